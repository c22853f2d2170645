//! `cartagena train`: trains a net by self-play.

mod files;
mod report;

use super::{Done, arena, number};
use crate::args::PROGRAM;
use crate::console::Console;
use crate::failure::Failure;
use crate::picture;
use cartagena::Variant;
use cartagena_texts::say;
use cartagena_train::{TestPlan, TestResult, TrainingPlan, TrainingRun};
use clap::ArgMatches;
use files::TrainingFiles;
use indicatif::{ProgressBar, ProgressState, ProgressStyle};
use report::Story;
use serde_json::Value;
use std::fmt;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Instant;

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    if let Some(file) = matches.get_one::<PathBuf>("show") {
        let story = Story::read(&files::report(console, file)?);
        let story = story.ok_or_else(|| files::no_report(console, file))?;
        draw(console, matches, &story)?;
        return printed(&story.text(console));
    }
    let plan = plan(matches);
    let files = TrainingFiles::new(matches.get_one("out"), &plan);
    let mut course = match matches.get_flag("resume") {
        true => files.resume(console)?,
        false => files.start_new(console, TrainingRun::new(plan, exams(matches, &plan)))?,
    };
    match learn(console, &mut course, &files)? {
        Some(report) => finished(console, matches, &files, &report),
        None => stopped(console, &files),
    }
}

fn plan(matches: &ArgMatches) -> TrainingPlan {
    let number = |id| number(matches, id);
    let part = |id| matches.get_one::<f32>(id).copied();
    let variant = matches.get_one("variant").copied().unwrap_or(Variant::Tortuga);
    let players = number("players").unwrap_or(2) as usize;
    let usual = TrainingPlan::new(variant, players, number("games").unwrap_or(40_000));
    TrainingPlan {
        seed: number("seed").unwrap_or(usual.seed),
        learning_rate: matches.get_one("rate").copied().unwrap_or(usual.learning_rate),
        exploration: part("astray").unwrap_or(usual.exploration),
        lambda: part("lambda").unwrap_or(usual.lambda),
        ..usual
    }
}

/// Returns the test plan, with no more tests than games.
fn exams(matches: &ArgMatches, plan: &TrainingPlan) -> TestPlan {
    let usual = TestPlan::new(plan.seats);
    TestPlan {
        tests: number(matches, "marks").unwrap_or(usual.tests).min(plan.games),
        deals: number(matches, "deals").unwrap_or(usual.deals),
        calibration_games: usual.calibration_games.min(plan.games),
    }
}

/// Trains to the end and writes the net and its report; returns `None` if it was interrupted. In
/// any case a checkpoint is written first.
fn learn(
    console: &Console,
    course: &mut TrainingRun,
    files: &TrainingFiles,
) -> Result<Option<Value>, Failure> {
    let stop = arena::stop_on_interrupt();
    let go_on = || !stop.load(Ordering::Relaxed);
    let mut clock = Instant::now();
    let bar = progress(course);
    while !course.is_finished() {
        let mark = course.train_to_next_test(|played| {
            bar.set_position(played);
            go_on()
        });
        course.seconds += lap(&mut clock);
        files.save_checkpoint(console, course)?;
        let Some(mark) = mark else {
            bar.finish_and_clear();
            return Ok(None);
        };
        tell(console, &bar, &mark);
    }
    bar.finish_and_clear();
    let Some((net, report)) = course.finish(go_on) else { return Ok(None) };
    let report = report::value(&report, course.seconds + lap(&mut clock));
    files.finish(console, &net, &report)?;
    Ok(Some(report))
}

/// Returns the seconds since the last call.
fn lap(clock: &mut Instant) -> f64 {
    let now = Instant::now();
    now.duration_since(std::mem::replace(clock, now)).as_secs_f64()
}

fn progress(course: &TrainingRun) -> ProgressBar {
    let speed = |state: &ProgressState, to: &mut dyn fmt::Write| {
        let _ = write!(to, "{:.0}/s", state.per_sec());
    };
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {speed} {eta}  {msg}");
    let style = style.map(|style| style.with_key("speed", speed));
    let bar = ProgressBar::new(course.trainer.plan.games);
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_position(course.trainer.played);
    bar.reset_eta();
    bar
}

/// Prints a test result above the bar, or as a line where there is none.
fn tell(console: &Console, bar: &ProgressBar, mark: &TestResult) {
    let score = report::percent(mark.score.into());
    let sentence = say!(console.texts, "train-mark", form = score);
    match bar.is_hidden() {
        true => console.print_to_stderr(&format!(
            "{}/{}  {sentence}",
            mark.games,
            bar.length().unwrap_or(0)
        )),
        false => bar.set_message(console.for_stdout(&sentence)),
    }
}

fn finished(
    console: &Console,
    matches: &ArgMatches,
    files: &TrainingFiles,
    report: &Value,
) -> Done {
    let story = Story::read(report).ok_or_else(|| files::no_report(console, &files.report))?;
    draw(console, matches, &story)?;
    let shown = |file: &Path| file.display().to_string();
    let (net_file, report_file) = (shown(&files.net), shown(&files.report));
    console.print_to_stderr(&say!(
        console.texts,
        "train-saved",
        file = net_file,
        form = report_file
    ));
    match matches.get_flag("json") {
        true => printed(&format!("{report}\n")),
        false => printed(&story.text(console)),
    }
}

fn stopped(console: &Console, files: &TrainingFiles) -> Done {
    let command = format!("{PROGRAM} train --resume --out {}", files.net.display());
    console.print_to_stderr(&say!(console.texts, "train-stopped", form = command));
    Ok(())
}

fn draw(console: &Console, matches: &ArgMatches, story: &Story) -> Done {
    let Some(file) = matches.get_one::<PathBuf>("picture") else { return Ok(()) };
    picture::drawn(&console.texts, &story.picture(&console.texts), file)?;
    console.print_to_stderr(&say!(
        console.texts,
        "picture-saved",
        file = file.display().to_string()
    ));
    Ok(())
}

fn printed(text: &str) -> Done {
    let mut out = anstream::stdout();
    write!(out, "{text}")?;
    Ok(out.flush()?)
}
