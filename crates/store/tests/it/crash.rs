//! A process that appends is killed, and starved of disk space. The process is this test program
//! itself, started again for the one test `appending_process`.

use crate::test_database::Folder;
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

/// Variable with the folder to which `appending_process` appends.
const FOLDER: &str = "CARTAGENA_TEST_FOLDER";
/// Longer than anything that works takes; then the process ends, and its reader notices.
const DEADLINE: Duration = Duration::from_secs(180);

/// Appends until it is killed, if another test started it; otherwise does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appending_process() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        println!();
        let _ = tokio::time::timeout(DEADLINE, append(folder.into())).await;
    }
}

/// Runs in the process that is killed: appends for ever and prints acknowledged and refused lines.
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
        // After `Unknown` the length of the game is unknown, so it is loaded: reading works.
        let seq = store.load(&name).await.unwrap().map_or(0, |lines| lines.len()) + 1;
        let answer = match seq {
            1 => store.open(&name, &META, &line(game, 1)).await,
            _ => append_from(store.as_ref(), &name, game, seq).await,
        };
        match answer {
            Ok(()) => println!("stored {game} {seq}"),
            Err(StoreError::Unavailable | StoreError::Unknown) => println!("gone {game} {seq}"),
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
        println!("stored {game} {seq}");
    }
    Ok(())
}

fn line(game: usize, seq: usize) -> String {
    format!("{game} {seq} {}", "and so on ".repeat(seq % 50))
}

/// A process that appends, and its output.
struct Appender {
    child: Child,
    output: Lines<BufReader<ChildStdout>>,
    acknowledged: HashMap<usize, usize>,
}

impl Appender {
    /// Starts a process that survives a file growing too large.
    fn start(place: &Path) -> Appender {
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"]);
        command.arg(std::env::current_exe().unwrap());
        command.args(["--exact", "crash::appending_process", "--nocapture"]).env(FOLDER, place);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap()).lines();
        Appender { child, output, acknowledged: HashMap::new() }
    }

    /// Reads until this word was printed this many times.
    fn read(&mut self, word: &str, times: usize) {
        let mut left = times;
        while left > 0 {
            let printed = self.output.next().expect("it has ended").unwrap();
            left -= usize::from(self.note(&printed) == word);
        }
    }

    fn note<'a>(&mut self, printed: &'a str) -> &'a str {
        let words: Vec<&str> = printed.split(' ').collect();
        if let ["stored", game, seq] = words[..] {
            self.acknowledged.insert(game.parse().unwrap(), seq.parse().unwrap());
        }
        words[0]
    }

    /// Kills it and reads the rest of its output.
    fn kill(mut self) -> HashMap<usize, usize> {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        while let Some(Ok(printed)) = self.output.next() {
            self.note(&printed);
        }
        self.acknowledged
    }

    /// Sets the size beyond which its files cannot grow.
    fn limit(&self, bytes: &str) {
        let mut prlimit = Command::new("prlimit");
        prlimit.arg(format!("--pid={}", self.child.id())).arg(format!("--fsize={bytes}:unlimited"));
        assert!(prlimit.status().unwrap().success());
    }
}

/// Asserts that every acknowledged line is there, and nothing else but requests under way.
async fn check(place: &Path, acknowledged: &HashMap<usize, usize>) {
    let store = connect(&StoreLocation::Sqlite(place.to_owned())).await.unwrap();
    for (&game, &seq) in acknowledged {
        let lines = store.load(&format!("game {game}")).await.unwrap().unwrap();
        assert!(lines.len() == seq || lines.len() == seq + 1, "game {game}: {seq} {}", lines.len());
        assert!(
            lines.iter().zip(1..).all(|(stored, seq)| *stored == line(game, seq)),
            "game {game}"
        );
    }
    store.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_processes_lose_nothing() {
    let folder = Folder::new();
    for round in 0..ROUNDS {
        let mut appender = Appender::start(folder.path());
        appender.read("stored", 1 + round * 97);
        check(folder.path(), &appender.kill()).await;
    }
    println!("{ROUNDS} processes were killed, and nothing is lost");
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_is_gone_until_there_is_room() {
    let folder = Folder::new();
    let mut appender = Appender::start(folder.path());
    appender.read("stored", 100);
    appender.limit("100000");
    appender.read("gone", 50);
    appender.limit("unlimited");
    appender.read("stored", 2_000);
    check(folder.path(), &appender.kill()).await;
    println!("a full disk refused, and then there was room again");
}
