//! Coming back: recovery codes, devices, and games that come along.

use crate::common::account::{Browser, everywhere, hex_hash};
use crate::common::client::Client;
use crate::common::player::{open, seated, table};
use crate::common::{self, House, eventually};
use cartagena_protocol::{ClientMsg, OnlineEvent, OnlineRequest, RoomStage, SeatAccess};
use cartagena_server::{Limits, validate};
use cartagena_store::{SignIn, SignInKey, Store};
use serde_json::{Value, json};
use std::sync::Arc;

const ATTEMPT: &str = "0123456789abcdef";

async fn new_code(browser: &Browser) -> String {
    let answer = browser.post("/account/code", &json!({})).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()["code"].as_str().expect("a code").to_owned()
}

async fn name_of(client: &mut Client) -> String {
    client.request(OnlineRequest::Hello { version: cartagena_protocol::VERSION }).await;
    client
        .wait_event(|event| match event {
            OnlineEvent::YourName { name } => Some(name.clone()),
            _ => None,
        })
        .await
}

/// Returns the ids of a person's tables.
async fn tables_of(client: &mut Client) -> Vec<String> {
    client.forget();
    client.request(OnlineRequest::ListMyTables).await;
    client
        .wait_event(|event| match event {
            OnlineEvent::MyTables { tables } => {
                Some(tables.iter().map(|table| table.game.clone()).collect())
            }
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_who_lost_everything_comes_back_with_the_code() {
    everywhere(async |house: &House| {
        let mut anne = Client::named(house, "Anne").await;
        let game = open(&mut anne, table("jamaica", vec![SeatAccess::Friend; 2])).await;
        let code = new_code(&Browser::of(&anne)).await;
        let spoilt = code.to_lowercase().replace('-', " – ").replace('0', "o");
        // The phone is lost, and with it the cookie. The laptop has played nothing yet.
        let mut laptop = Browser::new(house);
        assert_eq!(laptop.post("/account", &json!({})).await.json()["known"], false);
        let sign_in = json!({ "code": spoilt, "attempt": ATTEMPT });
        let answer = laptop.post("/account/sign-in", &sign_in).await;
        assert_eq!((answer.status, answer.body.as_str()), (204, ""));
        // The answer was lost, and the page asks again: the same attempt gets the same answer.
        let again = laptop.post("/account/sign-in", &sign_in).await;
        assert_eq!((again.status, &again.cookie), (204, &answer.cookie));
        let other = json!({ "code": code, "attempt": "another-attempt-0" });
        assert_eq!(laptop.post("/account/sign-in", &other).await.status, 404, "used up");
        laptop.cookie = answer.cookie;
        let mut back = Client::at(house.address, laptop.cookie.as_deref()).await;
        assert_eq!(name_of(&mut back).await, "Anne");
        assert_eq!(tables_of(&mut back).await, [game]);
        let overview = laptop.post("/account", &json!({})).await.json();
        assert_eq!((&overview["known"], &overview["name"]), (&json!(true), &json!("Anne")));
        assert_eq!(overview["code_made"], Value::Null);
        assert_eq!(overview["devices"].as_array().expect("a list").len(), 2);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_code_replaces_the_old_one() {
    let house = House::new().await;
    let anne = Client::named(&house, "Anne").await;
    let browser = Browser::of(&anne);
    let (old, new) = (new_code(&browser).await, new_code(&browser).await);
    assert_ne!(old, new);
    let laptop = Browser::new(&house);
    for (code, status) in [(old, 404), (new, 204)] {
        let body = json!({ "code": code, "attempt": ATTEMPT });
        assert_eq!(laptop.post("/account/sign-in", &body).await.status, status);
    }
    house.stop().await;
}

/// Tells an impossible code from an unknown one, and nothing else.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_input_is_refused_and_signs_nobody_in() {
    let house = House::new().await;
    let anne = Client::named(&house, "Anne").await;
    let code = new_code(&Browser::of(&anne)).await;
    let laptop = Browser::new(&house);
    let mistyped = code.replace(&code[..4], "0000");
    for (body, status) in [
        (json!({}), 400),
        (json!({ "code": code }), 400),
        (json!({ "code": code, "attempt": "short" }), 400),
        (json!({ "code": "", "attempt": ATTEMPT }), 400),
        (json!({ "code": mistyped, "attempt": ATTEMPT }), 400),
        (json!({ "code": 7, "attempt": ATTEMPT }), 400),
        (json!({ "code": "0".repeat(5000), "attempt": ATTEMPT }), 400),
    ] {
        let answer = laptop.post("/account/sign-in", &body).await;
        assert_eq!((answer.status, answer.cookie), (status, None), "{body}");
    }
    for path in ["/account/sign-out", "/account/code", "/account", "/account/sign-in"] {
        let foreign = Browser { origin: "http://evil.example".into(), ..Browser::of(&anne) };
        assert_eq!(foreign.post(path, &json!({})).await.status, 403, "{path}");
    }
    let good = laptop.post("/account/sign-in", &json!({ "code": code, "attempt": ATTEMPT })).await;
    assert_eq!(good.status, 204, "the code is still good");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn attempts_to_sign_in_are_bounded() {
    let house = House::with(|mut config| {
        config.limits = Limits { sign_ins: Limits::default().sign_ins, ..config.limits };
        config
    })
    .await;
    let laptop = Browser::new(&house);
    let mut statuses = Vec::new();
    for _ in 0..20 {
        let guess = json!({ "code": "0".repeat(28), "attempt": ATTEMPT });
        statuses.push(laptop.post("/account/sign-in", &guess).await.status);
    }
    let refused = statuses.iter().filter(|status| **status == 429).count();
    assert_eq!((statuses[0], refused), (400, 10), "{statuses:?}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_device_is_signed_out_by_its_owner_alone() {
    everywhere(async |house: &House| {
        let phone = Client::named(house, "Anne").await;
        let code = new_code(&Browser::of(&phone)).await;
        let mut laptop =
            Browser { agent: "Firefox/140.0 (X11; Linux)".into(), ..Browser::new(house) };
        let sign_in = json!({ "code": code, "attempt": ATTEMPT });
        laptop.cookie = laptop.post("/account/sign-in", &sign_in).await.cookie;
        let overview = Browser::of(&phone).post("/account", &json!({})).await.json();
        let devices = overview["devices"].as_array().expect("a list");
        let named = |name: &str| devices.iter().find(|device| device["name"] == name);
        let lost = named("Firefox · Linux").expect("the laptop");
        assert_eq!((&lost["here"], &lost["connected"]), (&json!(false), &json!(false)));
        let here = named("").expect("the phone");
        assert_eq!((&here["here"], &here["connected"]), (&json!(true), &json!(true)));
        let sign_out = json!({ "device": lost["id"] });
        let stranger = Client::named(house, "Carl").await;
        let not_his = Browser::of(&stranger).post("/account/sign-out", &sign_out).await;
        let nowhere = json!({ "device": "0".repeat(64) });
        let not_there = Browser::of(&phone).post("/account/sign-out", &nowhere).await;
        assert_eq!((not_his.status, &not_his.body), (not_there.status, &not_there.body));
        assert_eq!(not_his.status, 404);
        let mut there = Client::at(house.address, laptop.cookie.as_deref()).await;
        assert_eq!(Browser::of(&phone).post("/account/sign-out", &sign_out).await.status, 204);
        assert_eq!(there.closed().await, Some(1008));
        assert_eq!(laptop.post("/account", &json!({})).await.json()["known"], false);
        let mut phone = phone.again().await;
        assert_eq!(name_of(&mut phone).await, "Anne");
    })
    .await;
}

/// Somebody played on a borrowed laptop before they typed the code: those games are theirs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_games_of_a_visit_come_along() {
    everywhere(async |house: &House| {
        let mut anne = Client::named(house, "Anne").await;
        let code = new_code(&Browser::of(&anne)).await;
        let earlier = open(&mut anne, table("tortuga", vec![SeatAccess::Friend; 2])).await;
        let mut players = seated(house, "jamaica", 2, 0).await;
        let (visit, mut mary) = (players.remove(0), players.remove(0));
        let game = mary.game.clone();
        let mut visitor = visit.client;
        let waiting = open(&mut visitor, table("tortuga", vec![SeatAccess::Friend; 2])).await;
        let browser = Browser::of(&visitor);
        let sign_in = json!({ "code": code, "attempt": ATTEMPT });
        let answer = browser.post("/account/sign-in", &sign_in).await;
        assert_eq!(answer.status, 204);
        let mut back = Client::at(house.address, answer.cookie.as_deref()).await;
        let mut tables = tables_of(&mut back).await;
        tables.sort_unstable();
        let mut expected = vec![earlier, game.clone(), waiting];
        expected.sort_unstable();
        assert_eq!(tables, expected);
        // The name of the person is shown at the table, and the seat is theirs.
        back.say(&ClientMsg::Watch { game: game.clone(), seat: Some(0) }).await;
        mary.client
            .wait_event(|event| {
                matches!(event, OnlineEvent::Room(room) if room.seats[0].name == "Anne").then_some(())
            })
            .await;
        back.request(OnlineRequest::Resign { game: game.clone() }).await;
        mary.client
            .wait_event(|event| {
                matches!(event, OnlineEvent::Room(room) if matches!(room.stage, RoomStage::Over { .. }))
                    .then_some(())
            })
            .await;
        // The page that is still open as the visitor is cut off.
        assert_eq!(visitor.closed().await, Some(1008));
        let report = validate(&*house.store).await.expect("the store answers");
        assert_eq!(report.problems, []);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_at_which_both_sit_stays_as_it_is() {
    let house = House::new().await;
    let mut anne = Client::named(&house, "Anne").await;
    let code = new_code(&Browser::of(&anne)).await;
    let game = open(&mut anne, table("tortuga", vec![SeatAccess::Friend; 2])).await;
    let mut visitor = Client::named(&house, "Anne too").await;
    let join = OnlineRequest::Join {
        game: game.clone(),
        seat: None,
        commitment: None,
        invitation_key: None,
    };
    visitor.request(join).await;
    visitor.request(OnlineRequest::ListMyTables).await;
    visitor
        .wait_event(|event| {
            matches!(event, OnlineEvent::MyTables { tables } if tables.len() == 1).then_some(())
        })
        .await;
    let sign_in = json!({ "code": code, "attempt": ATTEMPT });
    let answer = Browser::of(&visitor).post("/account/sign-in", &sign_in).await;
    assert_eq!(answer.status, 204);
    let mut back = Client::at(house.address, answer.cookie.as_deref()).await;
    back.say(&ClientMsg::Watch { game: game.clone(), seat: Some(0) }).await;
    back.wait_event(|event| match event {
        OnlineEvent::Room(room) => room.your_seat.filter(|seat| seat.number() == 0),
        _ => None,
    })
    .await;
    house.stop().await;
}

/// The server was killed after the sign-in was stored, before any game was handed over.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crash_between_sign_in_and_handing_over_loses_nothing() {
    let house = House::new().await;
    let anne = Client::named(&house, "Anne").await;
    new_code(&Browser::of(&anne)).await;
    let mut visitor = Client::named(&house, "visitor").await;
    let game = open(&mut visitor, table("tortuga", vec![SeatAccess::Friend; 2])).await;
    let store: Arc<dyn Store> = Arc::clone(&house.store);
    let person = |client: &Client| {
        let hash = hex_hash(client.cookie.split_once('=').expect("a pair").1);
        let store = Arc::clone(&store);
        async move { store.person(hash).await.expect("a store").expect("a person") }
    };
    let (kept, replaces) = (person(&anne).await, hex_hash(&visitor.cookie[10..]));
    store.replace_code(kept.id, [7; 32], 1).await.expect("a code");
    let (key, token_hash) = (SignInKey::Code([7; 32]), [8; 32]);
    let sign_in =
        SignIn { key, token_hash, device: String::new(), replaces: Some(replaces), now: 2 };
    assert!(store.sign_in(sign_in).await.expect("a store").expect("signed in").absorbed.is_some());
    let folder = house.stop().await.expect("a folder");
    let place = cartagena_store::StoreLocation::Sqlite(folder.path().to_owned());
    let store = cartagena_store::connect(&place).await.expect("the same store");
    let house = House::over(common::config(store)).await;
    eventually("the games are handed over", async || {
        house.store.open_merges().await.expect("a store").is_empty()
    })
    .await;
    let mut anne = Client::at(house.address, Some(&anne.cookie)).await;
    assert_eq!(tables_of(&mut anne).await, [game]);
    house.stop().await;
}

/// Neither the code nor what signs a browser in is in the database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn secrets_are_stored_as_hashes_only() {
    let house = House::new().await;
    let anne = Client::named(&house, "Anne").await;
    let code = new_code(&Browser::of(&anne)).await;
    let folder = house.stop().await.expect("a folder");
    let mut stored = Vec::new();
    for entry in std::fs::read_dir(folder.path()).expect("a folder") {
        stored.extend(std::fs::read(entry.expect("a file").path()).expect("its bytes"));
    }
    let holds = |text: &[u8]| stored.windows(text.len()).any(|window| window == text);
    assert!(holds(b"Anne"), "the search finds what is there");
    let token = &anne.cookie[10..];
    for secret in [code.clone(), code.replace('-', ""), code.to_lowercase(), token.to_owned()] {
        assert!(!holds(secret.as_bytes()), "{secret}");
    }
}
