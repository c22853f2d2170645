//! A puzzle and its line of text.

use crate::theme::Theme;
use crate::turn_end::TurnEnd;
use cartagena::{Action, Game, Notated, Observation, Seat, Setup, Viewer};
use cartagena_bots::notated_turn;
use std::fmt;
use std::str::FromStr;

/// Number of grades: the first is found by comparing whole turns, the last only by a long search.
pub const GRADES: u8 = 5;

/// Number of letters of an id.
const ID_LENGTH: usize = 7;

/// A position in which one turn is clearly best.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle {
    /// Name of the puzzle, which follows from its position: a puzzle keeps it when the file is
    /// generated anew.
    pub id: String,
    /// Difficulty from 1 to [`GRADES`], by how deep the bots must look.
    pub grade: u8,
    /// The themes.
    pub themes: Vec<Theme>,
    /// The mover's chance after the best turn, in per cent.
    pub best: u8,
    /// The mover's chance after the next best turn, in per cent.
    pub second: u8,
    /// True if the solver has proved the turn to be best.
    pub proved: bool,
    /// The position as the mover sees it.
    pub seen: Observation,
    /// The best turn, up to its end or the first draw from the pile.
    pub solution: Vec<Notated>,
}

/// Problem in the line of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleProblem {
    /// The line does not have its fields, or they are not written as the program writes them.
    Fields,
    /// The id is not that of the position.
    Id,
    /// The grade is none.
    Grade,
    /// A theme is unknown or there is none.
    Themes,
    /// The chances are no per cents, or the second is not below the first.
    Chances,
    /// The position cannot be, or nobody is to move at the beginning of a turn.
    Position,
    /// The solution is not a turn of this position.
    Solution,
}

impl Puzzle {
    /// Returns the seat to move.
    pub fn mover(&self) -> Seat {
        self.seen.turn().seat().unwrap_or(Seat::FIRST)
    }

    /// Returns a game that looks like this to the mover.
    pub fn game(&self) -> Game {
        self.seen.determinize(|unseen| unseen.nth(0))
    }

    /// Returns the actions of the best turn.
    pub fn actions(&self) -> Vec<Action> {
        self.solution.iter().map(|step| step.action).collect()
    }

    /// Returns the end of the best turn.
    pub fn end(&self) -> Option<TurnEnd> {
        TurnEnd::of(&self.game(), &self.actions())
    }

    /// Returns the id of a position.
    pub fn id_of(seen: &Observation) -> String {
        let hash = seen.to_string().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let letter = |at: usize| LETTERS[(hash >> (29 + 5 * at) & 31) as usize] as char;
        (0..ID_LENGTH).map(letter).collect()
    }
}

/// Letters of an id: none that could be read as another or make a word.
const LETTERS: &[u8; 32] = b"0123456789bcdfghjkmnpqrstvwxyz_-";

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: String = self.themes.iter().map(|theme| theme.letter()).collect();
        let proved = if self.proved { "!" } else { "" };
        write!(f, "{} {} {themes} ", self.id, self.grade)?;
        write!(f, "{}/{}{proved} {}", self.best, self.second, self.seen)?;
        self.solution.iter().try_for_each(|step| write!(f, " {step}"))
    }
}

impl FromStr for Puzzle {
    type Err = PuzzleProblem;

    fn from_str(line: &str) -> Result<Puzzle, PuzzleProblem> {
        let fields: Vec<&str> = line.split(' ').collect();
        let [id, grade, themes, chances, position @ ..] = &fields[..] else {
            return Err(PuzzleProblem::Fields);
        };
        if position.len() < 7 {
            return Err(PuzzleProblem::Fields);
        }
        let (position, solution) = position.split_at(6);
        let seen = read_position(&position.join(" ")).ok_or(PuzzleProblem::Position)?;
        let (best, second, proved) = read_chances(chances).ok_or(PuzzleProblem::Chances)?;
        let puzzle = Puzzle {
            id: (*id).to_owned(),
            grade: read_grade(grade).ok_or(PuzzleProblem::Grade)?,
            themes: read_themes(themes).ok_or(PuzzleProblem::Themes)?,
            best,
            second,
            proved,
            solution: read_solution(&seen, solution).ok_or(PuzzleProblem::Solution)?,
            seen,
        };
        if puzzle.id != Puzzle::id_of(&puzzle.seen) {
            return Err(PuzzleProblem::Id);
        }
        // Numbers and cards have one form.
        if puzzle.to_string() == line { Ok(puzzle) } else { Err(PuzzleProblem::Fields) }
    }
}

fn read_position(line: &str) -> Option<Observation> {
    let setup: Setup = line.parse().ok()?;
    let seat = setup.turn.seat().filter(|_| setup.turn.is_start())?;
    let seen = setup.observation(Viewer::Seat(seat)).ok()?;
    (seen.hand(seat).unknown == 0).then_some(seen)
}

fn read_grade(text: &str) -> Option<u8> {
    text.parse().ok().filter(|grade| (1..=GRADES).contains(grade))
}

fn read_themes(text: &str) -> Option<Vec<Theme>> {
    let themes: Option<Vec<Theme>> = text.chars().map(Theme::from_letter).collect();
    themes.filter(|themes| !themes.is_empty())
}

fn read_chances(text: &str) -> Option<(u8, u8, bool)> {
    let (numbers, proved) = text.strip_suffix('!').map_or((text, false), |text| (text, true));
    let (best, second) = numbers.split_once('/')?;
    let (best, second): (u8, u8) = (best.parse().ok()?, second.parse().ok()?);
    (best <= 100 && second < best).then_some((best, second, proved))
}

fn read_solution(seen: &Observation, moves: &[&str]) -> Option<Vec<Notated>> {
    let moves: Vec<Notated> = moves.iter().map(|text| text.parse().ok()).collect::<Option<_>>()?;
    let actions: Vec<Action> = moves.iter().map(|step| step.action).collect();
    let game = seen.determinize(|unseen| unseen.nth(0));
    TurnEnd::of(&game, &actions)?;
    // The last move ends the turn: nothing comes after it.
    if TurnEnd::of(&game, &actions[..actions.len() - 1]).is_some() {
        return None;
    }
    (notated_turn(seen, &actions) == moves).then_some(moves)
}

impl fmt::Display for PuzzleProblem {
    /// Writes an English sentence for developers.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PuzzleProblem::Fields => "the line does not have its fields",
            PuzzleProblem::Id => "the id is not that of the position",
            PuzzleProblem::Grade => "the grade is none",
            PuzzleProblem::Themes => "a theme is unknown",
            PuzzleProblem::Chances => "the chances are wrong",
            PuzzleProblem::Position => "the position cannot be",
            PuzzleProblem::Solution => "the solution is no turn of the position",
        })
    }
}

impl std::error::Error for PuzzleProblem {}
