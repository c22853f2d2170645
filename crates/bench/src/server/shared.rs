//! Two servers on one PostgreSQL: durable moves per second against bare inserts of the same rows, the time
//! until a move that was sent at one server is at the player of the other, against a commit and a
//! notification, and the time until one server takes over when the other is killed.

use super::client::LoadClient;
use super::{Failure, ServerArgs, ServerProcess, load};
use crate::statistics::{median, percentile};
use crate::store::measure_throughput;
use cartagena_protocol::{OnlineEvent, OnlineRequest, OpenTable, SeatAccess};
use cartagena_store::{Heard, Store, StoreLocation, connect, connect_shared, open_reader};
use cartagena_test_postgres::Postgres;
use std::ffi::OsStr;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Pause between two notifications that are measured.
const NOTIFY_PAUSE: Duration = Duration::from_millis(10);
/// Connections of bare inserts, as many as two servers have.
const BARE_CONNECTIONS: u32 = 32;
const BARE_TABLE: &str = "CREATE TABLE bare (game TEXT, seq BIGINT, line TEXT, hash BYTEA, \
     PRIMARY KEY (game, seq))";
/// A row of the same size as a stored move, in a transaction of its own.
const BARE_INSERT: &str = "\\set game random(1, 1000000000)\n\\set seq random(1, 1000000000)\n\
     INSERT INTO bare VALUES (:game::TEXT, :seq, repeat('m', 160), decode(repeat('ab', 32), 'hex'));\n";

/// Figures of one round; times in milliseconds.
#[derive(Clone, Copy)]
struct SharedFigures {
    bare: f64,
    moves: f64,
    commit_p99: f64,
    notify_p99: f64,
    delivered_p99: f64,
    takeover: f64,
}

/// Measures all rounds and prints the medians.
pub(super) async fn measure(arguments: &ServerArgs) -> Result<(), Failure> {
    let mut rounds = Vec::new();
    for _ in 0..arguments.rounds.max(1) {
        rounds.push(round(arguments).await?);
    }
    let of =
        |figure: fn(&SharedFigures) -> f64| median(&rounds.iter().map(figure).collect::<Vec<_>>());
    let share = of(|round| round.moves / round.bare);
    let delay = of(|round| round.delivered_p99 / (round.commit_p99 + round.notify_p99));
    if arguments.json {
        let figures = serde_json::json!({
            "moves_per_second": of(|round| round.moves),
            "bare_inserts_per_second": of(|round| round.bare),
            "moves_of_bare": share,
            "delivered_p99_ms": of(|round| round.delivered_p99),
            "commit_p99_ms": of(|round| round.commit_p99),
            "notify_p99_ms": of(|round| round.notify_p99),
            "delivered_of_commit_and_notify": delay,
            "takeover_ms": of(|round| round.takeover),
        });
        println!("{figures}");
        return Ok(());
    }
    let tables = arguments.tables;
    println!("two servers: durable moves a second, {tables} tables {:>6.0}", of(|it| it.moves));
    println!("  bare inserts by pgbench              {:>9.0}", of(|round| round.bare));
    println!("  of bare inserts (limit 0.6)          {share:>9.2}");
    println!("move at one, player at the other, p99, ms {:>6.2}", of(|round| round.delivered_p99));
    println!("  commit p99, ms                       {:>9.2}", of(|round| round.commit_p99));
    println!("  notification p99, ms                 {:>9.2}", of(|round| round.notify_p99));
    println!("  of commit and notification (limit 2) {delay:>9.2}");
    println!("bots move on after kill -9, ms (limit 5000) {:>5.0}", of(|round| round.takeover));
    Ok(())
}

async fn round(arguments: &ServerArgs) -> Result<SharedFigures, Failure> {
    let postgres = Postgres::start()?;
    let time = Duration::from_secs(arguments.seconds.max(1));
    let bare = bare_inserts(&postgres, time)?;
    let alone = StoreLocation::Postgres(postgres.create_database("alone")?);
    let store = connect(&alone).await?;
    let commits = measure_throughput(&store, "bare", arguments.tables, time).await?;
    store.close().await?;
    let address = postgres.create_database("games")?;
    let servers = [(); 2].map(|()| ServerProcess::run("--serve-shared", OsStr::new(&address)));
    let [one, other] = servers;
    let (one, other) = (one?, other?);
    let place = StoreLocation::Postgres(address);
    let load = Arc::new(load::LoadFigures::default());
    let pause = arguments.pace.map_or(Duration::ZERO, |pace| Duration::from_secs_f64(1.0 / pace));
    let plan = load::LoadPlan { tables: arguments.tables, time, pause };
    let (stop, stopped) = oneshot::channel();
    let notifications = tokio::spawn(notification_times(place.clone(), stopped));
    load::play([one.address, other.address], plan, &load).await?;
    drop(stop);
    let notify_p99 = percentile(&notifications.await??, 99);
    let takeover = takeover_time(one, &place).await?;
    Ok(SharedFigures {
        bare,
        moves: load.moves() as f64 / time.as_secs_f64(),
        commit_p99: commits.p99.as_secs_f64() * 1e3,
        notify_p99,
        delivered_p99: load.delivered_p99(),
        takeover,
    })
}

/// Returns the number of rows that pgbench inserts in a second, each in a transaction.
fn bare_inserts(postgres: &Postgres, time: Duration) -> Result<f64, Failure> {
    let address = postgres.create_database("bare")?;
    let script = tempfile::NamedTempFile::new()?;
    std::fs::write(script.path(), BARE_INSERT)?;
    let made = Command::new("psql").args(["-q", "-c", BARE_TABLE, &address]).status()?;
    if !made.success() {
        return Err("psql cannot make a table".into());
    }
    let connections = BARE_CONNECTIONS.to_string();
    let mut pgbench = Command::new("pgbench");
    pgbench.args(["-n", "-M", "prepared", "-c", &connections, "-j", "2", "-f"]).arg(script.path());
    let output = pgbench.args(["-T", &time.as_secs().to_string(), &address]).output()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let found = text.lines().find_map(|line| line.strip_prefix("tps = ")?.split(' ').next());
    let errors = || String::from_utf8_lossy(&output.stderr).into_owned();
    Ok(found.ok_or_else(errors)?.parse()?)
}

/// Returns the times from sending a notification until another connection has it, beside the load.
async fn notification_times(
    place: StoreLocation,
    mut stopped: oneshot::Receiver<()>,
) -> Result<Vec<f64>, Failure> {
    let [one, other]: [Arc<dyn Store>; 2] =
        [connect_shared(&place).await?, connect_shared(&place).await?];
    let (one, other) = (one.group().ok_or("no group")?, other.group().ok_or("no group")?);
    let mut heard = other.listen().await;
    let mut times = Vec::new();
    while stopped.try_recv() == Err(oneshot::error::TryRecvError::Empty) {
        let (sent, text) = (Instant::now(), format!("measured {}", times.len()));
        one.announce(&text);
        while let Some(said) = heard.recv().await {
            match said {
                Heard::Said(said) if said.ends_with(&text) => break,
                Heard::Connected => one.announce(&text),
                Heard::Said(_) => {}
            }
        }
        times.push(sent.elapsed().as_secs_f64() * 1e3);
        tokio::time::sleep(NOTIFY_PAUSE).await;
    }
    Ok(times)
}

/// Kills a server whose bots are playing, and returns the time until they move on by another one.
async fn takeover_time(server: ServerProcess, place: &StoreLocation) -> Result<f64, Failure> {
    let mut client = LoadClient::new(server.address).await?;
    let bot = SeatAccess::Bot { level: "deckhand".into() };
    let seats = vec![SeatAccess::Friend, bot.clone(), bot.clone(), bot];
    let (rules, first) = ("jamaica".into(), Some(1));
    let table = OpenTable { rules, seats, first, begins_when_full: true, ..OpenTable::default() };
    client.send_online(OnlineRequest::Open { table, commitment: None }).await?;
    let opened = client.wait_online(|event| match event {
        OnlineEvent::TableOpened { game } => Some(game),
        _ => None,
    });
    let game = opened.await?;
    client.watch_table(&game).await?;
    client.wait_for_deal().await?;
    let reader = open_reader(place).await?;
    let lines = reader.load(&game).await?.map_or(0, |lines| lines.len());
    drop(server);
    let killed = Instant::now();
    while reader.load(&game).await?.map_or(0, |lines| lines.len()) <= lines {
        tokio::time::sleep(NOTIFY_PAUSE).await;
    }
    Ok(killed.elapsed().as_secs_f64() * 1e3)
}
