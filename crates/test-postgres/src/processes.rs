//! The processes of a PostgreSQL, to kill them.

use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

/// Kills the server of a folder and its children, and removes the files that name it.
pub(crate) fn kill_all(directory: &Path) -> io::Result<()> {
    let file = directory.join("data/postmaster.pid");
    let text = fs::read_to_string(&file)?;
    let parent = text.lines().next().unwrap_or_default().trim().to_owned();
    // The children are listed before the parent is gone: nobody could tell whose they were.
    let children = fs::read_to_string(format!("/proc/{parent}/task/{parent}/children"));
    let children = children.unwrap_or_default();
    crate::run_checked(Command::new("kill").args(["-KILL", &parent]))?;
    for child in children.split_whitespace() {
        // It may have ended by itself.
        let _ = Command::new("kill").args(["-KILL", child]).output()?;
    }
    // A machine that starts again has none of its processes left. Here the dead one can still have its number, and
    // would be waited for.
    fs::remove_file(directory.join(format!("{}.lock", crate::SOCKET_NAME)))?;
    fs::remove_file(file)
}
