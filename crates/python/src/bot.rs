use crate::arguments;
use crate::errors::{CartagenaError, NetError, with_code};
use crate::game::Game;
use cartagena::Observation;
use cartagena_bots::net::Net;
use cartagena_bots::{Budget, Chances, Level, Player, driver};
use cartagena_environment::action_number;
use numpy::PyArray1;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// Evaluated positions of an evaluation or advice for which no limit is given.
const DEFAULT_NODES: u64 = 5_000;

/// A bot of one level, as an opponent, adviser or evaluator. It sees only what the seat to move may
/// see, and with the same seed it makes the same choices.
#[pyclass(module = "cartagena", frozen)]
#[derive(Debug)]
pub(crate) struct Bot {
    /// Threads that share a bot wait for each other.
    bot: Mutex<cartagena_bots::Bot>,
    level: Level,
    net: Option<Arc<Net>>,
    seed: u64,
}

/// The limit of the thinking about one answer.
#[derive(Clone, Copy)]
enum Limit {
    /// The level's own.
    Level,
    Nodes(u64),
    Milliseconds(f64),
}

#[pymethods]
impl Bot {
    /// Make a bot. ``level`` is one of :data:`LEVELS`; ``net`` the bytes of a net that ``cartagena
    /// train`` has written, in place of the built-in one.
    #[new]
    #[pyo3(signature = (level = "captain", *, seed = None, net = None))]
    fn new(level: &str, seed: Option<&Bound<'_, PyAny>>, net: Option<&[u8]>) -> PyResult<Bot> {
        let seed = seed.map(arguments::number_seed).transpose()?.unwrap_or(0);
        let level = read_level(level)?;
        let bot = cartagena_bots::Bot::new(level, seed);
        let net = net.map(Net::from_bytes).transpose();
        let net = net.map_err(|error| net_error(error.to_string(), "not-a-net"))?.map(Arc::new);
        let bot = match &net {
            Some(net) => bot.with_net(net.clone()),
            None => bot,
        };
        Ok(Bot { bot: Mutex::new(bot), level, net, seed })
    }

    /// The level.
    #[getter]
    fn level(&self) -> &'static str {
        self.level.name()
    }

    /// Return the number of the action that the bot chooses for the seat to move.
    ///
    /// Without a limit every level thinks as it does at the table: all but the admiral within a
    /// number of positions, so that the choice is the same on every machine; the admiral for a second.
    #[pyo3(signature = (game, *, nodes = None, milliseconds = None))]
    fn choose(
        &self,
        py: Python<'_>,
        game: PyRef<'_, Game>,
        nodes: Option<&Bound<'_, PyAny>>,
        milliseconds: Option<f64>,
    ) -> PyResult<usize> {
        let limit = read_limit(nodes, milliseconds)?;
        let seen = self.seen(&game)?;
        let limit = limit.or_level(self.level);
        let chosen = self.think(py, limit, |bot, budget| bot.choose(&seen, budget));
        Ok(action_number::number_of(driver::legal_or_first(&seen, chosen)))
    }

    /// Return every seat's chance to win, as the seat to move can judge it. A finished game gives 1
    /// to the winner.
    #[pyo3(signature = (game, *, nodes = None, milliseconds = None))]
    fn evaluate<'py>(
        &self,
        py: Python<'py>,
        game: PyRef<'_, Game>,
        nodes: Option<&Bound<'_, PyAny>>,
        milliseconds: Option<f64>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let limit = read_limit(nodes, milliseconds)?.or_default();
        let seen = match game.whole.game().outcome() {
            Some(_) => game.whole.game().observe(cartagena::Viewer::Public),
            None => self.seen(&game)?,
        };
        let chances = self.think(py, limit, |bot, budget| bot.chances(&seen, budget));
        Ok(array(py, &chances.ok_or_else(no_answer)?))
    }

    /// Return the best way to play the rest of the turn, and the next best.
    #[pyo3(signature = (game, *, nodes = None, milliseconds = None))]
    fn advise(
        &self,
        py: Python<'_>,
        game: PyRef<'_, Game>,
        nodes: Option<&Bound<'_, PyAny>>,
        milliseconds: Option<f64>,
    ) -> PyResult<Advice> {
        let limit = read_limit(nodes, milliseconds)?.or_default();
        let seen = self.seen(&game)?;
        let advice = self.think(py, limit, |bot, budget| bot.advise(&seen, budget));
        Ok(Advice { advice: advice.ok_or_else(no_answer)? })
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}', seed={})", self.level(), self.seed)
    }
}

impl Bot {
    /// Thinks without the interpreter's lock.
    fn think<T: Send>(
        &self,
        py: Python<'_>,
        limit: Limit,
        think: impl FnOnce(&mut cartagena_bots::Bot, &mut Budget) -> T + Send,
    ) -> T {
        py.detach(|| {
            let mut bot = self.bot.lock().unwrap_or_else(PoisonError::into_inner);
            limit.think(|budget| think(&mut bot, budget))
        })
    }

    /// Returns what the seat to move may know, once the net fits the game.
    fn seen(&self, game: &Game) -> PyResult<Observation> {
        let seen = game.seen_by_mover()?;
        let (variant, seats) = (seen.rules().variant, seen.seats());
        match &self.net {
            Some(net) if net.variant != variant || net.seats != seats => {
                let message = format!(
                    "the net is for {} with {} seats, the game is {variant} with {seats}",
                    net.variant, net.seats
                );
                Err(net_error(message, "net-mismatch"))
            }
            _ => Ok(seen),
        }
    }
}

impl Limit {
    fn or_level(self, level: Level) -> Limit {
        match self {
            Limit::Level if level == Level::Admiral => {
                Limit::Milliseconds(level.turn_milliseconds() as f64)
            }
            Limit::Level => Limit::Nodes(u64::MAX),
            given => given,
        }
    }

    fn or_default(self) -> Limit {
        if matches!(self, Limit::Level) { Limit::Nodes(DEFAULT_NODES) } else { self }
    }

    fn think<T>(self, think: impl FnOnce(&mut Budget) -> T) -> T {
        match self {
            Limit::Milliseconds(milliseconds) => {
                let begun = Instant::now();
                let now = || begun.elapsed().as_secs_f64() * 1e3;
                driver::think_within(milliseconds, &now, &|| false, think)
            }
            Limit::Nodes(nodes) => think(&mut Budget::nodes(nodes)),
            Limit::Level => think(&mut Budget::nodes(u64::MAX)),
        }
    }
}

fn read_level(name: &str) -> PyResult<Level> {
    name.parse().map_err(|_| {
        let names = Level::ALL.map(Level::name).join(", ");
        let message = format!("level must be one of {names}, not \"{name}\"");
        with_code(CartagenaError::new_err(message), "level")
    })
}

fn read_limit(nodes: Option<&Bound<'_, PyAny>>, milliseconds: Option<f64>) -> PyResult<Limit> {
    let wrong = |message: String| Err(PyValueError::new_err(message));
    let nodes = nodes.map(|nodes| arguments::integer(nodes, "nodes")).transpose()?;
    match (nodes, milliseconds) {
        (Some(_), Some(_)) => wrong("give nodes or milliseconds, not both".to_owned()),
        (Some(nodes), None) => match u64::try_from(nodes) {
            Ok(nodes) if nodes > 0 => Ok(Limit::Nodes(nodes)),
            _ => Err(arguments::out_of_range("nodes", "1 to 2**64 - 1", nodes)),
        },
        (None, Some(time)) if time.is_finite() && time >= 0.0 => Ok(Limit::Milliseconds(time)),
        (None, Some(time)) => wrong(format!("milliseconds must be 0 or more, not {time}")),
        (None, None) => Ok(Limit::Level),
    }
}

fn net_error(message: String, code: &str) -> PyErr {
    with_code(NetError::new_err(message), code)
}

fn no_answer() -> PyErr {
    with_code(CartagenaError::new_err("the bot has no answer for this game"), "no-answer")
}

fn array<'py>(py: Python<'py>, chances: &Chances) -> Bound<'py, PyArray1<f32>> {
    PyArray1::from_slice(py, chances.as_slice())
}

/// A bot's advice for the seat to move.
#[pyclass(module = "cartagena", frozen)]
#[derive(Debug)]
pub(crate) struct Advice {
    advice: cartagena_bots::Advice,
}

#[pymethods]
impl Advice {
    /// The numbers of the best actions in order. They end where cards come from the pile, because the
    /// best way to go on depends on them.
    #[getter]
    fn actions(&self) -> Vec<usize> {
        self.advice.best.actions.iter().copied().map(action_number::number_of).collect()
    }

    /// The same in short notation.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.advice.best.actions.iter().map(ToString::to_string).collect()
    }

    /// The mover's chance to win with them.
    #[getter]
    fn chance(&self) -> f32 {
        self.advice.best.chance
    }

    /// Every seat's chance to win with them.
    #[getter]
    fn chances<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        array(py, &self.advice.chances)
    }

    /// The next best moves with their chance, or ``None``.
    #[getter]
    fn second(&self) -> Option<(Vec<String>, f32)> {
        let second = self.advice.second.as_ref()?;
        Some((second.actions.iter().map(ToString::to_string).collect(), second.chance))
    }

    fn __repr__(&self) -> String {
        format!("<Advice {} ({:.1} %)>", self.moves().join(" "), self.chance() * 100.0)
    }
}
