//! The journal of finished games in IndexedDB, in a database of its own: another version of that of the games could
//! not be opened while a window of an older page holds it.

use idb::{
    Database, DatabaseEvent, Error, Factory, ObjectStore, ObjectStoreParams, Transaction,
    TransactionMode,
};
use wasm_bindgen::JsValue;

const DATABASE: &str = "cartagena-journal";
const LINES: &str = "lines";

/// Database of the lines about finished games.
pub(crate) struct JournalDb(Database);

impl JournalDb {
    pub(crate) async fn open() -> Result<JournalDb, Error> {
        let mut request = Factory::new()?.open(DATABASE, Some(1))?;
        request.on_upgrade_needed(|event| {
            // If this fails the store is not there, and the first transaction says so.
            let _ = event
                .database()
                .and_then(|database| database.create_object_store(LINES, ObjectStoreParams::new()));
        });
        Ok(JournalDb(request.await?))
    }

    /// Returns all lines with the ids of their games; damaged values are left out.
    pub(crate) async fn all(&self) -> Result<Vec<(String, String)>, Error> {
        let (lines, done) = self.lines(TransactionMode::ReadOnly)?;
        let keys = lines.get_all_keys(None, None)?.await?;
        let values = lines.get_all(None, None)?.await?;
        done.await?;
        let named = keys.iter().zip(&values);
        Ok(named.filter_map(|(key, value)| Some((key.as_string()?, value.as_string()?))).collect())
    }

    pub(crate) async fn save(&self, game: &str, line: &str) -> Result<(), Error> {
        let (lines, done) = self.lines(TransactionMode::ReadWrite)?;
        lines.put(&JsValue::from_str(line), Some(&JsValue::from_str(game)))?.await?;
        done.await?;
        Ok(())
    }

    fn lines(&self, mode: TransactionMode) -> Result<(ObjectStore, Transaction), Error> {
        let transaction = self.0.transaction(&[LINES], mode)?;
        Ok((transaction.object_store(LINES)?, transaction))
    }
}
