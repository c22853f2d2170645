use crate::arguments;
use crate::game::Game;
use cartagena::Viewer;
use cartagena_bots::{Budget, Level, Player, driver};
use cartagena_environment::action_number;
use js_sys::Date;
use wasm_bindgen::prelude::*;

/// Evaluated positions of an evaluation for which no limit is given.
const DEFAULT_NODES: u64 = 5_000;

/// A bot of one level. It sees only what the seat to move may see, and with the same seed it makes the
/// same choices.
#[wasm_bindgen]
pub struct Bot {
    bot: cartagena_bots::Bot,
}

/// The limit of the thinking about one answer.
enum Limit {
    /// The level's own.
    Level,
    Nodes(u64),
    Milliseconds(f64),
}

#[wasm_bindgen]
impl Bot {
    /// Makes a bot: by default a captain.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "string")] level: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number | bigint")] seed: JsValue,
    ) -> Result<Bot, JsValue> {
        let level = arguments::text(&level, "level", Some(Level::Captain.name()))?;
        let known: Level = level.parse().map_err(|_| {
            let names = Level::ALL.map(Level::name).join(", ");
            let message = format!("level must be one of {names}, not \"{level}\"");
            arguments::error(&message, "level")
        })?;
        let chosen = !seed.is_undefined() && !seed.is_null();
        let seed = if chosen { arguments::seed_number(&seed)? } else { 0 };
        Ok(Bot { bot: cartagena_bots::Bot::new(known, seed) })
    }

    /// The level.
    #[wasm_bindgen(getter)]
    pub fn level(&self) -> String {
        self.bot.level().name().to_owned()
    }

    /// Returns the number of the action that the bot chooses for the seat to move. Without a limit
    /// every level thinks as it does at the table.
    pub fn choose(
        &mut self,
        game: &Game,
        #[wasm_bindgen(
            unchecked_optional_param_type = "{ nodes?: number } | { milliseconds?: number }"
        )]
        limit: JsValue,
    ) -> Result<usize, JsValue> {
        let game = game.whole.game();
        let seat = game.turn().seat();
        let seat = seat.ok_or_else(|| arguments::error("the game is over", "game-over"))?;
        let seen = game.observe(Viewer::Seat(seat));
        let limit = match read_limit(&limit)? {
            Limit::Level if self.bot.level() == Level::Admiral => {
                Limit::Milliseconds(Level::Admiral.turn_milliseconds() as f64)
            }
            given => given,
        };
        let chosen = limit.think(u64::MAX, |budget| self.bot.choose(&seen, budget));
        Ok(action_number::number_of(driver::legal_or_first(&seen, chosen)))
    }

    /// Returns every seat's chance to win, as the seat to move can judge it.
    pub fn evaluate(
        &mut self,
        game: &Game,
        #[wasm_bindgen(
            unchecked_optional_param_type = "{ nodes?: number } | { milliseconds?: number }"
        )]
        limit: JsValue,
    ) -> Result<Vec<f32>, JsValue> {
        let game = game.whole.game();
        let seen = game.observe(game.turn().seat().map_or(Viewer::Public, Viewer::Seat));
        let limit = read_limit(&limit)?;
        let chances = limit.think(DEFAULT_NODES, |budget| self.bot.chances(&seen, budget));
        let chances = chances
            .ok_or_else(|| arguments::error("the bot has no answer for this game", "no-answer"))?;
        Ok(chances.as_slice().to_vec())
    }
}

impl Limit {
    fn think<T>(self, nodes: u64, think: impl FnOnce(&mut Budget) -> T) -> T {
        match self {
            Limit::Level => think(&mut Budget::nodes(nodes)),
            Limit::Nodes(nodes) => think(&mut Budget::nodes(nodes)),
            Limit::Milliseconds(time) => driver::think_within(time, &Date::now, &|| false, think),
        }
    }
}

fn read_limit(value: &JsValue) -> Result<Limit, JsValue> {
    let field = |name: &str| arguments::field(value, name);
    if value.is_undefined() || value.is_null() {
        return Ok(Limit::Level);
    }
    match (field("nodes"), field("milliseconds")) {
        (Some(nodes), None) => {
            match arguments::whole_number(nodes.as_f64().unwrap_or(f64::NAN), "nodes")? {
                0 => Err(arguments::error("nodes must be at least 1", "number")),
                nodes => Ok(Limit::Nodes(nodes)),
            }
        }
        (None, Some(time)) => match time.as_f64() {
            Some(time) if time.is_finite() && time >= 0.0 => Ok(Limit::Milliseconds(time)),
            _ => Err(arguments::error("milliseconds must be a number from 0 on", "limit")),
        },
        _ => Err(arguments::error("a limit has nodes or milliseconds", "limit")),
    }
}
