//! `cartagena bot`: programs play at tables of a real server, by tokens made as the page makes them.

use crate::common::{finish, program};
use crate::play_online::{Anne, House, PATIENCE, house, table};
use cartagena_client::GameView;
use cartagena_protocol::{
    ClientMsg, OnlineEvent, OnlineRequest, OpenTable, RoomStage, SeatAccess, ServerMsg,
};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::time::timeout;

/// The bot of the documentation.
const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bot.py");

/// Sends a request about Anne's account, and returns the body of the answer.
async fn post(house: &House, anne: &Anne, path: &str, body: &str) -> String {
    let asking = async {
        let mut connection = TcpStream::connect(house.address).await.expect("a connection");
        let (address, cookie) = (house.address, &anne.cookie);
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n\
             Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            body.len()
        );
        connection.write_all(request.as_bytes()).await.expect("a request");
        let mut answer = String::new();
        connection.read_to_string(&mut answer).await.expect("an answer");
        answer
    };
    let answer = timeout(PATIENCE, asking).await.expect("an answer in time");
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer");
    assert!(head.starts_with("HTTP/1.1 2"), "{answer}");
    body.to_owned()
}

/// Makes a token for Anne's program, in a file.
async fn new_token(house: &House, anne: &Anne, folder: &Path) -> String {
    let answer = post(house, anne, "/account/program/new", r#"{"name":"Ada"}"#).await;
    let answer: serde_json::Value = serde_json::from_str(&answer).expect("JSON");
    let file = folder.join("token");
    fs::write(&file, answer["token"].as_str().expect("a token")).expect("a file");
    file.to_str().expect("a path").to_owned()
}

/// A running bot, and the file with everything that it prints. A test that fails leaves none behind.
struct Bot {
    child: Option<Child>,
    told: PathBuf,
}

impl Drop for Bot {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn bot(link: &str, token: &str, milliseconds: &str, words: &[&str]) -> Bot {
    let options = ["bot", "--lang", "en", "--table", link, "--token", token, "--ms", milliseconds];
    start(program(&[&options[..], &["--"], words].concat()), token)
}

/// Starts a bot that prints into a file beside its token.
fn start(mut bot: Command, token: &str) -> Bot {
    let told = Path::new(token).with_file_name("told");
    let file = File::create(&told).expect("a file");
    bot.stdout(file.try_clone().expect("a file")).stderr(file);
    Bot { child: Some(bot.spawn().expect("the program")), told }
}

fn link(house: &House, anne: &Anne) -> String {
    format!("http://{}/t/{}", house.address, anne.game)
}

/// Waits until a bot has ended, and returns its exit code and everything that it printed.
fn ended(mut bot: Bot) -> (Option<i32>, String) {
    let child = bot.child.take().expect("a running bot");
    let Output { status, .. } = finish(child, "cartagena bot");
    (status.code(), fs::read_to_string(&bot.told).expect("what it printed"))
}

/// Number of entries after which Anne gives up: both play simply, and may go in circles.
const LONGEST: u64 = 600;

/// Returns what Anne plays: forward where she can.
fn choice(view: &GameView) -> Option<ClientMsg> {
    let (game, after) = (view.game().to_owned(), view.seq());
    if !view.is_my_turn() {
        return None;
    }
    if after > LONGEST {
        return Some(ClientMsg::Online(OnlineRequest::Resign { game }));
    }
    if view.to_confirm().is_some() {
        return Some(ClientMsg::Confirm { game, after });
    }
    let actions = view.now().legal_actions()?;
    let onward = |action: &&cartagena::Action| matches!(action, cartagena::Action::Advance { .. });
    let all = actions.list();
    let action = (*all.iter().find(onward).or(all.first())?).into();
    Some(ClientMsg::Play { game, after, action })
}

/// Plays for Anne until so many entries were played or the game is over; returns its stage.
async fn play(anne: &mut Anne, bot: &Bot, entries: u64) -> RoomStage {
    let (mut view, mut stage): (Option<GameView>, _) = (None, RoomStage::Gathering);
    anne.say(&ClientMsg::Watch { game: anne.game.clone(), seat: None }).await;
    loop {
        let message = anne.hear(Some).await;
        let Some(message) = message else {
            let seen = view.as_ref().map(|view| (view.seq(), view.now().to_string()));
            let told = fs::read_to_string(&bot.told);
            panic!("nothing is heard: {stage:?}, {seen:?}, {told:?}");
        };
        match message {
            ServerMsg::Snapshot(snapshot) => {
                view = Some(GameView::new(&snapshot).expect("a snapshot"));
            }
            ServerMsg::Events { seq, entries, can_undo, .. } => {
                let Some(view) = &mut view else { continue };
                assert!(view.follow(seq, &entries, can_undo).is_ok());
            }
            ServerMsg::Online(OnlineEvent::Room(room)) => stage = room.stage.clone(),
            _ => continue,
        }
        if matches!(stage, RoomStage::Over { .. }) {
            return stage;
        }
        let Some(view) = &view else { continue };
        if view.seq() >= entries {
            return stage;
        }
        if let Some(message) = choice(view) {
            anne.say(&message).await;
        }
    }
}

/// The program sees its own hand and never Anne's; the server goes away in the middle, and no move is lost or
/// played twice.
#[test]
fn the_bot_of_the_page_plays_a_whole_game_over_a_restart_of_the_server() {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let store = folder.path().join("store");
    let server = runtime.block_on(house(&store, 0));
    let address = server.address;
    let mut anne = runtime.block_on(Anne::open(&server, table()));
    let token = runtime.block_on(new_token(&server, &anne, folder.path()));
    let seen = folder.path().join("seen");
    let tee = format!("tee '{}' | python3 '{BOT}'", seen.display());
    let ada = bot(&link(&server, &anne), &token, "60000", &["sh", "-c", &tee]);
    runtime.block_on(play(&mut anne, &ada, 10));
    runtime.block_on(server.stop());
    let server = runtime.block_on(house(&store, address.port()));
    runtime.block_on(anne.come_back(&server));
    let stage = runtime.block_on(play(&mut anne, &ada, u64::MAX));
    assert!(matches!(stage, RoomStage::Over { .. }), "{stage:?}");
    let (code, told) = ended(ada);
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("Connected.") && told.contains("The connection is lost"), "{told}");
    let seen = fs::read_to_string(seen).expect("what the program was told");
    let positions: Vec<_> = seen.lines().filter(|line| line.starts_with("position ")).collect();
    assert!(positions.len() > 10, "{seen}");
    for position in positions {
        let anne = position.split(' ').nth(3).and_then(|seats| seats.split('|').next());
        let hand = anne.and_then(|seat| seat.split(':').nth(1)).expect("a hand");
        assert!(hand.starts_with('?') || hand == "-", "{position}");
    }
    runtime.block_on(server.stop());
}

#[test]
fn a_program_that_fails_is_told_and_its_seat_waits() {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let server = runtime.block_on(house(&folder.path().join("store"), 0));
    let mut anne = runtime.block_on(Anne::open(&server, table()));
    let token = runtime.block_on(new_token(&server, &anne, folder.path()));
    let link = link(&server, &anne);
    let run = |milliseconds: &str, script: &str| {
        ended(bot(&link, &token, milliseconds, &["sh", "-c", script]))
    };
    // It begins, because the table says so.
    let begins = "read position; echo ok; read go; ";
    let crash = format!("{begins} echo 'out of rum' >&2; exit 3");
    let (code, told) = run("60000", &crash);
    assert_eq!(code, Some(1), "{told}");
    assert!(told.contains("exit code 3") && told.contains("out of rum"), "{told}");
    let (code, told) = run("60000", &format!("{begins} echo best Z9; read quit"));
    assert!(code == Some(1) && told.contains("this is no answer: best Z9"), "{told}");
    let (code, told) = run("60000", &format!("{begins} echo 'best 30<'; read quit"));
    assert!(code == Some(1) && told.contains("this move is not possible: 30<"), "{told}");
    let began = Instant::now();
    let (code, told) = run("50", &format!("{begins} exec sleep 600"));
    assert!(code == Some(1) && told.contains("longer than 50 ms"), "{told}");
    assert!(began.elapsed() < Duration::from_secs(60), "it does not wait for a program that hangs");
    let (code, told) = ended(bot(&link, &token, "50", &["/no/such/program"]));
    assert!(code == Some(1) && told.contains("the program does not start"), "{told}");
    // Nothing was played, and a program that works goes on.
    let ada = bot(&link, &token, "60000", &["python3", BOT]);
    let stage = runtime.block_on(play(&mut anne, &ada, u64::MAX));
    assert!(matches!(stage, RoomStage::Over { .. }), "{stage:?}");
    assert_eq!(ended(ada).0, Some(0));
    runtime.block_on(server.stop());
}

/// Waits until a bot has printed something.
fn wait_for_words(bot: &Bot, words: &str) {
    let began = Instant::now();
    loop {
        let told = fs::read_to_string(&bot.told).expect("what it printed");
        if told.contains(words) {
            return;
        }
        assert!(began.elapsed() < PATIENCE, "waited in vain for {words:?}: {told}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Regression: a program that was started before its server ended at once.
#[test]
fn a_program_waits_for_a_server_that_is_not_there_yet() {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let store = folder.path().join("store");
    let server = runtime.block_on(house(&store, 0));
    let address = server.address;
    let mut anne = runtime.block_on(Anne::open(&server, table()));
    let token = runtime.block_on(new_token(&server, &anne, folder.path()));
    let link = link(&server, &anne);
    runtime.block_on(server.stop());
    let ada = bot(&link, &token, "60000", &["python3", BOT]);
    wait_for_words(&ada, "No connection yet; the bot keeps trying.");
    let server = runtime.block_on(house(&store, address.port()));
    runtime.block_on(anne.come_back(&server));
    let stage = runtime.block_on(play(&mut anne, &ada, 4));
    assert_eq!(stage, RoomStage::Playing);
    let told = fs::read_to_string(&ada.told).expect("what it printed");
    assert_eq!(told.matches("No connection yet").count(), 1, "it is told once: {told}");
    drop(ada);
    runtime.block_on(server.stop());
}

#[test]
fn a_revoked_token_ends_the_program() {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let server = runtime.block_on(house(&folder.path().join("store"), 0));
    let table = OpenTable { seats: vec![SeatAccess::Friend; 3], ..table() };
    let mut anne = runtime.block_on(Anne::open(&server, table));
    let token = runtime.block_on(new_token(&server, &anne, folder.path()));
    let link = link(&server, &anne);
    let ada = bot(&link, &token, "1000", &["python3", BOT]);
    runtime.block_on(anne.wait(|message| match message {
        ServerMsg::Online(OnlineEvent::Room(room)) if room.seats[1].program => Some(()),
        _ => None,
    }));
    let account = runtime.block_on(post(&server, &anne, "/account", "{}"));
    let account: serde_json::Value = serde_json::from_str(&account).expect("JSON");
    let revocation = serde_json::json!({ "program": account["programs"][0]["id"] }).to_string();
    runtime.block_on(post(&server, &anne, "/account/program/revoke", &revocation));
    let (code, told) = ended(ada);
    assert!(code == Some(1) && told.contains("the server does not know this token"), "{told}");
    // Nor does it come back, and without a token nobody comes at all.
    let (code, told) = ended(bot(&link, &token, "1000", &["python3", BOT]));
    assert!(code == Some(1) && told.contains("the server does not know this token"), "{told}");
    fs::write(&token, "ahoy").expect("a file");
    let (code, told) = ended(bot(&link, &token, "1000", &["python3", BOT]));
    assert!(code == Some(1) && told.contains("holds no token"), "{told}");
    let mut without = program(&["bot", "--lang", "en", "--table", &link, "--", "python3", BOT]);
    without.env_remove("CARTAGENA_BOT_TOKEN");
    let (code, told) = ended(start(without, &token));
    assert!(code == Some(2) && told.contains("CARTAGENA_BOT_TOKEN"), "{told}");
    runtime.block_on(anne.ask(OnlineRequest::StandUp { game: anne.game.clone() }));
    runtime.block_on(server.stop());
}
