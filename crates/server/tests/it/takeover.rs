//! Servers that are killed or paused while others go on. Each is this test program itself, started again for
//! the one test `shared_server_process`.

use crate::common::client::{Client, resumed};
use crate::common::player::{Player, open, table};
use crate::common::servers::{play_to_the_end, shared_config, sit_down};
use crate::common::{PATIENCE, eventually, within, within_thread, within_time};
use crate::crash::{DEADLINE, free_port};
use cartagena_protocol::{OpenTable, SeatAccess, TimeControl};
use cartagena_server::{ListenAddress, Server, validate};
use cartagena_store::{StoreLocation, StoreReader, open_reader};
use cartagena_test_postgres::Postgres;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Variables with the database and the port of `shared_server_process`.
const PLACE: &str = "CARTAGENA_TEST_SHARED_PLACE";
const PORT: &str = "CARTAGENA_TEST_SHARED_PORT";
/// Time within which another server takes over, on a machine that does nothing else; a busy one gets more.
const TAKEOVER: Duration = Duration::from_secs(5);
const BUSY: u32 = 4;

/// Serves until it is killed, if another test started it; otherwise does nothing.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn shared_server_process() {
    if let (Ok(place), Ok(port)) = (std::env::var(PLACE), std::env::var(PORT)) {
        let mut config = shared_config(&place).await;
        let port = port.parse().expect("a port");
        config.listen = ListenAddress::Tcp((Ipv4Addr::LOCALHOST, port).into());
        let server = Server::bind(config).await.expect("the port");
        println!("\nup");
        let _ = tokio::time::timeout(DEADLINE, server.run(std::future::pending())).await;
    }
}

/// One of several servers, in a process of its own.
struct SharedServer {
    process: Child,
    address: SocketAddr,
}

impl SharedServer {
    fn start(place: &str) -> SharedServer {
        let port = free_port();
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.args(["--exact", "takeover::shared_server_process", "--nocapture"]);
        command.env(PLACE, place).env(PORT, port.to_string()).stdout(Stdio::piped());
        let mut process = command.spawn().expect("a process");
        let mut output = BufReader::new(process.stdout.take().expect("a pipe")).lines();
        let is_up = move || output.any(|line| line.is_ok_and(|line| line == "up"));
        assert!(within_thread("the server says that it is up", is_up), "it has ended");
        SharedServer { process, address: (Ipv4Addr::LOCALHOST, port).into() }
    }

    fn signal(&self, name: &str) {
        let mut kill = Command::new("kill");
        kill.arg(format!("-{name}")).arg(self.process.id().to_string());
        assert!(kill.status().expect("kill").success());
    }
}

impl Drop for SharedServer {
    fn drop(&mut self) {
        // One that is dead already is no failure.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A database with two servers, and a store to look into.
struct Two {
    holder: SharedServer,
    other: SharedServer,
    store: Arc<dyn StoreReader>,
    _postgres: Postgres,
}

async fn two_servers() -> Two {
    let postgres = Postgres::start().expect("PostgreSQL");
    let address = postgres.create_database("games").expect("a database");
    let [holder, other] = [(); 2].map(|()| SharedServer::start(&address));
    let store = open_reader(&StoreLocation::Postgres(address)).await.expect("a store");
    Two { holder, other, store, _postgres: postgres }
}

impl Two {
    async fn line_count(&self, game: &str) -> usize {
        self.store.load(game).await.expect("a store").map_or(0, |lines| lines.len())
    }

    /// Waits until a game has more lines, and returns for how long that took.
    async fn time_to_go_on(&self, game: &str, lines: usize) -> Duration {
        let began = Instant::now();
        eventually("the game goes on", async || self.line_count(game).await > lines).await;
        began.elapsed()
    }

    async fn is_whole(&self) {
        let report = validate(&*self.store).await.expect("an answer");
        assert!(report.games > 0 && report.problems.is_empty(), "{:?}", report.problems);
    }
}

fn with_bots(rules: &str, bots: usize) -> OpenTable {
    let mut seats = vec![SeatAccess::Friend];
    seats.resize(1 + bots, SeatAccess::Bot { level: "deckhand".into() });
    table(rules, seats)
}

/// Returns a page of the same person by another server.
async fn moved(player: &Player, to: SocketAddr, lots: u64) -> Player {
    let client = resumed(to, Some(&player.client.cookie)).await;
    let mut player = Player::new(client, &player.game, lots).await;
    player.begun().await;
    player
}

/// Opens a table with bots by a server, and sees the cards dealt.
async fn bot_game(server: &SharedServer, rules: &str) -> Player {
    let mut client = Client::at(server.address, None).await;
    let game = open(&mut client, with_bots(rules, 2)).await;
    let mut player = Player::new(client, &game, 3).await;
    player.begun().await;
    player
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_goes_on_after_its_server_is_killed() {
    within_time(DEADLINE, "the game is played", async {
        let mut two = two_servers().await;
        let mut player = bot_game(&two.holder, "tortuga").await;
        for _ in 0..6 {
            player.play().await;
            let message = player.client.next().await;
            player.take(message).await;
        }
        let acknowledged = player.view.clone().expect("a view");
        two.holder.process.kill().expect("killed");
        let killed = Instant::now();
        let again = moved(&player, two.other.address, 5).await;
        // No acknowledged move is lost or doubled.
        let view = again.view.clone().expect("a view");
        assert!(view.seq() >= acknowledged.seq());
        assert!(view.events().zip(acknowledged.events()).all(|(now, then)| now == then));
        let mut again = play_to_the_end(vec![again]).await;
        let player = again.remove(0);
        let after = killed.elapsed().as_millis();
        println!("the game was over {after} ms after its server was killed");
        assert!(player.is_over());
        two.is_whole().await;
    })
    .await;
}

/// The clock of a player who does not move runs out, though the server that counted it is dead.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clocks_run_on_after_their_server_is_killed() {
    let mut two = two_servers().await;
    let mut client = Client::at(two.holder.address, None).await;
    let pace = TimeControl { turn: 10, reserve: 0, at_zero: Default::default() };
    let timed = OpenTable { pace: Some(pace), first: Some(0), ..with_bots("tortuga", 1) };
    let game = open(&mut client, timed).await;
    let mut player = Player::new(client, &game, 3).await;
    player.begun().await;
    let (began, lines) = (Instant::now(), two.line_count(&game).await);
    two.holder.process.kill().expect("killed");
    two.time_to_go_on(&game, lines).await;
    let waited = began.elapsed();
    println!("a clock of ten seconds ran out after {} ms", waited.as_millis());
    assert!(waited >= TAKEOVER && waited < Duration::from_secs(10) + TAKEOVER * BUSY, "{waited:?}");
    two.is_whole().await;
}

/// A bot that was to move when its server died moves by the other one, within seconds.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_move_on_after_their_server_is_killed() {
    let mut two = two_servers().await;
    // Nobody but bots is left to move: the only person has resigned, by the server that stays.
    let mut host = Client::at(two.holder.address, None).await;
    let mut seats = vec![SeatAccess::Friend; 2];
    seats.resize(4, SeatAccess::Bot { level: "deckhand".into() });
    let game = open(&mut host, table("jamaica", seats)).await;
    let mut host = Player::new(host, &game, 1).await;
    let guest = Client::at(two.other.address, None).await;
    let mut guest = sit_down(guest, &game, 2).await;
    host.begun().await;
    guest.begun().await;
    two.holder.process.kill().expect("killed");
    let killed = Instant::now();
    // The host comes back by the other server; both play on, with the bots between them.
    let host = moved(&host, two.other.address, 3).await;
    let lines = two.line_count(&game).await;
    let playing = tokio::spawn(play_to_the_end(vec![host, guest]));
    two.time_to_go_on(&game, lines + 4).await;
    let taken_over = killed.elapsed();
    println!("bots moved on {} ms after their server was killed", taken_over.as_millis());
    assert!(taken_over < TAKEOVER * BUSY, "{taken_over:?}");
    assert!(within("the game ends", playing).await.expect("played").iter().all(Player::is_over));
    two.is_whole().await;
}

/// A server that was paused while another took over stores nothing of its bots when it wakes up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_paused_server_cannot_move_for_its_bots() {
    within_time(DEADLINE, "the game is played", async {
        let two = two_servers().await;
        let mut player = bot_game(&two.holder, "hispaniola").await;
        two.holder.signal("STOP");
        let player = {
            player = moved(&player, two.other.address, 4).await;
            // The other server's bots have moved: it holds the lease.
            let lines = two.line_count(&player.game).await;
            let game = player.game.clone();
            let playing = tokio::spawn(play_to_the_end(vec![player]));
            two.time_to_go_on(&game, lines + 6).await;
            two.holder.signal("CONT");
            playing.await.expect("played").remove(0)
        };
        assert!(player.is_over());
        two.is_whole().await;
        // The server that was paused is one of them again, and knows how the game has ended.
        let again = moved(&player, two.holder.address, 6);
        let again = tokio::time::timeout(PATIENCE, again).await.expect("an answer");
        assert_eq!(again.view.map(|view| view.seq()), player.view.map(|view| view.seq()));
    })
    .await;
}
