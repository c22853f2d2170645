//! Who is there. None of it is kept: after a start of the host nobody is there until they come.

use crate::Room;
use crate::room::Phase;
use std::collections::{BTreeMap, BTreeSet};

/// How long somebody has to be gone before the others decide about the seat, in milliseconds.
const MISSING_AFTER_MS: u64 = 60_000;

/// Who looks at a table.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Presence {
    /// Since when the host serves the table.
    serving_since: u64,
    /// When somebody went; nothing while they are there.
    absent_since: BTreeMap<i64, Option<u64>>,
    /// How many look on without being anybody.
    anonymous_viewers: u32,
    /// Who does not want to confirm turns, of those who are there or sit there.
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

    /// For how many milliseconds somebody has been gone.
    pub(crate) fn absent_for(&self, person: i64, now: u64) -> u64 {
        match self.absent_since.get(&person) {
            Some(None) => 0,
            Some(Some(since)) => now.saturating_sub(*since),
            None => now.saturating_sub(self.serving_since),
        }
    }

    /// From when on somebody is missing; nothing while they are there.
    fn missing_from(&self, person: i64) -> Option<u64> {
        let since = self.absent_since.get(&person).copied().unwrap_or(Some(self.serving_since));
        since.map(|since| since + MISSING_AFTER_MS)
    }

    /// Whether somebody has been gone for so long that the others decide.
    pub(crate) fn is_missing(&self, person: i64, now: u64) -> bool {
        self.missing_from(person).is_some_and(|moment| moment <= now)
    }

    pub(crate) fn wants_confirmation(&self, person: i64) -> bool {
        !self.no_confirmation.contains(&person)
    }

    /// Somebody sat down without having looked yet.
    pub(crate) fn add_absent(&mut self, person: i64, now: u64) {
        self.absent_since.entry(person).or_insert(Some(now));
    }

    fn arrive(&mut self, person: i64) -> bool {
        self.absent_since.insert(person, None) != Some(None)
    }

    fn depart(&mut self, person: i64, now: u64) -> bool {
        self.is_present(person) && self.absent_since.insert(person, Some(now)).is_some()
    }

    /// Somebody has no seat here any more; of those who are not there either, nothing is remembered.
    pub(crate) fn forget_if_absent(&mut self, person: i64) {
        if !self.is_present(person) {
            self.absent_since.remove(&person);
            self.no_confirmation.remove(&person);
        }
    }
}

impl Room {
    /// Somebody has come to look (their first socket here), or has gone (their last one); without a
    /// person it is a stranger, of whom there may be many. This is not kept. The answer is whether
    /// anybody should be told: then everybody gets the [room](Room::room_message), and it may be that
    /// something is [due](Room::next_due), because who comes back gets the seat back from a bot.
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

    /// Whether a person wants to confirm turns after the third move; at first everybody does. Only
    /// those are heard who are [there](Room::set_present) or sit there. This is not kept.
    pub fn ask_to_confirm(&mut self, person: i64, ask: bool) {
        let known = self.presence.is_present(person) || self.seat_of(person).is_some();
        if ask {
            self.presence.no_confirmation.remove(&person);
        } else if known {
            self.presence.no_confirmation.insert(person);
        }
        self.update_confirmations();
    }

    /// The next moment after this one from which somebody is missing for whom the others can do
    /// something: then everybody gets the [room](Room::room_message) again.
    pub fn next_missing_at(&self, after: u64) -> Option<u64> {
        let moments = self
            .awaited_people()
            .into_iter()
            .filter_map(|person| self.presence.missing_from(person));
        moments.filter(|moment| *moment > after).min()
    }

    /// Whom the others wait for: the host to begin, or everybody to play.
    fn awaited_people(&self) -> Vec<i64> {
        let slow = self.settings.pace.is_some_and(|pace| pace.is_slow());
        match self.phase {
            Phase::Gathering => vec![self.host],
            Phase::Playing if !slow => self
                .seats
                .iter()
                .filter(|chair| chair.is_active())
                .filter_map(|chair| chair.person)
                .collect(),
            _ => Vec::new(),
        }
    }

    /// How many look on who do not sit here.
    pub(crate) fn spectator_count(&self) -> u32 {
        let here = self.presence.absent_since.iter().filter(|(_, gone)| gone.is_none());
        let standing = here.filter(|(person, _)| self.seat_of(**person).is_none()).count();
        self.presence.anonymous_viewers + standing as u32
    }

    /// Up to when the time that ran is counted. A host that lets a table sleep hands it to
    /// [`Room::resume_after_sleep`].
    pub fn clock_counted_until(&self) -> u64 {
        self.clock.counted_until()
    }

    /// The table was read anew by a host that was up all the while and had let it sleep: its clock
    /// ran on from then, or from the last line if another host has kept one since. Nobody was there.
    pub fn resume_after_sleep(&mut self, counted: u64, now: u64) {
        let since = self.clock_counted_until().max(counted);
        self.resume_after_downtime(now);
        self.clock.count_from(since.min(now));
    }

    /// The host was down: clocks go on from here, and so does the time that people are missed.
    pub fn resume_after_downtime(&mut self, now: u64) {
        self.presence = Presence::new(now);
        self.clock.count_from(now);
        if let Phase::Dealing { until } = &mut self.phase {
            *until = now + crate::apply::REVEAL_TIMEOUT_MS;
        }
        self.update_confirmations();
    }
}
