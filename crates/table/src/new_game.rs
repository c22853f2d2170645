use crate::Table;
use cartagena::{Game, Rules, Seat, Setup, Tunnel, Variant};
use cartagena_deal::{Deck, Seed};

/// What people agree on before a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Variant and options.
    pub rules: Rules,
    /// How many play.
    pub players: usize,
    /// The names of the seats; a missing one is empty.
    pub names: Vec<String>,
    /// A chosen tunnel; chance lays one otherwise.
    pub tunnel: Option<Tunnel>,
    /// A chosen first seat; chance names one otherwise.
    pub first: Option<Seat>,
}

impl Default for NewGame {
    /// Tortuga for two.
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
    /// Deals the game and says which cards are still to come. `None` unless two to five play and
    /// the first of them is among them.
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
    /// Opens a table for a new game, if it can be [dealt](NewGame::deal).
    pub fn open(new: &NewGame, seed: Seed) -> Option<Table> {
        let (game, deck) = new.deal(seed)?;
        Some(Table::new(game, new.names.clone(), deck))
    }
}
