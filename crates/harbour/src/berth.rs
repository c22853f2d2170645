//! One game: its table, who sits there and who looks on.

use crate::crew::Crew;
use crate::{Bots, Effect};
use cartagena::{Outcome, Place, Seat, Viewer};
use cartagena_deal::Seed;
use cartagena_parley as parley;
use cartagena_protocol::{GameCard, Refusal, ServerMsg, Snapshot};
use cartagena_record::Record;
use cartagena_table::{Command, Entry, Table};

/// A game of this device.
pub(crate) struct Berth {
    pub(crate) table: Table,
    pub(crate) bots: Bots,
    /// When it was last played, in milliseconds since 1970.
    pub(crate) touched: u64,
    /// With whose eyes the page looks, if it does.
    pub(crate) look: Option<Viewer>,
    pub(crate) crew: Crew,
    /// What is added to the table's numbers, so that no number is ever told twice.
    offset: u64,
}

impl Berth {
    pub(crate) fn new(table: Table, touched: u64, ask: bool) -> Berth {
        let bots = Bots::of_record(&table.record());
        let (look, crew) = (None, Crew::default());
        let mut berth = Berth { table, bots, touched, look, crew, offset: 0 };
        berth.ask_to_confirm(ask);
        berth
    }

    /// Reads a kept game.
    pub(crate) fn read(text: &str, touched: u64, ask: bool, chance: [u8; 32]) -> Option<Berth> {
        let record = Record::read(text).ok()?;
        Some(Berth::new(Table::resume(&record, Seed::new(chance)), touched, ask))
    }

    /// Takes the place of what was known of the game: whoever looked at it looks at this.
    pub(crate) fn follow(&mut self, old: &Berth) {
        self.look = old.look;
        self.offset = old.seq() + 1;
    }

    /// Bots are never asked, people if the device wants it.
    pub(crate) fn ask_to_confirm(&mut self, ask: bool) {
        for seat in Seat::first(self.table.seats()) {
            self.table.ask_to_confirm(seat, ask && self.bots.is_person(seat));
        }
    }

    /// The number of the last entry.
    pub(crate) fn seq(&self) -> u64 {
        self.offset + self.table.seq()
    }

    pub(crate) fn viewer(&self) -> Viewer {
        self.look.unwrap_or(Viewer::Public)
    }

    /// The viewer of a seat, if a person sits there; nobody's eyes without a seat.
    pub(crate) fn eyes(&self, seat: Option<u8>) -> Option<Viewer> {
        let Some(number) = seat else { return Some(Viewer::Public) };
        let seat = Seat::new(number).filter(|seat| seat.index() < self.table.seats())?;
        self.bots.is_person(seat).then_some(Viewer::Seat(seat))
    }

    /// The person who may act now. Where hands are hidden it has to be the one who looks: already
    /// the answer that something is illegal would tell of the hand.
    pub(crate) fn person(&self) -> Result<Seat, Refusal> {
        let actor = self.table.actor().ok_or(Refusal::GameOver)?;
        let open = self.table.rules().variant.open_hands();
        let looks = open || self.viewer() == Viewer::Seat(actor);
        let other = Refusal::NotYourTurn { seat: actor.index() as u8 };
        if self.bots.is_person(actor) && looks { Ok(actor) } else { Err(other) }
    }

    /// Does what a seat asks for, and says what the host has to do about it.
    pub(crate) fn act(
        &mut self,
        id: &str,
        seat: Seat,
        command: Command,
        date: u64,
    ) -> Result<Vec<Effect>, Refusal> {
        let decision = self.table.decide(seat, command).map_err(parley::refusal)?;
        let entry = decision.entry().clone();
        self.table.commit(decision).map_err(parley::refusal)?;
        self.touched = date;
        Ok(vec![self.keep(id), Effect::Say(self.events(id, &entry))])
    }

    pub(crate) fn keep(&self, id: &str) -> Effect {
        let record = self.table.record().to_string();
        Effect::Keep { game: id.to_owned(), record, touched: self.touched }
    }

    fn events(&self, id: &str, entry: &Entry) -> ServerMsg {
        let variant = self.table.rules().variant;
        ServerMsg::Events {
            game: id.to_owned(),
            seq: self.seq(),
            entries: vec![parley::entry(entry, self.viewer(), variant)],
            undo: self.table.can_undo(),
        }
    }

    /// All that the viewer may know.
    pub(crate) fn snapshot(&self, id: &str) -> Effect {
        let seats = parley::signs(&self.table.record());
        let told = parley::snapshot(&self.table, self.viewer(), id, seats);
        Effect::Say(ServerMsg::Snapshot(Snapshot { seq: self.seq(), ..told }))
    }

    pub(crate) fn card(&self, id: &str) -> GameCard {
        let record = self.table.record();
        let position = record.end().position();
        let aboard = |seat| position.count(seat, Place::BOAT);
        GameCard {
            game: id.to_owned(),
            rules: position.rules().to_string(),
            seats: parley::signs(&record),
            moves: record.events().len() as u32,
            aboard: Seat::first(position.seats()).map(aboard).collect(),
            turn: self.table.actor().map(|seat| seat.index() as u8),
            result: self.table.outcome().map(|_: Outcome| record.result()),
            touched: self.touched,
        }
    }

    /// The record, as far as it may be known: of a running game with open hands everything but the
    /// cards to come, of one with hidden hands nothing.
    pub(crate) fn told(&self) -> Option<String> {
        let mut record = self.table.record();
        if self.table.outcome().is_none() {
            if !self.table.rules().variant.open_hands() {
                return None;
            }
            record = record.without_secrets();
        }
        Some(record.to_string())
    }
}
