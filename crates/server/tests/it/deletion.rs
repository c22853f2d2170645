//! Deletion of a person: nothing of their name and words is left anywhere, and every game stays valid.

use crate::common::account::{Browser, everywhere, hex_hash};
use crate::common::client::{Client, resumed};
use crate::common::player::{Player, open, seated, table};
use crate::common::{self, House, eventually};
use crate::crash::{Life, free_port};
use cartagena_protocol::{
    ClientMsg, Denial, OnlineEvent, OnlineRequest, RoomStage, RoomView, SeatAccess,
};
use cartagena_server::{NotedHead, missing_heads, part_reworded, validate};
use cartagena_store::{Rewording, Store, StoreLocation, connect, open_reader};
use cartagena_test_postgres::Postgres;
use serde_json::json;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

const NAME: &str = "Grace O'Malley 1530";
/// Number of servers that are killed.
const KILLS: u64 = 12;
const WORDS: &str = "Meet me in Clew Bay";

async fn chat(client: &mut Client, game: &str, text: &str) {
    client.request(OnlineRequest::Chat { game: game.into(), text: text.into() }).await;
    heard(client, text).await;
}

async fn heard(client: &mut Client, text: &str) {
    client
        .wait_event(|event| match event {
            OnlineEvent::Chat { lines, .. } => {
                lines.iter().any(|line| line.text == text).then_some(())
            }
            _ => None,
        })
        .await;
}

async fn room(client: &mut Client, wanted: impl Fn(&RoomView) -> bool) -> RoomView {
    client
        .wait_event(|event| match event {
            OnlineEvent::Room(room) => wanted(room).then(|| (**room).clone()),
            _ => None,
        })
        .await
}

/// Two people in a game that goes on, of whom the first is called by the name and has spoken.
async fn playing(house: &House) -> Vec<Player> {
    let mut players = seated(house, "jamaica", 2, 0).await;
    for player in &mut players {
        player.begun().await;
    }
    let game = players[0].game.clone();
    players[0].client.request(OnlineRequest::Rename { name: NAME.into() }).await;
    room(&mut players[1].client, |room| room.seats[0].name == NAME).await;
    chat(&mut players[0].client, &game, WORDS).await;
    heard(&mut players[1].client, WORDS).await;
    players
}

async fn delete(browser: &Browser) {
    let deleted = browser.post("/account/delete", &json!({ "delete": true })).await;
    assert_eq!((deleted.status, deleted.cookie.as_deref()), (204, Some("cartagena=")));
}

async fn is_finished(store: &dyn Store) {
    eventually("the deletion is finished", async || {
        store.open_rewordings().await.expect("a store").is_empty()
    })
    .await;
}

fn all_files(folder: &Path) -> Vec<u8> {
    let files =
        std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").path());
    files.flat_map(|file| std::fs::read(file).expect("its bytes")).collect()
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deleted_person_is_gone_from_what_is_shown_and_stored() {
    everywhere(async |house: &House| {
        let mut players = playing(house).await;
        let game = players[0].game.clone();
        let waiting =
            open(&mut players[0].client, table("tortuga", vec![SeatAccess::Anyone; 2])).await;
        let browser = Browser::of(&players[0].client);
        // Asked for without the second question, by a stranger and by another page: nothing happens.
        assert_eq!(browser.post("/account/delete", &json!({})).await.status, 400);
        let not_sure = json!({ "delete": false });
        assert_eq!(browser.post("/account/delete", &not_sure).await.status, 400);
        let sure = json!({ "delete": true });
        assert_eq!(Browser::new(house).post("/account/delete", &sure).await.status, 404);
        let foreign =
            Browser { origin: "http://evil.example".into(), ..Browser::of(&players[0].client) };
        assert_eq!(foreign.post("/account/delete", &sure).await.status, 403);
        delete(&browser).await;
        assert_eq!(players[0].client.closed().await, Some(1008), "pages of theirs are cut off");
        assert_eq!(browser.post("/account/delete", &sure).await.status, 404, "again");
        assert_eq!(browser.post("/account", &json!({})).await.json()["known"], false);
        // The other has won, and sees nobody in particular there.
        let other = &mut players[1].client;
        let over = room(other, |room| matches!(room.stage, RoomStage::Over { .. })).await;
        let seen = match over.seats[0].name.is_empty() {
            true => over,
            false => room(other, |room| room.seats[0].name.is_empty()).await,
        };
        assert!(seen.seats[0].name.is_empty());
        is_finished(&*house.store).await;
        let mut stranger = Client::new(house).await;
        stranger.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
        room(&mut stranger, |room| room.seats[0].name.is_empty()).await;
        stranger
            .wait_event(|event| match event {
                OnlineEvent::Chat { lines, .. } => {
                    (lines[0].text.is_empty() && lines[0].name.is_empty()).then_some(())
                }
                _ => None,
            })
            .await;
        stranger.say(&ClientMsg::Watch { game: waiting, seat: None }).await;
        assert_eq!(stranger.denied().await, Denial::NoSuchTable, "they stood up, so it was closed");
        stranger.request(OnlineRequest::WatchLobby).await;
        stranger
            .wait_event(|event| match event {
                OnlineEvent::Lobby { tables } => tables.is_empty().then_some(()),
                _ => None,
            })
            .await;
        assert!(!stranger.log.iter().any(|text| text.contains(NAME) || text.contains(WORDS)));
        let report = validate(&*house.store).await.expect("the store answers");
        assert_eq!(report.problems, []);
        let folder = tempfile::tempdir().expect("a folder");
        house.store.backup(&folder.path().join("copy")).await.expect("a copy");
        let copy = all_files(folder.path());
        assert!(!holds(&copy, NAME) && !holds(&copy, WORDS) && holds(&copy, &game));
    })
    .await;
}

/// The database file and its log are searched byte by byte, before and after a VACUUM.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_trace_is_left_in_the_files_of_the_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = StoreLocation::Sqlite(folder.path().to_owned());
    let house = House::over(common::config(connect(&place).await.expect("a store"))).await;
    let players = playing(&house).await;
    assert!(holds(&all_files(folder.path()), NAME) && holds(&all_files(folder.path()), WORDS));
    delete(&Browser::of(&players[0].client)).await;
    is_finished(&*house.store).await;
    let files = all_files(folder.path());
    assert!(!holds(&files, NAME) && !holds(&files, WORDS), "at once");
    house.stop().await;
    let address = format!("sqlite://{}", folder.path().join("cartagena.sqlite").display());
    let mut connection = <sqlx::SqliteConnection as sqlx::Connection>::connect(&address)
        .await
        .expect("a connection");
    sqlx::query("VACUUM").execute(&mut connection).await.expect("vacuumed");
    sqlx::Connection::close(connection).await.expect("closed");
    let files = all_files(folder.path());
    assert!(!holds(&files, NAME) && !holds(&files, WORDS) && holds(&files, &players[0].game));
}

/// A dump that an operator makes afterwards has nothing of the person, either.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_trace_is_left_in_a_dump_of_postgresql() {
    let postgres = Postgres::start().expect("PostgreSQL");
    let address = postgres.create_database("deletion").expect("a database");
    let place = StoreLocation::Postgres(address);
    let house = House::over(common::config(connect(&place).await.expect("a store"))).await;
    let players = playing(&house).await;
    let dump = || postgres.dump("deletion").expect("a dump");
    let before = dump();
    assert!(holds(&before, NAME) && holds(&before, WORDS));
    delete(&Browser::of(&players[0].client)).await;
    is_finished(&*house.store).await;
    let after = dump();
    assert!(!holds(&after, NAME) && !holds(&after, WORDS) && holds(&after, &players[0].game));
    house.stop().await;
}

/// Killed after the deletion was acknowledged and before anything else was done, the server goes on with it
/// at its next start.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crash_in_the_middle_of_a_deletion_loses_nothing() {
    let house = House::new().await;
    let mut players = playing(&house).await;
    let waiting = open(&mut players[0].client, table("tortuga", vec![SeatAccess::Anyone; 2])).await;
    let hash = hex_hash(&players[0].client.cookie[10..]);
    let person = house.store.person(hash).await.expect("a store").expect("a person").id;
    let store: Arc<dyn Store> = Arc::clone(&house.store);
    store.reword(person, Rewording::deletion(), 5).await.expect("acknowledged");
    let folder = house.stop().await.expect("a folder");
    let place = StoreLocation::Sqlite(folder.path().to_owned());
    let house = House::over(common::config(connect(&place).await.expect("the same store"))).await;
    is_finished(&*house.store).await;
    // The new house has another address.
    let mut mary = Client::at(house.address, Some(&players[1].client.cookie)).await;
    mary.say(&ClientMsg::Watch { game: players[1].game.clone(), seat: None }).await;
    let over = room(&mut mary, |room| matches!(room.stage, RoomStage::Over { .. })).await;
    assert!(over.seats[0].name.is_empty());
    mary.say(&ClientMsg::Watch { game: waiting, seat: None }).await;
    assert_eq!(mary.denied().await, Denial::NoSuchTable);
    assert_eq!(validate(&*house.store).await.expect("an answer").problems, []);
    let files = all_files(folder.path());
    assert!(!holds(&files, NAME) && !holds(&files, WORDS));
    house.stop().await;
}

/// The server is killed at any moment of a deletion. Whatever was acknowledged is finished after the next
/// start; what was not is done as a whole, or not at all.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_servers_finish_deletions() {
    let (folder, port) = (tempfile::tempdir().expect("a folder"), free_port());
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let place = StoreLocation::Sqlite(folder.path().to_owned());
    let mut deleted = 0;
    for round in 0..KILLS {
        let life = Life::begin(folder.path(), port);
        let (name, words) = (format!("Grace number {round}!"), format!("Words number {round}!"));
        let mut client = resumed(address, None).await;
        client.request(OnlineRequest::Rename { name: name.clone() }).await;
        let game = open(&mut client, table("tortuga", vec![SeatAccess::Friend; 2])).await;
        client.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
        chat(&mut client, &game, &words).await;
        let browser = Browser::of(&client);
        let asked = Browser::of(&client);
        let asking = tokio::spawn(async move {
            asked.try_post("/account/delete", &json!({ "delete": true })).await
        });
        // The last round waits for the answer; after that nothing may be left.
        match round + 1 < KILLS {
            true => tokio::time::sleep(Duration::from_millis(3 * round)).await,
            false => eventually("an answer", async || asking.is_finished()).await,
        }
        life.kill();
        let acknowledged =
            asking.await.expect("no panic").is_some_and(|answer| answer.status == 204);
        let life = Life::begin(folder.path(), port);
        let known = browser.post("/account", &json!({})).await.json();
        let is_known = known["known"] == true;
        assert!(!(acknowledged && is_known), "an acknowledged deletion is lost");
        if is_known {
            assert_eq!(known["name"], json!(name), "all or nothing");
        } else {
            deleted += 1;
            let reader = open_reader(&place).await.expect("a store");
            eventually("the deletion is finished", async || {
                reader.open_rewordings().await.expect("a store").is_empty()
            })
            .await;
            reader.close().await.expect("closed");
            let files = all_files(folder.path());
            assert!(!holds(&files, &name) && !holds(&files, &words), "round {round}");
        }
        life.kill();
    }
    assert!(deleted > 0, "nothing was deleted");
    let reader = open_reader(&place).await.expect("a store");
    assert_eq!(validate(&*reader).await.expect("an answer").problems, []);
}

/// Games of the first version have names inside their lines: they are chained anew, and their noted heads
/// are explained.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_inside_the_lines_of_earlier_versions_go_too() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1");
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cartagena.sqlite");
    std::fs::copy(fixtures.join("sqlite/cartagena.sqlite"), file).expect("a copy");
    let games = std::fs::read_to_string(fixtures.join("sqlite-games.txt")).expect("a fixture");
    let finished = games.lines().find(|line| line.starts_with("finished ")).expect("a game");
    let words: Vec<&str> = finished.split(' ').collect();
    let (game, cookie) = (words[1], words[2]);
    let place = StoreLocation::Sqlite(folder.path().to_owned());
    let store = connect(&place).await.expect("a store");
    let person = store.person(hex_hash(&cookie[10..])).await.expect("a store").expect("a person");
    assert!(!person.name.is_empty() && holds(&all_files(folder.path()), &person.name));
    let mark = format!("\"person\":{},\"name\":\"{}\"", person.id, person.name);
    assert!(holds(&all_files(folder.path()), &mark));
    let (seq, hash) = store.head(game, None).await.expect("a store").expect("a game");
    let head = NotedHead { game: game.into(), seq, hash };
    let house = House::over(common::config(Arc::clone(&store))).await;
    delete(&Browser { cookie: Some(cookie.into()), ..Browser::new(&house) }).await;
    is_finished(&*store).await;
    assert_eq!(validate(&*store).await.expect("an answer").problems, []);
    assert!(!holds(&all_files(folder.path()), &mark));
    let missing = missing_heads(&*store, std::slice::from_ref(&head)).await.expect("an answer");
    assert_eq!(missing, std::slice::from_ref(&head));
    assert_eq!(part_reworded(&*store, missing).await, Ok((vec![], vec![head])));
    // The other player gets the record, and is told why it is another one.
    let mut other = Client::at(house.address, Some(words[3])).await;
    other.say(&ClientMsg::Watch { game: game.into(), seat: None }).await;
    other
        .wait_event(|event| match event {
            OnlineEvent::GameSigned(signed) => signed.reworded.then_some(()),
            _ => None,
        })
        .await;
    house.stop().await;
}
