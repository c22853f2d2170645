//! `cargo xtask deny`: licences, banned crates and sources, as `deny.toml` says.

use anyhow::Result;

use crate::command::run;
use crate::tools::Tool;

const CARGO_DENY: Tool = Tool { name: "cargo-deny", version: "0.20.2" };

pub(crate) fn deny(advisories: bool) -> Result<()> {
    let mut deny = CARGO_DENY.command()?;
    deny.args(["check", "licenses", "bans", "sources"]);
    if advisories {
        deny.arg("advisories");
    }
    run(&mut deny)
}
