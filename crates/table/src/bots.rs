//! The seats that are bots, and the tags by which a record names them.

use cartagena::Seat;
use cartagena_bots::Level;
use cartagena_record::Record;

/// The bots at a table. A record has a tag for each, such as `[Bot1 "sailor"]`, beside the tag with
/// its name if it has one; programs that do not know these tags ignore them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bots([Option<Level>; Seat::MAX]);

impl Bots {
    /// Returns one person in the first seat, bots of this level in all others.
    pub fn all_but_first(level: Level) -> Bots {
        let mut bots = Bots([Some(level); Seat::MAX]);
        bots.set(Seat::FIRST, None);
        bots
    }

    /// Returns bots in the last of so many seats, in this order.
    pub fn in_last_seats(levels: &[Level], seats: usize) -> Bots {
        let mut bots = Bots::default();
        let free = seats.saturating_sub(levels.len());
        let places = Seat::first_n(seats).skip(free);
        places.zip(levels).for_each(|(seat, level)| bots.set(seat, Some(*level)));
        bots
    }

    /// Returns the bots that the tags of a record name, at a table of so many seats. A tag that names
    /// no level counts as none.
    pub fn from_tags(tags: &[(String, String)], seats: usize) -> Bots {
        let mut bots = Bots::default();
        for seat in Seat::first_n(seats) {
            let told = tags.iter().find(|(name, _)| *name == bot_tag(seat));
            bots.set(seat, told.and_then(|(_, level)| level.parse().ok()));
        }
        bots
    }

    /// Returns the bots that a record names.
    pub fn from_record(record: &Record) -> Bots {
        Bots::from_tags(&record.other_tags, record.start().position().seats())
    }

    /// Returns the tags of a record for these bots at a table of so many seats.
    pub fn tags(self, seats: usize) -> impl Iterator<Item = (String, String)> {
        Seat::first_n(seats)
            .filter_map(move |seat| Some((bot_tag(seat), self.level(seat)?.to_string())))
    }

    /// Returns the level of the bot in a seat; `None` for a person.
    pub fn level(self, seat: Seat) -> Option<Level> {
        self.0[seat.index()]
    }

    /// Makes a seat a bot or a person.
    pub fn set(&mut self, seat: Seat, level: Option<Level>) {
        self.0[seat.index()] = level;
    }

    /// Returns true if a seat is a person.
    pub fn is_person(self, seat: Seat) -> bool {
        self.level(seat).is_none()
    }

    /// Returns the only person at a table of so many seats, if there is just one.
    pub fn sole_person(self, seats: usize) -> Option<Seat> {
        let mut people = Seat::first_n(seats).filter(|seat| self.is_person(*seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// Returns the levels of all seats.
    pub fn levels(self) -> [Option<Level>; Seat::MAX] {
        self.0
    }
}

fn bot_tag(seat: Seat) -> String {
    format!("Bot{seat}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{NewGame, Table};
    use cartagena_deal::Seed;

    #[test]
    fn a_record_tells_of_bots_and_changes_nothing_else() {
        let names = ["Anne", "", ""].map(str::to_owned).to_vec();
        let new = NewGame { players: 3, names, ..NewGame::default() };
        let plain = Table::open(&new, Seed::from_number(3)).expect("three players");
        let bots = Bots::in_last_seats(&[Level::Sailor, Level::Admiral], 3);
        let table = plain.clone().with_bots(bots);
        let text = table.record().to_string();
        assert!(text.contains("[Bot1 \"sailor\"]\n[Bot2 \"admiral\"]\n"), "{text}");
        let mut record = Record::read(&text).expect("a record");
        assert_eq!(Bots::from_record(&record), bots);
        assert_eq!(Bots::from_record(&plain.record()), Bots::default());
        record.other_tags.clear();
        assert_eq!(record, plain.record());
        assert!(plain.clone().with_bots(Bots::default()) == plain);
        assert_eq!((table.bots(), table.tags().len()), (bots, 2));
    }

    #[test]
    fn a_tag_that_names_no_level_is_a_person() {
        let table = Table::open(&NewGame::default(), Seed::from_number(3)).expect("two players");
        let mut record = table.record();
        record.other_tags = vec![("Bot0".into(), "genius".into()), ("Bot4".into(), "bosun".into())];
        assert_eq!(Bots::from_record(&record), Bots::default());
    }

    #[test]
    fn one_person_alone_is_known() {
        assert_eq!(Bots::all_but_first(Level::Sailor).sole_person(4), Some(Seat::FIRST));
        assert_eq!(Bots::default().sole_person(2), None);
        assert_eq!(Bots::in_last_seats(&[Level::Sailor; 2], 2).sole_person(2), None);
        assert_eq!(Bots::in_last_seats(&[Level::Sailor], 3).sole_person(3), None);
    }
}
