//! Cargo subcommands from crates.io, one pinned version each, installed below `target` instead of
//! the developer's home.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::command::{cargo, root, run};

pub(crate) struct Tool {
    pub name: &'static str,
    pub version: &'static str,
}

impl Tool {
    /// Returns the tool, ready to run at the root; it is compiled the first time.
    pub(crate) fn command(&self) -> Result<Command> {
        let program = self.program();
        if !program.is_file() {
            self.install()?;
        }
        let mut command = Command::new(program);
        command.current_dir(root()).stdin(std::process::Stdio::null());
        Ok(command)
    }

    fn install(&self) -> Result<()> {
        println!("installing {} {} under target/tools", self.name, self.version);
        let mut install = cargo(&["install", "--quiet", "--locked", "--version", self.version]);
        run(install.arg("--root").arg(self.folder()).arg(self.name))
    }

    /// Returns the tool's folder, named by version, so that a raised version is not taken for the
    /// installed one.
    fn folder(&self) -> PathBuf {
        let name = format!("{}-{}", self.name, self.version);
        root().join("target/tools").join(name)
    }

    fn program(&self) -> PathBuf {
        let name = format!("{}{}", self.name, std::env::consts::EXE_SUFFIX);
        self.folder().join("bin").join(name)
    }
}
