//! Programs that play online: their tokens, what they may do, and how they go.

use crate::common::account::{Browser, everywhere, hex_hash};
use crate::common::client::{Client, knock};
use crate::common::player::{Player, open, table};
use crate::common::{House, eventually};
use crate::community::{TOKEN as ADMIN, admin};
use cartagena_protocol::{
    ClientMsg, Denial, OnlineEvent, OnlineRequest, RoomStage, SeatAccess, VERSION,
};
use cartagena_server::{AdminRequest, AdminToken, Limits};
use serde_json::{Value, json};

async fn new_token(browser: &Browser, name: &str) -> String {
    let answer = browser.post("/account/program/new", &json!({ "name": name })).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()["token"].as_str().expect("a token").to_owned()
}

async fn try_come(house: &House, token: &str) -> Result<Client, u16> {
    let (origin, bearer) = (house.origin(), format!("Bearer {token}"));
    let headers = [("origin", origin.as_str()), ("authorization", bearer.as_str())];
    let (stream, answer) = knock(house.address, &headers).await.map_err(|code| code.as_u16())?;
    assert!(answer.get("set-cookie").is_none(), "a program is no browser");
    let mut client = Client::over(stream, String::new(), house.address);
    client.request(OnlineRequest::Hello { version: VERSION }).await;
    Ok(client)
}

async fn come(house: &House, token: &str) -> Client {
    try_come(house, token).await.expect("let in")
}

fn join(game: &str) -> OnlineRequest {
    let (game, commitment) = (game.to_owned(), None);
    OnlineRequest::Join { game, seat: None, commitment, invitation_key: None }
}

async fn programs_of(browser: &Browser) -> Vec<Value> {
    let account = browser.post("/account", &json!({})).await.json();
    account["programs"].as_array().expect("a list").clone()
}

/// Seats Anne and a program of Mary's at a table of Anne's.
async fn seated_with_program(house: &House, token: &str, rules: &str) -> [Player; 2] {
    let mut anne = Client::named(house, "Anne").await;
    let game = open(&mut anne, table(rules, vec![SeatAccess::Friend; 2])).await;
    let mut anne = Player::new(anne, &game, 1).await;
    let mut ada = come(house, token).await;
    ada.request(join(&game)).await;
    let mut ada = Player::new(ada, &game, 2).await;
    ada.begun().await;
    anne.begun().await;
    [anne, ada]
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_plays_a_game_and_everybody_sees_that_it_is_one() {
    everywhere(async |house: &House| {
        let mary = Browser::of(&Client::named(house, "Mary").await);
        let token = new_token(&mary, "Ada").await;
        let [anne, ada] = seated_with_program(house, &token, "jamaica").await;
        let game = anne.game.clone();
        let known = programs_of(&mary).await[0].clone();
        assert_eq!((&known["name"], &known["valid"]), (&json!("Ada (bot)"), &json!(true)));
        assert_eq!(known["connected"], true);
        // Nothing that Anne holds comes to the program.
        let hidden = |view: &Player| view.view.as_ref().expect("a game").now().to_string();
        assert_ne!(hidden(&anne), hidden(&ada));
        let (mut anne, mut ada) = (anne, ada);
        anne.play().await;
        ada.play().await;
        let (anne, _) = tokio::join!(anne.play_on(), ada.play_on());
        let room = anne.room.clone().expect("a room");
        assert!(room.seats[1].program && !room.seats[0].program);
        assert_eq!(room.seats[1].name, "Ada (bot)");
        let mut anne = anne.client;
        anne.say(&ClientMsg::Record { game: game.clone() }).await;
        let record = anne
            .wait(|message| match message {
                cartagena_protocol::ServerMsg::Record { text, .. } => Some(text.clone()),
                _ => None,
            })
            .await;
        assert!(record.contains("[Bot1 \"program\"]") && record.contains("Ada (bot)"), "{record}");
        let seat = json!({ "game": game, "seat": 1 });
        let profile = mary.post("/people/profile", &seat).await.json();
        assert_eq!((&profile["program"], &profile["name"]), (&json!(true), &json!("Ada (bot)")));
        assert_eq!(profile["id"], known["id"]);
        let person = mary.post("/people/profile", &json!({ "game": game, "seat": 0 })).await.json();
        assert!(person["program"].is_null());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_revoked_token_ends_the_connection_and_opens_nothing_more() {
    everywhere(async |house: &House| {
        let mary = Browser::of(&Client::named(house, "Mary").await);
        let eve = Browser::of(&Client::named(house, "Eve").await);
        let token = new_token(&mary, "Ada").await;
        let [mut anne, mut ada] = seated_with_program(house, &token, "tortuga").await;
        let id = programs_of(&mary).await[0]["id"].clone();
        for (browser, program) in [(&eve, id.clone()), (&mary, json!("0")), (&mary, json!(7))] {
            let revocation = json!({ "program": program });
            let answer = browser.post("/account/program/revoke", &revocation).await;
            assert_eq!(answer.status, 404, "{program}");
        }
        let answer = mary.post("/account/program/revoke", &json!({ "program": id })).await;
        assert_eq!(answer.status, 204);
        assert_eq!(ada.client.closed().await, Some(1008));
        assert_eq!(try_come(house, &token).await.err(), Some(401));
        anne.client
            .await_event(|event| matches!(event, OnlineEvent::Room(room) if !room.seats[1].present))
            .await;
        assert_eq!(programs_of(&mary).await[0]["valid"], false, "it has played: its name stays");
        // The same program with another token goes on with its game.
        let again = new_token(&mary, "Ada").await;
        let mut ada = come(house, &again).await;
        ada.say(&ClientMsg::Watch { game: anne.game.clone(), seat: Some(1) }).await;
        ada.await_event(
            |event| matches!(event, OnlineEvent::Room(room) if room.your_seat.is_some()),
        )
        .await;
        // A new token ends the connection of the one before, too.
        let third = new_token(&mary, "Ada").await;
        assert_eq!(ada.closed().await, Some(1008));
        assert!(try_come(house, &again).await.is_err() && try_come(house, &third).await.is_ok());
        anne.client.forget();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_sits_plays_and_leaves_and_does_nothing_else() {
    let house = House::new().await;
    let mary = Browser::of(&Client::named(&house, "Mary").await);
    let token = new_token(&mary, "Ada").await;
    let mut anne = Client::named(&house, "Anne").await;
    let seats = vec![SeatAccess::Friend, SeatAccess::Anyone];
    let public = open(&mut anne, table("tortuga", seats)).await;
    let mut ada = come(&house, &token).await;
    ada.request(join(&public)).await;
    assert_eq!(ada.denied().await, Denial::SeatTaken, "who asks for anyone gets a person");
    let game = public.clone();
    for request in [
        OnlineRequest::Rename { name: "Carl".into() },
        OnlineRequest::WatchLobby,
        OnlineRequest::Chat { game: game.clone(), text: "ahoy".into() },
        OnlineRequest::Start { game: game.clone() },
        OnlineRequest::Invite { game: game.clone() },
        OnlineRequest::Rematch { game: game.clone() },
        OnlineRequest::AgreeToDraw { game, agree: true },
        OnlineRequest::CreateDeviceLink,
        OnlineRequest::FindOpponent { rules: "tortuga".into(), commitment: None },
        OnlineRequest::Open {
            table: table("tortuga", vec![SeatAccess::Friend; 2]),
            commitment: None,
        },
    ] {
        ada.request(request.clone()).await;
        assert_eq!(ada.denied().await, Denial::NotForPrograms, "{request:?}");
    }
    // Its token is no way into an account.
    let browser = Browser { cookie: Some(format!("cartagena={token}")), ..Browser::new(&house) };
    assert_eq!(browser.post("/account", &json!({})).await.json()["known"], false);
    for name in ["", "Ada (bot)", "(bot)", &"A".repeat(30)] {
        let answer = mary.post("/account/program/new", &json!({ "name": name })).await;
        assert_eq!(answer.status, 400, "{name}");
    }
    let mut person = Client::new(&house).await;
    person.request(OnlineRequest::Rename { name: "Ada (bot)".into() }).await;
    assert_eq!(person.denied().await, Denial::BadText, "nobody passes for a program");
    // The store holds a hash of the token.
    let found = house.store.find_program(hex_hash(&token)).await.expect("a store");
    assert!(found.is_some());
    for number in 1..10 {
        new_token(&mary, &format!("Bot {number}")).await;
    }
    let answer = mary.post("/account/program/new", &json!({ "name": "One more" })).await;
    assert_eq!(answer.status, 409);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn guesses_are_counted_and_tell_nothing() {
    let house =
        House::with(|config| cartagena_server::Config { limits: Limits::default(), ..config })
            .await;
    let mut answers = Vec::new();
    for number in 0..12 {
        let token = match number {
            0 => "ahoy".to_owned(),
            number => format!("{number:064x}"),
        };
        answers.push(try_come(&house, &token).await.err().expect("refused"));
    }
    assert_eq!(answers[..10], [401; 10]);
    assert_eq!(answers[11], 429);
    let known = house.store.find_program([0; 32]).await.expect("a store");
    assert_eq!(known, None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_program_goes_with_its_owner() {
    everywhere(async |house: &House| {
        let mary = Browser::of(&Client::named(house, "Mary").await);
        let token = new_token(&mary, "Ada-of-Mary").await;
        let [mut anne, mut ada] = seated_with_program(house, &token, "tortuga").await;
        let deleted = mary.post("/account/delete", &json!({ "delete": true })).await;
        assert_eq!(deleted.status, 204);
        assert_eq!(ada.client.closed().await, Some(1008));
        anne.client
            .await_event(|event| match event {
                OnlineEvent::Room(room) => {
                    matches!(room.stage, RoomStage::Over { .. }) && room.seats[1].name.is_empty()
                }
                _ => false,
            })
            .await;
        eventually("nothing of the program is left", async || {
            house.store.open_rewordings().await.is_ok_and(|open| open.is_empty())
        })
        .await;
        assert_eq!(try_come(house, &token).await.err(), Some(401));
        let game = house.store.load_game(&anne.game).await.expect("a store").expect("a game");
        assert!(
            game.iter().flat_map(|line| &line.texts).flatten().all(|text| !text.contains("Ada"))
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_banned_owner_sends_no_program() {
    let house = House::with(|mut config| {
        config.admin = Some(AdminToken::new(ADMIN));
        config
    })
    .await;
    let mary = Browser::of(&Client::named(&house, "Mary").await);
    let token = new_token(&mary, "Ada").await;
    let mut ada = come(&house, &token).await;
    let found = house.store.find_program(hex_hash(&token)).await.expect("a store");
    let person = found.expect("a program").owner;
    let (status, body) = admin(&house, ADMIN, &AdminRequest::Ban { person, days: 1 }).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(ada.closed().await, Some(1008));
    let mut again = come(&house, &token).await;
    assert_eq!(again.denied().await, Denial::Banned);
    assert_eq!(again.closed().await, Some(1008));
}
