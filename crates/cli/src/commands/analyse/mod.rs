//! `cartagena analyse`: games turn by turn, with chances, better turns, luck and skill.

mod graph;
mod json;
mod report;

pub(super) use report::step_sentences;

use super::arena::stop_on_interrupt;
use super::chosen_games::RecordFile;
use super::{Done, number, playouts};
use crate::bot_names::{self, Bots};
use crate::console::Console;
use crate::failure::Failure;
use crate::{picture, records};
use cartagena::Seat;
use cartagena_analysis::{
    AnalysedTurn, AnalysisSettings, GameAnalysis, NotedTurn, analyse, annotated,
};
use cartagena_record::Record;
use cartagena_studies::{Progress, in_parallel};
use cartagena_texts::{Texts, say};
use clap::ArgMatches;
use std::fs;
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};

/// A game that is to be analysed.
struct Game {
    file: String,
    /// Its number, if there are several in the file.
    number: Option<usize>,
    record: Record,
}

impl Game {
    /// Returns the names of the players, by seat.
    fn names(&self, texts: &Texts) -> Vec<String> {
        names(texts, &self.record)
    }
}

/// Returns the names of the players of a record, by seat.
fn names(texts: &Texts, record: &Record) -> Vec<String> {
    let bots = Bots::from_record(record);
    let seats = Seat::first_n(record.start().position().seats());
    seats.map(|seat| bot_names::name(bots, texts, seat, record.name(seat))).collect()
}

/// Returns the settings of the command line.
pub(super) fn settings(matches: &ArgMatches) -> AnalysisSettings {
    AnalysisSettings { nodes: number(matches, "nodes") }
}

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let (games, unread) = games(console, matches);
    if games.is_empty() {
        return Err(summary(console, 0, unread));
    }
    let path = |id| matches.get_one::<PathBuf>(id);
    if path("svg").or(path("notes")).is_some() && games.len() > 1 {
        return Err(only_one(console, &games));
    }
    let analysed = analysed(matches, &games);
    let mut out = anstream::stdout();
    for (at, analysis) in &analysed {
        let game = &games[*at];
        match matches.get_flag("json") {
            true => writeln!(out, "{}", json::value(console, game, analysis, settings(matches)))?,
            false => write!(out, "{}", report::text(console, game, analysis))?,
        }
        if let Some(file) = path("svg") {
            picture::drawn_as_svg(&console.texts, &graph::svg(&game.record, analysis), file)?;
        }
        if let Some(file) = path("notes") {
            write_notes(console, game, analysis, file)?;
        }
    }
    out.flush()?;
    match analysed.len() == games.len() && unread == 0 {
        true => Ok(()),
        false => Err(summary(console, analysed.len(), games.len() - analysed.len() + unread)),
    }
}

/// Reads all games. What cannot be read is told and counted; the others are analysed all the same.
fn games(console: &Console, matches: &ArgMatches) -> (Vec<Game>, usize) {
    let (mut games, mut unread) = (Vec::new(), 0);
    for file in matches.get_many::<PathBuf>("records").unwrap_or_default() {
        for game in games_of(console, matches, file) {
            match game {
                Ok(game) => games.push(game),
                Err(failure) => {
                    failure.report(console);
                    unread += 1;
                }
            }
        }
    }
    (games, unread)
}

fn games_of(console: &Console, matches: &ArgMatches, file: &Path) -> Vec<Result<Game, Failure>> {
    let text = match records::text_of_several(file, &console.texts) {
        Ok(text) => text,
        Err(sentence) => return vec![Err(Failure::Other(sentence))],
    };
    let read = RecordFile { console, file, text: &text };
    let chosen = match read.games(matches) {
        Ok(chosen) => chosen,
        Err(failure) => return vec![Err(failure)],
    };
    let name = file.display().to_string();
    let game = |game: &super::chosen_games::ChosenGame<'_>| {
        let record = game.read().map_err(|error| read.failure(&game.error(error)))?;
        Ok(Game { file: name.clone(), number: game.number(), record })
    };
    chosen.iter().map(game).collect()
}

/// Analyses the games on all cores, in their order; fewer if it was interrupted.
fn analysed(matches: &ArgMatches, games: &[Game]) -> Vec<(usize, GameAnalysis)> {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let jobs = number(matches, "jobs").map_or(cores, |jobs| jobs as usize);
    let (stop, bar) = (stop_on_interrupt(), playouts::progress(games.len() as u64));
    let done = |count| bar.inc(count);
    let progress = Progress { stop: &stop, done: &done };
    let settings = settings(matches);
    bar.tick();
    let found =
        in_parallel(games.len(), jobs, &progress, |at| analyse(&games[at].record, settings));
    bar.finish_and_clear();
    found
}

fn write_notes(console: &Console, game: &Game, analysis: &GameAnalysis, file: &Path) -> Done {
    let (texts, names) = (&console.texts, game.names(&console.texts));
    let name = |seat: Seat| names[seat.index()].clone();
    let noted = |turn: &AnalysedTurn| {
        let reasons = turn.reasons.iter().map(|reason| texts.reason(reason, name));
        NotedTurn::of(turn, reasons.collect::<Vec<_>>().join(" "))
    };
    let turns: Vec<NotedTurn> = analysis.turns.iter().map(noted).collect();
    let text = annotated(&game.record, &turns).to_string();
    match picture::is_stdout(file) {
        true => Ok(anstream::stdout().write_all(text.as_bytes())?),
        false => {
            fs::write(file, text).map_err(|error| picture::unwritten(&console.texts, file, &error))
        }
    }
}

/// Returns the failure that tells how many games were left out.
fn summary(console: &Console, count: usize, left_out: usize) -> Failure {
    Failure::Other(say!(console.texts, "analyse-left-out", count = count, number = left_out))
}

fn only_one(console: &Console, games: &[Game]) -> Failure {
    let file = games.first().map(|game| game.file.clone()).unwrap_or_default();
    let (count, form) = (games.len(), "--game N");
    let reason =
        say!(console.texts, "error-several-games", file = file, count = count, form = form);
    Failure::Other(reason)
}
