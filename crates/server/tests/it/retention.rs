//! What is kept for some days only, on a clock that the tests turn.

use crate::common::account::{Browser, everywhere_with};
use crate::common::client::Client;
use crate::common::player::{open, table};
use crate::common::{House, eventually};
use crate::notices::HOUR;
use crate::ratings::{all_rated, counted, play, rated};
use cartagena_protocol::{OnlineEvent, OnlineRequest, SeatAccess};
use cartagena_server::{Clock, Retention, recompute_ratings, validate};
use cartagena_store::{StoreLocation, open_reader};
use serde_json::json;

const WORDS: &str = "the cannons are in Nassau";
/// Longer than the tests turn the clock before they look whether games are gone.
const GAME_DAYS: u32 = 3_000;

fn keep(days: u32) -> Retention {
    let (chat, idle_tables) = (Some(7), Some(14));
    Retention { games: Some(days), chat, idle_tables, ..Retention::default() }
}

/// Reports whether a game's stored chat holds these words; `None` if there is no such game.
async fn says(house: &House, game: &str, words: &str) -> Option<bool> {
    let lines = house.store.load_game(game).await.expect("a store")?;
    Some(lines.iter().flat_map(|line| &line.texts).any(|text| text.as_deref() == Some(words)))
}

async fn chat(client: &mut Client, game: &str) {
    let (game, text) = (game.to_owned(), WORDS.to_owned());
    client.request(OnlineRequest::Chat { game, text }).await;
    client
        .wait_event(|event| match event {
            OnlineEvent::Chat { lines, .. } => {
                lines.iter().any(|line| line.text == WORDS).then_some(())
            }
            _ => None,
        })
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn old_chat_games_and_idle_tables_go_and_the_rest_stays_valid() {
    let (hand, clock) = Clock::adjustable();
    let settings = |mut config: cartagena_server::Config| {
        (config.clock, config.retention) = (clock.clone(), keep(GAME_DAYS));
        config
    };
    everywhere_with(settings, async |house: &House| {
        let pass = async |hours: u64| hand.send_modify(|ahead| *ahead += hours * HOUR);
        let mut anne = Client::named(house, "Anne").await;
        let mut mary = Client::named(house, "Mary").await;
        let game = play(rated("tortuga+pass", 2), &mut [&mut anne, &mut mary]).await;
        chat(&mut anne, &game).await;
        let idle = open(&mut anne, table("jamaica", vec![SeatAccess::Friend; 2])).await;
        let running = crate::ratings::begin(&mut anne, &mut mary).await;
        chat(&mut anne, &running).await;
        let browser = Browser::of(&anne);
        let before = counted(&browser, "tortuga-two", 1).await;
        all_rated(house).await;
        let kept = browser.post("/account/kept", &json!({})).await.json();
        assert_eq!(kept["days"], json!({ "games": GAME_DAYS, "chat": 7, "idle_tables": 14 }));
        drop((anne, mary));

        pass(6 * 24).await;
        assert_eq!(says(house, &game, WORDS).await, Some(true), "not yet");
        let head = house.store.head(&game, None).await.expect("a store");
        eventually("the chat is removed", async || {
            pass(1).await;
            says(house, &game, WORDS).await == Some(false)
        })
        .await;
        assert_eq!(house.store.head(&game, None).await.expect("a store"), head);
        eventually("tables at which nothing happens are closed", async || {
            pass(1).await;
            house.store.unfinished().await.expect("a store").is_empty()
        })
        .await;
        for game in [&idle, &running] {
            assert!(house.store.load(game).await.expect("a store").is_some(), "it is still there");
        }
        let report = validate(&*house.store).await.expect("an answer");
        assert_eq!((report.games, report.problems), (3, Vec::new()));

        pass(u64::from(GAME_DAYS) * 24).await;
        eventually("old games are removed", async || {
            pass(1).await;
            house.store.games_after("", 9).await.expect("a store").is_empty()
        })
        .await;
        assert_eq!(says(house, &game, WORDS).await, None);
        assert_eq!(
            house.store.head(&game, None).await.expect("a store"),
            head,
            "it can be checked"
        );
        let profile = browser.post("/people/profile", &json!({})).await.json();
        for part in ["ratings", "tallies"] {
            assert_eq!(profile[part], before[part], "{part}");
        }
        let own = json!({ "id": profile["id"] });
        let games = browser.post("/people/games", &own).await.json();
        assert_eq!(games["games"], json!([]), "there is no way to what is gone");
        let copies = tempfile::tempdir().expect("a folder");
        let copy = copies.path().join("copy.sqlite");
        house.store.backup(&copy).await.expect("a copy");
        let copy = open_reader(&StoreLocation::Sqlite(copy)).await.expect("a store");
        assert_eq!(validate(&*copy).await.expect("an answer").problems, []);
        let again = recompute_ratings(&*house.store).await.expect("computed again");
        assert_eq!((again.same, again.unreadable), (true, 0));
    })
    .await;
}

/// Without settings everything is kept for ever, and nobody is told of days.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_removed_unless_somebody_wants_it() {
    let (hand, clock) = Clock::adjustable();
    let house = House::with(|mut config| {
        config.clock = clock;
        config
    })
    .await;
    let mut anne = Client::named(&house, "Anne").await;
    let mut mary = Client::named(&house, "Mary").await;
    let game = play(rated("tortuga+pass", 2), &mut [&mut anne, &mut mary]).await;
    chat(&mut anne, &game).await;
    let person = house.store.people_named("Anne", 1).await.expect("a store")[0].id;
    house.store.set_mail(person, "anne@example.org", "en", 7).await.expect("stored");
    let kept = Browser::of(&anne).post("/account/kept", &json!({})).await.json();
    assert_eq!(kept["days"], json!({}));
    drop((anne, mary));
    // A sweep has passed once it has removed what is never kept for long.
    hand.send_modify(|ahead| *ahead += 100 * 365 * 24 * HOUR);
    eventually("an address that nobody confirmed is forgotten", async || {
        let targets = house.store.notice_targets(person).await.expect("a store");
        targets.mail.is_none()
    })
    .await;
    assert_eq!(says(&house, &game, WORDS).await, Some(true));
    house.stop().await;
}
