//! One game: its table, who sits there and who looks on.

use crate::HostEffect;
use crate::bot_seats::BotSeats;
use cartagena::{Outcome, Place, Seat, Viewer};
use cartagena_deal::Seed;
use cartagena_protocol::{GameSummary, RefusalCode, ServerMsg, Snapshot, host};
use cartagena_record::Record;
use cartagena_table::{Bots, Command, Entry, Table};

/// A game of this device.
pub(crate) struct HostedGame {
    pub(crate) table: Table,
    pub(crate) bots: Bots,
    /// When it was last played, in milliseconds since 1970.
    pub(crate) last_played: u64,
    /// With whose eyes the page looks, if it does.
    pub(crate) watched_as: Option<Viewer>,
    pub(crate) bot_seats: BotSeats,
    /// What is added to the table's numbers, so that no number is ever told twice.
    seq_offset: u64,
}

impl HostedGame {
    pub(crate) fn new(table: Table, touched: u64, ask: bool) -> HostedGame {
        let bots = table.bots();
        let (look, crew) = (None, BotSeats::default());
        let mut berth = HostedGame {
            table,
            bots,
            last_played: touched,
            watched_as: look,
            bot_seats: crew,
            seq_offset: 0,
        };
        berth.ask_to_confirm(ask);
        berth
    }

    /// Reads a kept game.
    pub(crate) fn load(
        text: &str,
        touched: u64,
        ask: bool,
        chance: [u8; 32],
    ) -> Option<HostedGame> {
        let record = Record::read(text).ok()?;
        Some(HostedGame::new(Table::resume(&record, Seed::new(chance)), touched, ask))
    }

    /// Takes the place of what was known of the game: whoever looked at it looks at this.
    pub(crate) fn take_over(&mut self, old: &HostedGame) {
        self.watched_as = old.watched_as;
        self.seq_offset = old.seq() + 1;
    }

    /// Bots are never asked, people if the device wants it.
    pub(crate) fn ask_to_confirm(&mut self, ask: bool) {
        for seat in Seat::first_n(self.table.seats()) {
            self.table.ask_to_confirm(seat, ask && self.bots.is_person(seat));
        }
    }

    /// The number of the last entry.
    pub(crate) fn seq(&self) -> u64 {
        self.seq_offset + self.table.seq()
    }

    pub(crate) fn viewer(&self) -> Viewer {
        self.watched_as.unwrap_or(Viewer::Public)
    }

    /// The viewer of a seat, if a person sits there; nobody's eyes without a seat.
    pub(crate) fn viewer_of_seat(&self, seat: Option<u8>) -> Option<Viewer> {
        let Some(number) = seat else { return Some(Viewer::Public) };
        let seat = Seat::new(number).filter(|seat| seat.index() < self.table.seats())?;
        self.bots.is_person(seat).then_some(Viewer::Seat(seat))
    }

    /// The person who may act now. Where hands are hidden it has to be the one who looks: already
    /// the answer that something is illegal would tell of the hand.
    pub(crate) fn acting_person(&self) -> Result<Seat, RefusalCode> {
        let actor = self.table.actor().ok_or(RefusalCode::GameOver)?;
        let open = self.table.rules().variant.has_open_hands();
        let looks = open || self.viewer() == Viewer::Seat(actor);
        let other = RefusalCode::NotYourTurn { seat: actor.index() as u8 };
        if self.bots.is_person(actor) && looks { Ok(actor) } else { Err(other) }
    }

    /// Does what a seat asks for, and says what the host has to do about it.
    pub(crate) fn apply_command(
        &mut self,
        id: &str,
        seat: Seat,
        command: Command,
        date: u64,
    ) -> Result<Vec<HostEffect>, RefusalCode> {
        let decision = self.table.decide(seat, command).map_err(host::refusal_code)?;
        let entry = decision.entry().clone();
        self.table.commit(decision).map_err(host::refusal_code)?;
        self.last_played = date;
        Ok(vec![self.save_effect(id), HostEffect::Send(self.events(id, &entry))])
    }

    pub(crate) fn save_effect(&self, id: &str) -> HostEffect {
        let record = self.table.record().to_string();
        HostEffect::SaveGame { game: id.to_owned(), record, last_played: self.last_played }
    }

    fn events(&self, id: &str, entry: &Entry) -> ServerMsg {
        let variant = self.table.rules().variant;
        ServerMsg::Events {
            game: id.to_owned(),
            seq: self.seq(),
            entries: vec![host::entry_view(entry, self.viewer(), variant)],
            can_undo: self.table.can_undo(),
        }
    }

    /// All that the viewer may know.
    pub(crate) fn snapshot(&self, id: &str) -> HostEffect {
        let seats = host::seat_labels(&self.table);
        let told = host::snapshot(&self.table, self.viewer(), id, seats);
        HostEffect::Send(ServerMsg::Snapshot(Snapshot { seq: self.seq(), ..told }))
    }

    pub(crate) fn summary(&self, id: &str) -> GameSummary {
        let seen = self.table.observe(Viewer::Public);
        let aboard = |seat| seen.pirates_at(seat, Place::BOAT);
        GameSummary {
            game: id.to_owned(),
            rules: seen.rules().to_string(),
            seats: host::seat_labels(&self.table),
            moves: self.table.move_count() as u32,
            aboard: Seat::first_n(seen.seats()).map(aboard).collect(),
            to_move: self.table.actor().map(|seat| seat.index() as u8),
            result: self.table.outcome().map(result),
            last_played: self.last_played,
        }
    }

    /// The record, as far as it may be known: of a running game with open hands everything but the
    /// cards to come, of one with hidden hands nothing.
    pub(crate) fn visible_record(&self) -> Option<String> {
        let mut record = self.table.record();
        if self.table.outcome().is_none() {
            if !self.table.rules().variant.has_open_hands() {
                return None;
            }
            record = record.without_secrets();
        }
        Some(record.to_string())
    }
}

fn result(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seat) => format!("won.{seat}"),
        Outcome::Drawn => "drawn".to_owned(),
    }
}
