//! Presence of people at a table. None of it is stored: after a start of the server everybody is
//! absent until they connect.

use crate::Room;
use crate::room::Phase;
use std::collections::{BTreeMap, BTreeSet};

/// Time of absence after which the others may decide about a person's seat, in milliseconds.
const MISSING_AFTER_MS: u64 = 60_000;

/// Presence of the people who watch or sit at a table.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Presence {
    /// Time since when the host serves the table.
    serving_since: u64,
    /// Time at which each person left; `None` while the person is present.
    absent_since: BTreeMap<i64, Option<u64>>,
    /// Number of viewers without an account.
    anonymous_viewers: u32,
    /// People, present or seated, who do not want to confirm their turns.
    no_confirmation: BTreeSet<i64>,
}

impl Presence {
    pub(crate) fn new(now: u64) -> Presence {
        Presence {
            serving_since: now,
            absent_since: BTreeMap::new(),
            anonymous_viewers: 0,
            no_confirmation: BTreeSet::new(),
        }
    }

    pub(crate) fn is_present(&self, person: i64) -> bool {
        self.absent_since.get(&person) == Some(&None)
    }

    /// Returns for how many milliseconds a person has been absent.
    pub(crate) fn absent_for(&self, person: i64, now: u64) -> u64 {
        match self.absent_since.get(&person) {
            Some(None) => 0,
            Some(Some(since)) => now.saturating_sub(*since),
            None => now.saturating_sub(self.serving_since),
        }
    }

    /// Returns the time from which on a person counts as missing; `None` while they are present.
    fn missing_from(&self, person: i64) -> Option<u64> {
        let since = self.absent_since.get(&person).copied().unwrap_or(Some(self.serving_since));
        since.map(|since| since + MISSING_AFTER_MS)
    }

    /// Reports whether a person has been absent for so long that the others may decide.
    pub(crate) fn is_missing(&self, person: i64, now: u64) -> bool {
        self.missing_from(person).is_some_and(|moment| moment <= now)
    }

    pub(crate) fn wants_confirmation(&self, person: i64) -> bool {
        !self.no_confirmation.contains(&person)
    }

    /// Adds a person who sat down before watching the table: absent since now.
    pub(crate) fn add_absent(&mut self, person: i64, now: u64) {
        self.absent_since.entry(person).or_insert(Some(now));
    }

    fn arrive(&mut self, person: i64) -> bool {
        self.absent_since.insert(person, None) != Some(None)
    }

    fn depart(&mut self, person: i64, now: u64) -> bool {
        self.is_present(person) && self.absent_since.insert(person, Some(now)).is_some()
    }

    /// Forgets a person who has no seat any more, unless they are present.
    pub(crate) fn forget_if_absent(&mut self, person: i64) {
        if !self.is_present(person) {
            self.absent_since.remove(&person);
            self.no_confirmation.remove(&person);
        }
    }
}

impl Room {
    /// Notes that a person opened their first connection to the table, or closed their last one;
    /// without a person, that the number of anonymous viewers changed by one. This is not stored.
    ///
    /// Returns whether presence changed. If it did, the host sends everybody the
    /// [room](Room::room_message), and asks whether something is [due](Room::next_due): a person who
    /// comes back gets the seat back from a bot.
    pub fn set_present(&mut self, person: Option<i64>, here: bool, now: u64) -> bool {
        let Some(person) = person else {
            let count = self.presence.anonymous_viewers;
            self.presence.anonymous_viewers =
                if here { count + 1 } else { count.saturating_sub(1) };
            return self.presence.anonymous_viewers != count;
        };
        let changed =
            if here { self.presence.arrive(person) } else { self.presence.depart(person, now) };
        if !here && self.seat_of(person).is_none() {
            self.presence.forget_if_absent(person);
        }
        changed
    }

    /// Sets whether a person wants to confirm turns after the third move; by default everybody does.
    /// Ignored for people who are neither [present](Room::set_present) nor seated. This is not stored.
    pub fn ask_to_confirm(&mut self, person: i64, ask: bool) {
        let known = self.presence.is_present(person) || self.seat_of(person).is_some();
        if ask {
            self.presence.no_confirmation.remove(&person);
        } else if known {
            self.presence.no_confirmation.insert(person);
        }
        self.update_confirmations();
    }

    /// Returns the next time after `after` at which an awaited person becomes missing, so that the
    /// others may act. The host then sends everybody the [room](Room::room_message) again.
    pub fn next_missing_at(&self, after: u64) -> Option<u64> {
        let moments = self
            .awaited_people()
            .into_iter()
            .filter_map(|person| self.presence.missing_from(person));
        moments.filter(|moment| *moment > after).min()
    }

    /// Returns the people for whom the others wait: the host, who starts the game, or all who play.
    fn awaited_people(&self) -> Vec<i64> {
        let slow = self.settings.pace.is_some_and(|pace| pace.is_slow());
        match self.phase {
            Phase::Gathering => vec![self.host],
            Phase::Playing if !slow => self
                .seats
                .iter()
                .filter(|state| state.is_active())
                .filter_map(|state| state.person)
                .collect(),
            _ => Vec::new(),
        }
    }

    /// Returns the number of viewers who have no seat.
    pub(crate) fn spectator_count(&self) -> u32 {
        let here = self.presence.absent_since.iter().filter(|(_, gone)| gone.is_none());
        let standing = here.filter(|(person, _)| self.seat_of(**person).is_none()).count();
        self.presence.anonymous_viewers + standing as u32
    }

    /// Returns the time up to which the running clock is counted. A host that unloads a table passes
    /// it to [`Room::resume_after_sleep`] when it loads the table again.
    pub fn clock_counted_until(&self) -> u64 {
        self.clock.counted_until()
    }

    /// Resumes a room that was unloaded while the host stayed up: its clock ran on since then, or
    /// since the last line if another host has stored one meanwhile. Everybody counts as absent.
    ///
    /// A line from the future was stored before a restart, when the time of day was ahead: it says
    /// nothing about the time since then.
    pub fn resume_after_sleep(&mut self, counted: u64, now: u64) {
        let moments = [self.clock_counted_until(), counted];
        let since = moments.into_iter().filter(|moment| *moment <= now).max();
        self.resume_after_downtime(now);
        self.clock.count_from(since.unwrap_or(now));
    }

    /// Resumes a room after the host was down: clocks go on from now, and absence is counted from now.
    /// If the time of day was set back meanwhile, the last change counts as made now.
    pub fn resume_after_downtime(&mut self, now: u64) {
        self.presence = Presence::new(now);
        self.last_change = self.last_change.min(now);
        self.clock.count_from(now);
        if let Phase::Dealing { until } = &mut self.phase {
            *until = now + crate::apply::REVEAL_TIMEOUT_MS;
        }
        self.update_confirmations();
    }
}
