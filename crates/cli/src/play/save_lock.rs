//! One window for one saved game: two that write the same file would undo each other's moves.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

/// A file beside a saved game, locked as long as the game is on the screen. The system releases it
/// even if the program dies.
#[derive(Debug)]
pub(super) struct SaveLock {
    path: PathBuf,
    /// Locked while it is open.
    _file: File,
}

/// Another window has the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LockHeld;

impl SaveLock {
    /// Locks the game in a file. Where locks are not supported there is none, and the game goes on.
    pub(super) fn take(game: &Path) -> Result<Option<SaveLock>, LockHeld> {
        let path = game.with_extension("lock");
        if !game.exists() {
            return Ok(None);
        }
        let opened = OpenOptions::new().write(true).create(true).truncate(false).open(&path);
        let Ok(file) = opened else { return Ok(None) };
        match file.try_lock() {
            Ok(()) => Ok(Some(SaveLock { path, _file: file })),
            Err(TryLockError::WouldBlock) => Err(LockHeld),
            Err(TryLockError::Error(_)) => Ok(None),
        }
    }
}

impl Drop for SaveLock {
    fn drop(&mut self) {
        // An empty file that stays does no harm: it is the lock on it that counts.
        let _ = fs::remove_file(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_taken_once_at_a_time() {
        let game = std::env::temp_dir().join(format!("cartagena-lock-{}.txt", std::process::id()));
        assert!(matches!(SaveLock::take(&game), Ok(None)), "nothing to take");
        fs::write(&game, "").expect("a file");
        let lock = SaveLock::take(&game).expect("not taken").expect("a lock");
        assert_eq!(SaveLock::take(&game).err(), Some(LockHeld));
        drop(lock);
        assert!(SaveLock::take(&game).is_ok_and(|lock| lock.is_some()));
        assert!(!game.with_extension("lock").exists());
        fs::remove_file(&game).expect("the file");
    }
}
