//! Clocks of the seats, and the events that become due with time.

use crate::room::Phase;
use crate::stored_line::RoomEvent;
use crate::{Room, RoomDecision};
use cartagena::Seat;
use cartagena_protocol::{Clocks, TimeControl};

/// Time without any change after which a table whose game has not begun is closed: seven days.
const GATHERING_TIMEOUT_MS: u64 = 7 * 24 * 3_600_000;
/// Minimum interval at which the time of a running clock is stored.
const MIN_CLOCK_SAVE_MS: u64 = 60_000;

/// Time left, in milliseconds.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct TurnClock {
    /// Time up to which the running clock is counted.
    counted_until: u64,
    /// Time left for the turn.
    turn_left: u64,
    /// Reserve of each seat, used when the turn's time is up.
    reserves: Vec<u64>,
}

impl TurnClock {
    pub(crate) fn new(seats: usize, now: u64) -> TurnClock {
        TurnClock { counted_until: now, turn_left: 0, reserves: vec![0; seats] }
    }

    pub(crate) fn start_game(&mut self, pace: TimeControl) {
        self.reserves.fill(u64::from(pace.reserve) * 1_000);
        self.next_turn(pace);
    }

    pub(crate) fn next_turn(&mut self, pace: TimeControl) {
        self.turn_left = u64::from(pace.turn) * 1_000;
    }

    /// Marks all time before `now` as counted.
    pub(crate) fn count_from(&mut self, now: u64) {
        self.counted_until = now;
    }

    /// Returns the time up to which the running clock is counted.
    pub(crate) const fn counted_until(&self) -> u64 {
        self.counted_until
    }

    pub(crate) fn charge(&mut self, seat: Seat, ran: u64) {
        let beyond = ran.saturating_sub(self.turn_left);
        self.turn_left = self.turn_left.saturating_sub(ran);
        let reserve = &mut self.reserves[seat.index()];
        *reserve = reserve.saturating_sub(beyond);
    }

    /// Returns the interval at which the time of a seat's running clock is stored: a sixteenth of a
    /// turn, or of the time left if that is more.
    fn save_interval(&self, seat: Seat, pace: TimeControl) -> u64 {
        let turn = u64::from(pace.turn) * 1_000;
        MIN_CLOCK_SAVE_MS.max(turn.max(self.time_left(seat)) / 16)
    }

    /// Returns the time that a seat has left.
    fn time_left(&self, seat: Seat) -> u64 {
        self.turn_left + self.reserves[seat.index()]
    }
}

impl Room {
    /// Returns the seat whose clock runs. Bots have none.
    pub(crate) fn running_clock(&self) -> Option<Seat> {
        self.settings.pace?;
        self.actor().filter(|seat| self.bot_playing(*seat).is_none())
    }

    /// Returns for how long the clock has run since the last line.
    pub(crate) fn elapsed_since_line(&self, now: u64) -> u64 {
        self.running_clock().map_or(0, |seat| now.saturating_sub(self.counts_from(seat)))
    }

    /// Returns when [`Room::tick`] has something to do; it may be long ago.
    pub fn next_due(&self) -> Option<u64> {
        self.due_events().into_iter().map(|(moment, _)| moment).min()
    }

    /// Returns the earliest event that is due: a deal without the secrets that were not revealed, a
    /// turn whose time is up, a seat taken back from a bot. The host stores and commits it and calls
    /// again until `None` is returned; it does so before each message, too.
    pub fn tick(&self, now: u64) -> Option<RoomDecision> {
        let due = self.due_events().into_iter().filter(|(moment, _)| *moment <= now);
        let (_, event) = due.min_by_key(|(moment, _)| *moment)?;
        Some(self.new_decision(event, now))
    }

    fn due_events(&self) -> Vec<(u64, RoomEvent)> {
        match self.phase {
            Phase::Gathering => vec![(self.last_change + GATHERING_TIMEOUT_MS, RoomEvent::Closed)],
            Phase::Dealing { until } => vec![(until, RoomEvent::RevealTimedOut)],
            Phase::Playing => self.due_events_of_play(),
            Phase::Over { .. } | Phase::Closed => Vec::new(),
        }
    }

    fn due_events_of_play(&self) -> Vec<(u64, RoomEvent)> {
        let mut dues = Vec::new();
        let at_once = self.last_change;
        let back = |seat: &Seat| {
            let state = &self.seats[seat.index()];
            // Votes to put the person out end with the absence.
            let missed = state.stand_in || !state.removal_votes.is_empty();
            missed && state.person.is_some_and(|person| self.presence.is_present(person))
        };
        if let Some(seat) = Seat::first_n(self.seats.len()).find(back) {
            dues.push((at_once, RoomEvent::Returned { seat: seat.number() }));
        }
        let waiting = self.table.as_ref().and_then(|table| table.to_confirm());
        if let Some(seat) = waiting.filter(|seat| self.bot_playing(*seat).is_some()) {
            dues.push((at_once, RoomEvent::Confirmed { seat: seat.number() }));
        }
        if let (Some(seat), Some(pace)) = (self.running_clock(), self.settings.pace) {
            dues.push((self.runs_out_at(seat), RoomEvent::TimeUp { seat: seat.number() }));
            let save = self.counts_from(seat) + self.clock.save_interval(seat, pace);
            dues.push((save, RoomEvent::ClockRan));
        }
        dues
    }

    /// Returns when a seat has no time left, if its clock runs on.
    pub(crate) fn runs_out_at(&self, seat: Seat) -> u64 {
        self.counts_from(seat) + self.clock.time_left(seat)
    }

    /// Returns the clocks to show; `None` at a table without a time control, or before the deal.
    pub(crate) fn clocks_view(&self, now: u64) -> Option<Clocks> {
        self.settings.pace?;
        self.table.as_ref()?;
        let mut clock = self.clock.clone();
        if let Some(seat) = self.running_clock() {
            clock.charge(seat, self.elapsed_since_line(now));
        }
        Some(Clocks {
            game: self.game.clone(),
            running: self.running_clock().filter(|seat| self.holiday_end(*seat, now).is_none()),
            turn_left_ms: clock.turn_left,
            reserves_ms: clock.reserves,
        })
    }
}
