//! Packed links: a whole game as a short word. A move is stored as its index among the legal moves,
//! and only cards that came by chance are named. So a link contains a possible game, or it is
//! refused.
//!
//! The word is base64url of: a version, a checksum, the length of the tags, the tags as text, the
//! number of moves, and the moves as bits. It never changes meaning. A game with annotations or variations
//! has version 2: their length and their lines, each behind the number of turns above it, come before the
//! tags.

use cartagena::{Action, Game, Seat, Symbol};
use cartagena_record::{MAX_BYTES, MAX_MOVES, Record, RecordEnd};
use std::fmt;

/// Error of a link that was truncated or changed, or written by an unknown version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLink;

impl fmt::Display for BadLink {
    /// Writes an English sentence for developers; localised sentences are in `texts`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the link is truncated, changed, or of an unknown version")
    }
}

impl std::error::Error for BadLink {}

const VERSION: u8 = 1;
/// The version of a word with annotations or variations.
const NOTED_VERSION: u8 = 2;
const UNFINISHED: &str = "[Result \"unfinished\"]\n";
/// Number of bits of a symbol.
const SYMBOL: u32 = 3;

/// Packs a record into a word; `None` if the text is no record.
pub fn pack_record(text: &str) -> Option<String> {
    let record = Record::read(text).ok()?;
    let notes = note_lines(&record.to_string());
    let record = record.without_notes();
    let tags = tags(&record);
    let mut bytes = vec![VERSION, 0, 0, 0];
    if !notes.is_empty() {
        bytes[0] = NOTED_VERSION;
        bytes.extend(u32::try_from(notes.len()).ok()?.to_be_bytes());
        bytes.extend(notes.as_bytes());
    }
    bytes.extend(u16::try_from(tags.len()).ok()?.to_be_bytes());
    bytes.extend(tags.as_bytes());
    bytes.extend(u16::try_from(record.events().len()).ok()?.to_be_bytes());
    bytes.extend(moves(&record));
    let sum = checksum(&bytes[4..]);
    bytes[1..4].copy_from_slice(&sum);
    Some(base64(&bytes))
}

/// Unpacks the record of a word. A turn that was waiting to be confirmed counts as done.
///
/// # Errors
///
/// [`BadLink`] if the word cannot be read, or its game is impossible.
pub fn unpack_record(word: &str) -> Result<String, BadLink> {
    let bytes = from_base64(word)?;
    let (head, body) = bytes.split_at_checked(4).ok_or(BadLink)?;
    if head[1..] != checksum(body) {
        return Err(BadLink);
    }
    let (notes, body) = match head[0] {
        VERSION => ("", body),
        NOTED_VERSION => split_notes(body)?,
        _ => return Err(BadLink),
    };
    let (length, rest) = number(body)?;
    let (tags, rest) = rest.split_at_checked(length).ok_or(BadLink)?;
    let tags = std::str::from_utf8(tags).map_err(|_| BadLink)?;
    let (before, after): (Vec<&str>, Vec<&str>) =
        tags.lines().partition(|line| !is_final_tag(line));
    let ending = if tags.contains("[Result ") { "" } else { UNFINISHED };
    let mut record =
        Record::read(&format!("{}\n{ending}", before.join("\n"))).map_err(|_| BadLink)?;
    let (count, bits) = number(rest)?;
    replay(&mut record, count, Bits { bytes: bits, at: 0 })?;
    let record = with_final_tags(record, &after).ok_or(BadLink)?;
    let text = with_notes(&record.to_string(), notes).ok_or(BadLink)?;
    // Input from outside is accepted only if the whole record is valid.
    Record::read(&text).map(|record| record.to_string()).map_err(|_| BadLink)
}

/// Reports whether a line of a record is a turn.
fn is_turn(line: &str) -> bool {
    !line.is_empty() && !line.starts_with(['#', '['])
}

/// Returns the lines of the annotations and variations, each behind the number of turns above it.
fn note_lines(record: &str) -> String {
    let (mut turns, mut notes) = (0, String::new());
    for line in record.lines() {
        if line.starts_with('#') {
            notes.push_str(&format!("{turns}{line}\n"));
        }
        turns += usize::from(is_turn(line));
    }
    notes
}

fn split_notes(body: &[u8]) -> Result<(&str, &[u8]), BadLink> {
    let (length, rest) = body.split_first_chunk().ok_or(BadLink)?;
    let length = usize::try_from(u32::from_be_bytes(*length)).map_err(|_| BadLink)?;
    let (notes, body) = rest.split_at_checked(length).ok_or(BadLink)?;
    Ok((std::str::from_utf8(notes).map_err(|_| BadLink)?, body))
}

/// Puts annotations and variations back between the turns of a record.
fn with_notes(record: &str, notes: &str) -> Option<String> {
    if notes.is_empty() {
        return Some(record.to_owned());
    }
    let numbered = |line: &'_ str| {
        let (turns, _) = line.split_once('#')?;
        Some((turns.parse::<usize>().ok()?, line[turns.len()..].to_owned()))
    };
    let notes: Vec<(usize, String)> = notes.lines().map(numbered).collect::<Option<_>>()?;
    let mut rest = notes.iter().peekable();
    let (mut turns, mut text) = (0, String::new());
    let mut add_notes = |text: &mut String, turns: usize| {
        while let Some((_, line)) = rest.next_if(|(above, _)| *above <= turns) {
            text.push_str(line);
            text.push('\n');
        }
    };
    for line in record.lines() {
        if is_turn(line) {
            add_notes(&mut text, turns);
            turns += 1;
        } else if line.starts_with("[Result ") {
            text.push_str("[Annotations \"1\"]\n");
        }
        text.push_str(line);
        text.push('\n');
    }
    add_notes(&mut text, usize::MAX);
    Some(text)
}

/// Reports whether a tag is valid only for a finished game: it is read after the moves are played.
fn is_final_tag(line: &str) -> bool {
    ["[Secret ", "[Ended "].iter().any(|tag| line.starts_with(tag))
}

/// Adds the tags that are valid only for a finished game.
fn with_final_tags(mut record: Record, tags: &[&str]) -> Option<Record> {
    for tag in tags {
        let value = tag.split('"').nth(1)?;
        record = match value.strip_prefix("resignation ") {
            _ if tag.starts_with("[Secret ") => {
                let mut proof = record.proof()?.clone();
                proof.commit_reveal.secret = Some(value.parse().ok()?);
                record.with_proof(proof)
            }
            Some(winner) => {
                record.ending =
                    Some(RecordEnd::Resignation(winner.parse().ok().and_then(Seat::new)?));
                record
            }
            None => {
                record.ending = Some(RecordEnd::Agreement);
                record
            }
        };
    }
    Some(record)
}

/// Returns the tags of a record that are stored in a link.
fn tags(record: &Record) -> String {
    let begun = !record.events().is_empty();
    let stored = |line: &&str| {
        let written_anew =
            ["[Unconfirmed ", "[Sum ", "[Ended "].iter().any(|tag| line.starts_with(tag));
        !written_anew && !((begun || record.ending.is_some()) && line.starts_with("[Result "))
    };
    let text = record.to_string();
    let lines = text.lines().take_while(|line| line.starts_with('[')).filter(stored);
    let ending = match record.ending {
        None => String::new(),
        Some(RecordEnd::Agreement) => "[Ended \"agreement\"]\n".to_owned(),
        Some(RecordEnd::Resignation(winner)) => format!("[Ended \"resignation {winner}\"]\n"),
    };
    lines.map(|line| format!("{line}\n")).chain([ending]).collect()
}

fn moves(record: &Record) -> Vec<u8> {
    let mut bits = Vec::new();
    for (game, event) in record.games().zip(record.events()) {
        let actions = game.legal_actions();
        let index = (0..actions.len()).find(|at| actions.get(*at) == Some(event.action()));
        put(&mut bits, index.unwrap_or(0), width(actions.len()));
        let dealt = event.dealt_cards(game.position().rules().variant).unwrap_or_default();
        dealt.iter().for_each(|card| put(&mut bits, *card as usize, SYMBOL));
    }
    let byte = |eight: &[bool]| {
        eight.iter().enumerate().fold(0, |byte, (at, bit)| byte | u8::from(*bit) << (7 - at))
    };
    bits.chunks(8).map(byte).collect()
}

fn replay(record: &mut Record, count: usize, mut bits: Bits<'_>) -> Result<(), BadLink> {
    if count > MAX_MOVES {
        return Err(BadLink);
    }
    for _ in 0..count {
        let mut game = record.end().clone();
        let action = action(&game, &mut bits)?;
        let dealt = (0..game.cards_needed(action)).map(|_| bits.symbol());
        let dealt: Vec<Symbol> = dealt.collect::<Result<_, _>>()?;
        let event = game.play(action, &dealt).map_err(|_| BadLink)?;
        record.push(event).map_err(|_| BadLink)?;
    }
    Ok(())
}

fn action(game: &Game, bits: &mut Bits<'_>) -> Result<Action, BadLink> {
    let actions = game.legal_actions();
    let index = bits.take(width(actions.len()))?;
    actions.get(index).ok_or(BadLink)
}

/// Returns the number of bits for values below `count`.
fn width(count: usize) -> u32 {
    usize::BITS - count.saturating_sub(1).leading_zeros()
}

fn put(bits: &mut Vec<bool>, value: usize, width: u32) {
    bits.extend((0..width).rev().map(|bit| value >> bit & 1 == 1));
}

struct Bits<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Bits<'_> {
    fn take(&mut self, width: u32) -> Result<usize, BadLink> {
        (0..width).try_fold(0, |value, _| {
            let byte = self.bytes.get(self.at / 8).ok_or(BadLink)?;
            let bit = byte >> (7 - self.at % 8) & 1;
            self.at += 1;
            Ok(value << 1 | usize::from(bit))
        })
    }

    fn symbol(&mut self) -> Result<Symbol, BadLink> {
        Symbol::ALL.get(self.take(SYMBOL)?).copied().ok_or(BadLink)
    }
}

fn number(bytes: &[u8]) -> Result<(usize, &[u8]), BadLink> {
    let (number, rest) = bytes.split_first_chunk().ok_or(BadLink)?;
    Ok((u16::from_be_bytes(*number).into(), rest))
}

/// Returns the last three bytes of FNV-1a: enough to notice what mail programs do to links.
fn checksum(bytes: &[u8]) -> [u8; 3] {
    let mix = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    let [_, sum @ ..] = bytes.iter().fold(0x811c_9dc5, mix).to_be_bytes();
    sum
}

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn base64(bytes: &[u8]) -> String {
    let word = |three: &[u8]| {
        let mut padded = [0; 4];
        padded[1..=three.len()].copy_from_slice(three);
        let word = u32::from_be_bytes(padded);
        (0..=three.len()).map(move |at| char::from(DIGITS[(word >> (18 - 6 * at) & 63) as usize]))
    };
    bytes.chunks(3).flat_map(word).collect()
}

fn from_base64(word: &str) -> Result<Vec<u8>, BadLink> {
    if word.len() > MAX_BYTES {
        return Err(BadLink);
    }
    let digit = |sign: u8| DIGITS.iter().position(|digit| *digit == sign).ok_or(BadLink);
    let digits: Vec<usize> = word.bytes().map(digit).collect::<Result<_, _>>()?;
    let mut bytes = Vec::with_capacity(digits.len());
    for four in digits.chunks(4) {
        let word =
            four.iter().enumerate().fold(0, |word, (at, digit)| word | digit << (18 - 6 * at));
        let [_, three @ ..] = (word as u32).to_be_bytes();
        bytes.extend(&three[..four.len() - 1]);
    }
    Ok(bytes)
}
