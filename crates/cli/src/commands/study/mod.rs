//! `cartagena study`: questions about the game, answered by games of bots.

mod json;
mod page;
mod pictures;
mod report;

use super::arena::{contestants_for, stop_on_interrupt};
use super::{Done, input, number, playouts, rules};
use crate::console::Console;
use crate::failure::Failure;
use crate::picture;
use cartagena::{Rules, Seat, Tunnel};
use cartagena_arena::Contestant;
use cartagena_studies::{Answer, Progress, Question, Study};
use cartagena_texts::say;
use clap::ArgMatches;
use clap::parser::ValueSource;
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
    refuse_useless(console, matches, question.name(), useless(question))?;
    let rules: Vec<Rules> = rules(matches).into_iter().collect();
    let usual = Study::new(question, rules);
    let seats: Vec<usize> =
        number(matches, "players").map_or(usual.seats.clone(), |seats| vec![seats as usize]);
    let least = seats.iter().copied().min().unwrap_or(Seat::MIN);
    Ok(Study {
        players: players(console, matches, &usual, &seats)?,
        games: number(matches, "games").unwrap_or(usual.games),
        tunnel: matches.get_one::<Tunnel>("tunnel").cloned(),
        first: input::first_seat(console, matches, least)?,
        seed: number(matches, "seed").unwrap_or(usual.seed),
        jobs: number(matches, "jobs").map_or(usual.jobs, |jobs| jobs as usize),
        seats,
        ..usual
    })
}

/// Returns the players of a study. They must be able to play at every table of it: a net is for one kind.
fn players(
    console: &Console,
    matches: &ArgMatches,
    usual: &Study,
    seats: &[usize],
) -> Result<Vec<Contestant>, Failure> {
    let named: Vec<Contestant> = matches.get_many("player").unwrap_or_default().cloned().collect();
    let reason = match (usual.question, named.len()) {
        (_, 0) => return Ok(usual.players.clone()),
        (Question::Luck, 1) => Some(say!(console.texts, "usage-contestants")),
        (Question::Tunnels, 2..) => {
            Some(say!(console.texts, "studies-one-player", form = usual.question.name()))
        }
        _ => None,
    };
    if let Some(reason) = reason {
        return Err(Failure::Usage(say!(console.texts, "cli-error", reason = reason)));
    }
    let tables =
        usual.rules.iter().flat_map(|rules| seats.iter().map(move |seats| (rules, *seats)));
    for (at, (rules, seats)) in tables.enumerate() {
        // A program plays at all tables or at none.
        let checked = named.iter().filter(|one| at == 0 || !one.is_program()).cloned().collect();
        contestants_for(console, checked, (rules.variant, seats))?;
    }
    Ok(named)
}

/// Returns the options that do nothing for a question.
fn useless(question: Question) -> &'static [&'static str] {
    match question {
        Question::Tunnels => &["page", "tunnel"],
        _ => &["page"],
    }
}

/// Fails if one of these options is on the command line.
fn refuse_useless(
    console: &Console,
    matches: &ArgMatches,
    question: &str,
    options: &[&str],
) -> Done {
    let given = |id: &&&str| matches.value_source(id) == Some(ValueSource::CommandLine);
    let Some(option) = options.iter().find(given) else { return Ok(()) };
    let (first, last) = (format!("--{option}"), question);
    let reason = say!(console.texts, "usage-conflict", first = first, last = last);
    Err(Failure::Usage(say!(console.texts, "cli-error", reason = reason)))
}

/// Options that do nothing for the page of all questions, which shows the usual tables and players.
const NOT_FOR_ALL: [&str; 9] =
    ["rules", "book", "variant", "players", "player", "tunnel", "first", "json", "picture"];

/// Answers all questions and writes their page.
fn all(console: &Console, matches: &ArgMatches) -> Done {
    refuse_useless(console, matches, Asked::ALL, &NOT_FOR_ALL)?;
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
