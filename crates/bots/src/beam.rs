//! Beam search for whole turns: sequences of actions up to the next seat's turn or to a draw from
//! the pile.

use crate::Budget;
use crate::evaluator::{Accumulator, Evaluation, Evaluator};
use crate::knowledge::Knowledge;
use crate::random::Rng;
use crate::sorting::first_sorted_indices;
use alloc::vec::Vec;
use cartagena::{Action, Position, Seat, Tunnel};
use core::hash::{Hash, Hasher};

/// Actions of a turn.
#[derive(Clone, Copy, Debug)]
pub struct TurnActions {
    actions: [Action; 3],
    len: u8,
    /// True if the last action draws cards from the pile.
    pub draws: bool,
    /// True if the game ends with it.
    pub ends_game: bool,
}

impl TurnActions {
    /// Returns the actions in order.
    pub fn actions(&self) -> &[Action] {
        &self.actions[..usize::from(self.len)]
    }
}

/// A candidate turn with its evaluation.
#[derive(Clone, Copy, Debug)]
pub struct CandidateTurn {
    /// The actions.
    pub turn_actions: TurnActions,
    /// The mover's winning chance by the evaluation of the end.
    pub chance: f32,
    /// Evaluation of the end.
    pub evaluation: Evaluation,
    /// Position at the end. If the last action draws cards, this is one random outcome of it.
    pub end: Position,
    /// Position before the last action.
    pub before: Position,
    /// The mover's knowledge before the last action.
    pub knowledge: Knowledge,
}

impl CandidateTurn {
    /// Returns the turn that begins with these actions, up to its end or to a draw from the pile;
    /// actions after that are ignored. `None` if they are illegal or do not get so far.
    pub fn from_actions(
        evaluator: &Evaluator,
        position: &Position,
        knowledge: &Knowledge,
        actions: &[Action],
        rng: &mut Rng,
    ) -> Option<CandidateTurn> {
        let mut step = PartialTurn::start(position, knowledge);
        for &action in actions {
            if !step.position.legal_actions().contains(action) {
                return None;
            }
            let next = step.after_action(evaluator.tunnel(), action, rng);
            if next.ends_turn(&step) {
                let accumulator = evaluator.accumulator(&step.knowledge, &step.position);
                return Some(CandidateTurn::new(evaluator, &accumulator, &step, &next));
            }
            step = PartialTurn {
                knowledge: step.knowledge.after(&step.position, action, &next.position),
                ..next
            };
        }
        None
    }

    /// Creates the turn whose last action leads from one position to another.
    #[inline]
    fn new(
        evaluator: &Evaluator,
        accumulator: &Accumulator,
        from: &PartialTurn,
        to: &PartialTurn,
    ) -> CandidateTurn {
        let evaluation = evaluator.evaluate_action(accumulator, to.last_action(), &to.position);
        let over = to.position.outcome().is_some();
        CandidateTurn {
            turn_actions: TurnActions {
                actions: to.actions,
                len: to.len,
                draws: to.draws,
                ends_game: over,
            },
            chance: evaluator.win_chance(&evaluation, from.knowledge.viewer()),
            evaluation,
            end: to.position,
            before: from.position,
            knowledge: from.knowledge,
        }
    }

    /// Returns whether two turns from one position are equivalent: the same end, or the same draw
    /// in the same position.
    pub fn is_equivalent(&self, other: &CandidateTurn) -> bool {
        match self.turn_actions.draws && other.turn_actions.draws {
            true => self.before == other.before && self.actions().last() == other.actions().last(),
            false => self.turn_actions.draws == other.turn_actions.draws && self.end == other.end,
        }
    }

    /// Returns the actions in order.
    pub fn actions(&self) -> &[Action] {
        self.turn_actions.actions()
    }

    /// Returns whether the mover has to continue after the draw.
    pub fn continues(&self, seat: Seat) -> bool {
        self.end.turn().seat() == Some(seat) && !self.end.turn().is_start()
    }
}

/// State within a turn.
#[derive(Clone, Copy)]
struct PartialTurn {
    position: Position,
    /// The mover's knowledge; it is one action behind until the state is
    /// [entered](PartialTurn::enter).
    knowledge: Knowledge,
    actions: [Action; 3],
    len: u8,
    /// True if the last action drew cards from the pile.
    draws: bool,
    chance: f32,
    hash: u64,
    /// Index of the previous state in its layer of the beam.
    from: usize,
}

impl PartialTurn {
    fn start(position: &Position, knowledge: &Knowledge) -> PartialTurn {
        PartialTurn {
            position: *position,
            knowledge: *knowledge,
            actions: [Action::EndTurn; 3],
            len: 0,
            draws: false,
            chance: 0.0,
            hash: 0,
            from: 0,
        }
    }

    /// Returns the state after a legal action.
    #[inline]
    fn after_action(&self, tunnel: &Tunnel, action: Action, rng: &mut Rng) -> PartialTurn {
        let mut next = *self;
        next.position.play_unchecked(tunnel, action, |pile| rng.draw_card(pile));
        next.actions[usize::from(self.len)] = action;
        next.len += 1;
        next.hash = position_hash(&next.position);
        next.draws = self.position.cards_needed(action) > 0;
        next
    }

    /// Returns whether the turn ends here or cards were drawn from the pile.
    #[inline]
    fn ends_turn(&self, before: &PartialTurn) -> bool {
        let turn = self.position.turn();
        self.draws || turn.is_start() || turn.seat() != before.position.turn().seat()
    }

    /// Returns the action that led here.
    #[inline]
    fn last_action(&self) -> Action {
        self.actions[usize::from(self.len) - 1]
    }

    /// Returns the state with the mover's knowledge updated, and its accumulator; `steps` is the
    /// layer before.
    fn enter(
        &self,
        evaluator: &Evaluator,
        steps: &[(PartialTurn, Accumulator)],
    ) -> (PartialTurn, Accumulator) {
        let (before, accumulator) = &steps[self.from];
        let knowledge =
            before.knowledge.after(&before.position, self.last_action(), &self.position);
        let accumulator = evaluator.accumulator_from(accumulator, &knowledge, &self.position);
        (PartialTurn { knowledge, ..*self }, accumulator)
    }
}

/// Finds candidate turns by beam search: after each move only the `width` best positions are
/// expanded. Returns the `count` best turns, the best first; never none while the game goes on.
pub fn beam_search(
    evaluator: &Evaluator,
    position: &Position,
    knowledge: &Knowledge,
    (width, count): (usize, usize),
    rng: &mut Rng,
    budget: &mut Budget,
) -> Vec<CandidateTurn> {
    let mut found = Vec::with_capacity(64);
    let mut ends = Vec::with_capacity(64);
    let mut steps = alloc::vec![(
        PartialTurn::start(position, knowledge),
        evaluator.accumulator(knowledge, position)
    )];
    while !steps.is_empty() {
        let next = expand_layer(evaluator, &steps, (&mut found, &mut ends), rng, budget);
        let order = first_sorted_indices(next.len(), width, &mut |one, other| {
            let (one, other) = (&next[one], &next[other]);
            other.chance.total_cmp(&one.chance).then(one.hash.cmp(&other.hash))
        });
        steps = order.into_iter().map(|at| next[at].enter(evaluator, &steps)).collect();
    }
    let order = first_sorted_indices(found.len(), count, &mut |one: usize, other: usize| {
        found[other].chance.total_cmp(&found[one].chance)
    });
    order.into_iter().map(|at| found[at]).collect()
}

/// Expands one layer of the beam: collects the turns that end, and returns the other states.
/// Transpositions (the same actions in another order) are detected before they are evaluated.
fn expand_layer(
    evaluator: &Evaluator,
    steps: &[(PartialTurn, Accumulator)],
    (found, ends): (&mut Vec<CandidateTurn>, &mut Vec<u64>),
    rng: &mut Rng,
    budget: &mut Budget,
) -> Vec<PartialTurn> {
    let mut next: Vec<PartialTurn> = Vec::with_capacity(64);
    let mut known: Vec<u64> = Vec::with_capacity(64);
    for (from, (step, accumulator)) in steps.iter().enumerate() {
        let actions = step.position.legal_actions().list();
        budget.spend(actions.len() as u64);
        for &action in actions.iter() {
            let to = step.after_action(evaluator.tunnel(), action, rng);
            if to.ends_turn(step) {
                if to.draws || !ends.contains(&to.hash) {
                    ends.push(to.hash);
                    found.push(CandidateTurn::new(evaluator, accumulator, step, &to));
                }
            } else if !known.contains(&to.hash) {
                known.push(to.hash);
                let evaluation = evaluator.evaluate_action(accumulator, action, &to.position);
                let chance = evaluator.win_chance(&evaluation, step.knowledge.viewer());
                next.push(PartialTurn { chance, from, ..to });
            }
        }
    }
    next
}

/// Returns a hash of a position.
pub fn position_hash(position: &Position) -> u64 {
    let mut mixer = PositionHasher(0);
    position.hash(&mut mixer);
    mixer.finish()
}

/// Fast, portable hasher of integers; not for untrusted keys.
struct PositionHasher(u64);

impl PositionHasher {
    fn word(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }
}

impl Hasher for PositionHasher {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.word(u64::from(*byte)));
    }

    fn write_u8(&mut self, byte: u8) {
        self.word(u64::from(byte));
    }

    fn write_u64(&mut self, word: u64) {
        self.word(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.word(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.word(word as u64);
    }

    fn finish(&self) -> u64 {
        (self.0 ^ self.0 >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }
}
