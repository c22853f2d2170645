//! Arguments as Python programs write them, and functions about numbers alone.

use crate::errors::{PositionError, fault, illegal, with_code};
use cartagena::{Action, Game, Notated, Rules, Seat, Tunnel, Viewer};
use cartagena_deal::Seed;
use cartagena_environment::{action_number as numbers, encoding};
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::{PyOSError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyString};

/// Returns the seed that a number or 64 hexadecimal digits stand for; a random one for `None`.
pub(crate) fn seed(value: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    let Some(value) = value else {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| PyOSError::new_err(error.to_string()))?;
        return Ok(Seed::new(bytes));
    };
    if let Ok(text) = value.extract::<String>() {
        let wrong = || PyValueError::new_err("seed must be a number or 64 hexadecimal digits");
        return text.parse().map_err(|_| wrong());
    }
    number_seed(value).map(Seed::from_number)
}

/// Returns a seed that is a number.
pub(crate) fn number_seed(value: &Bound<'_, PyAny>) -> PyResult<u64> {
    let number = integer(value, "seed")?;
    u64::try_from(number)
        .map_err(|_| PyValueError::new_err(format!("seed must be 0 to 2**64 - 1, not {number}")))
}

/// Returns a random number for a seed that was not given.
pub(crate) fn number_seed_or_random(value: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
    match value {
        Some(value) => number_seed(value),
        None => Ok(getrandom::u64().map_err(|error| PyOSError::new_err(error.to_string()))?),
    }
}

/// Returns a whole number; truth values are none.
pub(crate) fn integer(value: &Bound<'_, PyAny>, name: &str) -> PyResult<i128> {
    let wrong = || {
        let found = value.get_type().name().map_or_else(|_| String::new(), |it| it.to_string());
        PyTypeError::new_err(format!("{name} must be an int, not {found}"))
    };
    if value.is_instance_of::<PyBool>() {
        return Err(wrong());
    }
    value.extract::<i128>().map_err(|_| wrong())
}

pub(crate) fn rules(text: &str) -> PyResult<Rules> {
    text.parse().map_err(|error| fault("rules", error))
}

pub(crate) fn tunnel(text: Option<&str>) -> PyResult<Option<Tunnel>> {
    text.map(|text| text.parse().map_err(|error| fault("tunnel", error))).transpose()
}

pub(crate) fn position(line: &str) -> PyResult<Game> {
    line.parse().map_err(|error| fault("position", error))
}

pub(crate) fn wrong_players(players: usize) -> PyErr {
    let message = format!("players must be 2, 3, 4 or 5, not {players}");
    with_code(PositionError::new_err(message), "players")
}

pub(crate) fn seat(number: i128, seats: usize) -> PyResult<Seat> {
    let seat = u8::try_from(number).ok().and_then(Seat::new).filter(|seat| seat.index() < seats);
    seat.ok_or_else(|| {
        PyValueError::new_err(format!("seat must be 0 to {}, not {number}", seats - 1))
    })
}

/// Returns the viewer: a seat, `"public"`, or the seat to move for `None`.
pub(crate) fn viewer(game: &Game, value: Option<&Bound<'_, PyAny>>) -> PyResult<Viewer> {
    let Some(value) = value else {
        return Ok(game.turn().seat().map_or(Viewer::Public, Viewer::Seat));
    };
    if let Ok(text) = value.cast::<PyString>() {
        return match text.to_string_lossy().as_ref() {
            "public" => Ok(Viewer::Public),
            other => Err(PyValueError::new_err(format!(
                "viewer must be a seat, \"public\" or None, not \"{other}\""
            ))),
        };
    }
    seat(integer(value, "viewer")?, game.position().seats()).map(Viewer::Seat)
}

/// A move as a program gives it: by its number or in notation.
pub(crate) enum MoveArgument {
    Number(Action),
    Text(Notated),
}

pub(crate) fn move_argument(value: &Bound<'_, PyAny>) -> PyResult<MoveArgument> {
    if let Ok(text) = value.cast::<PyString>() {
        let text = text.to_string_lossy();
        let wrong = |error| illegal(format!("\"{text}\" is {error}"), "not-a-move");
        return text.parse().map(MoveArgument::Text).map_err(wrong);
    }
    Ok(MoveArgument::Number(numbered(integer(value, "move")?)?))
}

pub(crate) fn numbered(number: i128) -> PyResult<Action> {
    let action = usize::try_from(number).ok().and_then(numbers::action);
    action.ok_or_else(|| {
        let message = format!("actions are numbered 0 to {}, not {number}", numbers::COUNT - 1);
        illegal(message, "no-such-action")
    })
}

/// Return the move of an action number in short notation, such as ``"D6"``, ``"18<"`` or ``"."``.
#[pyfunction]
pub(crate) fn action_text(action: &Bound<'_, PyAny>) -> PyResult<String> {
    Ok(numbered(integer(action, "action")?)?.to_string())
}

/// Return the number of a move in notation, short or long.
#[pyfunction]
pub(crate) fn action_number(text: &Bound<'_, PyString>) -> PyResult<usize> {
    let action = match move_argument(text.as_any())? {
        MoveArgument::Number(action) => action,
        MoveArgument::Text(notated) => notated.action,
    };
    let number = numbers::number_of(action);
    let same = numbers::action(number) == Some(action);
    same.then_some(number)
        .ok_or_else(|| illegal("a pirate in the boat cannot advance".to_owned(), "already-home"))
}

pub(crate) fn check_players(players: usize) -> PyResult<()> {
    let known = (Seat::MIN..=Seat::MAX).contains(&players);
    known.then_some(()).ok_or_else(|| wrong_players(players))
}

/// Name, first index and shape of a part of an observation.
type NamedPart = (&'static str, usize, (usize, usize));

/// Return name, first index and shape of each part of an observation, in order.
#[pyfunction]
pub(crate) fn observation_parts(players: usize) -> PyResult<Vec<NamedPart>> {
    check_players(players)?;
    let part = |part: encoding::Part| (part.name, part.start, part.shape.into());
    Ok(encoding::parts(players).map(part).to_vec())
}

/// Return the largest number that can stand at each index of an observation.
#[pyfunction]
pub(crate) fn upper_bounds(py: Python<'_>, players: usize) -> PyResult<Bound<'_, PyArray1<u8>>> {
    check_players(players)?;
    Ok(PyArray1::from_vec(py, encoding::upper_bounds(players)))
}

/// Returns actions as an array of numbers, whatever sequence of integers they come as.
pub(crate) fn action_array(actions: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(array) = actions.cast::<PyArray1<i64>>() {
        return Ok(array.readonly().as_array().to_vec());
    }
    let numpy = actions.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (actions,))?;
    let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
    if kind != "i" && kind != "u" {
        let dtype = array.getattr("dtype")?.str()?;
        let message = format!("actions must be integers, not {dtype}");
        return Err(PyTypeError::new_err(message));
    }
    let shape: Vec<usize> = array.getattr("shape")?.extract()?;
    if shape.len() != 1 {
        let shape = array.getattr("shape")?.str()?;
        let message = format!("actions must be one number for each game, not of shape {shape}");
        return Err(PyValueError::new_err(message));
    }
    let array = array.call_method1("astype", ("int64",))?;
    Ok(array.cast::<PyArray1<i64>>()?.readonly().as_array().to_vec())
}
