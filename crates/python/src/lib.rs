//! The module `cartagena._engine` of the Python package `cartagena`.
//!
//! This crate converts between Python and Rust and decides nothing: rules, bots and environments are
//! in other crates. Nothing that Python passes in may panic; what is wrong is an exception that names
//! the problem.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "an extension module asks the system for time, threads and random numbers"
)]

mod arguments;
mod batch;
mod bot;
mod chance_game;
mod errors;
mod game;
mod record;

use pyo3::pymodule;

/// The compiled part of the package `cartagena`.
#[pymodule(name = "_engine")]
mod engine {
    #[pymodule_export]
    use crate::arguments::{action_number, action_text, observation_parts, upper_bounds};
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::{Advice, Bot};
    #[pymodule_export]
    use crate::chance_game::ChanceGame;
    #[pymodule_export]
    use crate::errors::{CartagenaError, IllegalMoveError, NetError, PositionError, RecordError};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::record::Record;

    use cartagena_bots::Level;
    use cartagena_environment::action_number::COUNT;
    use cartagena_environment::chance_game::MAX_CHANCE_OUTCOMES;
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("ACTION_COUNT", COUNT)?;
        module.add("MAX_CHANCE_OUTCOMES", MAX_CHANCE_OUTCOMES)?;
        module.add("LEVELS", Level::ALL.map(Level::name))?;
        module.add("VERSION", env!("CARGO_PKG_VERSION"))
    }
}
