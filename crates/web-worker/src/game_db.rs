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

/// A game as it is kept.
pub struct SavedGame {
    pub record: String,
    pub last_played: u64,
    /// Counts the changes.
    pub version: u32,
}

/// What came of a change.
pub enum SaveResult {
    /// It is made; this is the version now.
    Saved(u32),
    /// Somebody else was faster: this is there now, or nothing.
    Conflict(Option<SavedGame>),
}

/// The games of this device.
pub struct GameDb(Database);

impl GameDb {
    pub async fn open() -> Result<GameDb, Error> {
        let mut request = Factory::new()?.open(DATABASE, Some(1))?;
        request.on_upgrade_needed(|event| {
            // If this fails the store is not there, and the first transaction says so.
            let _ = event
                .database()
                .and_then(|database| database.create_object_store(GAMES, ObjectStoreParams::new()));
        });
        Ok(GameDb(request.await?))
    }

    /// Every game with its id.
    pub async fn all(&self) -> Result<Vec<(String, SavedGame)>, Error> {
        let (games, done) = self.games(TransactionMode::ReadOnly)?;
        let keys = games.get_all_keys(None, None)?.await?;
        let values = games.get_all(None, None)?.await?;
        done.await?;
        let named = keys.iter().zip(&values);
        Ok(named
            .filter_map(|(key, value)| Some((key.as_string()?, SavedGame::read(value))))
            .collect())
    }

    pub async fn get(&self, game: &str) -> Result<Option<SavedGame>, Error> {
        let (games, done) = self.games(TransactionMode::ReadOnly)?;
        let kept = games.get(JsValue::from_str(game))?.await?;
        done.await?;
        Ok(kept.as_ref().map(SavedGame::read))
    }

    /// Keeps a game in the place of the version that is known, or where none is.
    pub async fn save(
        &self,
        game: &str,
        known: Option<u32>,
        (record, last_played): (&str, u64),
    ) -> Result<SaveResult, Error> {
        let (games, done) = self.games(TransactionMode::ReadWrite)?;
        let key = JsValue::from_str(game);
        let there = games.get(key.clone())?.await?.as_ref().map(SavedGame::read);
        if there.as_ref().map(|kept| kept.version) != known {
            done.await?;
            return Ok(SaveResult::Conflict(there));
        }
        let version = known.unwrap_or(0) + 1;
        let kept = SavedGame { record: record.to_owned(), last_played, version };
        games.put(&kept.write(), Some(&key))?.await?;
        done.await?;
        Ok(SaveResult::Saved(version))
    }

    pub async fn delete(&self, game: &str) -> Result<(), Error> {
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
    /// What is not as it was written reads as empty, which no record is.
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
