//! The information state of one seat, and its update after actions.

use crate::features::{Features, Perspective, TunnelIndex};
use cartagena::{Action, Cards, Observation, Position, Row, Seat, Symbol};

/// Information state of one seat: the cards it knows in each hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge {
    viewer: Seat,
    known: [Cards; Seat::MAX],
}

impl Knowledge {
    /// Returns an observer's knowledge, used as that of a seat whose hand it knows.
    pub fn from_observation(seen: &Observation, viewer: Seat) -> Knowledge {
        let mut known = [Cards::NONE; Seat::MAX];
        for seat in Seat::first_n(seen.seats()) {
            known[seat.index()] = seen.hand(seat).known;
        }
        Knowledge { viewer, known }
    }

    /// Returns the knowledge of a seat in a position: its own hand, and `public` of the other hands
    /// (all of them if hands are open).
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

    /// Returns the seat whose knowledge this is.
    pub fn viewer(&self) -> Seat {
        self.viewer
    }

    /// Returns the knowledge after an action, once its cards are dealt.
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

    /// Returns the position from the viewer's perspective.
    pub fn perspective<'a>(&self, position: &'a Position) -> Perspective<'a> {
        Perspective { position, viewer: self.viewer, known: self.known, row: position.row() }
    }

    /// Returns the perspective after a retreat whose cards are not yet dealt: cards from the pile
    /// are unknown, both in a hand and in a new row.
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

    /// Returns the perspective after an action, before chance deals any cards.
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

    /// Returns the features after an action, before chance deals any cards.
    pub fn features_after(
        &self,
        tunnel_index: &TunnelIndex,
        before: &Position,
        action: Action,
        after: &Position,
    ) -> Features {
        Features::from_perspective(&self.perspective_after(before, action, after), tunnel_index)
    }

    /// Returns the features of a position.
    #[inline]
    pub fn features(&self, tunnel_index: &TunnelIndex, position: &Position) -> Features {
        Features::from_perspective(&self.perspective(position), tunnel_index)
    }
}
