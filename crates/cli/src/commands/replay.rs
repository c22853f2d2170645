//! `cartagena replay`: a record, move by move.

use super::{Done, input, number, stepping};
use crate::bots::{self, Bots};
use crate::failure::Failure;
use crate::story::told;
use crate::voice::{Voice, is_terminal};
use crate::{picture, records, story};
use cartagena::{Game, Observation, Seat, Setup, Viewer};
use cartagena_record::{Record, RecordError};
use cartagena_texts::say;
use clap::ArgMatches;
use indicatif::ProgressBar;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A record as it is shown: every position, and what led to it.
pub(super) struct Film {
    pub(super) names: Vec<String>,
    pub(super) frames: Vec<Frame>,
}

/// A position, the move before it in its long form, and the sentences for it.
pub(super) struct Frame {
    pub(super) seen: Observation,
    pub(super) notation: String,
    pub(super) sentences: Vec<String>,
}

pub(super) fn run(voice: &Voice, matches: &ArgMatches) -> Done {
    let Some(file) = matches.get_one::<PathBuf>("record") else { return Ok(()) };
    let text = records::text_of(file, &voice.texts).map_err(Failure::Other)?;
    let record = Record::read(&text).map_err(|error| refused(voice, file, &text, &error))?;
    let mut film = film(voice, &record);
    if let Some(last) = number(matches, "to") {
        film.frames.truncate(last as usize + 1);
    }
    if let Some(folder) = matches.get_one::<PathBuf>("svg-dir") {
        return draw(voice, &film, matches, folder);
    }
    match is_terminal() {
        true => Ok(stepping::run(voice, &film)?),
        false => Ok(print(voice, &film)?),
    }
}

pub(super) fn refused(voice: &Voice, file: &Path, text: &str, error: &RecordError) -> Failure {
    let sentence = records::broken(file, text, error, &voice.texts);
    let reason = voice.texts.record_problem(&error.problem);
    let label = input::label(voice, error.span.clone(), reason);
    input::report(voice, sentence, label, &file.display().to_string(), text)
}

/// The record knows every card, and so do those who look at it.
fn whole(game: &Game) -> Observation {
    let open = Setup::from(game).observation(Viewer::Public);
    open.unwrap_or_else(|_| game.observe(Viewer::Public))
}

fn film(voice: &Voice, record: &Record) -> Film {
    let seats = Seat::first(record.start().position().seats());
    let seated = Bots::of_record(record);
    let names: Vec<String> =
        seats.map(|seat| bots::name(seated, &voice.texts, seat, record.name(seat))).collect();
    let positions: Vec<Observation> = record.games().map(|game| whole(&game)).collect();
    let mut frames = vec![opening(voice, &positions[0], &names)];
    for (pair, event) in positions.windows(2).zip(record.events()) {
        frames.push(Frame {
            seen: pair[1].clone(),
            notation: event.to_string(),
            sentences: told(
                &voice.texts,
                (&pair[0], &pair[1]),
                event,
                &names[event.seat().index()],
            ),
        });
    }
    frames.iter_mut().for_each(|frame| frame.close(voice, &names));
    Film { names, frames }
}

fn opening(voice: &Voice, seen: &Observation, names: &[String]) -> Frame {
    let begins = story::opening(&voice.texts, seen, |seat| names[seat.index()].clone());
    let sentences = begins.into_iter().collect();
    Frame { seen: seen.clone(), notation: String::new(), sentences }
}

impl Frame {
    /// Adds how the game ended, where it did.
    fn close(&mut self, voice: &Voice, names: &[String]) {
        if let Some(outcome) = self.seen.turn().outcome() {
            let name = |seat: Seat| names[seat.index()].clone();
            self.sentences.push(story::ending(&voice.texts, outcome, name));
        }
    }
}

fn print(voice: &Voice, film: &Film) -> io::Result<()> {
    let mut out = anstream::stdout();
    for (number, frame) in film.frames.iter().enumerate() {
        let sentences = voice.out(&frame.sentences.join(" "));
        match number {
            0 => writeln!(out, "{sentences}")?,
            _ => writeln!(out, "{number:>4}  {:<12}  {sentences}", frame.notation)?,
        }
    }
    if let Some(last) = film.frames.last() {
        writeln!(out, "\n{}", last.seen)?;
    }
    out.flush()
}

fn draw(voice: &Voice, film: &Film, matches: &ArgMatches, folder: &Path) -> Done {
    let texts = &voice.texts;
    fs::create_dir_all(folder).map_err(|error| picture::unwritten(texts, folder, &error))?;
    let options = picture::options(matches, film.names.clone());
    let bar = ProgressBar::new(film.frames.len() as u64);
    for (number, frame) in film.frames.iter().enumerate() {
        picture::svg(texts, &frame.seen, &options, &folder.join(format!("{number:05}.svg")))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let (count, file) = (film.frames.len(), folder.display().to_string());
    voice.tell(&say!(texts, "pictures-saved", count = count, file = file));
    Ok(())
}
