//! The order of the lobby: fair among the people and addresses that opened the tables.
//!
//! The second table of an address comes after everybody's first, the third after everybody's second,
//! and so on; among the tables of one address the same holds for people. So a flood of tables cannot
//! push others off the list, however fast it comes. The address is known only to the server that
//! opened the table and is not stored: after a restart a table counts for its host alone.

use crate::limits::Limits;
use cartagena_protocol::TableSummary;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::hash::Hash;

/// A table in the lobby.
#[derive(Clone)]
pub(super) struct LobbyEntry {
    pub(super) card: TableSummary,
    /// The person who opened the table.
    pub(super) host: i64,
    /// The people who sit there, or for whom a seat is reserved.
    pub(super) people: Vec<i64>,
    /// The network from which it was opened, if it is known.
    pub(super) network: Option<u128>,
}

/// Client by which tables are counted: a network, or a person where no network is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Source {
    Network(u128),
    Person(i64),
}

/// Returns the tables in the order of the list: by turns, the newest first within a turn. Tables
/// beyond the limits for a person or an address are left out; they can still be joined by their
/// link.
pub(super) fn fair_order<'a>(
    entries: impl Iterator<Item = &'a LobbyEntry>,
    limits: &Limits,
) -> Vec<&'a TableSummary> {
    let mut entries: Vec<&LobbyEntry> = entries.collect();
    entries.sort_by_key(|entry| newest_first(entry));
    let mut ranked = rank_by(entries, |entry| entry.host);
    ranked.retain(|(rank, _)| *rank < limits.lobby_tables_per_person);
    ranked.sort_by_key(|(rank, _)| *rank);
    let entries = ranked.into_iter().map(|(_, entry)| entry).collect();
    let mut ranked = rank_by(entries, source);
    ranked.retain(|(rank, _)| *rank < limits.lobby_tables_per_address);
    ranked.sort_by_key(|(rank, entry)| (*rank, newest_first(entry)));
    ranked.into_iter().map(|(_, entry)| &entry.card).collect()
}

fn newest_first(entry: &LobbyEntry) -> Reverse<u64> {
    Reverse(entry.card.last_changed)
}

fn source(entry: &LobbyEntry) -> Source {
    entry.network.map_or(Source::Person(entry.host), Source::Network)
}

/// Returns each entry with the number of earlier ones that have the same key.
fn rank_by<K: Hash + Eq>(
    entries: Vec<&LobbyEntry>,
    key: impl Fn(&LobbyEntry) -> K,
) -> Vec<(usize, &LobbyEntry)> {
    let mut counts = HashMap::new();
    let ranked = entries.into_iter().map(|entry| {
        let count: &mut usize = counts.entry(key(entry)).or_default();
        *count += 1;
        (*count - 1, entry)
    });
    ranked.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_protocol::RoomStage;

    fn entry(game: &str, host: i64, network: Option<u128>, last_changed: u64) -> LobbyEntry {
        let card = TableSummary {
            game: game.to_owned(),
            rules: "jamaica".parse().expect("rules"),
            seats: Vec::new(),
            free_seats: Vec::new(),
            open_to_anyone: 1,
            time_control: None,
            rated: false,
            stage: RoomStage::Gathering,
            your_seat: None,
            your_turn: false,
            last_changed,
        };
        LobbyEntry { card, host, people: vec![host], network }
    }

    fn order(entries: &[LobbyEntry], limits: &Limits) -> Vec<String> {
        fair_order(entries.iter(), limits).iter().map(|card| card.game.clone()).collect()
    }

    #[test]
    fn the_second_table_of_an_address_comes_after_the_first_of_all() {
        let entries = [
            entry("old", 1, Some(1), 10),
            entry("new", 2, Some(2), 30),
            entry("newer", 3, Some(2), 40),
            entry("newest", 3, Some(2), 50),
        ];
        // The third person's second table waits for the other person behind the same address.
        assert_eq!(order(&entries, &Limits::default()), ["newest", "old", "new", "newer"]);
    }

    /// Regression: two addresses opened 192 tables, and an honest one was gone from the list.
    #[test]
    fn a_flood_from_two_addresses_hides_nobody() {
        let flood = (0..192).map(|number| {
            let network = number % 2;
            entry(&format!("flood {number}"), number, Some(network as u128), 1_000)
        });
        let mut entries: Vec<_> = flood.collect();
        entries.push(entry("honest", 500, Some(9), 1));
        let order = order(&entries, &Limits::default());
        assert_eq!(order.iter().position(|game| game == "honest"), Some(2));
        assert_eq!(order.len(), 2 * Limits::default().lobby_tables_per_address + 1);
    }

    #[test]
    fn one_person_fills_no_list() {
        let entries: Vec<_> = (0..50).map(|number| entry("same", 1, None, number)).collect();
        assert_eq!(order(&entries, &Limits::default()).len(), 5);
        let strangers: Vec<_> = (0..50).map(|number| entry("own", number, None, 1)).collect();
        assert_eq!(order(&strangers, &Limits::default()).len(), 50);
    }
}
