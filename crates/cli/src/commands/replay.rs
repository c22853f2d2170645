//! `cartagena replay`: a record, move by move.

use super::chosen_games::{ChosenGame, RecordFile};
use super::{Done, number, replay_viewer};
use crate::bot_names::{self, Bots};
use crate::console::{Console, is_terminal};
use crate::failure::Failure;
use crate::narration::describe_move;
use crate::{narration, picture, records};
use cartagena::{Game, Observation, Seat, Setup, Viewer};
use cartagena_record::Record;
use cartagena_texts::say;
use clap::ArgMatches;
use indicatif::ProgressBar;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A record as it is shown: every position, and the move before it.
pub(super) struct Replay {
    pub(super) names: Vec<String>,
    pub(super) frames: Vec<ReplayFrame>,
}

/// A position, the move before it in its long form, and the sentences for it.
pub(super) struct ReplayFrame {
    pub(super) seen: Observation,
    pub(super) notation: String,
    pub(super) sentences: Vec<String>,
}

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let Some(file) = matches.get_one::<PathBuf>("record") else { return Ok(()) };
    let text = records::text_of_several(file, &console.texts).map_err(Failure::Other)?;
    let file = RecordFile { console, file, text: &text };
    let games = file.games(matches)?;
    let film_of = |game: &ChosenGame<'_>| film(&file, game, matches);
    if let Some(folder) = matches.get_one::<PathBuf>("svg-dir") {
        return write_pictures(console, &film_of(file.only(&games)?)?, matches, folder);
    }
    if is_terminal() {
        return Ok(replay_viewer::run(console, &film_of(file.only(&games)?)?)?);
    }
    for game in &games {
        print(console, game.heading(console), &film_of(game)?)?;
    }
    Ok(())
}

/// Returns a game of a file as it is shown, to the move that was asked for.
fn film(
    file: &RecordFile<'_>,
    game: &ChosenGame<'_>,
    matches: &ArgMatches,
) -> Result<Replay, Failure> {
    let record = game.read().map_err(|error| file.failure(&game.error(error)))?;
    let mut film = replay_of(file.console, &record);
    if let Some(last) = number(matches, "to") {
        film.frames.truncate(last as usize + 1);
    }
    Ok(film)
}

/// Returns an observation with open hands: a record reveals every card.
fn open_observation(game: &Game) -> Observation {
    let open = Setup::from(game).observation(Viewer::Public);
    open.unwrap_or_else(|_| game.observe(Viewer::Public))
}

fn replay_of(console: &Console, record: &Record) -> Replay {
    let seats = Seat::first_n(record.start().position().seats());
    let seated = Bots::from_record(record);
    let names: Vec<String> = seats
        .map(|seat| bot_names::name(seated, &console.texts, seat, record.name(seat)))
        .collect();
    let positions: Vec<Observation> = record.games().map(|game| open_observation(&game)).collect();
    let mut frames = vec![first_frame(console, &positions[0], &names)];
    for (pair, event) in positions.windows(2).zip(record.events()) {
        frames.push(ReplayFrame {
            seen: pair[1].clone(),
            notation: event.notation().to_string(),
            sentences: describe_move(
                &console.texts,
                (&pair[0], &pair[1]),
                event,
                &names[event.seat().index()],
            ),
        });
    }
    frames.iter_mut().for_each(|frame| frame.add_outcome(console, &names));
    Replay { names, frames }
}

fn first_frame(console: &Console, seen: &Observation, names: &[String]) -> ReplayFrame {
    let begins =
        narration::opening_sentence(&console.texts, seen, |seat| names[seat.index()].clone());
    let sentences = begins.into_iter().collect();
    ReplayFrame { seen: seen.clone(), notation: String::new(), sentences }
}

impl ReplayFrame {
    /// Adds the outcome, if the game is over.
    fn add_outcome(&mut self, console: &Console, names: &[String]) {
        if let Some(outcome) = self.seen.turn().outcome() {
            let name = |seat: Seat| names[seat.index()].clone();
            self.sentences.push(narration::outcome_sentence(&console.texts, outcome, name));
        }
    }
}

fn print(console: &Console, heading: Option<String>, film: &Replay) -> io::Result<()> {
    let mut out = anstream::stdout();
    if let Some(heading) = &heading {
        writeln!(out, "{}", console.for_stdout(heading))?;
    }
    for (number, frame) in film.frames.iter().enumerate() {
        let sentences = console.for_stdout(&frame.sentences.join(" "));
        match number {
            0 => writeln!(out, "{sentences}")?,
            _ => writeln!(out, "{number:>4}  {:<12}  {sentences}", frame.notation)?,
        }
    }
    if let Some(last) = film.frames.last() {
        writeln!(out, "\n{}", last.seen)?;
    }
    if heading.is_some() {
        writeln!(out)?;
    }
    out.flush()
}

fn write_pictures(console: &Console, film: &Replay, matches: &ArgMatches, folder: &Path) -> Done {
    let texts = &console.texts;
    fs::create_dir_all(folder).map_err(|error| picture::unwritten(texts, folder, &error))?;
    let options = picture::options(texts, matches, film.names.clone());
    let bar = ProgressBar::new(film.frames.len() as u64);
    for (number, frame) in film.frames.iter().enumerate() {
        picture::svg(texts, &frame.seen, &options, &folder.join(format!("{number:05}.svg")))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let (count, file) = (film.frames.len(), folder.display().to_string());
    console.print_to_stderr(&say!(texts, "pictures-saved", count = count, file = file));
    Ok(())
}
