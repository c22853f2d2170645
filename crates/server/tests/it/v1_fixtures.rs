//! Databases of the first build: every game is readable, finished games give the same records, and
//! unfinished ones are played to their end by the people who sit there.

use crate::common::client::Client;
use crate::common::player::Player;
use crate::common::{self, House, LONG_PATIENCE, within, within_time};
use cartagena_protocol::{ClientMsg, OnlineEvent, OnlineRequest, ServerMsg, VERSION};
use cartagena_server::validate;
use cartagena_store::{Store, StoreLocation, connect};
use cartagena_test_postgres::Postgres;
use sqlx::{AssertSqlSafe, Connection as _, PgConnection};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::task::JoinSet;

/// The number of games in each database.
const GAMES: u64 = 11;

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v1")
}

fn read(name: &str) -> String {
    std::fs::read_to_string(fixtures().join(name)).expect("a fixture")
}

/// Asks for the record of a game.
async fn record_of(client: &mut Client, game: &str) -> String {
    client.say(&ClientMsg::Record { game: game.to_owned() }).await;
    client
        .wait(|message| match message {
            ServerMsg::Record { text, .. } => Some(text.clone()),
            _ => None,
        })
        .await
}

/// Lets the people of a table play it to its end, and returns its record.
async fn finish(house: &House, kind: &str, game: &str, cookies: &[&str]) -> String {
    let mut playing = JoinSet::new();
    for (number, cookie) in (1..).zip(cookies) {
        let client = Client::at(house.address, Some(cookie)).await;
        let mut player = Player::new(client, game, number).await;
        let game = game.to_owned();
        match kind {
            "gathering" => player.client.request(OnlineRequest::Start { game }).await,
            "rematch" => player.client.request(join(game)).await,
            _ => {}
        }
        playing.spawn(player.play_on());
    }
    let mut players = playing.join_all().await;
    record_of(&mut players[0].client, game).await
}

fn join(game: String) -> OnlineRequest {
    OnlineRequest::Join { game, seat: None, commitment: None, invitation_key: None }
}

async fn every_game(store: Arc<dyn Store>, name: &str) {
    let report = validate(&*store).await.expect("the store answers");
    assert_eq!((report.games, report.problems), (GAMES, vec![]));
    let house = House::over(common::config(Arc::clone(&store))).await;
    for line in read(&format!("{name}-games.txt")).lines() {
        let words: Vec<_> = line.split(' ').collect();
        let [kind, game, cookies @ ..] = &words[..] else { panic!("{line}") };
        if *kind == "finished" {
            let mut client = Client::at(house.address, Some(cookies[0])).await;
            let record = read(&format!("{name}-records/{game}.txt"));
            assert_eq!(record_of(&mut client, game).await, record, "{game}");
        } else {
            let record = finish(&house, kind, game, cookies).await;
            assert!(record.contains("[Result \""), "{kind} {game}: {record}");
        }
    }
    let report = validate(&*store).await.expect("the store answers");
    assert_eq!((report.games, report.problems), (GAMES, vec![]));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_sqlite_database_of_the_first_build_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = fixtures().join("sqlite/cartagena.sqlite");
    std::fs::copy(file, folder.path().join("cartagena.sqlite")).expect("a copy");
    let store = connect(&StoreLocation::Sqlite(folder.path().to_owned())).await.expect("a store");
    within_time(LONG_PATIENCE, "all games end", every_game(store, "sqlite")).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgresql_dump_of_the_first_build_goes_on() {
    let postgres = Postgres::start().expect("PostgreSQL");
    let address = postgres.create_database("games").expect("a database");
    let connecting = PgConnection::connect(&address);
    let mut connection = within("a connection", connecting).await.expect("a connection");
    let dump = AssertSqlSafe(read("postgres.sql"));
    let loading = sqlx::raw_sql(dump).execute(&mut connection);
    within("the dump is loaded", loading).await.expect("the dump");
    within("the connection is closed", connection.close()).await.expect("closed");
    let store = connect(&StoreLocation::Postgres(address)).await.expect("a store");
    within_time(LONG_PATIENCE, "all games end", every_game(store, "postgres")).await;
}

/// A page of the first build must be told to reload, in bytes that it understands.
#[tokio::test]
async fn a_page_of_version_1_is_told_to_reload() {
    let house = House::new().await;
    let origin = house.origin();
    let headers = [("origin", origin.as_str())];
    let (stream, _) = common::client::knock(house.address, &headers).await.expect("let in");
    let mut page = Client::over(stream, String::new(), house.address);
    assert_eq!(page.raw().await, Some(format!(r#"{{"hello":{{"version":{VERSION}}}}}"#)));
    page.write(r#"{"online":{"hello":{"version":1}}}"#).await;
    let outdated = format!(r#"{{"online":{{"outdated":{{"version":{VERSION}}}}}}}"#);
    assert_eq!(page.raw().await, Some(outdated));
    assert_ne!(VERSION, 1);
    // Nothing else is granted before it is loaded anew.
    page.write(r#"{"look":{"game":"0123456789abcdef"}}"#).await;
    page.wait_event(|event| matches!(event, OnlineEvent::Denied { .. }).then_some(())).await;
    house.stop().await;
}
