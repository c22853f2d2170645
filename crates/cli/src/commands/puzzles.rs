//! `cartagena puzzles`: makes puzzles from self-play or records, or checks a file of them.

use super::playouts::{grouped, progress, seed};
use super::{Done, arena, number};
use crate::console::Console;
use crate::failure::Failure;
use crate::picture::unwritten;
use crate::records::{broken_one, text_of_several};
use cartagena_bots::Level;
use cartagena_puzzles::generate::{
    Generator, SearchPlan, SolvedCounts, Yield, find_puzzle, game_of_record, solves,
};
use cartagena_puzzles::{FileError, HEADER, Puzzle, PuzzleFile, PuzzleProblem};
use cartagena_record::Record;
use cartagena_texts::{Texts, say};
use clap::ArgMatches;
use serde_json::{Value, json};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

/// Nodes of the admiral when a file is checked: about what it evaluates in its second for a turn.
const ADMIRAL_NODES: u64 = 200_000;
/// Seed of the bots that solve a file.
const SOLVING_SEED: u64 = 7;

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    match matches.get_one::<PathBuf>("check") {
        Some(file) => check(console, matches, file),
        None => generate(console, matches),
    }
}

fn plan(matches: &ArgMatches) -> SearchPlan {
    let usual = SearchPlan::default();
    SearchPlan { nodes: number(matches, "nodes").unwrap_or(usual.nodes) }
}

fn generate(console: &Console, matches: &ArgMatches) -> Done {
    let seed = seed(console, matches)?;
    let wanted = number(matches, "count").unwrap_or_default();
    let mut work = Work {
        generator: Generator::new(seed, plan(matches)),
        found: PuzzleFile::default(),
        wanted: wanted as usize,
    };
    match matches.get_one::<PathBuf>("from") {
        Some(file) => work.examine_records(&records(console, file)?),
        None => work.examine_self_play(),
    }
    let Work { mut found, generator, .. } = work;
    found.puzzles.truncate(wanted as usize);
    match matches.get_one::<PathBuf>("out") {
        Some(file) => {
            fs::write(file, found.to_string())
                .map_err(|error| unwritten(&console.texts, file, &error))?;
            report(console, matches, seed, &generator.tally)
        }
        None => {
            console.print_to_stderr(&as_text(console, &generator.tally));
            Ok(write!(anstream::stdout(), "{found}")?)
        }
    }
}

fn records(console: &Console, file: &Path) -> Result<Vec<Record>, Failure> {
    let text = text_of_several(file, &console.texts).map_err(Failure::Other)?;
    Record::read_all(&text)
        .map_err(|wrong| Failure::Other(broken_one(file, &text, &wrong, &console.texts)))
}

struct Work {
    generator: Generator,
    found: PuzzleFile,
    wanted: usize,
}

impl Work {
    /// Plays games until there are as many puzzles as wanted, or the person stops it.
    fn examine_self_play(&mut self) {
        let (bar, stop) = (progress(self.wanted as u64), arena::stop_on_interrupt());
        let mut go_on = || !stop.load(Ordering::Relaxed);
        while self.found.puzzles.len() < self.wanted && go_on() {
            self.found.puzzles.extend(self.generator.next_game(&mut go_on));
            bar.set_position(self.found.puzzles.len() as u64);
        }
        bar.finish_and_clear();
    }

    fn examine_records(&mut self, records: &[Record]) {
        let (bar, stop) = (progress(records.len() as u64), arena::stop_on_interrupt());
        let mut go_on = || !stop.load(Ordering::Relaxed);
        for record in records {
            if self.found.puzzles.len() >= self.wanted || !go_on() {
                break;
            }
            let game = game_of_record(record);
            self.found.puzzles.extend(self.generator.puzzles_of(&game, &mut go_on));
            bar.inc(1);
        }
        bar.finish_and_clear();
    }
}

fn report(console: &Console, matches: &ArgMatches, seed: u64, tally: &Yield) -> Done {
    let text = match matches.get_flag("json") {
        true => format!("{}\n", as_json(seed, tally)),
        false => as_text(console, tally),
    };
    Ok(anstream::stdout().write_all(text.as_bytes())?)
}

fn as_json(seed: u64, tally: &Yield) -> Value {
    json!({
        "seed": seed,
        "games": tally.games,
        "positions": tally.positions,
        "puzzles": tally.puzzles,
        "dropped": tally.dropped,
    })
}

fn as_text(console: &Console, tally: &Yield) -> String {
    let (games, positions) = (grouped(tally.games), grouped(tally.positions));
    let found = grouped(tally.puzzles);
    format!(
        "{}\n",
        say!(console.texts, "puzzles-yield", first = positions, form = games, last = found)
    )
}

/// Checks a file: every puzzle must come out of its position again, and the two strongest levels try
/// to solve it.
fn check(console: &Console, matches: &ArgMatches, file: &Path) -> Done {
    let text = text_of_several(file, &console.texts).map_err(Failure::Other)?;
    let bad = |reason: String| {
        let file = file.display().to_string();
        Failure::Other(say!(console.texts, "puzzles-bad-file", file = file, reason = reason))
    };
    let puzzles: PuzzleFile =
        text.parse().map_err(|error: FileError| bad(file_reason(&console.texts, error)))?;
    let every = number(matches, "every").unwrap_or(1).max(1) as usize;
    let sample: Vec<&Puzzle> = puzzles.puzzles.iter().step_by(every).collect();
    let checked = Checked::of(&sample, &plan(matches));
    match matches.get_flag("json") {
        true => writeln!(anstream::stdout(), "{}", checked.as_json())?,
        false => write!(anstream::stdout(), "{}", checked.as_text(console))?,
    }
    match checked.differing.first() {
        Some(id) => Err(bad(say!(console.texts, "puzzles-differs", form = id))),
        None => Ok(()),
    }
}

/// Returns what is wrong with a file, and where.
fn file_reason(texts: &Texts, error: FileError) -> String {
    match error {
        FileError::TooLong => say!(texts, "puzzles-too-long"),
        FileError::Header => say!(texts, "puzzles-header", form = HEADER),
        FileError::Line { line, problem } => {
            say!(texts, "puzzles-line", line = line, reason = line_reason(texts, problem))
        }
        FileError::Twice { line } => say!(texts, "puzzles-twice", line = line),
    }
}

/// Returns what is wrong with a line.
fn line_reason(texts: &Texts, problem: PuzzleProblem) -> String {
    match problem {
        PuzzleProblem::Fields => say!(texts, "puzzles-fields"),
        PuzzleProblem::Id => say!(texts, "puzzles-id"),
        PuzzleProblem::Grade => say!(texts, "puzzles-grade"),
        PuzzleProblem::Themes => say!(texts, "puzzles-themes"),
        PuzzleProblem::Chances => say!(texts, "puzzles-chances"),
        PuzzleProblem::Position => say!(texts, "puzzles-position"),
        PuzzleProblem::Solution => say!(texts, "puzzles-solution"),
    }
}

#[derive(Default)]
struct Checked {
    checked: usize,
    differing: Vec<String>,
    captain: SolvedCounts,
    admiral: SolvedCounts,
}

impl Checked {
    fn of(sample: &[&Puzzle], plan: &SearchPlan) -> Checked {
        let (mut checked, stop) = (Checked::default(), arena::stop_on_interrupt());
        let bar = progress(sample.len() as u64);
        for puzzle in sample {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            checked.add(puzzle, plan);
            bar.inc(1);
        }
        bar.finish_and_clear();
        checked
    }

    fn add(&mut self, puzzle: &Puzzle, plan: &SearchPlan) {
        self.checked += 1;
        if find_puzzle(&puzzle.seen, plan).as_ref() != Ok(puzzle) {
            self.differing.push(puzzle.id.clone());
        }
        self.captain.add(puzzle, solves(puzzle, Level::Captain, u64::MAX, SOLVING_SEED));
        self.admiral.add(puzzle, solves(puzzle, Level::Admiral, ADMIRAL_NODES, SOLVING_SEED));
    }

    fn as_json(&self) -> Value {
        let grades = |counts: &SolvedCounts| {
            counts
                .grades
                .map(|(solved, tried)| json!({ "solved": solved, "tried": tried }))
                .to_vec()
        };
        json!({
            "checked": self.checked,
            "differing": self.differing,
            "captain": grades(&self.captain),
            "admiral": grades(&self.admiral),
        })
    }

    fn as_text(&self, console: &Console) -> String {
        let count = grouped(self.checked as u64);
        let head = say!(console.texts, "puzzles-checked", first = count);
        let of = |counts: &SolvedCounts, grade: usize| {
            let (solved, tried) = counts.grades[grade];
            format!("{solved}/{tried}")
        };
        let row = |grade: usize| {
            let (captain, admiral) = (of(&self.captain, grade), of(&self.admiral, grade));
            format!("{}  {captain:>9}  {admiral:>9}\n", grade + 1)
        };
        let names = [Level::Captain, Level::Admiral].map(|level| console.texts.level(level));
        let rows: String = (0..self.captain.grades.len()).map(row).collect();
        format!("{head}\n   {:>9}  {:>9}\n{rows}", names[0], names[1])
    }
}
