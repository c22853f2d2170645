//! Who is there. None of it is kept: after a start of the host nobody is there until they come.

use crate::Quay;
use crate::quay::Stage;
use std::collections::{BTreeMap, BTreeSet};

/// How long somebody has to be gone before the others decide about the seat, in milliseconds.
const MISSING: u64 = 60_000;

/// Who looks at a table.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct People {
    /// Since when the host serves the table.
    up: u64,
    /// When somebody went; nothing while they are there.
    gone: BTreeMap<i64, Option<u64>>,
    /// How many look on without being anybody.
    strangers: u32,
    /// Who does not want to confirm turns, of those who are there or sit there.
    unasked: BTreeSet<i64>,
}

impl People {
    pub(crate) fn new(now: u64) -> People {
        People { up: now, gone: BTreeMap::new(), strangers: 0, unasked: BTreeSet::new() }
    }

    pub(crate) fn is_here(&self, person: i64) -> bool {
        self.gone.get(&person) == Some(&None)
    }

    /// For how many milliseconds somebody has been gone.
    pub(crate) fn gone(&self, person: i64, now: u64) -> u64 {
        match self.gone.get(&person) {
            Some(None) => 0,
            Some(Some(since)) => now.saturating_sub(*since),
            None => now.saturating_sub(self.up),
        }
    }

    /// From when on somebody is missing; nothing while they are there.
    fn missing(&self, person: i64) -> Option<u64> {
        let since = self.gone.get(&person).copied().unwrap_or(Some(self.up));
        since.map(|since| since + MISSING)
    }

    /// Whether somebody has been gone for so long that the others decide.
    pub(crate) fn is_missing(&self, person: i64, now: u64) -> bool {
        self.missing(person).is_some_and(|moment| moment <= now)
    }

    pub(crate) fn asks(&self, person: i64) -> bool {
        !self.unasked.contains(&person)
    }

    /// Somebody sat down without having looked yet.
    pub(crate) fn expect(&mut self, person: i64, now: u64) {
        self.gone.entry(person).or_insert(Some(now));
    }

    fn come(&mut self, person: i64) -> bool {
        self.gone.insert(person, None) != Some(None)
    }

    fn go(&mut self, person: i64, now: u64) -> bool {
        self.is_here(person) && self.gone.insert(person, Some(now)).is_some()
    }

    /// Somebody has no seat here any more; of those who are not there either, nothing is remembered.
    pub(crate) fn release(&mut self, person: i64) {
        if !self.is_here(person) {
            self.gone.remove(&person);
            self.unasked.remove(&person);
        }
    }
}

impl Quay {
    /// Somebody has come to look (their first socket here), or has gone (their last one); without a
    /// person it is a stranger, of whom there may be many. This is not kept. The answer is whether
    /// anybody should be told: then everybody gets the [room](Quay::room), and it may be that
    /// something is [due](Quay::due), because who comes back gets the seat back from a bot.
    pub fn present(&mut self, person: Option<i64>, here: bool, now: u64) -> bool {
        let Some(person) = person else {
            let count = self.people.strangers;
            self.people.strangers = if here { count + 1 } else { count.saturating_sub(1) };
            return self.people.strangers != count;
        };
        let changed = if here { self.people.come(person) } else { self.people.go(person, now) };
        if !here && self.seat_of(person).is_none() {
            self.people.release(person);
        }
        changed
    }

    /// Whether a person wants to confirm turns after the third move; at first everybody does. Only
    /// those are heard who are [there](Quay::present) or sit there. This is not kept.
    pub fn ask_to_confirm(&mut self, person: i64, ask: bool) {
        let known = self.people.is_here(person) || self.seat_of(person).is_some();
        if ask {
            self.people.unasked.remove(&person);
        } else if known {
            self.people.unasked.insert(person);
        }
        self.refresh_asks();
    }

    /// The next moment after this one from which somebody is missing for whom the others can do
    /// something: then everybody gets the [room](Quay::room) again.
    pub fn missed_next(&self, after: u64) -> Option<u64> {
        let moments = self.awaited().into_iter().filter_map(|person| self.people.missing(person));
        moments.filter(|moment| *moment > after).min()
    }

    /// Whom the others wait for: the host to begin, or everybody to play.
    fn awaited(&self) -> Vec<i64> {
        let slow = self.agreed.pace.is_some_and(|pace| pace.is_slow());
        match self.stage {
            Stage::Gathering => vec![self.host],
            Stage::Playing if !slow => self
                .chairs
                .iter()
                .filter(|chair| chair.is_in())
                .filter_map(|chair| chair.person)
                .collect(),
            _ => Vec::new(),
        }
    }

    /// How many look on who do not sit here.
    pub(crate) fn watching(&self) -> u32 {
        let here = self.people.gone.iter().filter(|(_, gone)| gone.is_none());
        let standing = here.filter(|(person, _)| self.seat_of(**person).is_none()).count();
        self.people.strangers + standing as u32
    }

    /// Up to when the time that ran is counted. A host that lets a table sleep hands it to
    /// [`Quay::woken`].
    pub fn counted(&self) -> u64 {
        self.clock.since()
    }

    /// The table was read anew by a host that was up all the while and had let it sleep: its clock
    /// ran on from then, or from the last line if another host has kept one since. Nobody was there.
    pub fn woken(&mut self, counted: u64, now: u64) {
        let since = self.counted().max(counted);
        self.resumed(now);
        self.clock.go_on(since.min(now));
    }

    /// The host was down: clocks go on from here, and so does the time that people are missed.
    pub fn resumed(&mut self, now: u64) {
        self.people = People::new(now);
        self.clock.go_on(now);
        if let Stage::Dealing { until } = &mut self.stage {
            *until = now + crate::change::DEALING;
        }
        self.refresh_asks();
    }
}
