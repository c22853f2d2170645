use crate::Table;
use cartagena::{Rules, Seat, Setup, Tunnel, Variant};
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

impl Table {
    /// Deals a new game. `None` unless two to five play and the first of them is among them.
    pub fn open(new: &NewGame, seed: Seed) -> Option<Table> {
        let mut deck = Deck::new(seed);
        let tunnel = new.tunnel.clone().unwrap_or_else(|| seed.tunnel());
        let first = new.first.unwrap_or_else(|| seed.first_seat(new.players));
        let setup = Setup::start(new.rules, tunnel, new.players, first, deck.cards())?;
        deck.skip(Setup::cards_dealt(new.rules, new.players));
        Some(Table::begin(setup.game().ok()?, new.names.clone(), deck))
    }
}
