use crate::arguments::{self, MoveArgument};
use crate::errors::{CartagenaError, not_played, unreadable, with_code};
use crate::record::Record;
use cartagena::Viewer;
use cartagena_art::{BoardOptions, Layout, Theme, board_svg};
use cartagena_environment::{Playthrough, action_number, encoding, returns};
use numpy::PyArray1;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// A game of Cartagena with its cards and everything that has happened.
///
/// The same seed gives the same tunnel, first seat and cards for ever, on every machine. Moves are
/// played by their number (see ``docs/PYTHON.md``) or in notation.
///
/// >>> game = Game("tortuga", players=2, seed=7)
/// >>> game.play(game.legal_moves()[0])  # doctest: +SKIP
#[pyclass(module = "cartagena", eq)]
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Game {
    pub(crate) whole: Playthrough,
}

#[pymethods]
impl Game {
    /// Deal a new game.
    ///
    /// ``rules`` is a variant with its options, such as ``"jamaica"`` or ``"tortuga+pass"``;
    /// ``seed`` a number, 64 hexadecimal digits, or ``None`` for a random game; ``tunnel`` and
    /// ``first`` choose what chance would else.
    #[new]
    #[pyo3(
        signature = (rules = "tortuga", players = None, *, seed = None, tunnel = None, first = None),
        text_signature = "(rules='tortuga', players=2, *, seed=None, tunnel=None, first=None)"
    )]
    fn new(
        rules: &str,
        players: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
        tunnel: Option<&str>,
        first: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Game> {
        let new = arguments::new_game(rules, players, tunnel, first)?;
        let whole = Playthrough::deal(&new, arguments::seed(seed)?);
        let wrong = || arguments::wrong_players(new.players as i128);
        Ok(Game { whole: whole.ok_or_else(wrong)? })
    }

    /// Start from a position line; the seed gives the order of its draw pile.
    #[staticmethod]
    #[pyo3(signature = (position, *, seed = None))]
    fn from_position(position: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Game> {
        let start = arguments::position(position)?;
        Ok(Game { whole: Playthrough::from_game(start, arguments::seed(seed)?) })
    }

    /// Read the text of a game or any record, and go on after its last move. If the text does not tell
    /// the cards to come, the seed gives their order.
    #[staticmethod]
    #[pyo3(signature = (text, *, seed = None))]
    fn from_text(text: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Game> {
        let read = Playthrough::read(text, arguments::seed(seed)?);
        Ok(Game { whole: read.map_err(|reason| unreadable(&reason, text))? })
    }

    /// Return the game as text: a record that also tells the cards to come.
    fn to_text(&self) -> String {
        self.whole.record([]).to_string()
    }

    /// Return the record of the game so far. ``names`` are the players', by seat.
    #[pyo3(signature = (names = Vec::new()))]
    fn record(&self, names: Vec<String>) -> Record {
        Record { record: self.whole.record(names) }
    }

    /// Play a move, given by its number or in notation, and return it in long notation with the cards
    /// that came. A long move may name the cards, as records do.
    #[pyo3(name = "play")]
    fn play_move(&mut self, r#move: &Bound<'_, PyAny>) -> PyResult<String> {
        let event = match arguments::move_argument(r#move)? {
            MoveArgument::Number(action) => self.whole.play_action(action),
            MoveArgument::Text(notated) => self.whole.play(&notated),
        };
        Ok(event.map_err(not_played)?.notation().to_string())
    }

    /// Play the action with this number and return the seat to move next, ``None`` if the game is
    /// over. It is the fastest way to play.
    fn apply(&mut self, action: &Bound<'_, PyAny>) -> PyResult<Option<u8>> {
        let action = arguments::numbered(arguments::integer(action, "action")?)?;
        self.whole.play_action(action).map_err(not_played)?;
        Ok(self.seat())
    }

    /// The seat to move; ``None`` when the game is over.
    #[getter]
    fn seat(&self) -> Option<u8> {
        self.whole.game().turn().seat().map(|seat| seat.number())
    }

    /// The number of moves that the seat to move has left in its turn.
    #[getter]
    fn moves_left(&self) -> u8 {
        self.whole.moves_left()
    }

    /// The number of seats.
    #[getter]
    fn players(&self) -> usize {
        self.whole.game().position().seats()
    }

    /// The variant with its options, as in a position line.
    #[getter]
    fn rules(&self) -> String {
        self.whole.game().position().rules().to_string()
    }

    /// The tunnel from the fort to the boat.
    #[getter]
    fn tunnel(&self) -> String {
        self.whole.game().tunnel().to_string()
    }

    /// The seed, as 64 hexadecimal digits. It tells every card.
    #[getter]
    fn seed(&self) -> String {
        self.whole.seed().to_string()
    }

    /// True if the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.whole.game().outcome().is_some()
    }

    /// The seat that has won, or ``None``.
    #[getter]
    fn winner(&self) -> Option<u8> {
        self.whole.winner()
    }

    /// The position line, with all hands open.
    #[getter]
    fn position(&self) -> String {
        self.whole.game().to_string()
    }

    /// All moves so far in long notation, with the cards that came.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.whole.moves()
    }

    /// Return the return of every seat: 1 for the winner, -1 shared by the others, 0 without a winner.
    fn returns(&self) -> Vec<f32> {
        returns(self.whole.game().outcome(), self.players())[..self.players()].to_vec()
    }

    /// Return the legal moves in long notation without cards, such as ``"D6>15"``, in order.
    fn legal_moves(&self) -> Vec<String> {
        self.whole.legal_moves()
    }

    /// Return the numbers of the legal actions in ascending order, the same order as
    /// :meth:`legal_moves`.
    fn legal_actions(&self) -> Vec<usize> {
        self.whole.game().legal_actions().iter().map(action_number::number_of).collect()
    }

    /// Return an array of ``ACTION_COUNT`` numbers: 1 for legal actions, else 0.
    fn action_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = [0; action_number::COUNT];
        action_number::write_mask(&self.whole.game().legal_actions(), &mut mask);
        PyArray1::from_slice(py, &mask)
    }

    /// Return an array with the place to which each action leads: -1 for illegal actions and the end
    /// of the turn, 37 for the boat.
    fn targets<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut targets = [0; action_number::COUNT];
        action_number::write_targets(self.whole.game(), &mut targets);
        PyArray1::from_slice(py, &targets)
    }

    /// Return what a viewer may know, as a position line with ``?`` for hidden cards. The viewer is
    /// a seat, ``"public"``, or by default the seat to move.
    #[pyo3(signature = (viewer = None))]
    fn observation(&self, viewer: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let viewer = arguments::viewer(self.whole.game(), viewer)?;
        Ok(self.whole.game().observe(viewer).to_string())
    }

    /// Return what a viewer may know, as an array of small numbers (see ``docs/PYTHON.md``).
    #[pyo3(signature = (viewer = None))]
    fn observation_array<'py>(
        &self,
        py: Python<'py>,
        viewer: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<u8>>> {
        let seen = self.whole.game().observe(arguments::viewer(self.whole.game(), viewer)?);
        let mut vector = [0; encoding::length(cartagena::Seat::MAX)];
        let vector = &mut vector[..encoding::length(seen.seats())];
        encoding::write(&seen, vector);
        Ok(PyArray1::from_slice(py, vector))
    }

    /// Draw the position as an SVG picture, as a viewer sees it; by default the seat to move.
    #[pyo3(signature = (viewer = None, *, theme = "dark", layout = "wide", names = Vec::new()))]
    fn svg(
        &self,
        viewer: Option<&Bound<'_, PyAny>>,
        theme: &str,
        layout: &str,
        names: Vec<String>,
    ) -> PyResult<String> {
        let options = BoardOptions {
            theme: choose("theme", theme, [("dark", Theme::Dark), ("light", Theme::Light)])?,
            layout: choose("layout", layout, [("wide", Layout::Wide), ("phone", Layout::Phone)])?,
            names,
            ..BoardOptions::default()
        };
        let viewer = arguments::viewer(self.whole.game(), viewer)?;
        Ok(board_svg(&self.whole.game().observe(viewer), &options))
    }

    fn _repr_svg_(&self) -> String {
        let viewer = self.whole.game().turn().seat().map_or(Viewer::Public, Viewer::Seat);
        board_svg(&self.whole.game().observe(viewer), &BoardOptions::default())
    }

    /// Return a copy that can be played on by itself.
    fn copy(&self) -> Game {
        self.clone()
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Game {
        self.clone()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Game>) -> PyResult<Bound<'py, PyTuple>> {
        let py = slf.py();
        let reader = slf.get_type().getattr("from_text")?;
        (reader, (slf.borrow().to_text(),)).into_pyobject(py)
    }

    fn __str__(&self) -> String {
        self.position()
    }

    fn __repr__(&self) -> String {
        format!("Game.from_position('{}')", self.position())
    }
}

impl Game {
    /// Returns what the seat to move may know.
    pub(crate) fn seen_by_mover(&self) -> PyResult<cartagena::Observation> {
        let seat = self.whole.game().turn().seat();
        let over = || with_code(CartagenaError::new_err("the game is over"), "game-over");
        let seat = seat.ok_or_else(over)?;
        Ok(self.whole.game().observe(Viewer::Seat(seat)))
    }
}

/// Returns the value that one of two words stands for.
fn choose<T: Copy>(name: &str, word: &str, words: [(&str, T); 2]) -> PyResult<T> {
    let found = words.iter().find(|(known, _)| *known == word);
    let [(first, _), (second, _)] = words;
    found.map(|(_, value)| *value).ok_or_else(|| {
        PyValueError::new_err(format!("{name} must be \"{first}\" or \"{second}\", not \"{word}\""))
    })
}
