//! Personal texts: names and chat, which lie beside the lines so that they can be removed. The hash chain
//! covers a salted digest of each.

use crate::chain::{Hash, Seal};
use crate::{StoreError, check_storable};
use sha2::{Digest, Sha256};

/// Bytes of a salt.
const SALT: usize = 32;

/// Kind of a personal text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TextKind {
    /// A person's name.
    Name,
    /// A chat line.
    Chat,
}

/// Text of a person that belongs to a line. It is kept beside it and can be removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PersonalText {
    /// The person.
    pub person: i64,
    /// The kind.
    pub kind: TextKind,
    /// The text.
    pub text: String,
}

/// A line of a game with the texts beside it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameLine {
    /// The line.
    pub line: String,
    /// The texts in their order; `None` for one that was removed.
    pub texts: Vec<Option<String>>,
}

/// A text with its salt and digest, as it is stored.
#[derive(Clone, Debug)]
pub(crate) struct SealedText {
    pub(crate) seal: Seal,
    pub(crate) salt: [u8; SALT],
    pub(crate) text: String,
}

impl TextKind {
    /// Returns the number by which databases know it.
    pub(crate) fn number(self) -> i64 {
        match self {
            TextKind::Name => 0,
            TextKind::Chat => 1,
        }
    }
}

/// Seals the texts of a new line.
pub(crate) fn seal(texts: &[PersonalText]) -> Result<Vec<SealedText>, StoreError> {
    texts.iter().map(seal_one).collect()
}

fn seal_one(text: &PersonalText) -> Result<SealedText, StoreError> {
    check_storable(&[&text.text])?;
    let mut salt = [0; SALT];
    getrandom::fill(&mut salt).map_err(|_| StoreError::Io(std::io::ErrorKind::Other))?;
    let digest = digest(&salt, text.text.as_bytes());
    let seal = Seal { person: text.person, kind: text.kind.number(), digest };
    Ok(SealedText { seal, salt, text: text.text.clone() })
}

/// Returns the seals of texts, for the chain.
pub(crate) fn seals(texts: &[SealedText]) -> Vec<Seal> {
    texts.iter().map(|text| text.seal).collect()
}

/// Returns the digest of a text.
pub(crate) fn digest(salt: &[u8], text: &[u8]) -> Hash {
    let hash = Sha256::new_with_prefix(b"cartagena text 1\0").chain_update(salt);
    hash.chain_update(text).finalize().into()
}
