//! Export of everything that the server has of a person: a ZIP archive with `account.json`, and
//! `games.txt` with the records of their finished games, as every program that reads records takes them.

use super::Caller;
use crate::hub::{Hub, joined, replay_room};
use crate::identity::AdmissionError;
use crate::rate_limiter::LimitedAction;
use crate::zip::Zip;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use cartagena_protocol::{ServerMsg, TableSummary};
use cartagena_room::{SpokenLine, spoken_line};
use cartagena_store::{Device, KeptRow, Passkey, Person, StoreError};
use serde::Serialize;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Number of games in an export, the last changed first.
const MAX_GAMES: u32 = 2_000;
/// Bytes of all records together: a reader of records takes no longer file.
const MAX_RECORD_BYTES: usize = 8 * 1024 * 1024;
/// Time for reading games.
const READING_TIME: Duration = Duration::from_secs(12);

/// The file `account.json`.
#[derive(Serialize)]
struct Account {
    /// The format of this file.
    cartagena_account: u32,
    /// Time of the export; all times are milliseconds since 1970.
    exported: u64,
    /// The person's number on this server.
    number: i64,
    name: String,
    recovery_code_made: Option<u64>,
    devices: Vec<ExportedDevice>,
    passkeys: Vec<ExportedPasskey>,
    /// Everything else, by the tables of the database.
    kept: Vec<ExportedRow>,
    tables: Vec<Table>,
    chat: Vec<ChatLine>,
    /// Number of games that are too many for one export.
    games_left_out: usize,
}

#[derive(Serialize)]
struct ExportedDevice {
    name: String,
    made: u64,
    seen: u64,
}

#[derive(Serialize)]
struct ExportedPasskey {
    name: String,
    made: u64,
    used: u64,
    public_key: serde_json::Value,
}

#[derive(Serialize)]
struct ExportedRow {
    table: &'static str,
    at: u64,
    words: String,
}

/// A table at which the person sits or has spoken, as the person sees it.
#[derive(Serialize)]
struct Table {
    #[serde(flatten)]
    card: TableSummary,
    /// A game that is not over, as the person sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    game_so_far: Option<ServerMsg>,
}

/// A chat line of the person.
#[derive(Serialize)]
struct ChatLine {
    game: String,
    #[serde(flatten)]
    line: SpokenLine,
}

/// Data of one game.
struct Read {
    table: Table,
    chat: Vec<ChatLine>,
    record: Option<String>,
}

/// Answers `POST /account/export`.
pub(super) async fn export(caller: Caller) -> Result<Response, AdmissionError> {
    let person = caller.require_person(LimitedAction::Export).await?;
    let hub = &caller.app.hub;
    let (account, records) = collect(hub, &person).await?;
    let account = serde_json::to_vec_pretty(&account).map_err(|_| AdmissionError::StoreFailed)?;
    let mut zip = Zip::default();
    zip.add("account.json", &account);
    if !records.is_empty() {
        zip.add("games.txt", records.as_bytes());
    }
    tracing::info!(person = person.id, "a person has exported everything");
    let headers = [
        (CONTENT_TYPE, "application/zip"),
        (CONTENT_DISPOSITION, "attachment; filename=\"cartagena.zip\""),
    ];
    Ok((headers, zip.finish()).into_response())
}

/// Reads everything of a person, and the records of their finished games.
async fn collect(hub: &Arc<Hub>, person: &Person) -> Result<(Account, String), AdmissionError> {
    let store = &hub.store;
    let devices = store.devices(person.id).await?.into_iter().map(exported_device);
    let passkeys = store.passkeys(person.id).await?.into_iter().map(exported_passkey);
    let kept = store.kept_of(person.id).await?.into_iter().map(exported_row);
    let mut account = Account {
        cartagena_account: 1,
        exported: hub.clock.now(),
        number: person.id,
        name: person.name.clone(),
        recovery_code_made: store.code_made(person.id).await?,
        devices: devices.collect(),
        passkeys: passkeys.collect(),
        kept: kept.collect(),
        tables: Vec::new(),
        chat: Vec::new(),
        games_left_out: 0,
    };
    let mut numbers = store.absorbed_by(person.id).await?;
    numbers.push(person.id);
    let games = games_of(hub, person.id).await?;
    let (begun, mut records) = (Instant::now(), String::new());
    for (at, game) in games.iter().enumerate() {
        if begun.elapsed() > READING_TIME || records.len() > MAX_RECORD_BYTES {
            account.games_left_out = games.len() - at;
            break;
        }
        let Some(read) = read_game(hub, person.id, &numbers, game).await? else { continue };
        account.tables.push(read.table);
        account.chat.extend(read.chat);
        if let Some(record) = read.record {
            records.push_str(&record);
            records.push('\n');
        }
    }
    Ok((account, records))
}

/// Returns the games at which a person sits, and those in which they have spoken.
async fn games_of(hub: &Hub, person: i64) -> Result<Vec<String>, StoreError> {
    let mut games = hub.store.of_person(person, MAX_GAMES).await?;
    // A table that was just opened is in no list of the store yet.
    let others = hub.lobby_index.games_of(person).into_iter();
    for game in others.chain(hub.store.games_with_texts(person).await?) {
        if !games.contains(&game) && games.len() < MAX_GAMES as usize {
            games.push(game);
        }
    }
    Ok(games)
}

/// Reads a game as a person may see it; `None` if it is damaged, or was closed before it began.
async fn read_game(
    hub: &Hub,
    person: i64,
    numbers: &[i64],
    game: &str,
) -> Result<Option<Read>, AdmissionError> {
    let lines = match hub.store.load_game(game).await {
        Err(StoreError::Corrupt { .. }) => return Ok(None),
        lines => lines?.unwrap_or_default(),
    };
    let Ok(lines) = joined(&lines) else { return Ok(None) };
    let Ok(room) = replay_room(&lines) else { return Ok(None) };
    let said = lines.iter().filter_map(|line| spoken_line(line, numbers));
    let chat = said.map(|line| ChatLine { game: game.to_owned(), line }).collect();
    let over = room.is_over();
    let own_view = room.snapshot(Some(person)).filter(|_| !over);
    let card = room.table_card(Some(person));
    // The record of a game that others play is theirs, even if the person has spoken there.
    let played = over && card.your_seat.is_some();
    let record = room.record(Some(person)).ok().filter(|_| played);
    let table = Table { card, game_so_far: own_view };
    Ok((!room.is_closed()).then_some(Read { table, chat, record }))
}

fn exported_device(device: Device) -> ExportedDevice {
    let Device { name, made, seen, .. } = device;
    ExportedDevice { name, made, seen }
}

fn exported_passkey(passkey: Passkey) -> ExportedPasskey {
    let Passkey { name, made, used, key, .. } = passkey;
    ExportedPasskey { name, made, used, public_key: serde_json::from_str(&key).unwrap_or_default() }
}

fn exported_row(row: KeptRow) -> ExportedRow {
    let KeptRow { table, at, words } = row;
    ExportedRow { table, at, words }
}
