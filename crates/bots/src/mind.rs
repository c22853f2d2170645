//! What a seat knows in the course of a game, and how it follows the moves.

use crate::features::{Features, Ground, Scene};
use cartagena::{Action, Cards, Observation, Position, Row, Seat, Symbol};

/// The cards that a viewer knows in each hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mind {
    viewer: Seat,
    known: [Cards; Seat::MAX],
}

impl Mind {
    /// What an observer knows, in the shoes of a seat whose hand it knows.
    pub fn of(seen: &Observation, viewer: Seat) -> Mind {
        let mut known = [Cards::NONE; Seat::MAX];
        for seat in Seat::first(seen.seats()) {
            known[seat.index()] = seen.hand(seat).known;
        }
        Mind { viewer, known }
    }

    /// What a seat knows at the start of a supposed line: its own hand, and of the others' hands
    /// what everybody knows.
    pub fn supposed(position: &Position, viewer: Seat, public: &[Cards; Seat::MAX]) -> Mind {
        let open = position.rules().variant.open_hands();
        let knows = |seat: Seat| match open || seat == viewer {
            true => position.hand(seat),
            false => public[seat.index()],
        };
        let mut known = [Cards::NONE; Seat::MAX];
        Seat::first(position.seats()).for_each(|seat| known[seat.index()] = knows(seat));
        Mind { viewer, known }
    }

    /// Whose mind this is.
    pub fn viewer(&self) -> Seat {
        self.viewer
    }

    /// Follows an action after chance has spoken.
    #[must_use]
    pub fn after(mut self, before: &Position, action: Action, after: &Position) -> Mind {
        let Some(seat) = before.turn().seat() else { return self };
        let variant = before.rules().variant;
        match action {
            Action::Advance { card, .. } => self.plays(seat, card),
            Action::Retreat { .. } if variant.has_row() || seat == self.viewer => {
                self.known[seat.index()] += after.hand(seat) - before.hand(seat);
            }
            _ => {}
        }
        self
    }

    fn plays(&mut self, seat: Seat, card: Symbol) {
        let known = &mut self.known[seat.index()];
        *known = known.checked_sub(Cards::one(card)).unwrap_or(*known);
    }

    /// What the viewer sees.
    pub fn scene<'a>(&self, position: &'a Position) -> Scene<'a> {
        Scene { position, viewer: self.viewer, known: self.known, row: position.row() }
    }

    /// What the viewer foresees of a retreat that chance has a part in: the cards that will come
    /// from the pile are not yet known, neither in a hand nor in a new row.
    fn foresees<'a>(mut self, before: &Position, after: &'a Position) -> Scene<'a> {
        if let (Some(seat), true) = (before.turn().seat(), before.rules().variant.has_row()) {
            let drawn = after.hand(seat).len() - before.hand(seat).len();
            self.known[seat.index()] += before.row().iter().take(drawn).collect();
        }
        Scene { position: after, viewer: self.viewer, known: self.known, row: Row::EMPTY }
    }

    /// The position after an action, as the viewer can see it before chance speaks.
    #[inline]
    pub fn scene_after<'a>(
        &self,
        before: &Position,
        action: Action,
        after: &'a Position,
    ) -> Scene<'a> {
        match before.cards_needed(action) {
            0 => self.after(before, action, after).scene(after),
            _ => self.foresees(before, after),
        }
    }

    /// The facts of it.
    pub fn features(
        &self,
        ground: &Ground,
        before: &Position,
        action: Action,
        after: &Position,
    ) -> Features {
        Features::of(&self.scene_after(before, action, after), ground)
    }

    /// The facts of a position.
    #[inline]
    pub fn features_of(&self, ground: &Ground, position: &Position) -> Features {
        Features::of(&self.scene(position), ground)
    }
}
