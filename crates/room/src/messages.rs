//! What each viewer is told: of the game only what an observation of their own shows.

use crate::room::{Phase, SUBSTITUTE_LEVEL, SeatState};
use crate::{Room, RoomChanges};
use cartagena::{Observation, Outcome, Seat};
use cartagena_deal::commit_reveal::SeatPart;
use cartagena_protocol::host::{self, seat_number};
use cartagena_protocol::{
    self as protocol, OnlineEvent, RoomView, SeatAccess, SeatLabel, SeatView, ServerMsg,
    TableSummary,
};

/// How many bytes of talk newcomers are told.
const MAX_RECENT_CHAT_BYTES: usize = 32 * 1024;

impl Room {
    /// What to tell a viewer of what changes.
    pub fn messages_for(
        &self,
        changes: &RoomChanges,
        person: Option<i64>,
        now: u64,
    ) -> Vec<ServerMsg> {
        let mut told: Vec<ServerMsg> = self.events_message(changes, person).into_iter().collect();
        if changes.room {
            told.push(self.room_message(person, now));
        }
        if changes.dealt {
            told.extend(self.snapshot(person));
        }
        if changes.reveal {
            told.extend(self.reveal_request(person));
        }
        if changes.clocks {
            told.extend(self.clocks_view(now).map(|clocks| online(OnlineEvent::Clocks(clocks))));
        }
        if let Some(number) = changes.chat_number {
            told.extend(self.chat_message(number));
        }
        told
    }

    /// All that somebody who comes to look has to know: the room, what was said, the clocks, the
    /// game once it is dealt, and whether a share is waited for.
    pub fn welcome_messages(&self, person: Option<i64>, now: u64) -> Vec<ServerMsg> {
        let mut told = vec![self.room_message(person, now)];
        told.extend(self.chat_message(self.first_recent_chat()));
        told.extend(self.clocks_view(now).map(|clocks| online(OnlineEvent::Clocks(clocks))));
        told.extend(self.snapshot(person));
        told.extend(self.reveal_request(person));
        told
    }

    /// What somebody may know of the game, once it is dealt.
    pub fn observation_for(&self, person: Option<i64>) -> Option<Observation> {
        self.table.as_ref().map(|table| table.observe(self.viewer_of(person)))
    }

    /// The game as somebody may know it, whole; nothing before it is dealt.
    pub fn snapshot(&self, person: Option<i64>) -> Option<ServerMsg> {
        let table = self.table.as_ref()?;
        let viewer = self.viewer_of(person);
        let told = host::snapshot(table, viewer, &self.game, self.seat_signs());
        Some(ServerMsg::Snapshot(told))
    }

    fn events_message(&self, changes: &RoomChanges, person: Option<i64>) -> Option<ServerMsg> {
        let (seq, entry, undo) = changes.entry.as_ref()?;
        let entry = host::entry_view(entry, self.viewer_of(person), self.rules.variant);
        let (game, entries) = (self.game.clone(), vec![entry]);
        Some(ServerMsg::Events { game, seq: *seq, entries, can_undo: *undo })
    }

    /// Asks for a share that was promised and has not come.
    fn reveal_request(&self, person: Option<i64>) -> Option<ServerMsg> {
        let Phase::Dealing { .. } = self.phase else { return None };
        let seat = self.seat_of(person?)?;
        let promised = matches!(self.commit_reveal.parts[seat.index()], SeatPart::Committed(_));
        promised.then(|| online(OnlineEvent::RevealRequested { game: self.game.clone() }))
    }

    /// The number of the first line that newcomers are told. The whole of a long talk in one message
    /// would be more than a host may hold for a reader, and nobody could come back to the table.
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

    /// The table as one person may know it.
    pub fn room_message(&self, person: Option<i64>, now: u64) -> ServerMsg {
        let seats = Seat::first_n(self.seats.len());
        let draw = self.seats.iter().enumerate().filter(|(_, chair)| chair.agrees_to_draw);
        online(OnlineEvent::Room(Box::new(RoomView {
            game: self.game.clone(),
            table: self.settings.clone(),
            seats: seats.map(|seat| self.seat_view(seat, now)).collect(),
            your_seat: person.and_then(|person| self.seat_of(person)).map(seat_number),
            may_start: person.is_some_and(|person| self.may_start(person, now)),
            needs_key: self.needs_key(),
            may_invite: self.phase == Phase::Gathering && person == Some(self.host),
            stage: self.stage_view(),
            commitment: self.commit_reveal.commitment.to_string(),
            spectators: self.spectator_count(),
            draw_agreed_by: draw.map(|(seat, _)| seat as u8).collect(),
            rematch: self.rematch.clone(),
        })))
    }

    fn seat_view(&self, seat: Seat, now: u64) -> SeatView {
        let chair = &self.seats[seat.index()];
        let part = self.commit_reveal.parts[seat.index()];
        let here = |person| self.presence.is_present(person);
        let instead = chair.person.and(self.bot_playing(seat)).is_some();
        SeatView {
            name: chair.name.clone(),
            access: guest_view(chair),
            occupied: !chair.is_free(),
            present: chair.person.map_or(chair.bot.is_some(), here),
            commitment: part.commitment().map(|commitment| commitment.to_string()),
            revealed: part.secret().filter(|_| self.table.is_some()).map(|share| share.to_string()),
            stand_in: instead.then(|| SUBSTITUTE_LEVEL.to_string()),
            out: chair.out_after.is_some(),
            seconds_away: chair
                .person
                .map_or(0, |person| self.presence.absent_for(person, now) / 1_000)
                as u32,
        }
    }

    fn stage_view(&self) -> protocol::RoomStage {
        match self.phase {
            Phase::Gathering => protocol::RoomStage::Gathering,
            Phase::Closed => protocol::RoomStage::Closed,
            Phase::Dealing { .. } => protocol::RoomStage::Dealing,
            Phase::Playing => protocol::RoomStage::Playing,
            Phase::Over { outcome, by } => {
                protocol::RoomStage::Over { result: outcome_text(outcome), reason: by }
            }
        }
    }

    fn seat_signs(&self) -> Vec<SeatLabel> {
        let sign = |chair: &SeatState| SeatLabel {
            name: chair.name.clone(),
            bot: chair.bot.map(|level| level.to_string()),
        };
        self.seats.iter().map(sign).collect()
    }

    /// What lists show of it.
    pub fn table_card(&self, person: Option<i64>) -> TableSummary {
        let you = person.and_then(|person| self.seat_of(person));
        let gathering = self.phase == Phase::Gathering;
        let free = (0..self.seats.len()).filter(|seat| gathering && self.seats[*seat].is_free());
        TableSummary {
            game: self.game.clone(),
            rules: self.settings.rules.clone(),
            seats: self.seat_signs(),
            free_seats: free.map(|seat| seat as u8).collect(),
            open_to_anyone: self.open_seat_count(),
            time_control: self.settings.pace,
            stage: self.stage_view(),
            your_seat: you.map(seat_number),
            your_turn: you
                .is_some_and(|seat| self.actor() == Some(seat) && self.bot_playing(seat).is_none()),
            last_changed: self.last_change,
        }
    }

    /// Whether the lobby shows it: somebody could still sit down in a seat for anybody.
    pub fn is_in_lobby(&self) -> bool {
        self.open_seat_count() > 0
    }

    /// In how many seats anybody could still sit down.
    fn open_seat_count(&self) -> u8 {
        let open = |chair: &&SeatState| chair.guest == SeatAccess::Anyone && chair.is_free();
        match self.phase {
            Phase::Gathering => self.seats.iter().filter(open).count() as u8,
            _ => 0,
        }
    }

    /// The people who sit here, or for whom a seat is kept until the game begins.
    pub fn seated_people(&self) -> Vec<i64> {
        let gathering = self.phase == Phase::Gathering;
        let kept = |chair: &SeatState| chair.reserved_for.filter(|_| gathering && chair.is_free());
        self.seats.iter().filter_map(|chair| chair.person.or(kept(chair))).collect()
    }

    /// Whether nothing but talk and a rematch can come any more.
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. } | Phase::Closed)
    }

    /// Whether everybody got up before the game began, or nobody came: the table is no more.
    pub fn is_closed(&self) -> bool {
        self.phase == Phase::Closed
    }

    /// The number of the last entry of the game.
    pub fn seq(&self) -> u64 {
        self.table.as_ref().map_or(0, |table| table.seq())
    }

    /// The table at which the same people play again, if there is one already; it may have been
    /// closed since.
    pub fn rematch_game(&self) -> Option<&str> {
        self.rematch.as_deref()
    }
}

pub(crate) fn outcome_text(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seat) => format!("won.{seat}"),
        Outcome::Drawn => "drawn".to_owned(),
    }
}

/// Who may sit there; a bot in a seat that was free when the game began is told like any other.
fn guest_view(chair: &SeatState) -> SeatAccess {
    match chair.bot {
        Some(level) => SeatAccess::Bot { level: level.to_string() },
        None => chair.guest.clone(),
    }
}

fn online(news: OnlineEvent) -> ServerMsg {
    ServerMsg::Online(news)
}
