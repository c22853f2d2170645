//! Results, ratings and profiles.

use crate::common::account::{Browser, everywhere};
use crate::common::client::{Client, resumed};
use crate::common::player::{open, table};
use crate::common::{House, config, eventually, within_time};
use crate::crash::{DEADLINE, Life, free_port, location};
use cartagena_protocol::{
    Denial, OnTimeout, OnlineEvent, OnlineRequest, OpenTable, RoomStage, SeatAccess, TimeControl,
};
use cartagena_server::{Limits, RecomputedRatings, recompute_ratings};
use cartagena_store::{ResultKey, StoreLocation, connect};
use cartagena_test_postgres::Postgres;
use serde_json::{Value, json};
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

pub(crate) fn rated(rules: &str, seats: usize) -> OpenTable {
    let pace = Some(TimeControl { turn: 600, reserve: 0, at_zero: OnTimeout::Out });
    OpenTable { pace, rated: true, ..table(rules, vec![SeatAccess::Friend; seats]) }
}

async fn join(client: &mut Client, game: &str) {
    let (game, commitment) = (game.to_owned(), None);
    client.request(OnlineRequest::Join { game, seat: None, commitment, invitation_key: None }).await
}

/// Watches a table until its stage is one that is awaited.
async fn stage(client: &mut Client, game: &str, wanted: impl Fn(&RoomStage) -> bool) {
    client.say(&cartagena_protocol::ClientMsg::Watch { game: game.to_owned(), seat: None }).await;
    client
        .wait_event(|event| match event {
            OnlineEvent::Room(room) => (room.game == game && wanted(&room.stage)).then_some(()),
            OnlineEvent::Denied { reason, .. } => panic!("denied: {reason:?}"),
            _ => None,
        })
        .await;
    client.forget();
}

/// Plays a game at which everybody but the first leaves, the last first. Returns its id.
pub(crate) async fn play(settings: OpenTable, players: &mut [&mut Client]) -> String {
    let game = open(players[0], settings).await;
    for player in &mut players[1..] {
        join(player, &game).await;
        // The next one sits down behind this one.
        player.say(&cartagena_protocol::ClientMsg::Watch { game: game.clone(), seat: None }).await;
        player
            .wait_event(|event| match event {
                OnlineEvent::Room(room) => room.your_seat.map(drop),
                _ => None,
            })
            .await;
    }
    stage(players[0], &game, |stage| *stage == RoomStage::Playing).await;
    for player in players[1..].iter_mut().rev() {
        player.request(OnlineRequest::Resign { game: game.clone() }).await;
    }
    stage(players[0], &game, |stage| matches!(stage, RoomStage::Over { .. })).await;
    game
}

/// Begins a game of two people, and returns its id.
pub(crate) async fn begin(one: &mut Client, other: &mut Client) -> String {
    let game = open(one, table("jamaica", vec![SeatAccess::Friend; 2])).await;
    join(other, &game).await;
    stage(one, &game, |stage| *stage == RoomStage::Playing).await;
    game
}

async fn profile(browser: &Browser, body: Value) -> Value {
    let answer = browser.post("/people/profile", &body).await;
    assert_eq!(answer.status, 200, "{body}: {}", answer.body);
    answer.json()
}

/// Waits until so many games of a list have counted for the person who asks.
pub(crate) async fn counted(browser: &Browser, list: &str, games: u64) -> Value {
    let count = |profile: &Value| {
        let ratings = profile["ratings"].as_array().expect("a list").clone();
        ratings.iter().find(|one| one["list"] == list).and_then(|one| one["games"].as_u64())
    };
    eventually("the game is rated", async || {
        count(&profile(browser, json!({})).await).unwrap_or(0) == games
    })
    .await;
    profile(browser, json!({})).await
}

/// Waits until every visit is merged and every result is rated.
pub(crate) async fn all_rated(house: &House) {
    eventually("all visits are merged", async || {
        house.store.open_merges().await.is_ok_and(|open| open.is_empty())
    })
    .await;
    eventually("all games are rated", async || {
        house.store.waiting_results(1).await.is_ok_and(|waiting| waiting.is_empty())
    })
    .await;
}

async fn games(browser: &Browser, body: Value) -> Vec<Value> {
    let answer = browser.post("/people/games", &body).await;
    assert_eq!(answer.status, 200, "{body}: {}", answer.body);
    answer.json()["games"].as_array().expect("a list").clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_ends_and_the_profile_shows_it() {
    everywhere(async |house: &House| {
        let mut anne = Client::named(house, "Anne").await;
        let mut mary = Client::named(house, "Mary").await;
        let carl = Client::named(house, "Carl").await;
        let game = play(rated("tortuga+pass", 2), &mut [&mut anne, &mut mary]).await;
        let private =
            play(table("jamaica", vec![SeatAccess::Friend; 2]), &mut [&mut mary, &mut anne]).await;
        let (anne, mary, carl) = (Browser::of(&anne), Browser::of(&mary), Browser::of(&carl));
        let own = counted(&anne, "tortuga-two", 1).await;
        assert_eq!((&own["name"], &own["own"]), (&json!("Anne"), &json!(true)));
        let rating = &own["ratings"][0];
        assert_eq!((&rating["points"], &rating["provisional"]), (&json!(1579), &json!(true)));
        assert_eq!(rating["history"].as_array().expect("a list").len(), 1);
        assert!(own["since"].as_u64().expect("a time") > 0 && own.get("against_you").is_none());
        let id = own["id"].as_str().expect("an id").to_owned();

        // By the id, by the seat of a game, and by somebody whom the server does not know.
        let hers = profile(&mary, json!({ "id": id })).await;
        assert_eq!(hers["against_you"], json!({ "ahead": 1, "level": 0, "behind": 1 }));
        assert_eq!(hers["own"], false);
        let seated = profile(&carl, json!({ "game": game, "seat": 0 })).await;
        assert_eq!((&seated["id"], seated.get("against_you")), (&json!(id), None));
        let tallies = seated["tallies"].as_array().expect("a list");
        assert_eq!(tallies.len(), 2, "private games are counted: {tallies:?}");
        assert_eq!(tallies[1]["won"], 1);
        let stranger = Browser::new(house);
        assert_eq!(profile(&stranger, json!({ "id": id })).await["id"], id);

        // The list: the private game is for those who played it.
        for (browser, expected) in [(&anne, 2), (&mary, 2), (&carl, 1), (&stranger, 1)] {
            let games = games(browser, json!({ "id": id })).await;
            assert_eq!(games.len(), expected, "{games:?}");
            let shown = games.iter().find(|one| one["game"] == game.as_str()).expect("the game");
            assert_eq!((&shown["result"], &shown["change"]), (&json!("won"), &json!(79)));
            assert_eq!(
                (&shown["rating"], &shown["rules"]),
                (&json!("counted"), &json!("tortuga+pass"))
            );
            assert_eq!(
                (&shown["seats"][1]["name"], &shown["seats"][1]["left"]),
                (&json!("Mary"), &json!(true))
            );
        }
        for (filter, expected) in [
            (json!({ "id": id, "opponent": "mAR" }), 2),
            (json!({ "id": id, "opponent": "anne" }), 0),
            (json!({ "id": id, "variant": "jamaica" }), 1),
            (json!({ "id": id, "result": "left" }), 1),
            (json!({ "id": id, "result": "drawn" }), 0),
        ] {
            assert_eq!(games(&anne, filter.clone()).await.len(), expected, "{filter}");
        }
        let left = &games(&anne, json!({ "id": id, "result": "left" })).await[0];
        assert_eq!((&left["game"], &left["rating"]), (&json!(private), &json!("unrated")));

        // The list of ratings has provisional ones apart.
        let answer = carl.post("/people/ratings", &json!({ "list": "tortuga-two" })).await.json();
        assert_eq!((&answer["pages"], &answer["rows"]), (&json!(1), &json!([])));
        assert_eq!(answer["provisional"][0]["name"], "Anne");
        assert!(answer.get("own").is_none());
        let answer = mary.post("/people/ratings", &json!({ "list": "tortuga-two" })).await.json();
        assert_eq!(
            (&answer["own"]["points"], &answer["provisional"][1]["own"]),
            (&json!(1421), &json!(true))
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_there_is_told_apart_from_nothing() {
    let house = House::new().await;
    let mut anne = Client::named(&house, "Anne").await;
    let game = open(&mut anne, rated("tortuga", 2)).await;
    let browser = Browser::of(&anne);
    for (path, body, status) in [
        ("/people/profile", json!({ "id": "0".repeat(32) }), 404),
        ("/people/profile", json!({ "id": "" }), 404),
        ("/people/profile", json!({ "id": "%' OR 1=1" }), 404),
        ("/people/profile", json!({ "game": game, "seat": 0 }), 200),
        ("/people/profile", json!({ "game": game, "seat": 1 }), 404),
        ("/people/profile", json!({ "game": game, "seat": 9 }), 400),
        ("/people/profile", json!({ "game": game, "line": 1 }), 404),
        ("/people/profile", json!({ "game": game }), 400),
        ("/people/profile", json!({ "game": "0123456789abcdef", "seat": 0 }), 404),
        ("/people/profile", json!({ "game": "../etc", "seat": 0 }), 404),
        ("/people/profile", json!({ "seat": 300 }), 400),
        ("/people/profile", json!("0".repeat(2000)), 400),
        ("/people/games", json!({}), 400),
        ("/people/games", json!({ "id": "0".repeat(32) }), 404),
        ("/people/games", json!({ "id": "0".repeat(32), "after": "x" }), 400),
        ("/people/games", json!({ "id": "0".repeat(32), "opponent": "x".repeat(200) }), 400),
        ("/people/games", json!({ "id": "0".repeat(32), "variant": "chess" }), 400),
        ("/people/ratings", json!({}), 400),
        ("/people/ratings", json!({ "list": "chess-two" }), 404),
        ("/people/ratings", json!({ "list": "tortuga-two", "page": 200 }), 404),
        ("/people/ratings", json!({ "list": "tortuga-two", "page": 199 }), 200),
        ("/people/ratings", json!({ "list": "tortuga-two", "page": -1 }), 400),
    ] {
        assert_eq!(browser.post(path, &body).await.status, status, "{path} {body}");
        let foreign = Browser { origin: "http://evil.example".into(), ..Browser::of(&anne) };
        assert_eq!(foreign.post(path, &body).await.status, 403, "{path} {body}");
    }
    // A spectator who says something can be looked up by the line.
    let mut carl = Client::named(&house, "Carl").await;
    carl.request(OnlineRequest::Chat { game: game.clone(), text: "ahoy".into() }).await;
    eventually("the line is there", async || {
        let answer = browser.post("/people/profile", &json!({ "game": game, "line": 1 })).await;
        answer.status == 200 && answer.json()["name"] == "Carl"
    })
    .await;
    // Nobody becomes known by asking.
    let stranger = Browser::new(&house);
    let answer = stranger.post("/people/profile", &json!({})).await;
    assert_eq!((answer.status, answer.cookie), (404, None));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn questions_about_people_are_bounded() {
    let house = House::with(|mut config| {
        config.limits = Limits { people: Limits::default().people, ..config.limits };
        config
    })
    .await;
    let anne = Browser::of(&Client::named(&house, "Anne").await);
    let mut refused = 0;
    for _ in 0..40 {
        refused += u32::from(anne.post("/people/profile", &json!({})).await.status == 429);
    }
    assert!((1..=10).contains(&refused), "{refused}");
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rated_table_is_for_people_alone() {
    let house = House::new().await;
    let mut anne = Client::named(&house, "Anne").await;
    let bot = SeatAccess::Bot { level: "sailor".into() };
    let bad = OpenTable { seats: vec![SeatAccess::Friend, bot], ..rated("tortuga", 2) };
    anne.request(OnlineRequest::Open { table: bad, commitment: None }).await;
    let why = anne.wait_event(|event| match event {
        OnlineEvent::Denied { reason, .. } => Some(*reason),
        _ => None,
    });
    assert_eq!(why.await, Denial::BadTable);
    let lobby =
        OpenTable { seats: vec![SeatAccess::Friend, SeatAccess::Anyone], ..rated("tortuga", 2) };
    let game = open(&mut anne, lobby).await;
    anne.request(OnlineRequest::WatchLobby).await;
    let listed = anne.wait_event(|event| match event {
        OnlineEvent::Lobby { tables } => {
            tables.iter().find(|table| table.game == game).map(|table| table.rated)
        }
        _ => None,
    });
    assert!(listed.await, "the lobby says that it is rated");
    house.stop().await;
}

/// Many games of the same people, some of whom sign in as others in between: what was computed game by
/// game is what all games together give.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ratings_computed_anew_are_the_same() {
    let postgres = Postgres::start().expect("PostgreSQL");
    let address = postgres.create_database("ratings").expect("a database");
    let folder = tempfile::tempdir().expect("a folder");
    for place in [StoreLocation::Sqlite(folder.path().into()), StoreLocation::Postgres(address)] {
        let store = connect(&place).await.expect("a store");
        let house = House::over(config(Arc::clone(&store))).await;
        let steps = many_games(&house).await;
        house.stop().await;
        let store = connect(&place).await.expect("a store");
        let report = recompute_ratings(&*store).await.expect("an answer");
        let expected = RecomputedRatings { games: 25, unreadable: 0, steps, same: true };
        assert_eq!(report, expected, "{place:?}");
        // Damage is found, and repaired.
        store.rewind_ratings(ResultKey::default()).await.expect("rewound");
        let report = recompute_ratings(&*store).await.expect("an answer");
        assert_eq!(report, RecomputedRatings { same: false, ..expected });
        store.close().await.expect("closed");
    }
}

/// Plays 25 games, 24 of them rated, and returns the number of ratings that changed.
async fn many_games(house: &House) -> u64 {
    let mut people = Vec::new();
    for number in 0..5 {
        people.push(Client::named(house, &format!("Player {number}")).await);
    }
    let [a, b, c, d, visitor] = &mut people[..] else { panic!("five people") };
    for round in 0..7_usize {
        // The last two of these count for nobody.
        play(rated("tortuga", 2), &mut [a, b]).await;
        let rules = ["jamaica", "hispaniola"][round % 2];
        play(rated(rules, 3), &mut [c, d, visitor]).await;
        if round < 5 {
            play(rated("tortuga", 2), &mut [visitor, a]).await;
        }
    }
    let counted_before = counted(&Browser::of(visitor), "tortuga-two", 5).await;
    assert_eq!(counted_before["ratings"].as_array().expect("a list").len(), 3);
    // The visitor signs in as somebody with another device, in the middle of it all.
    let mut old = Client::named(house, "Old hand").await;
    let old_browser = Browser::of(&old);
    let code = old_browser.post("/account/code", &json!({})).await.json();
    play(rated("tortuga", 2), &mut [&mut old, c]).await;
    let sign_in = json!({ "code": code["code"], "attempt": "0123456789abcdef" });
    assert_eq!(Browser::of(visitor).post("/account/sign-in", &sign_in).await.status, 204);
    // With the visitor's games, they have played too often with one whom they met now.
    counted(&old_browser, "tortuga-two", 5).await;
    play(rated("tortuga", 2), &mut [d, b]).await;
    play(rated("tortuga", 2), &mut [&mut old, b]).await;
    play(rated("tortuga", 2), &mut [b, c]).await;
    play(table("tortuga", vec![SeatAccess::Friend; 2]), &mut [a, d]).await;
    // This counts for nobody: two of them have played too often.
    play(rated("tortuga", 4), &mut [a, b, c, d]).await;
    all_rated(house).await;
    counted(&old_browser, "tortuga-two", 6).await;
    counted(&Browser::of(b), "tortuga-two", 8).await;
    5 * 2 + 5 * 3 + 5 * 2 + 3 * 2
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_between_result_and_rating_goes_on() {
    within_time(DEADLINE, "all servers are killed", kill_after_each_game()).await;
}

async fn kill_after_each_game() {
    let postgres = Postgres::start().expect("PostgreSQL");
    let database = postgres.create_database("kills").expect("a database");
    let folder = tempfile::tempdir().expect("a folder");
    let port = free_port();
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    for place in [folder.path().to_str().expect("a plain path"), &database] {
        let mut cookie: Option<String> = None;
        const GAMES: u64 = 8;
        for game in 0..GAMES {
            let life = Life::begin(place, port);
            let mut anne = resumed(address, cookie.as_deref()).await;
            cookie = Some(anne.cookie.clone());
            let mut other = resumed(address, None).await;
            play(rated("tortuga", 2), &mut [&mut anne, &mut other]).await;
            // At once, or some time into the rating.
            tokio::time::sleep(std::time::Duration::from_millis(game / 2)).await;
            life.kill();
        }
        let life = Life::begin(place, port);
        let anne = resumed(address, cookie.as_deref()).await;
        counted(&Browser::of(&anne), "tortuga-two", GAMES).await;
        life.kill();
        let store = connect(&location(place)).await.expect("a store");
        let report = recompute_ratings(&*store).await.expect("an answer");
        assert_eq!((report.games, report.steps, report.same), (GAMES, 2 * GAMES, true));
        store.close().await.expect("closed");
    }
}

/// Games of earlier versions have results, too; they were never rated.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_of_the_first_build_are_in_the_profile() {
    let fixtures = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/v1");
    let folder = tempfile::tempdir().expect("a folder");
    let file = format!("{fixtures}/sqlite/cartagena.sqlite");
    std::fs::copy(file, folder.path().join("cartagena.sqlite")).expect("a copy");
    let listed = std::fs::read_to_string(format!("{fixtures}/sqlite-games.txt")).expect("a file");
    let finished = |line: &&str| line.starts_with("finished ");
    let line = listed.lines().find(finished).expect("a finished game");
    let words: Vec<_> = line.split(' ').collect();
    let store = connect(&StoreLocation::Sqlite(folder.path().into())).await.expect("a store");
    let house = House::over(config(store)).await;
    let browser = Browser { cookie: Some(words[2].to_owned()), ..Browser::new(&house) };
    let mut id = String::new();
    eventually("its result is noted", async || {
        let own = profile(&browser, json!({})).await;
        id = own["id"].as_str().expect("an id").to_owned();
        let games = games(&browser, json!({ "id": id })).await;
        games.iter().any(|game| game["game"] == words[1])
    })
    .await;
    let own = profile(&browser, json!({})).await;
    assert_eq!(own["ratings"], json!([]));
    house.stop().await;
}
