//! A throw-away PostgreSQL for tests and benchmarks.
//!
//! ```
//! use cartagena_test_postgres::Postgres;
//!
//! # fn main() -> std::io::Result<()> {
//! let mut postgres = Postgres::start()?;
//! let address = postgres.create_database("games")?;
//! assert!(address.starts_with("postgres://"));
//! postgres.stop()?;
//! postgres.restart()?;
//! # Ok(())
//! # }
//! ```
//!
//! It lives in a folder of its own and listens on a socket there, so that no port can be taken. It
//! is stopped and its folder deleted when the value is dropped, and also when the process ends in
//! any way: it may be kept in a static. On systems other than Unix this crate is empty.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it starts a database")]
#![cfg(unix)]

mod installation;
mod processes;
mod proxy;
mod standby;

pub use proxy::Proxy;

use installation::Account;
use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::fs::{DirBuilderExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::Duration;

const SCRIPT: &str = include_str!("start.sh");
/// Superuser of the databases, without a password.
const OWNER: &str = "cartagena";
/// File of the socket in its folder, by PostgreSQL's default port.
const SOCKET_NAME: &str = ".s.PGSQL.5432";

/// A PostgreSQL that is running, or stopped for a while.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    account: Option<Account>,
    directory: PathBuf,
    /// The script that watches over it while it runs.
    supervisor: Option<Child>,
}

impl Postgres {
    /// Creates an empty PostgreSQL and starts it.
    ///
    /// # Errors
    ///
    /// If PostgreSQL is not installed, or does not start.
    pub fn start() -> io::Result<Postgres> {
        let (programs, account) = (installation::directory()?, installation::account()?);
        let directory = new_directory(account)?;
        let mut postgres = Postgres { programs, account, directory, supervisor: None };
        postgres.initialise()?;
        postgres.restart()?;
        Ok(postgres)
    }

    fn initialise(&self) -> io::Result<()> {
        let mut initdb = self.command(&self.programs.join("initdb"));
        initdb.args(["-U", OWNER, "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync", "-D"]);
        run_checked(initdb.arg(self.directory.join("data")))
    }

    /// Creates an empty database and returns its address.
    ///
    /// # Errors
    ///
    /// If there is one of that name, or the server is stopped.
    pub fn create_database(&self, name: &str) -> io::Result<String> {
        let mut createdb = self.command(&self.programs.join("createdb"));
        run_checked(createdb.arg("-h").arg(&self.directory).args(["-U", OWNER, "--", name]))?;
        Ok(self.address(name))
    }

    /// Returns everything in a database, as `pg_dump` writes it for a backup.
    ///
    /// # Errors
    ///
    /// If there is no such database, or the server is stopped.
    pub fn dump(&self, name: &str) -> io::Result<Vec<u8>> {
        let mut dump = self.command(&self.programs.join("pg_dump"));
        let output =
            dump.arg("-h").arg(&self.directory).args(["-U", OWNER, "--", name]).output()?;
        if output.status.success() {
            return Ok(output.stdout);
        }
        Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()))
    }

    /// Returns the address of a database, whether or not it exists.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://{OWNER}@localhost/{name}?host={}", self.directory.display())
    }

    /// Stops it abruptly, in the middle of its work; the data stays.
    ///
    /// # Errors
    ///
    /// If it does not stop.
    pub fn stop(&mut self) -> io::Result<()> {
        let Some(mut supervisor) = self.supervisor.take() else { return Ok(()) };
        if let Some(input) = &mut supervisor.stdin {
            input.write_all(b"pause\n")?;
        }
        within(move || supervisor.wait())?.map(drop)
    }

    /// Kills it and all its processes, as a machine does that loses its power; the data stays.
    ///
    /// # Errors
    ///
    /// If it is not running.
    pub fn kill(&mut self) -> io::Result<()> {
        processes::kill_all(&self.directory)?;
        self.stop()
    }

    /// Starts it again, if it is stopped.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub fn restart(&mut self) -> io::Result<()> {
        if self.supervisor.is_some() {
            return Ok(());
        }
        let mut script = self.command(Path::new("sh"));
        script.args(["-c", SCRIPT, "sh"]).arg(&self.programs).arg(&self.directory);
        let mut supervisor = script.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let output = supervisor.stdout.take();
        let first_line = within(move || output.map_or(Ok(String::new()), read_line))??;
        self.supervisor = Some(supervisor);
        if first_line == "up\n" {
            Ok(())
        } else {
            Err(io::Error::other("PostgreSQL does not start"))
        }
    }

    /// Returns a command that runs as the server's account, in a folder that it may read.
    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(&self.directory).stdin(Stdio::null());
        if let Some(Account { user, group }) = self.account {
            command.uid(user).gid(group);
        }
        command
    }
}

/// Longer than PostgreSQL takes to start or to stop, however slow the machine.
const DEADLINE: Duration = Duration::from_secs(120);

/// Does work that blocks in a thread of its own, and gives up on it after a while.
fn within<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> io::Result<T> {
    let (sender, done) = mpsc::channel();
    std::thread::spawn(move || sender.send(work()));
    done.recv_timeout(DEADLINE).map_err(|_| io::ErrorKind::TimedOut.into())
}

fn read_line(output: impl io::Read) -> io::Result<String> {
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line).map(|_| line)
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(mut supervisor) = self.supervisor.take() {
            // The script's input ends, so it stops the server and deletes the folder.
            drop(supervisor.stdin.take());
            let _ = within(move || supervisor.wait());
        }
        // Deletes the folder of a server that never ran.
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

/// Creates a folder that belongs to the account.
fn new_directory(account: Option<Account>) -> io::Result<PathBuf> {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    // Short, because the path of a socket may not be longer than a hundred bytes.
    let name = format!("cartagena-test-postgres-{}-{count}", std::process::id());
    let directory = std::env::temp_dir().join(name);
    std::fs::DirBuilder::new().mode(0o755).create(&directory)?;
    if let Some(Account { user, group }) = account {
        chown(&directory, Some(user), Some(group))?;
    }
    Ok(directory)
}

fn run_checked(command: &mut Command) -> io::Result<()> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(());
    }
    Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()))
}
