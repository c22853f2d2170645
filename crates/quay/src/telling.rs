//! What each viewer is told: of the game only what an observation of their own shows.

use crate::quay::{Chair, STAND_IN, Stage};
use crate::{Happened, Quay};
use cartagena::{Observation, Outcome, Seat};
use cartagena_deal::fair::Part;
use cartagena_parley::{self as parley, number};
use cartagena_protocol::{
    self as protocol, Guest, News, Room, RoomSeat, SeatSign, ServerMsg, TableCard,
};

/// How many bytes of talk newcomers are told.
const RECENT: usize = 32 * 1024;

impl Quay {
    /// What to tell a viewer of what happened.
    pub fn tell(&self, happened: &Happened, person: Option<i64>, now: u64) -> Vec<ServerMsg> {
        let mut told: Vec<ServerMsg> = self.events(happened, person).into_iter().collect();
        if happened.room {
            told.push(self.room(person, now));
        }
        if happened.dealt {
            told.extend(self.snapshot(person));
        }
        if happened.reveal {
            told.extend(self.reveal(person));
        }
        if happened.clocks {
            told.extend(self.clocks(now).map(|clocks| online(News::Clocks(clocks))));
        }
        if let Some(number) = happened.said {
            told.extend(self.chat_from(number));
        }
        told
    }

    /// All that somebody who comes to look has to know: the room, what was said, the clocks, the
    /// game once it is dealt, and whether a share is waited for.
    pub fn welcome(&self, person: Option<i64>, now: u64) -> Vec<ServerMsg> {
        let mut told = vec![self.room(person, now)];
        told.extend(self.chat_from(self.recent_chat()));
        told.extend(self.clocks(now).map(|clocks| online(News::Clocks(clocks))));
        told.extend(self.snapshot(person));
        told.extend(self.reveal(person));
        told
    }

    /// What somebody may know of the game, once it is dealt.
    pub fn seen(&self, person: Option<i64>) -> Option<Observation> {
        self.table.as_ref().map(|table| table.observe(self.eyes(person)))
    }

    /// The game as somebody may know it, whole; nothing before it is dealt.
    pub fn snapshot(&self, person: Option<i64>) -> Option<ServerMsg> {
        let table = self.table.as_ref()?;
        let viewer = self.eyes(person);
        let told = parley::snapshot(table, viewer, &self.game, self.signs());
        Some(ServerMsg::Snapshot(told))
    }

    fn events(&self, happened: &Happened, person: Option<i64>) -> Option<ServerMsg> {
        let (seq, entry, undo) = happened.entry.as_ref()?;
        let entry = parley::entry(entry, self.eyes(person), self.rules.variant);
        let (game, entries) = (self.game.clone(), vec![entry]);
        Some(ServerMsg::Events { game, seq: *seq, entries, undo: *undo })
    }

    /// Asks for a share that was promised and has not come.
    fn reveal(&self, person: Option<i64>) -> Option<ServerMsg> {
        let Stage::Dealing { .. } = self.stage else { return None };
        let seat = self.seat_of(person?)?;
        let promised = matches!(self.fair.parts[seat.index()], Part::Promised(_));
        promised.then(|| online(News::Reveal { game: self.game.clone() }))
    }

    /// The number of the first line that newcomers are told. The whole of a long talk in one message
    /// would be more than a host may hold for a reader, and nobody could come back to the table.
    fn recent_chat(&self) -> u32 {
        let mut bytes = 0;
        let recent = self.chat.iter().rev().take_while(|line| {
            bytes += 64 + line.name.len() + line.text.len();
            bytes <= RECENT
        });
        (self.chat.len() - recent.count()) as u32 + 1
    }

    fn chat_from(&self, number: u32) -> Option<ServerMsg> {
        let lines = self.chat.get(number.saturating_sub(1) as usize..)?.to_vec();
        (!lines.is_empty()).then(|| online(News::Chat { game: self.game.clone(), lines }))
    }

    /// The table as one person may know it.
    pub fn room(&self, person: Option<i64>, now: u64) -> ServerMsg {
        let seats = Seat::first(self.chairs.len());
        let draw = self.chairs.iter().enumerate().filter(|(_, chair)| chair.agrees);
        online(News::Room(Box::new(Room {
            game: self.game.clone(),
            table: self.agreed.clone(),
            seats: seats.map(|seat| self.room_seat(seat, now)).collect(),
            you: person.and_then(|person| self.seat_of(person)).map(number),
            host: person.is_some_and(|person| self.leads(person, now)),
            needs_key: self.needs_key(),
            may_invite: self.stage == Stage::Gathering && person == Some(self.host),
            stage: self.told_stage(),
            commitment: self.fair.commitment.to_string(),
            watching: self.watching(),
            draw: draw.map(|(seat, _)| seat as u8).collect(),
            rematch: self.rematch.clone(),
        })))
    }

    fn room_seat(&self, seat: Seat, now: u64) -> RoomSeat {
        let chair = &self.chairs[seat.index()];
        let part = self.fair.parts[seat.index()];
        let here = |person| self.people.is_here(person);
        let instead = chair.person.and(self.bot_of(seat)).is_some();
        RoomSeat {
            name: chair.name.clone(),
            guest: told_guest(chair),
            taken: !chair.is_free(),
            here: chair.person.map_or(chair.bot.is_some(), here),
            promise: part.promise().map(|promise| promise.to_string()),
            share: part.share().filter(|_| self.table.is_some()).map(|share| share.to_string()),
            stand_in: instead.then(|| STAND_IN.to_string()),
            out: chair.out.is_some(),
            gone: chair.person.map_or(0, |person| self.people.gone(person, now) / 1_000) as u32,
        }
    }

    fn told_stage(&self) -> protocol::Stage {
        match self.stage {
            Stage::Gathering => protocol::Stage::Gathering,
            Stage::Closed => protocol::Stage::Closed,
            Stage::Dealing { .. } => protocol::Stage::Dealing,
            Stage::Playing => protocol::Stage::Playing,
            Stage::Over { outcome, by } => protocol::Stage::Over { result: result(outcome), by },
        }
    }

    fn signs(&self) -> Vec<SeatSign> {
        let sign = |chair: &Chair| SeatSign {
            name: chair.name.clone(),
            bot: chair.bot.map(|level| level.to_string()),
        };
        self.chairs.iter().map(sign).collect()
    }

    /// What lists show of it.
    pub fn card(&self, person: Option<i64>) -> TableCard {
        let you = person.and_then(|person| self.seat_of(person));
        let gathering = self.stage == Stage::Gathering;
        let free = (0..self.chairs.len()).filter(|seat| gathering && self.chairs[*seat].is_free());
        TableCard {
            game: self.game.clone(),
            rules: self.agreed.rules.clone(),
            seats: self.signs(),
            free: free.map(|seat| seat as u8).collect(),
            for_anyone: self.for_anyone(),
            pace: self.agreed.pace,
            stage: self.told_stage(),
            you: you.map(number),
            your_turn: you
                .is_some_and(|seat| self.actor() == Some(seat) && self.bot_of(seat).is_none()),
            touched: self.touched,
        }
    }

    /// Whether the lobby shows it: somebody could still sit down in a seat for anybody.
    pub fn listed(&self) -> bool {
        self.for_anyone() > 0
    }

    /// In how many seats anybody could still sit down.
    fn for_anyone(&self) -> u8 {
        let open = |chair: &&Chair| chair.guest == Guest::Anyone && chair.is_free();
        match self.stage {
            Stage::Gathering => self.chairs.iter().filter(open).count() as u8,
            _ => 0,
        }
    }

    /// The people who sit here, or for whom a seat is kept until the game begins.
    pub fn seated(&self) -> Vec<i64> {
        let gathering = self.stage == Stage::Gathering;
        let kept = |chair: &Chair| chair.kept_for.filter(|_| gathering && chair.is_free());
        self.chairs.iter().filter_map(|chair| chair.person.or(kept(chair))).collect()
    }

    /// Whether nothing but talk and a rematch can come any more.
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over { .. } | Stage::Closed)
    }

    /// Whether everybody got up before the game began, or nobody came: the table is no more.
    pub fn is_closed(&self) -> bool {
        self.stage == Stage::Closed
    }

    /// The number of the last entry of the game.
    pub fn seq(&self) -> u64 {
        self.table.as_ref().map_or(0, |table| table.seq())
    }

    /// The table at which the same people play again, if there is one already; it may have been
    /// closed since.
    pub fn next_table(&self) -> Option<&str> {
        self.rematch.as_deref()
    }
}

pub(crate) fn result(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seat) => format!("won.{seat}"),
        Outcome::Drawn => "drawn".to_owned(),
    }
}

/// Who may sit there; a bot in a seat that was free when the game began is told like any other.
fn told_guest(chair: &Chair) -> Guest {
    match chair.bot {
        Some(level) => Guest::Bot { level: level.to_string() },
        None => chair.guest.clone(),
    }
}

fn online(news: News) -> ServerMsg {
    ServerMsg::Online(news)
}
