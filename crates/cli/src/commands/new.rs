//! `cartagena new`: a fresh game.

use super::{Done, input, show};
use crate::console::Console;
use cartagena::{Setup, Viewer};
use clap::ArgMatches;

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let game = input::fresh_game(console, matches)?;
    // The person who sets a game up sees all of it.
    let line = game.to_string();
    let whole = Setup::from(&game).observation(Viewer::Public);
    let seen = whole.map_err(|fault| input::position_failure(console, &line, &fault))?;
    show::present(console, &seen, matches)
}
