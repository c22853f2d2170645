//! A receipt: what a player noted about a game while it went on.
//!
//! A record alone cannot show what was committed to beforehand, because its writer could have made
//! up everything in it. A receipt was written earlier by somebody else, so a record that fits it is
//! bound to what was shown then.
//!
//! ```text
//! [Receipt "1"]
//! [Game "k3w9xq7pm2ab"]
//! [Fair "1 3a8f97076d008690c5dadbab9a9673026b6ab714b3a8c15039c72b1fbcf10c6f"]
//! [Promise0 "19930f450209231ebe7ee48deccbf793476dc5867c553542f34ac88d489cff1a"]
//! [Promise1 "none"]
//! [Record "55255b07e0e6fc3fd1578215badd607079d13363112b979a68553ac5911c7181"]
//! ```
//!
//! | tag | value |
//! |---|---|
//! | `Receipt` | the version of the format, first of all tags |
//! | `Game` | the id of the game |
//! | `Fair` | version of the rules and the server's commitment, noted before any secret was revealed |
//! | `Promise0`… | the commitment of a seat, or `none` if it had made none when the first secret was asked for; no tag if nothing was noted |
//! | `Record` | the `Sum` of the record, noted at the end of the game |
//! | `Head` | number and hash of the last line that the server had stored then |
//! | `Key`, `Signature` | the server's public key and its Ed25519 signature of [these bytes](crate::signed_message) |
//!
//! All tags but the first are optional, and tags that are not known are skipped.

use crate::tags::{Tag, Tags};
use crate::{ChainHead, Hex, MAX_LINE_BYTES, Record};
use cartagena::{Seat, VERSION as RULES};
use cartagena_deal::Commitment;
use cartagena_deal::commit_reveal::{SeatCommitment, SeatPart, TextHash, is_game_id};
use std::fmt;

/// The version of the format.
const VERSION: &str = "1";
/// The value of a seat that had made no commitment.
const NO_COMMITMENT: &str = "none";

/// A note about the commitment of one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatNote {
    /// Nothing.
    #[default]
    Unknown,
    /// The seat had made no commitment when the first secret was asked for.
    NoCommitment,
    /// The commitment of the seat.
    Committed(SeatCommitment),
}

/// The notes of a player about a game, made while it went on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Receipt {
    /// The id of the game.
    pub game: Option<String>,
    /// The server's commitment.
    pub commitment: Option<Commitment>,
    /// The commitment of each seat.
    pub seats: [SeatNote; Seat::MAX],
    /// The hash of the record, as it was told at the end of the game.
    pub record: Option<TextHash>,
    /// The head of the game's hash chain, as it was told at the end of the game.
    pub head: Option<ChainHead>,
    /// The public key by which the server signed the end of the game.
    pub key: Option<Hex<32>>,
    /// The server's signature.
    pub signature: Option<Hex<64>>,
}

/// The error of a text that is not a receipt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReceiptError {
    /// The line that cannot be read, counted from one.
    pub line: usize,
}

impl fmt::Display for ReceiptError {
    /// Writes the error in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} is not a line of a receipt", self.line)
    }
}

impl std::error::Error for ReceiptError {}

/// A difference between a record and a receipt of the same game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// The record is of another game.
    Game,
    /// The server's commitment is another one.
    ServerCommitment,
    /// The commitment of this seat is another one, or is missing.
    SeatCommitment(usize),
    /// The record is not the one that was noted at the end.
    Record,
    /// The signature of the receipt is not by the server's key, or something that it signs was changed.
    Signature,
}

impl Contradiction {
    /// Returns a stable, lower-case name, for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Contradiction::Game => "game",
            Contradiction::ServerCommitment => "server-commitment",
            Contradiction::SeatCommitment(_) => "seat-commitment",
            Contradiction::Record => "record",
            Contradiction::Signature => "signature",
        }
    }
}

impl Receipt {
    /// Reads a receipt.
    ///
    /// # Errors
    ///
    /// [`ReceiptError`] names the first line that is not one of a receipt.
    pub fn read(text: &str) -> Result<Receipt, ReceiptError> {
        let mut tags = Tags { list: Vec::new(), end: text.len() };
        let mut receipt = Receipt::default();
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let wrong = ReceiptError { line: index + 1 };
            let tag = Some(line).filter(|line| line.len() <= MAX_LINE_BYTES);
            let tag = tag.and_then(|line| Tag::read(line.trim(), 0).ok()).ok_or(wrong)?;
            let first = tags.list.is_empty();
            if first != (tag.name == "Receipt") || (first && tag.value != VERSION) {
                return Err(wrong);
            }
            receipt.read_tag(&tag).ok_or(wrong)?;
            tags.push(tag).map_err(|_| wrong)?;
        }
        if tags.list.is_empty() { Err(ReceiptError { line: 1 }) } else { Ok(receipt) }
    }

    fn read_tag(&mut self, tag: &Tag) -> Option<()> {
        match tag.name.as_str() {
            "Game" => self.game = Some(tag.value.clone()).filter(|id| is_game_id(id)).map(Some)?,
            "Fair" => {
                let digits = tag.value.strip_prefix(&format!("{RULES} "))?;
                self.commitment = Some(digits.parse().ok()?);
            }
            "Record" => self.record = Some(tag.value.parse().ok()?),
            "Head" => self.head = Some(tag.value.parse().ok()?),
            "Key" => self.key = Some(tag.value.parse().ok()?),
            "Signature" => self.signature = Some(tag.value.parse().ok()?),
            name => {
                let seat = name.strip_prefix("Promise").and_then(|seat| seat.parse().ok());
                if let Some(seat) = seat {
                    *self.seats.get_mut::<usize>(seat)? = tag.value.parse().ok()?;
                }
            }
        }
        Some(())
    }

    /// Returns true if nothing is noted by which a record could be judged.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let unknown = |note: &SeatNote| *note == SeatNote::Unknown;
        self.commitment.is_none() && self.record.is_none() && self.seats.iter().all(unknown)
    }

    /// Returns the first difference between a record and this receipt. A record without the thing
    /// that was noted differs.
    #[must_use]
    pub fn contradiction(&self, record: &Record) -> Option<Contradiction> {
        let deal = record.proof().map(|proof| &proof.commit_reveal);
        let differs = |game: &String| deal.is_none_or(|deal| deal.game_id != *game);
        if self.game.as_ref().is_some_and(differs) {
            return Some(Contradiction::Game);
        }
        let bound = deal.map(|deal| deal.commitment).or(record.commitment);
        if self.commitment.is_some_and(|noted| bound != Some(noted)) {
            return Some(Contradiction::ServerCommitment);
        }
        let part = |seat: usize| deal.and_then(|deal| deal.parts.get(seat));
        let broken = |(seat, note): (usize, &SeatNote)| !note.fits(part(seat));
        if let Some(seat) = self.seats.iter().enumerate().position(broken) {
            return Some(Contradiction::SeatCommitment(seat));
        }
        let other = self.record.is_some_and(|noted| record.hash() != Some(noted));
        other.then_some(Contradiction::Record)
    }
}

impl SeatNote {
    /// Reports whether the part of a seat in a record is what was noted.
    fn fits(self, part: Option<&SeatPart>) -> bool {
        match self {
            SeatNote::Unknown => true,
            SeatNote::NoCommitment => matches!(part, Some(SeatPart::None)),
            SeatNote::Committed(noted) => part.and_then(SeatPart::commitment) == Some(noted),
        }
    }
}

impl std::str::FromStr for SeatNote {
    type Err = cartagena_deal::NotHex;

    fn from_str(text: &str) -> Result<SeatNote, cartagena_deal::NotHex> {
        match text {
            NO_COMMITMENT => Ok(SeatNote::NoCommitment),
            digits => digits.parse().map(SeatNote::Committed),
        }
    }
}

impl fmt::Display for Receipt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut write = |name: &str, value: Option<String>| {
            value.map_or(Ok(()), |value| f.write_str(&Tag::write(name, &value)))
        };
        write("Receipt", Some(VERSION.to_owned()))?;
        write("Game", self.game.clone())?;
        write("Fair", self.commitment.map(|commitment| format!("{RULES} {commitment}")))?;
        for (seat, note) in self.seats.iter().enumerate() {
            write(&format!("Promise{seat}"), note.value())?;
        }
        write("Record", self.record.map(|hash| hash.to_string()))?;
        write("Head", self.head.map(|head| head.to_string()))?;
        write("Key", self.key.map(|key| key.to_string()))?;
        write("Signature", self.signature.map(|signature| signature.to_string()))
    }
}

impl SeatNote {
    fn value(self) -> Option<String> {
        match self {
            SeatNote::Unknown => None,
            SeatNote::NoCommitment => Some(NO_COMMITMENT.to_owned()),
            SeatNote::Committed(commitment) => Some(commitment.to_string()),
        }
    }
}
