//! The learner's results: what was solved or missed, a rating, and when a missed puzzle comes again.
//!
//! It is kept as text where anything may be damaged, so every part is read for itself and nonsense is
//! dropped.

use crate::puzzle::{GRADES, Puzzle};
use std::collections::BTreeMap;
use std::fmt;

/// Rating of a learner who has solved nothing yet.
pub const START_RATING: u16 = 1000;
const RATINGS: std::ops::RangeInclusive<u16> = 100..=3000;
/// Rating of the puzzles of the lowest grade, and the step to the next grade.
const EASIEST: u16 = 800;
const GRADE_STEP: u16 = 250;
/// Most points that one puzzle moves the rating, at first and later.
const FAST: f32 = 40.0;
const SLOW: f32 = 20.0;
/// Number of puzzles after which the rating moves slowly.
const SETTLED: usize = 20;
/// Days until a missed puzzle comes again: after the miss, and after each time it is solved.
const PAUSES: [u32; 4] = [1, 3, 7, 21];
/// Most results that are kept.
const MAX_ENTRIES: usize = 10_000;
const MAX_ID: usize = 16;

/// The results of one puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DiaryEntry {
    /// True if it was solved at the last meeting, at the first try and without a hint.
    pub solved: bool,
    /// Number of pauses that are over since it was missed; all of them if it need not come again.
    pub step: u8,
    /// The day on which it comes again, counted from 1970; 0 if it does not.
    pub due: u32,
}

/// The results of a learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleDiary {
    rating: u16,
    entries: BTreeMap<String, DiaryEntry>,
}

impl Default for PuzzleDiary {
    fn default() -> PuzzleDiary {
        PuzzleDiary { rating: START_RATING, entries: BTreeMap::new() }
    }
}

impl PuzzleDiary {
    /// Reads what [`Display`](fmt::Display) wrote. Whatever makes no sense is dropped.
    pub fn parse(text: &str) -> PuzzleDiary {
        let mut words = text.split_whitespace();
        let rating = words.next().and_then(|word| word.parse().ok());
        let rating = rating.filter(|rating| RATINGS.contains(rating)).unwrap_or(START_RATING);
        let entries = text.split_whitespace().filter_map(parse_entry).take(MAX_ENTRIES).collect();
        PuzzleDiary { rating, entries }
    }

    /// Returns the learner's rating.
    pub fn rating(&self) -> u16 {
        self.rating
    }

    /// Returns the results of a puzzle; `None` if it was never met.
    pub fn entry(&self, id: &str) -> Option<DiaryEntry> {
        self.entries.get(id).copied()
    }

    /// Returns the number of puzzles that were met.
    pub fn met(&self) -> usize {
        self.entries.len()
    }

    /// Returns the number of puzzles that were solved when they were last met.
    pub fn solved(&self) -> usize {
        self.entries.values().filter(|entry| entry.solved).count()
    }

    /// Notes the result of a meeting on a day: `right` means at the first try and without a hint.
    /// Returns the change of the rating, which only the first meeting moves.
    pub fn note(&mut self, puzzle: &Puzzle, right: bool, day: u32) -> i16 {
        let before = self.entry(&puzzle.id);
        let change = match before {
            None => self.move_rating(puzzle.grade, right),
            Some(_) => 0,
        };
        if before.is_some() || self.entries.len() < MAX_ENTRIES {
            self.entries.insert(puzzle.id.clone(), next_entry(before, right, day));
        }
        change
    }

    fn move_rating(&mut self, grade: u8, right: bool) -> i16 {
        let difference = f32::from(grade_rating(grade)) - f32::from(self.rating);
        let expected = 1.0 / (1.0 + 10.0_f32.powf(difference / 400.0));
        let most = if self.met() < SETTLED { FAST } else { SLOW };
        let wanted = f32::from(self.rating) + most * (f32::from(u8::from(right)) - expected);
        let rating = (wanted.round() as u16).clamp(*RATINGS.start(), *RATINGS.end());
        let change = i32::from(rating) - i32::from(self.rating);
        self.rating = rating;
        i16::try_from(change).unwrap_or(0)
    }

    /// Returns whether a missed puzzle is to come again on a day.
    pub fn is_due(&self, id: &str, day: u32) -> bool {
        self.entry(id).is_some_and(|entry| entry.due != 0 && entry.due <= day)
    }

    /// Returns the puzzles that are to come again, those first that wait the longest.
    pub fn due<'a>(&self, puzzles: &'a [Puzzle], day: u32) -> Vec<&'a Puzzle> {
        let mut due: Vec<&Puzzle> =
            puzzles.iter().filter(|puzzle| self.is_due(&puzzle.id, day)).collect();
        due.sort_by_key(|puzzle| self.entry(&puzzle.id).map(|entry| entry.due));
        due
    }

    /// Returns the puzzle to solve next out of some: one that is to come again, or else a new one of
    /// the grade that fits the rating best. `None` if all were met and none is due.
    pub fn next<'a>(&self, puzzles: &[&'a Puzzle], day: u32) -> Option<&'a Puzzle> {
        let due = puzzles.iter().filter(|puzzle| self.is_due(&puzzle.id, day));
        let longest = due.min_by_key(|puzzle| self.entry(&puzzle.id).map(|entry| entry.due));
        let fresh = puzzles.iter().filter(|puzzle| self.entry(&puzzle.id).is_none());
        let distance = |puzzle: &&&Puzzle| grade_rating(puzzle.grade).abs_diff(self.rating);
        longest.or(fresh.min_by_key(distance)).copied()
    }
}

/// Returns the puzzle of a day, which is the same for everybody who has the same puzzles.
pub fn daily(puzzles: &[Puzzle], day: u32) -> Option<&Puzzle> {
    let count = puzzles.len() as u64;
    // A step that has no common divisor with the count visits all puzzles before any comes twice.
    let step = (count * 5 / 13..).find(|step| greatest_common_divisor(*step, count) == 1)?;
    puzzles.get(usize::try_from((u64::from(day) * step).checked_rem(count)?).ok()?)
}

fn greatest_common_divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { greatest_common_divisor(other, one % other) }
}

/// Returns the rating of the puzzles of a grade.
fn grade_rating(grade: u8) -> u16 {
    EASIEST + GRADE_STEP * u16::from(grade.clamp(1, GRADES) - 1)
}

fn next_entry(before: Option<DiaryEntry>, right: bool, day: u32) -> DiaryEntry {
    let due_in = |step: u8| PAUSES.get(usize::from(step)).map_or(0, |pause| day + pause);
    match before {
        _ if !right => DiaryEntry { solved: false, step: 0, due: due_in(0) },
        Some(entry) if entry.due != 0 && entry.due <= day => {
            let step = entry.step + 1;
            DiaryEntry { solved: true, step, due: due_in(step) }
        }
        // Solved again before it was due: that says little, so the due day stays.
        Some(entry) => DiaryEntry { solved: true, ..entry },
        None => DiaryEntry { solved: true, step: PAUSES.len() as u8, due: 0 },
    }
}

fn parse_entry(word: &str) -> Option<(String, DiaryEntry)> {
    let parts: Vec<&str> = word.split(':').collect();
    let [id, solved, step, due] = parts[..] else { return None };
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    let solved = match solved {
        "+" => true,
        "-" => false,
        _ => return None,
    };
    let entry = DiaryEntry {
        solved,
        step: step.parse().ok().filter(|step| usize::from(*step) <= PAUSES.len())?,
        due: due.parse().ok()?,
    };
    let known = !id.is_empty() && id.len() <= MAX_ID && id.chars().all(plain);
    known.then(|| (id.to_owned(), entry))
}

impl fmt::Display for PuzzleDiary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.rating)?;
        self.entries.iter().try_for_each(|(id, entry)| {
            let solved = if entry.solved { '+' } else { '-' };
            write!(f, " {id}:{solved}:{}:{}", entry.step, entry.due)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn puzzles() -> Vec<Puzzle> {
        let file: crate::PuzzleFile = crate::SHIPPED.parse().expect("the shipped puzzles");
        file.puzzles
    }

    #[test]
    fn what_is_written_can_be_read() {
        let (all, mut diary) = (puzzles(), PuzzleDiary::default());
        diary.note(&all[0], true, 20_000);
        diary.note(&all[1], false, 20_000);
        assert_eq!(PuzzleDiary::parse(&diary.to_string()), diary);
        assert_eq!((diary.met(), diary.solved()), (2, 1));
    }

    #[test]
    fn damage_costs_only_what_is_damaged() {
        let diary = PuzzleDiary::parse("99999 abc1234:+:4:0 {\"x\":1} ::: abc:+:9:1 def:-:0:20001");
        assert_eq!((diary.rating(), diary.met()), (START_RATING, 2));
        assert_eq!(PuzzleDiary::parse("\u{0}"), PuzzleDiary::default());
        assert_eq!(PuzzleDiary::parse(""), PuzzleDiary::default());
    }

    #[test]
    fn a_missed_puzzle_comes_again_until_it_is_known() {
        let (all, mut diary) = (puzzles(), PuzzleDiary::default());
        let (puzzle, mut day) = (&all[0], 20_000);
        diary.note(puzzle, false, day);
        assert!(!diary.is_due(&puzzle.id, day));
        for pause in PAUSES {
            // Solving it too early changes nothing.
            diary.note(puzzle, true, day);
            day += pause;
            assert!(diary.is_due(&puzzle.id, day) && !diary.is_due(&puzzle.id, day - 1));
            assert_eq!(diary.due(&all, day), [puzzle]);
            diary.note(puzzle, true, day);
        }
        assert!(!diary.is_due(&puzzle.id, u32::MAX));
        diary.note(puzzle, false, day);
        assert!(diary.is_due(&puzzle.id, day + 1));
    }

    #[test]
    fn only_the_first_meeting_moves_the_rating() {
        let (all, mut diary) = (puzzles(), PuzzleDiary::default());
        let hard = all.iter().find(|puzzle| puzzle.grade == GRADES).expect("a hard one");
        let easy = all.iter().find(|puzzle| puzzle.grade == 1).expect("an easy one");
        let gain = diary.note(hard, true, 20_000);
        assert!(gain > 30 && diary.rating() == START_RATING + gain as u16);
        assert_eq!(diary.note(hard, false, 20_000), 0);
        assert!(diary.note(easy, false, 20_000) < -20);
    }

    #[test]
    fn the_next_puzzle_is_a_due_one_or_a_new_one_of_the_right_grade() {
        let (all, mut diary) = (puzzles(), PuzzleDiary::default());
        let some: Vec<&Puzzle> = all.iter().collect();
        let first = diary.next(&some, 20_000).expect("a puzzle");
        assert_eq!(first.grade, 2);
        diary.note(first, false, 20_000);
        assert_ne!(diary.next(&some, 20_000), Some(first));
        assert_eq!(diary.next(&some, 20_001), Some(first));
        assert_eq!(diary.next(&[], 20_001), None);
    }

    #[test]
    fn every_day_has_another_puzzle_until_all_had_one() {
        let all = puzzles();
        let ids: std::collections::HashSet<_> =
            (0..all.len() as u32).map(|day| &daily(&all, 20_000 + day).expect("one").id).collect();
        assert_eq!(ids.len(), all.len());
        assert_eq!(daily(&[], 20_000), None);
    }
}
