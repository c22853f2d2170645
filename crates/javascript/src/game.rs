use crate::arguments;
use cartagena::{Seat, Tunnel};
use cartagena_art::{BoardOptions, Theme, board_svg};
use cartagena_environment::{NotPlayed, Playthrough, Unreadable, action_number, encoding, returns};
use cartagena_table::NewGame;
use wasm_bindgen::prelude::*;

/// A game of Cartagena with its cards and everything that has happened. The same seed gives the same
/// game for ever, on every machine.
#[wasm_bindgen]
pub struct Game {
    pub(crate) whole: Playthrough,
}

#[wasm_bindgen]
impl Game {
    /// Deals a new game: by default Tortuga for two, with a random seed. The options choose the tunnel and
    /// the first seat, which otherwise follow from the seed.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "string")] rules: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] players: Option<f64>,
        #[wasm_bindgen(unchecked_optional_param_type = "number | bigint")] seed: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "{ tunnel?: string; first?: number }")]
        options: JsValue,
    ) -> Result<Game, JsValue> {
        let rules = arguments::text(&rules, "rules", Some("tortuga"))?;
        let rules = rules.parse().map_err(|error| arguments::fault("rules", error))?;
        let players = players.unwrap_or(2.0);
        let seats = arguments::whole_number(players, "players")?;
        let seats = usize::try_from(seats).unwrap_or(usize::MAX);
        let (tunnel, first) = chosen(&options, seats)?;
        let new = NewGame { rules, players: seats, names: Vec::new(), tunnel, first };
        let whole = Playthrough::deal(&new, arguments::seed(&seed)?);
        let wrong =
            || arguments::error(&format!("players must be 2, 3, 4 or 5, not {players}"), "players");
        Ok(Game { whole: whole.ok_or_else(wrong)? })
    }

    /// Starts from a position line; the seed gives the order of its draw pile.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(
        #[wasm_bindgen(unchecked_param_type = "string")] position: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number | bigint")] seed: JsValue,
    ) -> Result<Game, JsValue> {
        let position = arguments::text(&position, "position", None)?;
        let start = position.parse().map_err(|error| arguments::fault("position", error))?;
        Ok(Game { whole: Playthrough::from_game(start, arguments::seed(&seed)?) })
    }

    /// Reads the text of a game or any record, and goes on after its last move. If the text does not
    /// tell the cards to come, the seed gives their order.
    #[wasm_bindgen(js_name = fromText)]
    pub fn from_text(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number | bigint")] seed: JsValue,
    ) -> Result<Game, JsValue> {
        let text = arguments::text(&text, "text", None)?;
        let read = Playthrough::read(&text, arguments::seed(&seed)?);
        Ok(Game { whole: read.map_err(|reason| unreadable(&reason, &text))? })
    }

    /// Returns the game as text: a record that also tells the cards to come.
    #[wasm_bindgen(js_name = toText)]
    pub fn to_text(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string[]")] names: JsValue,
    ) -> Result<String, JsValue> {
        Ok(self.whole.record(arguments::texts(&names, "names")?).to_string())
    }

    /// Plays a move, given by its number or in notation, and returns it in long notation with the
    /// cards that came.
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string | number")] r#move: JsValue,
    ) -> Result<String, JsValue> {
        let event = match (r#move.as_string(), r#move.as_f64()) {
            (Some(text), _) => self.whole.play(&arguments::notated(&text)?),
            (None, Some(number)) => self.whole.play_action(arguments::numbered(number)?),
            (None, None) => {
                return Err(arguments::error("a move is a string or a number", "not-a-move"));
            }
        };
        Ok(event.map_err(not_played)?.notation().to_string())
    }

    /// The seat to move; undefined when the game is over.
    #[wasm_bindgen(getter)]
    pub fn seat(&self) -> Option<u8> {
        self.whole.game().turn().seat().map(|seat| seat.number())
    }

    /// The number of moves that the seat to move has left in its turn.
    #[wasm_bindgen(getter, js_name = movesLeft)]
    pub fn moves_left(&self) -> u8 {
        self.whole.moves_left()
    }

    /// The number of seats.
    #[wasm_bindgen(getter)]
    pub fn players(&self) -> usize {
        self.whole.game().position().seats()
    }

    /// True if the game is over.
    #[wasm_bindgen(getter, js_name = isOver)]
    pub fn is_over(&self) -> bool {
        self.whole.game().outcome().is_some()
    }

    /// The seat that has won, or undefined.
    #[wasm_bindgen(getter)]
    pub fn winner(&self) -> Option<u8> {
        self.whole.winner()
    }

    /// The position line, with all hands open.
    #[wasm_bindgen(getter)]
    pub fn position(&self) -> String {
        self.whole.game().to_string()
    }

    /// All moves so far in long notation, with the cards that came.
    #[wasm_bindgen(getter)]
    pub fn moves(&self) -> Vec<String> {
        self.whole.moves()
    }

    /// Returns the return of every seat: 1 for the winner, -1 shared by the others, 0 without a
    /// winner.
    pub fn returns(&self) -> Vec<f32> {
        returns(self.whole.game().outcome(), self.players())[..self.players()].to_vec()
    }

    /// Returns the legal moves in long notation without cards, in order.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Vec<String> {
        self.whole.legal_moves()
    }

    /// Returns the numbers of the legal actions, in the order of the legal moves.
    #[wasm_bindgen(js_name = legalActions)]
    pub fn legal_actions(&self) -> Vec<u16> {
        let number = |action| u16::try_from(action_number::number_of(action)).unwrap_or(u16::MAX);
        self.whole.game().legal_actions().iter().map(number).collect()
    }

    /// Returns 1 for each legal action and 0 for all others.
    #[wasm_bindgen(js_name = actionMask)]
    pub fn action_mask(&self) -> Vec<i8> {
        let mut mask = vec![0; action_number::COUNT];
        action_number::write_mask(&self.whole.game().legal_actions(), &mut mask);
        mask
    }

    /// Returns what a viewer may know, as a position line with `?` for hidden cards; by default the
    /// seat to move.
    pub fn observation(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "number | \"public\"")] viewer: JsValue,
    ) -> Result<String, JsValue> {
        let viewer = arguments::viewer(self.whole.game(), &viewer)?;
        Ok(self.whole.game().observe(viewer).to_string())
    }

    /// Returns what a viewer may know as small numbers, as in the Python package.
    #[wasm_bindgen(js_name = observationArray)]
    pub fn observation_array(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "number | \"public\"")] viewer: JsValue,
    ) -> Result<Vec<u8>, JsValue> {
        let viewer = arguments::viewer(self.whole.game(), &viewer)?;
        let mut vector = vec![0; encoding::length(self.players())];
        encoding::write(&self.whole.game().observe(viewer), &mut vector);
        Ok(vector)
    }

    /// Draws the position as an SVG picture, as a viewer sees it.
    pub fn svg(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "number | \"public\"")] viewer: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "\"dark\" | \"light\"")] theme: JsValue,
    ) -> Result<String, JsValue> {
        let viewer = arguments::viewer(self.whole.game(), &viewer)?;
        let theme = match arguments::text(&theme, "theme", Some("dark"))?.as_str() {
            "dark" => Theme::Dark,
            "light" => Theme::Light,
            other => {
                let message = format!("theme must be \"dark\" or \"light\", not \"{other}\"");
                return Err(arguments::error(&message, "theme"));
            }
        };
        let options = BoardOptions { theme, ..BoardOptions::default() };
        Ok(board_svg(&self.whole.game().observe(viewer), &options))
    }

    /// Returns a copy that can be played on by itself.
    #[wasm_bindgen(js_name = clone)]
    pub fn copy(&self) -> Game {
        Game { whole: self.whole.clone() }
    }
}

/// Returns the tunnel and the first seat that the options choose.
fn chosen(options: &JsValue, seats: usize) -> Result<(Option<Tunnel>, Option<Seat>), JsValue> {
    let tunnel = match arguments::field(options, "tunnel") {
        Some(tunnel) => {
            let tunnel = arguments::text(&tunnel, "tunnel", None)?;
            Some(tunnel.parse().map_err(|error| arguments::fault("tunnel", error))?)
        }
        None => None,
    };
    let Some(first) = arguments::field(options, "first") else { return Ok((tunnel, None)) };
    let found = first.as_f64().and_then(|number| arguments::seat(number, seats));
    let last = seats.saturating_sub(1);
    let wrong = || arguments::error(&format!("first must be a seat from 0 to {last}"), "seat");
    Ok((tunnel, Some(found.ok_or_else(wrong)?)))
}

fn not_played(reason: NotPlayed) -> JsValue {
    arguments::error(&reason.to_string(), reason.code())
}

fn unreadable(reason: &Unreadable, text: &str) -> JsValue {
    match reason {
        Unreadable::Record(problem) => {
            let (line, column) = problem.line_and_column(text);
            let message = format!("line {line}, column {column}: {}", problem.problem);
            arguments::error(&message, problem.problem.code())
        }
        Unreadable::Pile => arguments::error(&reason.to_string(), "pile"),
    }
}
