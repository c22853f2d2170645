//! Annotations and variations: what people and programs wrote about a game, beside its moves.

use crate::tags::{Tag, printable};
use crate::{MAX_LINE_BYTES, Record, RecordProblem};
use cartagena::{Game, Notated, Seat, Turn};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The tag of a record with annotations, and the version of their form.
pub(crate) const TAG: (&str, &str) = ("Annotations", "1");
/// The greatest depth of variations within variations.
pub const MAX_VARIATION_DEPTH: usize = 8;
/// The most bytes of annotations and variations that a record has.
pub const MAX_NOTE_BYTES: usize = 1 << 18;

/// The annotations of a turn, and the variations that could have been played instead.
///
/// Names of annotations are free: letters, digits and `-`. Programs keep those that they do not know.
/// [`Notes::COMMENT`] and [`Notes::MARK`] mean the same everywhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Names and values, in their order; a name may stand several times.
    pub tags: Vec<(String, String)>,
    /// The variations, each from the beginning of the turn on.
    pub variations: Vec<Variation>,
}

/// Turns that could have been played from a moment of the game on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// The turns, one seat after the other; the last one may be unfinished.
    pub turns: Vec<VariationTurn>,
}

/// A turn of a variation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct VariationTurn {
    /// The moves, with targets and the cards that are supposed to come. Only the last move of a variation
    /// may leave its cards open: nobody knows how it goes on.
    pub moves: Vec<Notated>,
    /// Notes about the turn.
    pub notes: Notes,
}

impl Notes {
    /// The name of a comment: a sentence for people.
    pub const COMMENT: &str = "Comment";
    /// The name of a mark: `!`, `?`, `!!`, `??`, `!?` or `?!`, as in chess.
    pub const MARK: &str = "Mark";
    /// The name of everybody's chances to win after a turn, in seat order.
    pub const CHANCES: &str = "Chances";
    /// The name of what a turn lost of its seat's chance.
    pub const LOSS: &str = "Loss";

    /// Reports whether nothing is written.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tags.is_empty() && self.variations.is_empty()
    }

    /// Returns the first value of a name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

impl Record {
    /// Returns the notes of a turn, counted from 1; those of the game before its first turn are 0, and
    /// variations after its last turn have the number after that.
    #[must_use]
    pub fn notes(&self, turn: usize) -> Option<&Notes> {
        self.notes.get(&turn)
    }

    /// Iterates over all notes by the numbers of their turns.
    pub fn all_notes(&self) -> impl Iterator<Item = (usize, &Notes)> {
        self.notes.iter().map(|(turn, notes)| (*turn, notes))
    }

    /// Replaces the notes of a turn; empty ones are none.
    ///
    /// # Errors
    ///
    /// [`RecordProblem`] if there is no such turn, a move of a variation cannot be played, a name or value
    /// cannot be written, or there is no room; the record is unchanged then.
    pub fn set_notes(&mut self, turn: usize, notes: Notes) -> Result<(), RecordProblem> {
        let starts = self.turn_starts();
        check_turn(&notes, turn, turn.checked_sub(1).and_then(|index| starts.get(index)))?;
        let before = self.notes.insert(turn, notes);
        if self.notes[&turn].is_empty() {
            self.notes.remove(&turn);
        }
        if self.note_bytes() <= MAX_NOTE_BYTES {
            return Ok(());
        }
        match before {
            Some(before) => self.notes.insert(turn, before),
            None => self.notes.remove(&turn),
        };
        Err(RecordProblem::TooManyAnnotations)
    }

    /// Adds the notes of many turns, each checked once, as far as they fit: annotations of turns first, then
    /// variations. `starts` are the games at the beginnings of the turns. Returns the bytes that are left;
    /// `None` if something was left out.
    pub(crate) fn add_notes(
        &mut self,
        notes: BTreeMap<usize, Notes>,
        starts: &[&Game],
    ) -> Option<usize> {
        let mut room = MAX_NOTE_BYTES.saturating_sub(self.note_bytes());
        let (mut annotations, mut variations) = (Vec::new(), Vec::new());
        for (turn, notes) in notes {
            let annotation = |tag| (turn, Notes { tags: vec![tag], ..Notes::default() });
            let variation = |one| (turn, Notes { variations: vec![one], ..Notes::default() });
            annotations.extend(notes.tags.into_iter().map(annotation));
            variations.extend(notes.variations.into_iter().map(variation));
        }
        let mut complete = true;
        for (turn, part) in annotations.into_iter().chain(variations) {
            let start = turn.checked_sub(1).and_then(|index| starts.get(index).copied());
            let left = room.checked_sub(notes_text(turn, &part, self).len());
            let Some(left) = left.filter(|_| check_turn(&part, turn, start).is_ok()) else {
                complete = false;
                continue;
            };
            room = left;
            let known = self.notes.entry(turn).or_default();
            known.tags.extend(part.tags);
            known.variations.extend(part.variations);
        }
        complete.then_some(room)
    }

    /// Adds the notes of many turns, as far as there is room and they can be written: annotations first, then
    /// variations. Each is checked once, so that the work grows with the notes alone. Returns whether all were
    /// added.
    pub fn add_all_notes(&mut self, notes: BTreeMap<usize, Notes>) -> bool {
        let starts = self.turn_starts();
        let starts: Vec<&Game> = starts.iter().collect();
        self.add_notes(notes, &starts).is_some()
    }

    /// Adds an annotation to a turn, as [`set_notes`](Record::set_notes) does.
    ///
    /// # Errors
    ///
    /// As for [`set_notes`](Record::set_notes).
    pub fn annotate(&mut self, turn: usize, name: &str, value: &str) -> Result<(), RecordProblem> {
        let mut notes = self.notes(turn).cloned().unwrap_or_default();
        notes.tags.push((name.to_owned(), value.to_owned()));
        self.set_notes(turn, notes)
    }

    /// Adds a variation to a turn, as [`set_notes`](Record::set_notes) does.
    ///
    /// # Errors
    ///
    /// As for [`set_notes`](Record::set_notes).
    pub fn add_variation(
        &mut self,
        turn: usize,
        variation: Variation,
    ) -> Result<(), RecordProblem> {
        let mut notes = self.notes(turn).cloned().unwrap_or_default();
        notes.variations.push(variation);
        self.set_notes(turn, notes)
    }

    /// Returns the record without annotations and variations.
    #[must_use]
    pub fn without_notes(mut self) -> Record {
        self.notes.clear();
        self
    }

    /// Returns the game at the beginning of every turn, and after the last one if a turn begins there.
    pub(crate) fn turn_starts(&self) -> Vec<Game> {
        let lengths: Vec<usize> = self.turns().iter().map(|turn| turn.len()).collect();
        let games: Vec<Game> = self.games().collect();
        let (mut at, mut starts) = (0, Vec::new());
        for length in lengths {
            starts.extend(games.get(at).cloned());
            at += length;
        }
        let next = self.end.turn();
        let begins = next.is_start() || starts.is_empty();
        starts.extend(Some(self.end.clone()).filter(|_| begins && next.outcome().is_none()));
        starts
    }

    fn note_bytes(&self) -> usize {
        self.notes.iter().map(|(turn, notes)| notes_text(*turn, notes, self).len()).sum()
    }

    /// Returns the lines of the notes of a turn.
    pub(crate) fn note_lines(&self, turn: usize) -> String {
        self.notes.get(&turn).map(|notes| notes_text(turn, notes, self)).unwrap_or_default()
    }
}

fn notes_text(turn: usize, notes: &Notes, record: &Record) -> String {
    let seats = record.start.position().seats();
    let first = record.turn_seat(turn);
    let mut text = String::new();
    write_notes(&mut text, notes, (turn, first), seats, 0);
    text
}

fn write_notes(text: &mut String, notes: &Notes, at: (usize, Seat), seats: usize, depth: usize) {
    let bars = "|".repeat(depth);
    for (name, value) in &notes.tags {
        #[cfg(test)]
        crate::work::count();
        text.push('#');
        text.push_str(&bars);
        text.push_str(&Tag::write(name, value));
    }
    for variation in &notes.variations {
        let (mut number, mut seat) = at;
        for turn in &variation.turns {
            #[cfg(test)]
            crate::work::count();
            let moves: Vec<String> = turn.moves.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "#|{bars} {number}. {seat}: {}", moves.join(" "));
            write_notes(text, &turn.notes, (number, seat), seats, depth + 1);
            (number, seat) = (number + 1, next_seat(seat, seats));
        }
    }
}

impl Record {
    /// Returns the seat of a turn, counted from 1.
    fn turn_seat(&self, turn: usize) -> Seat {
        let first = self.start.turn().seat().unwrap_or(Seat::FIRST);
        let seats = self.start.position().seats();
        let later = turn.saturating_sub(1) % seats;
        (0..later).fold(first, |seat, _| next_seat(seat, seats))
    }
}

/// Returns the seat that follows at a table.
fn next_seat(seat: Seat, seats: usize) -> Seat {
    Seat::first_n(seats).nth(seat.index() + 1).unwrap_or(Seat::FIRST)
}

/// Checks an annotation that lies in so many variations.
pub(crate) fn check_tag(name: &str, value: &str, depth: usize) -> Result<(), RecordProblem> {
    let letters = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    if name.is_empty() || !name.chars().all(letters) || printable(value) != *value {
        return Err(RecordProblem::AnnotationForm);
    }
    if Tag::write(name, value).len() + depth > MAX_LINE_BYTES {
        return Err(RecordProblem::LineTooLong);
    }
    Ok(())
}

/// Checks the notes of a turn of the game, which begins with `start`; number 0 is before the first.
fn check_turn(notes: &Notes, turn: usize, start: Option<&Game>) -> Result<(), RecordProblem> {
    match start {
        _ if notes.is_empty() => Ok(()),
        None if turn == 0 && notes.variations.is_empty() => check_tags(notes, 0),
        None => Err(RecordProblem::VariationDepth),
        Some(start) => check_notes(notes, turn, start, 0),
    }
}

fn check_tags(notes: &Notes, depth: usize) -> Result<(), RecordProblem> {
    notes.tags.iter().try_for_each(|(name, value)| check_tag(name, value, depth))
}

/// Checks the notes of a turn that begins with a game.
fn check_notes(
    notes: &Notes,
    number: usize,
    start: &Game,
    depth: usize,
) -> Result<(), RecordProblem> {
    check_tags(notes, depth)?;
    if depth >= MAX_VARIATION_DEPTH && !notes.variations.is_empty() {
        return Err(RecordProblem::VariationDepth);
    }
    for variation in &notes.variations {
        if variation.turns.is_empty() {
            return Err(RecordProblem::NoMoves);
        }
        let mut line = VariationLine::new(start.clone());
        for (turn, number) in variation.turns.iter().zip(number..) {
            let before = line.game.clone();
            line.begin_turn()?;
            turn.moves.iter().try_for_each(|notated| line.play(notated))?;
            line.end_of_moves(turn.moves.is_empty())?;
            check_notes(&turn.notes, number, &before, depth + 1)?;
        }
    }
    Ok(())
}

/// A variation that is played move by move.
pub(crate) struct VariationLine {
    pub(crate) game: Game,
    /// Set once a move has left its cards open.
    open: bool,
    /// Set between the first move of a turn and its end.
    in_turn: bool,
}

impl VariationLine {
    pub(crate) fn new(game: Game) -> VariationLine {
        VariationLine { game, open: false, in_turn: false }
    }

    /// Begins the next turn; the one before has to be over.
    pub(crate) fn begin_turn(&mut self) -> Result<Seat, RecordProblem> {
        if self.open || self.in_turn {
            return Err(RecordProblem::TurnNotEnded);
        }
        let Turn::ToMove { seat, .. } = self.game.turn() else {
            return Err(RecordProblem::MoveAfterTurnEnd);
        };
        self.in_turn = true;
        Ok(seat)
    }

    /// Plays a move. One whose cards nobody knows is the last.
    pub(crate) fn play(&mut self, notated: &Notated) -> Result<(), RecordProblem> {
        if self.open || !self.in_turn {
            return Err(RecordProblem::MoveAfterTurnEnd);
        }
        let dealt = notated.resolve(&self.game).map_err(RecordProblem::WrongMove)?;
        if dealt.is_none() && self.game.cards_needed(notated.action) > 0 {
            self.open = true;
            return match notated.to {
                Some(_) => Ok(()),
                None => Err(RecordProblem::NotLongForm),
            };
        }
        let event = self
            .game
            .play(notated.action, &dealt.unwrap_or_default())
            .map_err(|illegal| RecordProblem::WrongMove(illegal.into()))?;
        if event.notation().to_string() != notated.to_string() {
            return Err(RecordProblem::NotLongForm);
        }
        let turn = self.game.turn();
        self.in_turn = !turn.is_start() && turn.outcome().is_none();
        Ok(())
    }

    /// Checks that a turn has moves.
    pub(crate) fn end_of_moves(&self, none: bool) -> Result<(), RecordProblem> {
        if none { Err(RecordProblem::NoMoves) } else { Ok(()) }
    }
}
