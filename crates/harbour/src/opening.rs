//! From what people agreed on to a table.

use crate::Bots;
use cartagena::{Game, Seat, Setup};
use cartagena_bots::Level;
use cartagena_deal::{Deck, Seed};
use cartagena_protocol::{NewTable, SeatPlan, Trouble};
use cartagena_table::{NewGame, Table};

/// The most characters of a name.
const NAME: usize = 24;

/// Opens a table, if it can be as it is wanted.
pub(crate) fn open(new: &NewTable, seed: Seed) -> Result<Table, Trouble> {
    if !(Seat::MIN..=Seat::MAX).contains(&new.seats.len()) {
        return Err(Trouble::Table);
    }
    let bots = bots(&new.seats)?;
    let names = new.seats.iter().map(|plan| clean(&plan.name)).collect();
    let table = match &new.position {
        Some(line) => go_on(line, names, seed)?,
        None => Table::open(&dealt(new, names)?, seed).ok_or(Trouble::Table)?,
    };
    Ok(bots.at(table))
}

fn bots(seats: &[SeatPlan]) -> Result<Bots, Trouble> {
    let mut bots = Bots::default();
    for (seat, plan) in Seat::first(seats.len()).zip(seats) {
        let level = plan.bot.as_deref().map(str::parse::<Level>).transpose();
        bots.set(seat, level.map_err(|_| Trouble::Table)?);
    }
    Ok(bots)
}

fn dealt(new: &NewTable, names: Vec<String>) -> Result<NewGame, Trouble> {
    let first = new.first.map(|seat| Seat::new(seat).ok_or(Trouble::Table)).transpose()?;
    let tunnel = new.tunnel.as_deref().map(str::parse).transpose().map_err(|_| Trouble::Table)?;
    let rules = new.rules.parse().map_err(|_| Trouble::Table)?;
    Ok(NewGame { rules, players: names.len(), names, tunnel, first })
}

/// A game from a position in which somebody is to move.
fn go_on(line: &str, names: Vec<String>, seed: Seed) -> Result<Table, Trouble> {
    let game = position(line).ok_or(Trouble::Position)?;
    if game.position().seats() != names.len() || game.outcome().is_some() {
        return Err(Trouble::Table);
    }
    let deck = Deck::of_pile(seed, game.position().pile());
    Ok(Table::begin(game, names, deck))
}

/// The game that a position line tells, if it tells every hand.
pub(crate) fn position(line: &str) -> Option<Game> {
    line.trim().parse::<Setup>().and_then(|setup| setup.game()).ok()
}

/// A name that stands on one line, is not too long and does not turn the text around it.
fn clean(name: &str) -> String {
    let turns = |letter: char| matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain = name.chars().filter(|letter| !letter.is_control() && !turns(*letter));
    let plain: String = plain.collect();
    let short: String = plain.trim().chars().take(NAME).collect();
    short.trim_end().to_owned()
}
