//! Results of the deals of the day: what is entered, and what is refused.

use crate::common::House;
use crate::common::account::{Browser, everywhere_with};
use crate::common::client::Client;
use cartagena::Viewer;
use cartagena_daily::{DailyDeal, Day, PlayerV1, TAG};
use cartagena_record::Record;
use cartagena_server::{Clock, Config};
use serde_json::{Value, json};

/// Plays a day's game with its opponent in both seats; with `forged` the opponent's first move is another.
fn game_of(day: Day, forged: bool) -> Record {
    let deal = DailyDeal::of(day);
    let player = PlayerV1::built_in(deal.rules().variant).expect("a net");
    let (mut game, mut deck) = deal.game();
    let mut record = Record::new(game.clone(), []);
    record.seed = Some(deal.seed());
    record.other_tags.push((TAG.to_owned(), day.to_string()));
    let mut forge = forged;
    while let Some(seat) = game.turn().seat() {
        let chosen = player.choose(&game.observe(Viewer::Seat(seat))).expect("a move");
        let other = game.legal_actions().iter().find(|action| *action != chosen);
        let action = match other.filter(|_| forge && seat == deal.opponent()) {
            Some(other) => {
                forge = false;
                other
            }
            None => chosen,
        };
        let cards = deck.deal(game.cards_needed(action), game.position().discard());
        record.push(game.play(action, &cards).expect("legal")).expect("it fits");
    }
    record
}

/// The day of the tests; the system's clock is behind it.
fn today() -> Day {
    "2150-03-04".parse().expect("a day")
}

/// Returns a clock that stands at a moment, and the hand that moves it.
fn clock_at(moment: u64) -> (tokio::sync::watch::Sender<u64>, Clock) {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let now = u64::try_from(now.expect("after 1970").as_millis()).expect("before 2150");
    let (hand, clock) = Clock::adjustable();
    hand.send_replace(moment.saturating_sub(now));
    (hand, clock)
}

fn at_noon(config: Config) -> Config {
    Config { clock: clock_at(today().begins() + 43_200_000).1, ..config }
}

async fn table(browser: &Browser, day: Day) -> Value {
    browser.post("/daily/table", &json!({ "date": day.to_string() })).await.json()
}

async fn enter(browser: &Browser, day: Day, record: &str) -> (u16, Value) {
    let body = json!({ "date": day.to_string(), "record": record, "name": "Grace" });
    let answer = browser.post("/daily/result", &body).await;
    (answer.status, answer.json())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_result_is_entered_once_and_listed_for_everybody() {
    let day = today();
    let record = game_of(day, false).to_string();
    everywhere_with(at_noon, async |house: &House| {
        let anne = Browser::of(&Client::named(house, "Anne").await);
        let stranger = Browser::new(house);
        assert_eq!(table(&anne, day).await, json!({ "rows": [], "count": 0, "open": true }));
        let (status, entered) = enter(&anne, day, &record).await;
        assert_eq!(status, 200, "{entered}");
        assert_eq!(enter(&anne, day, &record).await, (200, entered.clone()), "asked again");
        let rows = |you: bool| {
            json!([{ "place": 1, "name": "Anne", "won": entered["won"], "turns": entered["turns"], "you": you, "followed": false }])
        };
        assert_eq!(table(&anne, day).await["rows"], rows(true));
        let seen = table(&stranger, day).await;
        assert_eq!((&seen["rows"], &seen["count"]), (&rows(false), &json!(1)));
        // A visitor becomes known by entering, with the name that they brought.
        assert_eq!(enter(&stranger, day, &record).await.0, 200);
        let rows = table(&anne, day).await["rows"].clone();
        assert_eq!((&rows[0]["name"], &rows[1]["name"]), (&json!("Anne"), &json!("Grace")));
        let before = day.before().expect("an earlier day");
        assert_eq!(table(&anne, before).await["count"], 0);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_forged_or_late_result_is_refused_with_its_code() {
    let day = today();
    let (good, forged) = (game_of(day, false).to_string(), game_of(day, true).to_string());
    let before = day.before().expect("an earlier day");
    let yesterday = game_of(before, false).to_string();
    let other_card = good.replacen("+B", "+D", 1).replacen("+K", "+P", 1);
    let unfinished = good.split("\n\n").next().expect("tags").replace("won.", "unfinished");
    let unfinished =
        unfinished.replace("unfinished0", "unfinished").replace("unfinished1", "unfinished");
    everywhere_with(at_noon, async |house: &House| {
        let anne = Browser::of(&Client::named(house, "Anne").await);
        let refused = async |day: Day, record: &str| {
            let (status, answer) = enter(&anne, day, record).await;
            (status, answer["code"].as_str().unwrap_or_default().to_owned())
        };
        let code = |status: u16, code: &str| (status, code.to_owned());
        assert_eq!(refused(day, &forged).await, code(422, "other-opponent"));
        assert_eq!(refused(day, &yesterday).await, code(422, "other-deal"));
        assert_eq!(refused(day, &other_card).await, code(422, "bad-record"));
        assert_eq!(refused(day, &format!("{unfinished}\n")).await, code(422, "not-over"));
        assert_eq!(refused(day, "nonsense").await, code(422, "bad-record"));
        assert_eq!(refused(day.after().expect("a day"), &good).await, code(409, "closed"));
        let earlier = before.before().expect("an earlier day");
        assert_eq!(refused(earlier, &yesterday).await, code(409, "closed"));
        let bad = anne.post("/daily/result", &json!({ "date": "today", "record": "" })).await;
        assert_eq!((bad.status, bad.json()["code"].clone()), (400, json!("no-day")));
        let bad = anne.post("/daily/result", &json!({ "date": 7 })).await;
        assert_eq!((bad.status, bad.json()["code"].clone()), (400, json!("bad-request")));
        let bad = anne.post("/daily/table", &json!({ "date": "2026-10-31" })).await;
        assert_eq!(bad.status, 400);
        assert_eq!(table(&anne, day).await["count"], 0);
    })
    .await;
}

/// Results are taken from the first moment of the day until an hour after it, by the server's clock.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_day_closes_an_hour_after_its_end() {
    const MINUTES: u64 = 60_000;
    let day = today();
    let record = game_of(day, false).to_string();
    let (hand, clock) = clock_at(day.begins() - 10 * MINUTES);
    let house = House::with(|config| Config { clock, ..config }).await;
    let anne = Browser::of(&Client::named(&house, "Anne").await);
    // The clock runs on by itself meanwhile, by less than five minutes.
    for (minutes, status) in [(0, 409), (15, 200), (24 * 60, 200), (45, 200), (30, 409)] {
        hand.send_modify(|ahead| *ahead += minutes * MINUTES);
        assert_eq!(enter(&anne, day, &record).await.0, status, "{minutes}");
        assert_eq!(table(&anne, day).await["open"], status == 200, "{minutes}");
    }
}
