//! Ladders of the levels, beginners against the lower levels, and the admiral against untrained
//! players.

use super::report_page::ReportPage;
use super::{ReportArgs, contest};
use crate::Failure;
use cartagena::Variant;
use cartagena_arena::{ContestResults, Estimate, Ladder, Pairing, PairingResult};
use cartagena_art::{Rank, Theme, ladder_svg};
use cartagena_bots::Level;
use cartagena_bots::beginner::Habit;
use std::fmt::Write;

const SEATS: std::ops::RangeInclusive<usize> = 2..=5;

/// Measures each level against the next lower one, in every variant, with 2 to 5 seats.
pub fn ladders(arguments: &ReportArgs, page: &ReportPage) -> Result<(), Failure> {
    let names = levels(arguments.ms);
    for variant in Variant::ALL {
        let mut columns = Vec::new();
        for players in SEATS {
            let results = play_steps(arguments, variant, players, &names)?;
            if players == 2 {
                draw_ladder(arguments, variant, &results)?;
            }
            columns.push(results);
        }
        page.replace_part(
            &format!("ladder {}", variant.as_str()),
            &ladder_table(&names, &columns),
        )?;
    }
    Ok(())
}

/// Plays each level against the next lower one at one kind of table.
fn play_steps(
    arguments: &ReportArgs,
    variant: Variant,
    players: usize,
    names: &[String],
) -> Result<ContestResults, Failure> {
    let step = |at: usize| Pairing { alone: at, others: at - 1 };
    let top = names.len() - 1;
    let (quick, slow) = ((1..top).map(step).collect(), vec![step(top)]);
    let mut results = contest(variant, players, names, quick, arguments.games)?;
    let highest = contest(variant, players, names, slow, arguments.admiral_games)?;
    results.results.extend(highest.results);
    Ok(results)
}

/// Returns the levels as contestants, the weakest first.
fn levels(ms: u64) -> Vec<String> {
    let name = |level: Level| match level {
        Level::Admiral => format!("{level}@{ms}"),
        _ => level.to_string(),
    };
    Level::ALL.map(name).to_vec()
}

fn ladder_table(names: &[String], columns: &[ContestResults]) -> String {
    let mut table = String::from(
        "| one player against the others | 2 seats (fair 50 %) | 3 (33 %) | 4 (25 %) | 5 (20 %) |\n|:--|--:|--:|--:|--:|\n",
    );
    for step in (0..names.len() - 1).rev() {
        let _ = write!(table, "| {} against {}", names[step + 1], plural(&names[step], 2));
        for column in columns {
            let _ = write!(table, " | {}", format_share(&column.results[step]));
        }
        table += " |\n";
    }
    table
}

/// Formats a share of the games with its 95 % interval.
fn format_share(bout: &PairingResult) -> String {
    let Estimate { value, low, high } = bout.share();
    format!("{:.0} % ± {:.0}", 100.0 * value, 50.0 * (high - low))
}

fn plural(name: &str, players: usize) -> String {
    if players > 2 { format!("{name}s") } else { name.to_owned() }
}

fn draw_ladder(
    arguments: &ReportArgs,
    variant: Variant,
    results: &ContestResults,
) -> Result<(), Failure> {
    let rank = |rung: &cartagena_arena::Rung| Rank {
        name: rung.name.clone(),
        value: rung.elo.value as f32,
        low: rung.elo.low as f32,
        high: rung.elo.high as f32,
    };
    let ranks: Vec<Rank> = Ladder::of(results).rungs.iter().map(rank).collect();
    let picture = ladder_svg(variant.as_str(), 2, &ranks, Theme::Dark);
    let file = arguments.pictures.join(format!("ladder-{}.svg", variant.as_str()));
    Ok(std::fs::write(file, picture)?)
}

/// Returns the table of the admiral against untrained players, and alone against bosuns.
pub fn admiral_against_baselines(arguments: &ReportArgs) -> Result<String, Failure> {
    let admiral = format!("admiral@{}", arguments.ms);
    let others = ["random", "greedy", "searcher"].map(str::to_owned);
    let mut table = String::from(
        "| opponents: the admiral's share | Jamaica | Tortuga | Hispaniola |\n|:--|--:|--:|--:|\n",
    );
    for other in &others {
        let opponents = opponents(other, 2);
        table += &row(arguments.admiral_games, &opponents, [&admiral, other], 2)?;
    }
    for players in 3..=5 {
        let opponents = opponents("bosun", players);
        table += &row(arguments.admiral_games, &opponents, [&admiral, "bosun"], players)?;
    }
    Ok(table)
}

/// Returns the table of beginners against the lower levels.
pub fn beginners_against_levels(arguments: &ReportArgs) -> Result<String, Failure> {
    let mut table = String::from(
        "| the beginner's share | Jamaica | Tortuga | Hispaniola |\n|:--|--:|--:|--:|\n",
    );
    let levels = [Level::Landlubber, Level::Deckhand, Level::Sailor].map(Level::name);
    for (habit, level) in Habit::ALL.iter().flat_map(|habit| levels.map(|level| (habit, level))) {
        let title = format!("{} against {}", habit.name(), opponents(level, 2));
        table += &row(arguments.games, &title, [habit.name(), level], 2)?;
    }
    for players in 3..=5 {
        let [habit, level] = [Habit::Sensible.name(), levels[0]];
        let title = format!("{habit} against {}", opponents(level, players));
        table += &row(arguments.games, &title, [habit, level], players)?;
    }
    Ok(table)
}

fn opponents(level: &str, players: usize) -> String {
    match players {
        2 => format!("{level}, 2 seats"),
        _ => format!("{}, {players} seats (fair {} %)", plural(level, players), 100 / players),
    }
}

/// Returns a row of a table: the share of the first contestant, alone against the second in all
/// other seats, in every variant.
fn row(games: u64, title: &str, names: [&str; 2], players: usize) -> Result<String, Failure> {
    let mut row = format!("| {title}");
    let names = names.map(str::to_owned);
    for variant in Variant::ALL {
        let pairing = vec![Pairing { alone: 0, others: 1 }];
        let results = contest(variant, players, &names, pairing, games)?;
        let _ = write!(row, " | {}", format_share(&results.results[0]));
    }
    Ok(row + " |\n")
}
