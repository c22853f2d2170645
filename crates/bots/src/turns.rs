//! Whole turns: ways to play one's moves up to the next player's, or up to where chance speaks.

use crate::Budget;
use crate::judge::{Judge, Opinion, View};
use crate::mind::Mind;
use crate::order::first_places;
use crate::random::Rng;
use alloc::vec::Vec;
use cartagena::{Action, Position, Seat, Tunnel};
use core::hash::{Hash, Hasher};

/// What is done in a turn.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    actions: [Action; 3],
    len: u8,
    /// Whether cards come from the pile in the last action.
    pub drawn: bool,
    /// Whether the game is over then.
    pub over: bool,
}

impl Way {
    /// The actions, in order.
    pub fn actions(&self) -> &[Action] {
        &self.actions[..usize::from(self.len)]
    }
}

/// One way to play a turn, and what is thought of it.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// What is done.
    pub way: Way,
    /// The mover's chance by the net's judgement of the end.
    pub chance: f32,
    /// What there is to say of the end.
    pub opinion: Opinion,
    /// Where it ends. If chance speaks in the last action, this is but one of the ways it can go.
    pub end: Position,
    /// The position before the last action.
    pub before: Position,
    /// What the mover knew then.
    pub mind: Mind,
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
            let next = step.then(judge.tunnel(), action, rng);
            if next.ends(&step) {
                let view = judge.view(&step.mind, &step.position);
                return Some(Turn::new(judge, &view, &step, &next));
            }
            step = Step { mind: step.mind.after(&step.position, action, &next.position), ..next };
        }
        None
    }

    /// The turn whose last step leads from one place to another.
    #[inline]
    fn new(judge: &Judge, view: &View, from: &Step, to: &Step) -> Turn {
        let opinion = judge.opinion(view, to.last(), &to.position);
        let over = to.position.outcome().is_some();
        Turn {
            way: Way { actions: to.actions, len: to.len, drawn: to.drawn, over },
            chance: judge.chance(&opinion, from.mind.viewer()),
            opinion,
            end: to.position,
            before: from.position,
            mind: from.mind,
        }
    }

    /// Whether two turns from one position come to the same: the same end, or the same draw in the
    /// same position.
    pub fn equals(&self, other: &Turn) -> bool {
        match self.way.drawn && other.way.drawn {
            true => self.before == other.before && self.actions().last() == other.actions().last(),
            false => self.way.drawn == other.way.drawn && self.end == other.end,
        }
    }

    /// What is done, in order.
    pub fn actions(&self) -> &[Action] {
        self.way.actions()
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
    /// What the mover knows; it is one action behind until the step is gone on from.
    mind: Mind,
    actions: [Action; 3],
    len: u8,
    /// Whether cards came from the pile in the last action.
    drawn: bool,
    chance: f32,
    hash: u64,
    /// The place of the step before among those of its move.
    from: usize,
}

impl Step {
    fn start(position: &Position, mind: &Mind) -> Step {
        Step {
            position: *position,
            mind: *mind,
            actions: [Action::EndTurn; 3],
            len: 0,
            drawn: false,
            chance: 0.0,
            hash: 0,
            from: 0,
        }
    }

    /// Where a legal action leads.
    #[inline]
    fn then(&self, tunnel: &Tunnel, action: Action, rng: &mut Rng) -> Step {
        let mut next = *self;
        next.position.play_unchecked(tunnel, action, |pile| rng.card(pile));
        next.actions[usize::from(self.len)] = action;
        next.len += 1;
        next.hash = fingerprint(&next.position);
        next.drawn = self.position.cards_needed(action) > 0;
        next
    }

    /// Whether the turn is over here, or cards came from the pile.
    #[inline]
    fn ends(&self, before: &Step) -> bool {
        let turn = self.position.turn();
        self.drawn || turn.is_start() || turn.seat() != before.position.turn().seat()
    }

    /// The action that led here.
    #[inline]
    fn last(&self) -> Action {
        self.actions[usize::from(self.len) - 1]
    }

    /// The step with what the mover knows here, and how it looks from here; `steps` are those of the
    /// move before.
    fn arrive(&self, judge: &Judge, steps: &[(Step, View)]) -> (Step, View) {
        let (before, view) = &steps[self.from];
        let mind = before.mind.after(&before.position, self.last(), &self.position);
        let view = judge.view_from(view, &mind, &self.position);
        (Step { mind, ..*self }, view)
    }
}

/// Finds ways to play the turn: at each move it goes on from the `width` most promising positions.
/// The `count` best ones, the best first; never none while the game goes on.
pub fn turns(
    judge: &Judge,
    position: &Position,
    mind: &Mind,
    (width, count): (usize, usize),
    rng: &mut Rng,
    budget: &mut Budget,
) -> Vec<Turn> {
    let mut found = Vec::with_capacity(64);
    let mut ends = Vec::with_capacity(64);
    let mut steps = alloc::vec![(Step::start(position, mind), judge.view(mind, position))];
    while !steps.is_empty() {
        let next = go_on(judge, &steps, (&mut found, &mut ends), rng, budget);
        let order = first_places(next.len(), width, &mut |one, other| {
            let (one, other) = (&next[one], &next[other]);
            other.chance.total_cmp(&one.chance).then(one.hash.cmp(&other.hash))
        });
        steps = order.into_iter().map(|at| next[at].arrive(judge, &steps)).collect();
    }
    let order = first_places(found.len(), count, &mut |one: usize, other: usize| {
        found[other].chance.total_cmp(&found[one].chance)
    });
    order.into_iter().map(|at| found[at]).collect()
}

/// Plays every action from some steps of one move; keeps the turns that end, and returns where others
/// lead. Most of them come to the same in another order, which is noticed before they are judged.
fn go_on(
    judge: &Judge,
    steps: &[(Step, View)],
    (found, ends): (&mut Vec<Turn>, &mut Vec<u64>),
    rng: &mut Rng,
    budget: &mut Budget,
) -> Vec<Step> {
    let mut next: Vec<Step> = Vec::with_capacity(64);
    let mut known: Vec<u64> = Vec::with_capacity(64);
    for (from, (step, view)) in steps.iter().enumerate() {
        let actions = step.position.legal_actions().list();
        budget.spend(actions.len() as u64);
        for &action in actions.iter() {
            let to = step.then(judge.tunnel(), action, rng);
            if to.ends(step) {
                if to.drawn || !ends.contains(&to.hash) {
                    ends.push(to.hash);
                    found.push(Turn::new(judge, view, step, &to));
                }
            } else if !known.contains(&to.hash) {
                known.push(to.hash);
                let opinion = judge.opinion(view, action, &to.position);
                let chance = judge.chance(&opinion, step.mind.viewer());
                next.push(Step { chance, from, ..to });
            }
        }
    }
    next
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
