use crate::check::DealCheck;
use crate::read_notes;
use crate::tags::{Tag, Tags, printable};
use crate::{
    MAX_BYTES, MAX_LINE_BYTES, MAX_MOVES, MAX_NAME_CHARS, Record, RecordEnd, RecordError,
    RecordProblem, VERSION, check, clean_name, proof,
};
use cartagena::{Fault, Field, Game, Notated, Outcome, Rules, Seat, Setup, Turn};
use cartagena_deal::{Commitment, Seed};
use std::ops::Range;

impl Record {
    /// Reads a record and plays its moves through the rules, each once.
    ///
    /// # Errors
    ///
    /// [`RecordError`] names the first problem and the bytes of the text that show it.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        if text.len() > MAX_BYTES {
            return Err(RecordError::new(RecordProblem::TooLong, MAX_BYTES..MAX_BYTES));
        }
        let (tags, turns) = split(text)?;
        let mut record = Record::new(start(&tags)?, []);
        record.read_names(&tags)?;
        record.read_deal(&tags)?;
        record.read_proof(&tags)?;
        check::start(&record, &tags)?;
        let mut deal = DealCheck::new(&record);
        for (number, turn) in turns.iter().enumerate() {
            record.read_turn(number + 1, *turn, &mut deal)?;
        }
        record.read_ending(&tags)?;
        record.check_result(&tags)?;
        check::unconfirmed(&record, &tags)?;
        deal.result(&tags)?;
        record.other_tags = record.other_tags_of(&tags);
        read_notes::read(&mut record, &tags, text)?;
        proof::check_hash(&record, &tags, text)?;
        Ok(record)
    }

    fn read_names(&mut self, tags: &Tags) -> Result<(), RecordError> {
        for (index, name) in self.names.iter_mut().enumerate() {
            let Some(tag) = tags.get(&format!("Seat{index}")) else { continue };
            if tag.value != clean_name(&tag.value) || tag.value.chars().count() > MAX_NAME_CHARS {
                return Err(tag.error(RecordProblem::InvalidName));
            }
            name.clone_from(&tag.value);
        }
        Ok(())
    }

    fn read_deal(&mut self, tags: &Tags) -> Result<(), RecordError> {
        if let Some(tag) = tags.get("Deal") {
            let commitment = tag.value.strip_prefix("1 ").map(str::parse::<Commitment>);
            let commitment = commitment.ok_or_else(|| tag.error(RecordProblem::InvalidDeal))?;
            self.commitment = Some(commitment.map_err(|_| tag.error(RecordProblem::InvalidDeal))?);
        }
        if let Some(tag) = tags.get("Seed") {
            let seed: Seed =
                tag.value.parse().map_err(|_| tag.error(RecordProblem::InvalidDeal))?;
            if self.commitment.is_some_and(|commitment| commitment != seed.commitment()) {
                return Err(tag.error(RecordProblem::SeedMismatch));
            }
            self.seed = Some(seed);
        }
        self.unconfirmed = match tags.get("Unconfirmed") {
            None => false,
            Some(tag) => match tag.value.as_str() {
                "yes" => true,
                "no" => false,
                _ => return Err(tag.error(RecordProblem::NotYesOrNo)),
            },
        };
        Ok(())
    }

    fn read_proof(&mut self, tags: &Tags) -> Result<(), RecordError> {
        self.proof = proof::read(tags, self.names.len())?;
        if let Some(proof) = &self.proof {
            self.seed = proof.commit_reveal.seed();
        }
        proof::check(self, tags)
    }

    /// `12. 1: D0>7 7<5+K .`
    fn read_turn<'a>(
        &mut self,
        number: usize,
        line: SourceLine<'a>,
        deal: &mut DealCheck<'a>,
    ) -> Result<(), RecordError> {
        let Some((head, moves)) = line.text.split_once(':') else {
            return Err(line.error(RecordProblem::TurnForm));
        };
        let head = SourceLine { text: head, ..line };
        let Turn::ToMove { seat, .. } = self.end.turn() else {
            return Err(line.error(RecordProblem::MoveAfterTurnEnd));
        };
        self.check_open_turn(&head)?;
        check_head(&head, number, seat)?;
        self.read_moves(SourceLine { text: moves, at: line.at + head.text.len() + 1 }, deal)
    }

    /// A new turn starts only where the rules say that the last one has ended.
    fn check_open_turn(&self, head: &SourceLine<'_>) -> Result<(), RecordError> {
        let begun = !self.events.is_empty();
        match self.end.turn() {
            Turn::ToMove { moves_left, .. } if begun && moves_left < Turn::MOVES => {
                Err(head.error(RecordProblem::TurnNotEnded))
            }
            _ => Ok(()),
        }
    }

    fn read_moves<'a>(
        &mut self,
        moves: SourceLine<'a>,
        deal: &mut DealCheck<'a>,
    ) -> Result<(), RecordError> {
        let mut over = false;
        for word in moves.words() {
            if over {
                return Err(word.error(RecordProblem::MoveAfterTurnEnd));
            }
            self.read_move(&word, deal)?;
            over = self.end.turn().is_start() || self.end.outcome().is_some();
        }
        if moves.words().next().is_none() {
            return Err(moves.error(RecordProblem::NoMoves));
        }
        Ok(())
    }

    /// Reads a move and plays it, once.
    fn read_move<'a>(
        &mut self,
        word: &SourceLine<'a>,
        deal: &mut DealCheck<'a>,
    ) -> Result<(), RecordError> {
        if self.events.len() >= MAX_MOVES {
            return Err(word.error(RecordProblem::TooManyMoves));
        }
        let notated: Notated =
            word.text.parse().map_err(|_| word.error(RecordProblem::NotAMove))?;
        let dealt = notated.resolve(&self.end);
        let dealt = dealt.map_err(|wrong| word.error(RecordProblem::WrongMove(wrong)))?;
        let dealt = dealt.unwrap_or_default();
        deal.compare(&self.end, &dealt, *word);
        let event = self.end.play(notated.action, &dealt);
        let event = event.map_err(|_| word.error(RecordProblem::NotLongForm))?;
        if event.notation().to_string() != word.text {
            return Err(word.error(RecordProblem::NotLongForm));
        }
        self.events.push(event);
        Ok(())
    }

    /// People end only what the rules have not ended yet.
    fn read_ending(&mut self, tags: &Tags) -> Result<(), RecordError> {
        let Some(tag) = tags.get("Ended") else { return Ok(()) };
        let result = tags.need("Result")?;
        let winner = match result.value.parse() {
            Ok(Outcome::Won(seat)) => Some(seat).filter(|seat| seat.index() < self.names.len()),
            _ => None,
        };
        let ending = match (tag.value.as_str(), winner) {
            ("agreement", _) => RecordEnd::Agreement,
            ("resignation", Some(winner)) => RecordEnd::Resignation(winner),
            ("resignation", None) => return Err(result.error(RecordProblem::ResultMismatch)),
            _ => return Err(tag.error(RecordProblem::InvalidEnd)),
        };
        if self.end.outcome().is_some() {
            return Err(tag.error(RecordProblem::ResultMismatch));
        }
        self.ending = Some(ending);
        Ok(())
    }

    fn check_result(&self, tags: &Tags) -> Result<(), RecordError> {
        let tag = tags.need("Result")?;
        if tag.value != UNFINISHED && tag.value.parse::<Outcome>().is_err() {
            return Err(tag.error(RecordProblem::InvalidResult));
        }
        if tag.value != self.result() {
            return Err(tag.error(RecordProblem::ResultMismatch));
        }
        Ok(())
    }

    /// Returns the value of the tag `Result`: the outcome, or `unfinished`.
    #[must_use]
    pub fn result(&self) -> String {
        self.outcome().map_or_else(|| UNFINISHED.to_owned(), |outcome| outcome.to_string())
    }
}

/// A piece of the text that remembers where it stands.
#[derive(Clone, Copy)]
pub(crate) struct SourceLine<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> SourceLine<'a> {
    pub(crate) fn new(text: &'a str, at: usize) -> SourceLine<'a> {
        SourceLine { text, at }
    }

    pub(crate) fn text(&self) -> &'a str {
        self.text
    }

    pub(crate) fn span(&self) -> Range<usize> {
        self.at..self.at + self.text.len()
    }

    pub(crate) fn error(&self, problem: RecordProblem) -> RecordError {
        RecordError::new(problem, self.span())
    }

    pub(crate) fn words(self) -> impl Iterator<Item = SourceLine<'a>> {
        let start = self.text.as_ptr() as usize;
        self.text
            .split_ascii_whitespace()
            .map(move |text| SourceLine { text, at: self.at + (text.as_ptr() as usize - start) })
    }
}

/// The result of a game that is not over.
const UNFINISHED: &str = "unfinished";

/// Some editors begin a file with it.
pub(crate) const BYTE_ORDER_MARK: char = '\u{feff}';

/// The lines that say something, without the white space around them.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = SourceLine<'_>> {
    all_lines(text).filter(|line| !line.text.starts_with('#'))
}

/// The lines that are not empty, remarks and notes included.
pub(crate) fn all_lines(text: &str) -> impl Iterator<Item = SourceLine<'_>> {
    let mut at = 0;
    let numbered = text.split('\n').map(move |line| {
        let blank = |letter: char| letter.is_whitespace() || letter == BYTE_ORDER_MARK;
        let indent = line.len() - line.trim_start_matches(blank).len();
        let found = SourceLine { text: line.trim_matches(blank), at: at + indent };
        at += line.len() + 1;
        found
    });
    numbered.filter(|line| !line.text.is_empty())
}

fn split(text: &str) -> Result<(Tags, Vec<SourceLine<'_>>), RecordError> {
    let mut tags = Tags { list: Vec::new(), end: text.len() };
    let mut turns: Vec<SourceLine<'_>> = Vec::new();
    for line in lines(text) {
        if line.text.len() > MAX_LINE_BYTES {
            return Err(line.error(RecordProblem::LineTooLong));
        }
        if !line.text.starts_with('[') {
            turns.push(line);
            continue;
        }
        if !turns.is_empty() {
            return Err(line.error(RecordProblem::TagTooLate));
        }
        tags.push(Tag::read(line.text, line.at)?)?;
    }
    tags.end = turns.first().map_or(text.len(), |turn| turn.at);
    match tags.list.first() {
        Some(tag) if tag.name == "Cartagena" && tag.value == VERSION => Ok((tags, turns)),
        Some(tag) if tag.name == "Cartagena" => Err(tag.error(RecordProblem::UnsupportedVersion)),
        _ => Err(RecordError::new(
            RecordProblem::NotARecord,
            0..text.find('\n').unwrap_or(text.len()),
        )),
    }
}

const START_TAGS: [&str; 5] = ["Rules", "Tunnel", "First", "Hands", "Row"];

fn start(tags: &Tags) -> Result<Game, RecordError> {
    if let Some(tag) = tags.get("Position") {
        if let Some(other) = START_TAGS.iter().find_map(|name| tags.get(name)) {
            return Err(other.error(RecordProblem::TagConflictsWithPosition));
        }
        let setup: Result<Setup, Fault> = tag.value.parse();
        return setup.and_then(|setup| setup.game()).map_err(|fault| {
            let span = fault.span(&tag.value);
            let at = tag.span.start;
            RecordError::new(fault, at + span.start..at + span.end)
        });
    }
    let value = |name| tags.need(name).map(|tag| tag.value.as_str());
    let hands = value("Hands")?.split('|').map(|hand| format!("0.0.0.0.0.0:{hand}"));
    let seats = hands.collect::<Vec<_>>().join("|");
    let has_row = value("Rules")?.parse::<Rules>().is_ok_and(|rules| rules.variant.has_row());
    let row = if has_row || tags.get("Row").is_some() { value("Row")? } else { "-" };
    let line =
        format!("{} {} {seats} {row} - {}.3", value("Rules")?, value("Tunnel")?, value("First")?);
    line.parse::<Game>().map_err(|fault| tag_of(tags, fault.field).error(fault))
}

/// The tag that says a field of the start.
fn tag_of(tags: &Tags, field: Field) -> &Tag {
    let name = match field {
        Field::Rules => "Rules",
        Field::Tunnel => "Tunnel",
        Field::Row => "Row",
        Field::Turn => "First",
        Field::Line | Field::Seats | Field::Seat(_) | Field::Discard => "Hands",
    };
    tags.get(name).unwrap_or(&tags.list[0])
}

fn check_head(head: &SourceLine<'_>, number: usize, seat: Seat) -> Result<(), RecordError> {
    let (first, second) = head.text.split_once('.').ok_or(head.error(RecordProblem::TurnForm))?;
    let expect = |text: &str, right: usize, problem: RecordProblem| {
        let text = text.trim();
        let number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        match text == right.to_string() {
            true => Ok(()),
            false => Err(head.error(if number { problem } else { RecordProblem::TurnForm })),
        }
    };
    expect(first, number, RecordProblem::WrongTurnNumber(number))?;
    expect(second, seat.index(), RecordProblem::WrongTurnSeat(seat))
}

impl Record {
    /// The tags that mean nothing here. Those of a fair deal do only where there is one.
    fn other_tags_of(&self, tags: &Tags) -> Vec<(String, String)> {
        const OWN: [&str; 7] =
            ["Cartagena", "Position", "Deal", "Seed", "Unconfirmed", "Result", "Ended"];
        let seats = self.names.len();
        let fair = |name: &str| proof::PROOF_TAGS.contains(&name) || proof::is_part(name, seats);
        let own = |name: &str| {
            OWN.contains(&name)
                || (name == "Annotations" && read_notes::has_notes(tags))
                || START_TAGS.contains(&name)
                || is_seat(name, seats)
                || (self.proof.is_some() && fair(name))
        };
        let others = tags.list.iter().filter(|tag| !own(&tag.name));
        others.map(|tag| (tag.name.clone(), printable(&tag.value))).collect()
    }
}

fn is_seat(name: &str, seats: usize) -> bool {
    (0..seats).any(|seat| name == format!("Seat{seat}"))
}
