//! `bench server`: the server under load, over real sockets. It measures durable moves per second
//! against a bare writer on the same disk, the time until all players have a move against an echo
//! and a commit, and the memory of an idle player. The server runs in its own process; this process
//! runs all clients.

mod client;
mod load;
mod memory;
#[cfg(unix)]
mod shared;

use crate::statistics::median;
use crate::store::measure_throughput;
use cartagena_server::{Config, File, Limits, Server, ServerKey};
use cartagena_store::{StoreLocation, connect, connect_shared};
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

/// Error that can be sent between tasks.
type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Settings of `bench server`.
#[derive(clap::Args)]
pub struct ServerArgs {
    /// Folder on the disk to measure; by default a temporary one.
    #[arg(long)]
    data: Option<PathBuf>,
    /// Number of tables that play at the same time.
    #[arg(long, default_value_t = 64)]
    tables: u32,
    /// Seconds of each measurement in a round.
    #[arg(long, default_value_t = 4)]
    seconds: u64,
    /// Moves a second at each table; as many as possible if absent.
    #[arg(long)]
    pace: Option<f64>,
    /// Number of rounds; each measures everything once.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Measure two servers on one PostgreSQL instead, which is started for it.
    #[arg(long)]
    shared: bool,
    /// Number of idle players.
    #[arg(long, default_value_t = 10_000)]
    idle: usize,
    /// Print JSON instead of a table.
    #[arg(long)]
    json: bool,
    /// Run as the server, with its games in this folder.
    #[arg(long, hide = true)]
    serve: Option<PathBuf>,
    /// Run as one of several servers, with the games in this database.
    #[arg(long, hide = true)]
    serve_shared: Option<String>,
}

/// Figures of one round.
#[derive(Clone, Copy, Default)]
struct RoundFigures {
    bare: f64,
    commit_p99: f64,
    moves: f64,
    delivered_median: f64,
    delivered_p99: f64,
    echo_p99: f64,
}

const PAGE: &[File] = &[File { name: "index.html", tag: "", plain: b"", br: None, gz: None }];

/// The server in its own process, which is killed when this is dropped.
pub(crate) struct ServerProcess {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl ServerProcess {
    fn start(place: &Path) -> Result<ServerProcess, Failure> {
        ServerProcess::run("--serve", place.as_os_str())
    }

    fn run(option: &str, place: &OsStr) -> Result<ServerProcess, Failure> {
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["server", option]).arg(place).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut line)?;
        Ok(ServerProcess { child, address: line.trim().parse()? })
    }

    /// Returns the resident memory in bytes.
    pub(crate) fn resident(&self) -> Result<u64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB"));
        Ok(kilobytes.ok_or("no figure")?.trim().parse::<u64>()? * 1024)
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Measures, or runs as the measured server.
pub fn run(arguments: &ServerArgs) -> Result<(), crate::Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let done = match (&arguments.serve, &arguments.serve_shared) {
        (Some(place), _) => runtime.block_on(serve(&StoreLocation::Sqlite(place.to_owned()))),
        (None, Some(address)) => {
            runtime.block_on(serve(&StoreLocation::Postgres(address.to_owned())))
        }
        #[cfg(unix)]
        (None, None) if arguments.shared => runtime.block_on(shared::measure(arguments)),
        (None, None) => runtime.block_on(measure_all(arguments)),
    };
    done.map_err(|failure| failure as crate::Failure)
}

async fn serve(place: &StoreLocation) -> Result<(), Failure> {
    let store = connect_shared(place).await?;
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), PAGE, store);
    config.limits = Limits::unlimited();
    // Several servers have one key.
    config.key = ServerKey::new([1; 32]);
    let server = Server::bind(config).await?;
    println!("{}", server.address());
    server.run(std::future::pending()).await;
    Ok(())
}

async fn measure_all(arguments: &ServerArgs) -> Result<(), Failure> {
    let temporary = tempfile::tempdir()?;
    let data = arguments.data.clone().unwrap_or_else(|| temporary.path().to_owned());
    let mut rounds = Vec::new();
    for number in 0..arguments.rounds.max(1) {
        rounds.push(round(arguments, &data.join(format!("round-{number}"))).await?);
    }
    let idle = memory::bytes_per_idle_player(&data.join("idle"), arguments.idle).await?;
    print_figures(arguments, &rounds, idle);
    Ok(())
}

/// Measures the bare writer, then the server, on the same disk.
async fn round(arguments: &ServerArgs, folder: &Path) -> Result<RoundFigures, Failure> {
    let time = Duration::from_secs(arguments.seconds.max(1));
    let store = connect(&StoreLocation::Sqlite(folder.join("bare"))).await?;
    let bare = measure_throughput(&store, "bare", arguments.tables, time).await?;
    store.close().await?;
    let server = ServerProcess::start(&folder.join("served"))?;
    let load = Arc::new(load::LoadFigures::default());
    let pause = arguments.pace.map_or(Duration::ZERO, |pace| Duration::from_secs_f64(1.0 / pace));
    let plan = load::LoadPlan { tables: arguments.tables, time, pause };
    load::play([server.address; 2], plan, &load).await?;
    Ok(RoundFigures {
        bare: bare.per_second(),
        commit_p99: bare.p99.as_secs_f64() * 1e3,
        moves: load.moves() as f64 / time.as_secs_f64(),
        delivered_median: load.delivered_median(),
        delivered_p99: load.delivered_p99(),
        echo_p99: load.echo_p99(),
    })
}

fn print_figures(arguments: &ServerArgs, rounds: &[RoundFigures], idle: f64) {
    let of =
        |figure: fn(&RoundFigures) -> f64| median(&rounds.iter().map(figure).collect::<Vec<_>>());
    let share = of(|round| round.moves / round.bare);
    let delay = of(|round| round.delivered_p99 / (round.echo_p99 + round.commit_p99));
    if arguments.json {
        let figures = serde_json::json!({
            "moves_per_second": of(|round| round.moves),
            "bare_appends_per_second": of(|round| round.bare),
            "moves_of_bare": share,
            "told_median_ms": of(|round| round.delivered_median),
            "told_p99_ms": of(|round| round.delivered_p99),
            "echo_p99_ms": of(|round| round.echo_p99),
            "commit_p99_ms": of(|round| round.commit_p99),
            "told_of_echo_and_commit": delay,
            "idle_bytes_each": idle,
        });
        return println!("{figures}");
    }
    let (tables, players) = (arguments.tables, arguments.idle);
    println!("durable moves a second, {tables} tables     {:>9.0}", of(|round| round.moves));
    println!("  bare writer on the same disk         {:>9.0}", of(|round| round.bare));
    println!("  of the bare writer (limit 0.5)       {share:>9.2}");
    println!("move sent until all have it, median, ms {:>8.2}", of(|round| round.delivered_median));
    println!("move sent until all have it, p99, ms   {:>9.2}", of(|round| round.delivered_p99));
    println!("  echo p99, ms                         {:>9.2}", of(|round| round.echo_p99));
    println!("  commit p99, ms                       {:>9.2}", of(|round| round.commit_p99));
    println!("  of echo and commit (limit 2)         {delay:>9.2}");
    println!("resident KiB for each of {players} idle players (limit 16) {:>9.2}", idle / 1024.0);
}
