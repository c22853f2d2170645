//! `cartagena perft`: counting sequences of moves.

use super::{Done, input, number};
use crate::console::Console;
use crate::failure::Failure;
use crate::perft::{divide, perft};
use cartagena::{Action, Game};
use clap::ArgMatches;
use serde_json::{Map, Value, json};
use std::io::{self, Write};

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let game = start(console, matches)?;
    let depth = number(matches, "depth").unwrap_or_default() as u32;
    let uncountable = |why: crate::perft::PerftError| Failure::Other(why.sentence(&console.texts));
    let total = perft(&game, depth).map_err(uncountable)?;
    let parts = match matches.get_flag("divide") {
        true => Some(divide(&game, depth).map_err(uncountable)?),
        false => None,
    };
    let text = match matches.get_flag("json") {
        true => format!("{}\n", as_json(&game, depth, total, parts)),
        false => as_text(total, parts),
    };
    Ok(io::stdout().write_all(text.as_bytes())?)
}

fn start(console: &Console, matches: &ArgMatches) -> Result<Game, Failure> {
    if !matches.contains_id("position") {
        return input::fresh_game(console, matches);
    }
    let line = input::position_line(console, matches)?;
    let setup = input::setup(console, &line)?;
    setup.game().map_err(|fault| input::position_failure(console, &line, &fault))
}

fn as_text(total: u64, parts: Option<Vec<(Action, u64)>>) -> String {
    let parts = parts.unwrap_or_default();
    let lines = parts.iter().map(|(action, count)| format!("{action} {count}\n"));
    lines.chain([format!("{total}\n")]).collect()
}

fn as_json(game: &Game, depth: u32, total: u64, parts: Option<Vec<(Action, u64)>>) -> Value {
    let mut result = json!({ "position": game.to_string(), "depth": depth, "sequences": total });
    if let Some(parts) = parts {
        let parts = parts.into_iter().map(|(action, count)| (action.to_string(), json!(count)));
        result["divide"] = Value::Object(parts.collect::<Map<_, _>>());
    }
    result
}
