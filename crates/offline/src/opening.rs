//! Opening of a table from the settings of a new game.

use cartagena::{Game, Seat, Setup};
use cartagena_deal::{Deck, Seed};
use cartagena_protocol::{HostError, NewTable, SeatPlan};
use cartagena_table::{Bots, NewGame, Table, WILD_TAG, is_wild};

/// The most characters of a name.
const MAX_NAME_CHARS: usize = 24;

/// Opens a table with these settings.
pub(crate) fn open_table(new: &NewTable, seed: Seed) -> Result<Table, HostError> {
    if !(Seat::MIN..=Seat::MAX).contains(&new.seats.len()) {
        return Err(HostError::BadTable);
    }
    let bots = bots(&new.seats)?;
    let names = new.seats.iter().map(|plan| clean_name(&plan.name)).collect();
    let table = match &new.position {
        Some(line) => continue_from(line, names, seed)?,
        None => Table::open(&new_game(new, names)?, seed).ok_or(HostError::BadTable)?,
    };
    let table = table.with_bots(bots);
    Ok(match is_wild(table.start().tunnel()) {
        true => table.with_tag(WILD_TAG, "yes"),
        false => table,
    })
}

fn bots(seats: &[SeatPlan]) -> Result<Bots, HostError> {
    let mut bots = Bots::default();
    for (seat, plan) in Seat::first_n(seats.len()).zip(seats) {
        if plan.bot.is_some() && plan.level().is_none() {
            return Err(HostError::BadTable);
        }
        bots.set(seat, plan.level());
    }
    Ok(bots)
}

fn new_game(new: &NewTable, names: Vec<String>) -> Result<NewGame, HostError> {
    let first = new.first.map(|seat| Seat::new(seat).ok_or(HostError::BadTable)).transpose()?;
    let tunnel = new.tunnel.as_ref().map(|tunnel| tunnel.parsed().ok_or(HostError::BadTable));
    let tunnel = tunnel.transpose()?.cloned();
    let rules = *new.rules.parsed().ok_or(HostError::BadTable)?;
    Ok(NewGame { rules, players: names.len(), names, tunnel, first })
}

/// Opens a table that continues from a position of a running game.
fn continue_from(line: &str, names: Vec<String>, seed: Seed) -> Result<Table, HostError> {
    let game = parse_position(line).ok_or(HostError::BadPosition)?;
    if game.position().seats() != names.len() || game.outcome().is_some() {
        return Err(HostError::BadTable);
    }
    let deck = Deck::from_pile(seed, game.position().pile());
    Ok(Table::new(game, names, deck))
}

/// Parses a position line; `None` if it cannot be read or leaves a hand unknown.
pub(crate) fn parse_position(line: &str) -> Option<Game> {
    line.trim().parse::<Setup>().and_then(|setup| setup.game()).ok()
}

/// A name that stands on one line, is not too long and does not turn the text around it.
fn clean_name(name: &str) -> String {
    let turns = |letter: char| matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let plain = name.chars().filter(|letter| !letter.is_control() && !turns(*letter));
    let plain: String = plain.collect();
    let short: String = plain.trim().chars().take(MAX_NAME_CHARS).collect();
    short.trim_end().to_owned()
}
