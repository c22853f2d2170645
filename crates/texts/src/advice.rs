//! Names of the bots and the reasons for their turns.

use cartagena::Seat;
use cartagena_bots::{Level, Reason};

use crate::{Texts, say};

impl Texts {
    /// Returns the name of a bot level.
    pub fn level(&self, level: Level) -> String {
        say!(self, "level", level = level.name())
    }

    /// Returns a sentence that describes a bot level.
    pub fn level_about(&self, level: Level) -> String {
        say!(self, "level-about", level = level.name())
    }

    /// Returns one reason for a turn as a sentence; `name_of` names the seats. As with errors there
    /// is no catch-all arm.
    pub fn reason(&self, reason: &Reason, name_of: impl Fn(Seat) -> String) -> String {
        match *reason {
            Reason::Wins => say!(self, "reason-wins"),
            Reason::Stops { seat } => say!(self, "reason-stops", name = name_of(seat)),
            Reason::Boards { pirates } => say!(self, "reason-boards", count = pirates),
            Reason::Draws { cards } => say!(self, "reason-draws", count = cards),
            Reason::Leaps { card, from, to } => {
                let (symbol, from, to) = (card.letter(), from.number(), to.number());
                say!(self, "reason-leaps", symbol = symbol, from = from, to = to)
            }
            Reason::Leaves { pirates } => say!(self, "reason-leaves", count = pirates),
            Reason::Closes { symbol, seat } => {
                say!(self, "reason-closes", symbol = symbol.letter(), name = name_of(seat))
            }
            Reason::Opens { symbol, seat, cards } => {
                let (symbol, name) = (symbol.letter(), name_of(seat));
                say!(self, "reason-opens", symbol = symbol, name = name, count = cards)
            }
        }
    }
}
