use cartagena_protocol::SignedGame;
use cartagena_record::{Receipt, Record};

/// The end of a game as this browser first saw the server sign it. A server that changes the game
/// afterwards cannot change this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedEnd(SignedGame);

/// The input of the check of a server's signature (Ed25519).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignatureParts {
    /// The server's public key.
    pub key: [u8; 32],
    /// The signed bytes.
    pub message: Vec<u8>,
    /// The signature.
    pub signature: [u8; 64],
}

/// A difference from what a browser noted about the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignedEndBreach {
    /// The server signs with another key.
    Key,
    /// The game was changed or shortened after its end was signed.
    Game,
    /// The server says that only names or chat were replaced since.
    Reworded,
}

impl SignedEnd {
    /// Makes the note of a game whose end is seen for the first time.
    pub fn new(signed: &SignedGame) -> SignedEnd {
        SignedEnd(signed.clone())
    }

    /// Parses a stored note; `None` if it is invalid.
    pub fn parse(game: &str, note: &str) -> Option<SignedEnd> {
        let words: Vec<&str> = note.split(' ').collect();
        let [seq, head, record, key, signature] = words[..] else { return None };
        let word = str::to_owned;
        Some(SignedEnd(SignedGame {
            game: word(game),
            seq: seq.parse().ok()?,
            head: word(head),
            record: word(record),
            key: word(key),
            signature: word(signature),
            reworded: false,
        }))
    }

    /// Returns the line to store.
    pub fn to_note(&self) -> String {
        let SignedGame { game: _, seq, head, record, key, signature, reworded: _ } = &self.0;
        format!("{seq} {head} {record} {key} {signature}")
    }

    /// Compares what the server signs now with this note. Lines may have been added, such as chat, but
    /// none may be gone, and the record stays the same, unless names were replaced: then cards and moves
    /// can still be checked, because the record shows the commitments that were noted.
    pub fn breach(&self, now: &SignedGame) -> Option<SignedEndBreach> {
        let rewritten = now.seq == self.0.seq && now.head != self.0.head;
        let changed = now.record != self.0.record || rewritten;
        match () {
            () if now.seq < self.0.seq || (changed && !now.reworded) => Some(SignedEndBreach::Game),
            () if now.key != self.0.key => Some(SignedEndBreach::Key),
            () => changed.then_some(SignedEndBreach::Reworded),
        }
    }

    /// Reports whether a text is the record whose hash the server signed.
    pub fn is_of_record(&self, text: &str) -> bool {
        let hash = Record::read(text).ok().and_then(|record| record.hash());
        hash.is_some_and(|hash| hash.to_string() == self.0.record)
    }

    /// Returns what the check of the signature needs; `None` if a part is no valid text.
    pub fn signature_parts(&self) -> Option<SignatureParts> {
        let mut receipt = Receipt { game: Some(self.0.game.clone()), ..Receipt::default() };
        self.add_to(&mut receipt);
        Some(SignatureParts {
            key: receipt.key?.0,
            message: receipt.signed_message()?,
            signature: receipt.signature?.0,
        })
    }

    /// Adds the note to a receipt.
    pub fn add_to(&self, receipt: &mut Receipt) {
        let SignedGame { game: _, seq, head, record, key, signature, reworded: _ } = &self.0;
        receipt.head = format!("{seq} {head}").parse().ok();
        receipt.record = record.parse().ok();
        receipt.key = key.parse().ok();
        receipt.signature = signature.parse().ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn signed() -> SignedGame {
        SignedGame {
            game: "k3".into(),
            seq: 7,
            head: "aa".repeat(32),
            record: "bb".repeat(32),
            key: "cc".repeat(32),
            signature: "dd".repeat(64),
            reworded: false,
        }
    }

    #[test]
    fn a_note_is_read_as_it_was_stored() {
        let end = SignedEnd::new(&signed());
        assert_eq!(SignedEnd::parse("k3", &end.to_note()), Some(end));
        assert_eq!(SignedEnd::parse("k3", "7 aa"), None);
    }

    #[test]
    fn a_game_that_was_changed_after_its_end_is_noticed() {
        let end = SignedEnd::new(&signed());
        assert_eq!(end.breach(&signed()), None);
        let chat = SignedGame { seq: 8, head: "ee".repeat(32), ..signed() };
        assert_eq!(end.breach(&chat), None);
        for changed in [
            SignedGame { head: "ee".repeat(32), ..signed() },
            SignedGame { seq: 6, ..signed() },
            SignedGame { record: "ee".repeat(32), ..signed() },
        ] {
            assert_eq!(end.breach(&changed), Some(SignedEndBreach::Game), "{changed:?}");
        }
        let reworded = SignedGame { record: "ee".repeat(32), reworded: true, ..signed() };
        assert_eq!(end.breach(&reworded), Some(SignedEndBreach::Reworded));
        let shorter = SignedGame { seq: 6, ..reworded.clone() };
        assert_eq!(end.breach(&shorter), Some(SignedEndBreach::Game));
        let other = SignedGame { key: "ee".repeat(32), ..reworded };
        assert_eq!(end.breach(&other), Some(SignedEndBreach::Key));
        let other = SignedGame { key: "ee".repeat(32), ..signed() };
        assert_eq!(end.breach(&other), Some(SignedEndBreach::Key));
    }

    #[test]
    fn the_signature_can_be_checked_unless_a_part_is_broken() {
        let parts = SignedEnd::new(&signed()).signature_parts().expect("valid parts");
        assert_eq!((parts.key, parts.signature), ([0xcc; 32], [0xdd; 64]));
        assert!(parts.message.starts_with(b"cartagena signed game 1\0\x02k3"));
        let broken = SignedGame { signature: "dd".into(), ..signed() };
        assert_eq!(SignedEnd::new(&broken).signature_parts(), None);
    }

    #[test]
    fn a_receipt_holds_the_signature() {
        let mut receipt = Receipt { game: Some("k3".into()), ..Receipt::default() };
        SignedEnd::new(&signed()).add_to(&mut receipt);
        let text = receipt.to_string();
        assert!(text.contains(&format!("[Head \"7 {}\"]\n", "aa".repeat(32))), "{text}");
        assert!(receipt.signed_message().is_some() && receipt.signature.is_some());
    }
}
