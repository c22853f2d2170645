//! Determinizations of the hidden cards, what every seat knows in them, and flat Monte Carlo, which
//! draws a new one for each simulation.

use super::{Mcts, SeatKnowledge, SeatValues};
use crate::Budget;
use crate::beam::TurnActions;
use crate::evaluator::Accumulator;
use crate::knowledge::Knowledge;
use cartagena::{Action, Cards, Position, Seat, Symbol, Tunnel};

impl Mcts<'_> {
    /// Returns a determinization and the knowledge of all seats in it. The same index gives the
    /// same deal below every candidate, so that none of them is lucky.
    pub(super) fn determinization(&mut self, number: usize) -> (Position, SeatKnowledge) {
        let rng = &mut self.rng;
        let open = self.determinizations[0].rules().variant.has_open_hands();
        let number = if open { 0 } else { number };
        while self.determinizations.len() <= number {
            self.determinizations
                .push(*self.seen.determinize(|unseen| rng.draw_card(unseen)).position());
        }
        let position = self.determinizations[number];
        (position, self.seat_knowledge(&position))
    }

    /// Returns the knowledge of all seats in a determinization, as far as the viewer can tell.
    fn seat_knowledge(&self, position: &Position) -> SeatKnowledge {
        let (viewer, public) = (self.knowledge.viewer(), self.public_knowledge());
        let mut seat_knowledge = [self.knowledge; Seat::MAX];
        for seat in Seat::first_n(position.seats()).filter(|seat| *seat != viewer) {
            seat_knowledge[seat.index()] = Knowledge::of_seat(position, seat, &public);
        }
        seat_knowledge
    }

    /// Simulates by flat Monte Carlo: draws a determinization, plays a candidate of the root, and
    /// lets every seat reply once by the evaluation of single moves.
    pub(super) fn flat_monte_carlo(
        &mut self,
        turn_actions: &TurnActions,
        budget: &mut Budget,
    ) -> SeatValues {
        let viewer = self.knowledge.viewer();
        let rng = &mut self.rng;
        let mut position = *self.seen.determinize(|unseen| rng.draw_card(unseen)).position();
        let mut seat_knowledge = self.seat_knowledge(&position);
        for &action in turn_actions.actions() {
            self.play_action(&mut position, &mut seat_knowledge, action);
        }
        // The turn of every seat, up to the viewer's own next turn.
        let (mut left, mut accumulator) = (position.seats() + 1, None);
        while let Some(seat) = position.turn().seat() {
            if position.turn().is_start() {
                left -= 1;
                if left == 0 {
                    break;
                }
            }
            let (action, looked) =
                self.reply(&position, &seat_knowledge[seat.index()], &mut accumulator);
            budget.spend(looked + 1);
            self.play_action(&mut position, &mut seat_knowledge, action);
        }
        budget.spend(1);
        let (knowledge, near) =
            (&seat_knowledge[viewer.index()], &mut self.accumulators[viewer.index()]);
        let end = self.evaluator.accumulator_near(near.as_ref(), knowledge, &position);
        let chances = self.evaluator.chances_at(&end);
        *near = Some(end);
        chances
    }

    /// Returns the mover's best action by the evaluation of single moves, and the number of evaluated
    /// actions. `turn` is the accumulator of the mover's move before, if there is one. At the start of
    /// its turn the mover's position is close to that in the simulation before.
    fn reply(
        &mut self,
        position: &Position,
        knowledge: &Knowledge,
        turn: &mut Option<Accumulator>,
    ) -> (Action, u64) {
        let actions = position.legal_actions().list();
        if let [only] = *actions {
            return (only, 0);
        }
        let start = &mut self.accumulators[knowledge.viewer().index()];
        let near = turn.take();
        let near = near.filter(|accumulator| accumulator.viewer() == knowledge.viewer());
        let is_first = near.is_none();
        let near = near.as_ref().or(start.as_ref());
        let accumulator = self.evaluator.accumulator_near(near, knowledge, position);
        let action = self.evaluator.best_of(&actions, &accumulator, &mut self.rng);
        if is_first {
            *start = Some(accumulator.clone());
        }
        *turn = Some(accumulator);
        (action, actions.len() as u64)
    }

    pub(super) fn play_action(
        &mut self,
        position: &mut Position,
        seat_knowledge: &mut SeatKnowledge,
        action: Action,
    ) {
        let rng = &mut self.rng;
        play_and_observe(position, seat_knowledge, action, self.evaluator.tunnel(), |pile| {
            rng.draw_card(pile)
        });
    }

    /// Returns what all seats know of the others' hands, as far as the viewer can tell.
    fn public_knowledge(&self) -> [Cards; Seat::MAX] {
        let mut known = [Cards::NONE; Seat::MAX];
        for seat in Seat::first_n(self.seen.seats()).filter(|seat| *seat != self.knowledge.viewer())
        {
            known[seat.index()] = self.seen.hand(seat).known;
        }
        known
    }
}

/// Plays an action and updates the knowledge of all seats.
pub(super) fn play_and_observe(
    position: &mut Position,
    seat_knowledge: &mut SeatKnowledge,
    action: Action,
    tunnel: &Tunnel,
    deal: impl FnMut(Cards) -> Symbol,
) {
    let before = *position;
    position.play_unchecked(tunnel, action, deal);
    let seat_knowledge = seat_knowledge.iter_mut().take(position.seats());
    seat_knowledge.for_each(|knowledge| *knowledge = knowledge.after(&before, action, position));
}
