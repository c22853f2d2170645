//! What a seat knows in the course of a game, and how it follows the moves.

use crate::features::{Features, Perspective, TunnelIndex};
use cartagena::{Action, Cards, Observation, Position, Row, Seat, Symbol};

/// The cards that a viewer knows in each hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge {
    viewer: Seat,
    known: [Cards; Seat::MAX],
}

impl Knowledge {
    /// What an observer knows, in the shoes of a seat whose hand it knows.
    pub fn from_observation(seen: &Observation, viewer: Seat) -> Knowledge {
        let mut known = [Cards::NONE; Seat::MAX];
        for seat in Seat::first_n(seen.seats()) {
            known[seat.index()] = seen.hand(seat).known;
        }
        Knowledge { viewer, known }
    }

    /// What a seat knows at the start of a supposed line: its own hand, and of the others' hands
    /// what everybody knows.
    pub fn of_seat(position: &Position, viewer: Seat, public: &[Cards; Seat::MAX]) -> Knowledge {
        let open = position.rules().variant.has_open_hands();
        let knows = |seat: Seat| match open || seat == viewer {
            true => position.hand(seat),
            false => public[seat.index()],
        };
        let mut known = [Cards::NONE; Seat::MAX];
        Seat::first_n(position.seats()).for_each(|seat| known[seat.index()] = knows(seat));
        Knowledge { viewer, known }
    }

    /// Whose mind this is.
    pub fn viewer(&self) -> Seat {
        self.viewer
    }

    /// Follows an action after chance has spoken.
    #[must_use]
    pub fn after(mut self, before: &Position, action: Action, after: &Position) -> Knowledge {
        let Some(seat) = before.turn().seat() else { return self };
        let variant = before.rules().variant;
        match action {
            Action::Advance { card, .. } => self.remove_played_card(seat, card),
            Action::Retreat { .. } if variant.has_row() || seat == self.viewer => {
                self.known[seat.index()] += after.hand(seat) - before.hand(seat);
            }
            _ => {}
        }
        self
    }

    fn remove_played_card(&mut self, seat: Seat, card: Symbol) {
        let known = &mut self.known[seat.index()];
        *known = known.checked_sub(Cards::one(card)).unwrap_or(*known);
    }

    /// What the viewer sees.
    pub fn perspective<'a>(&self, position: &'a Position) -> Perspective<'a> {
        Perspective { position, viewer: self.viewer, known: self.known, row: position.row() }
    }

    /// What the viewer foresees of a retreat that chance has a part in: the cards that will come
    /// from the pile are not yet known, neither in a hand nor in a new row.
    fn perspective_before_draw<'a>(
        mut self,
        before: &Position,
        after: &'a Position,
    ) -> Perspective<'a> {
        if let (Some(seat), true) = (before.turn().seat(), before.rules().variant.has_row()) {
            let drawn = after.hand(seat).len() - before.hand(seat).len();
            self.known[seat.index()] += before.row().iter().take(drawn).collect();
        }
        Perspective { position: after, viewer: self.viewer, known: self.known, row: Row::EMPTY }
    }

    /// The position after an action, as the viewer can see it before chance speaks.
    #[inline]
    pub fn perspective_after<'a>(
        &self,
        before: &Position,
        action: Action,
        after: &'a Position,
    ) -> Perspective<'a> {
        match before.cards_needed(action) {
            0 => self.after(before, action, after).perspective(after),
            _ => self.perspective_before_draw(before, after),
        }
    }

    /// The facts of it.
    pub fn features_after(
        &self,
        ground: &TunnelIndex,
        before: &Position,
        action: Action,
        after: &Position,
    ) -> Features {
        Features::from_perspective(&self.perspective_after(before, action, after), ground)
    }

    /// The facts of a position.
    #[inline]
    pub fn features(&self, ground: &TunnelIndex, position: &Position) -> Features {
        Features::from_perspective(&self.perspective(position), ground)
    }
}
