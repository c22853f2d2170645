//! `bench report`: measures the bots and writes the tables into their page, each between two marks;
//! the text around them stays as it is.

mod endgames;
mod ladders;
mod report_page;
mod training;

use crate::Failure;
use cartagena::{Rules, Variant};
use cartagena_arena::{Contest, ContestMonitor, ContestResults, Contestant, Pairing};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use report_page::ReportPage;
use std::path::PathBuf;

/// Settings of `bench report`.
#[derive(Args)]
pub struct ReportArgs {
    /// The page to write into.
    #[arg(long, default_value = "docs/BOTS.md")]
    page: PathBuf,
    /// Folder of the pictures.
    #[arg(long, default_value = "docs/bots")]
    pictures: PathBuf,
    /// Folder of the nets and their training reports.
    #[arg(long, default_value = "crates/bots/nets")]
    nets: PathBuf,
    /// Least number of games per pairing without the admiral.
    #[arg(long, default_value_t = 200)]
    games: u64,
    /// Least number of games per pairing with the admiral.
    #[arg(long, default_value_t = 100)]
    admiral_games: u64,
    /// Milliseconds per turn of the admiral.
    #[arg(long, default_value_t = 100)]
    ms: u64,
    /// Number of solved positions of the endgame test.
    #[arg(long, default_value_t = 500)]
    positions: u64,
    /// Only these parts: training, ladders, beginners, baselines, endgames.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
}

/// Measures all parts. Each one is written as soon as it is known.
pub fn run(arguments: &ReportArgs) -> Result<(), Failure> {
    std::fs::create_dir_all(&arguments.pictures)?;
    let page = ReportPage::open(&arguments.page)?;
    let wanted =
        |part: &str| arguments.only.is_empty() || arguments.only.iter().any(|only| only == part);
    if wanted("training") {
        page.replace_part("training", &training::table(&arguments.nets)?)?;
    }
    if wanted("ladders") {
        ladders::ladders(arguments, &page)?;
    }
    if wanted("beginners") {
        page.replace_part("beginners", &ladders::beginners_against_levels(arguments)?)?;
    }
    if wanted("baselines") {
        page.replace_part("baselines", &ladders::admiral_against_baselines(arguments)?)?;
    }
    if wanted("endgames") {
        page.replace_part("endgames", &endgames::table(arguments)?)?;
    }
    Ok(())
}

/// Plays pairings, about `games` games each.
fn contest(
    variant: Variant,
    players: usize,
    names: &[String],
    pairings: Vec<Pairing>,
    games: u64,
) -> Result<ContestResults, Failure> {
    let contestants = names.iter().map(|name| name.parse::<Contestant>());
    let contestants = contestants.collect::<Result<Vec<_>, _>>()?;
    let plain = Contest::among(contestants, Rules::new(variant), players);
    let deals = games.div_ceil(players as u64);
    let contest = Contest { pairings, deals, ..plain };
    let bar = bar(contest.games(), &format!("{}, {players} seats", variant.as_str()));
    let never = std::sync::atomic::AtomicBool::new(false);
    let results =
        contest.run(&ContestMonitor { stop: &never, done: &|games| bar.inc(games), record: None });
    bar.finish_and_clear();
    Ok(results)
}

fn bar(length: u64, what: &str) -> ProgressBar {
    let bar = ProgressBar::new(length).with_message(what.to_owned());
    let style = ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
