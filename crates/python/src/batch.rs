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

/// The table of a batch: rules, players, tunnel and first seat.
#[derive(FromPyObject)]
struct TableArguments<'py>(String, Bound<'py, PyAny>, Option<String>, Option<Bound<'py, PyAny>>);

#[pymethods]
impl Batch {
    /// Deal all games. Returns the batch and its first arrays.
    #[staticmethod]
    fn deal<'py>(
        py: Python<'py>,
        games: &Bound<'_, PyAny>,
        table: TableArguments<'_>,
        max_actions: &Bound<'_, PyAny>,
        threads: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<(Batch, Arrays<'py>)> {
        let cores = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let threads = threads.map(|threads| arguments::count(threads, "threads")).transpose()?;
        let TableArguments(rules, players, tunnel, first) = table;
        let max_actions = arguments::count(max_actions, "max_actions")?;
        let settings = BatchSettings {
            games: arguments::count(games, "games")?,
            table: arguments::new_game(&rules, Some(&players), tunnel.as_deref(), first.as_ref())?,
            max_actions: u32::try_from(max_actions).unwrap_or(u32::MAX),
            threads: threads.unwrap_or_else(cores),
        };
        let seed = arguments::number_seed_or_random(seed)?;
        let dealt = py.detach(|| cartagena_environment::Batch::new(settings, seed));
        let (batch, arrays) = dealt.map_err(batch_error)?;
        let arrays = numpy_arrays(py, arrays, batch.settings())?;
        Ok((Batch { batch }, arrays))
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
    fn game(&self, index: &Bound<'_, PyAny>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Game> {
        let index = arguments::integer(index, "index")?;
        let game = usize::try_from(index).ok().and_then(|index| self.batch.game(index));
        let wrong = || {
            let (last, index) = (self.batch.settings().games - 1, arguments::shown(index));
            PyIndexError::new_err(format!("games are numbered 0 to {last}, not {index}"))
        };
        let game = game.ok_or_else(wrong)?.clone();
        let seed: Seed = arguments::seed(seed)?;
        Ok(Game { whole: Playthrough::from_game(game, seed) })
    }
}

fn numpy_arrays<'py>(
    py: Python<'py>,
    arrays: BatchArrays,
    settings: &BatchSettings,
) -> PyResult<Arrays<'py>> {
    let (games, players) = (settings.games, settings.table.players);
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
        BatchError::Players(players) => arguments::wrong_players(players as i128),
        BatchError::Zero(_) => with_code(CartagenaError::new_err(message), "zero"),
        BatchError::TooMany { .. } => with_code(CartagenaError::new_err(message), "too-many"),
        BatchError::ActionCount { .. } => {
            with_code(CartagenaError::new_err(message), "action-count")
        }
        BatchError::IllegalAction { .. } => illegal(message, "illegal-action"),
    }
}
