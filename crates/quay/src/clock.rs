//! Time: what each seat has left, and what is due when.

use crate::line::Fact;
use crate::quay::Stage;
use crate::{Decision, Quay};
use cartagena::Seat;
use cartagena_parley::number;
use cartagena_protocol::{Clocks, Pace};

/// For how long nothing may happen at a table before its game has begun: seven days.
const GATHERING: u64 = 7 * 24 * 3_600_000;
/// The least time after which it is kept that a clock ran.
const CHECK: u64 = 60_000;

/// The time that is left, in milliseconds.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Clock {
    /// Up to when the time that ran is counted.
    since: u64,
    /// Of the turn.
    left: u64,
    /// Of each seat beyond that.
    reserves: Vec<u64>,
}

impl Clock {
    pub(crate) fn new(seats: usize, now: u64) -> Clock {
        Clock { since: now, left: 0, reserves: vec![0; seats] }
    }

    pub(crate) fn set(&mut self, pace: Pace) {
        self.reserves.fill(u64::from(pace.reserve) * 1_000);
        self.next_turn(pace);
    }

    pub(crate) fn next_turn(&mut self, pace: Pace) {
        self.left = u64::from(pace.turn) * 1_000;
    }

    /// From here on nothing is counted yet.
    pub(crate) fn go_on(&mut self, now: u64) {
        self.since = now;
    }

    /// Up to when the time that ran is counted.
    pub(crate) const fn since(&self) -> u64 {
        self.since
    }

    pub(crate) fn charge(&mut self, seat: Seat, ran: u64) {
        let beyond = ran.saturating_sub(self.left);
        self.left = self.left.saturating_sub(ran);
        let reserve = &mut self.reserves[seat.index()];
        *reserve = reserve.saturating_sub(beyond);
    }

    /// After which time it is kept that the clock of a seat ran: a small part of a turn, or of what
    /// is left if that is more.
    fn check(&self, seat: Seat, pace: Pace) -> u64 {
        let turn = u64::from(pace.turn) * 1_000;
        CHECK.max(turn.max(self.zero(seat) - self.since) / 16)
    }

    /// When a seat has no time left, if its clock runs on.
    fn zero(&self, seat: Seat) -> u64 {
        self.since + self.left + self.reserves[seat.index()]
    }
}

impl Quay {
    /// Whose clock runs. Bots have none.
    pub(crate) fn running(&self) -> Option<Seat> {
        self.agreed.pace?;
        self.actor().filter(|seat| self.bot_of(*seat).is_none())
    }

    /// For how long the clock has run since the last line.
    pub(crate) fn ran(&self, now: u64) -> u64 {
        self.running().map_or(0, |_| now.saturating_sub(self.clock.since))
    }

    /// When [`Quay::tick`] has something to do; it may be long ago.
    pub fn due(&self) -> Option<u64> {
        self.dues().into_iter().map(|(moment, _)| moment).min()
    }

    /// What time brings: a deal without the shares that did not come, a turn without time, a seat
    /// taken back. The host keeps and commits it and asks again until nothing comes; before it hands
    /// over a message, too.
    pub fn tick(&self, now: u64) -> Option<Decision> {
        let due = self.dues().into_iter().filter(|(moment, _)| *moment <= now);
        let (_, fact) = due.min_by_key(|(moment, _)| *moment)?;
        Some(self.decision(fact, now))
    }

    fn dues(&self) -> Vec<(u64, Fact)> {
        match self.stage {
            Stage::Gathering => vec![(self.touched + GATHERING, Fact::Closed)],
            Stage::Dealing { until } => vec![(until, Fact::Dealt)],
            Stage::Playing => self.dues_of_play(),
            Stage::Over { .. } | Stage::Closed => Vec::new(),
        }
    }

    fn dues_of_play(&self) -> Vec<(u64, Fact)> {
        let mut dues = Vec::new();
        let at_once = self.touched;
        let back = |seat: &Seat| {
            let chair = &self.chairs[seat.index()];
            // Whoever was wanted out by some is not any more.
            let missed = chair.stand_in || !chair.unwanted_by.is_empty();
            missed && chair.person.is_some_and(|person| self.people.is_here(person))
        };
        if let Some(seat) = Seat::first(self.chairs.len()).find(back) {
            dues.push((at_once, Fact::Back { seat: number(seat) }));
        }
        let waiting = self.table.as_ref().and_then(|table| table.to_confirm());
        if let Some(seat) = waiting.filter(|seat| self.bot_of(*seat).is_some()) {
            dues.push((at_once, Fact::Confirmed { seat: number(seat) }));
        }
        if let (Some(seat), Some(pace)) = (self.running(), self.agreed.pace) {
            dues.push((self.clock.zero(seat), Fact::TimeUp { seat: number(seat) }));
            dues.push((self.clock.since + self.clock.check(seat, pace), Fact::Clock));
        }
        dues
    }

    /// How much time there is; nothing at a table without a pace or before the game.
    pub(crate) fn clocks(&self, now: u64) -> Option<Clocks> {
        self.agreed.pace?;
        self.table.as_ref()?;
        let mut clock = self.clock.clone();
        if let Some(seat) = self.running() {
            clock.charge(seat, self.ran(now));
        }
        Some(Clocks {
            game: self.game.clone(),
            seat: self.running().map(number),
            left: clock.left,
            reserves: clock.reserves,
        })
    }
}
