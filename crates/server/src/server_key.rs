//! The key by which a server signs the ends of games.

use crate::app::AppState;
use crate::random_ids::random_bytes;
use axum::Json;
use axum::extract::State;
use cartagena_protocol::SignedGame;
use cartagena_record::{ChainHead, Hex, signed_message};
use cartagena_room::Room;
use ed25519_dalek::{Signature, Signer as _, SigningKey, VerifyingKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::sync::Arc;

/// Address of the public key.
pub(crate) const KEY_PATH: &str = "/.well-known/cartagena-key";
/// Longest file that is read as a key: 64 digits and the end of a line.
const MAX_KEY_FILE_BYTES: u64 = 80;

/// An Ed25519 key. Players note its public part; who has the secret part can sign in the server's name.
#[derive(Clone)]
pub struct ServerKey(SigningKey);

impl ServerKey {
    /// Makes a key of 32 secret bytes.
    #[must_use]
    pub fn new(secret: [u8; 32]) -> ServerKey {
        ServerKey(SigningKey::from_bytes(&secret))
    }

    /// Makes a new key, for a server whose signatures nobody checks after it has stopped.
    ///
    /// # Panics
    ///
    /// If the system has no random numbers.
    #[must_use]
    pub fn random() -> ServerKey {
        ServerKey::new(random_bytes().expect("random numbers of the system"))
    }

    /// Reads the key from a file, or makes one and stores it in a file that only this user can read.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, or does not hold 64 hexadecimal digits.
    pub fn load_or_create(file: &Path) -> io::Result<ServerKey> {
        load_or_create_secret(file).map(ServerKey::new)
    }

    /// Returns the public key as hexadecimal digits.
    #[must_use]
    pub fn public(&self) -> String {
        Hex(self.0.verifying_key().to_bytes()).to_string()
    }

    /// Returns the signature of a message.
    #[must_use]
    pub fn signature(&self, message: &[u8]) -> [u8; 64] {
        self.0.sign(message).to_bytes()
    }

    /// Returns a secret for another purpose of the same server, which tells nothing of the key.
    pub(crate) fn derive(&self, purpose: &str) -> [u8; 32] {
        let hash = Sha256::new_with_prefix(b"cartagena derived key 1\0");
        hash.chain_update(self.0.to_bytes()).chain_update(purpose).finalize().into()
    }

    /// Signs the end of a game; `None` unless it is over.
    pub(crate) fn sign(&self, room: &Room, game: &str, head: ChainHead) -> Option<SignedGame> {
        let record = room.record_hash()?;
        let signature = self.signature(&signed_message(game, head, record));
        Some(SignedGame {
            game: game.to_owned(),
            seq: head.seq,
            head: head.hash.to_string(),
            record: record.to_string(),
            key: self.public(),
            signature: Hex(signature).to_string(),
            reworded: false,
        })
    }
}

impl fmt::Debug for ServerKey {
    /// Writes the public part only.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ServerKey({})", self.public())
    }
}

/// Reads 32 secret bytes from a file, or makes some and stores them in a file that only this user can
/// read.
pub(crate) fn load_or_create_secret(file: &Path) -> io::Result<[u8; 32]> {
    match File::open(file) {
        Ok(file) => read_secret(file),
        Err(error) if error.kind() == io::ErrorKind::NotFound => create_secret(file),
        Err(error) => Err(error),
    }
}

fn read_secret(file: File) -> io::Result<[u8; 32]> {
    let mut text = String::new();
    file.take(MAX_KEY_FILE_BYTES).read_to_string(&mut text)?;
    let secret = text.trim().parse::<Hex<32>>();
    let secret = secret.map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))?;
    Ok(secret.0)
}

/// Writes the secret into a new file. The file gets its name only when it is complete, so that a server
/// that was stopped meanwhile does not leave half a key.
fn create_secret(file: &Path) -> io::Result<[u8; 32]> {
    let secret: [u8; 32] = random_bytes().ok_or(io::ErrorKind::Unsupported)?;
    let unfinished = file.with_extension("new");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut written = options.open(&unfinished)?;
    writeln!(written, "{}", Hex(secret))?;
    written.sync_all()?;
    std::fs::rename(&unfinished, file)?;
    Ok(secret)
}

/// Reports whether a message was signed by the owner of a public key.
#[must_use]
pub fn is_signed_by(key: &[u8; 32], message: &[u8], signature: &[u8; 64]) -> bool {
    let signature = Signature::from_bytes(signature);
    VerifyingKey::from_bytes(key).is_ok_and(|key| key.verify_strict(message, &signature).is_ok())
}

/// Answers with the public key.
pub(crate) async fn public_key(State(app): State<Arc<AppState>>) -> Json<Value> {
    Json(json!({ "ed25519": app.hub.key.public() }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_made_once_and_kept_from_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("server-key");
        let key = ServerKey::load_or_create(&file).expect("a new key");
        let again = ServerKey::load_or_create(&file).expect("the same key");
        assert_eq!(key.public(), again.public());
        assert_ne!(key.public(), ServerKey::random().public());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = std::fs::metadata(&file).expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        std::fs::write(&file, "no key").expect("a file");
        let error = ServerKey::load_or_create(&file).expect_err("not a key");
        assert_eq!(error.kind(), io::ErrorKind::InvalidData);
    }

    /// Frozen: browsers bind their subscriptions to the key that is derived.
    #[test]
    fn a_derived_key_stays_the_same() {
        let key = ServerKey::new([7; 32]);
        assert_eq!(key.derive("push"), ServerKey::new([7; 32]).derive("push"));
        assert_ne!(key.derive("push"), key.derive("other"));
        assert_ne!(key.derive("push"), ServerKey::random().derive("push"));
    }

    /// The first vector of RFC 8032, section 7.1.
    #[test]
    fn the_public_key_is_that_of_ed25519() {
        let secret = "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60";
        let public = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
        let secret = secret.parse::<Hex<32>>().expect("digits").0;
        assert_eq!(ServerKey::new(secret).public(), public);
    }
}
