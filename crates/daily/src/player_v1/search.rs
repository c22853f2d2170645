//! Beam search for the turns of a seat, and a comparison of the best of them by the reply. Frozen.

use super::features::{Knowledge, Spaces};
use super::net::Net;
use cartagena::{Action, Cards, Observation, Outcome, Position, Row, Seat, Symbol, Viewer};
use core::cmp::Reverse;

/// Positions kept after each move of the own turn.
const BEAM: usize = 10;
/// Turns that are compared by the replies.
const CANDIDATES: usize = 8;
/// Positions kept after each move of a reply.
const REPLY_BEAM: usize = 4;
/// Determinizations of the unknown cards where hands are hidden; one where they are open.
const DEALS: u64 = 3;

/// Value of a won game, in logits of the net.
const WIN: i64 = 1 << 40;
/// Value that stands for 1 in the net's logits.
const ONE: i64 = 1 << 18;

/// Returns the best action of the seat to move that is found.
pub(super) fn best_action(net: &Net, seen: &Observation, seat: Seat) -> Option<Action> {
    let spaces = Spaces::new(seen.tunnel());
    let start = net.start(&spaces);
    let search = Search { net, spaces, start };
    let mut lots = Lots(0);
    let game = seen.determinize(|unseen| lots.draw(unseen));
    let known = Seat::first_n(2).map(|seat| seen.hand(seat).known);
    let knowledge = Knowledge { viewer: seat, known: both(known) };
    let turns = search.turns(game.position(), &knowledge, BEAM, CANDIDATES);
    if let [only] = &*turns {
        return Some(only.first);
    }
    let winning = turns.first().filter(|best| best.value >= WIN);
    if let Some(turn) = winning {
        return Some(turn.first);
    }
    let deals = if seen.rules().variant.has_open_hands() { 1 } else { DEALS };
    let value = |turn: &&Line| {
        (0..deals).map(|deal| search.value_after_reply(seen, seat, turn, deal)).sum::<i64>()
    };
    // Of equal values the first counts, which looks better without the reply.
    turns.iter().rev().max_by_key(value).map(|turn| turn.first)
}

/// Turn, or the part of it up to a card from the pile.
#[derive(Clone)]
struct Line {
    /// The action with which it begins, and those after it.
    first: Action,
    rest: [Option<Action>; 2],
    position: Position,
    knowledge: Knowledge,
    /// The mover's value.
    value: i64,
    over: bool,
}

/// Random numbers: SplitMix64.
struct Lots(u64);

impl Lots {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn draw(&mut self, cards: Cards) -> Symbol {
        let lot = ((self.next() >> 32) * cards.len() as u64) >> 32;
        cards.nth(usize::try_from(lot).unwrap_or_default())
    }
}

struct Search<'a> {
    net: &'a Net,
    spaces: Spaces<'a>,
    start: [i16; 64],
}

impl Search<'_> {
    /// Returns the best turns of the seat that knows this and is to move, the best first.
    fn turns(
        &self,
        position: &Position,
        knowledge: &Knowledge,
        beam: usize,
        count: usize,
    ) -> Vec<Line> {
        let (mut ends, mut layer) = (Vec::new(), Vec::new());
        self.extend(position, knowledge, None, (&mut layer, &mut ends));
        while !layer.is_empty() {
            let kept = best_of(layer, beam);
            layer = Vec::new();
            for line in &kept {
                let (position, knowledge) = (&line.position, &line.knowledge);
                self.extend(position, knowledge, Some(line), (&mut layer, &mut ends));
            }
        }
        best_of(ends, count)
    }

    /// Plays every action in a position: turns that are over go to `ends`, the others to `layer`.
    fn extend(
        &self,
        position: &Position,
        knowledge: &Knowledge,
        before: Option<&Line>,
        (layer, ends): (&mut Vec<Line>, &mut Vec<Line>),
    ) {
        for &action in position.legal_actions().list().iter() {
            let line = self.play(position, knowledge, before, action);
            if line.over { ends.push(line) } else { layer.push(line) }
        }
    }

    fn play(
        &self,
        position: &Position,
        knowledge: &Knowledge,
        before: Option<&Line>,
        action: Action,
    ) -> Line {
        let (mut after, tunnel) = (*position, self.spaces.tunnel);
        after.play_unchecked(tunnel, action, |pile| pile.nth(0));
        let (first, mut rest) = before.map_or((action, [None; 2]), |line| (line.first, line.rest));
        if before.is_some() {
            rest[usize::from(rest[0].is_some())] = Some(action);
        }
        let drawn = position.cards_needed(action) > 0;
        let (known, row) = match drawn {
            true => (knowledge.before_draw(position, &after), Row::EMPTY),
            false => (knowledge.after(position, action, &after), after.row()),
        };
        let value = self.evaluate(&after, &known, row);
        let over = drawn || !goes_on(&after, knowledge.viewer);
        Line { first, rest, position: after, knowledge: known, value, over }
    }

    /// Returns the value of a position for the seat that knows this.
    fn evaluate(&self, position: &Position, knowledge: &Knowledge, row: Row) -> i64 {
        match position.outcome() {
            Some(Outcome::Won(seat)) if seat == knowledge.viewer => WIN,
            Some(Outcome::Won(_)) => -WIN,
            Some(Outcome::Drawn) => 0,
            None => self.net.evaluate(&self.start, &self.spaces, position, knowledge, row),
        }
    }

    /// Returns a seat's value of a turn in one determinization, once the rest of it is played and the other seat
    /// has replied; values are bent so that a clear lead counts little more than a lead.
    fn value_after_reply(&self, seen: &Observation, seat: Seat, line: &Line, deal: u64) -> i64 {
        let mut lots = Lots(deal);
        let game = seen.determinize(|unseen| lots.draw(unseen));
        let mut minds = [seat, seat.next_at(2)].map(|viewer| {
            let seen = game.observe(Viewer::Seat(viewer));
            Knowledge { viewer, known: both(Seat::first_n(2).map(|seat| seen.hand(seat).known)) }
        });
        let mut position = *game.position();
        let actions = [Some(line.first), line.rest[0], line.rest[1]];
        self.play_all(&mut position, &mut minds, actions.into_iter().flatten(), &mut lots);
        while goes_on(&position, seat) {
            let rest = self.turns(&position, &minds[0], REPLY_BEAM, 1);
            let Some(rest) = rest.first() else { break };
            let actions = [Some(rest.first), rest.rest[0], rest.rest[1]];
            self.play_all(&mut position, &mut minds, actions.into_iter().flatten(), &mut lots);
        }
        if position.outcome().is_some() {
            return bent(self.evaluate(&position, &minds[0], position.row()));
        }
        let replies = self.turns(&position, &minds[1], REPLY_BEAM, 1);
        replies.first().map_or(0, |reply| -bent(reply.value))
    }

    fn play_all(
        &self,
        position: &mut Position,
        minds: &mut [Knowledge; 2],
        actions: impl Iterator<Item = Action>,
        lots: &mut Lots,
    ) {
        for action in actions {
            let before = *position;
            position.play_unchecked(self.spaces.tunnel, action, |pile| lots.draw(pile));
            *minds = minds.map(|mind| mind.after(&before, action, position));
        }
    }
}

/// Returns true if a seat has begun its turn and may go on.
fn goes_on(position: &Position, seat: Seat) -> bool {
    position.turn().seat() == Some(seat) && !position.turn().is_start()
}

/// Bends a value, so that the mean of several is like that of chances.
fn bent(value: i64) -> i64 {
    value.clamp(-WIN, WIN) * 1_000_000 / (value.abs() + 2 * ONE)
}

fn both(cards: impl Iterator<Item = Cards>) -> [Cards; 2] {
    let mut both = [Cards::NONE; 2];
    both.iter_mut().zip(cards).for_each(|(known, cards)| *known = cards);
    both
}

/// Returns the best lines, the best first. Of those that lead to one position, the first counts.
fn best_of(mut lines: Vec<Line>, count: usize) -> Vec<Line> {
    lines.sort_by_key(|line| Reverse(line.value));
    let mut best: Vec<Line> = Vec::with_capacity(count);
    for line in lines {
        if best.len() == count {
            break;
        }
        let same = |other: &Line| other.position == line.position && other.value == line.value;
        if !best.iter().any(same) {
            best.push(line);
        }
    }
    best
}
