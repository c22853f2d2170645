//! Hash chain: each line's hash covers all lines before it, so that no line can be changed, dropped
//! or moved unnoticed. Of the personal texts beside a line it covers salted digests, so that a text can be
//! removed and the chain still holds.

use crate::texts::digest;
use crate::{GameLine, GameMeta, LineFlaw, StoreError};
use sha2::{Digest, Sha256};

/// A hash of the chain.
pub(crate) type Hash = [u8; 32];

/// A line as it was read from the disk, unverified.
pub(crate) struct StoredRow {
    pub(crate) seq: i64,
    pub(crate) line: Vec<u8>,
    pub(crate) hash: Vec<u8>,
}

/// The part of a personal text that the chain covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seal {
    pub(crate) person: i64,
    pub(crate) kind: i64,
    pub(crate) digest: Hash,
}

/// A personal text as it was read from the disk, unverified.
pub(crate) struct StoredText {
    pub(crate) seq: i64,
    pub(crate) place: i64,
    pub(crate) person: i64,
    pub(crate) kind: i64,
    pub(crate) digest: Vec<u8>,
    /// `None` if the text is not the one that was written.
    pub(crate) salt: Option<Vec<u8>>,
    /// `None` if it was removed.
    pub(crate) text: Option<Vec<u8>>,
}

/// A whole game as it was read from the disk, unverified.
pub(crate) struct Stored<'a> {
    pub(crate) game: &'a str,
    pub(crate) rules_version: i64,
    pub(crate) opened: i64,
    pub(crate) last: i64,
    pub(crate) head: Vec<u8>,
    pub(crate) lines: Vec<StoredRow>,
    /// The personal texts in the order of their lines and places. There may be some of later lines.
    pub(crate) texts: Vec<StoredText>,
}

/// Returns the hash that the first line of a game builds on.
pub(crate) fn chain_root(game: &str, meta: GameMeta) -> Hash {
    named(b"cartagena game 1\0", game)
        .chain_update(meta.rules_version.to_be_bytes())
        .chain_update(meta.opened.to_be_bytes())
        .finalize()
        .into()
}

/// Returns the hash of a line, given the one before it and the texts beside it.
pub(crate) fn chain_link(before: &[u8], game: &str, seq: u64, line: &str, texts: &[Seal]) -> Hash {
    let tag: &[u8] = if texts.is_empty() { b"cartagena event 1\0" } else { b"cartagena event 2\0" };
    let mut hash = named(tag, game).chain_update(before).chain_update(seq.to_be_bytes());
    if !texts.is_empty() {
        hash = hash.chain_update((line.len() as u64).to_be_bytes());
    }
    hash = hash.chain_update(line);
    for text in texts {
        hash = hash.chain_update(text.person.to_be_bytes());
        hash = hash.chain_update(text.kind.to_be_bytes()).chain_update(text.digest);
    }
    hash.finalize().into()
}

/// Hashes the id with its length, so that no other id and line give the same bytes.
fn named(tag: &[u8], game: &str) -> Sha256 {
    let length = game.len() as u64;
    Sha256::new_with_prefix(tag).chain_update(length.to_be_bytes()).chain_update(game)
}

impl StoredText {
    /// Returns what the chain covers, if the text is the one that was written or was replaced since.
    fn checked(&self, place: usize) -> Option<Seal> {
        let sealed: Hash = self.digest.as_slice().try_into().ok()?;
        let unchanged = match (&self.salt, &self.text) {
            (Some(salt), Some(text)) => digest(salt, text) == sealed,
            (Some(_), None) => false,
            (None, _) => true,
        };
        let in_place = usize::try_from(self.place) == Ok(place);
        let seal = Seal { person: self.person, kind: self.kind, digest: sealed };
        (unchanged && in_place).then_some(seal)
    }
}

impl Stored<'_> {
    /// Returns the lines, if the chain shows that they are the ones that were written.
    pub(crate) fn checked(self) -> Result<Vec<GameLine>, StoreError> {
        self.walk().map_err(|(seq, what)| StoreError::Corrupt {
            game: self.game.to_owned(),
            seq,
            what,
        })
    }

    fn walk(&self) -> Result<Vec<GameLine>, (u64, LineFlaw)> {
        let mut hash = chain_root(self.game, self.meta().ok_or((1, LineFlaw::Hash))?);
        let mut lines = Vec::with_capacity(self.lines.len());
        let mut texts = self.texts.as_slice();
        for (seq, row) in (1..).zip(&self.lines) {
            let line = self.expect(seq, row).map_err(|flaw| (seq, flaw))?;
            let (beside, later) = texts.split_at(texts.partition_point(|text| text.seq <= row.seq));
            texts = later;
            let (seals, beside) = read_texts(beside).map_err(|flaw| (seq, flaw))?;
            hash = chain_link(&hash, self.game, seq, line, &seals);
            if hash[..] != row.hash {
                return Err((seq, LineFlaw::Hash));
            }
            lines.push(GameLine { line: line.to_owned(), texts: beside });
        }
        self.check_end(lines.len() as u64, hash).map(|()| lines)
    }

    fn meta(&self) -> Option<GameMeta> {
        let rules_version = u32::try_from(self.rules_version).ok()?;
        Some(GameMeta { rules_version, opened: u64::try_from(self.opened).ok()? })
    }

    fn expect<'k>(&self, seq: u64, row: &'k StoredRow) -> Result<&'k str, LineFlaw> {
        match u64::try_from(row.seq) {
            Ok(found) if found > seq => Err(LineFlaw::Missing),
            Ok(found) if found == seq && row.seq <= self.last => {
                str::from_utf8(&row.line).map_err(|_| LineFlaw::Unreadable)
            }
            _ => Err(LineFlaw::Surplus),
        }
    }

    /// Compares the end of the chain with the game's row, so that a truncated log is detected.
    fn check_end(&self, lines: u64, hash: Hash) -> Result<(), (u64, LineFlaw)> {
        if u64::try_from(self.last) != Ok(lines) {
            return Err((lines + 1, LineFlaw::Missing));
        }
        if hash[..] == self.head { Ok(()) } else { Err((lines, LineFlaw::Hash)) }
    }
}

/// Returns the lines of a game after one whose hash is known, if the chain shows that they are the ones
/// that were written.
pub(crate) fn checked_tail(
    game: &str,
    mut hash: Vec<u8>,
    rows: &[StoredRow],
    mut texts: &[StoredText],
) -> Result<Vec<GameLine>, StoreError> {
    let mut lines = Vec::with_capacity(rows.len());
    for row in rows {
        let seq = u64::try_from(row.seq).unwrap_or_default();
        let corrupt = |what| StoreError::Corrupt { game: game.to_owned(), seq, what };
        let line = str::from_utf8(&row.line).map_err(|_| corrupt(LineFlaw::Unreadable))?;
        let (beside, later) = texts.split_at(texts.partition_point(|text| text.seq <= row.seq));
        texts = later;
        let (seals, beside) = read_texts(beside).map_err(corrupt)?;
        hash = chain_link(&hash, game, seq, line, &seals).to_vec();
        if hash != row.hash {
            return Err(corrupt(LineFlaw::Hash));
        }
        lines.push(GameLine { line: line.to_owned(), texts: beside });
    }
    Ok(lines)
}

/// The seals of a line's texts, and the texts.
type ReadTexts = (Vec<Seal>, Vec<Option<String>>);

/// Returns the seals of a line's texts, and the texts that are left.
fn read_texts(texts: &[StoredText]) -> Result<ReadTexts, LineFlaw> {
    let seals = texts.iter().enumerate().map(|(place, text)| text.checked(place));
    let seals = seals.collect::<Option<_>>().ok_or(LineFlaw::Hash)?;
    let read = |text: &StoredText| text.text.clone().map(String::from_utf8).transpose();
    let texts = texts.iter().map(read).collect::<Result<_, _>>();
    Ok((seals, texts.map_err(|_| LineFlaw::Unreadable)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(hash: Hash) -> String {
        hash.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Frozen: with other bytes every stored game would be reported as corrupt.
    #[test]
    fn the_chain_stays_as_it_is() {
        let root = chain_root("a-game", GameMeta { rules_version: 1, opened: 1_700_000_000 });
        let first = chain_link(&root, "a-game", 1, "first", &[]);
        let second = chain_link(&first, "a-game", 2, "שני", &[]);
        let seal = Seal { person: 7, kind: 1, digest: digest(&[9; 32], "ahoy".as_bytes()) };
        let third = chain_link(&second, "a-game", 3, "third", &[seal]);
        assert_eq!(hex(root), "55edbdf391d4ba17fb0a55999747b3775bf0ecadfa275d28fd25a4a9e3e928f2");
        assert_eq!(hex(first), "c87537084313be63927dc0ff22bd0de79eedcc914c96ce7c99518c2aec985f9d");
        assert_eq!(hex(second), "06d8c252a6511370ac10e710f888a0e215d0be49a0b38d5c1d6cf073a5018da2");
        assert_eq!(hex(third), "2aefec077dc6b67f214d1ae673390fd550c13fd5a646cd82d4380da41d85cfb1");
    }
}
