//! Messages to each viewer. About the game they contain only what an observation of that viewer shows.

use crate::room::{Phase, SUBSTITUTE_LEVEL, SeatState};
use crate::{Room, RoomChanges};
use cartagena::{Observation, Seat};
use cartagena_deal::commit_reveal::SeatPart;
use cartagena_protocol::host;
use cartagena_protocol::{
    self as protocol, ChatLine, ClientMsg, OnlineEvent, OnlineRequest, PROGRAM_LABEL, RoomView,
    SeatAccess, SeatLabel, SeatView, ServerMsg, TableSummary,
};

/// Maximum size of the chat that a new viewer receives, in bytes.
const MAX_RECENT_CHAT_BYTES: usize = 32 * 1024;

impl Room {
    /// Returns the messages that tell a viewer about committed changes.
    pub fn messages_for(
        &self,
        changes: &RoomChanges,
        person: Option<i64>,
        now: u64,
    ) -> Vec<ServerMsg> {
        let mut messages: Vec<ServerMsg> =
            self.events_message(changes, person).into_iter().collect();
        if changes.room {
            messages.push(self.room_message(person, now));
        }
        if changes.dealt {
            messages.extend(self.snapshot(person));
        }
        if changes.reveal {
            messages.extend(self.reveal_request(person));
        }
        if changes.clocks {
            messages.extend(self.clocks_message(now));
        }
        if let Some(number) = changes.chat_number {
            messages.extend(self.chat_message(number));
        }
        messages
    }

    /// Returns the message with the clocks; `None` at a table without a time control, or before the deal.
    pub fn clocks_message(&self, now: u64) -> Option<ServerMsg> {
        self.clocks_view(now).map(|clocks| online(OnlineEvent::Clocks(clocks)))
    }

    /// Returns the messages for a new viewer: the room, the recent chat, the clocks, the game once it
    /// is dealt, and the request to reveal a secret that is still awaited.
    pub fn welcome_messages(&self, person: Option<i64>, now: u64) -> Vec<ServerMsg> {
        let mut messages = vec![self.room_message(person, now)];
        messages.extend(self.chat_message(self.first_recent_chat()));
        messages.extend(self.clocks_message(now));
        messages.extend(self.snapshot(person));
        messages.extend(self.reveal_request(person));
        messages
    }

    /// Returns what a person may know of the game; `None` before it is dealt.
    pub fn observation_for(&self, person: Option<i64>) -> Option<Observation> {
        self.table.as_ref().map(|table| table.observe(self.viewer_of(person)))
    }

    /// Returns the snapshot of the game for a person; `None` before it is dealt.
    pub fn snapshot(&self, person: Option<i64>) -> Option<ServerMsg> {
        let table = self.table.as_ref()?;
        let viewer = self.viewer_of(person);
        let snapshot = host::snapshot(table, viewer, &self.game, self.seat_labels());
        Some(ServerMsg::Snapshot(Box::new(snapshot)))
    }

    fn events_message(&self, changes: &RoomChanges, person: Option<i64>) -> Option<ServerMsg> {
        let (seq, entry, undo) = changes.entry.as_ref()?;
        let entry = host::entry_view(entry, self.viewer_of(person), self.rules.variant);
        let (game, entries) = (self.game.clone(), vec![entry]);
        Some(ServerMsg::Events { game, seq: *seq, entries, can_undo: *undo })
    }

    /// Returns the request to reveal the secret to which the person's seat has committed.
    fn reveal_request(&self, person: Option<i64>) -> Option<ServerMsg> {
        let Phase::Dealing { .. } = self.phase else { return None };
        let seat = self.seat_of(person?)?;
        let committed = matches!(self.commit_reveal.parts[seat.index()], SeatPart::Committed(_));
        committed.then(|| online(OnlineEvent::RevealRequested { game: self.game.clone() }))
    }

    /// Returns the number of the first chat line for a new viewer. All lines in one message could
    /// exceed what the server may queue for a connection, and nobody could come back to the table.
    fn first_recent_chat(&self) -> u32 {
        let mut bytes = 0;
        let recent = self.chat.iter().rev().take_while(|line| {
            bytes += 64 + line.name.len() + line.text.len();
            bytes <= MAX_RECENT_CHAT_BYTES
        });
        (self.chat.len() - recent.count()) as u32 + 1
    }

    fn chat_message(&self, number: u32) -> Option<ServerMsg> {
        let lines = self.chat.get(number.saturating_sub(1) as usize..)?.to_vec();
        (!lines.is_empty()).then(|| online(OnlineEvent::Chat { game: self.game.clone(), lines }))
    }

    /// Returns the answer to a request that the room has stored already under the same id; `None` if
    /// it has not.
    pub fn answer_again(&self, person: i64, msg: &ClientMsg) -> Option<ServerMsg> {
        let ClientMsg::Online(OnlineRequest::Once { id, .. }) = msg else { return None };
        let (game, lines) = (self.game.clone(), vec![self.chat_under_id(person, id)?.clone()]);
        Some(online(OnlineEvent::Chat { game, lines }))
    }

    /// Returns the chat line that a person's request with this id has stored.
    pub(crate) fn chat_under_id(&self, person: i64, id: &str) -> Option<&ChatLine> {
        let mut known = self.chat_ids.iter();
        let &(_, _, number) = known.find(|(by, other, _)| *by == person && other == id)?;
        self.chat.get(number.checked_sub(1)? as usize)
    }

    /// Returns the message that describes the room to a person: seats, stage, spectators.
    pub fn room_message(&self, person: Option<i64>, now: u64) -> ServerMsg {
        let seats = || Seat::first_n(self.seats.len());
        let agrees = |seat: &Seat| self.seats[seat.index()].agrees_to_draw;
        online(OnlineEvent::Room(Box::new(RoomView {
            game: self.game.clone(),
            table: self.settings.clone(),
            seats: seats().map(|seat| self.seat_view(seat, now)).collect(),
            your_seat: person.and_then(|person| self.seat_of(person)),
            may_start: person.is_some_and(|person| self.may_start(person, now)),
            needs_key: self.needs_key(),
            may_invite: self.phase == Phase::Gathering && person == Some(self.host),
            stage: self.stage_view(),
            commitment: self.commit_reveal.commitment.to_string(),
            spectators: self.spectator_count(),
            draw_agreed_by: seats().filter(agrees).collect(),
            rematch: self.rematch.clone(),
        })))
    }

    fn seat_view(&self, seat: Seat, now: u64) -> SeatView {
        let state = &self.seats[seat.index()];
        let part = self.commit_reveal.parts[seat.index()];
        let is_present = |person| self.presence.is_present(person);
        let substituted = state.person.and(self.bot_playing(seat)).is_some();
        SeatView {
            name: state.name.clone(),
            access: access_view(state),
            occupied: !state.is_free(),
            program: state.program,
            present: state.person.map_or(state.bot.is_some(), is_present),
            commitment: part.commitment().map(|commitment| commitment.to_string()),
            revealed: part
                .secret()
                .filter(|_| self.table.is_some())
                .map(|secret| secret.to_string()),
            stand_in: substituted.then(|| SUBSTITUTE_LEVEL.into()),
            out: state.out_after.is_some(),
            seconds_away: state
                .person
                .map_or(0, |person| self.presence.absent_for(person, now) / 1_000)
                as u32,
            holiday_until: self.holiday_end(seat, now),
        }
    }

    fn stage_view(&self) -> protocol::RoomStage {
        match self.phase {
            Phase::Gathering => protocol::RoomStage::Gathering,
            Phase::Closed => protocol::RoomStage::Closed,
            Phase::Dealing { .. } => protocol::RoomStage::Dealing,
            Phase::Playing => protocol::RoomStage::Playing,
            Phase::Over { outcome, by } => {
                protocol::RoomStage::Over { result: outcome, reason: by }
            }
        }
    }

    fn seat_labels(&self) -> Vec<SeatLabel> {
        let label = |state: &SeatState| SeatLabel {
            name: state.name.clone(),
            bot: match state.bot {
                Some(level) => Some(level.into()),
                None => state.program.then(|| PROGRAM_LABEL.into()),
            },
        };
        self.seats.iter().map(label).collect()
    }

    /// Returns the summary of the table for lists: the lobby and a person's own tables.
    pub fn table_card(&self, person: Option<i64>) -> TableSummary {
        let you = person.and_then(|person| self.seat_of(person));
        let gathering = self.phase == Phase::Gathering;
        let is_free = |seat: &Seat| gathering && self.seats[seat.index()].is_free();
        TableSummary {
            game: self.game.clone(),
            rules: self.rules,
            seats: self.seat_labels(),
            free_seats: Seat::first_n(self.seats.len()).filter(is_free).collect(),
            open_to_anyone: self.open_seat_count(),
            time_control: self.settings.pace,
            rated: self.settings.rated,
            stage: self.stage_view(),
            your_seat: you,
            your_turn: you
                .is_some_and(|seat| self.actor() == Some(seat) && self.bot_playing(seat).is_none()),
            last_changed: self.last_change,
        }
    }

    /// Reports whether the lobby shows the table: a seat for anyone is still free.
    pub fn is_in_lobby(&self) -> bool {
        self.open_seat_count() > 0
    }

    /// Returns the person in a seat, and their name at the table.
    pub fn person_in(&self, seat: u8) -> Option<(i64, &str)> {
        let state = self.seats.get(usize::from(seat))?;
        state.person.map(|person| (person, state.name.as_str()))
    }

    /// Returns the chat lines around one, or the last ones if there is none of that number.
    pub fn chat_around(&self, line: u32, count: usize) -> &[ChatLine] {
        let at = (line as usize).saturating_sub(1);
        let middle = if line > 0 && at < self.chat.len() { at } else { self.chat.len() };
        let first = middle.saturating_sub(count);
        &self.chat[first..(middle + count + 1).min(self.chat.len())]
    }

    /// Returns the person who opened the table.
    pub fn host(&self) -> i64 {
        self.host
    }

    /// Reports whether lists may show the running game to anybody: it goes on between people, and a
    /// seat was open to anyone when the table was opened. A table for friends alone is theirs.
    pub fn can_be_listed_for_watching(&self) -> bool {
        let people = self.seats.iter().filter(|state| state.has_human()).count();
        self.phase == Phase::Playing
            && people >= 2
            && self.settings.seats.contains(&SeatAccess::Anyone)
    }

    /// Returns the number of free seats for anyone.
    fn open_seat_count(&self) -> u8 {
        let open = |state: &&SeatState| {
            state.access == SeatAccess::Anyone && state.is_free() && state.reserved_for.is_none()
        };
        match self.phase {
            Phase::Gathering => self.seats.iter().filter(open).count() as u8,
            _ => 0,
        }
    }

    /// Returns the people who have a seat, or for whom one is reserved until the game begins.
    pub fn seated_people(&self) -> Vec<i64> {
        let gathering = self.phase == Phase::Gathering;
        let reserved =
            |state: &SeatState| state.reserved_for.filter(|_| gathering && state.is_free());
        self.seats.iter().filter_map(|state| state.person.or(reserved(state))).collect()
    }

    /// Reports whether the game is over or the table closed; only chat and a rematch can follow.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. } | Phase::Closed)
    }

    /// Reports whether the table was closed before its game began: everybody stood up, or nothing
    /// happened for a week.
    pub fn is_closed(&self) -> bool {
        self.phase == Phase::Closed
    }

    /// Returns the number of the last entry of the game; 0 before the first.
    pub fn seq(&self) -> u64 {
        self.table.as_ref().map_or(0, |table| table.seq())
    }

    /// Returns the id of the rematch table, if one was opened. It may have been closed since.
    pub fn rematch_game(&self) -> Option<&str> {
        self.rematch.as_deref()
    }
}

/// Returns who may sit in a seat. A bot in a seat that was free when the game began is shown like any
/// other bot.
fn access_view(state: &SeatState) -> SeatAccess {
    match state.bot {
        Some(level) => SeatAccess::Bot { level: level.into() },
        None => state.access.clone(),
    }
}

fn online(event: OnlineEvent) -> ServerMsg {
    ServerMsg::Online(event)
}
