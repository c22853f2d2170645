//! The ways to play a turn, as the search wants them.

use super::best::{Best, reach};
use super::ends::{Path, Visit, Walk};
use super::search::Search;
use super::state::State;
use super::win::can_win;
use crate::order::places;
use alloc::vec::Vec;
use cartagena::{Place, Position, Seat};

/// A way to play the turn: to its end, or to an action that lays a row.
#[derive(Clone)]
pub(super) struct Choice {
    pub path: Path,
    /// The end of the turn, or the position in which the last action lays a row.
    pub state: State,
    pub lays: bool,
}

impl Choice {
    fn new(path: &Path, state: &State, lays: bool) -> Choice {
        Choice { path: path.clone(), state: *state, lays }
    }
}

impl Search<'_> {
    /// What the other seat can do so that `best.seat` does not clearly win in the turn after: only
    /// what needs a closer look is returned. Most of the work of a proof is done here.
    pub fn escapes(&mut self, state: &State, best: &mut Best) -> Vec<Choice> {
        let tunnel = self.tunnel;
        let mut keys = core::mem::take(&mut self.memory.keys);
        let (mut unclear, mut nodes, mut escape) = (Vec::new(), 0, None);
        let mut walk = Walk::new(tunnel, &mut keys, 6, |visit: Visit, path: &Path| {
            match visit {
                Visit::End(end) if can_win(end, tunnel, &mut nodes) => {}
                Visit::End(end) if end.may_lay() => unclear.push(Choice::new(path, end, false)),
                Visit::Lay(at) => unclear.push(Choice::new(path, at, true)),
                Visit::End(_) => escape = Some((path.clone(), false)),
                Visit::Blind => escape = Some((path.clone(), true)),
            }
            escape.is_none()
        });
        walk.from(state);
        let walked = walk.nodes;
        self.nodes += nodes + walked;
        self.memory.keys = keys;
        if let Some((path, blind)) = escape {
            self.blind |= blind;
            self.take(best, 0.0, &path);
        }
        unclear
    }

    /// All choices that may matter. One that hangs on unknown cards is worth nothing to `best.seat`.
    pub fn all_choices(&mut self, state: &State, best: &mut Best) -> Vec<Choice> {
        let outside = reach(state, best.seat, best.window.depth);
        let (choices, blind) = self.choices(state, outside);
        if blind {
            self.blind = true;
            best.take(0.0);
        }
        choices
    }

    /// All different ways to play a turn, the most promising first, but for those that leave more
    /// than `outside` pirates of the mover outside the boat; and whether there are others that hang
    /// on unknown cards.
    pub fn choices(&mut self, state: &State, outside: u8) -> (Vec<Choice>, bool) {
        let mut keys = core::mem::take(&mut self.memory.keys);
        let (mut choices, mut blind) = (Vec::new(), false);
        let mut walk = Walk::new(self.tunnel, &mut keys, outside, |visit: Visit, path: &Path| {
            match visit {
                Visit::End(end) => choices.push(Choice::new(path, end, false)),
                Visit::Lay(at) => choices.push(Choice::new(path, at, true)),
                Visit::Blind => blind = true,
            }
            true
        });
        walk.from(state);
        self.nodes += walk.nodes;
        self.memory.keys = keys;
        (self.sorted(state, choices), blind)
    }

    fn sorted(&mut self, from: &State, choices: Vec<Choice>) -> Vec<Choice> {
        let Some((mover, _)) = from.mover() else { return choices };
        let mut worth = |choice: &Choice| match &mut self.memory.judge {
            _ if choice.lays => i32::MAX,
            Some(judge) => judge(&choice.state.position),
            None => -standing(&choice.state.position, mover),
        };
        let worths: Vec<i32> = choices.iter().map(&mut worth).collect();
        let order = places(choices.len(), &mut |one, other| worths[one].cmp(&worths[other]));
        order.into_iter().map(|at| choices[at].clone()).collect()
    }
}

/// A rough guess at how well a seat stands: places gone, boarded pirates, cards.
fn standing(position: &Position, seat: Seat) -> i32 {
    let others = Seat::first(2).filter(|other| *other != seat);
    gone(position, seat) - others.map(|other| gone(position, other)).sum::<i32>()
}

fn gone(position: &Position, seat: Seat) -> i32 {
    let mut places = position.standing(seat);
    let mut sum = 3 * position.hand(seat).len() as i32;
    while let Some(place) = Place::new(places.trailing_zeros() as u8) {
        let bonus = if place == Place::BOAT { 8 } else { 0 };
        sum += i32::from(position.count(seat, place)) * (i32::from(place.number()) + bonus);
        places &= places - 1;
    }
    sum
}
