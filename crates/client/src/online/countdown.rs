use cartagena::Seat;
use cartagena_protocol::Clocks;

/// Clocks of a message, counted down since it was received.
#[derive(Clone, Debug, PartialEq)]
pub struct Countdown {
    clocks: Clocks,
    /// Time at which the message was received, in milliseconds of a monotonic clock.
    received_at: f64,
}

/// Time left for a seat, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// Time left for its turn; `None` while it is not its turn.
    pub turn: Option<u64>,
    /// Reserve left.
    pub reserve: u64,
}

impl TimeLeft {
    /// Returns the total time left.
    pub fn total(&self) -> u64 {
        self.turn.unwrap_or(0) + self.reserve
    }
}

/// Duration in the form in which a clock shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClockFace {
    /// Minutes and seconds, such as `4:07`.
    Digits(String),
    /// Hours.
    Hours(u64),
    /// Days.
    Days(u64),
}

impl ClockFace {
    /// Returns the form of a duration in milliseconds. Seconds are rounded up, so that `0:00` is
    /// the end.
    pub fn of(milliseconds: u64) -> ClockFace {
        let seconds = milliseconds.div_ceil(1_000);
        match seconds {
            0..3_600 => ClockFace::Digits(format!("{}:{:02}", seconds / 60, seconds % 60)),
            3_600..172_800 => ClockFace::Hours(seconds / 3_600),
            _ => ClockFace::Days(seconds / 86_400),
        }
    }
}

/// Seconds before the end at which a player is warned.
const WARNINGS: [u64; 2] = [10, 30];

impl Countdown {
    /// Starts counting down clocks that were received at `now`.
    pub fn new(clocks: Clocks, now: f64) -> Countdown {
        Countdown { clocks, received_at: now }
    }

    /// Returns the seat whose clock runs.
    pub fn seat(&self) -> Option<Seat> {
        self.clocks.running
    }

    /// Returns the time left for a seat.
    pub fn left(&self, seat: Seat, now: f64) -> Option<TimeLeft> {
        let reserve = *self.clocks.reserves_ms.get(seat.index())?;
        if self.clocks.running != Some(seat) {
            return Some(TimeLeft { turn: None, reserve });
        }
        let gone = (now - self.received_at).max(0.0) as u64;
        let over = gone.saturating_sub(self.clocks.turn_left_ms);
        let turn = Some(self.clocks.turn_left_ms.saturating_sub(gone));
        Some(TimeLeft { turn, reserve: reserve.saturating_sub(over) })
    }

    /// Returns the warning, in seconds, that became due between two moments for a seat whose clock
    /// runs. A turn that is not longer than the warning has none: there would be one at every turn.
    pub fn warning(&self, seat: Seat, then: f64, now: f64) -> Option<u64> {
        let (before, after) = (self.left(seat, then)?.total(), self.left(seat, now)?.total());
        let crossed = |seconds: &u64| before > seconds * 1_000 && after <= seconds * 1_000;
        WARNINGS.into_iter().find(crossed).filter(|_| self.clocks.running == Some(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIRST: Seat = Seat::FIRST;

    fn second() -> Seat {
        Seat::new(1).expect("a seat")
    }

    fn countdown(left: u64, reserves: [u64; 2]) -> Countdown {
        let clocks = Clocks {
            game: "k3".into(),
            running: Some(second()),
            turn_left_ms: left,
            reserves_ms: reserves.to_vec(),
        };
        Countdown::new(clocks, 500.0)
    }

    #[test]
    fn a_turn_runs_out_before_the_reserve() {
        let clocks = countdown(30_000, [60_000, 9_000]);
        let check = |now, turn, reserve| {
            assert_eq!(
                clocks.left(second(), now),
                Some(TimeLeft { turn: Some(turn), reserve }),
                "{now}"
            );
        };
        check(500.0, 30_000, 9_000);
        check(10_500.0, 20_000, 9_000);
        check(34_500.0, 0, 5_000);
        check(99_500.0, 0, 0);
        check(0.0, 30_000, 9_000);
    }

    #[test]
    fn other_clocks_stand() {
        let clocks = countdown(30_000, [60_000, 9_000]);
        assert_eq!(clocks.left(FIRST, 20_000.0), Some(TimeLeft { turn: None, reserve: 60_000 }));
        assert_eq!(clocks.left(second().next_at(3), 20_000.0), None);
    }

    #[test]
    fn each_warning_comes_once() {
        let clocks = countdown(40_000, [0, 5_000]);
        let steps = (0..60).map(|second| 500.0 + 1_000.0 * f64::from(second));
        let found: Vec<u64> =
            steps.filter_map(|now| clocks.warning(second(), now, now + 1_000.0)).collect();
        assert_eq!(found, [30, 10]);
        assert_eq!(clocks.warning(FIRST, 500.0, 90_000.0), None);
    }

    #[test]
    fn a_short_turn_is_not_warned_of_from_its_beginning() {
        let clocks = countdown(20_000, [0, 0]);
        assert_eq!(clocks.warning(second(), 500.0, 1_500.0), None);
    }

    #[test]
    fn long_times_are_not_told_by_the_second() {
        assert_eq!(ClockFace::of(0), ClockFace::Digits("0:00".into()));
        assert_eq!(ClockFace::of(1), ClockFace::Digits("0:01".into()));
        assert_eq!(ClockFace::of(247_000), ClockFace::Digits("4:07".into()));
        assert_eq!(ClockFace::of(3_600_000), ClockFace::Hours(1));
        assert_eq!(ClockFace::of(172_800_000), ClockFace::Days(2));
    }
}
