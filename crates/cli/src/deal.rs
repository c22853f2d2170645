//! New games, and where their chance comes from.

use cartagena::{Game, Setup};
use cartagena_deal::{Deck, Seed};
use cartagena_table::NewGame;

/// A seed that nobody could guess, from the operating system.
pub fn fresh_seed() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed::new(bytes))
}

/// Deals a game and says which cards are still to come. `None` unless two to five play and the
/// first of them is among them.
pub fn deal(new: &NewGame, seed: Seed) -> Option<(Game, Deck)> {
    let mut deck = Deck::new(seed);
    let tunnel = new.tunnel.clone().unwrap_or_else(|| seed.tunnel());
    let first = new.first.unwrap_or_else(|| seed.first_seat(new.players));
    let setup = Setup::start(new.rules, tunnel, new.players, first, deck.cards())?;
    deck.skip(Setup::cards_dealt(new.rules, new.players));
    Some((setup.game().ok()?, deck))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::Viewer;
    use cartagena_table::Table;

    #[test]
    fn deals_as_a_table_does() {
        for players in 2..=5 {
            let new = NewGame { players, ..NewGame::default() };
            let seed = Seed::from_number(players as u64);
            let (game, _) = deal(&new, seed).expect("a game");
            let table = Table::open(&new, seed).expect("a table");
            assert_eq!(game.observe(Viewer::Public), table.observe(Viewer::Public));
        }
        assert!(
            deal(&NewGame { players: 6, ..NewGame::default() }, Seed::from_number(0)).is_none()
        );
    }
}
