//! The stored games of a server: their location, check and backup.

use super::{Done, noted_heads};
use crate::args;
use crate::console::Console;
use crate::failure::Failure;
use crate::play::data_folder;
use cartagena_server::{GameProblem, NotedHead, ValidationReport};
use cartagena_store::{
    Store, StoreError, StoreLocation, StoreReader, connect, connect_shared, open_reader,
};
use cartagena_texts::{Texts, say};
use clap::ArgMatches;
use std::future::Future;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::runtime::Builder;

/// Folder below the platform's folder for data.
const FOLDER: &str = "online";
/// File with the secret key of the server, in the folder of its games.
const KEY_FILE: &str = "server-key";

/// Settings that name the location of the games.
const LOCATIONS: [&str; 3] = ["data", "database", "database-file"];

/// Returns the location of the games by the arguments, or in the platform's folder for data. An
/// option comes before a variable and a variable before a line of a file, also if they are different
/// settings.
pub(super) fn store_location(
    console: &Console,
    matches: &ArgMatches,
) -> Result<StoreLocation, Failure> {
    let strongest = LOCATIONS.into_iter().max_by_key(|id| matches.value_source(id));
    let usual = || data_folder().unwrap_or_else(|| PathBuf::from(".")).join(FOLDER);
    let path = |id| matches.get_one::<PathBuf>(id).cloned();
    Ok(match strongest.filter(|id| matches.value_source(id).is_some()) {
        Some("database") => {
            StoreLocation::Postgres(matches.get_one("database").cloned().unwrap_or_default())
        }
        Some("database-file") => StoreLocation::Postgres(secret_address(
            console,
            &path("database-file").unwrap_or_default(),
        )?),
        _ => StoreLocation::Sqlite(path("data").unwrap_or_else(usual)),
    })
}

/// Reads the address of a database from a file. No message shows what is in it.
fn secret_address(console: &Console, file: &Path) -> Result<String, Failure> {
    args::database_address(&read_secret(console, file)?).ok_or_else(|| {
        let form = args::DATABASE_SCHEMES[0];
        unreadable(console, file, say!(console.texts, "reason-database", form = form))
    })
}

/// Reads a secret from a file: its text without the space around it.
pub(super) fn read_secret(console: &Console, file: &Path) -> Result<String, Failure> {
    let text = std::fs::read_to_string(file)
        .map_err(|error| unreadable(console, file, error.to_string()))?;
    match text.trim() {
        "" => Err(unreadable(console, file, say!(console.texts, "settings-empty"))),
        secret => Ok(secret.to_owned()),
    }
}

fn unreadable(console: &Console, file: &Path, reason: String) -> Failure {
    let file = file.display().to_string();
    Failure::Other(say!(console.texts, "error-file-read", file = file, reason = reason))
}

/// Returns the file with the server's key: beside the games, if they are in files.
pub(super) fn key_file(matches: &ArgMatches, place: &StoreLocation) -> PathBuf {
    let usual = || data_folder().unwrap_or_else(|| PathBuf::from(".")).join(FOLDER);
    let folder = match place {
        StoreLocation::Sqlite(path) if path.is_file() => {
            path.parent().map(PathBuf::from).unwrap_or_default()
        }
        StoreLocation::Sqlite(path) => path.clone(),
        StoreLocation::Postgres(_) => usual(),
    };
    matches.get_one("key-file").cloned().unwrap_or_else(|| folder.join(KEY_FILE))
}

/// Opens the store at a location for one of several servers, or the only one.
pub(super) async fn share_store(
    console: &Console,
    place: &StoreLocation,
) -> Result<Arc<dyn Store>, Failure> {
    connect_shared(place).await.map_err(|error| open_error(&console.texts, place, &error))
}

/// Opens the store at a location for work that needs it alone.
pub(super) async fn open_store(
    console: &Console,
    place: &StoreLocation,
) -> Result<Arc<dyn Store>, Failure> {
    connect(place).await.map_err(|error| open_error(&console.texts, place, &error))
}

/// Opens the store at a location to read it; nothing is created there.
pub(super) async fn read_store(
    console: &Console,
    place: &StoreLocation,
) -> Result<Arc<dyn StoreReader>, Failure> {
    open_reader(place).await.map_err(|error| open_error(&console.texts, place, &error))
}

pub(super) fn open_error(texts: &Texts, place: &StoreLocation, error: &StoreError) -> Failure {
    let file = location_name(place);
    Failure::Other(match error {
        StoreError::NewerVersion => say!(texts, "store-newer", file = file),
        StoreError::OlderVersion => say!(texts, "store-older", file = file),
        StoreError::NoStore => say!(texts, "store-missing", file = file),
        StoreError::InUse => say!(texts, "store-in-use", file = file),
        StoreError::OtherVersion => say!(texts, "store-other-version", file = file),
        StoreError::OtherKey => say!(texts, "store-other-key", file = file, name = KEY_FILE),
        error => say!(texts, "store-failed", file = file, reason = error.to_string()),
    })
}

/// Returns a location for a sentence; an address is left out, because it may hold a password.
fn location_name(place: &StoreLocation) -> String {
    match place {
        StoreLocation::Sqlite(path) => path.display().to_string(),
        StoreLocation::Postgres(_) => "PostgreSQL".to_owned(),
    }
}

pub(super) fn block_on<T>(future: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    Builder::new_current_thread().enable_all().build()?.block_on(future)
}

/// `cartagena validate`: replays every stored game.
pub(super) fn validate(console: &Console, matches: &ArgMatches) -> Done {
    let place = store_location(console, matches)?;
    let heads = noted_heads::read(console, matches)?;
    let (report, (missing, reworded)) = block_on(async {
        let store = read_store(console, &place).await?;
        let report = cartagena_server::validate(&*store).await;
        let checked = check_heads(&*store, &heads).await;
        let _ = store.close().await;
        let both = report.and_then(|report| Ok((report, checked?)));
        both.map_err(|error| open_error(&console.texts, &place, &error))
    })?;
    let mut text = report_text(&console.texts, &report);
    for head in &reworded {
        text = format!("{}\n{text}", noted_heads::reworded_sentence(&console.texts, head));
    }
    for head in &missing {
        text = format!("{}\n{text}", noted_heads::sentence(&console.texts, head));
    }
    writeln!(anstream::stdout(), "{}", console.for_stdout(&text))?;
    match report.problems.len() + missing.len() {
        0 => Ok(()),
        count => Err(Failure::Other(say!(console.texts, "validate-bad", count = count))),
    }
}

/// Returns the heads that the store does not have: unexplained ones, and those of games that were chained
/// anew when a person was deleted.
async fn check_heads(
    store: &dyn StoreReader,
    heads: &[NotedHead],
) -> Result<(Vec<NotedHead>, Vec<NotedHead>), StoreError> {
    let missing = cartagena_server::missing_heads(store, heads).await?;
    cartagena_server::part_reworded(store, missing).await
}

fn report_text(texts: &Texts, report: &ValidationReport) -> String {
    let wrong = report.problems.iter().map(|wrong| match wrong {
        GameProblem::Corrupt { game, error } => {
            say!(texts, "validate-stored", name = game.as_str(), reason = error.to_string())
        }
        GameProblem::Unplayable { game, line } => {
            say!(texts, "validate-played", name = game.as_str(), line = *line)
        }
    });
    let sum = say!(texts, "validate-sum", count = report.games, total = report.lines);
    wrong.chain([sum]).collect::<Vec<_>>().join("\n")
}

/// `cartagena backup`: writes a consistent copy into a file.
pub(super) fn backup(console: &Console, matches: &ArgMatches) -> Done {
    let Some(file) = matches.get_one::<PathBuf>("file") else { return Ok(()) };
    let place = store_location(console, matches)?;
    block_on(async {
        let store = read_store(console, &place).await?;
        let copied = store.backup(file).await;
        let _ = store.close().await;
        copied.map_err(|error| backup_error(&console.texts, file, &error))
    })?;
    console.print_to_stderr(&say!(console.texts, "backup-done", file = file.display().to_string()));
    Ok(())
}

/// `cartagena restore`: copies a backup into an empty place.
pub(super) fn restore(console: &Console, matches: &ArgMatches) -> Done {
    let Some(file) = matches.get_one::<PathBuf>("file") else { return Ok(()) };
    let place = store_location(console, matches)?;
    let name = file.display().to_string();
    block_on(async {
        let restored = cartagena_store::restore(file, &place).await;
        restored.map_err(|error| restore_error(&console.texts, (file, &place), &error))
    })?;
    console.print_to_stderr(&say!(console.texts, "restore-done", file = name));
    Ok(())
}

fn restore_error(
    texts: &Texts,
    (file, place): (&Path, &StoreLocation),
    error: &StoreError,
) -> Failure {
    let backup = StoreLocation::Sqlite(file.to_owned());
    let reason = match error {
        StoreError::Conflict => say!(texts, "restore-taken"),
        StoreError::InUse => return open_error(texts, place, error),
        StoreError::NoStore | StoreError::OlderVersion | StoreError::NewerVersion => {
            return open_error(texts, &backup, error);
        }
        error => error.to_string(),
    };
    let file = file.display().to_string();
    Failure::Other(say!(texts, "restore-failed", file = file, reason = reason))
}

fn backup_error(texts: &Texts, file: &Path, error: &StoreError) -> Failure {
    let file = file.display().to_string();
    Failure::Other(match error {
        StoreError::Conflict => say!(texts, "backup-taken", file = file),
        error => say!(texts, "backup-failed", file = file, reason = error.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(error: &StoreError) -> String {
        let place = StoreLocation::Postgres("postgres://anne:secret@box/games".into());
        let texts = Texts::new(cartagena_texts::Lang::En);
        match open_error(&texts, &place, error) {
            Failure::Other(message) => message,
            _ => panic!("a sentence"),
        }
    }

    #[test]
    fn a_sentence_never_tells_a_password() {
        let message = sentence(&StoreError::Unavailable);
        assert!(message.contains("PostgreSQL") && !message.contains("secret"), "{message}");
    }

    #[test]
    fn stores_that_cannot_be_used_have_sentences_of_their_own() {
        for (error, words) in [
            (StoreError::NoStore, "there are no stored games"),
            (StoreError::OlderVersion, "start the server there once"),
            (StoreError::NewerVersion, "a newer version of this program"),
            (StoreError::InUse, "another server is already using"),
        ] {
            let message = sentence(&error);
            assert!(message.contains(words) && message.contains("PostgreSQL"), "{message}");
        }
    }
}
