//! Reading annotations and variations: lines that begin with `#[` or `#|`.

use crate::notes::{TAG, VariationLine};
use crate::read::{SourceLine, all_lines};
use crate::tags::{Tag, Tags};
use crate::{
    MAX_LINE_BYTES, MAX_NOTE_BYTES, MAX_VARIATION_DEPTH, Notes, Record, RecordError, RecordProblem,
    Variation, VariationTurn,
};
use cartagena::{Game, Notated};

/// A line of the notes.
struct NoteLine<'a> {
    source: SourceLine<'a>,
    /// Number of turns of the game that stand before it.
    turns_before: usize,
    /// Number of bars.
    depth: usize,
    content: Content<'a>,
}

enum Content<'a> {
    Annotation(String, String),
    Turn { number: usize, seat: usize, moves: SourceLine<'a> },
}

/// Reports whether a line is one of the notes, in a record that has them.
pub(crate) fn is_note(line: &str) -> bool {
    line.starts_with("#[") || line.starts_with("#|")
}

/// Reports whether a text says that it has notes.
pub(crate) fn has_notes(tags: &Tags) -> bool {
    tags.get(TAG.0).is_some_and(|tag| tag.value == TAG.1)
}

/// Reads the notes of a record whose moves are read.
pub(crate) fn read(record: &mut Record, tags: &Tags, text: &str) -> Result<(), RecordError> {
    if !has_notes(tags) {
        return Ok(());
    }
    let lines = note_lines(text)?;
    let starts = record.turn_starts();
    let turns = record.turns().len();
    let mut rest = lines.as_slice();
    while let Some(line) = rest.first() {
        let at = line.turns_before;
        let (notes, after) = NoteReader { rest: &mut rest, turns_before: at }.notes_of_turn(
            at,
            &starts,
            at == turns,
        )?;
        for (turn, notes) in [(at, notes), (at + 1, after)] {
            if !notes.is_empty() {
                record.notes.insert(turn, notes);
            }
        }
    }
    Ok(())
}

/// Returns the lines of the notes. Other lines that begin with `#` are remarks.
fn note_lines(text: &str) -> Result<Vec<NoteLine<'_>>, RecordError> {
    let (mut lines, mut turns, mut bytes) = (Vec::new(), 0, 0);
    for source in all_lines(text) {
        let line = source.text();
        if is_note(line) {
            bytes += line.len() + 1;
            if line.len() > MAX_LINE_BYTES {
                return Err(source.error(RecordProblem::LineTooLong));
            }
            if bytes > MAX_NOTE_BYTES {
                return Err(source.error(RecordProblem::TooManyAnnotations));
            }
            lines.push(note_line(source, turns)?);
        } else if !line.starts_with('#') && !line.starts_with('[') {
            turns += 1;
        }
    }
    Ok(lines)
}

fn note_line(source: SourceLine<'_>, turns_before: usize) -> Result<NoteLine<'_>, RecordError> {
    let malformed = || source.error(RecordProblem::AnnotationForm);
    let marked = &source.text()[1..];
    let inner = marked.trim_start_matches('|');
    let depth = marked.len() - inner.len();
    let at = source.span().start + 1 + depth;
    let content = if inner.starts_with('[') {
        let tag = Tag::read(inner, at).map_err(|_| malformed())?;
        Content::Annotation(tag.name, crate::tags::printable(&tag.value))
    } else {
        let (head, moves) = inner.split_once(':').ok_or_else(malformed)?;
        let (number, seat) = head.split_once('.').ok_or_else(malformed)?;
        let number = number.trim().parse().map_err(|_| malformed())?;
        let seat = seat.trim().parse().map_err(|_| malformed())?;
        let moves = SourceLine::new(moves, at + head.len() + 1);
        Content::Turn { number, seat, moves }
    };
    Ok(NoteLine { source, turns_before, depth, content })
}

/// Reader of the lines below one turn of the game.
struct NoteReader<'r, 'a> {
    rest: &'r mut &'a [NoteLine<'a>],
    turns_before: usize,
}

impl<'a> NoteReader<'_, 'a> {
    fn peek(&self) -> Option<&'a NoteLine<'a>> {
        self.rest.first().filter(|line| line.turns_before == self.turns_before)
    }

    fn advance(&mut self) {
        *self.rest = &self.rest[1..];
    }

    /// Returns the notes of a turn of the game; after the last one also the variations that go on.
    fn notes_of_turn(
        mut self,
        turn: usize,
        starts: &[Game],
        is_last: bool,
    ) -> Result<(Notes, Notes), RecordError> {
        let (mut notes, mut after) = (Notes::default(), Notes::default());
        while let Some(line) = self.peek() {
            match &line.content {
                Content::Annotation(name, value) if line.depth == 0 => {
                    notes.tags.push((name.clone(), value.clone()));
                    self.advance();
                }
                Content::Turn { number, .. } if line.depth == 1 => {
                    let goes_on = is_last && *number == turn + 1;
                    let (into, turn) =
                        if goes_on { (&mut after, turn + 1) } else { (&mut notes, turn) };
                    let start = turn.checked_sub(1).and_then(|index| starts.get(index));
                    let none = || line.source.error(RecordProblem::VariationDepth);
                    let variation = self.variation(1, turn, start.ok_or_else(none)?)?;
                    into.variations.push(variation);
                }
                _ => return Err(line.source.error(RecordProblem::VariationDepth)),
            }
        }
        Ok((notes, after))
    }

    /// Reads the notes of a turn of a variation.
    fn notes(&mut self, depth: usize, turn: usize, start: &Game) -> Result<Notes, RecordError> {
        let mut notes = Notes::default();
        while let Some(line) = self.peek().filter(|line| line.depth >= depth) {
            match &line.content {
                Content::Annotation(name, value) if line.depth == depth => {
                    notes.tags.push((name.clone(), value.clone()));
                    self.advance();
                }
                Content::Turn { .. } if line.depth == depth => break,
                Content::Turn { .. } if line.depth == depth + 1 && depth < MAX_VARIATION_DEPTH => {
                    notes.variations.push(self.variation(depth + 1, turn, start)?);
                }
                _ => return Err(line.source.error(RecordProblem::VariationDepth)),
            }
        }
        Ok(notes)
    }

    /// Reads a variation that stands for a turn which begins with a game.
    fn variation(
        &mut self,
        depth: usize,
        turn: usize,
        start: &Game,
    ) -> Result<Variation, RecordError> {
        let (mut variation, mut line) = (Variation::default(), VariationLine::new(start.clone()));
        for expected in turn.. {
            let Some(next) = self.peek().filter(|next| next.depth == depth) else { break };
            let Content::Turn { number, seat, moves } = &next.content else { break };
            if *number != expected {
                if variation.turns.is_empty() {
                    return Err(next.source.error(RecordProblem::WrongTurnNumber(expected)));
                }
                break;
            }
            let before = line.game.clone();
            let mover = line.begin_turn().map_err(|problem| next.source.error(problem))?;
            if *seat != mover.index() {
                return Err(next.source.error(RecordProblem::WrongTurnSeat(mover)));
            }
            let moves = read_moves(&mut line, moves)?;
            self.advance();
            let notes = self.notes(depth, expected, &before)?;
            variation.turns.push(VariationTurn { moves, notes });
        }
        Ok(variation)
    }
}

fn read_moves(
    line: &mut VariationLine,
    moves: &SourceLine<'_>,
) -> Result<Vec<Notated>, RecordError> {
    let mut read = Vec::new();
    for word in moves.words() {
        let notated: Notated =
            word.text().parse().map_err(|_| word.error(RecordProblem::NotAMove))?;
        line.play(&notated).map_err(|problem| word.error(problem))?;
        read.push(notated);
    }
    line.end_of_moves(read.is_empty()).map_err(|problem| moves.error(problem))?;
    Ok(read)
}
