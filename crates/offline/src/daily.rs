//! The deal of the day, and deals that others have played: games with a given start.

use crate::hosted_game::HostedGame;
use crate::{HostEffect, OfflineHost};
use cartagena::{Observation, Seat, Variant};
use cartagena_bots::Level;
use cartagena_daily::{DailyDeal, Day, PlayerV1, TAG};
use cartagena_protocol::{HostError, ServerMsg, name_fits_bytes};
use cartagena_record::Record;
use cartagena_table::{Bots, NewGame, Table};

/// The tag of a record whose day was over when its game was begun.
pub(crate) const LATE: &str = "Late";
/// The tag of a record with the game of somebody else from which the deal came, as the word of a link.
pub(crate) const CHALLENGE: &str = "Challenge";
/// The level that is shown for the opponent of the day, which is about as strong.
const OPPONENT: Level = Level::Bosun;
/// The longest word of a challenge: it must fit into a line of the record.
const MAX_WORD_BYTES: usize = 3_500;

/// The opponents of the day, one for each variant.
#[derive(Default)]
pub(crate) struct DailyPlayers {
    players: Vec<PlayerV1>,
    /// Variants whose net was requested, or could not be loaded.
    requested: Vec<Variant>,
}

impl DailyPlayers {
    /// Returns the opponent for an observation's variant; the error requests its net once.
    pub(crate) fn require(&mut self, seen: &Observation) -> Result<&PlayerV1, Vec<HostEffect>> {
        let variant = seen.rules().variant;
        if let Some(at) = self.players.iter().position(|one| one.variant() == variant) {
            return Ok(&self.players[at]);
        }
        if self.requested.contains(&variant) {
            return Err(Vec::new());
        }
        self.requested.push(variant);
        Err(vec![HostEffect::FetchDailyNet { variant }])
    }

    /// Reports whether the opponent has to wait for its net.
    pub(crate) fn is_missing(&self, variant: Variant) -> bool {
        self.requested.contains(&variant)
    }

    /// Takes a net; returns whether it was the right one.
    pub(crate) fn add(&mut self, variant: Variant, player: Option<PlayerV1>) -> bool {
        let fits = player.is_some();
        if let Some(player) = player {
            self.requested.retain(|other| *other != variant);
            self.players.push(player);
        }
        fits
    }

    /// Lets nets that could not be loaded be requested again.
    pub(crate) fn retry(&mut self) {
        self.requested.clear();
    }
}

/// A game that was opened with a given start.
struct GivenGame {
    id: String,
    table: Table,
}

/// Returns the id of a day's game: there is one on each device.
pub(crate) fn daily_id(day: Day) -> String {
    format!("daily{}", day.to_string().replace('-', ""))
}

/// Opens the table of a day; `None` if the text is no day, or one that has not begun.
fn open_daily(date: &str, name: &str, now: u64) -> Option<GivenGame> {
    let day: Day = date.parse().ok()?;
    let today = Day::of_milliseconds(now)?;
    if day > today || !name_fits_bytes(name) {
        return None;
    }
    let deal = DailyDeal::of(day);
    let mut names = vec![String::new(); deal.seats()];
    name.clone_into(&mut names[deal.person().index()]);
    let new =
        NewGame { rules: deal.rules(), players: deal.seats(), names, tunnel: None, first: None };
    let mut bots = Bots::default();
    bots.set(deal.opponent(), Some(OPPONENT));
    let table = Table::open(&new, deal.seed())?.with_bots(bots).with_tag(TAG, date);
    let table = if day < today { table.with_tag(LATE, "yes") } else { table };
    Some(GivenGame { id: daily_id(day), table })
}

/// Returns the day of a table that is a deal of the day: its tag says so, and its start is that of the day.
pub(crate) fn day_of(table: &Table) -> Option<Day> {
    let day: Day = table.tag(TAG)?.parse().ok()?;
    let deal = DailyDeal::of(day);
    (table.start() == &deal.game().0).then_some(day)
}

/// Opens a table with the deal of a finished game, for one person in place of its one person; `None` if it is not
/// over, has no seed, or more or fewer people.
fn open_challenge(record: &str, word: &str, name: &str) -> Option<Table> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if word.len() > MAX_WORD_BYTES || !word.bytes().all(plain) || !name_fits_bytes(name) {
        return None;
    }
    let record = Record::read(record).ok()?;
    let (seed, seats) = (record.seed?, record.start().position().seats());
    record.outcome()?;
    let bots = Bots::from_record(&record);
    let person = bots.sole_person(seats)?;
    let mut names: Vec<String> =
        Seat::first_n(seats).map(|seat| record.name(seat).to_owned()).collect();
    name.clone_into(&mut names[person.index()]);
    let deck = Record::deck(record.start(), seed);
    let mut table = Table::new(record.start().clone(), names, deck).with_bots(bots);
    // The opponent of the day stays who it was.
    if let Some((tag, date)) = record.other_tags.iter().find(|(tag, _)| tag == TAG) {
        table = table.with_tag(tag, date).with_tag(LATE, "yes");
    }
    Some(table.with_tag(CHALLENGE, word))
}

impl OfflineHost {
    /// Opens the game of a day, or goes on with it.
    pub(crate) fn open_daily(&mut self, date: &str, name: &str, now: u64) -> Vec<HostEffect> {
        self.daily_players.retry();
        match open_daily(date, name, now) {
            Some(GivenGame { id: game, .. }) if self.games.contains(&game) => {
                vec![HostEffect::Send(ServerMsg::Created { game })]
            }
            Some(GivenGame { id, table }) if !self.unread.contains(&id) => {
                self.seat_given(id, table, now)
            }
            _ => rejected(),
        }
    }

    /// Opens a game with the deal of somebody else's.
    pub(crate) fn open_challenge(
        &mut self,
        (record, word): (&str, &str),
        name: &str,
        now: u64,
    ) -> Vec<HostEffect> {
        match open_challenge(record, word, name) {
            Some(table) => {
                let id = format!("duel{}", self.new_id());
                self.seat_given(id, table, now)
            }
            None => rejected(),
        }
    }

    fn seat_given(&mut self, game: String, table: Table, now: u64) -> Vec<HostEffect> {
        let hosted = HostedGame::new(table, now, self.confirm_turns);
        let save = hosted.save_effect(&game);
        self.games.insert(&game, hosted);
        vec![save, HostEffect::Send(ServerMsg::Created { game })]
    }

    /// Takes the net of the opponent of the day that was [requested](HostEffect::FetchDailyNet), or notes that it
    /// could not be loaded.
    pub fn daily_net_loaded(&mut self, variant: Variant, bytes: Option<&[u8]>) -> Vec<HostEffect> {
        let player = self.nets.require_code().ok().zip(bytes);
        let player = player.and_then(|(code, bytes)| (code.daily_player)(variant, bytes));
        match self.daily_players.add(variant, player) {
            true => Vec::new(),
            false => vec![HostEffect::Send(ServerMsg::Failed { error: HostError::NetUnavailable })],
        }
    }
}

fn rejected() -> Vec<HostEffect> {
    vec![HostEffect::Send(ServerMsg::Rejected(HostError::BadTable))]
}
