//! The tags of a commit–reveal deal.

use crate::notes::TAG;
use crate::read::BYTE_ORDER_MARK;
use crate::read_notes::is_note;
use crate::tags::{Tag, Tags};
use crate::{Record, RecordError, RecordProblem};
use cartagena::VERSION as RULES;
use cartagena_deal::commit_reveal::{
    BrokenCommitment, CommitReveal, SeatPart, TextHash, is_game_id,
};
use std::fmt;

/// The proof that a deal was not chosen by the server or a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The commitments, the seats' secrets and, once the game is over, the server's.
    pub commit_reveal: CommitReveal,
    /// True if players chose the tunnel, so that chance did not.
    pub chose_tunnel: bool,
    /// True if players chose the first seat.
    pub chose_first: bool,
}

/// The tags that mean something beside `Fair`.
pub(crate) const PROOF_TAGS: [&str; 5] = ["Fair", "Game", "Chosen", "Secret", "Sum"];

pub(crate) fn is_part(name: &str, seats: usize) -> bool {
    (0..seats).any(|seat| name == part_tag(seat))
}

fn part_tag(seat: usize) -> String {
    format!("Part{seat}")
}

/// Reads the proof, if the record has one.
pub(crate) fn read(tags: &Tags, seats: usize) -> Result<Option<Proof>, RecordError> {
    let Some(tag) = tags.get("Fair") else {
        return match tags.get("Sum") {
            Some(_) => tags.need("Fair").map(|_| None),
            None => Ok(None),
        };
    };
    check_conflicting_tags(tags, tag)?;
    let fair = read_commit_reveal(tags, tag, seats)?;
    let (chose_tunnel, chose_first) = read_chosen(tags)?;
    Ok(Some(Proof { commit_reveal: fair, chose_tunnel, chose_first }))
}

/// Checks that a commit–reveal deal begins at the fort and has no other seed.
fn check_conflicting_tags(tags: &Tags, fair: &Tag) -> Result<(), RecordError> {
    if tags.get("Position").is_some() {
        return Err(fair.error(RecordProblem::TagConflictsWithPosition));
    }
    match ["Deal", "Seed"].iter().find_map(|name| tags.get(name)) {
        Some(other) => Err(other.error(RecordProblem::TagConflictsWithFairDeal)),
        None => Ok(()),
    }
}

fn read_commit_reveal(tags: &Tags, tag: &Tag, seats: usize) -> Result<CommitReveal, RecordError> {
    let commitment = tag.value.strip_prefix(&format!("{RULES} ")).map(str::parse);
    let Some(Ok(commitment)) = commitment else {
        return Err(tag.error(RecordProblem::InvalidDeal));
    };
    let game = tags.need("Game")?;
    if !is_game_id(&game.value) {
        return Err(game.error(RecordProblem::InvalidGameId));
    }
    let secret = tags
        .get("Secret")
        .map(|tag| tag.value.parse().map_err(|_| tag.error(RecordProblem::InvalidDeal)));
    let parts = (0..seats).map(|seat| read_part(tags, seat)).collect::<Result<_, _>>()?;
    let game = game.value.clone();
    Ok(CommitReveal {
        game_id: game,
        rules_version: RULES,
        commitment,
        secret: secret.transpose()?,
        parts,
    })
}

fn read_part(tags: &Tags, seat: usize) -> Result<SeatPart, RecordError> {
    let Some(tag) = tags.get(&part_tag(seat)) else { return Ok(SeatPart::None) };
    let bad = || tag.error(RecordProblem::InvalidDeal);
    match tag.value.split_once(' ') {
        None => Ok(SeatPart::Committed(tag.value.parse().map_err(|_| bad())?)),
        Some((commitment, secret)) => {
            let commitment = commitment.parse().map_err(|_| bad())?;
            Ok(SeatPart::Revealed(commitment, secret.parse().map_err(|_| bad())?))
        }
    }
}

fn read_chosen(tags: &Tags) -> Result<(bool, bool), RecordError> {
    match tags.get("Chosen").map(|tag| (tag.value.as_str(), tag)) {
        None => Ok((false, false)),
        Some(("tunnel", _)) => Ok((true, false)),
        Some(("first", _)) => Ok((false, true)),
        Some(("tunnel first", _)) => Ok((true, true)),
        Some((_, tag)) => Err(tag.error(RecordProblem::InvalidChosen)),
    }
}

/// Checks that the secrets fit their commitments, and tunnel and first seat the seed. The hands and
/// every later card are compared where seeds are.
pub(crate) fn check(record: &Record, tags: &Tags) -> Result<(), RecordError> {
    let Some(proof) = &record.proof else { return Ok(()) };
    proof.commit_reveal.verify().map_err(|broken| match broken {
        BrokenCommitment::ServerSecret => {
            error_at(tags, "Secret", RecordProblem::ServerSecretMismatch)
        }
        BrokenCommitment::SeatSecret(seat) => {
            error_at(tags, &part_tag(seat), RecordProblem::SeatSecretMismatch)
        }
    })?;
    let Some(seed) = record.seed else { return Ok(()) };
    let start = record.start();
    if !proof.chose_tunnel && *start.tunnel() != seed.tunnel() {
        return Err(error_at(tags, "Tunnel", RecordProblem::TunnelNotFromSeed));
    }
    let first = seed.first_seat(start.position().seats());
    if !proof.chose_first && start.turn().seat() != Some(first) {
        return Err(error_at(tags, "First", RecordProblem::FirstSeatNotFromSeed));
    }
    Ok(())
}

fn error_at(tags: &Tags, name: &str, problem: RecordProblem) -> RecordError {
    tags.get(name).unwrap_or(&tags.list[0]).error(problem)
}

/// Checks that a record with a secret is, to the letter, what was written.
pub(crate) fn check_hash(record: &Record, tags: &Tags, text: &str) -> Result<(), RecordError> {
    let Some(sum) = record.hash() else {
        let surplus = tags.get("Sum").map(|tag| tag.error(RecordProblem::HashMismatch));
        return surplus.map_or(Ok(()), Err);
    };
    let tag = tags.need("Sum")?;
    if tag.value != sum.to_string() {
        return Err(tag.error(RecordProblem::HashMismatch));
    }
    let kept = |line: &str| record.all_notes().next().is_none() || !is_about_notes(line);
    check_canonical(text, &record.clone().without_notes().to_string(), kept)
}

/// Compares the text with its one spelling. Line ends of other systems and a missing last one are no
/// change.
fn check_canonical(
    text: &str,
    written: &str,
    kept: impl Fn(&str) -> bool,
) -> Result<(), RecordError> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let plain = |line: &str| line.strip_suffix('\r').unwrap_or(line).to_owned();
    let lines = text.strip_suffix('\n').unwrap_or(text).split('\n').map(plain);
    let mut lines = lines.enumerate().filter(|(_, line)| kept(line));
    let mut last = 0;
    for right in written.trim_end_matches('\n').split('\n') {
        match lines.next() {
            Some((number, line)) if line == right => last = number + 1,
            Some((number, _)) => return Err(line_error(text, number)),
            None => return Err(line_error(text, last)),
        }
    }
    lines.next().map_or(Ok(()), |(number, _)| Err(line_error(text, number)))
}

/// Reports whether a line is a note or says that there are notes: the hash is not over them.
fn is_about_notes(line: &str) -> bool {
    is_note(line) || line == Tag::write(TAG.0, TAG.1).trim_end()
}

fn line_error(text: &str, line: usize) -> RecordError {
    let begin = text.split_inclusive('\n').take(line).map(str::len).sum();
    RecordError::new(RecordProblem::NotCanonical, begin..begin)
}

impl Record {
    pub(crate) fn write_proof(&self, proof: &Proof, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CommitReveal { game_id: game, rules_version: rules, commitment, secret, parts } =
            &proof.commit_reveal;
        f.write_str(&Tag::write("Game", game))?;
        f.write_str(&Tag::write("Fair", &format!("{rules} {commitment}")))?;
        for (seat, part) in parts.iter().enumerate() {
            f.write_str(&part_tag_text(seat, part))?;
        }
        match (proof.chose_tunnel, proof.chose_first) {
            (false, false) => {}
            (true, false) => f.write_str(&Tag::write("Chosen", "tunnel"))?,
            (false, true) => f.write_str(&Tag::write("Chosen", "first"))?,
            (true, true) => f.write_str(&Tag::write("Chosen", "tunnel first"))?,
        }
        secret.map_or(Ok(()), |secret| f.write_str(&Tag::write("Secret", &secret.to_string())))
    }

    /// Returns the hash of the whole text but for the hash itself.
    pub(crate) fn text_hash(&self) -> TextHash {
        TextHash::of(&WithoutHash(self).to_string())
    }

    /// Returns the hash of the record, its tag `Sum`; only a record that tells its secret has one. It has
    /// no key: it finds damage, but anybody who changes the record can compute it again.
    #[must_use]
    pub fn hash(&self) -> Option<TextHash> {
        let secret = self.proof.as_ref().and_then(|proof| proof.commit_reveal.secret);
        secret.map(|_| self.text_hash())
    }
}

struct WithoutHash<'a>(&'a Record);

impl fmt::Display for WithoutHash<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(f, None, false)
    }
}

fn part_tag_text(seat: usize, part: &SeatPart) -> String {
    match part {
        SeatPart::None => String::new(),
        SeatPart::Committed(commitment) => Tag::write(&part_tag(seat), &commitment.to_string()),
        SeatPart::Revealed(commitment, secret) => {
            Tag::write(&part_tag(seat), &format!("{commitment} {secret}"))
        }
    }
}
