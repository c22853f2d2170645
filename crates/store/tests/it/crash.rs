//! A process that appends is killed, and starved of disk space. The process is this test program
//! itself, started again for the one test `appending_process`.

use crate::home::Folder;
use cartagena_store::{GameMeta, Store, StoreError, StoreLocation, connect};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Lines};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

const GAMES: usize = 8;
const ROUNDS: usize = 12;
const META: GameMeta = GameMeta { rules_version: 1, opened: 1 };

/// Names the folder to which `appending_process` appends.
const FOLDER: &str = "CARTAGENA_TEST_FOLDER";
/// So long that only something broken takes longer; then the process ends, and its reader notices.
const DEADLINE: Duration = Duration::from_secs(180);

/// Appends until it is killed, if it was started by another test; else there is nothing to do.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appending_process() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        println!();
        let _ = tokio::time::timeout(DEADLINE, append(folder.into())).await;
    }
}

/// What is killed: appends for ever and says what was acknowledged, and what was refused.
async fn append(place: PathBuf) {
    let store = connect(&StoreLocation::Sqlite(place)).await.unwrap();
    let players: Vec<_> = (0..GAMES).map(|game| tokio::spawn(play(store.clone(), game))).collect();
    for player in players {
        player.await.unwrap();
    }
}

async fn play(store: Arc<dyn Store>, game: usize) {
    let name = format!("game {game}");
    loop {
        // Who was told `Gone` cannot know how far the game is, so it is loaded: looking on works.
        let seq = store.load(&name).await.unwrap().map_or(0, |lines| lines.len()) + 1;
        let answer = match seq {
            1 => store.open(&name, &META, &line(game, 1)).await,
            _ => append_from(store.as_ref(), &name, game, seq).await,
        };
        match answer {
            Ok(()) => println!("kept {game} {seq}"),
            Err(StoreError::Unavailable) => println!("gone {game} {seq}"),
            Err(error) => panic!("{error}"),
        }
    }
}

/// Appends until it fails.
async fn append_from(
    store: &dyn Store,
    name: &str,
    game: usize,
    first: usize,
) -> Result<(), StoreError> {
    for seq in first.. {
        store.append(name, seq as u64, &line(game, seq), None).await?;
        println!("kept {game} {seq}");
    }
    Ok(())
}

fn line(game: usize, seq: usize) -> String {
    format!("{game} {seq} {}", "and so on ".repeat(seq % 50))
}

/// A process that appends, and what it has said.
struct Appender {
    child: Child,
    output: Lines<BufReader<ChildStdout>>,
    kept: HashMap<usize, usize>,
}

impl Appender {
    /// Starts one to which a file that grows too large is no reason to die.
    fn start(place: &Path) -> Appender {
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"]);
        command.arg(std::env::current_exe().unwrap());
        command.args(["--exact", "crash::appending_process", "--nocapture"]).env(FOLDER, place);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap()).lines();
        Appender { child, output, kept: HashMap::new() }
    }

    /// Reads until it has said such a thing so often.
    fn read(&mut self, word: &str, times: usize) {
        let mut left = times;
        while left > 0 {
            let said = self.output.next().expect("it has ended").unwrap();
            left -= usize::from(self.note(&said) == word);
        }
    }

    fn note<'a>(&mut self, said: &'a str) -> &'a str {
        let words: Vec<&str> = said.split(' ').collect();
        if let ["kept", game, seq] = words[..] {
            self.kept.insert(game.parse().unwrap(), seq.parse().unwrap());
        }
        words[0]
    }

    /// Kills it and reads what it had still said.
    fn kill(mut self) -> HashMap<usize, usize> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        while let Some(Ok(said)) = self.output.next() {
            self.note(&said);
        }
        self.kept
    }

    /// Sets the size beyond which none of its files can grow.
    fn limit(&self, bytes: &str) {
        let mut prlimit = Command::new("prlimit");
        prlimit.arg(format!("--pid={}", self.child.id())).arg(format!("--fsize={bytes}:unlimited"));
        assert!(prlimit.status().unwrap().success());
    }
}

/// Everything acknowledged is there and nothing else but what was on its way.
async fn check(place: &Path, kept: &HashMap<usize, usize>) {
    let store = connect(&StoreLocation::Sqlite(place.to_owned())).await.unwrap();
    for (&game, &seq) in kept {
        let lines = store.load(&format!("game {game}")).await.unwrap().unwrap();
        assert!(lines.len() == seq || lines.len() == seq + 1, "game {game}: {seq} {}", lines.len());
        assert!(lines.iter().zip(1..).all(|(kept, seq)| *kept == line(game, seq)), "game {game}");
    }
    store.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_processes_lose_nothing() {
    let folder = Folder::new();
    for round in 0..ROUNDS {
        let mut appender = Appender::start(folder.path());
        appender.read("kept", 1 + round * 97);
        check(folder.path(), &appender.kill()).await;
    }
    println!("{ROUNDS} processes were killed, and nothing is lost");
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_gone_until_there_is_room() {
    let folder = Folder::new();
    let mut appender = Appender::start(folder.path());
    appender.read("kept", 100);
    appender.limit("100000");
    appender.read("gone", 50);
    appender.limit("unlimited");
    appender.read("kept", 2_000);
    check(folder.path(), &appender.kill()).await;
    println!("a full disk refused, and then there was room again");
}
