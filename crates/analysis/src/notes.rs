//! A record with its analysis as annotations and variations.

use crate::AnalysedTurn;
use cartagena::{Action, Game, Notated};
use cartagena_record::{Notes, Record, Variation, VariationTurn};
use std::collections::BTreeMap;

/// An analysed part of a game, as far as it is written down.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NotedTurn {
    /// Number of moves made before.
    pub from: usize,
    /// Chances of all seats after it and after its cards, in seat order; empty if they are not known.
    pub chances: Vec<f32>,
    /// The loss, if it was a mistake.
    pub loss: Option<f32>,
    /// The actions of the best turn.
    pub best: Vec<Action>,
    /// A sentence about the best turn; may be empty.
    pub comment: String,
}

impl NotedTurn {
    /// Returns what is written down of an analysed part, with a sentence about the best turn.
    pub fn of(turn: &AnalysedTurn, comment: String) -> NotedTurn {
        NotedTurn {
            from: turn.from,
            chances: after_cards(&turn.played_chances, &turn.luck),
            loss: turn.is_mistake().then(|| turn.loss()),
            best: turn.best.actions.clone(),
            comment,
        }
    }
}

/// Returns the chances after a turn with the luck of the cards that came at its end.
pub fn after_cards(played: &[f32], luck: &[f32]) -> Vec<f32> {
    let luck = luck.iter().copied().chain(std::iter::repeat(0.0));
    played.iter().zip(luck).map(|(chance, luck)| (chance + luck).clamp(0.0, 1.0)).collect()
}

/// Returns the record with chances after every turn, and marks, losses, comments and better turns where it cost
/// something. Those of an earlier analysis are replaced, all other notes stay. What does not fit into the record
/// is left out: the game is worth more.
pub fn annotated(record: &Record, turns: &[NotedTurn]) -> Record {
    let mut writer = NoteWriter::new(record);
    for (at, turn) in turns.iter().enumerate() {
        let Some(number) = writer.number(turn.from) else { continue };
        let next = turns.get(at + 1).and_then(|next| writer.number(next.from));
        writer.write(number, turn, next != Some(number));
    }
    let mut noted = record.clone().without_notes();
    noted.add_all_notes(writer.notes);
    noted
}

/// The notes that are written, and the game that they are about.
struct NoteWriter<'a> {
    record: &'a Record,
    games: Vec<Game>,
    /// Number of moves before each turn.
    starts: Vec<usize>,
    notes: BTreeMap<usize, Notes>,
}

impl<'a> NoteWriter<'a> {
    fn new(record: &'a Record) -> NoteWriter<'a> {
        let before = |made: &mut usize, length: usize| {
            let start = *made;
            *made += length;
            Some(start)
        };
        let lengths = record.turns().into_iter().map(|turn| turn.len());
        NoteWriter {
            record,
            games: record.games().collect(),
            starts: lengths.scan(0, before).collect(),
            notes: record.all_notes().map(|(turn, notes)| (turn, other_notes(notes))).collect(),
        }
    }

    /// Returns the number of the turn to which the move after so many belongs, from 1.
    fn number(&self, made: usize) -> Option<usize> {
        let number = self.starts.partition_point(|start| *start <= made);
        (made < self.record.events().len()).then_some(number)
    }

    fn write(&mut self, number: usize, turn: &NotedTurn, last_part: bool) {
        let better = turn.loss.and_then(|_| self.better(number, turn));
        let notes = self.notes.entry(number).or_default();
        if last_part && !turn.chances.is_empty() {
            notes.tags.push((Notes::CHANCES.to_owned(), in_thousandths(&turn.chances)));
        }
        if let Some(loss) = turn.loss {
            notes.tags.push((Notes::MARK.to_owned(), mark(loss).to_owned()));
            notes.tags.push((Notes::LOSS.to_owned(), in_thousandths(&[loss])));
            let comment = Some(turn.comment.clone()).filter(|comment| !comment.is_empty());
            notes.tags.extend(comment.map(|comment| (Notes::COMMENT.to_owned(), comment)));
            let new = better.filter(|better| !notes.variations.contains(better));
            notes.variations.extend(new);
        }
    }

    /// Returns the better turn from its beginning on; `None` if it cannot be written.
    fn better(&self, number: usize, turn: &NotedTurn) -> Option<Variation> {
        let start = *self.starts.get(number - 1)?;
        let mut moves: Vec<Notated> = Vec::new();
        for event in self.record.events().get(start..turn.from)? {
            moves.push(event.notation().to_string().parse().ok()?);
        }
        let mut game = self.games.get(turn.from)?.clone();
        for &action in &turn.best {
            if game.cards_needed(action) > 0 {
                moves.push(game.notated(action));
                break;
            }
            moves.push(game.play(action, &[]).ok()?.notation().to_string().parse().ok()?);
        }
        let turns = vec![VariationTurn { moves, notes: Notes::default() }];
        Some(Variation { turns })
    }
}

/// Returns the notes without those of an earlier analysis: chances and losses, the mark before a loss and the
/// comment after it.
fn other_notes(notes: &Notes) -> Notes {
    let named = |at: usize, name| notes.tags.get(at).is_some_and(|(known, _)| known == name);
    let analysed = |at: usize| {
        let after_loss = at > 0 && named(at - 1, Notes::LOSS);
        named(at, Notes::CHANCES)
            || named(at, Notes::LOSS)
            || (named(at, Notes::MARK) && named(at + 1, Notes::LOSS))
            || (named(at, Notes::COMMENT) && after_loss)
    };
    let tags = notes.tags.iter().enumerate().filter(|(at, _)| !analysed(*at));
    Notes { tags: tags.map(|(_, tag)| tag.clone()).collect(), variations: notes.variations.clone() }
}

fn in_thousandths(parts: &[f32]) -> String {
    let parts: Vec<String> = parts.iter().map(|part| format!("{part:.3}")).collect();
    parts.join(" ")
}

fn mark(loss: f32) -> &'static str {
    match loss {
        loss if loss >= 0.2 => "??",
        loss if loss >= 0.1 => "?",
        _ => "?!",
    }
}
