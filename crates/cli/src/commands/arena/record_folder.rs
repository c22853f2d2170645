//! The folder of `--records`: a file for every game.

use crate::console::Console;
use crate::failure::Failure;
use crate::picture::unwritten;
use cartagena_arena::GameId;
use cartagena_record::Record;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// A folder that games are written into from several threads.
pub(super) struct RecordFolder {
    folder: PathBuf,
    /// The first file that could not be written.
    failure: Mutex<Option<(PathBuf, io::Error)>>,
}

impl RecordFolder {
    /// Creates the folder, unless it is there.
    pub(super) fn create(console: &Console, folder: &Path) -> Result<RecordFolder, Failure> {
        fs::create_dir_all(folder).map_err(|error| unwritten(&console.texts, folder, &error))?;
        Ok(RecordFolder { folder: folder.to_owned(), failure: Mutex::new(None) })
    }

    /// Writes a game. An error is kept for the end: the contest goes on.
    pub(super) fn write(&self, id: GameId, record: &Record) {
        let file = self.folder.join(file_name(id));
        if let Err(error) = fs::write(&file, record.to_string()) {
            let mut failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
            failure.get_or_insert((file, error));
        }
    }

    /// Reports the first file that could not be written.
    pub(super) fn close(self, console: &Console) -> Result<(), Failure> {
        match self.failure.into_inner().unwrap_or_else(PoisonError::into_inner) {
            Some((file, error)) => Err(unwritten(&console.texts, &file, &error)),
            None => Ok(()),
        }
    }
}

/// Returns a name that says which game it is: the match, the deal and the seat of the lone player,
/// all counted from one.
fn file_name(GameId { pairing, deal, alone }: GameId) -> String {
    format!("match{}-deal{:05}-seat{}.txt", pairing + 1, deal + 1, alone.index() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::Seat;

    #[test]
    fn names_sort_as_the_games_were_dealt() {
        let id = GameId { pairing: 0, deal: 11, alone: Seat::FIRST };
        assert_eq!(file_name(id), "match1-deal00012-seat1.txt");
    }
}
