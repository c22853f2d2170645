//! Saved games and records on disk. Nothing that somebody else has put there is ever overwritten.

use super::setup::Saved;
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

/// How many saved games are offered.
const OFFERED: usize = 9;

/// The folder of saved games and the file of the game at hand.
#[derive(Debug)]
pub struct Store {
    folder: PathBuf,
    /// The file of the game at hand, once it has one.
    file: Option<PathBuf>,
}

impl Store {
    /// Keeps games in a folder, or where this system keeps the data of programs.
    pub fn new(folder: Option<PathBuf>) -> Store {
        Store {
            folder: folder.or_else(data_folder).unwrap_or_else(|| PathBuf::from(".")),
            file: None,
        }
    }

    /// The file of the game at hand.
    pub fn file(&self) -> Option<&Path> {
        self.file.as_deref()
    }

    /// The file of the game at hand, or the folder where it would be, to be named in a sentence.
    pub fn shown(&self) -> String {
        self.file().unwrap_or(&self.folder).display().to_string()
    }

    /// Keeps the game at hand: written beside and put in place in one step, so that there is a
    /// whole file at every moment.
    pub fn save(&mut self, table: &Table) -> io::Result<()> {
        let file = match &self.file {
            Some(file) => file.clone(),
            None => self.claim()?,
        };
        replace(&file, &table.record().to_string())?;
        self.file = Some(file);
        Ok(())
    }

    /// Takes the first name that is free and puts an empty file there, so that it is ours.
    fn claim(&self) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.folder)?;
        for number in 1.. {
            let file = self.folder.join(numbered("saved", number));
            match create(&file) {
                Ok(_) => return Ok(file),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::ErrorKind::StorageFull.into())
    }

    /// Reads a game and makes its file that of the game at hand; or a sentence on what is wrong.
    pub fn load(&mut self, file: &Path, texts: &Texts, fallback: Seed) -> Result<Table, String> {
        let record = read(file, texts)?;
        self.file = Some(file.to_owned());
        Ok(Table::resume(&record, fallback))
    }

    /// The game at hand is over and its people have left: a save of ours is not needed any more.
    /// A record that was named by the player stays, whole as it is.
    pub fn finish(&mut self) {
        let ours = self.file.take().filter(|file| file.parent() == Some(&self.folder));
        if let Some(file) = ours {
            // It would only be offered again; a game that is over is not.
            let _ = fs::remove_file(file);
        }
    }

    /// The games that could go on, the latest first, and a sentence on each file that is broken.
    pub fn saved(&self, texts: &Texts) -> (Vec<Saved>, Vec<String>) {
        let mut files = self.files();
        files.sort_by_key(|(_, changed)| std::cmp::Reverse(*changed));
        let (mut saved, mut broken) = (Vec::new(), Vec::new());
        for (path, _) in files {
            match read(&path, texts) {
                Ok(record) => saved.extend(summary(path, &record)),
                Err(sentence) => broken.push(sentence),
            }
        }
        saved.truncate(OFFERED);
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

fn data_folder() -> Option<PathBuf> {
    use etcetera::{BaseStrategy, choose_base_strategy};
    Some(choose_base_strategy().ok()?.data_dir().join("cartagena"))
}

fn numbered(stem: &str, number: usize) -> String {
    if number == 1 { format!("{stem}.txt") } else { format!("{stem}-{number}.txt") }
}

/// A name for a record that no file in a folder has yet.
pub fn free_name(folder: &Path) -> String {
    let free = |name: &String| !folder.join(name).exists();
    (1..).map(|number| numbered("cartagena", number)).find(free).unwrap_or_default()
}

/// Writes a record to a file that must not be there yet; or a sentence on what is wrong.
pub fn write_record(file: &Path, table: &Table, texts: &Texts) -> Result<(), String> {
    let shown = file.display().to_string();
    let mut open = create(file).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => say!(texts, "file-exists", file = &shown),
        _ => say!(texts, "error-file-write", file = &shown, reason = error.to_string()),
    })?;
    let written = open.write_all(table.record().to_string().as_bytes());
    written
        .map_err(|error| say!(texts, "error-file-write", file = &shown, reason = error.to_string()))
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

/// Reads a record, or says in a sentence why there is none.
pub fn read(file: &Path, texts: &Texts) -> Result<Record, String> {
    let text = records::text_of(file, texts)?;
    Record::read(&text).map_err(|error| records::broken(file, &text, &error, texts))
}

fn summary(path: PathBuf, record: &Record) -> Option<Saved> {
    let position = record.end().position();
    record.end().turn().seat()?;
    let names = Seat::first(position.seats()).map(|seat| record.name(seat).to_owned());
    let (rules, moves) = (position.rules(), record.events().len());
    Some(Saved { path, rules, names: names.collect(), moves })
}
