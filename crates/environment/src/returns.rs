use cartagena::{Outcome, Seat};

/// Returns the return of every seat: the winner has 1 and the others share -1; without a winner all
/// have 0. They sum to zero.
#[must_use]
pub fn returns(outcome: Option<Outcome>, seats: usize) -> [f32; Seat::MAX] {
    let mut returns = [0.0; Seat::MAX];
    if let Some(Outcome::Won(winner)) = outcome {
        returns[..seats].fill(-1.0 / (seats as f32 - 1.0));
        returns[winner.index()] = 1.0;
    }
    returns
}
