//! A server is killed again and again, and starved of disk space, while people play. The server is
//! this test program itself, started again for the one test `server_process`.

use crate::common::account::{Browser, HttpAnswer};
use crate::common::client::{Client, knock, resumed};
use crate::common::crew::Crew;
use crate::common::player::table;
use crate::common::{PATIENCE, within_thread, within_time};
use crate::community::TOKEN as ADMIN;
use cartagena_protocol::{
    ClientMsg, Denial, OnlineEvent, OnlineRequest, PeopleEvent, PeopleRequest, PersonAt, SeatAccess,
};
use cartagena_server::{AdminToken, Clock, ListenAddress, Server, validate};
use cartagena_store::{StoreError, StoreLocation, connect, open_reader};
use cartagena_test_postgres::Postgres;
use serde_json::{Value, json};
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

const KILLS: u64 = 200;

/// Variable with the folder or database address that `server_process` serves.
const PLACE: &str = "CARTAGENA_TEST_PLACE";
/// Variable with its port.
const PORT: &str = "CARTAGENA_TEST_PORT";
/// Variable with the milliseconds by which its time of day is ahead.
const AHEAD: &str = "CARTAGENA_TEST_AHEAD";
/// Variable with the address of its mail server, if it has one.
const MAIL: &str = "CARTAGENA_TEST_MAIL";
/// Longer than any run that works.
pub(crate) const DEADLINE: Duration = Duration::from_secs(600);

/// Serves until it is killed, if another test started it; otherwise does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn server_process() {
    if let (Ok(place), Ok(port)) = (std::env::var(PLACE), std::env::var(PORT)) {
        let served = serve(location(&place), port.parse().expect("a port"));
        let _ = tokio::time::timeout(DEADLINE, served).await;
    }
}

pub(crate) fn location(place: &str) -> StoreLocation {
    match place.starts_with("postgres:") {
        true => StoreLocation::Postgres(place.to_owned()),
        false => StoreLocation::Sqlite(place.into()),
    }
}

/// Runs the server that is killed.
async fn serve(place: StoreLocation, port: u16) {
    let store = connect(&place).await.expect("a store");
    let mut config = crate::common::config(store);
    config.listen = ListenAddress::Tcp(([127, 0, 0, 1], port).into());
    config.admin = Some(AdminToken::new(ADMIN));
    if let Ok(url) = std::env::var(MAIL) {
        config = crate::mail::with_mail_server(config, &url);
    }
    let (hand, clock) = Clock::adjustable();
    let ahead = std::env::var(AHEAD).ok().and_then(|ahead| ahead.parse().ok());
    hand.send_replace(ahead.unwrap_or(0));
    config.clock = clock;
    let server = Server::bind(config).await.expect("the port");
    println!("\nup");
    server.run(std::future::pending()).await;
}

/// The server in a process of its own.
pub(crate) struct Life(Child);

impl Life {
    pub(crate) fn begin(place: impl AsRef<OsStr>, port: u16) -> Life {
        Life::with_mail(place, port, None)
    }

    /// Starts a server that hands mails to a mail server.
    pub(crate) fn with_mail(place: impl AsRef<OsStr>, port: u16, mail: Option<&str>) -> Life {
        let mut command = Life::command(place, port, 0);
        Life::spawn(command.envs(mail.map(|url| (MAIL, url))))
    }

    /// Starts a server whose time of day is ahead by so many milliseconds.
    pub(crate) fn at_time(place: impl AsRef<OsStr>, port: u16, ahead: u64) -> Life {
        Life::spawn(&mut Life::command(place, port, ahead))
    }

    /// Returns the command of a server.
    pub(crate) fn command(place: impl AsRef<OsStr>, port: u16, ahead: u64) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"]);
        command.arg(std::env::current_exe().expect("this program"));
        command.args(["--exact", "crash::server_process", "--nocapture"]);
        command.env(PLACE, place).env(PORT, port.to_string()).env(AHEAD, ahead.to_string());
        command
    }

    fn spawn(command: &mut Command) -> Life {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("a process");
        let output = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let (sender, up) = mpsc::channel();
        // Everything is read to the end: the test of a server that lives for a minute says so, and would fail.
        std::thread::spawn(move || {
            for line in output.map_while(Result::ok).filter(|line| line == "up") {
                // Nobody waits for the next one.
                let _ = sender.send(line);
            }
        });
        up.recv_timeout(PATIENCE).expect("the server says that it is up");
        Life(child)
    }

    pub(crate) fn kill(mut self) {
        self.0.kill().expect("killed");
        within_thread("a killed server ends", move || self.0.wait()).expect("dead");
    }

    /// Returns the number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.0.id()
    }

    /// Sets a limit of the process, as `prlimit` takes it: the size beyond which files cannot grow, or how many
    /// may be open.
    pub(crate) fn limit(&self, limit: &str) {
        let mut prlimit = Command::new("prlimit");
        prlimit.arg(format!("--pid={}", self.id())).arg(limit);
        assert!(prlimit.status().expect("prlimit").success());
    }
}

pub(crate) fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port");
    listener.local_addr().expect("an address").port()
}

/// Lets two crews play, through all that happens to the server.
fn crews(port: u16) -> [Crew; 2] {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    [1, 2].map(|seed| Crew::new(address, "jamaica", seed))
}

async fn play(crews: &mut [Crew; 2], more: u64, after: &str) {
    for crew in crews {
        crew.play(more / 2, after).await;
    }
}

/// Returns the number of acknowledged entries, none of which is lost.
async fn end(crews: [Crew; 2]) -> u64 {
    let mut sum = 0;
    for crew in crews {
        sum += crew.end().await.0;
    }
    sum
}

async fn is_whole(place: &Path) {
    let store = open_reader(&StoreLocation::Sqlite(place.to_owned())).await.expect("a store");
    let report = validate(&*store).await.expect("an answer");
    assert!(report.games >= 2 && report.problems.is_empty(), "{report:?}");
    store.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_servers_lose_nothing() {
    within_time(DEADLINE, "all servers are killed", kill_servers()).await;
}

async fn kill_servers() {
    let folder = tempfile::tempdir().expect("a folder");
    let port = free_port();
    let mut crews = crews(port);
    let mut lots = 7_u64;
    for _ in 0..KILLS {
        let life = Life::begin(folder.path(), port);
        lots = lots.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        // Any moment will do, also one before anybody has come back.
        tokio::time::sleep(Duration::from_millis(lots >> 33 & 127)).await;
        life.kill();
    }
    let life = Life::begin(folder.path(), port);
    play(&mut crews, 100, "the last kill").await;
    let entries = end(crews).await;
    life.kill();
    is_whole(folder.path()).await;
    println!("{KILLS} servers were killed, and none of {entries} acknowledged entries is lost");
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_told_and_play_goes_on() {
    within_time(DEADLINE, "play goes on beside a full disk", fill_disk()).await;
}

#[cfg(target_os = "linux")]
async fn fill_disk() {
    let folder = tempfile::tempdir().expect("a folder");
    let port = free_port();
    let life = Life::begin(folder.path(), port);
    let mut crews = crews(port);
    play(&mut crews, 100, "the start").await;
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let mut viewer = resumed(address, None).await;
    let seats = vec![SeatAccess::Friend; 2];
    viewer
        .request(OnlineRequest::Open { table: table("jamaica", seats.clone()), commitment: None })
        .await;
    let game = viewer.wait_event(|event| match event {
        OnlineEvent::TableOpened { game } => Some(game.clone()),
        _ => None,
    });
    let game = game.await;
    life.limit("--fsize=4096:unlimited");
    // Nothing can be stored, and players are told; watching still works.
    loop {
        viewer.request(OnlineRequest::Chat { game: game.clone(), text: "ahoy".into() }).await;
        viewer.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
        let why = viewer.wait_event(|event| match event {
            OnlineEvent::Denied { reason: why, .. } => Some(Some(*why)),
            OnlineEvent::Room(_) => Some(None),
            _ => None,
        });
        if let Some(why) = why.await {
            assert_eq!(why, Denial::NotStored);
            break;
        }
    }
    viewer.wait_event(|event| matches!(event, OnlineEvent::Room(_)).then_some(())).await;
    life.limit("--fsize=unlimited:unlimited");
    play(&mut crews, 200, "the full disk").await;
    end(crews).await;
    life.kill();
    is_whole(folder.path()).await;
    println!("a full disk was reported, and play went on when there was room");
}

/// Two servers on one store used to start without a warning, and to play on without each other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_has_one_server_until_it_is_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let postgres = Postgres::start().expect("PostgreSQL");
    let address = postgres.create_database("games").expect("a database");
    for place in [folder.path().to_str().expect("a plain path"), &address] {
        let life = Life::begin(place, free_port());
        let place = location(place);
        assert_eq!(connect(&place).await.err(), Some(StoreError::InUse));
        let reader = open_reader(&place).await.expect("a store that can be read");
        assert!(validate(&*reader).await.expect("an answer").problems.is_empty());
        reader.backup(&folder.path().join("copy")).await.expect("a copy");
        std::fs::remove_file(folder.path().join("copy")).expect("the copy");
        reader.close().await.expect("closed");
        life.kill();
        connect(&place).await.expect("a free store").close().await.expect("closed");
    }
}

/// Blocks the other seat, or ends the block, and returns once the server has acknowledged it.
async fn set_block(client: &mut Client, game: &str, block: bool) {
    client.request(OnlineRequest::People(PeopleRequest::List)).await;
    let mark = blocked(client).await;
    let request = match mark {
        None if block => {
            let at = PersonAt { game: game.into(), line: None, seat: Some(1) };
            PeopleRequest::Block { at }
        }
        Some(mark) if !block => PeopleRequest::Unblock { mark },
        _ => return,
    };
    client.request(OnlineRequest::People(request)).await;
    assert_eq!(blocked(client).await.is_some(), block);
}

/// Sends a request about an account to a server that may have started a moment ago.
async fn post(address: SocketAddr, cookie: Option<&str>, path: &str, body: &Value) -> HttpAnswer {
    let (host, origin) = (address.to_string(), format!("http://{address}"));
    let cookie = cookie.map(str::to_owned);
    let browser = Browser { address, host, origin, cookie, agent: String::new() };
    browser.post(path, body).await
}

/// Returns the status with which a program is let in: 101 or a refusal.
async fn status_of_program(address: SocketAddr, token: &str) -> u16 {
    let (origin, bearer) = (format!("http://{address}"), format!("Bearer {token}"));
    let headers = [("origin", origin.as_str()), ("authorization", bearer.as_str())];
    knock(address, &headers).await.map_or_else(|status| status.as_u16(), |_| 101)
}

/// Codes, devices, reports and tokens of programs are as they were acknowledged, after a kill behind each
/// step: what was made opens, what was used up or revoked does not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_servers_lose_no_way_in_and_reopen_none() {
    within_time(DEADLINE, "all servers are killed", kill_between_secrets()).await;
}

async fn kill_between_secrets() {
    let folder = tempfile::tempdir().expect("a folder");
    let postgres = Postgres::start().expect("PostgreSQL");
    let database = postgres.create_database("secrets").expect("a database");
    for place in [folder.path().to_str().expect("a plain path"), &database] {
        let port = free_port();
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let mut life = Life::begin(place, port);
        let again = |life: Life| {
            life.kill();
            Life::begin(place, port)
        };
        let (mut anne, mary, game) = two_people(address).await;
        let cookie = anne.cookie.clone();
        let empty = json!({});
        let code = post(address, Some(&cookie), "/account/code", &empty).await.json();
        let ada = json!({ "name": "Ada" });
        let token = post(address, Some(&cookie), "/account/program/new", &ada).await.json();
        let token = token["token"].as_str().expect("a token");
        let at = PersonAt { game: game.clone(), line: None, seat: Some(1) };
        let report = PeopleRequest::Report { at, note: "a name".into() };
        anne.request(OnlineRequest::People(report)).await;
        anne.await_event(|event| matches!(event, OnlineEvent::People(PeopleEvent::Reported))).await;
        life = again(life);
        // The code signs in on a laptop, once.
        let login = json!({ "code": code["code"], "attempt": "0123456789abcdef" });
        let signed_in = post(address, None, "/account/sign-in", &login).await;
        assert_eq!(signed_in.status, 204, "{}", signed_in.body);
        let laptop = signed_in.cookie.expect("a cookie");
        assert_eq!(status_of_program(address, token).await, 101);
        life = again(life);
        let other = json!({ "code": code["code"], "attempt": "another-attempt-0" });
        assert_eq!(post(address, None, "/account/sign-in", &other).await.status, 404, "used up");
        let account = post(address, Some(&laptop), "/account", &empty).await.json();
        let devices = account["devices"].as_array().expect("a list");
        assert_eq!(devices.len(), 2);
        // The phone is signed out, and the program's token revoked.
        let phone = devices.iter().find(|device| device["here"] == false).expect("the phone");
        let out = json!({ "device": phone["id"] });
        assert_eq!(post(address, Some(&laptop), "/account/sign-out", &out).await.status, 204);
        let revocation = json!({ "program": account["programs"][0]["id"] });
        let revoked = post(address, Some(&laptop), "/account/program/revoke", &revocation).await;
        assert_eq!(revoked.status, 204);
        life = again(life);
        assert_eq!(post(address, Some(&cookie), "/account", &empty).await.json()["known"], false);
        assert_eq!(post(address, Some(&laptop), "/account", &empty).await.json()["known"], true);
        assert_eq!(status_of_program(address, token).await, 401);
        life.kill();
        drop(mary);
        let store = connect(&location(place)).await.expect("a store");
        let reports = store.reports(true, 10).await.expect("a store");
        assert_eq!(reports.len(), 1);
        store.close().await.expect("closed");
    }
}

/// Returns the mark of the person who is blocked, as the next list says.
async fn blocked(client: &mut Client) -> Option<String> {
    client
        .wait_event(|event| match event {
            OnlineEvent::People(PeopleEvent::List { blocked, .. }) => {
                Some(blocked.first().map(|person| person.mark.clone()))
            }
            OnlineEvent::Denied { reason, .. } => panic!("denied: {reason:?}"),
            _ => None,
        })
        .await
}

/// Seats two people at a table, and returns them with the game.
async fn two_people(address: SocketAddr) -> (Client, Client, String) {
    let (mut anne, mut mary) = (resumed(address, None).await, resumed(address, None).await);
    let seats = vec![SeatAccess::Friend; 2];
    anne.request(OnlineRequest::Open { table: table("jamaica", seats), commitment: None }).await;
    let game = anne.wait_event(|event| match event {
        OnlineEvent::TableOpened { game } => Some(game.clone()),
        _ => None,
    });
    let game = game.await;
    let (seat, commitment, invitation_key) = (None, None, None);
    let join = OnlineRequest::Join { game: game.clone(), seat, commitment, invitation_key };
    mary.request(join).await;
    mary.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await;
    mary.wait_event(|event| match event {
        OnlineEvent::Room(room) if room.your_seat.is_some() => Some(()),
        _ => None,
    })
    .await;
    (anne, mary, game)
}

/// Whom somebody blocks is known again after any kill, from the moment in which it was acknowledged; and
/// of two people who were paired either both are known at a table, or none is.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_servers_forget_no_block_and_no_pair() {
    within_time(DEADLINE, "all servers are killed", kill_between_people()).await;
}

async fn kill_between_people() {
    let folder = tempfile::tempdir().expect("a folder");
    let postgres = Postgres::start().expect("PostgreSQL");
    let database = postgres.create_database("people").expect("a database");
    for place in [folder.path().to_str().expect("a plain path"), &database] {
        let port = free_port();
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let mut life = Life::begin(place, port);
        let (mut anne, mary, game) = two_people(address).await;
        let mary_cookie = mary.cookie.clone();
        drop(mary);
        for round in 0..6 {
            set_block(&mut anne, &game, round % 2 == 0).await;
            life.kill();
            life = Life::begin(place, port);
            anne = resumed(address, Some(&anne.cookie)).await;
            anne.request(OnlineRequest::People(PeopleRequest::List)).await;
            assert_eq!(blocked(&mut anne).await.is_some(), round % 2 == 0, "round {round}");
        }
        let mut mary = resumed(address, Some(&mary_cookie)).await;
        for client in [&mut anne, &mut mary] {
            let rules = "tortuga".into();
            client.request(OnlineRequest::FindOpponent { rules, commitment: None }).await;
        }
        let paired = |event: &OnlineEvent| match event {
            OnlineEvent::Paired { game } => Some(game.clone()),
            _ => None,
        };
        let pair = anne.wait_event(paired).await;
        life.kill();
        let life = Life::begin(place, port);
        for cookie in [&anne.cookie, &mary_cookie] {
            let mut client = resumed(address, Some(cookie)).await;
            client.request(OnlineRequest::ListMyTables).await;
            let listed = client.wait_event(|event| match event {
                OnlineEvent::MyTables { tables } => {
                    Some(tables.iter().any(|table| table.game == pair))
                }
                _ => None,
            });
            assert!(listed.await, "both are known there");
        }
        life.kill();
    }
}
