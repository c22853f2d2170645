//! The tags of a deal that nobody could choose.

use crate::read::BYTE_ORDER_MARK;
use crate::tags::{Tag, Tags};
use crate::{Problem, Record, RecordError};
use cartagena::VERSION as RULES;
use cartagena_deal::fair::{Broken, Fair, Part, Sum, is_id};
use std::fmt;

/// What a deal among people rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Commitment, promises, shares and, once the game is over, the secret.
    pub fair: Fair,
    /// Whether people chose the tunnel, so that chance did not.
    pub chose_tunnel: bool,
    /// Whether people chose who begins.
    pub chose_first: bool,
}

/// The tags that mean something beside `Fair`.
pub(crate) const OWN: [&str; 5] = ["Fair", "Game", "Chosen", "Secret", "Sum"];

pub(crate) fn is_part(name: &str, seats: usize) -> bool {
    (0..seats).any(|seat| name == part_tag(seat))
}

fn part_tag(seat: usize) -> String {
    format!("Part{seat}")
}

/// Reads what the deal rests on, if the record tells.
pub(crate) fn read(tags: &Tags, seats: usize) -> Result<Option<Proof>, RecordError> {
    let Some(tag) = tags.get("Fair") else {
        return match tags.get("Sum") {
            Some(_) => tags.need("Fair").map(|_| None),
            None => Ok(None),
        };
    };
    beside(tags, tag)?;
    let fair = fair(tags, tag, seats)?;
    let (chose_tunnel, chose_first) = chosen(tags)?;
    Ok(Some(Proof { fair, chose_tunnel, chose_first }))
}

/// A fair deal begins at the fort and has no other seed.
fn beside(tags: &Tags, fair: &Tag) -> Result<(), RecordError> {
    if tags.get("Position").is_some() {
        return Err(fair.error(Problem::TagBesidePosition));
    }
    match ["Deal", "Seed"].iter().find_map(|name| tags.get(name)) {
        Some(other) => Err(other.error(Problem::TagBesideFair)),
        None => Ok(()),
    }
}

fn fair(tags: &Tags, tag: &Tag, seats: usize) -> Result<Fair, RecordError> {
    let commitment = tag.value.strip_prefix(&format!("{RULES} ")).map(str::parse);
    let Some(Ok(commitment)) = commitment else { return Err(tag.error(Problem::Deal)) };
    let game = tags.need("Game")?;
    if !is_id(&game.value) {
        return Err(game.error(Problem::GameId));
    }
    let secret =
        tags.get("Secret").map(|tag| tag.value.parse().map_err(|_| tag.error(Problem::Deal)));
    let parts = (0..seats).map(|seat| part(tags, seat)).collect::<Result<_, _>>()?;
    let game = game.value.clone();
    Ok(Fair { game, rules: RULES, commitment, secret: secret.transpose()?, parts })
}

fn part(tags: &Tags, seat: usize) -> Result<Part, RecordError> {
    let Some(tag) = tags.get(&part_tag(seat)) else { return Ok(Part::None) };
    let bad = || tag.error(Problem::Deal);
    match tag.value.split_once(' ') {
        None => Ok(Part::Promised(tag.value.parse().map_err(|_| bad())?)),
        Some((promise, share)) => {
            let promise = promise.parse().map_err(|_| bad())?;
            Ok(Part::Given(promise, share.parse().map_err(|_| bad())?))
        }
    }
}

fn chosen(tags: &Tags) -> Result<(bool, bool), RecordError> {
    match tags.get("Chosen").map(|tag| (tag.value.as_str(), tag)) {
        None => Ok((false, false)),
        Some(("tunnel", _)) => Ok((true, false)),
        Some(("first", _)) => Ok((false, true)),
        Some(("tunnel first", _)) => Ok((true, true)),
        Some((_, tag)) => Err(tag.error(Problem::Chosen)),
    }
}

/// Whether secret and shares are the promised ones, and tunnel and first seat those of the seed.
/// The hands and every later card are looked at where seeds are.
pub(crate) fn check(record: &Record, tags: &Tags) -> Result<(), RecordError> {
    let Some(proof) = &record.proof else { return Ok(()) };
    proof.fair.check().map_err(|broken| match broken {
        Broken::Secret => at(tags, "Secret", Problem::SecretBroken),
        Broken::Share(seat) => at(tags, &part_tag(seat), Problem::ShareBroken),
    })?;
    let Some(seed) = record.seed else { return Ok(()) };
    let start = record.start();
    if !proof.chose_tunnel && *start.tunnel() != seed.tunnel() {
        return Err(at(tags, "Tunnel", Problem::TunnelNotOfSeed));
    }
    let first = seed.first_seat(start.position().seats());
    if !proof.chose_first && start.turn().seat() != Some(first) {
        return Err(at(tags, "First", Problem::FirstNotOfSeed));
    }
    Ok(())
}

fn at(tags: &Tags, name: &str, problem: Problem) -> RecordError {
    tags.get(name).unwrap_or(&tags.list[0]).error(problem)
}

/// Whether a record with a secret is, to the letter, what was written.
pub(crate) fn sum(record: &Record, tags: &Tags, text: &str) -> Result<(), RecordError> {
    let Some(sum) = record.told_sum() else {
        let surplus = tags.get("Sum").map(|tag| tag.error(Problem::SumBroken));
        return surplus.map_or(Ok(()), Err);
    };
    let tag = tags.need("Sum")?;
    if tag.value != sum.to_string() {
        return Err(tag.error(Problem::SumBroken));
    }
    spelling(text, &record.to_string())
}

/// Line ends of other systems and a missing last one are no change.
fn spelling(text: &str, written: &str) -> Result<(), RecordError> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let plain = |line: &str| line.strip_suffix('\r').unwrap_or(line).to_owned();
    let lines = text.strip_suffix('\n').unwrap_or(text).split('\n').map(plain);
    let differs = |(line, right): &(String, &str)| line != right;
    let right = written.trim_end_matches('\n').split('\n');
    let count = right.clone().count();
    match lines.clone().zip(right).position(|pair| differs(&pair)) {
        None if lines.count() == count => Ok(()),
        wrong => Err(line_error(text, wrong.unwrap_or(count))),
    }
}

fn line_error(text: &str, line: usize) -> RecordError {
    let begin = text.split_inclusive('\n').take(line).map(str::len).sum();
    RecordError::new(Problem::Spelling, begin..begin)
}

impl Record {
    pub(crate) fn write_proof(&self, proof: &Proof, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fair { game, rules, commitment, secret, parts } = &proof.fair;
        f.write_str(&Tag::write("Game", game))?;
        f.write_str(&Tag::write("Fair", &format!("{rules} {commitment}")))?;
        for (seat, part) in parts.iter().enumerate() {
            f.write_str(&written(seat, part))?;
        }
        match (proof.chose_tunnel, proof.chose_first) {
            (false, false) => {}
            (true, false) => f.write_str(&Tag::write("Chosen", "tunnel"))?,
            (false, true) => f.write_str(&Tag::write("Chosen", "first"))?,
            (true, true) => f.write_str(&Tag::write("Chosen", "tunnel first"))?,
        }
        secret.map_or(Ok(()), |secret| f.write_str(&Tag::write("Secret", &secret.to_string())))
    }

    /// The sum of everything but the sum.
    pub(crate) fn sum(&self) -> Sum {
        Sum::of(&Unsummed(self).to_string())
    }

    /// The sum to write: only a record that tells its secret has one.
    pub(crate) fn told_sum(&self) -> Option<Sum> {
        let secret = self.proof.as_ref().and_then(|proof| proof.fair.secret);
        secret.map(|_| self.sum())
    }
}

struct Unsummed<'a>(&'a Record);

impl fmt::Display for Unsummed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f, None)
    }
}

fn written(seat: usize, part: &Part) -> String {
    match part {
        Part::None => String::new(),
        Part::Promised(promise) => Tag::write(&part_tag(seat), &promise.to_string()),
        Part::Given(promise, share) => Tag::write(&part_tag(seat), &format!("{promise} {share}")),
    }
}
