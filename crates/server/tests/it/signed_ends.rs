//! The server signs the end of a game, and a game that was changed afterwards is found out.

use crate::common::client::Client;
use crate::common::player::{Player, seated};
use crate::common::{House, within};
use cartagena_protocol::{ClientMsg, OnlineEvent, OnlineRequest, ServerMsg, SignedGame};
use cartagena_record::{ChainHead, Hex, Record, signed_message};
use cartagena_server::{NotedHead, ServerKey, is_signed_by, missing_heads};
use cartagena_store::{GameMeta, StoreLocation, connect};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

fn hex<const N: usize>(digits: &str) -> [u8; N] {
    digits.parse::<Hex<N>>().expect("digits").0
}

async fn signed(client: &mut Client) -> SignedGame {
    let event = |event: &OnlineEvent| match event {
        OnlineEvent::GameSigned(signed) => Some((**signed).clone()),
        _ => None,
    };
    client.wait_event(event).await
}

async fn record(client: &mut Client, game: &str) -> Record {
    client.say(&ClientMsg::Record { game: game.into() }).await;
    let text = client.wait(|message| match message {
        ServerMsg::Record { text, .. } => Some(text.clone()),
        _ => None,
    });
    Record::read(&text.await).expect("a record")
}

/// Seats two people, one of whom resigns after the deal.
async fn resigned(house: &House) -> Vec<Player> {
    let mut players = seated(house, "jamaica", 2, 0).await;
    for player in &mut players {
        player.begun().await;
    }
    let game = players[1].game.clone();
    players[1].client.request(OnlineRequest::Resign { game }).await;
    players
}

fn verifies(signed: &SignedGame, record: &Record) -> bool {
    let head = ChainHead { seq: signed.seq, hash: Hex(hex(&signed.head)) };
    let hash = record.hash().expect("a finished game");
    let message = signed_message(&signed.game, head, hash);
    is_signed_by(&hex(&signed.key), &message, &hex(&signed.signature))
}

async fn public_key(house: &House) -> String {
    let mut connection = TcpStream::connect(house.address).await.expect("a connection");
    let request =
        "GET /.well-known/cartagena-key HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    connection.write_all(request.as_bytes()).await.expect("a request");
    let mut answer = String::new();
    within("the public key", connection.read_to_string(&mut answer)).await.expect("an answer");
    let body = answer.split("\r\n\r\n").nth(1).expect("a body");
    let value: serde_json::Value = serde_json::from_str(body).expect("JSON");
    value["ed25519"].as_str().expect("a key").to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_gets_the_signed_end_and_can_check_it() {
    let key = ServerKey::new([7; 32]);
    let public = key.public();
    let house = House::with(|config| cartagena_server::Config { key, ..config }).await;
    let mut players = resigned(&house).await;
    let game = players[0].game.clone();
    let end = signed(&mut players[0].client).await;
    assert_eq!(signed(&mut players[1].client).await, end);
    assert_eq!((&end.key, &end.game), (&public, &game));
    assert_eq!(public_key(&house).await, public);
    let record = record(&mut players[0].client, &game).await;
    assert_eq!(record.hash().expect("a finished game").to_string(), end.record);
    assert!(verifies(&end, &record));
    assert!(!verifies(&SignedGame { seq: end.seq + 1, ..end.clone() }, &record));
    let stored = house.store.head(&game, None).await.expect("the store answers");
    assert_eq!(stored, Some((end.seq, hex(&end.head))));
    // A spectator who comes later gets it, too.
    let mut late = Client::new(&house).await;
    late.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
    assert_eq!(signed(&mut late).await, end);
    house.stop().await;
}

/// The hash of a line with a hidden card would let viewers try out which card it is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_signed_before_the_end() {
    let house = House::new().await;
    let mut players = resigned(&house).await;
    let end = signed(&mut players[0].client).await;
    let log = &players[0].client.log;
    let over = log.iter().position(|text| text.contains("\"over\":{")).expect("the end");
    let told = log.iter().position(|text| text.contains(&end.head)).expect("the head");
    assert!(told > over, "{log:?}");
    house.stop().await;
}

/// Regression: an operator could rewrite a finished game or roll it back, and nobody could show it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rewritten_or_shortened_game_lacks_the_noted_head() {
    let house = House::new().await;
    let mut players = resigned(&house).await;
    let end = signed(&mut players[0].client).await;
    let noted = NotedHead { game: end.game.clone(), seq: end.seq, hash: hex(&end.head) };
    let heads = [noted.clone()];
    // Lines that come after the end change nothing.
    let text = "Well played!".to_owned();
    players[0].client.request(OnlineRequest::Chat { game: end.game.clone(), text }).await;
    let chat = |event: &OnlineEvent| match event {
        OnlineEvent::Chat { lines, .. } => (!lines.is_empty()).then_some(()),
        _ => None,
    };
    players[1].client.wait_event(chat).await;
    assert_eq!(missing_heads(&*house.store, &heads).await, Ok(vec![]));
    let lines = house.store.load(&end.game).await.expect("an answer").expect("the game");
    house.stop().await;
    for (count, change) in [(end.seq - 1, ""), (end.seq, " ")] {
        let folder = tempfile::tempdir().expect("a folder");
        let place = StoreLocation::Sqlite(folder.path().to_owned());
        let other = connect(&place).await.expect("a store");
        let meta = GameMeta { rules_version: 1, opened: 0 };
        other.open(&end.game, &meta, &lines[0]).await.expect("a game");
        for (line, seq) in lines[1..].iter().zip(2..=count) {
            other.append(&end.game, seq, &format!("{line}{change}"), None).await.expect("a line");
        }
        assert_eq!(missing_heads(&*other, &heads).await, Ok(vec![noted.clone()]));
        other.close().await.expect("closed");
    }
}
