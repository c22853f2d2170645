//! Which seats are bots, and how a record tells.

use cartagena::Seat;
use cartagena_bots::Level;
use cartagena_record::Record;
use cartagena_table::Table;

/// The bots at a table. A record has a tag for each, such as `[Bot1 "sailor"]`, beside the tag with
/// its name if it has one; programs that do not know these tags pass over them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bots([Option<Level>; Seat::MAX]);

impl Bots {
    /// One person in the first seat, bots of this level in all others.
    pub fn all_but_first(level: Level) -> Bots {
        let mut bots = Bots([Some(level); Seat::MAX]);
        bots.set(Seat::FIRST, None);
        bots
    }

    /// Bots in the last of so many seats, in this order.
    pub fn in_last_seats(levels: &[Level], seats: usize) -> Bots {
        let mut bots = Bots::default();
        let free = seats.saturating_sub(levels.len());
        let places = Seat::first_n(seats).skip(free);
        places.zip(levels).for_each(|(seat, level)| bots.set(seat, Some(*level)));
        bots
    }

    /// The bots that a record tells of.
    pub fn from_record(record: &Record) -> Bots {
        let mut bots = Bots::default();
        for seat in Seat::first_n(record.start().position().seats()) {
            let told = record.other_tags.iter().find(|(name, _)| *name == bot_tag(seat));
            bots.set(seat, told.and_then(|(_, level)| level.parse().ok()));
        }
        bots
    }

    /// The same table with these bots, so that its records tell of them.
    pub fn at(self, table: Table) -> Table {
        let mut record = table.record();
        let Some(seed) = record.seed else { return table };
        record.other_tags.extend(self.tags(table.seats()));
        Table::resume(&record, seed)
    }

    /// The tags of a record for these bots at a table of so many seats.
    pub fn tags(self, seats: usize) -> impl Iterator<Item = (String, String)> {
        Seat::first_n(seats)
            .filter_map(move |seat| Some((bot_tag(seat), self.level(seat)?.to_string())))
    }

    /// The level of a seat that is a bot.
    pub fn level(self, seat: Seat) -> Option<Level> {
        self.0[seat.index()]
    }

    /// Makes a seat a bot or a person.
    pub fn set(&mut self, seat: Seat, level: Option<Level>) {
        self.0[seat.index()] = level;
    }

    /// Whether a seat is a person.
    pub fn is_person(self, seat: Seat) -> bool {
        self.level(seat).is_none()
    }

    /// The only person at a table of so many seats, if there is just one.
    pub fn sole_person(self, seats: usize) -> Option<Seat> {
        let mut people = Seat::first_n(seats).filter(|seat| self.is_person(*seat));
        people.next().filter(|_| people.next().is_none())
    }

    /// The levels of all seats.
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
    use cartagena_deal::Seed;
    use cartagena_table::NewGame;

    #[test]
    fn a_record_tells_of_bots_and_changes_nothing_else() {
        let names = ["Anne", "", ""].map(str::to_owned).to_vec();
        let new = NewGame { players: 3, names, ..NewGame::default() };
        let plain = Table::open(&new, Seed::from_number(3)).expect("three players");
        let bots = Bots::in_last_seats(&[Level::Sailor, Level::Admiral], 3);
        let table = bots.at(plain.clone());
        let text = table.record().to_string();
        assert!(text.contains("[Bot1 \"sailor\"]\n[Bot2 \"admiral\"]\n"), "{text}");
        let mut record = Record::read(&text).expect("a record");
        assert_eq!(Bots::from_record(&record), bots);
        assert_eq!(Bots::from_record(&plain.record()), Bots::default());
        record.other_tags.clear();
        assert_eq!(record, plain.record());
        assert!(Bots::default().at(plain.clone()) == plain);
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
