//! `cargo xtask play`: from a fresh clone to a game in the browser.

use std::env;
use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};

use anyhow::{Context, Result};

use crate::command::display;
use crate::page::{self, Build};
use crate::program::{self, Profile};

/// Default port; `cartagena serve` has the same one.
const PORT: u16 = 7777;

pub(crate) fn play(args: &[OsString]) -> Result<ExitCode> {
    println!("1/3 Building the page; the first time takes a few minutes");
    let page = page::build(Build::Release)?;
    println!("2/3 Building the program with the page inside");
    let program = program::build(Profile::Play, &page)?;
    println!("3/3 Serving the game; `cartagena play` plays it in the terminal instead");
    let mut server = start(&program, args)?;
    if let Some(address) = address(&mut server)? {
        open_browser(&address);
    }
    let status = server.wait()?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

fn start(program: &Path, args: &[OsString]) -> Result<Child> {
    let mut serve = Command::new(program);
    serve.arg("serve").args(args).stdin(Stdio::null()).stdout(Stdio::piped());
    if !names_address(args) && !port_is_free(PORT) {
        println!("Port {PORT} is taken, so another is used.");
        serve.args(["--listen", "127.0.0.1:0"]);
    }
    serve.spawn().with_context(|| format!("cannot start {}", display(&serve)))
}

/// Reports whether the arguments name an address to listen on.
fn names_address(args: &[OsString]) -> bool {
    let option = |arg: &OsString| arg.to_string_lossy().starts_with("--listen");
    args.iter().any(option) || env::var_os("CARTAGENA_LISTEN").is_some()
}

fn port_is_free(port: u16) -> bool {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok()
}

/// Reads the first line, which is the address; `None` if the server did not start.
fn address(server: &mut Child) -> Result<Option<String>> {
    let output = server.stdout.take().context("no output")?;
    let mut line = String::new();
    BufReader::new(output).read_line(&mut line)?;
    Ok(Some(line.trim().to_owned()).filter(|line| !line.is_empty()))
}

fn open_browser(address: &str) {
    println!("\n  {address}\n");
    if !has_screen() {
        println!("Open it in a browser; there is no screen here to open one on.");
    } else if let Err(error) = open::that_detached(address) {
        println!("Open it in a browser; none could be started: {error}");
    }
}

/// Reports whether there is a screen. Without one `xdg-open` might start a browser in the terminal.
fn has_screen() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(any(windows, target_os = "macos")) || set("DISPLAY") || set("WAYLAND_DISPLAY")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listener_takes_its_port() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        assert!(!port_is_free(listener.local_addr().unwrap().port()));
    }

    #[test]
    fn an_address_can_be_chosen() {
        for args in [&["--listen", "[::1]:80"][..], &["--lang", "he", "--listen=0.0.0.0:80"]] {
            assert!(names_address(&args.iter().map(OsString::from).collect::<Vec<_>>()));
        }
    }
}
