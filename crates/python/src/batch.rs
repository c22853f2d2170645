use crate::arguments;
use crate::errors::{CartagenaError, illegal, with_code};
use crate::game::Game;
use cartagena_deal::Seed;
use cartagena_environment::{
    BatchArrays, BatchError, BatchSettings, Playthrough, action_number, encoding,
};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;

/// Thousands of games that are stepped together in Rust, without the interpreter's lock. The class
/// ``VectorEnv`` is the friendlier face of it.
#[pyclass(module = "cartagena._engine")]
#[derive(Debug)]
pub(crate) struct Batch {
    batch: cartagena_environment::Batch,
}

/// Observations, masks, seats, rewards, terminated and truncated.
type Arrays<'py> = (
    Bound<'py, PyArray2<u8>>,
    Bound<'py, PyArray2<i8>>,
    Bound<'py, PyArray1<i8>>,
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray1<bool>>,
    Bound<'py, PyArray1<bool>>,
);

#[pymethods]
impl Batch {
    /// Deal all games. Returns the batch and its first arrays.
    #[staticmethod]
    fn deal<'py>(
        py: Python<'py>,
        games: usize,
        rules: &str,
        players: usize,
        max_actions: u32,
        threads: Option<usize>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<(Batch, Arrays<'py>)> {
        let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let threads = threads.unwrap_or_else(cores);
        let rules = arguments::rules(rules)?;
        let settings = BatchSettings { games, rules, players, max_actions, threads };
        let seed = arguments::number_seed_or_random(seed)?;
        let dealt = py.detach(|| cartagena_environment::Batch::new(settings, seed));
        let (batch, arrays) = dealt.map_err(batch_error)?;
        Ok((Batch { batch }, numpy_arrays(py, arrays, &settings)?))
    }

    /// Play one action in every game.
    fn step<'py>(&mut self, py: Python<'py>, actions: &Bound<'_, PyAny>) -> PyResult<Arrays<'py>> {
        let actions = arguments::action_array(actions)?;
        let batch = &mut self.batch;
        let arrays = py.detach(|| batch.step(&actions)).map_err(batch_error)?;
        numpy_arrays(py, arrays, self.batch.settings())
    }

    /// Return a random legal action for every game.
    fn sample_actions<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let batch = &mut self.batch;
        PyArray1::from_vec(py, py.detach(|| batch.sample_actions()))
    }

    /// Return the place to which every action of every game leads.
    fn targets<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<i8>>> {
        let targets = py.detach(|| self.batch.targets());
        let shape = [self.batch.settings().games, action_number::COUNT];
        PyArray1::from_vec(py, targets).reshape(shape)
    }

    /// Return the seed of every current game.
    fn seeds<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u64>> {
        PyArray1::from_vec(py, self.batch.seeds())
    }

    /// Return a copy of one game, whose later cards follow from the seed.
    fn game(&self, index: usize, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Game> {
        let wrong = || {
            let last = self.batch.settings().games - 1;
            PyIndexError::new_err(format!("games are numbered 0 to {last}, not {index}"))
        };
        let game = self.batch.game(index).ok_or_else(wrong)?.clone();
        let seed: Seed = arguments::seed(seed)?;
        Ok(Game { whole: Playthrough::from_game(game, seed) })
    }
}

fn numpy_arrays<'py>(
    py: Python<'py>,
    arrays: BatchArrays,
    settings: &BatchSettings,
) -> PyResult<Arrays<'py>> {
    let (games, players) = (settings.games, settings.players);
    let observations = PyArray1::from_vec(py, arrays.observations);
    Ok((
        observations.reshape([games, encoding::length(players)])?,
        PyArray1::from_vec(py, arrays.masks).reshape([games, action_number::COUNT])?,
        PyArray1::from_vec(py, arrays.seats),
        PyArray1::from_vec(py, arrays.rewards).reshape([games, players])?,
        PyArray1::from_vec(py, arrays.terminated),
        PyArray1::from_vec(py, arrays.truncated),
    ))
}

fn batch_error(error: BatchError) -> PyErr {
    let message = error.to_string();
    match error {
        BatchError::Players(players) => arguments::wrong_players(players),
        BatchError::Zero(_) => with_code(CartagenaError::new_err(message), "zero"),
        BatchError::ActionCount { .. } => {
            with_code(CartagenaError::new_err(message), "action-count")
        }
        BatchError::IllegalAction { .. } => illegal(message, "illegal-action"),
    }
}
