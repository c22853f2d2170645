//! Export of everything that the server has of a person, and of nothing else.

use crate::common::account::{Browser, everywhere, hex_hash};
use crate::common::client::Client;
use crate::common::player::seated;
use crate::common::{House, eventually};
use cartagena_protocol::{OnlineEvent, OnlineRequest, RoomStage};
use cartagena_record::Record;
use cartagena_server::Limits;
use serde_json::{Value, json};

/// Returns the content of a file in an archive whose files are stored as they are.
fn file(archive: &[u8], name: &str) -> Option<String> {
    let header = [b"PK\x03\x04".as_slice(), &[20, 0]].concat();
    let mut starts = archive.windows(6).enumerate().filter(|(_, bytes)| *bytes == header);
    starts.find_map(|(at, _)| {
        let number = |from: usize, length: usize| {
            let bytes = &archive[at + from..at + from + length];
            bytes.iter().rev().fold(0, |sum, byte| sum << 8 | usize::from(*byte))
        };
        let (size, name_length) = (number(18, 4), number(26, 2));
        let begin = at + 30 + name_length;
        let found = &archive[at + 30..begin] == name.as_bytes();
        found.then(|| String::from_utf8(archive[begin..begin + size].to_vec()).expect("a text"))
    })
}

async fn export(browser: &Browser) -> (Value, Option<String>) {
    let answer = browser.post("/account/export", &json!({})).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    let account = file(&answer.bytes, "account.json").expect("a file");
    (serde_json::from_str(&account).expect("JSON"), file(&answer.bytes, "games.txt"))
}

async fn chat(client: &mut Client, game: &str, text: &str) {
    client.request(OnlineRequest::Chat { game: game.into(), text: text.into() }).await;
    client
        .wait_event(|event| match event {
            OnlineEvent::Chat { lines, .. } => {
                lines.iter().any(|line| line.text == text).then_some(())
            }
            _ => None,
        })
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_gets_everything_of_theirs_and_nothing_hidden() {
    everywhere(async |house: &House| {
        let mut finished = seated(house, "jamaica", 2, 0).await;
        for player in &mut finished {
            player.begun().await;
        }
        let game = finished[0].game.clone();
        chat(&mut finished[0].client, &game, "My own words").await;
        chat(&mut finished[1].client, &game, "Not my words").await;
        finished[1].client.request(OnlineRequest::Resign { game: game.clone() }).await;
        finished[0]
            .client
            .wait_event(|event| {
                matches!(event, OnlineEvent::Room(room) if matches!(room.stage, RoomStage::Over { .. }))
                    .then_some(())
            })
            .await;
        let browser = Browser::of(&finished[0].client);
        let hash = hex_hash(&finished[0].client.cookie[10..]);
        let person = house.store.person(hash).await.expect("a store").expect("a person");
        house.store.set_quiet(person.id, &game, true).await.expect("stored");
        let (account, records) = export(&browser).await;
        let records = records.expect("a finished game");
        let parts = Record::split(&records).expect("records");
        assert_eq!(parts.len(), 1);
        parts[0].read().expect("a record");
        assert_eq!(account["tables"][0]["game"], json!(game));
        assert_eq!(account["chat"].as_array().expect("a list").len(), 1);
        assert_eq!(account["chat"][0]["text"], "My own words");
        let kept = account["kept"].as_array().expect("a list");
        assert!(kept.contains(&json!({ "table": "quiet_tables", "at": 0, "words": game })));
        assert_eq!(account["devices"].as_array().expect("a list").len(), 1);
        assert!(!account.to_string().contains(&browser.cookie.expect("a cookie")[10..]));

        // Of a game that goes on, the own view and no more: with the seats changed, the same bytes but
        // for the own hand.
        let mut running = seated(house, "jamaica", 2, 0).await;
        for player in &mut running {
            player.begun().await;
        }
        let (account, records) = export(&Browser::of(&running[0].client)).await;
        assert_eq!(records, None);
        let snapshot = &account["tables"][0]["game_so_far"]["snapshot"];
        let start = snapshot["start"].as_str().expect("a position");
        assert_eq!((&snapshot["viewer"], start.matches(":?6").count()), (&json!(0), 1), "{start}");
        assert!(!account.to_string().contains("secret"));
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn strangers_get_nothing_and_nobody_too_much() {
    let house = House::with(|mut config| {
        config.limits = Limits { exports: Limits::default().exports, ..config.limits };
        config
    })
    .await;
    assert_eq!(Browser::new(&house).post("/account/export", &json!({})).await.status, 404);
    let anne = Browser::of(&Client::named(&house, "Anne").await);
    let foreign = Browser { origin: "http://evil.example".into(), ..Browser::new(&house) };
    assert_eq!(foreign.post("/account/export", &json!({})).await.status, 403);
    eventually("exports are bounded", async || {
        anne.post("/account/export", &json!({})).await.status == 429
    })
    .await;
    house.stop().await;
}
