//! A standby: a second PostgreSQL that follows the first one and can take its place.

use crate::{OWNER, Postgres, run_checked};
use std::io;

impl Postgres {
    /// Starts a standby. From then on this server acknowledges a commit only when the standby has it, too.
    ///
    /// # Errors
    ///
    /// If it does not start.
    pub fn start_standby(&self) -> io::Result<Postgres> {
        let (programs, account) = (self.programs.clone(), self.account);
        let directory = crate::new_directory(account)?;
        let mut standby = Postgres { programs, account, directory, supervisor: None };
        let mut copy = standby.command(&standby.programs.join("pg_basebackup"));
        copy.arg("-h").arg(&self.directory).args(["-U", OWNER, "-R", "-c", "fast", "-X", "stream"]);
        run_checked(copy.args(["--no-sync", "-D"]).arg(standby.directory.join("data")))?;
        standby.restart()?;
        self.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")?;
        self.execute("SELECT pg_reload_conf()")?;
        Ok(standby)
    }

    /// Lets a standby take the place of the first server, which must be gone.
    ///
    /// # Errors
    ///
    /// If it is no standby.
    pub fn promote(&self) -> io::Result<()> {
        let mut promote = self.command(&self.programs.join("pg_ctl"));
        run_checked(promote.args(["promote", "-s", "-w", "-D"]).arg(self.directory.join("data")))
    }

    /// Carries out a statement as the owner.
    ///
    /// # Errors
    ///
    /// If the server is stopped, or refuses it.
    pub fn execute(&self, statement: &str) -> io::Result<()> {
        let mut psql = self.command(&self.programs.join("psql"));
        psql.arg("-h").arg(&self.directory).args(["-U", OWNER, "-q", "-X", "-d", "postgres"]);
        run_checked(psql.args(["-c", statement]))
    }
}
