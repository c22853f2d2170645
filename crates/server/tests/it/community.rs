//! Following, blocking, reporting, and what operators do about it.

use crate::common::account::{Browser, everywhere, hex_hash};
use crate::common::client::{Client, knock};
use crate::common::player::{Player, open, seated, table};
use crate::common::{self, House, config, eventually};
use cartagena_protocol::{
    ClientMsg, Denial, FollowedPerson, OnlineEvent, OnlineRequest, PairingState, PeopleEvent,
    PeopleRequest, PersonAt, RoomStage, SeatAccess, ServerMsg, VERSION,
};
use cartagena_server::{AdminAnswer, AdminRefusal, AdminRequest, AdminToken, Clock, run_admin};
use cartagena_store::{Relation, StoreLocation, connect};
use serde_json::json;
use std::io::{Read as _, Write as _};
use std::net::SocketAddr;

pub(crate) const TOKEN: [u8; 32] = [9; 32];
const DAY: u64 = 24 * 3_600_000;

async fn people(client: &mut Client, request: PeopleRequest) {
    client.request(OnlineRequest::People(request)).await;
}

fn in_seat(game: &str, seat: u8) -> PersonAt {
    PersonAt { game: game.into(), line: None, seat: Some(seat) }
}

fn line(game: &str, line: u32) -> PersonAt {
    PersonAt { game: game.into(), line: Some(line), seat: None }
}

/// Returns the people whom a person follows, and the names of those whom they block.
async fn lists(client: &mut Client) -> (Vec<FollowedPerson>, Vec<String>) {
    client
        .wait_event(|event| match event {
            OnlineEvent::People(PeopleEvent::List { followed, blocked }) => {
                let blocked = blocked.iter().map(|person| person.name.clone()).collect();
                Some((followed.clone(), blocked))
            }
            OnlineEvent::Denied { reason, .. } => panic!("denied: {reason:?}"),
            _ => None,
        })
        .await
}

/// Waits until a report is taken.
async fn reported(client: &mut Client) {
    client
        .wait_event(|event| match event {
            OnlineEvent::People(PeopleEvent::Reported) => Some(()),
            OnlineEvent::Denied { reason, .. } => panic!("denied: {reason:?}"),
            _ => None,
        })
        .await;
}

async fn say(client: &mut Client, game: &str, text: &str) {
    client.request(OnlineRequest::Chat { game: game.into(), text: text.into() }).await;
}

/// Waits for a chat line, and returns the texts that came with it.
async fn heard(client: &mut Client, text: &str) -> Vec<String> {
    client
        .wait_event(|event| match event {
            OnlineEvent::Chat { lines, .. } if lines.iter().any(|line| line.text == text) => {
                Some(lines.iter().map(|line| line.text.clone()).collect())
            }
            _ => None,
        })
        .await
}

/// Sends a request of an operator to a server.
pub(crate) async fn admin(house: &House, token: [u8; 32], request: &AdminRequest) -> (u16, String) {
    try_admin(house.address, token, request).await.expect("an answer")
}

/// Does the same; `None` if the server is gone before it answers.
pub(crate) async fn try_admin(
    address: SocketAddr,
    token: [u8; 32],
    request: &AdminRequest,
) -> Option<(u16, String)> {
    let body = serde_json::to_string(request).expect("JSON");
    let token = AdminToken::new(token).to_hex();
    let text = format!(
        "POST /admin HTTP/1.1\r\nHost: {address}\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    let asked = tokio::task::spawn_blocking(move || {
        let mut connection = common::try_dial(address).ok()?;
        let mut answer = String::new();
        connection.write_all(text.as_bytes()).ok()?;
        connection.read_to_string(&mut answer).ok()?;
        Some(answer)
    });
    let answer = asked.await.expect("no panic")?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    Some((status.expect("a status"), body.to_owned()))
}

async fn done(house: &House, request: AdminRequest) -> AdminAnswer {
    let (status, body) = admin(house, TOKEN, &request).await;
    assert_eq!(status, 200, "{body}");
    serde_json::from_str(&body).expect("an answer")
}

async fn run_house() -> House {
    House::with(|mut config| {
        config.admin = Some(AdminToken::new(TOKEN));
        config
    })
    .await
}

/// Returns the number of a connected person.
async fn number_of(house: &House, client: &Client) -> i64 {
    let (_, token) = client.cookie.split_once('=').expect("a cookie");
    let person = house.store.person(hex_hash(token)).await.expect("a store");
    person.expect("a person").id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_follow_each_other_and_see_who_is_here() {
    everywhere(async |house: &House| {
        let mut players = seated(house, "jamaica", 2, 0).await;
        let game = players[0].game.clone();
        let mut mary = players.pop().expect("two").client;
        let mut anne = players.pop().expect("two").client;
        people(&mut anne, PeopleRequest::Follow { at: in_seat(&game, 1) }).await;
        let (followed, blocked) = lists(&mut anne).await;
        assert_eq!((&*followed[0].name, followed[0].online), ("Mary 1", true));
        assert!(blocked.is_empty());
        // A table for friends alone is told to nobody.
        assert_eq!((&followed[0].playing, &followed[0].waiting), (&None, &None));
        let seats = vec![SeatAccess::Friend, SeatAccess::Anyone];
        let open_table = open(&mut mary, table("tortuga", seats)).await;
        people(&mut anne, PeopleRequest::List).await;
        assert_eq!(lists(&mut anne).await.0[0].waiting, Some(open_table));
        // Marks are the viewer's own.
        let mark = followed[0].mark.clone();
        people(&mut mary, PeopleRequest::Unfollow { mark: mark.clone() }).await;
        assert_eq!(mary.denied().await, Denial::NoSuchTable);
        for strange in [in_seat(&game, 4), in_seat("k3w9xq7pm2abcdef", 0), line(&game, 1)] {
            people(&mut anne, PeopleRequest::Follow { at: strange }).await;
            assert_eq!(anne.denied().await, Denial::NoSuchTable);
        }
        people(&mut anne, PeopleRequest::Follow { at: in_seat(&game, 0) }).await;
        assert_eq!(anne.denied().await, Denial::NotSeated, "oneself");
        people(&mut anne, PeopleRequest::Unfollow { mark }).await;
        assert!(lists(&mut anne).await.0.is_empty());
    })
    .await;
}

/// The blocked person gets the same as before; only the other one does not see them any more.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_block_keeps_people_apart_and_the_blocked_person_cannot_tell() {
    everywhere(async |house: &House| {
        let mut players = seated(house, "jamaica", 2, 0).await;
        let game = players[0].game.clone();
        let mut mary = players.pop().expect("two").client;
        let mut anne = players.pop().expect("two").client;
        let mut carl = Client::named(house, "Carl").await;
        carl.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
        people(&mut mary, PeopleRequest::Follow { at: in_seat(&game, 0) }).await;
        assert!(lists(&mut mary).await.0[0].online);
        mary.log.clear();
        people(&mut anne, PeopleRequest::Block { at: in_seat(&game, 1) }).await;
        assert_eq!(lists(&mut anne).await.1, ["Mary 1"]);
        // Chat: everybody but Anne gets Mary's line, Mary's own page included.
        say(&mut mary, &game, "you shall not hear this").await;
        heard(&mut mary, "you shall not hear this").await;
        heard(&mut carl, "you shall not hear this").await;
        say(&mut carl, &game, "a word").await;
        heard(&mut anne, "a word").await;
        heard(&mut mary, "a word").await;
        assert!(!anne.log.iter().any(|text| text.contains("not hear")), "the line was sent");
        let mut again = anne.again().await;
        again.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
        assert_eq!(heard(&mut again, "a word").await, ["a word"]);
        // Tables in the lobby: neither sees the other's.
        let seats = vec![SeatAccess::Friend, SeatAccess::Anyone];
        let hers = open(&mut anne, table("tortuga", seats.clone())).await;
        mary.request(OnlineRequest::WatchLobby).await;
        let listed = mary.wait_event(|event| match event {
            OnlineEvent::Lobby { tables } => Some(tables.len()),
            _ => None,
        });
        assert_eq!(listed.await, 0);
        let (seat, commitment, invitation_key) = (None, None, None);
        let join = OnlineRequest::Join { game: hers.clone(), seat, commitment, invitation_key };
        mary.request(join.clone()).await;
        assert_eq!(mary.denied().await, Denial::SeatTaken, "as if somebody had been faster");
        carl.request(join).await;
        carl.say(&ClientMsg::Watch { game: hers, seat: None }).await;
        // Anne seems to be away, and an invitation does not arrive.
        people(&mut mary, PeopleRequest::List).await;
        let followed = lists(&mut mary).await.0;
        let anne_in_list = &followed[0];
        assert!(!anne_in_list.online && anne_in_list.playing.is_none());
        let table_of_mary = open(&mut mary, table("tortuga", seats)).await;
        let (mark, game_of_mary) = (anne_in_list.mark.clone(), table_of_mary);
        let invite = PeopleRequest::Invite { game: game_of_mary, mark, invitation_key: None };
        people(&mut mary, invite).await;
        let sent = |event: &OnlineEvent| match event {
            OnlineEvent::People(PeopleEvent::InvitationSent) => Some(()),
            OnlineEvent::Denied { reason, .. } => panic!("denied: {reason:?}"),
            _ => None,
        };
        mary.wait_event(sent).await;
        say(&mut carl, &game, "another word").await;
        heard(&mut anne, "another word").await;
        assert!(!anne.log.iter().any(|text| text.contains("\"invited\"")));
        // Nothing that Mary received says that she is blocked.
        assert!(
            !mary.log.iter().any(|text| text.contains("block") && !text.contains("blocked\":[]"))
        );
        // Once the block ends, everything is as before.
        people(&mut anne, PeopleRequest::List).await;
        let mark = marks_of_blocked(&mut anne).await;
        people(&mut anne, PeopleRequest::Unblock { mark }).await;
        assert!(lists(&mut anne).await.1.is_empty());
        say(&mut mary, &game, "hello again").await;
        heard(&mut anne, "hello again").await;
    })
    .await;
}

async fn marks_of_blocked(client: &mut Client) -> String {
    client
        .wait_event(|event| match event {
            OnlineEvent::People(PeopleEvent::List { blocked, .. }) => {
                blocked.first().map(|person| person.mark.clone())
            }
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_block_each_other_are_not_paired() {
    let (hand, clock) = Clock::adjustable();
    let house = House::with(|mut config| {
        config.clock = clock;
        config
    })
    .await;
    let mut players = seated(&house, "jamaica", 2, 0).await;
    let game = players[0].game.clone();
    let mut mary = players.pop().expect("two").client;
    let mut anne = players.pop().expect("two").client;
    people(&mut anne, PeopleRequest::Block { at: in_seat(&game, 1) }).await;
    lists(&mut anne).await;
    let find = || OnlineRequest::FindOpponent { rules: "tortuga".into(), commitment: None };
    for client in [&mut anne, &mut mary] {
        client.request(find()).await;
    }
    let state = |event: &OnlineEvent| match event {
        OnlineEvent::Pairing { state } => Some(*state),
        OnlineEvent::Paired { .. } => panic!("they were paired"),
        _ => None,
    };
    for client in [&mut anne, &mut mary] {
        assert_eq!(client.wait_event(state).await, PairingState::Waiting);
    }
    hand.send_modify(|ahead| *ahead += 30_000);
    for client in [&mut anne, &mut mary] {
        assert_eq!(client.wait_event(state).await, PairingState::BotOffered);
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_reaches_a_followed_person() {
    let house = House::new().await;
    let mut players = seated(&house, "jamaica", 2, 0).await;
    let game = players[0].game.clone();
    let mut mary = players.pop().expect("two").client;
    let mut anne = players.pop().expect("two").client;
    people(&mut anne, PeopleRequest::Follow { at: in_seat(&game, 1) }).await;
    let mark = lists(&mut anne).await.0[0].mark.clone();
    let next = open(&mut anne, table("tortuga", vec![SeatAccess::Friend; 2])).await;
    let key = Some("abc123".to_owned());
    let invite = |game: &str, key: &Option<String>| PeopleRequest::Invite {
        game: game.into(),
        mark: mark.clone(),
        invitation_key: key.clone(),
    };
    people(&mut anne, invite(&next, &key)).await;
    let invited = mary.wait_event(|event| match event {
        OnlineEvent::People(PeopleEvent::Invited { game, name, invitation_key, .. }) => {
            Some((game.clone(), name.clone(), invitation_key.clone()))
        }
        _ => None,
    });
    assert_eq!(invited.await, (next, "Anne".to_owned(), key));
    people(&mut anne, invite(&game, &None)).await;
    assert_eq!(anne.denied().await, Denial::NotSeated, "that game has begun");
    let bad = Some("a b<c".to_owned());
    let third = open(&mut anne, table("tortuga", vec![SeatAccess::Friend; 2])).await;
    people(&mut anne, invite(&third, &bad)).await;
    assert_eq!(anne.denied().await, Denial::BadMessage);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_report_reaches_the_operator_with_its_context() {
    let house = run_house().await;
    let mut players = seated(&house, "jamaica", 2, 0).await;
    let game = players[0].game.clone();
    let mut mary = players.pop().expect("two").client;
    let mut anne = players.pop().expect("two").client;
    for text in ["ahoy", "something nasty", "bye"] {
        say(&mut mary, &game, text).await;
        heard(&mut anne, text).await;
    }
    let report = PeopleRequest::Report { at: line(&game, 2), note: "rude".into() };
    for _ in 0..2 {
        people(&mut anne, report.clone()).await;
        reported(&mut anne).await;
    }
    let AdminAnswer::Reports { reports } = done(&house, AdminRequest::Reports { all: false }).await
    else {
        panic!("reports")
    };
    assert_eq!(reports.len(), 1, "the same report again is the same");
    let report = &reports[0];
    assert_eq!((&*report.name, report.line, &*report.note), ("Mary 1", 2, "rude"));
    let context: Vec<_> = report.context.iter().map(|line| &*line.text).collect();
    assert_eq!(context, ["ahoy", "something nasty", "bye"]);
    assert_eq!(report.about.person, number_of(&house, &mary).await);
    let close = AdminRequest::CloseReport { report: report.report };
    assert_eq!(done(&house, close.clone()).await, AdminAnswer::Done);
    let nothing = AdminAnswer::Refused { reason: AdminRefusal::NothingToDo };
    assert_eq!(done(&house, close).await, nothing);
    // Nobody else gets in at that door.
    let (status, body) = admin(&house, [8; 32], &AdminRequest::Reports { all: true }).await;
    assert_eq!((status, &*body), (404, ""));
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reports_are_bounded() {
    let house = House::with(|mut config| {
        config.limits.reports = cartagena_server::Limits::default().reports;
        config
    })
    .await;
    let mut players = seated(&house, "jamaica", 2, 0).await;
    let game = players[0].game.clone();
    let anne = &mut players[0].client;
    for _ in 0..5 {
        people(anne, PeopleRequest::Report { at: in_seat(&game, 1), note: String::new() }).await;
        reported(anne).await;
    }
    people(anne, PeopleRequest::Report { at: in_seat(&game, 1), note: String::new() }).await;
    assert_eq!(anne.denied().await, Denial::RateLimited);
    let note = "x".repeat(281);
    people(anne, PeopleRequest::Report { at: in_seat(&game, 1), note }).await;
    assert_eq!(anne.denied().await, Denial::BadText);
    house.stop().await;
}

/// Connects where the person is turned away, and returns the reason.
async fn turned_away(house: &House, cookie: Option<&str>) -> (Option<Denial>, Option<u16>) {
    turned_away_at(house.address, cookie).await
}

pub(crate) async fn turned_away_at(
    address: SocketAddr,
    cookie: Option<&str>,
) -> (Option<Denial>, Option<u16>) {
    let origin = format!("http://{address}");
    let mut headers = vec![("origin", origin.as_str())];
    headers.extend(cookie.map(|cookie| ("cookie", cookie)));
    let (stream, headers) = knock(address, &headers).await.expect("a socket");
    assert!(headers.get("set-cookie").is_none(), "nobody is made known");
    let mut client = Client::over(stream, String::new(), address);
    client.request(OnlineRequest::Hello { version: VERSION }).await;
    let mut reason = None;
    while reason.is_none() {
        match client.next().await {
            ServerMsg::Online(OnlineEvent::Denied { reason: why, .. }) => reason = Some(why),
            ServerMsg::Online(event) => panic!("{event:?}"),
            _ => {}
        }
    }
    (reason, client.closed().await)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_muted_person_cannot_chat_until_it_ends() {
    let (hand, clock) = Clock::adjustable();
    let house = House::with(|mut config| {
        config.admin = Some(AdminToken::new(TOKEN));
        config.clock = clock;
        config
    })
    .await;
    let mut players = seated(&house, "jamaica", 2, 0).await;
    let game = players[0].game.clone();
    let mut mary = players.pop().expect("two").client;
    let person = number_of(&house, &mary).await;
    assert_eq!(done(&house, AdminRequest::Mute { person, days: 1 }).await, AdminAnswer::Done);
    say(&mut mary, &game, "hello").await;
    assert_eq!(mary.denied().await, Denial::Muted);
    let chat = OnlineRequest::Chat { game: game.clone(), text: "by an id".into() };
    let id = "0123456789abcdef".to_owned();
    mary.request(OnlineRequest::Once { id, request: Box::new(chat) }).await;
    assert_eq!(mary.denied().await, Denial::Muted);
    hand.send_modify(|ahead| *ahead += DAY);
    say(&mut mary, &game, "a day later").await;
    heard(&mut mary, "a day later").await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_banned_person_is_sent_away_on_all_devices() {
    let house = run_house().await;
    let mut anne = Client::named(&house, "Anne").await;
    let browser = Browser::of(&anne);
    let code = browser.post("/account/code", &json!({})).await.json()["code"].clone();
    let person = number_of(&house, &anne).await;
    let no_one = AdminAnswer::Refused { reason: AdminRefusal::NoSuchPerson };
    assert_eq!(done(&house, AdminRequest::Ban { person: 4711, days: 0 }).await, no_one);
    assert_eq!(done(&house, AdminRequest::Ban { person, days: 0 }).await, AdminAnswer::Done);
    assert_eq!(anne.denied().await, Denial::Banned);
    assert_eq!(anne.closed().await, Some(1008));
    let away = (Some(Denial::Banned), Some(1008));
    assert_eq!(turned_away(&house, Some(&anne.cookie)).await, away);
    assert_eq!(browser.post("/account", &json!({})).await.status, 403);
    // The code leads to the same person.
    let laptop = Browser::new(&house);
    let sign_in = json!({ "code": code, "attempt": "0123456789abcdef" });
    assert_eq!(laptop.post("/account/sign-in", &sign_in).await.status, 403);
    // Kept over a restart, and lifted without a running server.
    let folder = house.stop().await.expect("a folder");
    let place = StoreLocation::Sqlite(folder.path().to_owned());
    let house = House::over(config(connect(&place).await.expect("a store"))).await;
    assert_eq!(turned_away(&house, Some(&anne.cookie)).await, away);
    house.stop().await;
    let store = connect(&place).await.expect("a store");
    let unban = run_admin(store, AdminRequest::Unban { person }).await;
    assert_eq!(unban, Ok(AdminAnswer::Done));
    let store = connect(&place).await.expect("a store");
    let Ok(AdminAnswer::Log { lines }) = run_admin(store, AdminRequest::Log).await else {
        panic!("a log")
    };
    let acts: Vec<_> = lines.iter().map(|line| (&*line.act, line.person)).collect();
    assert_eq!(acts, [("unban", person), ("ban", person)]);
    let house = House::over(config(connect(&place).await.expect("a store"))).await;
    Client::at(house.address, Some(&anne.cookie)).await;
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_operator_renames_closes_and_announces() {
    let house = run_house().await;
    let mut players = seated(&house, "jamaica", 2, 0).await;
    let game = players[0].game.clone();
    let mut mary = players.pop().expect("two").client;
    let mut anne = players.pop().expect("two").client;
    let person = number_of(&house, &mary).await;
    let rename = AdminRequest::Rename { person, name: "Sailor".into() };
    assert_eq!(done(&house, rename).await, AdminAnswer::Done);
    let renamed = |event: &OnlineEvent| {
        matches!(event, OnlineEvent::Room(room) if room.seats[1].name == "Sailor").then_some(())
    };
    anne.wait_event(renamed).await;
    let told = |event: &OnlineEvent| {
        matches!(event, OnlineEvent::YourName { name } if name == "Sailor").then_some(())
    };
    mary.wait_event(told).await;
    let announce = AdminRequest::Announce { text: String::new(), minutes: 30, hours: 0 };
    assert_eq!(done(&house, announce).await, AdminAnswer::Done);
    let announced = |event: &OnlineEvent| match event {
        OnlineEvent::People(PeopleEvent::Announcement { maintenance, .. }) => Some(*maintenance),
        _ => None,
    };
    let time = anne.wait_event(announced).await;
    assert!(time > 0);
    let mut carl = Client::new(&house).await;
    assert_eq!(carl.wait_event(announced).await, time, "who comes later is told, too");
    assert_eq!(done(&house, AdminRequest::EndAnnouncement).await, AdminAnswer::Done);
    carl.wait_event(|event| {
        matches!(event, OnlineEvent::People(PeopleEvent::AnnouncementOver)).then_some(())
    })
    .await;
    let close = AdminRequest::CloseTable { game: game.clone() };
    assert_eq!(done(&house, close.clone()).await, AdminAnswer::Done);
    assert_eq!(anne.denied().await, Denial::ClosedByOperator);
    let closed = |event: &OnlineEvent| {
        matches!(event, OnlineEvent::Room(room) if room.stage == RoomStage::Closed).then_some(())
    };
    mary.wait_event(closed).await;
    let none = AdminAnswer::Refused { reason: AdminRefusal::NoSuchTable };
    assert_eq!(done(&house, close).await, none);
    for (request, reason) in [
        (AdminRequest::Rename { person, name: " ".into() }, AdminRefusal::BadText),
        (AdminRequest::Mute { person, days: 99_999 }, AdminRefusal::BadNumber),
        (
            AdminRequest::Announce { text: String::new(), minutes: 0, hours: 0 },
            AdminRefusal::BadText,
        ),
        (AdminRequest::CloseTable { game: "../etc".into() }, AdminRefusal::NoSuchTable),
    ] {
        assert_eq!(done(&house, request).await, AdminAnswer::Refused { reason });
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn new_people_need_an_invitation_where_the_server_asks_for_one() {
    let house = House::with(|mut config| {
        config.admin = Some(AdminToken::new(TOKEN));
        config.invite_only = true;
        config
    })
    .await;
    let uninvited = (Some(Denial::InvitationNeeded), Some(1008));
    assert_eq!(turned_away(&house, None).await, uninvited);
    let mut browser = Browser::new(&house);
    assert_eq!(browser.post("/account/code", &json!({})).await.status, 401);
    let AdminAnswer::Invitation { code } =
        done(&house, AdminRequest::Invite { uses: 1, days: 0 }).await
    else {
        panic!("a code")
    };
    for (bad, status) in [("", 400), ("0000", 400)] {
        let answer = browser.post("/account/come-invited", &json!({ "code": bad })).await;
        assert_eq!(answer.status, status);
    }
    let come = json!({ "code": code });
    let answer = browser.post("/account/come-invited", &come).await;
    assert_eq!(answer.status, 204);
    let stranger = Browser::new(&house);
    assert_eq!(stranger.post("/account/come-invited", &come).await.status, 404, "used up");
    browser.cookie = answer.cookie;
    Client::at(house.address, browser.cookie.as_deref()).await;
    // Members invite, a few at a time.
    let mut codes = Vec::new();
    for _ in 0..5 {
        let answer = browser.post("/account/invite", &json!({})).await;
        codes.push(answer.json()["code"].as_str().expect("a code").to_owned());
    }
    assert_eq!(browser.post("/account/invite", &json!({})).await.status, 409);
    let come = json!({ "code": codes[0] });
    assert_eq!(stranger.post("/account/come-invited", &come).await.status, 204);
    assert_eq!(browser.post("/account/invite", &json!({})).await.status, 200, "one was used");
    house.stop().await;
}

/// A visitor who signs in as somebody keeps the people whom they followed and blocked.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn relations_come_along_when_a_visit_is_merged() {
    everywhere(async |house: &House| {
        let mut players = seated(house, "jamaica", 2, 0).await;
        let game = players[0].game.clone();
        let mut mary = players.pop().expect("two").client;
        let anne = players.pop().expect("two").client;
        people(&mut mary, PeopleRequest::Block { at: in_seat(&game, 0) }).await;
        lists(&mut mary).await;
        let kept = Client::named(house, "Kept").await;
        let code =
            Browser::of(&kept).post("/account/code", &json!({})).await.json()["code"].clone();
        let sign_in = json!({ "code": code, "attempt": "0123456789abcdef" });
        assert_eq!(Browser::of(&mary).post("/account/sign-in", &sign_in).await.status, 204);
        let (kept, other) = (number_of(house, &kept).await, number_of(house, &anne).await);
        eventually("the block belongs to the person who is kept", async || {
            let blocked = house.store.related(kept, Relation::Blocks).await.expect("a store");
            blocked.iter().map(|person| person.id).eq([other])
        })
        .await;
    })
    .await;
}

/// Blocks hold again after a crash, as soon as anybody is let in.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_block_holds_after_a_restart() {
    let house = House::new().await;
    let mut players = seated(&house, "jamaica", 2, 0).await;
    let game = players[0].game.clone();
    let mary = players.pop().expect("two").client;
    let mut anne = players.pop().expect("two").client;
    people(&mut anne, PeopleRequest::Block { at: in_seat(&game, 1) }).await;
    lists(&mut anne).await;
    let folder = house.stop().await.expect("a folder");
    let store = connect(&StoreLocation::Sqlite(folder.path().to_owned())).await.expect("a store");
    let house = House::over(config(store)).await;
    let mut mary = Client::at(house.address, Some(&mary.cookie)).await;
    let client = Client::at(house.address, Some(&anne.cookie)).await;
    let mut anne = Player::new(client, &game, 1).await;
    mary.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
    say(&mut mary, &game, "you shall not hear this").await;
    heard(&mut mary, "you shall not hear this").await;
    say(&mut anne.client, &game, "mine").await;
    heard(&mut anne.client, "mine").await;
    assert!(!anne.client.log.iter().any(|text| text.contains("not hear")));
    house.stop().await;
}
