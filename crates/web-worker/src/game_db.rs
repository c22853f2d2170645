//! Games in IndexedDB. Every change is made in one transaction with a look at what is there, so two
//! windows cannot overwrite each other's games.

use idb::{
    Database, DatabaseEvent, Error, Factory, ObjectStore, ObjectStoreParams, Transaction,
    TransactionMode,
};
use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;

const DATABASE: &str = "cartagena";
const GAMES: &str = "games";

/// Saved game.
pub(crate) struct SavedGame {
    pub record: String,
    pub last_played: u64,
    /// Number of changes so far.
    pub version: u32,
}

/// Result of saving a game.
pub(crate) enum SaveResult {
    /// The game is saved; this is its new version.
    Saved(u32),
    /// Another window has changed the game: its state now, or `None` if it was deleted.
    Conflict(Option<SavedGame>),
}

/// Database of the games of this device.
pub(crate) struct GameDb(Database);

impl GameDb {
    pub(crate) async fn open() -> Result<GameDb, Error> {
        let mut request = Factory::new()?.open(DATABASE, Some(1))?;
        request.on_upgrade_needed(|event| {
            // If this fails the store is not there, and the first transaction says so.
            let _ = event
                .database()
                .and_then(|database| database.create_object_store(GAMES, ObjectStoreParams::new()));
        });
        Ok(GameDb(request.await?))
    }

    /// Returns all games with their ids.
    pub(crate) async fn all(&self) -> Result<Vec<(String, SavedGame)>, Error> {
        let (games, done) = self.games(TransactionMode::ReadOnly)?;
        let keys = games.get_all_keys(None, None)?.await?;
        let values = games.get_all(None, None)?.await?;
        done.await?;
        let named = keys.iter().zip(&values);
        Ok(named
            .filter_map(|(key, value)| Some((key.as_string()?, SavedGame::read(value))))
            .collect())
    }

    pub(crate) async fn get(&self, game: &str) -> Result<Option<SavedGame>, Error> {
        let (games, done) = self.games(TransactionMode::ReadOnly)?;
        let saved = games.get(JsValue::from_str(game))?.await?;
        done.await?;
        Ok(saved.as_ref().map(SavedGame::read))
    }

    /// Saves a game over the version that is known, or a new one if none is.
    pub(crate) async fn save(
        &self,
        game: &str,
        known: Option<u32>,
        (record, last_played): (&str, u64),
    ) -> Result<SaveResult, Error> {
        let (games, done) = self.games(TransactionMode::ReadWrite)?;
        let key = JsValue::from_str(game);
        let there = games.get(key.clone())?.await?.as_ref().map(SavedGame::read);
        if there.as_ref().map(|saved| saved.version) != known {
            done.await?;
            return Ok(SaveResult::Conflict(there));
        }
        let version = known.unwrap_or(0) + 1;
        let saved = SavedGame { record: record.to_owned(), last_played, version };
        games.put(&saved.write(), Some(&key))?.await?;
        done.await?;
        Ok(SaveResult::Saved(version))
    }

    pub(crate) async fn delete(&self, game: &str) -> Result<(), Error> {
        let (games, done) = self.games(TransactionMode::ReadWrite)?;
        games.delete(JsValue::from_str(game))?.await?;
        done.await?;
        Ok(())
    }

    fn games(&self, mode: TransactionMode) -> Result<(ObjectStore, Transaction), Error> {
        let transaction = self.0.transaction(&[GAMES], mode)?;
        Ok((transaction.object_store(GAMES)?, transaction))
    }
}

impl SavedGame {
    /// Reads a stored value. A damaged one becomes an empty text, which is no valid record.
    fn read(value: &JsValue) -> SavedGame {
        let field = |name: &str| Reflect::get(value, &JsValue::from_str(name)).ok();
        let number = |name| field(name).and_then(|value| value.as_f64()).unwrap_or(0.0);
        SavedGame {
            record: field("record").and_then(|value| value.as_string()).unwrap_or_default(),
            last_played: number("touched") as u64,
            version: number("version") as u32,
        }
    }

    fn write(&self) -> JsValue {
        let object = Object::new();
        let set = |name: &str, value: JsValue| {
            // Setting a field of a plain object cannot fail.
            let _ = Reflect::set(&object, &JsValue::from_str(name), &value);
        };
        set("record", JsValue::from_str(&self.record));
        set("touched", JsValue::from_f64(self.last_played as f64));
        set("version", JsValue::from_f64(self.version.into()));
        object.into()
    }
}
