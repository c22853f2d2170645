//! `cartagena ratings`: the lists of ratings of a server, and their computation from the stored games.

use super::Done;
use super::stored_games::{block_on, open_error, open_store, read_store, store_location};
use crate::console::Console;
use crate::failure::Failure;
use cartagena_server::{PROVISIONAL_GAMES, RatingList, RecomputedRatings, recompute_ratings};
use cartagena_store::{ListedRating, StoreError, StoreReader};
use cartagena_texts::{Texts, say};
use clap::ArgMatches;
use serde_json::{Value, json};
use std::io::Write;

/// Number of people of a list that are printed.
const ROWS: u32 = 100;

/// Runs the command.
pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let json = matches.get_flag("json");
    if matches.get_flag("recompute") {
        return recompute(console, matches, json);
    }
    let place = store_location(console, matches)?;
    let lists = block_on(async {
        let store = read_store(console, &place).await?;
        let lists = all_lists(&*store).await;
        let _ = store.close().await;
        lists.map_err(|error| open_error(&console.texts, &place, &error))
    })?;
    if json {
        return print(console, &json_lists(&lists).to_string());
    }
    if lists.is_empty() {
        return print(console, &say!(console.texts, "rating-none"));
    }
    let texts: Vec<String> =
        lists.iter().map(|(list, rows)| list_text(&console.texts, *list, rows)).collect();
    print(console, &texts.join("\n\n"))
}

type Lists = Vec<(RatingList, Vec<ListedRating>)>;

/// Reads the lists that have anybody, those with a settled rating first.
async fn all_lists(store: &dyn StoreReader) -> Result<Lists, StoreError> {
    let mut lists = Vec::new();
    for list in RatingList::all() {
        let name = list.to_string();
        let mut rows = Vec::new();
        for provisional in [false, true] {
            rows.extend(store.leaders(&name, (PROVISIONAL_GAMES, provisional), ROWS, 0).await?);
        }
        lists.push((list, rows));
    }
    lists.retain(|(_, rows)| !rows.is_empty());
    Ok(lists)
}

fn list_text(texts: &Texts, list: RatingList, rows: &[ListedRating]) -> String {
    let variant = say!(texts, "variant", variant = list.variant.as_str());
    let seats = if list.duel { say!(texts, "rating-two") } else { say!(texts, "rating-more") };
    let row = |row: &ListedRating| {
        let settled = row.games >= PROVISIONAL_GAMES;
        let state = if settled {
            say!(texts, "rating-settled", count = row.games)
        } else {
            say!(texts, "rating-provisional", count = row.games)
        };
        format!("{:>5}  {}  {state}", row.points, name(row))
    };
    let rows: Vec<String> = rows.iter().map(row).collect();
    format!("{variant} · {seats}\n{}", rows.join("\n"))
}

/// Returns the name, with a number behind it if others of the list have the same.
fn name(row: &ListedRating) -> String {
    match row.namesakes {
        0 => row.person.name.clone(),
        before => format!("{}·{}", row.person.name, before + 1),
    }
}

fn json_lists(lists: &Lists) -> Value {
    let row = |row: &ListedRating| {
        let (points, games) = (row.points, row.games);
        let provisional = games < PROVISIONAL_GAMES;
        json!({ "name": name(row), "points": points, "games": games, "provisional": provisional })
    };
    let list = |(list, rows): &(RatingList, Vec<ListedRating>)| {
        (list.to_string(), rows.iter().map(row).collect())
    };
    Value::Object(lists.iter().map(list).collect())
}

fn recompute(console: &Console, matches: &ArgMatches, json: bool) -> Done {
    let place = store_location(console, matches)?;
    let report = block_on(async {
        // Only a server makes a store.
        check_existing(console, matches).await?;
        let store = open_store(console, &place).await?;
        let report = recompute_ratings(&*store).await;
        let _ = store.close().await;
        report.map_err(|error| open_error(&console.texts, &place, &error))
    })?;
    let RecomputedRatings { games, unreadable, steps, same } = report;
    if json {
        let told =
            json!({ "games": games, "unreadable": unreadable, "changes": steps, "same": same });
        print(console, &told.to_string())?;
    } else {
        let sum = say!(console.texts, "ratings-recomputed", count = games, total = steps);
        let same = if same {
            say!(console.texts, "ratings-same")
        } else {
            say!(console.texts, "ratings-differ")
        };
        print(console, &format!("{sum}\n{same}"))?;
    }
    match unreadable {
        0 => Ok(()),
        count => Err(Failure::Other(say!(console.texts, "validate-bad", count = count))),
    }
}

/// Refuses a place without a store: opening it to write would make one there.
async fn check_existing(console: &Console, matches: &ArgMatches) -> Result<(), Failure> {
    let place = store_location(console, matches)?;
    match cartagena_store::open_reader(&place).await {
        Ok(store) => {
            let _ = store.close().await;
            Ok(())
        }
        Err(StoreError::OlderVersion) => Ok(()),
        Err(error) => Err(open_error(&console.texts, &place, &error)),
    }
}

fn print(console: &Console, text: &str) -> Done {
    Ok(writeln!(anstream::stdout(), "{}", console.for_stdout(text))?)
}
