//! Saved games and records on disk. Files of others are never overwritten.

use super::save_lock::{LockHeld, SaveLock};
use super::setup_screen::SavedGame;
use crate::bot_names::Bots;
use crate::records;
use cartagena::Seat;
use cartagena_deal::Seed;
use cartagena_record::Record;
use cartagena_table::Table;
use cartagena_texts::{Texts, say};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// Number of saved games that are offered.
const MAX_OFFERED: usize = 9;

/// The folder of saved games and the file of the current game.
#[derive(Debug)]
pub(super) struct SaveFolder {
    folder: PathBuf,
    /// The file of the current game, once it has one.
    file: Option<PathBuf>,
    /// Lock that keeps other windows from that file.
    lock: Option<SaveLock>,
}

impl SaveFolder {
    /// Uses a folder, or the platform's folder for data.
    pub(super) fn new(folder: Option<PathBuf>) -> SaveFolder {
        let folder = folder.or_else(data_folder).unwrap_or_else(|| PathBuf::from("."));
        SaveFolder { folder, file: None, lock: None }
    }

    /// Returns the file of the current game.
    pub(super) fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// Returns the file of the current game, or the folder where it would be, for sentences.
    pub(super) fn display_path(&self) -> String {
        self.file().unwrap_or(&self.folder).display().to_string()
    }

    /// Checks that games can be saved: better known before the first move than after the last.
    pub(super) fn check_writable(&self) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let file = self.folder.join(format!("probe.{}.part", std::process::id()));
        File::create(&file).and_then(|mut open| open.write_all(b"?")).and(fs::remove_file(&file))
    }

    /// Saves the current game: written beside and renamed, so that the file is complete at every
    /// moment.
    pub(super) fn save(&mut self, table: &Table) -> io::Result<()> {
        let text = table.record().to_string();
        if let Some(file) = &self.file {
            return replace(file, &text);
        }
        let file = create_unused_file(&self.folder, "saved")?;
        replace(&file, &text).inspect_err(|_| {
            let _ = fs::remove_file(&file);
        })?;
        self.lock = SaveLock::take(&file).unwrap_or_default();
        self.file = Some(file);
        Ok(())
    }

    /// Reads a game and makes its file that of the current game.
    ///
    /// # Errors
    ///
    /// A sentence about what is wrong.
    pub(super) fn load(
        &mut self,
        file: &Path,
        texts: &Texts,
        fallback: Seed,
    ) -> Result<Table, String> {
        let lock = SaveLock::take(file)
            .map_err(|LockHeld| say!(texts, "file-open", file = file.display().to_string()))?;
        let record = read(file, texts)?;
        (self.file, self.lock) = (Some(file.to_owned()), lock);
        Ok(Table::resume(&record, fallback))
    }

    /// Archives the current game when it is over: moves its record to the finished games, which are
    /// not offered again, and returns the file. One that the player has named stays where it is.
    pub(super) fn archive(&mut self, table: &Table) -> io::Result<PathBuf> {
        self.save(table)?;
        let Some(file) = self.file.clone() else { return Err(io::ErrorKind::NotFound.into()) };
        let file = if self.is_in_folder(&file) { self.move_to_finished(&file)? } else { file };
        (self.file, self.lock) = (None, None);
        Ok(file)
    }

    fn move_to_finished(&self, file: &Path) -> io::Result<PathBuf> {
        let place = create_unused_file(&self.folder.join("games"), "game")?;
        fs::rename(file, &place).inspect_err(|_| {
            let _ = fs::remove_file(&place);
        })?;
        Ok(place)
    }

    /// Deletes the file of the current game. A file that the player has named stays.
    pub(super) fn discard(&mut self) {
        if let Some(file) = self.file.take().filter(|file| self.is_in_folder(file)) {
            // A file that stays would only be offered again.
            let _ = fs::remove_file(file);
        }
        self.lock = None;
    }

    /// Releases the current game for other windows.
    pub(super) fn release(&mut self) {
        self.lock = None;
    }

    fn is_in_folder(&self, file: &Path) -> bool {
        file.parent() == Some(&self.folder)
    }

    /// Returns the games that can be continued, the latest first, and a sentence on each broken
    /// file.
    pub(super) fn saved(&self, texts: &Texts) -> (Vec<SavedGame>, Vec<String>) {
        let mut files = self.files();
        files.sort_by_key(|(_, changed)| std::cmp::Reverse(*changed));
        let (mut saved, mut broken) = (Vec::new(), Vec::new());
        for (path, _) in files {
            match read(&path, texts) {
                Ok(record) => saved.extend(summary(path, &record)),
                Err(sentence) => broken.push(sentence),
            }
        }
        saved.truncate(MAX_OFFERED);
        (saved, broken)
    }

    fn files(&self) -> Vec<(PathBuf, SystemTime)> {
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let ours = |name: &str| name.starts_with("saved") && name.ends_with(".txt");
        entries
            .flatten()
            .filter(|entry| entry.file_name().to_str().is_some_and(ours))
            .filter_map(|entry| Some((entry.path(), entry.metadata().ok()?.modified().ok()?)))
            .collect()
    }
}

/// Returns the platform's folder for the data of programs.
pub(crate) fn data_folder() -> Option<PathBuf> {
    use etcetera::{BaseStrategy, choose_base_strategy};
    Some(choose_base_strategy().ok()?.data_dir().join("cartagena"))
}

/// Creates an empty file with the first name in a folder that is free.
fn create_unused_file(folder: &Path, stem: &str) -> io::Result<PathBuf> {
    fs::create_dir_all(folder)?;
    for number in 1.. {
        let file = folder.join(numbered(stem, number));
        match create(&file) {
            Ok(_) => return Ok(file),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::StorageFull.into())
}

fn numbered(stem: &str, number: usize) -> String {
    if number == 1 { format!("{stem}.txt") } else { format!("{stem}-{number}.txt") }
}

/// Returns a name for a record that no file in a folder has yet.
pub(super) fn free_name(folder: &Path) -> String {
    let free = |name: &String| !folder.join(name).exists();
    (1..).map(|number| numbered("cartagena", number)).find(free).unwrap_or_default()
}

/// Writes a record to a file that must not exist yet.
///
/// # Errors
///
/// A sentence about what is wrong.
pub(super) fn write_record(file: &Path, table: &Table, texts: &Texts) -> Result<(), String> {
    let shown = file.display().to_string();
    let failed = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => say!(texts, "file-exists", file = &shown),
        _ => say!(texts, "error-file-write", file = &shown, reason = error.to_string()),
    };
    create(file).map_err(failed)?;
    replace(file, &table.record().to_string()).map_err(|error| {
        let _ = fs::remove_file(file);
        failed(error)
    })
}

fn create(file: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).open(file)
}

fn replace(file: &Path, text: &str) -> io::Result<()> {
    let beside = file.with_extension(format!("{}.part", std::process::id()));
    let written = File::create(&beside).and_then(|mut open| {
        open.write_all(text.as_bytes())?;
        open.sync_all()
    });
    written.and_then(|()| fs::rename(&beside, file)).inspect_err(|_| {
        let _ = fs::remove_file(&beside);
    })
}

/// Reads a record.
///
/// # Errors
///
/// A sentence about what is wrong.
pub(super) fn read(file: &Path, texts: &Texts) -> Result<Record, String> {
    let text = records::text_of(file, texts)?;
    Record::read(&text).map_err(|error| records::broken(file, &text, &error, texts))
}

fn summary(path: PathBuf, record: &Record) -> Option<SavedGame> {
    let position = record.end().position();
    record.end().turn().seat()?;
    let names = Seat::first_n(position.seats()).map(|seat| record.name(seat).to_owned());
    let (rules, moves) = (position.rules(), record.events().len());
    let bots = Bots::from_record(record);
    Some(SavedGame { path, rules, names: names.collect(), bots, moves })
}
