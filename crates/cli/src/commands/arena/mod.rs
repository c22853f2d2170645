//! `cartagena arena`: matches and round-robins, and Elo ratings.

mod json;
mod record_folder;
mod report;

use super::{Done, input, number, playouts, usual_rules};
use crate::console::Console;
use crate::failure::Failure;
use crate::picture;
use cartagena::{Tunnel, Variant};
use cartagena_arena::{
    CannotPlay, Contest, ContestMonitor, ContestResults, Contestant, DEFAULT_MARGIN, GameId,
    Ladder, ProgramFault, ProgramLog, ProgramSettings, Sprt, TakeRecord, ThinkingLimit,
};
use cartagena_art::{Rank, Theme, ladder_svg};
use cartagena_bots::Level;
use cartagena_record::Record;
use cartagena_texts::{Texts, say};
use clap::ArgMatches;
use clap::parser::ValueSource;
use record_folder::RecordFolder;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// All results.
struct ArenaResult {
    results: ContestResults,
    ladder: Ladder,
    /// Set if it was interrupted.
    stopped: bool,
    seconds: f64,
}

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let contest = contest(console, matches)?;
    let folder = matches.get_one::<PathBuf>("records");
    let records = folder.map(|folder| RecordFolder::create(console, folder)).transpose()?;
    let outcome = run_contest(&contest, records.as_ref());
    if let Some(records) = records {
        records.close(console)?;
    }
    if let Some(file) = matches.get_one::<PathBuf>("picture") {
        picture::drawn(&console.texts, &ladder_picture(&outcome.ladder), file)?;
        console.print_to_stderr(&say!(
            console.texts,
            "picture-saved",
            file = file.display().to_string()
        ));
    }
    if outcome.stopped {
        console.print_to_stderr(&say!(console.texts, "arena-stopped"));
    }
    let mut out = anstream::stdout();
    match matches.get_flag("json") {
        true => writeln!(out, "{}", json::value(&outcome))?,
        false => write!(out, "{}", report::text(console, &outcome))?,
    }
    Ok(out.flush()?)
}

fn contest(console: &Console, matches: &ArgMatches) -> Result<Contest, Failure> {
    let players = number(matches, "players").unwrap_or(2) as usize;
    let rules = usual_rules(matches);
    let contestants = contestants(console, matches, (rules.variant, players))?;
    let usual = Contest::among(contestants, rules, players);
    Ok(Contest {
        deals: number(matches, "deals").unwrap_or(usual.deals),
        seed: playouts::seed(console, matches)?,
        jobs: number(matches, "jobs").map_or(usual.jobs, |jobs| jobs as usize),
        sprt: matches.get_one::<Sprt>("sprt").copied(),
        tunnel: matches.get_one::<Tunnel>("tunnel").cloned(),
        first: input::first_seat(console, matches, players)?,
        ..usual
    })
}

/// Returns the settings of programs. Options that would do nothing are refused.
fn program_settings(
    console: &Console,
    matches: &ArgMatches,
    contestants: &[Contestant],
) -> Result<ProgramSettings, Failure> {
    let given = |id| matches.value_source(id) == Some(ValueSource::CommandLine);
    let useless = ["margin", "log"].into_iter().find(|id| given(id));
    if let Some(id) = useless.filter(|_| !contestants.iter().any(Contestant::is_program)) {
        let reason = say!(console.texts, "usage-no-program", form = format!("--{id}"));
        return Err(Failure::Usage(say!(console.texts, "cli-error", reason = reason)));
    }
    let log = matches.get_one::<PathBuf>("log").map(|file| {
        ProgramLog::create(file).map_err(|error| picture::unwritten(&console.texts, file, &error))
    });
    let margin = number(matches, "margin").map_or(DEFAULT_MARGIN, Duration::from_millis);
    Ok(ProgramSettings { margin, log: log.transpose()?, ..ProgramSettings::default() })
}

fn contestants(
    console: &Console,
    matches: &ArgMatches,
    table: (Variant, usize),
) -> Result<Vec<Contestant>, Failure> {
    let limit = number(matches, "ms").map(ThinkingLimit::Milliseconds);
    let named: Vec<Contestant> =
        matches.get_many("contestant").unwrap_or_default().cloned().collect();
    let all = if named.is_empty() { levels(limit) } else { named };
    if all.len() < 2 {
        let reason = say!(console.texts, "usage-contestants");
        return Err(Failure::Usage(say!(console.texts, "cli-error", reason = reason)));
    }
    let limited = |one: Contestant| match limit {
        Some(limit) => one.with_default_limit(limit),
        None => one,
    };
    let settings = program_settings(console, matches, &all)?;
    let all = all.into_iter().map(limited);
    let set = all.map(|one| one.with_program_settings(settings.clone())).collect();
    contestants_for(console, set, table)
}

/// Checks that contestants can play at such a table.
pub(super) fn contestants_for(
    console: &Console,
    contestants: Vec<Contestant>,
    table: (Variant, usize),
) -> Result<Vec<Contestant>, Failure> {
    contestants.into_iter().map(|one| checked(console, one, table)).collect()
}

/// Returns the reason why a program did not play, as a sentence.
pub(crate) fn fault_reason(texts: &Texts, fault: &ProgramFault) -> String {
    report::reason(texts, fault)
}

/// Returns all levels. The admiral's default of a second would make a first try take long.
fn levels(limit: Option<ThinkingLimit>) -> Vec<Contestant> {
    let word = |level| match (level, limit) {
        (Level::Admiral, None) => "admiral@100",
        (level, _) => level.name(),
    };
    Level::ALL.into_iter().filter_map(|level| word(level).parse().ok()).collect()
}

/// Checks that a contestant can play at such a table; a program that does not start and a net that
/// does not fit are reported before any game.
fn checked(
    console: &Console,
    contestant: Contestant,
    (variant, seats): (Variant, usize),
) -> Result<Contestant, Failure> {
    let unable = |why| {
        let reason = match why {
            CannotPlay::Program(fault) => report::reason(&console.texts, &fault),
            CannotPlay::Net { file, variant, seats } => {
                let form = format!("--variant {} --players {seats}", variant.as_str());
                say!(console.texts, "fault-net-unsuitable", file = file, form = form)
            }
        };
        let name = contestant.name();
        Failure::Other(say!(console.texts, "arena-cannot-play", name = name, reason = reason))
    };
    contestant.check(variant, seats).map_err(unable)?;
    Ok(contestant)
}

fn run_contest(contest: &Contest, records: Option<&RecordFolder>) -> ArenaResult {
    let stop = stop_on_interrupt();
    let bar = playouts::progress(contest.games());
    bar.tick();
    let begun = Instant::now();
    let done = |games| bar.inc(games);
    let write =
        |id: GameId, record: &Record| records.iter().for_each(|folder| folder.write(id, record));
    let record: Option<&TakeRecord<'_>> = records.is_some().then_some(&write);
    let results = contest.run(&ContestMonitor { stop: &stop, done: &done, record });
    bar.finish_and_clear();
    let (ladder, seconds) = (results.ladder(), begun.elapsed().as_secs_f64());
    ArenaResult { results, ladder, stopped: stop.load(Ordering::Relaxed), seconds }
}

/// Returns a flag that Ctrl+C sets. A second Ctrl+C ends the program, as usual.
pub(super) fn stop_on_interrupt() -> Arc<AtomicBool> {
    let stop = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    {
        use signal_hook::consts::{SIGINT, SIGTERM};
        for signal in [SIGINT, SIGTERM] {
            let (ending, setting) = (Arc::clone(&stop), Arc::clone(&stop));
            let _ = signal_hook::flag::register_conditional_shutdown(signal, 130, ending);
            let _ = signal_hook::flag::register(signal, setting);
        }
    }
    stop
}

fn ladder_picture(ladder: &Ladder) -> String {
    let rank = |rung: &cartagena_arena::Rung| Rank {
        name: rung.name.clone(),
        value: rung.elo.value as f32,
        low: rung.elo.low as f32,
        high: rung.elo.high as f32,
    };
    let ranks: Vec<Rank> = ladder.rungs.iter().map(rank).collect();
    ladder_svg(&ladder.rules.to_string(), ladder.players, &ranks, Theme::Dark)
}
