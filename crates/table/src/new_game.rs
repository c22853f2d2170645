use crate::Table;
use cartagena::{Game, Rules, Seat, Setup, Tunnel, Variant};
use cartagena_deal::{Deck, Seed};

/// The settings of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// The variant and its options.
    pub rules: Rules,
    /// The number of players.
    pub players: usize,
    /// The names of the players, by seat; a missing one is empty.
    pub names: Vec<String>,
    /// The tunnel; a random one if absent.
    pub tunnel: Option<Tunnel>,
    /// The first seat; a random one if absent.
    pub first: Option<Seat>,
}

impl Default for NewGame {
    /// Returns the settings of Tortuga for two.
    fn default() -> NewGame {
        NewGame {
            rules: Rules::new(Variant::Tortuga),
            players: 2,
            names: Vec::new(),
            tunnel: None,
            first: None,
        }
    }
}

impl NewGame {
    /// Deals the game and returns it with the cards that are still to come; `None` unless there are two
    /// to five players, the first seat among them.
    pub fn deal(&self, seed: Seed) -> Option<(Game, Deck)> {
        let mut deck = Deck::new(seed);
        let tunnel = self.tunnel.clone().unwrap_or_else(|| seed.tunnel());
        let first = self.first.unwrap_or_else(|| seed.first_seat(self.players));
        let setup = Setup::start(self.rules, tunnel, self.players, first, deck.cards())?;
        deck.skip(Setup::cards_dealt(self.rules, self.players));
        Some((setup.game().ok()?, deck))
    }
}

impl Table {
    /// Opens a table for a new game; `None` if it cannot be [dealt](NewGame::deal).
    pub fn open(new: &NewGame, seed: Seed) -> Option<Table> {
        let (game, deck) = new.deal(seed)?;
        Some(Table::new(game, new.names.clone(), deck))
    }
}
