//! Passkeys: made, listed, removed, and used to come back.

use crate::common::account::{Browser, HttpAnswer, everywhere};
use crate::common::authenticator::Authenticator;
use crate::common::client::Client;
use crate::common::player::{open, table};
use crate::common::{House, eventually};
use cartagena_protocol::{OnlineEvent, OnlineRequest, SeatAccess};
use cartagena_server::{Clock, Limits};
use serde_json::{Value, json};

/// The browser of a person, at localhost: elsewhere browsers offer no passkeys without https.
async fn at_home(house: &House, name: &str) -> Browser {
    let client = Client::named(house, name).await;
    Browser { cookie: Some(client.cookie.clone()), ..Browser::at_localhost(house) }
}

/// Makes a passkey of this name.
pub(crate) async fn make(browser: &Browser, key: &mut Authenticator, name: &str) -> HttpAnswer {
    let asked = browser.post("/account/passkey/new", &json!({})).await;
    assert_eq!(asked.status, 200, "{}", asked.body);
    let asked = asked.json();
    let credential = key.create(&asked["options"]);
    let body = json!({ "ceremony": asked["ceremony"], "name": name, "credential": credential });
    browser.post("/account/passkey/finish", &body).await
}

pub(crate) async fn challenge(browser: &Browser) -> Value {
    let asked = browser.post("/account/passkey/challenge", &json!({})).await;
    assert_eq!(asked.status, 200, "{}", asked.body);
    let asked = asked.json();
    assert_eq!(asked["options"].get("mediation"), None);
    asked
}

pub(crate) async fn answer(browser: &Browser, asked: &Value, credential: Value) -> HttpAnswer {
    let body = json!({ "ceremony": asked["ceremony"], "credential": credential });
    browser.post("/account/passkey/sign-in", &body).await
}

pub(crate) async fn sign_in(browser: &Browser, key: &Authenticator) -> HttpAnswer {
    let asked = challenge(browser).await;
    answer(browser, &asked, key.sign(&asked["options"])).await
}

pub(crate) async fn overview(browser: &Browser) -> Value {
    browser.post("/account", &json!({})).await.json()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_comes_back_with_a_passkey_as_often_as_they_like() {
    everywhere(async |house: &House| {
        let phone = at_home(house, "Anne").await;
        let mut keys = [1, 2].map(|number| Authenticator::new(&phone.origin, number));
        for (key, name) in keys.iter_mut().zip(["Ring", ""]) {
            assert_eq!(make(&phone, key, name).await.status, 204);
        }
        let passkeys = &overview(&phone).await["passkeys"];
        assert_eq!((&passkeys[0]["name"], &passkeys[1]["name"]), (&json!("Ring"), &json!("")));
        for key in &keys {
            for _ in 0..2 {
                let laptop = Browser::at_localhost(house);
                let back = sign_in(&laptop, key).await;
                assert_eq!((back.status, back.body.as_str()), (204, ""));
                let laptop = Browser { cookie: back.cookie, ..laptop };
                assert_eq!(overview(&laptop).await["name"], "Anne");
            }
        }
        let passkeys = &overview(&phone).await["passkeys"];
        assert!(passkeys[0]["used"].as_u64() > Some(0));
        // Removed, it opens nothing any more; the other one still does.
        let body = json!({ "passkey": passkeys[0]["id"] });
        let stranger = at_home(house, "Carl").await;
        let not_his = stranger.post("/account/passkey/remove", &body).await;
        let nowhere = json!({ "passkey": "0".repeat(64) });
        let not_there = phone.post("/account/passkey/remove", &nowhere).await;
        assert_eq!((not_his.status, &not_his.body), (not_there.status, &not_there.body));
        assert_eq!(not_his.status, 404);
        assert_eq!(phone.post("/account/passkey/remove", &body).await.status, 204);
        let laptop = Browser::at_localhost(house);
        assert_eq!(sign_in(&laptop, &keys[0]).await.status, 404);
        assert_eq!(sign_in(&laptop, &keys[1]).await.status, 204);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_is_good_for_one_answer_from_the_right_page() {
    let (hands, clock) = Clock::adjustable();
    let house = House::with(|mut config| {
        config.clock = clock;
        config
    })
    .await;
    let phone = at_home(&house, "Anne").await;
    let mut key = Authenticator::new(&phone.origin, 1);
    assert_eq!(make(&phone, &mut key, "").await.status, 204);
    assert_eq!(make(&phone, &mut key, "").await.status, 400, "the same key twice");
    let laptop = Browser::at_localhost(&house);
    let asked = challenge(&laptop).await;
    let signed = key.sign(&asked["options"]);
    assert_eq!(answer(&laptop, &asked, signed.clone()).await.status, 204);
    assert_eq!(answer(&laptop, &asked, signed).await.status, 404, "used up");
    let asked = challenge(&laptop).await;
    let phished = key.sign_as(&asked["options"], "http://evil.example");
    assert_eq!(answer(&laptop, &asked, phished).await.status, 404, "another origin");
    let (asked, other) = (challenge(&laptop).await, challenge(&laptop).await);
    let signed = key.sign(&other["options"]);
    assert_eq!(answer(&laptop, &asked, signed).await.status, 404, "another challenge");
    let mut stranger = Authenticator::new(&phone.origin, 9);
    stranger.create(&phone.post("/account/passkey/new", &json!({})).await.json()["options"]);
    assert_eq!(sign_in(&laptop, &stranger).await.status, 404, "a key that nobody has");
    let asked = challenge(&laptop).await;
    let mut forged = key.sign(&asked["options"]);
    forged["response"]["userHandle"] = json!("AAAAAAAAAAAAAAAAAAAAAA");
    assert_eq!(answer(&laptop, &asked, forged).await.status, 404, "somebody else's key");
    let asked = challenge(&laptop).await;
    hands.send_replace(6 * 60_000);
    let late = key.sign(&asked["options"]);
    assert_eq!(answer(&laptop, &asked, late).await.status, 404, "too late");
    // One person's challenge makes no passkey of another.
    let asked = phone.post("/account/passkey/new", &json!({})).await.json();
    let mut second = Authenticator::new(&phone.origin, 2);
    let credential = second.create(&asked["options"]);
    let body = json!({ "ceremony": asked["ceremony"], "credential": credential });
    let carl = at_home(&house, "Carl").await;
    assert_eq!(carl.post("/account/passkey/finish", &body).await.status, 404);
    assert_eq!(overview(&carl).await["passkeys"], json!([]));
    assert_eq!(sign_in(&laptop, &key).await.status, 204, "the key is still good");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn passkeys_are_offered_only_where_browsers_allow_them() {
    let house = House::new().await;
    let at_address = Browser::of(&Client::named(&house, "Anne").await);
    assert_eq!(overview(&at_address).await["offers_passkeys"], false);
    for path in ["new", "challenge"] {
        let path = format!("/account/passkey/{path}");
        assert_eq!(at_address.post(&path, &json!({})).await.status, 404);
        let foreign =
            Browser { origin: "http://evil.example".into(), ..at_home(&house, "x").await };
        assert_eq!(foreign.post(&path, &json!({})).await.status, 403);
    }
    assert_eq!(overview(&Browser::at_localhost(&house)).await["offers_passkeys"], true);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_answers_are_refused_and_attempts_bounded() {
    let house = House::with(|mut config| {
        config.limits = Limits { sign_ins: Limits::default().sign_ins, ..config.limits };
        config
    })
    .await;
    let laptop = Browser::at_localhost(&house);
    let anne = at_home(&house, "Anne").await;
    let mut statuses = Vec::new();
    for body in [json!({}), json!({ "ceremony": 7 }), json!({ "credential": "x".repeat(20_000) })] {
        statuses.push(laptop.post("/account/passkey/sign-in", &body).await.status);
        assert_eq!(anne.post("/account/passkey/finish", &body).await.status, 400, "{body}");
    }
    for credential in [json!(null), json!({}), json!({ "id": "a", "rawId": "§", "response": {} })]
    {
        let asked = challenge(&laptop).await;
        statuses.push(answer(&laptop, &asked, credential).await.status);
    }
    assert_eq!(statuses, [400; 6]);
    for _ in 0..10 {
        let guess = json!({ "ceremony": "0".repeat(32), "credential": {} });
        statuses.push(laptop.post("/account/passkey/sign-in", &guess).await.status);
    }
    let refused = statuses.iter().filter(|status| **status == 429).count();
    assert_eq!((statuses[6], refused), (404, 6), "{statuses:?}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_of_a_visit_come_along() {
    everywhere(async |house: &House| {
        let phone = at_home(house, "Anne").await;
        let mut key = Authenticator::new(&phone.origin, 1);
        assert_eq!(make(&phone, &mut key, "").await.status, 204);
        let mut visitor = Client::named(house, "Guest").await;
        let game = open(&mut visitor, table("tortuga", vec![SeatAccess::Friend; 2])).await;
        let borrowed =
            Browser { cookie: Some(visitor.cookie.clone()), ..Browser::at_localhost(house) };
        let back = sign_in(&borrowed, &key).await;
        assert_eq!(back.status, 204);
        eventually("the table is Anne's", async || {
            let mut anne = Client::at(house.address, back.cookie.as_deref()).await;
            anne.request(OnlineRequest::ListMyTables).await;
            let mine = anne.wait_event(|event| match event {
                OnlineEvent::MyTables { tables } => {
                    Some(tables.iter().any(|card| card.game == game))
                }
                _ => None,
            });
            mine.await
        })
        .await;
        // A person with a passkey is found again: nothing is taken from them by somebody who signs in.
        let mary = at_home(house, "Mary").await;
        let mut hers = Authenticator::new(&mary.origin, 7);
        assert_eq!(make(&mary, &mut hers, "").await.status, 204);
        assert_eq!(sign_in(&mary, &key).await.status, 204);
        let again = sign_in(&Browser::at_localhost(house), &hers).await;
        let mary = Browser { cookie: again.cookie, ..Browser::at_localhost(house) };
        assert_eq!(overview(&mary).await["name"], "Mary");
    })
    .await;
}
