//! `cartagena selfplay`: games of bots among themselves, as data sets and records.

mod check;
mod data_set;

use super::arena::{contestants_for, stop_on_interrupt};
use super::{Done, input, number, playouts, usual_rules};
use crate::console::Console;
use crate::failure::Failure;
use crate::picture;
use cartagena::Tunnel;
use cartagena_arena::{Contestant, ProgramFault};
use cartagena_studies::{PlayedGame, Progress, SelfPlay, in_parallel};
use cartagena_texts::say;
use clap::ArgMatches;
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Games that are held at once: they are written in order.
const BATCH: u64 = 256;

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    if let Some(file) = matches.get_one::<PathBuf>("check") {
        return check::run(console, file);
    }
    let table = table(console, matches)?;
    let mut outputs = Outputs::create(console, matches)?;
    let games = number(matches, "games").unwrap_or_default();
    let written = play(console, matches, &table, games, &mut outputs)?;
    outputs.close()?;
    console.print_to_stderr(&say!(console.texts, "selfplay-written", count = written));
    Ok(())
}

/// Returns the table that the command line describes.
fn table(console: &Console, matches: &ArgMatches) -> Result<SelfPlay, Failure> {
    let (rules, seats) = (usual_rules(matches), number(matches, "players").unwrap_or(2) as usize);
    let named: Vec<Contestant> =
        matches.get_many("contestant").unwrap_or_default().cloned().collect();
    let usual = || "bosun".parse::<Contestant>().into_iter().collect::<Vec<_>>();
    let players = if named.is_empty() { usual() } else { named };
    if players.len() > seats {
        let reason = say!(console.texts, "reason-seats", count = seats);
        return Err(Failure::Usage(say!(console.texts, "cli-error", reason = reason)));
    }
    Ok(SelfPlay {
        rules,
        seats,
        players: contestants_for(console, players, (rules.variant, seats))?,
        tunnel: matches.get_one::<Tunnel>("tunnel").cloned(),
        first: input::first_seat(console, matches, seats)?,
        seed: playouts::seed(console, matches)?,
    })
}

/// Plays the games in batches and writes each batch in order. Returns the number of written games.
fn play(
    console: &Console,
    matches: &ArgMatches,
    table: &SelfPlay,
    games: u64,
    outputs: &mut Outputs,
) -> Result<u64, Failure> {
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let jobs = number(matches, "jobs").map_or(cores, |jobs| jobs as usize);
    let (stop, bar) = (stop_on_interrupt(), playouts::progress(games));
    let done = |count| bar.inc(count);
    let progress = Progress { stop: &stop, done: &done };
    let fault: Mutex<Option<ProgramFault>> = Mutex::new(None);
    let (mut written, wanted) = (0, outputs.wanted);
    for from in (0..games).step_by(BATCH as usize) {
        let game = |at: usize| match table.game(from + at as u64, &stop) {
            Ok(played) => played.map(|played| wanted.lines(table, from + at as u64, &played)),
            Err(why) => {
                fault.lock().ok()?.get_or_insert(why);
                None
            }
        };
        let count = (games - from).min(BATCH) as usize;
        let played = in_parallel(count, jobs, &progress, game).into_iter().enumerate();
        // After an interruption games may be missing between others; a data set ends at the first hole.
        for (_, (_, lines)) in played.take_while(|(at, (number, _))| at == number) {
            outputs.write(console, &lines)?;
            written += 1;
        }
        if progress.is_stopped() {
            break;
        }
    }
    bar.finish_and_clear();
    match fault.into_inner().ok().flatten() {
        Some(fault) => Err(Failure::Other(super::arena::fault_reason(&console.texts, &fault))),
        None => Ok(written),
    }
}

/// Lines of a game for each output.
struct GameLines {
    data: Option<String>,
    record: Option<String>,
}

/// Files that are written, each with its name.
struct Outputs {
    data: Option<(PathBuf, Box<dyn Write + Send>)>,
    records: Option<(PathBuf, Box<dyn Write + Send>)>,
    wanted: Wanted,
}

/// The files that are written of every game.
#[derive(Clone, Copy)]
struct Wanted {
    data: bool,
    records: bool,
    chances: bool,
}

impl Outputs {
    fn create(console: &Console, matches: &ArgMatches) -> Result<Outputs, Failure> {
        let path = |id| matches.get_one::<PathBuf>(id).cloned();
        let (data, records) = (path("out"), path("record-file"));
        let data = if records.is_some() { data } else { data.or(Some("-".into())) };
        let open = |path: Option<PathBuf>| -> Result<Option<_>, Failure> {
            let Some(path) = path else { return Ok(None) };
            let writer =
                writer(&path).map_err(|error| picture::unwritten(&console.texts, &path, &error))?;
            Ok(Some((path, writer)))
        };
        let wanted = Wanted {
            data: data.is_some(),
            records: records.is_some(),
            chances: matches.get_flag("chances"),
        };
        Ok(Outputs { data: open(data)?, records: open(records)?, wanted })
    }

    fn write(&mut self, console: &Console, lines: &GameLines) -> Done {
        let pairs = [(&mut self.data, &lines.data), (&mut self.records, &lines.record)];
        for (output, text) in pairs {
            if let (Some((path, writer)), Some(text)) = (output, text) {
                let written = writer.write_all(text.as_bytes());
                written.map_err(|error| failure(console, path, error))?;
            }
        }
        Ok(())
    }

    fn close(self) -> Done {
        for (_, mut writer) in [self.data, self.records].into_iter().flatten() {
            writer.flush()?;
        }
        Ok(())
    }
}

impl Wanted {
    /// Returns the lines of a game.
    fn lines(self, table: &SelfPlay, number: u64, game: &PlayedGame) -> GameLines {
        GameLines {
            data: self.data.then(|| data_set::lines(number, game, self.chances)),
            record: self.records.then(|| format!("{}\n", table.record(game))),
        }
    }
}

/// Returns the failure of an output; a closed standard output is none.
fn failure(console: &Console, path: &Path, error: io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::BrokenPipe => Failure::OutputClosed,
        _ => picture::unwritten(&console.texts, path, &error),
    }
}

fn writer(path: &Path) -> io::Result<Box<dyn Write + Send>> {
    Ok(match picture::is_stdout(path) {
        true => Box::new(BufWriter::new(io::stdout())),
        false => Box::new(BufWriter::new(File::create(path)?)),
    })
}
