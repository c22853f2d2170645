//! How far this server has read the games that are not over, for its lists of tables.

use crate::connected_people::lock;
use cartagena_room::Room;
use std::collections::{HashMap, HashSet};
use std::sync::Mutex;

/// The games that are not over, as this server's lists show them.
#[derive(Default)]
pub(super) struct Heads(Mutex<HashMap<String, Head>>);

struct Head {
    /// Number of the last line that the lists take into account.
    seq: u64,
    /// The people who sit there in the lists.
    seated: Vec<i64>,
}

impl Heads {
    /// Notes the state of a game that the lists are to show; returns who sits there in them until now, or
    /// `None` if they show a later state already.
    pub(super) fn show(&self, game: &str, room: &Room, seq: u64) -> Option<Vec<i64>> {
        let mut heads = lock(&self.0);
        if heads.get(game).is_some_and(|head| head.seq > seq) {
            return None;
        }
        let before = heads.remove(game).map(|head| head.seated).unwrap_or_default();
        if !room.is_over() && !room.is_closed() {
            heads.insert(game.to_owned(), Head { seq, seated: room.seated_people() });
        }
        Some(before)
    }

    /// Notes that a line of a game changes nothing in the lists.
    pub(super) fn pass(&self, game: &str, seq: u64) {
        if let Some(head) = lock(&self.0).get_mut(game) {
            head.seq = head.seq.max(seq);
        }
    }

    /// Notes a game that cannot be read.
    pub(super) fn give_up(&self, game: &str, seq: u64) {
        lock(&self.0).insert(game.to_owned(), Head { seq, seated: Vec::new() });
    }

    /// Forgets a game that is over, and cannot be read.
    pub(super) fn forget(&self, game: &str) {
        lock(&self.0).remove(game);
    }

    /// Returns the games that have lines which the lists do not take into account, with the last one; and
    /// those that are over by now.
    pub(super) fn behind(&self, stored: Vec<(String, u64)>) -> (Vec<(String, u64)>, Vec<String>) {
        let heads = lock(&self.0);
        let running: HashSet<&str> = stored.iter().map(|(game, _)| game.as_str()).collect();
        let over = heads.keys().filter(|game| !running.contains(game.as_str()));
        let over = over.cloned().collect();
        let is_behind =
            |(game, seq): &(String, u64)| heads.get(game).is_none_or(|head| head.seq < *seq);
        (stored.into_iter().filter(is_behind).collect(), over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_behind_is_found_and_what_is_over_too() {
        let heads = Heads::default();
        for (game, seq) in [("same", 4), ("behind", 4), ("over", 9)] {
            heads.give_up(game, seq);
        }
        let stored = [("same", 4), ("behind", 5), ("new", 1)];
        let stored = stored.map(|(game, seq)| (game.to_owned(), seq)).to_vec();
        let (behind, over) = heads.behind(stored.clone());
        assert_eq!(behind, [("behind".to_owned(), 5), ("new".to_owned(), 1)]);
        assert_eq!(over, ["over"]);
        heads.pass("behind", 5);
        heads.pass("behind", 3);
        heads.pass("new", 1);
        heads.forget("over");
        assert_eq!(heads.behind(stored), (vec![("new".to_owned(), 1)], vec![]));
    }
}
