use crate::{Command, Entry, Table};
use cartagena_deal::{Deck, Seed};
use cartagena_record::Record;

impl Table {
    /// The game so far as a record, to save or to keep. It holds the seed, so until the game is
    /// over it is the host's alone.
    pub fn record(&self) -> Record {
        let mut record = Record::new(self.start.clone(), self.names.iter().cloned());
        let seed = *self.deck.seed();
        record.commitment = Some(seed.commitment());
        record.seed = Some(seed);
        record.unconfirmed = self.to_confirm().is_some();
        for event in self.standing() {
            // What stands was played at this table, so the record takes it.
            if record.push(event.clone()).is_err() {
                break;
            }
        }
        record
    }

    /// Goes on with a saved game. Where the record does not tell the seed, `fallback` shuffles the
    /// cards that are still to come.
    pub fn resume(record: &Record, fallback: Seed) -> Table {
        let seed = record.seed.unwrap_or(fallback);
        let deck = Record::deck(record.start(), seed);
        let names = cartagena::Seat::first(record.start().position().seats());
        let names = names.map(|seat| record.name(seat).to_owned()).collect();
        let mut table = Table::begin(record.start().clone(), names, deck);
        for event in record.events() {
            table.confirm_pending();
            // A record has been replayed through the rules when it was read.
            if table.replay(Entry::Played(event.clone())).is_err() {
                break;
            }
        }
        if !record.unconfirmed {
            table.confirm_pending();
        }
        if record.seed.is_none() {
            table.deck = Deck::of_pile(fallback, table.game.position().pile());
        }
        table
    }

    fn confirm_pending(&mut self) {
        if let Some(seat) = self.to_confirm()
            && let Ok(decision) = self.decide(seat, Command::Confirm)
        {
            self.commit(decision);
        }
    }
}
