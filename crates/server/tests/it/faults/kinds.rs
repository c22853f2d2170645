//! The kinds of faults of processes, and how each strikes.

use super::place::{ClockAt, Place};
use std::time::Duration;

/// Kind of a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    KillServer,
    FreezeServer,
    ClockForward,
    ClockBack,
    DiskFull,
    ReadOnlyDisk,
    NoFilesLeft,
    CutPlayers,
    SlowPlayers,
    KillDatabase,
    CutDatabase,
    SlowDatabase,
    LoseAnswer,
    ReadOnlyDatabase,
    Failover,
}

impl Kind {
    /// Those that strike a server on its own disk.
    pub(super) const SQLITE: [Kind; 9] = [
        Kind::KillServer,
        Kind::FreezeServer,
        Kind::ClockForward,
        Kind::ClockBack,
        Kind::DiskFull,
        Kind::ReadOnlyDisk,
        Kind::NoFilesLeft,
        Kind::CutPlayers,
        Kind::SlowPlayers,
    ];

    /// Those that strike a server with a database beside it. A failover comes at most once in a round.
    pub(super) const POSTGRES: [Kind; 12] = [
        Kind::KillServer,
        Kind::FreezeServer,
        Kind::ClockForward,
        Kind::ClockBack,
        Kind::NoFilesLeft,
        Kind::CutPlayers,
        Kind::SlowPlayers,
        Kind::KillDatabase,
        Kind::CutDatabase,
        Kind::SlowDatabase,
        Kind::LoseAnswer,
        Kind::ReadOnlyDatabase,
    ];

    /// Returns the kind as the report names it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Kind::KillServer => "server killed (kill −9) and started again",
            Kind::FreezeServer => "server stopped (SIGSTOP) and continued",
            Kind::ClockForward => "time of day an hour ahead after a restart",
            Kind::ClockBack => "time of day an hour back after a restart",
            Kind::DiskFull => "disk full (the files may not grow)",
            Kind::ReadOnlyDisk => "server started on a read-only disk",
            Kind::NoFilesLeft => "no file descriptors left",
            Kind::CutPlayers => "network between players and server cut",
            Kind::SlowPlayers => "network between players and server slow",
            Kind::KillDatabase => "PostgreSQL killed (kill −9) and started again",
            Kind::CutDatabase => "network between server and PostgreSQL cut",
            Kind::SlowDatabase => "network between server and PostgreSQL slow",
            Kind::LoseAnswer => "answer to a commit lost",
            Kind::ReadOnlyDatabase => "PostgreSQL read-only",
            Kind::Failover => "PostgreSQL killed, its standby takes its place",
        }
    }

    /// Lets the fault strike for a while, and then ends it.
    pub(super) async fn strike(self, place: &mut Place, hold: Duration) {
        let wait = || tokio::time::sleep(hold);
        match self {
            Kind::KillServer => place.restart(ClockAt::Same),
            Kind::ClockForward => place.restart(ClockAt::Forward),
            Kind::ClockBack => place.restart(ClockAt::Back),
            Kind::ReadOnlyDisk => place.start_on_read_only_disk(),
            Kind::FreezeServer => {
                place.signal_server("STOP");
                wait().await;
                place.signal_server("CONT");
            }
            Kind::DiskFull => {
                place.limit_server("--fsize=4096:unlimited");
                wait().await;
                place.limit_server("--fsize=unlimited:unlimited");
            }
            Kind::NoFilesLeft => {
                let usual = place.open_files_limit();
                place.limit_server("--nofile=8:");
                // Whoever comes back now finds no descriptor.
                place.wire.cut();
                place.wire.mend();
                wait().await;
                place.limit_server(&format!("--nofile={usual}:"));
            }
            Kind::CutPlayers => {
                place.wire.cut();
                wait().await;
                place.wire.mend();
            }
            Kind::SlowPlayers => {
                place.wire.set_delay(hold / 4);
                wait().await;
                place.wire.set_delay(Duration::ZERO);
            }
            _ => self.strike_database(place, hold).await,
        }
    }

    async fn strike_database(self, place: &mut Place, hold: Duration) {
        let wait = || tokio::time::sleep(hold);
        let database = place.database.as_mut().expect("a round with a database");
        match self {
            Kind::KillDatabase => {
                database.kill();
                wait().await;
                database.restart();
            }
            Kind::CutDatabase => {
                database.proxy.interrupt();
                wait().await;
                database.proxy.restore();
            }
            Kind::SlowDatabase => {
                database.proxy.set_delay(hold / 4);
                wait().await;
                database.proxy.set_delay(Duration::ZERO);
            }
            Kind::LoseAnswer => {
                database.proxy.lose_answer_to("\"played\"");
                wait().await;
            }
            Kind::ReadOnlyDatabase => {
                database.set_read_only(true);
                wait().await;
                database.set_read_only(false);
            }
            _ => database.fail_over(),
        }
    }
}
