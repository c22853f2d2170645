use crate::arguments;
use crate::errors::illegal;
use cartagena::{Outcome, Viewer};
use cartagena_environment::chance_game::{Node, Refused};
use cartagena_environment::{action_number, encoding, returns};
use cartagena_table::NewGame;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// A game in which every card is an outcome of an explicit chance node, for OpenSpiel.
#[pyclass(module = "cartagena._engine", eq)]
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ChanceGame {
    game: cartagena_environment::ChanceGame,
    /// The arguments and everything that was applied, for pickles.
    arguments: (String, usize, Option<String>),
    history: Vec<i128>,
}

#[pymethods]
impl ChanceGame {
    #[new]
    fn new(rules: &str, players: &Bound<'_, PyAny>, tunnel: Option<&str>) -> PyResult<ChanceGame> {
        let NewGame { players, rules: read, tunnel: laid, .. } =
            arguments::new_game(rules, Some(players), tunnel, None)?;
        let given = (rules.to_owned(), players, tunnel.map(ToOwned::to_owned));
        let game = cartagena_environment::ChanceGame::new(read, players, laid);
        let game = game.ok_or_else(|| arguments::wrong_players(players as i128))?;
        Ok(ChanceGame { game, arguments: given, history: Vec::new() })
    }

    /// Apply outcomes and actions one after another to a new game.
    #[staticmethod]
    fn replay(
        rules: &str,
        players: &Bound<'_, PyAny>,
        tunnel: Option<&str>,
        history: Vec<i128>,
    ) -> PyResult<ChanceGame> {
        let mut game = ChanceGame::new(rules, players, tunnel)?;
        history.into_iter().try_for_each(|number| game.apply(number))?;
        Ok(game)
    }

    /// The seat to move; -1 for chance, -2 once the game is over.
    #[getter]
    fn node(&self) -> i8 {
        match self.game.node() {
            Node::Seat(seat) => seat.number().cast_signed(),
            Node::Chance => -1,
            Node::Over(_) => -2,
        }
    }

    /// The number of moves that players have made.
    #[getter]
    fn moves(&self) -> usize {
        self.game.moves()
    }

    /// The outcomes of chance with their probabilities.
    fn outcomes(&self) -> Vec<(usize, f64)> {
        self.game.outcomes()
    }

    /// The numbers of the legal actions, in ascending order.
    fn legal_actions(&self) -> Vec<usize> {
        match (self.game.node(), self.game.game()) {
            (Node::Seat(_), Some(game)) => {
                game.legal_actions().iter().map(action_number::number_of).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Apply an outcome where chance has to act, else an action.
    fn apply(&mut self, number: i128) -> PyResult<()> {
        let applied = match self.game.node() {
            Node::Chance => self.game.apply_outcome(usize::try_from(number).unwrap_or(usize::MAX)),
            _ => self.game.apply_action(arguments::numbered(number)?),
        };
        applied.map_err(refused)?;
        self.history.push(number);
        Ok(())
    }

    /// The return of every seat.
    fn returns(&self) -> Vec<f64> {
        let outcome: Option<Outcome> = match self.game.node() {
            Node::Over(outcome) => Some(outcome),
            _ => None,
        };
        let seats = self.game.players();
        returns(outcome, seats)[..seats].iter().map(|value| f64::from(*value)).collect()
    }

    /// Everything that a seat has seen.
    fn information_state(&self, seat: i128) -> PyResult<String> {
        Ok(self.game.information_state(self.viewer(seat)?))
    }

    /// Returns the observation of a seat.
    fn observation(&self, seat: i128) -> PyResult<String> {
        Ok(self.game.observation(self.viewer(seat)?))
    }

    /// Returns the observation of a spectator.
    fn public_observation(&self) -> String {
        self.game.observation(Viewer::Public)
    }

    /// Write what a seat sees now into an array; zeros until all is dealt.
    fn write_observation(&self, seat: i128, array: &Bound<'_, PyArray1<f32>>) -> PyResult<()> {
        let viewer = self.viewer(seat)?;
        let mut vector = vec![0; encoding::length(self.game.players())];
        if let Some(game) = self.game.game() {
            encoding::write(&game.observe(viewer), &mut vector);
        }
        let mut array = array.try_readwrite()?;
        let array = array.as_slice_mut()?;
        if array.len() != vector.len() {
            let message =
                format!("the array has {} numbers instead of {}", array.len(), vector.len());
            return Err(PyValueError::new_err(message));
        }
        array.iter_mut().zip(vector).for_each(|(to, from)| *to = from.into());
        Ok(())
    }

    /// The name of an outcome or action.
    fn name_of(&self, number: usize) -> PyResult<String> {
        let name = self.game.name_of(number);
        name.ok_or_else(|| PyValueError::new_err(format!("nothing here has the number {number}")))
    }

    /// The position line with all hands open, or what is laid so far.
    fn __str__(&self) -> String {
        let open = self.game.game().map(ToString::to_string);
        open.unwrap_or_else(|| self.game.observation(Viewer::Public))
    }

    fn __reduce__<'py>(slf: &Bound<'py, ChanceGame>) -> PyResult<Bound<'py, PyTuple>> {
        let reader = slf.get_type().getattr("replay")?;
        let game = slf.borrow();
        let (rules, players, tunnel) = game.arguments.clone();
        (reader, (rules, players, tunnel, game.history.clone())).into_pyobject(slf.py())
    }

    fn __copy__(&self) -> ChanceGame {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> ChanceGame {
        self.clone()
    }
}

impl ChanceGame {
    fn viewer(&self, seat: i128) -> PyResult<Viewer> {
        arguments::seat(seat, self.game.players()).map(Viewer::Seat)
    }
}

fn refused(reason: Refused) -> PyErr {
    let code = match reason {
        Refused::NoSuchOutcome(_) => "no-such-outcome",
        Refused::NotChance => "not-chance",
        Refused::OnlyChance => "only-chance",
        Refused::Illegal(illegal) => illegal.code(),
    };
    illegal(reason.to_string(), code)
}
