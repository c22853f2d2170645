//! Beam search for whole turns: sequences of actions up to the next seat's turn or to a draw from
//! the pile.

use crate::Budget;
use crate::evaluator::{Accumulator, Evaluation, Evaluator};
use crate::key_set::KeySet;
use crate::knowledge::Knowledge;
use crate::random::Rng;
use crate::ranking::Ranking;
use alloc::vec::Vec;
use cartagena::{Action, Position, Seat, Tunnel};
use core::cmp::Ordering;
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
                let evaluation = evaluator.evaluate_action(&accumulator, action, &next.position);
                let chance = evaluator.win_chance(&evaluation, step.knowledge.viewer());
                return Some(CandidateTurn::new((chance, evaluation), &step, &next));
            }
            step = PartialTurn {
                knowledge: step.knowledge.after(&step.position, action, &next.position),
                ..next
            };
        }
        None
    }

    /// Creates the turn whose last action leads from one state to another, given the mover's winning
    /// chance and the evaluation of the end.
    #[inline]
    fn new(
        (chance, evaluation): (f32, Evaluation),
        from: &PartialTurn,
        to: &PartialTurn,
    ) -> CandidateTurn {
        let over = to.position.outcome().is_some();
        CandidateTurn {
            turn_actions: TurnActions {
                actions: to.actions,
                len: to.len,
                draws: to.draws,
                ends_game: over,
            },
            chance,
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
        next.draws = self.position.cards_needed(action) > 0;
        next
    }

    /// Returns whether the turn ends here or cards were drawn from the pile.
    #[inline]
    fn ends_turn(&self, before: &PartialTurn) -> bool {
        let turn = self.position.turn();
        self.draws || turn.is_start() || turn.seat() != before.position.turn().seat()
    }

    /// Returns whether this state comes before another one in the beam.
    #[inline]
    fn is_before(&self, other: &PartialTurn) -> bool {
        match self.chance.total_cmp(&other.chance) {
            Ordering::Greater => true,
            Ordering::Equal => position_hash(&self.position) < position_hash(&other.position),
            Ordering::Less => false,
        }
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
    let mut turns = FoundTurns { ranking: Ranking::new(count), keys: KeySet::default() };
    let mut steps = alloc::vec![(
        PartialTurn::start(position, knowledge),
        evaluator.accumulator(knowledge, position)
    )];
    while !steps.is_empty() {
        let next = expand_layer(evaluator, &steps, width, &mut turns, rng, budget);
        steps = next.ranked().map(|step| step.enter(evaluator, &steps)).collect();
    }
    turns.ranking.ranked().copied().collect()
}

/// Turns that end, and the keys of their ends.
struct FoundTurns {
    ranking: Ranking<CandidateTurn>,
    keys: KeySet,
}

/// Expands one layer of the beam: collects the turns that end, and returns the best of the other
/// states. Transpositions (the same actions in another order) are detected before they are evaluated.
fn expand_layer(
    evaluator: &Evaluator,
    steps: &[(PartialTurn, Accumulator)],
    width: usize,
    turns: &mut FoundTurns,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Ranking<PartialTurn> {
    let (mut next, mut keys) = (Ranking::new(width), KeySet::default());
    for (from, (step, accumulator)) in steps.iter().enumerate() {
        let actions = step.position.legal_actions().list();
        budget.spend(actions.len() as u64);
        for &action in actions.iter() {
            let to = step.after_action(evaluator.tunnel(), action, rng);
            if to.ends_turn(step) {
                if to.draws || turns.keys.insert(to.position.key()) {
                    turns.offer(evaluator, accumulator, step, &to);
                }
            } else if keys.insert(to.position.key()) {
                let evaluation = evaluator.evaluate_action(accumulator, action, &to.position);
                let chance = evaluator.win_chance(&evaluation, step.knowledge.viewer());
                let to = PartialTurn { chance, from, ..to };
                next.offer(|other| to.is_before(other), || to);
            }
        }
    }
    next
}

impl FoundTurns {
    /// Adds the turn whose last action leads from one state to another, if it is good enough.
    fn offer(
        &mut self,
        evaluator: &Evaluator,
        accumulator: &Accumulator,
        from: &PartialTurn,
        to: &PartialTurn,
    ) {
        let evaluation = evaluator.evaluate_action(accumulator, to.last_action(), &to.position);
        let chance = evaluator.win_chance(&evaluation, from.knowledge.viewer());
        self.ranking.offer(
            |other| other.chance.total_cmp(&chance) == Ordering::Less,
            || CandidateTurn::new((chance, evaluation), from, to),
        );
    }
}

/// Returns a hash of a position, the order of positions with equal chances.
fn position_hash(position: &Position) -> u64 {
    let mut hasher = PositionHasher(0);
    position.hash(&mut hasher);
    hasher.finish()
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
