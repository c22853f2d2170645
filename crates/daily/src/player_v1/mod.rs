//! The opponent of the day, version 1. **Frozen**: golden games and the hashes of its nets pin every choice, so
//! nothing in this folder may change. A better opponent is a new folder, for days that nobody has played yet.
//!
//! It sees what its seat may see. It depends on nothing but the rules and three nets of its own, has no clock and
//! computes with integers only, so that every machine plays alike. It keeps nothing from move to move: a
//! choice follows from the observation alone, and can be checked alone.

mod features;
mod net;
mod search;

use cartagena::{Action, Observation, Variant, Viewer};
use net::Net;

/// The opponent, with its net for one variant.
#[derive(Debug)]
pub struct PlayerV1 {
    variant: Variant,
    net: Net,
}

impl PlayerV1 {
    /// Returns the player with the bytes of its net for a variant; `None` if they are not exactly these.
    pub fn from_bytes(variant: Variant, bytes: &[u8]) -> Option<PlayerV1> {
        Some(PlayerV1 { variant, net: Net::from_bytes(variant, bytes)? })
    }

    /// Returns the player with the net that is built in.
    #[cfg(feature = "nets")]
    pub fn built_in(variant: Variant) -> Option<PlayerV1> {
        PlayerV1::from_bytes(variant, net_bytes(variant))
    }

    /// Returns the variant for which this player has its net.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// Returns the action of the seat to move, from what it sees. `None` if the game is over, another seat is to
    /// move, or it is no game for two of this variant.
    pub fn choose(&self, seen: &Observation) -> Option<Action> {
        let seat = seen.turn().seat().filter(|seat| seen.viewer() == Viewer::Seat(*seat))?;
        if seen.rules().variant != self.variant || seen.seats() != 2 {
            return None;
        }
        let actions = seen.legal_actions()?.list();
        match *actions {
            [only] => Some(only),
            _ => search::best_action(&self.net, seen, seat).or_else(|| actions.first().copied()),
        }
    }
}

/// Returns the file of the net for a variant.
#[cfg(feature = "nets")]
pub const fn net_bytes(variant: Variant) -> &'static [u8] {
    match variant {
        Variant::Jamaica => include_bytes!("../../nets/v1-jamaica.net"),
        Variant::Tortuga => include_bytes!("../../nets/v1-tortuga.net"),
        Variant::Hispaniola => include_bytes!("../../nets/v1-hispaniola.net"),
    }
}
