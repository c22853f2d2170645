//! Arguments as Python programs write them, and functions about numbers alone.

use crate::errors::{PositionError, fault, illegal, with_code};
use cartagena::{Action, Game, Notated, Rules, Seat, Tunnel, Viewer};
use cartagena_deal::Seed;
use cartagena_environment::{action_number as numbers, encoding};
use cartagena_table::NewGame;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::{PyOSError, PyOverflowError, PyTypeError, PyValueError};
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
    u64::try_from(number).map_err(|_| out_of_range("seed", "0 to 2**64 - 1", number))
}

/// Returns a random number for a seed that was not given.
pub(crate) fn number_seed_or_random(value: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
    match value {
        Some(value) => number_seed(value),
        None => Ok(getrandom::u64().map_err(|error| PyOSError::new_err(error.to_string()))?),
    }
}

/// Returns a whole number; truth values are none. One of more than 127 bits becomes the nearest number that
/// has no more: it is far out of every range, which the caller reports.
pub(crate) fn integer(value: &Bound<'_, PyAny>, name: &str) -> PyResult<i128> {
    let wrong = || {
        let found = value.get_type().name().map_or_else(|_| String::new(), |it| it.to_string());
        PyTypeError::new_err(format!("{name} must be an int, not {found}"))
    };
    if value.is_instance_of::<PyBool>() {
        return Err(wrong());
    }
    match value.extract::<i128>() {
        Ok(number) => Ok(number),
        Err(error) if error.is_instance_of::<PyOverflowError>(value.py()) => {
            Ok(if value.lt(0)? { i128::MIN } else { i128::MAX })
        }
        Err(_) => Err(wrong()),
    }
}

/// Returns a number for a message.
pub(crate) fn shown(number: i128) -> String {
    match number {
        i128::MAX => "a far larger number".to_owned(),
        i128::MIN => "a far smaller number".to_owned(),
        number => number.to_string(),
    }
}

/// Returns a number of things. A negative one becomes none at all, and one that is too large the largest:
/// both are out of the range that the caller checks.
pub(crate) fn count(value: &Bound<'_, PyAny>, name: &str) -> PyResult<usize> {
    let number = integer(value, name)?;
    Ok(usize::try_from(number).unwrap_or(if number < 0 { 0 } else { usize::MAX }))
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

pub(crate) fn out_of_range(name: &str, range: &str, number: i128) -> PyErr {
    PyValueError::new_err(format!("{name} must be {range}, not {}", shown(number)))
}

pub(crate) fn wrong_players(players: i128) -> PyErr {
    let message = format!("players must be 2, 3, 4 or 5, not {}", shown(players));
    with_code(PositionError::new_err(message), "players")
}

/// Returns a number of players; two if there is none.
pub(crate) fn players(value: Option<&Bound<'_, PyAny>>) -> PyResult<usize> {
    let number = value.map_or(Ok(2), |value| integer(value, "players"))?;
    let known = usize::try_from(number).ok().filter(|it| (Seat::MIN..=Seat::MAX).contains(it));
    known.ok_or_else(|| wrong_players(number))
}

pub(crate) fn seat(number: i128, seats: usize) -> PyResult<Seat> {
    let seat = u8::try_from(number).ok().and_then(Seat::new).filter(|seat| seat.index() < seats);
    seat.ok_or_else(|| out_of_range("seat", &format!("0 to {}", seats - 1), number))
}

/// Returns the settings of a new game, each of which may be left to its usual value or to chance.
pub(crate) fn new_game(
    rules_text: &str,
    players_value: Option<&Bound<'_, PyAny>>,
    tunnel_text: Option<&str>,
    first: Option<&Bound<'_, PyAny>>,
) -> PyResult<NewGame> {
    let players = players(players_value)?;
    let first = first.map(|first| seat(integer(first, "first")?, players)).transpose()?;
    let (rules, tunnel) = (rules(rules_text)?, tunnel(tunnel_text)?);
    Ok(NewGame { rules, players, names: Vec::new(), tunnel, first })
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
        let wrong = |error| illegal(format!("\"{}\" is {error}", beginning(&text)), "not-a-move");
        return text.parse().map(MoveArgument::Text).map_err(wrong);
    }
    Ok(MoveArgument::Number(numbered(integer(value, "move")?)?))
}

/// Longest part of a text that an error repeats, in characters.
const MAX_QUOTE_CHARS: usize = 40;

/// Returns the beginning of a text for a message.
fn beginning(text: &str) -> String {
    let cut = if text.chars().nth(MAX_QUOTE_CHARS).is_some() { "…" } else { "" };
    format!("{}{cut}", text.chars().take(MAX_QUOTE_CHARS).collect::<String>())
}

pub(crate) fn numbered(number: i128) -> PyResult<Action> {
    let action = usize::try_from(number).ok().and_then(numbers::action);
    action.ok_or_else(|| {
        let last = numbers::COUNT - 1;
        let message = format!("actions are numbered 0 to {last}, not {}", shown(number));
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

/// Name, first index and shape of a part of an observation.
type NamedPart = (&'static str, usize, (usize, usize));

/// Return name, first index and shape of each part of an observation, in order.
#[pyfunction]
pub(crate) fn observation_parts(players: &Bound<'_, PyAny>) -> PyResult<Vec<NamedPart>> {
    let part = |part: encoding::Part| (part.name, part.start, part.shape.into());
    Ok(encoding::parts(self::players(Some(players))?).map(part).to_vec())
}

/// Return the largest number that can stand at each index of an observation.
#[pyfunction]
pub(crate) fn upper_bounds<'py>(players: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let bounds = encoding::upper_bounds(self::players(Some(players))?);
    Ok(PyArray1::from_vec(players.py(), bounds))
}

/// Returns actions as an array of numbers, whatever sequence of integers they come as.
pub(crate) fn action_array(actions: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(array) = actions.cast::<PyArray1<i64>>() {
        return Ok(array.try_readonly()?.as_array().to_vec());
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
    Ok(array.cast::<PyArray1<i64>>()?.try_readonly()?.as_array().to_vec())
}
