//! Links that show the board: pages and previews as programs that show links fetch them.

use crate::common::client::Client;
use crate::common::player::{Player, open, seated, table};
use crate::common::{House, connection, within, write};
use cartagena_protocol::{ClientMsg, OnlineEvent, OnlineRequest, SeatAccess};
use cartagena_server::{Config, File, Limits, RateLimit};
use tokio::io::AsyncReadExt as _;

const INDEX: &[u8] = b"<!doctype html><html lang=\"en\" dir=\"ltr\"><head><title>Cartagena</title>\
    <meta name=\"description\" content=\"The game\"><script type=\"module\" src=\"boot.js\"></script>\
    </head><body></body></html>";

pub(crate) const PAGE: &[File] =
    &[File { name: "index.html", tag: "front", plain: INDEX, br: None, gz: None }];

/// An answer, as it came.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Answer {
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    fn status(&self) -> u16 {
        self.head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status")
    }

    fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("text")
    }

    fn header(&self, name: &str) -> Option<String> {
        let named = |line: &str| {
            let (found, value) = line.split_once(": ")?;
            found.eq_ignore_ascii_case(name).then(|| value.to_owned())
        };
        self.head.lines().find_map(named)
    }
}

/// Fetches an address, with more headers.
pub(crate) async fn get(house: &House, path: &str, headers: &str) -> Answer {
    let mut stream = connection(house.address).await;
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{headers}\r\n",
        house.address
    );
    write(&mut stream, &request).await.expect("a request");
    let mut bytes = Vec::new();
    within("an answer", stream.read_to_end(&mut bytes)).await.expect("an answer");
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("headers");
    let head = String::from_utf8(bytes[..end].to_vec()).expect("headers");
    // The date is no matter of the page.
    let head: String = head
        .lines()
        .filter(|line| !line.starts_with("date:"))
        .flat_map(|line| [line, "\n"])
        .collect();
    Answer { head, body: bytes[end + 4..].to_vec() }
}

async fn house() -> House {
    House::with(|config| Config { page: PAGE, ..config }).await
}

/// Returns the value of a tag.
fn tag(page: &str, name: &str) -> Option<String> {
    let from = page.find(&format!("=\"{name}\" content=\""))? + name.len() + 13;
    Some(page[from..].split('"').next()?.to_owned())
}

async fn resigned(house: &House) -> Vec<Player> {
    let mut players = seated(house, "jamaica", 2, 0).await;
    for player in &mut players {
        player.begun().await;
    }
    let game = players[1].game.clone();
    players[1].client.request(OnlineRequest::Resign { game }).await;
    let over = |event: &OnlineEvent| matches!(event, OnlineEvent::GameSigned(_)).then_some(());
    players[0].client.wait_event(over).await;
    players
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_is_told_in_the_language_of_its_reader() {
    let house = house().await;
    let mut anne = Client::named(&house, "Anne <b>").await;
    let seats = vec![SeatAccess::Friend, SeatAccess::Anyone, SeatAccess::Friend];
    let game = open(&mut anne, table("tortuga", seats)).await;
    let page = get(&house, &format!("/t/{game}"), "").await;
    assert_eq!(page.status(), 200);
    let text = page.text();
    assert_eq!(tag(&text, "og:title").as_deref(), Some("Anne &lt;b&gt; – Cartagena, Tortuga"));
    assert!(text.contains("<title>Anne &lt;b&gt; – Cartagena, Tortuga</title>"), "{text}");
    assert!(tag(&text, "og:description").expect("a sentence").starts_with("2 seats are free."));
    let address = format!("{}/t/{game}", house.origin());
    assert_eq!(tag(&text, "og:image"), Some(format!("{address}.png")));
    assert_eq!(tag(&text, "og:url"), Some(address));
    assert_eq!(tag(&text, "twitter:card").as_deref(), Some("summary_large_image"));
    assert!(text.contains(" src=\"../boot.js\""), "{text}");
    assert_eq!(page.header("vary").as_deref(), Some("accept-language"));
    assert!(page.header("content-security-policy").is_some());
    for (asked, expect) in [
        ("cs-CZ,cs;q=0.9,en;q=0.8", "2 volná místa."),
        ("da", "2 pladser er fri."),
        ("he", "נשארו שני מקומות פנויים."),
        ("ja", "空席が2つあります。"),
        ("ru", "Свободно 2 места."),
        ("fr", "2 seats are free."),
    ] {
        let page =
            get(&house, &format!("/t/{game}"), &format!("Accept-Language: {asked}\r\n")).await;
        let about = tag(&page.text(), "og:description").expect("a sentence");
        assert!(about.starts_with(expect), "{asked}: {about}");
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_finished_game_has_a_page_and_a_preview() {
    let house = house().await;
    let mut players = seated(&house, "jamaica", 2, 0).await;
    for player in &mut players {
        player.begun().await;
    }
    let game = players[1].game.clone();
    let unknown = get(&house, "/g/0000000000000000", "").await;
    assert_eq!(unknown.status(), 404);
    assert!(get(&house, &format!("/g/{game}"), "").await == unknown, "it is not over");
    assert!(get(&house, &format!("/g/{game}.png"), "").await == get(&house, "/g/x.png", "").await);
    let running = get(&house, &format!("/t/{game}.png"), "").await;
    assert_eq!(running.header("cache-control").as_deref(), Some("public, max-age=10"));
    players[1].client.request(OnlineRequest::Resign { game: game.clone() }).await;
    let over = |event: &OnlineEvent| matches!(event, OnlineEvent::GameSigned(_)).then_some(());
    players[0].client.wait_event(over).await;
    let page = get(&house, &format!("/g/{game}"), "").await.text();
    assert!(tag(&page, "og:description").expect("a sentence").starts_with("Anne has won."));
    let preview = get(&house, &format!("/g/{game}.png"), "").await;
    assert_eq!(preview.status(), 200);
    assert_eq!(preview.header("content-type").as_deref(), Some("image/png"));
    assert_eq!(preview.header("cross-origin-resource-policy").as_deref(), Some("cross-origin"));
    // Width and height of a PNG file.
    assert_eq!(preview.body[16..24], [0, 0, 0x04, 0xb0, 0, 0, 0x02, 0x76]);
    assert!(preview.body.len() < 400_000, "{} bytes", preview.body.len());
    let etag = preview.header("etag").expect("a tag");
    let again = get(&house, &format!("/g/{game}.png"), &format!("If-None-Match: {etag}\r\n")).await;
    assert_eq!((again.status(), again.body.len()), (304, 0));
    house.stop().await;
}

/// To look at a link must neither wake a table nor tell its players.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_look_at_a_link_changes_nothing_and_survives_a_restart() {
    let house = house().await;
    let players = resigned(&house).await;
    let game = players[0].game.clone();
    let before = get(&house, &format!("/g/{game}.png"), "").await;
    drop(players);
    let folder = house.stop().await.expect("a folder");
    let place = cartagena_store::StoreLocation::Sqlite(folder.path().to_owned());
    let store = cartagena_store::connect(&place).await.expect("a store");
    let house = House::over(Config { page: PAGE, ..crate::common::config(store) }).await;
    let lines = house.store.load(&game).await.expect("a store").expect("a game").len();
    assert!(get(&house, &format!("/g/{game}.png"), "").await == before);
    assert_eq!(house.figure("tables_live").await, 0, "nothing was woken");
    assert_eq!(house.store.load(&game).await.expect("a store").expect("a game").len(), lines);
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_not_there_is_one_answer() {
    let house = house().await;
    let mut anne = Client::named(&house, "Anne").await;
    let game = open(&mut anne, table("tortuga", vec![SeatAccess::Friend; 2])).await;
    anne.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
    anne.request(OnlineRequest::StandUp { game: game.clone() }).await;
    let closed = |event: &OnlineEvent| match event {
        OnlineEvent::Room(room) => {
            matches!(room.stage, cartagena_protocol::RoomStage::Closed).then_some(())
        }
        _ => None,
    };
    anne.wait_event(closed).await;
    let unknown = get(&house, "/t/0000000000000000", "").await;
    assert_eq!(unknown.status(), 404);
    assert!(unknown.text().contains("<title>Cartagena</title>"));
    let long = "a".repeat(500);
    for id in [game.as_str(), "x", "..%2f..", "%00", "0000000000000000%0d%0aX:1", long.as_str()] {
        let answer = get(&house, &format!("/t/{id}"), "").await;
        assert!(answer == unknown, "{id}: {}", answer.head);
    }
    house.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_cannot_ask_for_ever() {
    let few = RateLimit { burst: 1, every: std::time::Duration::from_secs(3_600) };
    let limits = Limits { public_pages: few, people_per_address: 3, ..Limits::unlimited() };
    let house = House::with(|config| Config { page: PAGE, limits, ..config }).await;
    let mut anne = Client::named(&house, "Anne").await;
    let game = open(&mut anne, table("tortuga", vec![SeatAccess::Friend; 2])).await;
    for _ in 0..3 {
        assert!(get(&house, &format!("/t/{game}"), "").await.text().contains("og:title"));
    }
    assert_eq!(get(&house, &format!("/t/{game}.png"), "").await.status(), 429);
    // A person still gets the page.
    let page = get(&house, &format!("/t/{game}"), "").await;
    assert_eq!(page.status(), 200);
    assert!(!page.text().contains("og:title") && page.text().contains("boot.js"));
    house.stop().await;
}
