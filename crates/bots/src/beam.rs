//! Whole turns: ways to play one's moves up to the next player's, or up to where chance speaks.

use crate::Budget;
use crate::evaluator::{Accumulator, Evaluation, Evaluator};
use crate::knowledge::Knowledge;
use crate::random::Rng;
use crate::sorting::first_sorted_indices;
use alloc::vec::Vec;
use cartagena::{Action, Position, Seat, Tunnel};
use core::hash::{Hash, Hasher};

/// What is done in a turn.
#[derive(Clone, Copy, Debug)]
pub struct TurnActions {
    actions: [Action; 3],
    len: u8,
    /// Whether cards come from the pile in the last action.
    pub draws: bool,
    /// Whether the game is over then.
    pub ends_game: bool,
}

impl TurnActions {
    /// The actions, in order.
    pub fn actions(&self) -> &[Action] {
        &self.actions[..usize::from(self.len)]
    }
}

/// One way to play a turn, and what is thought of it.
#[derive(Clone, Copy, Debug)]
pub struct CandidateTurn {
    /// What is done.
    pub turn_actions: TurnActions,
    /// The mover's chance by the net's judgement of the end.
    pub chance: f32,
    /// What there is to say of the end.
    pub evaluation: Evaluation,
    /// Where it ends. If chance speaks in the last action, this is but one of the ways it can go.
    pub end: Position,
    /// The position before the last action.
    pub before: Position,
    /// What the mover knew then.
    pub knowledge: Knowledge,
}

impl CandidateTurn {
    /// The turn that begins with these actions, up to where it ends or cards come from the pile;
    /// what follows there is not looked at. `None` if they are not legal or do not get so far.
    pub fn from_actions(
        judge: &Evaluator,
        position: &Position,
        mind: &Knowledge,
        actions: &[Action],
        rng: &mut Rng,
    ) -> Option<CandidateTurn> {
        let mut step = PartialTurn::start(position, mind);
        for &action in actions {
            if !step.position.legal_actions().contains(action) {
                return None;
            }
            let next = step.after_action(judge.tunnel(), action, rng);
            if next.ends_turn(&step) {
                let view = judge.accumulator(&step.knowledge, &step.position);
                return Some(CandidateTurn::new(judge, &view, &step, &next));
            }
            step = PartialTurn {
                knowledge: step.knowledge.after(&step.position, action, &next.position),
                ..next
            };
        }
        None
    }

    /// The turn whose last step leads from one place to another.
    #[inline]
    fn new(
        judge: &Evaluator,
        view: &Accumulator,
        from: &PartialTurn,
        to: &PartialTurn,
    ) -> CandidateTurn {
        let opinion = judge.evaluate_action(view, to.last_action(), &to.position);
        let over = to.position.outcome().is_some();
        CandidateTurn {
            turn_actions: TurnActions {
                actions: to.actions,
                len: to.len,
                draws: to.draws,
                ends_game: over,
            },
            chance: judge.win_chance(&opinion, from.knowledge.viewer()),
            evaluation: opinion,
            end: to.position,
            before: from.position,
            knowledge: from.knowledge,
        }
    }

    /// Whether two turns from one position come to the same: the same end, or the same draw in the
    /// same position.
    pub fn is_equivalent(&self, other: &CandidateTurn) -> bool {
        match self.turn_actions.draws && other.turn_actions.draws {
            true => self.before == other.before && self.actions().last() == other.actions().last(),
            false => self.turn_actions.draws == other.turn_actions.draws && self.end == other.end,
        }
    }

    /// What is done, in order.
    pub fn actions(&self) -> &[Action] {
        self.turn_actions.actions()
    }

    /// Whether the mover goes on once chance has spoken.
    pub fn continues(&self, seat: Seat) -> bool {
        self.end.turn().seat() == Some(seat) && !self.end.turn().is_start()
    }
}

/// Somewhere within a turn.
#[derive(Clone, Copy)]
struct PartialTurn {
    position: Position,
    /// What the mover knows; it is one action behind until the step is gone on from.
    knowledge: Knowledge,
    actions: [Action; 3],
    len: u8,
    /// Whether cards came from the pile in the last action.
    draws: bool,
    chance: f32,
    hash: u64,
    /// The place of the step before among those of its move.
    from: usize,
}

impl PartialTurn {
    fn start(position: &Position, mind: &Knowledge) -> PartialTurn {
        PartialTurn {
            position: *position,
            knowledge: *mind,
            actions: [Action::EndTurn; 3],
            len: 0,
            draws: false,
            chance: 0.0,
            hash: 0,
            from: 0,
        }
    }

    /// Where a legal action leads.
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

    /// Whether the turn is over here, or cards came from the pile.
    #[inline]
    fn ends_turn(&self, before: &PartialTurn) -> bool {
        let turn = self.position.turn();
        self.draws || turn.is_start() || turn.seat() != before.position.turn().seat()
    }

    /// The action that led here.
    #[inline]
    fn last_action(&self) -> Action {
        self.actions[usize::from(self.len) - 1]
    }

    /// The step with what the mover knows here, and how it looks from here; `steps` are those of the
    /// move before.
    fn enter(
        &self,
        judge: &Evaluator,
        steps: &[(PartialTurn, Accumulator)],
    ) -> (PartialTurn, Accumulator) {
        let (before, view) = &steps[self.from];
        let mind = before.knowledge.after(&before.position, self.last_action(), &self.position);
        let view = judge.accumulator_from(view, &mind, &self.position);
        (PartialTurn { knowledge: mind, ..*self }, view)
    }
}

/// Finds ways to play the turn: at each move it goes on from the `width` most promising positions.
/// The `count` best ones, the best first; never none while the game goes on.
pub fn beam_search(
    judge: &Evaluator,
    position: &Position,
    mind: &Knowledge,
    (width, count): (usize, usize),
    rng: &mut Rng,
    budget: &mut Budget,
) -> Vec<CandidateTurn> {
    let mut found = Vec::with_capacity(64);
    let mut ends = Vec::with_capacity(64);
    let mut steps =
        alloc::vec![(PartialTurn::start(position, mind), judge.accumulator(mind, position))];
    while !steps.is_empty() {
        let next = expand_layer(judge, &steps, (&mut found, &mut ends), rng, budget);
        let order = first_sorted_indices(next.len(), width, &mut |one, other| {
            let (one, other) = (&next[one], &next[other]);
            other.chance.total_cmp(&one.chance).then(one.hash.cmp(&other.hash))
        });
        steps = order.into_iter().map(|at| next[at].enter(judge, &steps)).collect();
    }
    let order = first_sorted_indices(found.len(), count, &mut |one: usize, other: usize| {
        found[other].chance.total_cmp(&found[one].chance)
    });
    order.into_iter().map(|at| found[at]).collect()
}

/// Plays every action from some steps of one move; keeps the turns that end, and returns where others
/// lead. Most of them come to the same in another order, which is noticed before they are judged.
fn expand_layer(
    judge: &Evaluator,
    steps: &[(PartialTurn, Accumulator)],
    (found, ends): (&mut Vec<CandidateTurn>, &mut Vec<u64>),
    rng: &mut Rng,
    budget: &mut Budget,
) -> Vec<PartialTurn> {
    let mut next: Vec<PartialTurn> = Vec::with_capacity(64);
    let mut known: Vec<u64> = Vec::with_capacity(64);
    for (from, (step, view)) in steps.iter().enumerate() {
        let actions = step.position.legal_actions().list();
        budget.spend(actions.len() as u64);
        for &action in actions.iter() {
            let to = step.after_action(judge.tunnel(), action, rng);
            if to.ends_turn(step) {
                if to.draws || !ends.contains(&to.hash) {
                    ends.push(to.hash);
                    found.push(CandidateTurn::new(judge, view, step, &to));
                }
            } else if !known.contains(&to.hash) {
                known.push(to.hash);
                let opinion = judge.evaluate_action(view, action, &to.position);
                let chance = judge.win_chance(&opinion, step.knowledge.viewer());
                next.push(PartialTurn { chance, from, ..to });
            }
        }
    }
    next
}

/// A number that tells positions apart.
pub fn position_hash(position: &Position) -> u64 {
    let mut mixer = PositionHasher(0);
    position.hash(&mut mixer);
    mixer.finish()
}

/// A quick hash of plain words; nobody attacks it with positions.
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
