//! Whole turns: ways to play one's moves up to the next player's, or up to where chance speaks.

use crate::Budget;
use crate::judge::{Judge, View};
use crate::mind::Mind;
use crate::order::places;
use crate::random::Rng;
use alloc::vec::Vec;
use cartagena::{Action, Position, Seat};
use core::hash::{Hash, Hasher};

/// One way to play a turn.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    actions: [Action; 3],
    len: u8,
    /// The mover's chance by the net's judgement of the end.
    pub chance: f32,
    /// Where it ends. If chance speaks in the last action, this is but one of the ways it can go.
    pub end: Position,
    /// The position before the last action.
    pub before: Position,
    /// What the mover knew then.
    pub mind: Mind,
    /// Whether cards come from the pile in the last action.
    pub drawn: bool,
}

impl Turn {
    /// The turn that begins with these actions, up to where it ends or cards come from the pile;
    /// what follows there is not looked at. `None` if they are not legal or do not get so far.
    pub fn of(
        judge: &Judge,
        position: &Position,
        mind: &Mind,
        actions: &[Action],
        rng: &mut Rng,
    ) -> Option<Turn> {
        let mut step = Step::start(position, mind);
        for &action in actions {
            if !step.position.legal_actions().contains(action) {
                return None;
            }
            let view = judge.view(&step.mind, &step.position);
            let (next, turn) = step.then(judge, &view, action, rng);
            if turn.is_some() {
                return turn;
            }
            step = next;
        }
        None
    }

    /// Whether two turns from one position come to the same: the same end, or the same draw in the
    /// same position.
    pub fn equals(&self, other: &Turn) -> bool {
        match self.drawn && other.drawn {
            true => self.before == other.before && self.last().1 == other.last().1,
            false => self.drawn == other.drawn && self.end == other.end,
        }
    }

    /// What is done, in order.
    pub fn actions(&self) -> &[Action] {
        &self.actions[..usize::from(self.len)]
    }

    /// The last action and the positions around it.
    pub fn last(&self) -> (&Position, Action, &Position) {
        (&self.before, self.actions[usize::from(self.len) - 1], &self.end)
    }

    /// Whether the mover goes on once chance has spoken.
    pub fn goes_on(&self, seat: Seat) -> bool {
        self.end.turn().seat() == Some(seat) && !self.end.turn().is_start()
    }
}

/// Somewhere within a turn.
#[derive(Clone, Copy)]
struct Step {
    position: Position,
    mind: Mind,
    actions: [Action; 3],
    len: u8,
    chance: f32,
    hash: u64,
}

impl Step {
    fn start(position: &Position, mind: &Mind) -> Step {
        let actions = [Action::EndTurn; 3];
        Step { position: *position, mind: *mind, actions, len: 0, chance: 0.0, hash: 0 }
    }

    /// Where a legal action leads, and the whole turn if it ends there.
    #[inline]
    fn then(
        &self,
        judge: &Judge,
        view: &View,
        action: Action,
        rng: &mut Rng,
    ) -> (Step, Option<Turn>) {
        let before = &self.position;
        let mut next = *self;
        next.position.play_unchecked(judge.tunnel(), action, |pile| rng.card(pile));
        next.actions[usize::from(self.len)] = action;
        next.len += 1;
        next.chance = judge.chance(view, &self.mind, (before, action, &next.position));
        next.mind = self.mind.after(before, action, &next.position);
        next.hash = fingerprint(&next.position);
        let drawn = before.cards_needed(action) > 0;
        let over = next.position.turn().seat() != before.turn().seat()
            || next.position.turn().is_start()
            || drawn;
        let turn = over.then_some(Turn {
            actions: next.actions,
            len: next.len,
            chance: next.chance,
            end: next.position,
            before: *before,
            mind: self.mind,
            drawn,
        });
        (next, turn)
    }
}

/// Finds ways to play the turn: at each move it goes on from the `width` most promising positions.
/// The best comes first; never none while the game goes on.
pub fn turns(
    judge: &Judge,
    position: &Position,
    mind: &Mind,
    width: usize,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Vec<Turn> {
    let mut found: Vec<Turn> = Vec::with_capacity(64);
    let mut ends: Vec<u64> = Vec::with_capacity(64);
    let mut steps = alloc::vec![Step::start(position, mind)];
    while !steps.is_empty() {
        let mut next: Vec<Step> = Vec::with_capacity(64);
        for step in &steps {
            go_on(judge, step, rng, budget, |step, turn| match turn {
                Some(turn) if turn.drawn || !ends.contains(&step.hash) => {
                    ends.push(step.hash);
                    found.push(turn);
                }
                None if !next.iter().any(|other| other.hash == step.hash) => next.push(step),
                _ => {}
            });
        }
        let order = places(next.len(), &mut |one, other| {
            let (one, other) = (&next[one], &next[other]);
            other.chance.total_cmp(&one.chance).then(one.hash.cmp(&other.hash))
        });
        steps = order.into_iter().take(width).map(|at| next[at]).collect();
    }
    let order =
        places(found.len(), &mut |one, other| found[other].chance.total_cmp(&found[one].chance));
    order.into_iter().map(|at| found[at]).collect()
}

/// Plays every action from a step; tells where it leads, and the whole turn if it ends there.
fn go_on(
    judge: &Judge,
    step: &Step,
    rng: &mut Rng,
    budget: &mut Budget,
    mut tell: impl FnMut(Step, Option<Turn>),
) {
    let before = &step.position;
    let actions = before.legal_actions().list();
    let view = judge.view(&step.mind, before);
    budget.spend(actions.len() as u64);
    for &action in actions.iter() {
        let (next, turn) = step.then(judge, &view, action, rng);
        tell(next, turn);
    }
}

/// A number that tells positions apart.
pub fn fingerprint(position: &Position) -> u64 {
    let mut mixer = Mixer(0);
    position.hash(&mut mixer);
    mixer.finish()
}

/// A quick hash of plain words; nobody attacks it with positions.
struct Mixer(u64);

impl Mixer {
    fn word(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }
}

impl Hasher for Mixer {
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
