//! What brings a game no further and could be done for ever: how often it may be.
//!
//! It is counted with everything that is kept, but asked about only before something is kept: what
//! was kept once can always be read again.

use crate::Quay;
use crate::line::Fact;
use cartagena_protocol::{Care, Denial};
use std::collections::BTreeMap;

/// How often moves may be taken back in one turn.
const UNDOS: u32 = 100;
/// How often each person may do anything else of the kind in one turn, or before the game.
const EACH: u32 = 50;
/// How often all of it may be done at one table.
const ALL: u32 = 5_000;

/// How much of it there was.
#[derive(Clone, Default, PartialEq, Eq)]
pub(crate) struct Fuss {
    /// At this table.
    all: u32,
    /// Moves taken back in this turn.
    undone: u32,
    /// By each person in this turn.
    people: BTreeMap<i64, u32>,
}

/// Who makes it, and by what.
#[derive(Clone, Copy)]
pub(crate) enum Kind {
    /// By taking a move back.
    Undo,
    /// By changing one's seat, name or mind.
    Other(i64),
}

impl Fuss {
    /// A turn is over: in the next one everybody may do as much again.
    pub(crate) fn rest(&mut self) {
        self.undone = 0;
        self.people.clear();
    }

    pub(crate) fn count(&mut self, kind: Kind) {
        self.all += 1;
        match kind {
            Kind::Undo => self.undone += 1,
            Kind::Other(person) => *self.people.entry(person).or_default() += 1,
        }
    }

    fn is_enough(&self, kind: Kind) -> bool {
        let much = match kind {
            Kind::Undo => self.undone >= UNDOS,
            Kind::Other(person) => self.people.get(&person).is_some_and(|count| *count >= EACH),
        };
        much || self.all >= ALL
    }
}

impl Quay {
    /// Whether there has not been too much of it yet.
    pub(crate) fn bears(&self, fact: &Fact) -> Result<(), Denial> {
        match self.fuss_by(fact) {
            Some(kind) if self.fuss.is_enough(kind) => Err(Denial::Enough),
            _ => Ok(()),
        }
    }

    /// Who makes a fuss by this. Nobody does who brings the game nearer to its end: by a move, by
    /// agreeing to a draw, by finding something for the seat of somebody who is missing. To take
    /// that back is another matter, and so is to do it twice.
    pub(crate) fn fuss_by(&self, fact: &Fact) -> Option<Kind> {
        let chair = |seat: &u8| self.chairs.get(usize::from(*seat));
        let of = |seat: &u8| chair(seat).and_then(|chair| chair.person).map(Kind::Other);
        match fact {
            Fact::Undone { .. } => Some(Kind::Undo),
            Fact::Sat { person, .. } | Fact::Named { person, .. } => Some(Kind::Other(*person)),
            Fact::Agreed { seat, agree } => {
                let new = *agree && chair(seat).is_some_and(|chair| !chair.agrees);
                of(seat).filter(|_| !new)
            }
            Fact::Cared { by, seat, care, out } => {
                let new = chair(seat).is_some_and(|chair| match care {
                    Care::Bot => !chair.stand_in,
                    Care::Wait => false,
                    Care::Out => !chair.unwanted_by.contains(by),
                });
                of(by).filter(|_| !new && !out)
            }
            _ => None,
        }
    }
}
