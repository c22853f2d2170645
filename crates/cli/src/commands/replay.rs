//! `cartagena replay`: a record, move by move.

use super::analyse::step_sentences;
use super::chosen_games::{ChosenGame, RecordFile};
use super::{Done, number, replay_viewer};
use crate::console::{Console, is_terminal};
use crate::failure::Failure;
use crate::replay_frames::Replay;
use crate::{animation, picture, records};
use cartagena_analysis::analyse;
use cartagena_record::Record;
use cartagena_texts::{Texts, say};
use clap::ArgMatches;
use indicatif::ProgressBar;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let Some(file) = matches.get_one::<PathBuf>("record") else { return Ok(()) };
    let text = records::text_of_several(file, &console.texts).map_err(Failure::Other)?;
    let file = RecordFile { console, file, text: &text };
    let games = file.games(matches)?;
    let film_of = |game: &ChosenGame<'_>| film(&file, game, matches);
    if let Some(folder) = matches.get_one::<PathBuf>("svg-dir") {
        return write_pictures(console, &film_of(file.only(&games)?)?, matches, folder);
    }
    if let Some(target) = matches.get_one::<PathBuf>("gif") {
        return write_animation(console, &film_of(file.only(&games)?)?, matches, target);
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
    let mut film = Replay::new(&file.console.texts, &record);
    if matches.get_flag("analyse") {
        add_analysis(&file.console.texts, matches, &record, &mut film);
    }
    if let Some(last) = number(matches, "to") {
        film.frames.truncate(last as usize + 1);
    }
    Ok(film)
}

/// Adds chances and losses to the step at which each turn ends.
fn add_analysis(texts: &Texts, matches: &ArgMatches, record: &Record, film: &mut Replay) {
    let Some(analysis) = analyse(record, super::analyse::settings(matches)) else { return };
    for turn in &analysis.turns {
        if let Some(frame) = film.frames.get_mut(turn.from + turn.moves) {
            frame.sentences.extend(step_sentences(texts, turn, &film.names));
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

fn write_animation(console: &Console, film: &Replay, matches: &ArgMatches, file: &Path) -> Done {
    let texts = &console.texts;
    let options = picture::options(texts, matches, film.names.clone());
    let width = number(matches, "width").and_then(|width| u32::try_from(width).ok());
    let bytes =
        animation::gif(film, &options, width.unwrap_or(animation::WIDTH)).map_err(|error| {
            Failure::Other(say!(texts, "error-picture", reason = error.to_string()))
        })?;
    picture::write(texts, file, &bytes)?;
    if !picture::is_stdout(file) {
        let file = file.display().to_string();
        console.print_to_stderr(&say!(texts, "picture-saved", file = file));
    }
    Ok(())
}
