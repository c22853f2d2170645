//! Starting other programs from the root of the repository.

use std::env;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Returns the root of the repository, also after the checkout has been moved.
pub(crate) fn root() -> PathBuf {
    let xtask = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    xtask.parent().map_or(xtask.clone(), PathBuf::from)
}

/// Returns cargo's target folder.
pub(crate) fn target_dir() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Returns the cargo that started this program, at the root, without input: no step may wait for a
/// key.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.args(args).current_dir(root()).stdin(Stdio::null());
    command
}

/// Runs a command to its end; anything but success is an error that shows the command.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {}", display(command)))?;
    if !status.success() {
        bail!("{} ended with {status}", display(command));
    }
    Ok(())
}

/// Reports whether a command can be run and succeeds; prints nothing.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Returns the output of a quiet command; `None` if it fails.
pub(crate) fn output(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// Returns a command as a person would type it: the program's name without its folder.
pub(crate) fn display(command: &Command) -> String {
    let program = PathBuf::from(command.get_program());
    let name = program.file_name().unwrap_or(command.get_program());
    let words = std::iter::once(name).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    format!("`{}`", words.join(" "))
}

/// Returns the folder in which cargo unpacks packages, one folder for each registry.
pub(crate) fn unpacked_registries() -> Result<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(env::home_dir()?.join(".cargo")));
    Ok(home.context("no home folder")?.join("registry/src"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_root_holds_the_workspace() {
        assert!(root().join("Cargo.toml").is_file());
        assert!(root().join("xtask").is_dir());
    }

    #[test]
    fn a_failing_command_is_named() {
        let mut command = cargo(&["no-such-subcommand"]);
        let error = run(command.stderr(Stdio::null())).unwrap_err();
        assert!(error.to_string().contains("no-such-subcommand` ended with"));
    }

    #[test]
    fn a_program_that_is_not_there_is_an_error() {
        let mut command = Command::new("/nowhere/nothing");
        let error = run(&mut command).unwrap_err();
        assert_eq!(error.to_string(), "cannot start `nothing`");
        assert!(!succeeds(&mut command));
        assert_eq!(output(&mut command), None);
    }

    #[test]
    fn output_is_trimmed() {
        let version = output(&mut cargo(&["--version"])).unwrap();
        assert!(version.starts_with("cargo ") && !version.ends_with('\n'));
    }
}
