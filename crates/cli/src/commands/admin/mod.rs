//! `cartagena admin`: acts of the people who run a server.
//!
//! While a server runs it alone may write to its store, so it is asked by a plain request with the token
//! that lies beside the server's key. Without a running server the same act is carried out on the store
//! itself. The lock of the store decides which of the two it is.

mod request;
mod running_server;
mod sentences;

use super::{Done, stored_games};
use crate::console::Console;
use crate::failure::Failure;
use cartagena_server::run_admin;
use cartagena_server::{AdminAnswer, AdminRequest};
use cartagena_store::{StoreError, connect, open_reader};
use cartagena_texts::say;
use clap::ArgMatches;
use std::io::Write;
use std::path::{Path, PathBuf};
use tokio::runtime::Builder;

pub(super) use running_server::{AddressFile, token_file};

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let place = stored_games::store_location(console, matches)?;
    let key = stored_games::key_file(matches, &place);
    let act = matches.get_one::<&'static str>("act").copied().unwrap_or_default();
    if act == "page" {
        return print_page(console, &key);
    }
    let request = request::read(console, act, matches)?;
    let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let answer = runtime.block_on(async {
        let opened = async {
            // Nothing is created where no server has ever run.
            open_reader(&place).await?.close().await?;
            connect(&place).await
        };
        match opened.await {
            Ok(store) => run_admin(store, request).await.map_err(|error| failed(console, &error)),
            Err(StoreError::InUse) => ask_server(console, &key, &request),
            Err(error) => Err(stored_games::open_error(&console.texts, &place, &error)),
        }
    })?;
    print_answer(console, matches.get_flag("json"), &answer)
}

/// Asks the server that runs.
fn ask_server(
    console: &Console,
    key: &Path,
    request: &AdminRequest,
) -> Result<AdminAnswer, Failure> {
    running_server::ask(key, request).map_err(|reason| {
        let file = key.with_file_name(running_server::TOKEN_FILE).display().to_string();
        let reason = reason.to_string();
        Failure::Other(say!(console.texts, "admin-no-door", file = file, reason = reason))
    })
}

fn failed(console: &Console, error: &StoreError) -> Failure {
    Failure::Other(say!(console.texts, "admin-failed", reason = error.to_string()))
}

/// Prints the link to the page of the people who run the server.
fn print_page(console: &Console, key: &Path) -> Done {
    let link = running_server::page_link(key).map_err(|reason| {
        let file: PathBuf = key.with_file_name(running_server::ADDRESS_FILE);
        let (file, reason) = (file.display().to_string(), reason.to_string());
        Failure::Other(say!(console.texts, "admin-no-door", file = file, reason = reason))
    })?;
    writeln!(std::io::stdout(), "{link}")?;
    console.print_to_stderr(&say!(console.texts, "admin-page-about"));
    Ok(())
}

fn print_answer(console: &Console, json: bool, answer: &AdminAnswer) -> Done {
    let text = match json {
        true => serde_json::to_string(answer).unwrap_or_default(),
        false => console.for_stdout(&sentences::answer(&console.texts, answer)),
    };
    if let (false, AdminAnswer::Refused { .. }) = (json, answer) {
        return Err(Failure::Other(text));
    }
    writeln!(anstream::stdout(), "{text}")?;
    match answer {
        AdminAnswer::Refused { .. } => Err(Failure::NotProved(None, 1)),
        _ => Ok(()),
    }
}
