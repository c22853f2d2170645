//! People and each other: who blocks whom, who may chat or come in at all, and what is announced.
//!
//! The store is the truth. What is asked at every chat line and for every list is kept in memory, too: it
//! is read before the first person is let in, and changed once a change is stored.

mod marks;
mod requests;

pub(crate) use marks::Marks;

use crate::connected_people::lock;
use cartagena_store::{Announcement, CommunityState, Sanction, SanctionKind, Store, StoreError};
use std::collections::{HashMap, HashSet};
use std::sync::Mutex;
use tokio::sync::OnceCell;

/// Relations and sanctions of all people, in memory.
#[derive(Default)]
pub(crate) struct Community {
    known: Mutex<Known>,
    loaded: OnceCell<()>,
    pub(crate) marks: Marks,
}

#[derive(Default)]
struct Known {
    /// Number of changes that were noted.
    noted: u64,
    /// The people whom each person blocks, and by whom each is blocked.
    blocks: HashMap<i64, HashSet<i64>>,
    blocked_by: HashMap<i64, HashSet<i64>>,
    sanctions: HashMap<(i64, SanctionKind), u64>,
    announcement: Option<Announcement>,
}

impl Community {
    /// Returns an empty community whose marks are made from a secret.
    pub(crate) fn with_marks(secret: [u8; 32]) -> Community {
        Community { marks: Marks::new(secret), ..Community::default() }
    }

    /// Reads what the store has, unless that is done.
    pub(crate) async fn load(&self, store: &dyn Store) -> Result<(), StoreError> {
        self.loaded.get_or_try_init(|| self.reload(store)).await.copied()
    }

    /// Reads what the store has, as after two people were merged. If something is noted meanwhile, it may
    /// not be in what was read, which is read again then.
    pub(crate) async fn reload(&self, store: &dyn Store) -> Result<(), StoreError> {
        loop {
            let noted = lock(&self.known).noted;
            let state = store.community_state().await?;
            let mut known = lock(&self.known);
            if known.noted == noted {
                *known = Known { noted, ..Known::new(state) };
                return Ok(());
            }
        }
    }

    fn note(&self, change: impl FnOnce(&mut Known)) {
        let mut known = lock(&self.known);
        known.noted += 1;
        change(&mut known);
    }

    /// Notes that a person blocks another, or does so no more.
    pub(crate) fn note_block(&self, person: i64, other: i64, on: bool) {
        self.note(|known| known.note_block(person, other, on));
    }

    /// Notes a sanction, or its end.
    pub(crate) fn note_sanction(&self, person: i64, kind: SanctionKind, until: Option<u64>) {
        self.note(|known| match until {
            Some(until) => drop(known.sanctions.insert((person, kind), until)),
            None => drop(known.sanctions.remove(&(person, kind))),
        });
    }

    /// Notes what is announced.
    pub(crate) fn note_announcement(&self, new: Option<Announcement>) {
        self.note(|known| known.announcement = new);
    }

    /// Returns what is announced.
    pub(crate) fn announcement(&self, now: u64) -> Option<Announcement> {
        let known = lock(&self.known);
        known.announcement.clone().filter(|announcement| announcement.expires > now)
    }

    /// Reports whether a person blocks another.
    pub(crate) fn blocks(&self, person: i64, other: i64) -> bool {
        let known = lock(&self.known);
        known.blocks.get(&person).is_some_and(|blocked| blocked.contains(&other))
    }

    /// Returns whom a person does not meet: those whom they block, and those who block them. The two
    /// cannot be told apart.
    pub(crate) fn strangers_of(&self, person: i64) -> HashSet<i64> {
        let known = lock(&self.known);
        let of = |map: &HashMap<i64, HashSet<i64>>| map.get(&person).cloned().unwrap_or_default();
        let mut strangers = of(&known.blocks);
        strangers.extend(of(&known.blocked_by));
        strangers
    }

    /// Reports whether two people may be brought to one table.
    pub(crate) fn may_meet(&self, one: i64, other: i64) -> bool {
        !self.blocks(one, other) && !self.blocks(other, one)
    }

    /// Reports whether a person is under a sanction.
    pub(crate) fn is_sanctioned(&self, person: i64, kind: SanctionKind, now: u64) -> bool {
        let known = lock(&self.known);
        known.sanctions.get(&(person, kind)).is_some_and(|until| *until > now)
    }

    /// Returns the end of a sanction that holds.
    pub(crate) fn sanction_end(&self, person: i64, kind: SanctionKind, now: u64) -> Option<u64> {
        let known = lock(&self.known);
        known.sanctions.get(&(person, kind)).copied().filter(|until| *until > now)
    }
}

impl Known {
    fn new(state: CommunityState) -> Known {
        let mut known = Known { announcement: state.announcement, ..Known::default() };
        for (person, other) in state.blocks {
            known.note_block(person, other, true);
        }
        for Sanction { person, kind, until } in state.sanctions {
            known.sanctions.insert((person, kind), until);
        }
        known
    }

    fn note_block(&mut self, person: i64, other: i64, on: bool) {
        change(&mut self.blocks, person, other, on);
        change(&mut self.blocked_by, other, person, on);
    }
}

fn change(map: &mut HashMap<i64, HashSet<i64>>, person: i64, other: i64, on: bool) {
    if on {
        map.entry(person).or_default().insert(other);
    } else if let Some(known) = map.get_mut(&person) {
        known.remove(&other);
        if known.is_empty() {
            map.remove(&person);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_holds_in_both_directions_until_it_ends() {
        let community = Community::default();
        assert!(community.may_meet(1, 2));
        community.note_block(1, 2, true);
        assert!(!community.may_meet(1, 2) && !community.may_meet(2, 1));
        assert!(community.blocks(1, 2) && !community.blocks(2, 1));
        assert_eq!(community.strangers_of(2), HashSet::from([1]));
        community.note_block(1, 2, false);
        assert!(community.may_meet(1, 2) && community.strangers_of(2).is_empty());
        assert!(lock(&community.known).blocks.is_empty(), "nothing is left behind");
    }

    #[test]
    fn a_sanction_ends_by_itself() {
        let community = Community::default();
        community.note_sanction(1, SanctionKind::Mute, Some(100));
        let muted = |now| community.is_sanctioned(1, SanctionKind::Mute, now);
        assert!(muted(99) && !muted(100));
        assert!(!community.is_sanctioned(1, SanctionKind::Ban, 0));
        community.note_sanction(1, SanctionKind::Mute, None);
        assert!(!muted(0));
    }
}
