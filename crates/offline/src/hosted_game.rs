//! One game of the device: its table, its bots and its viewer.

use crate::HostEffect;
use crate::bot_seats::BotSeats;
use cartagena::{Place, Seat, Viewer};
use cartagena_daily::TAG as DAILY_TAG;
use cartagena_deal::Seed;
use cartagena_protocol::{GameSummary, RefusalCode, ServerMsg, Snapshot, host};
use cartagena_record::Record;
use cartagena_table::{Bots, Command, Entry, Table};

/// Game of this device.
pub(crate) struct HostedGame {
    pub(crate) table: Table,
    pub(crate) bots: Bots,
    /// True if its bot is the opponent of the day.
    pub(crate) is_daily: bool,
    /// Time at which it was last played, in milliseconds since 1970.
    pub(crate) last_played: u64,
    /// Viewer as whom the page watches the game; `None` while it does not.
    pub(crate) watched_as: Option<Viewer>,
    pub(crate) bot_seats: BotSeats,
    /// Offset added to the table's entry numbers, so that no number is ever sent twice.
    seq_offset: u64,
}

impl HostedGame {
    pub(crate) fn new(table: Table, touched: u64, ask: bool) -> HostedGame {
        let bots = table.bots();
        let is_daily = table.seats() == 2 && table.tag(DAILY_TAG).is_some();
        let mut hosted = HostedGame {
            is_daily,
            table,
            bots,
            last_played: touched,
            watched_as: None,
            bot_seats: BotSeats::default(),
            seq_offset: 0,
        };
        hosted.ask_to_confirm(ask);
        hosted
    }

    /// Loads a saved game from its record; `None` if it cannot be read.
    pub(crate) fn load(text: &str, touched: u64, ask: bool, seed: [u8; 32]) -> Option<HostedGame> {
        let record = Record::read(text).ok()?;
        Some(HostedGame::new(Table::resume(&record, Seed::new(seed)), touched, ask))
    }

    /// Replaces an older state of the same game: the page that watched it watches this one.
    pub(crate) fn take_over(&mut self, old: &HostedGame) {
        self.watched_as = old.watched_as;
        self.seq_offset = old.seq() + 1;
    }

    /// Sets whether people have to confirm their turns; bots never have to.
    pub(crate) fn ask_to_confirm(&mut self, ask: bool) {
        for seat in Seat::first_n(self.table.seats()) {
            self.table.ask_to_confirm(seat, ask && self.bots.is_person(seat));
        }
    }

    /// Returns the number of the last entry.
    pub(crate) fn seq(&self) -> u64 {
        self.seq_offset + self.table.seq()
    }

    pub(crate) fn viewer(&self) -> Viewer {
        self.watched_as.unwrap_or(Viewer::Public)
    }

    /// Returns the viewer of a seat, if a person sits there; without a seat, the public viewer.
    pub(crate) fn viewer_of_seat(&self, seat: Option<u8>) -> Option<Viewer> {
        let Some(number) = seat else { return Some(Viewer::Public) };
        let seat = Seat::new(number).filter(|seat| seat.index() < self.table.seats())?;
        self.bots.is_person(seat).then_some(Viewer::Seat(seat))
    }

    /// Returns the seat of the person who may act now. With hidden hands it has to be the viewer's
    /// seat: even the answer that a move is illegal would reveal something about the hand.
    pub(crate) fn acting_person(&self) -> Result<Seat, RefusalCode> {
        let actor = self.table.actor().ok_or(RefusalCode::GameOver)?;
        let open = self.table.rules().variant.has_open_hands();
        let sees_hand = open || self.viewer() == Viewer::Seat(actor);
        let refusal = RefusalCode::NotYourTurn { seat: actor };
        if self.bots.is_person(actor) && sees_hand { Ok(actor) } else { Err(refusal) }
    }

    /// Carries out the command of a seat and returns the effects: the game is saved, then the page gets
    /// the events.
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

    /// Returns the effect that sends a snapshot for the viewer.
    pub(crate) fn snapshot(&self, id: &str) -> HostEffect {
        let seats = host::seat_labels(&self.table);
        let snapshot = host::snapshot(&self.table, self.viewer(), id, seats);
        let snapshot = Snapshot { seq: self.seq(), ..snapshot };
        HostEffect::Send(ServerMsg::Snapshot(Box::new(snapshot)))
    }

    pub(crate) fn summary(&self, id: &str) -> GameSummary {
        let seen = self.table.observe(Viewer::Public);
        let aboard = |seat| seen.pirates_at(seat, Place::BOAT);
        GameSummary {
            game: id.to_owned(),
            rules: seen.rules(),
            seats: host::seat_labels(&self.table),
            moves: self.table.move_count() as u32,
            aboard: Seat::first_n(seen.seats()).map(aboard).collect(),
            to_move: self.table.actor(),
            result: self.table.outcome(),
            last_played: self.last_played,
        }
    }

    /// Returns the record as far as the page may know it: of a running game with open hands everything
    /// but the cards to come, of one with hidden hands nothing.
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
