//! `cartagena study`: questions about the game, answered by games of bots.

mod json;
mod page;
mod pictures;
mod report;

use super::arena::{contestants_for, stop_on_interrupt};
use super::{Done, number, playouts, rules};
use crate::console::Console;
use crate::failure::Failure;
use crate::picture;
use cartagena::Rules;
use cartagena_arena::Contestant;
use cartagena_studies::{Answer, Progress, Question, Study};
use cartagena_texts::say;
use clap::ArgMatches;
use std::io::Write;
use std::path::PathBuf;

use pictures::picture_of;

/// The question of the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// One question.
    One(Question),
    /// All of them, for a page.
    All,
}

impl Asked {
    /// The word for all questions.
    const ALL: &str = "all";

    /// Returns the question that a word stands for.
    pub(crate) fn parse(word: &str) -> Option<Asked> {
        let one = Question::ALL.into_iter().find(|question| question.name() == word);
        one.map(Asked::One).or((word == Asked::ALL).then_some(Asked::All))
    }

    /// Returns all words.
    pub(crate) fn words() -> Vec<&'static str> {
        Question::ALL.map(Question::name).into_iter().chain([Asked::ALL]).collect()
    }
}

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    if matches.get_one::<Asked>("question") == Some(&Asked::All) {
        return all(console, matches);
    }
    let study = study(console, matches)?;
    let Some(answer) = answer(&study) else {
        return Err(Failure::NotProved(Some(say!(console.texts, "studies-interrupted")), 130));
    };
    if let Some(file) = matches.get_one::<PathBuf>("picture") {
        picture::drawn(&console.texts, &picture_of(&console.texts, &study, &answer), file)?;
        let file = file.display().to_string();
        console.print_to_stderr(&say!(console.texts, "picture-saved", file = file));
    }
    let mut out = anstream::stdout();
    match matches.get_flag("json") {
        true => writeln!(out, "{}", json::value(&study, &answer))?,
        false => write!(out, "{}", report::text(console, &study, &answer))?,
    }
    Ok(out.flush()?)
}

/// Returns the study that the command line describes.
fn study(console: &Console, matches: &ArgMatches) -> Result<Study, Failure> {
    let question = match matches.get_one::<Asked>("question") {
        Some(Asked::One(question)) => *question,
        _ => Question::First,
    };
    let rules: Vec<Rules> = rules(matches).into_iter().collect();
    let usual = Study::new(question, rules);
    let named: Vec<Contestant> = matches.get_many("player").unwrap_or_default().cloned().collect();
    if question == Question::Luck && named.len() == 1 {
        let reason = say!(console.texts, "usage-contestants");
        return Err(Failure::Usage(say!(console.texts, "cli-error", reason = reason)));
    }
    let seats: Vec<usize> =
        number(matches, "players").map_or(usual.seats.clone(), |seats| vec![seats as usize]);
    let named = if named.is_empty() { usual.players.clone() } else { named };
    let table = (usual.rules[0].variant, seats[0]);
    Ok(Study {
        players: contestants_for(console, named, table)?,
        seats,
        games: number(matches, "games").unwrap_or(usual.games),
        seed: number(matches, "seed").unwrap_or(usual.seed),
        jobs: number(matches, "jobs").map_or(usual.jobs, |jobs| jobs as usize),
        ..usual
    })
}

/// Answers all questions and writes their page.
fn all(console: &Console, matches: &ArgMatches) -> Done {
    let Some(file) = matches.get_one::<PathBuf>("page") else {
        let reason = say!(console.texts, "usage-missing", form = "--page FILE");
        return Err(Failure::Usage(say!(console.texts, "cli-error", reason = reason)));
    };
    let (games, seed) = (number(matches, "games"), number(matches, "seed").unwrap_or(1));
    let jobs = number(matches, "jobs").map(|jobs| jobs as usize);
    page::write(console, &page::all(games, seed, jobs), file)
}

/// Plays the games behind a progress bar; `None` if they were stopped.
fn answer(study: &Study) -> Option<Answer> {
    let (stop, bar) = (stop_on_interrupt(), playouts::progress(study.total_games()));
    let done = |count| bar.inc(count);
    bar.tick();
    let answer = study.run(&Progress { stop: &stop, done: &done });
    bar.finish_and_clear();
    answer
}
