//! The place of a round: a server process, what it stores in, and the wires around it.

use crate::common::wire::Wire;
use crate::common::within_thread;
use crate::crash::{Life, free_port, location};
use cartagena_server::validate;
use cartagena_store::open_reader;
use cartagena_test_postgres::{Postgres, Proxy};
use std::process::{Command, Stdio};

/// Milliseconds by which a time of day jumps.
const JUMP: u64 = 3_600_000;

/// Runs a program in a world in which a folder cannot be written to.
const READ_ONLY: &str = "mount --bind \"$1\" \"$1\" && mount -o remount,bind,ro \"$1\" || exit 77
shift; exec \"$@\"";
/// Status of that script if it cannot mount.
const NOT_MOUNTED: i32 = 77;

/// Returns a command that runs another one with mounts of its own.
fn private_mount() -> Command {
    let is_root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    let mut command = Command::new("unshare");
    command.arg("--mount");
    if !is_root {
        command.arg("--map-root-user");
    }
    command
}

/// Reports whether this machine lets the tests mount something.
pub(super) fn may_mount() -> bool {
    let mut command = private_mount();
    command.args(["mount", "--bind", "/tmp", "/tmp"]).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Time of day that a server finds when it starts again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ClockAt {
    Same,
    Forward,
    Back,
}

/// A server and everything around it.
pub(super) struct Place {
    life: Option<Life>,
    /// The folder or address that the server is given.
    address: String,
    folder: tempfile::TempDir,
    port: u16,
    /// Milliseconds by which the server's time of day is ahead.
    ahead: u64,
    pub(super) wire: Wire,
    pub(super) database: Option<Database>,
}

/// The database of a round, behind a proxy.
pub(super) struct Database {
    name: String,
    postgres: Postgres,
    standby: Option<Postgres>,
    pub(super) proxy: Proxy,
}

impl Place {
    /// Starts a server on a disk of its own.
    pub(super) async fn on_disk() -> Place {
        let folder = tempfile::tempdir().expect("a folder");
        let address = folder.path().to_str().expect("a plain path").to_owned();
        Place::at(address, folder, None).await
    }

    /// Starts a server with a database, which the last round may have left.
    pub(super) async fn with_database(database: Database) -> Place {
        let address = database.proxy.address(&database.name);
        Place::at(address, tempfile::tempdir().expect("a folder"), Some(database)).await
    }

    async fn at(address: String, folder: tempfile::TempDir, database: Option<Database>) -> Place {
        let port = free_port();
        let wire = Wire::to(port).await;
        let mut place =
            Place { life: None, address, folder, port, ahead: 2 * JUMP, wire, database };
        place.start();
        place
    }

    fn start(&mut self) {
        self.life = Some(Life::at_time(&self.address, self.port, self.ahead));
    }

    fn life(&self) -> &Life {
        self.life.as_ref().expect("a server that runs")
    }

    fn kill(&mut self) {
        self.life.take().expect("a server that runs").kill();
    }

    /// Kills the server and starts it again, at another time of day if so wanted.
    pub(super) fn restart(&mut self, clock: ClockAt) {
        self.kill();
        match clock {
            ClockAt::Same => {}
            ClockAt::Forward => self.ahead += JUMP,
            ClockAt::Back => self.ahead = self.ahead.saturating_sub(JUMP),
        }
        self.start();
    }

    /// Kills the server and starts it where nothing can be written: it has to end, and to do no harm.
    pub(super) fn start_on_read_only_disk(&mut self) {
        self.kill();
        let life = Life::command(&self.address, self.port, self.ahead);
        let mut command = private_mount();
        command.args(["sh", "-c", READ_ONLY, "sh", &self.address]);
        command.arg(life.get_program()).args(life.get_args());
        command.envs(life.get_envs().filter_map(|(name, value)| Some((name, value?))));
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let mut child = command.spawn().expect("a process");
        let ended = within_thread("a server on a read-only disk ends", move || child.wait());
        let code = ended.expect("it ends").code();
        assert!(!matches!(code, Some(0 | NOT_MOUNTED) | None), "ended with {code:?}");
        self.start();
    }

    pub(super) fn signal_server(&self, signal: &str) {
        let mut kill = Command::new("kill");
        kill.arg(format!("-{signal}")).arg(self.life().id().to_string());
        assert!(kill.status().expect("kill").success());
    }

    /// Sets a limit of the server's process, as `prlimit` takes it.
    pub(super) fn limit_server(&self, limit: &str) {
        self.life().limit(limit);
    }

    /// Returns how many files the server may have open.
    pub(super) fn open_files_limit(&self) -> String {
        let limits = std::fs::read_to_string(format!("/proc/{}/limits", self.life().id()));
        let limits = limits.expect("the limits of a process");
        let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"));
        line.and_then(|line| line.split_whitespace().next()).expect("a limit").to_owned()
    }

    /// Stops the server and returns the number of its games, each of which must be readable and whole.
    pub(super) async fn close(mut self) -> (u64, Option<Database>) {
        self.kill();
        let address = match &self.database {
            Some(database) => database.postgres.address(&database.name),
            None => self.address.clone(),
        };
        let store = open_reader(&location(&address)).await.expect("a store");
        let report = validate(&*store).await.expect("an answer");
        assert!(report.problems.is_empty(), "{report:?}");
        store.close().await.expect("closed");
        drop(self.folder);
        (report.games, self.database.take())
    }
}

impl Database {
    /// Starts PostgreSQL.
    pub(super) fn new() -> Database {
        let postgres = Postgres::start().expect("PostgreSQL");
        let proxy = Proxy::start(&postgres).expect("a proxy");
        Database { name: String::new(), postgres, standby: None, proxy }
    }

    /// Takes an empty database for another round.
    pub(super) fn renewed(mut self, round: u64) -> Database {
        self.name = format!("round{round}");
        self.postgres.create_database(&self.name).expect("a database");
        self
    }

    /// Lets a standby follow.
    pub(super) fn followed(mut self) -> Database {
        self.standby = Some(self.postgres.start_standby().expect("a standby"));
        self
    }

    pub(super) fn kill(&mut self) {
        self.postgres.kill().expect("it ran");
    }

    pub(super) fn restart(&mut self) {
        self.postgres.restart().expect("it starts again");
    }

    /// Kills the first server, and lets the standby take its place.
    pub(super) fn fail_over(&mut self) {
        let standby = self.standby.take().expect("a round with a standby");
        self.kill();
        standby.promote().expect("promoted");
        self.proxy.redirect(&standby);
        self.postgres = standby;
    }

    /// Lets PostgreSQL refuse to write, or write again, on every new connection.
    pub(super) fn set_read_only(&mut self, on: bool) {
        let word = if on { "on" } else { "off" };
        let name = &self.name;
        let set = format!("ALTER DATABASE {name} SET default_transaction_read_only = {word}");
        self.postgres.execute(&set).expect("set");
        self.proxy.interrupt();
        self.proxy.restore();
    }
}
