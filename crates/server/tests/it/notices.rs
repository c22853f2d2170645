//! Notices for people who are not looking, against a push service and a chat program that these tests
//! start.

use crate::common::account::{Browser, hex_hash};
use crate::common::client::Client;
use crate::common::player::{open, table};
use crate::common::receiver::Receiver;
use crate::common::{House, config, eventually, within_time};
use crate::crash::{Life, free_port};
use cartagena_protocol::{
    ClientMsg, Clocks, OnTimeout, OnlineEvent, OnlineRequest, OpenTable, RoomStage, RoomView,
    SeatAccess, ServerMsg, TimeControl,
};
use cartagena_server::{AddressPolicy, Clock};
use cartagena_store::{StoreLocation, connect};
use cartagena_test_postgres::Postgres;
use cartagena_test_smtp::SmtpSink;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::time::Duration;
use tokio::sync::watch;

pub(crate) const HOUR: u64 = 3_600_000;
pub(crate) const DAY: u64 = 24 * HOUR;

/// Returns a table at which a turn may take some days and can be passed.
pub(crate) fn slow(days: u64) -> OpenTable {
    let turn = u32::try_from(days * DAY / 1_000).expect("some days");
    let pace = Some(TimeControl { turn, reserve: 0, at_zero: OnTimeout::Out });
    OpenTable { pace, first: Some(0), ..table("tortuga+pass", vec![SeatAccess::Friend; 2]) }
}

pub(crate) async fn sit_down(client: &mut Client, game: &str) {
    let game = game.to_owned();
    let join = OnlineRequest::Join { game, seat: None, commitment: None, invitation_key: None };
    client.request(join).await;
}

/// Watches a table, and returns it as it is now, once the game has begun.
pub(crate) async fn watch_table(client: &mut Client, game: &str) -> RoomView {
    settle(client).await;
    client.say(&ClientMsg::Watch { game: game.to_owned(), seat: None }).await;
    let room = |event: &OnlineEvent| match event {
        OnlineEvent::Room(room) if room.stage != RoomStage::Gathering => Some((**room).clone()),
        _ => None,
    };
    client.wait_event(room).await
}

/// Waits until the server has handled everything that a page has sent, and drops what came before.
pub(crate) async fn settle(client: &mut Client) {
    client.request(OnlineRequest::CreateDeviceLink).await;
    let link = |event: &OnlineEvent| matches!(event, OnlineEvent::DeviceLink { .. }).then_some(());
    client.wait_event(link).await;
    client.forget();
}

/// Passes the turn of a person who watches, and waits until that is stored.
pub(crate) async fn pass(client: &mut Client, game: &str) {
    settle(client).await;
    client.say(&ClientMsg::Watch { game: game.to_owned(), seat: None }).await;
    let seq = client.wait(|message| match message {
        ServerMsg::Snapshot(snapshot) => Some(snapshot.seq),
        _ => None,
    });
    let after = seq.await;
    let game = game.to_owned();
    client.say(&ClientMsg::Play { game, after, action: ".".into() }).await;
    let done = |message: &ServerMsg| match message {
        ServerMsg::Events { seq, .. } if *seq > after => Some(()),
        ServerMsg::Refused { refusal, .. } => panic!("refused: {refusal:?}"),
        _ => None,
    };
    client.wait(done).await;
}

/// Anne and Mary at a slow table; the clock can be turned.
struct Evening {
    house: House,
    hand: watch::Sender<u64>,
    service: Receiver,
    anne: Client,
    mary: Client,
    game: String,
}

impl Evening {
    async fn begin(change: impl FnOnce(&mut cartagena_server::Config), days: u64) -> Evening {
        let (hand, clock) = Clock::adjustable();
        let house = House::with(|mut config| {
            config.clock = clock;
            change(&mut config);
            config
        });
        Evening::at(house.await, hand, days).await
    }

    async fn at(house: House, hand: watch::Sender<u64>, days: u64) -> Evening {
        let service = Receiver::new().await;
        let mut anne = Client::named(&house, "Anne").await;
        let mut mary = Client::named(&house, "Mary").await;
        for (client, name) in [(&anne, "anne"), (&mary, "mary")] {
            let done = service.subscribe(&Browser::of(client), name).await;
            assert_eq!(done.status, 204, "{}", done.body);
        }
        let game = open(&mut anne, slow(days)).await;
        watch_table_at_once(&mut anne, &game).await;
        watch_table_at_once(&mut mary, &game).await;
        sit_down(&mut mary, &game).await;
        watch_table(&mut anne, &game).await;
        Evening { house, hand, service, anne, mary, game }
    }

    fn turn(&self, milliseconds: u64) {
        self.hand.send_modify(|ahead| *ahead += milliseconds);
    }
}

pub(crate) async fn watch_table_at_once(client: &mut Client, game: &str) {
    client.say(&ClientMsg::Watch { game: game.to_owned(), seat: None }).await;
    client.wait_event(|event| matches!(event, OnlineEvent::Room(_)).then_some(())).await;
}

/// Lets two people play over some days. Mary is away while Anne moves; Anne looks on at first and then
/// hides her page. Every move brings one push to the other who is not looking, and none to one who is.
async fn two_days(evening: Evening) -> House {
    let Evening { house, hand, service, mut anne, mut mary, game } = evening;
    let mut expected = Vec::new();
    for day in 0..4_u32 {
        hand.send_modify(|ahead| *ahead += 10 * HOUR);
        let cookie = mary.cookie.clone();
        drop(mary);
        eventually("the server knows that Mary is gone", async || {
            !watch_table(&mut anne, &game).await.seats[1].present
        })
        .await;
        pass(&mut anne, &game).await;
        expected.push("/mary");
        service.wait(expected.len()).await;
        hand.send_modify(|ahead| *ahead += 2 * HOUR);
        mary = Client::at(house.address, Some(&cookie)).await;
        let hidden = day % 2 == 1;
        anne.request(OnlineRequest::Hidden { hidden }).await;
        settle(&mut anne).await;
        watch_table_at_once(&mut mary, &game).await;
        pass(&mut mary, &game).await;
        if hidden {
            expected.push("/anne");
            service.wait(expected.len()).await;
        }
    }
    let pushes = service.arrived();
    assert_eq!(pushes.iter().map(|push| push.path.as_str()).collect::<Vec<_>>(), expected);
    for push in &pushes {
        let (read, other) = (push.read_push(), if push.path == "/mary" { "Anne" } else { "Mary" });
        assert_eq!(read["body"], format!("Your turn against {other} (Tortuga)."));
        assert_eq!((&read["game"], &read["dir"]), (&json!(game), &json!("ltr")));
        assert_eq!(push.headers["content-encoding"], "aes128gcm");
        assert_eq!(push.headers["urgency"], "normal");
        let ttl: u64 = push.headers["ttl"].parse().expect("seconds");
        assert!((2 * 86_400..=3 * 86_400).contains(&ttl), "{ttl}");
        assert_eq!(push.headers["topic"].len(), 32);
    }
    house
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_move_brings_one_push_to_the_other_who_is_not_looking() {
    two_days(Evening::begin(|_| {}, 3).await).await.stop().await;
    let postgres = Postgres::start().expect("PostgreSQL");
    let address = postgres.create_database("notices").expect("a database");
    let store = connect(&StoreLocation::Postgres(address)).await.expect("a store");
    let (hand, clock) = Clock::adjustable();
    let mut config = config(store);
    config.clock = clock;
    let house = House::over(config).await;
    two_days(Evening::at(house, hand, 3).await).await.stop().await;
}

/// A table that sleeps is woken for the reminder, and goes to sleep again; a restart reminds nobody twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_are_reminded_of_a_slow_turn_once_before_it_runs_out() {
    let evening = Evening::begin(|_| {}, 1).await;
    evening.turn(HOUR);
    let mut anne = evening.anne.again().await;
    drop(evening.mary);
    eventually("Mary is gone", async || {
        !watch_table(&mut anne, &evening.game).await.seats[1].present
    })
    .await;
    pass(&mut anne, &evening.game).await;
    evening.service.wait(1).await;
    drop((anne, evening.anne));
    let (house, hand, service) = (evening.house, evening.hand, evening.service);
    let sleep = async |house: &House| {
        hand.send_modify(|ahead| *ahead += 30_000);
        eventually("all tables sleep", async || {
            hand.send_modify(|ahead| *ahead += 1_000);
            house.figure("tables_live").await == 0
        })
        .await;
    };
    sleep(&house).await;
    hand.send_modify(|ahead| *ahead += 17 * HOUR);
    sleep(&house).await;
    assert_eq!(service.arrived().len(), 1, "a quarter of the turn is six hours");
    hand.send_modify(|ahead| *ahead += HOUR);
    let pushes = service.wait(2).await;
    assert_eq!(pushes[1].path, "/mary");
    let body = pushes[1].read_push()["body"].as_str().expect("a text").to_owned();
    assert_eq!(body, "Only 6 hours left for your turn against Anne (Tortuga).");
    sleep(&house).await;
    hand.send_modify(|ahead| *ahead += HOUR);
    sleep(&house).await;
    let folder = house.stop().await.expect("a folder");
    let store = connect(&StoreLocation::Sqlite(folder.path().to_owned())).await.expect("a store");
    let (hand_again, clock) = Clock::adjustable();
    let mut again = config(store);
    again.clock = clock;
    let house = House::over(again).await;
    // The turn runs out, and both are told that the game is over.
    eventually("the turn runs out", async || {
        hand_again.send_modify(|ahead| *ahead += HOUR);
        service.arrived().len() >= 4
    })
    .await;
    let bodies: BTreeSet<String> = service.arrived()[2..]
        .iter()
        .map(|push| {
            format!("{}: {}", push.path, push.read_push()["body"].as_str().expect("a text"))
        })
        .collect();
    let expected = [
        "/anne: You won the game against Mary (Tortuga).",
        "/mary: The game against Anne (Tortuga) is over: Anne won.",
    ];
    assert_eq!(bodies, expected.map(str::to_owned).into());
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_turns_it_off_is_told_nothing() {
    let mut evening = Evening::begin(|_| {}, 3).await;
    let (mary, game) = (Browser::of(&evening.mary), evening.game.clone());
    for client in [&mut evening.anne, &mut evening.mary] {
        client.request(OnlineRequest::Hidden { hidden: true }).await;
        settle(client).await;
    }
    let off = json!({ "push": { "turn": false, "reminder": true, "over": true } });
    assert_eq!(mary.post("/account/notices/choose", &off).await.status, 204);
    pass(&mut evening.anne, &game).await;
    pass(&mut evening.mary, &game).await;
    evening.service.wait(1).await;
    let on = json!({ "push": { "turn": true, "reminder": true, "over": true } });
    assert_eq!(mary.post("/account/notices/choose", &on).await.status, 204);
    let quiet = |quiet: bool| json!({ "game": game, "quiet": quiet });
    assert_eq!(mary.post("/account/notices/quiet", &quiet(true)).await.status, 204);
    pass(&mut evening.anne, &game).await;
    pass(&mut evening.mary, &game).await;
    evening.service.wait(2).await;
    assert_eq!(mary.post("/account/notices/quiet", &quiet(false)).await.status, 204);
    pass(&mut evening.anne, &game).await;
    evening.service.wait(3).await;
    let paths: Vec<_> = evening.service.arrived().into_iter().map(|push| push.path).collect();
    assert_eq!(paths, ["/anne", "/anne", "/mary"]);
    // The browser is signed out or says that it wants no more.
    assert_eq!(mary.post("/account/notices", &json!({})).await.json()["here"], true);
    assert_eq!(mary.post("/account/notices/unsubscribe", &json!({})).await.status, 204);
    assert_eq!(mary.post("/account/notices", &json!({})).await.json()["here"], false);
    // Nobody asks about tables of others.
    let stranger = Browser::of(&Client::new(&evening.house).await);
    for path in ["/account/notices/table", "/account/notices/quiet"] {
        assert_eq!(stranger.post(path, &quiet(true)).await.status, 404, "{path}");
    }
    evening.house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_busy_service_is_asked_again_and_a_gone_browser_forgotten() {
    let mut evening = Evening::begin(|_| {}, 3).await;
    let game = evening.game.clone();
    for client in [&mut evening.anne, &mut evening.mary] {
        client.request(OnlineRequest::Hidden { hidden: true }).await;
        settle(client).await;
    }
    let answers = ["503 Busy", "429 Slow Down\r\nretry-after: 0", "201 Created"];
    evening.service.answers.lock().expect("no panic").extend(answers);
    pass(&mut evening.anne, &game).await;
    let tries = evening.service.wait(3).await;
    let numbers: BTreeSet<String> =
        tries.iter().map(|it| it.read_push()["number"].to_string()).collect();
    assert_eq!(numbers.len(), 1, "one push, until it was taken");
    // A notice that may have arrived is not sent again.
    evening.service.answers.lock().expect("no panic").extend(["500 Who Knows"]);
    pass(&mut evening.mary, &game).await;
    evening.service.wait(4).await;
    evening.service.answers.lock().expect("no panic").extend(["410 Gone"]);
    pass(&mut evening.anne, &game).await;
    evening.service.wait(5).await;
    let mary = Browser::of(&evening.mary);
    eventually("the browser is forgotten", async || {
        mary.post("/account/notices", &json!({})).await.json()["here"] == false
    })
    .await;
    assert_eq!(evening.service.arrived().len(), 5);
    evening.house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_makes_the_server_talk_to_its_own_network() {
    let evening = Evening::begin(|_| {}, 3).await;
    let private = House::with(|mut config| {
        config.notices.addresses = AddressPolicy::default();
        config
    });
    let private = private.await;
    let client = Client::named(&private, "Anne").await;
    let answer = evening.service.subscribe(&Browser::of(&client), "anne").await;
    assert_eq!(answer.status, 400);
    let subscription = |endpoint: &str, key: &str| {
        json!({
            "endpoint": endpoint, "key": key, "auth": "CQkJCQkJCQkJCQkJCQkJCQ", "lang": "en",
        })
    };
    let key = cartagena_server::VapidKey::new([7; 32]).public();
    let good = "https://push.example/1";
    let browser = Browser::of(&client);
    let post = async |endpoint: &str, key: &str| {
        browser.post("/account/notices/subscribe", &subscription(endpoint, key)).await.status
    };
    for bad in ["", "push.example", "http://push.example/", "https://10.0.0.1/", "https://[::1]/"] {
        assert_eq!(post(bad, &key).await, 400, "{bad}");
    }
    for bad in ["", "BA", "not base64!", &key[..86]] {
        assert_eq!(post(good, bad).await, 400, "{bad}");
    }
    assert_eq!(post(good, &key).await, 204);
    private.stop().await;
    evening.house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_chat_program_is_told_by_a_signed_message() {
    let mut evening = Evening::begin(|config| config.origin = None, 3).await;
    let (chat, game) = (Receiver::new().await, evening.game.clone());
    let (anne, mary) = (Browser::of(&evening.anne), Browser::of(&evening.mary));
    let on = json!({ "turn": true, "reminder": true, "over": false });
    let url = format!("http://{}/hook/secret", chat.address);
    let wish = json!({ "game": game, "url": url, "on": on, "lang": "da" });
    assert_eq!(mary.post("/account/notices/webhook", &wish).await.status, 404, "not the host");
    let set = anne.post("/account/notices/webhook", &wish).await;
    assert_eq!(set.status, 200);
    let secret = set.json()["secret"].as_str().expect("a key").to_owned();
    let view = anne.post("/account/notices/table", &json!({ "game": game })).await;
    assert!(!view.body.contains("secret"), "{}", view.body);
    assert_eq!(view.json()["webhook"], json!({ "host": "127.0.0.1", "on": on }));
    let hers = mary.post("/account/notices/table", &json!({ "game": game })).await;
    assert_eq!(hers.json(), json!({ "quiet": false, "host": false }));
    for client in [&mut evening.anne, &mut evening.mary] {
        client.request(OnlineRequest::Hidden { hidden: true }).await;
        settle(client).await;
    }
    chat.answers
        .lock()
        .expect("no panic")
        .extend(["500 Oh No", "302 Found\r\nlocation: http://127.0.0.1/"]);
    pass(&mut evening.anne, &game).await;
    let told = chat.wait(2).await;
    // A failure is tried again as the same delivery, a redirect is not followed.
    assert_eq!(told[0].headers["x-cartagena-delivery"], told[1].headers["x-cartagena-delivery"]);
    pass(&mut evening.mary, &game).await;
    let told = chat.wait(3).await;
    let body: Value = serde_json::from_slice(&told[2].body).expect("JSON");
    assert_eq!(body["text"], "Anne, det er din tur mod Mary (Tortuga).");
    assert_eq!(
        (&body["game"], &body["kind"], &body["link"]),
        (&json!(game), &json!("turn"), &Value::Null)
    );
    let key: Vec<u8> = (0..32)
        .map(|at| u8::from_str_radix(&secret[2 * at..2 * at + 2], 16).expect("digits"))
        .collect();
    let mac = cartagena_outbound::mac(&key.try_into().expect("32 bytes"), &told[2].body);
    let mac: String = mac.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(told[2].headers["x-cartagena-signature"], format!("sha256={mac}"));
    // The end of the game is turned off, and then the whole webhook.
    let resign = OnlineRequest::Resign { game: game.clone() };
    evening.mary.request(resign).await;
    let over = |event: &OnlineEvent| match event {
        OnlineEvent::Room(room) => matches!(room.stage, RoomStage::Over { .. }).then_some(()),
        _ => None,
    };
    evening.mary.wait_event(over).await;
    evening.service.wait(4).await;
    let remove = json!({ "game": game, "remove": true, "on": on, "lang": "da" });
    assert_eq!(anne.post("/account/notices/webhook", &remove).await.status, 204);
    assert_eq!(chat.arrived().len(), 3);
    evening.house.stop().await;
}

/// Waits for the clocks of a table.
async fn clocks(client: &mut Client) -> Clocks {
    let wanted = |event: &OnlineEvent| match event {
        OnlineEvent::Clocks(clocks) => Some(clocks.clone()),
        _ => None,
    };
    client.wait_event(wanted).await
}

/// Mary is on holiday: her turn of a day does not run out for three, and everybody sees why.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clock_of_a_person_on_holiday_stands_still() {
    let Evening { house, hand, service: _service, mut anne, mary: page, game } =
        Evening::begin(|_| {}, 1).await;
    let mary = Browser::of(&page);
    let turn = |milliseconds: u64| hand.send_modify(|ahead| *ahead += milliseconds);
    let holiday =
        async |days: u64| mary.post("/account/holiday", &json!({ "days": days })).await.status;
    assert_eq!(holiday(22).await, 409, "too long");
    assert_eq!(holiday(3).await, 204);
    let view = mary.post("/account/notices", &json!({})).await.json();
    let left = |view: &Value| view["holiday"]["days_left"].as_u64().expect("a number");
    // Whole days: a part of one has passed.
    assert!(view["holiday"]["days"] == 21 && (20..=21).contains(&left(&view)));
    assert!(view["holiday"]["until"].is_u64());
    let room = watch_table(&mut anne, &game).await;
    assert!(room.seats[1].holiday_until.is_some() && room.seats[0].holiday_until.is_none());
    pass(&mut anne, &game).await;
    drop(page);
    turn(2 * DAY);
    let store = &house.store;
    let has = async |what: &str| {
        let lines = store.load(&game).await.expect("a store").expect("a game");
        lines.iter().any(|line| line.contains(what))
    };
    watch_table(&mut anne, &game).await;
    let shown = clocks(&mut anne).await;
    assert_eq!((shown.running, shown.turn_left_ms), (None, DAY));
    assert!(!has("time_up").await);
    // The holiday ends, and the clock runs again; the page is told without asking.
    anne.forget();
    turn(DAY + HOUR);
    let shown = clocks(&mut anne).await;
    assert!(shown.running.is_some() && shown.turn_left_ms < DAY, "{shown:?}");
    let room = watch_table(&mut anne, &game).await;
    assert_eq!(room.seats[1].holiday_until, None);
    // A second one is ended before its time.
    let view = mary.post("/account/notices", &json!({})).await.json();
    assert_eq!(view["holiday"]["days_left"], 18);
    assert_eq!(holiday(19).await, 409, "not so many are left");
    assert_eq!(holiday(10).await, 204);
    turn(2 * DAY);
    assert_eq!(holiday(0).await, 204);
    let view = mary.post("/account/notices", &json!({})).await.json();
    assert!((15..=16).contains(&left(&view)) && view["holiday"]["until"].is_null());
    assert!(!has("time_up").await);
    turn(DAY);
    eventually("the turn runs out", async || has("time_up").await).await;
    house.stop().await;
}

/// Kills servers in the middle of moves: every notice is sent at most once, and none acknowledged is lost
/// to the players.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_sends_at_most_one_push_and_one_mail_for_one_move() {
    within_time(Duration::from_secs(600), "all servers are killed", kill_servers()).await;
}

async fn kill_servers() {
    const KILLS: u64 = 30;
    let (folder, port, service) =
        (tempfile::tempdir().expect("a folder"), free_port(), Receiver::new().await);
    let address = std::net::SocketAddr::from(([127, 0, 0, 1], port));
    let life = Life::begin(folder.path(), port);
    let mut anne = Client::at(address, None).await;
    let mut mary = Client::at(address, None).await;
    let cookies = [anne.cookie.clone(), mary.cookie.clone()];
    for (client, name) in [(&anne, "anne"), (&mary, "mary")] {
        assert_eq!(service.subscribe(&Browser::of(client), name).await.status, 204);
    }
    let game = open(&mut anne, slow(3)).await;
    watch_table_at_once(&mut mary, &game).await;
    sit_down(&mut mary, &game).await;
    watch_table(&mut mary, &game).await;
    life.kill();
    give_addresses(folder.path(), &cookies).await;
    let sink = SmtpSink::plain().await;
    let mut lots = 11_u64;
    for _ in 0..KILLS {
        let life = Life::with_mail(folder.path(), port, Some(&sink.url()));
        let killed = tokio::spawn(async move {
            lots = lots.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            tokio::time::sleep(Duration::from_millis(20 + (lots >> 33 & 255))).await;
            tokio::task::spawn_blocking(move || life.kill()).await.expect("killed");
            lots
        });
        // Both pass as quickly as they can, with hidden pages, until the server is gone.
        let players = [0, 1]
            .map(|seat| tokio::spawn(play_hidden(address, cookies[seat].clone(), game.clone())));
        lots = killed.await.expect("killed");
        for player in players {
            player.await.expect("the server went away");
        }
    }
    let pushes = service.arrived();
    let told: BTreeSet<_> = pushes
        .iter()
        .map(|push| (push.path.clone(), push.read_push()["number"].to_string()))
        .collect();
    assert_eq!(told.len(), pushes.len(), "a move was told twice");
    assert!(!told.is_empty(), "no push was sent");
    // The id of a mail is made of the move that it tells.
    let mails = sink.mails();
    let ids: BTreeSet<_> = mails.iter().map(|mail| mail.header("message-id")).collect();
    assert_eq!(ids.len(), mails.len(), "a move was told by two mails");
    assert!(!ids.is_empty(), "no mail was sent");
    let (pushes, mails) = (told.len(), ids.len());
    println!("{KILLS} servers were killed; {pushes} pushes and {mails} mails came once each");
}

/// Gives both people a confirmed address, while no server runs.
async fn give_addresses(folder: &std::path::Path, cookies: &[String; 2]) {
    let store = connect(&StoreLocation::Sqlite(folder.to_owned())).await.expect("a store");
    for (cookie, address) in cookies.iter().zip(["anne@example.org", "mary@example.org"]) {
        let person = store.person(hex_hash(&cookie[10..])).await.expect("a store");
        let person = person.expect("a person").id;
        store.set_mail(person, address, "en", 7).await.expect("stored");
        assert_eq!(store.confirm_mail(person, 7).await, Ok(true));
    }
    store.close().await.expect("closed");
}

/// Passes whenever it can, with a hidden page, until the server goes away.
async fn play_hidden(address: std::net::SocketAddr, cookie: String, game: String) {
    let Some(mut client) = Client::try_at(address, Some(&cookie)).await else { return };
    client.request(OnlineRequest::Hidden { hidden: true }).await;
    client.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
    while let Some(message) = client.try_next().await {
        let after = match message {
            ServerMsg::Snapshot(snapshot) => snapshot.seq,
            ServerMsg::Events { seq, .. } => seq,
            _ => continue,
        };
        client.say(&ClientMsg::Play { game: game.clone(), after, action: ".".into() }).await;
    }
}
