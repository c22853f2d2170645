use crate::Table;
use crate::table::RecordInfo;
use cartagena::Seat;
use cartagena_deal::{Deck, Seed};
use cartagena_record::Record;

impl Table {
    /// Returns the game so far as a record, to save it. It contains the seed, so until the game is over
    /// only the host may read it. No move is replayed for it.
    pub fn record(&self) -> Record {
        let events = self.standing_events().cloned().collect();
        let names = self.names.iter().cloned();
        let mut record = Record::from_played(self.start.clone(), names, events, self.game.clone());
        record.commitment = self.record_info.commitment;
        record.seed = self.record_info.seed;
        record.other_tags.clone_from(&self.record_info.tags);
        if let Some(proof) = &self.record_info.proof {
            record = record.with_proof(proof.clone());
        }
        record.unconfirmed = self.to_confirm().is_some();
        record
    }

    /// Resumes a saved game. If the record has no seed, `fallback` shuffles the cards that are still to
    /// come, and later records of this table have no seed either.
    pub fn resume(record: &Record, fallback: Seed) -> Table {
        let deck = Record::deck(record.start(), record.seed.unwrap_or(fallback));
        let names = Seat::first_n(record.start().position().seats());
        let names = names.map(|seat| record.name(seat).to_owned()).collect();
        let mut table = Table::new(record.start().clone(), names, deck);
        for (index, event) in record.events().iter().enumerate() {
            let last = index + 1 == record.events().len();
            let again = table.replay_event(event, !(last && record.unconfirmed));
            let kept = again.and_then(|decision| table.commit(decision));
            debug_assert_eq!(kept, Ok(()), "a record has been replayed through the rules");
        }
        table.record_info = RecordInfo {
            commitment: record.commitment,
            seed: record.seed,
            tags: record.other_tags.clone(),
            proof: record.proof().cloned(),
        };
        if record.seed.is_none() {
            table.deck = Deck::from_pile(fallback, table.game.position().pile());
        }
        table
    }
}
