//! Reasons for a turn, from the positions before and after it.

use crate::advice::Reason;
use alloc::vec::Vec;
use cartagena::{
    Action, Observation, Outcome, Place, Position, Seat, Symbol, Tunnel, Turn as Turns,
};

/// Least length of an advance that is called a leap or a road.
const LONG_ADVANCE: u8 = 10;
/// Least change of a road's length that is worth mentioning.
const ROAD_CHANGE: u8 = 6;
/// Largest number of reasons.
const MAX_REASONS: usize = 4;

/// Returns the reasons for a turn of the seat to move, the most important first. It needs no net: only
/// what lies open before and after the turn counts. Actions after the first draw from the pile are
/// ignored; `None` if the game is over or an action is illegal.
pub fn turn_reasons(seen: &Observation, actions: &[Action]) -> Option<Vec<Reason>> {
    let seat = seen.turn().seat()?;
    Some(reasons(seen, seat, actions, &position_after(seen, actions)?))
}

/// Returns another seat that could win in its next turn after these actions of the seat to move, as far
/// as the viewer knows its hand; if a seat can, the seat to move should have prevented it.
pub fn winner_after(seen: &Observation, actions: &[Action]) -> Option<Seat> {
    let seat = seen.turn().seat()?;
    let after = position_after(seen, actions)?;
    let before = *seen.determinize(|unseen| unseen.nth(0)).position();
    let story =
        TurnComparison { seen, tunnel: seen.tunnel(), before: &before, after: &after, seat };
    story
        .others()
        .find(|other| story.knows_hand(*other) && story.could_win_next_turn(&after, *other))
}

/// Returns the position after actions, up to the first draw from the pile, whose cards are any.
fn position_after(seen: &Observation, actions: &[Action]) -> Option<Position> {
    let mut position = *seen.determinize(|unseen| unseen.nth(0)).position();
    for &action in actions {
        if !position.legal_actions().contains(action) {
            return None;
        }
        let draws = position.cards_needed(action) > 0;
        position.play_unchecked(seen.tunnel(), action, |pile| pile.nth(0));
        if draws {
            break;
        }
    }
    Some(position)
}

/// Returns the reasons for a turn of `seat` that ends here, the most important first.
pub(crate) fn reasons(
    seen: &Observation,
    seat: Seat,
    actions: &[Action],
    end: &Position,
) -> Vec<Reason> {
    // Only known cards are examined below, so any determinization will do.
    let before = *seen.determinize(|unseen| unseen.nth(0)).position();
    let story = TurnComparison { seen, tunnel: seen.tunnel(), before: &before, after: end, seat };
    if end.outcome() == Some(Outcome::Won(seat)) {
        return alloc::vec![Reason::Wins];
    }
    let mut reasons = Vec::new();
    reasons.extend(story.stops());
    reasons.extend(story.boards());
    reasons.extend(story.draws(actions));
    reasons.extend(story.leaps(actions));
    reasons.extend(story.closes());
    reasons.extend(story.leaves());
    reasons.truncate(MAX_REASONS - 1);
    reasons.extend(story.opens());
    reasons
}

struct TurnComparison<'a> {
    seen: &'a Observation,
    tunnel: &'a Tunnel,
    before: &'a Position,
    after: &'a Position,
    seat: Seat,
}

impl TurnComparison<'_> {
    fn others(&self) -> impl Iterator<Item = Seat> {
        Seat::first_n(self.before.seats()).filter(|seat| *seat != self.seat)
    }

    /// Returns by how much the number of pirates at a place grew.
    fn pirates_gained(&self, place: Place) -> i8 {
        self.after.pirates_at(self.seat, place) as i8
            - self.before.pirates_at(self.seat, place) as i8
    }

    fn boards(&self) -> Option<Reason> {
        let pirates =
            u8::try_from(self.pirates_gained(Place::BOAT)).ok().filter(|more| *more > 0)?;
        Some(Reason::Boards { pirates })
    }

    fn leaves(&self) -> Option<Reason> {
        let pirates =
            u8::try_from(-self.pirates_gained(Place::FORT)).ok().filter(|more| *more > 0)?;
        Some(Reason::Leaves { pirates })
    }

    fn draws(&self, actions: &[Action]) -> Option<Reason> {
        let played = actions.iter().filter(|action| matches!(action, Action::Advance { .. }));
        let held = self.after.hand(self.seat).len() + played.count();
        let cards = held.checked_sub(self.before.hand(self.seat).len()).filter(|more| *more > 0)?;
        Some(Reason::Draws { cards: u8::try_from(cards).unwrap_or(u8::MAX) })
    }

    /// Returns the longest advance of the turn within the tunnel, if it is long; boarding is
    /// another reason.
    fn leaps(&self, actions: &[Action]) -> Option<Reason> {
        let mut position = *self.before;
        let mut longest: Option<(u8, Reason)> = None;
        for &action in actions {
            if let (Action::Advance { from, card }, Some(to)) =
                (action, position.target(self.tunnel, action))
            {
                let length = to.number() - from.number();
                if to != Place::BOAT
                    && length >= LONG_ADVANCE
                    && longest.is_none_or(|(most, _)| length > most)
                {
                    longest = Some((length, Reason::Leaps { card, from, to }));
                }
            }
            position.play_unchecked(self.tunnel, action, |pile| pile.nth(0));
        }
        longest.map(|(_, reason)| reason)
    }

    /// Returns for each other seat and each symbol it is known to hold: its longest advance with
    /// that card before and after the turn.
    fn roads(&self) -> impl Iterator<Item = (Seat, Symbol, u8, u8)> {
        let held = |seat: Seat| {
            let known = self.seen.hand(seat).known;
            Symbol::ALL.into_iter().filter(move |symbol| known.contains(*symbol))
        };
        let pairs = self.others().flat_map(move |seat| held(seat).map(move |s| (seat, s)));
        pairs.map(|(seat, symbol)| {
            let far = |position| longest_advance(position, self.tunnel, seat, symbol);
            (seat, symbol, far(self.before), far(self.after))
        })
    }

    fn closes(&self) -> Option<Reason> {
        let closed =
            self.roads().filter(|(.., was, is)| *was >= LONG_ADVANCE && *is + ROAD_CHANGE <= *was);
        let (seat, symbol, ..) = closed.max_by_key(|(.., was, is)| was - is)?;
        Some(Reason::Closes { symbol, seat })
    }

    fn opens(&self) -> Option<Reason> {
        let opened =
            self.roads().filter(|(.., was, is)| *is >= LONG_ADVANCE && *is >= *was + ROAD_CHANGE);
        let (seat, symbol, ..) = opened.max_by_key(|(.., was, is)| is - was)?;
        Some(Reason::Opens { symbol, seat, cards: self.seen.hand(seat).known.count(symbol) })
    }

    /// Returns a seat that could have won in its next turn and no longer can.
    fn stops(&self) -> Option<Reason> {
        let seat = self.others().find(|seat| {
            self.knows_hand(*seat)
                && self.could_win_next_turn(self.before, *seat)
                && !self.could_win_next_turn(self.after, *seat)
        })?;
        Some(Reason::Stops { seat })
    }

    fn knows_hand(&self, seat: Seat) -> bool {
        self.seen.hand(seat).unknown == 0
    }

    /// Returns whether a seat could win in its next turn if the seats before it passed.
    fn could_win_next_turn(&self, position: &Position, seat: Seat) -> bool {
        let mut position = *position;
        for _ in 0..position.seats() {
            if position.turn() == Turns::start(seat) {
                break;
            }
            position.play_unchecked(self.tunnel, Action::EndTurn, |pile| pile.nth(0));
        }
        position.turn() == Turns::start(seat) && can_win_this_turn(&position, self.tunnel)
    }
}

/// Returns the longest advance of any pirate of a seat with a card.
fn longest_advance(position: &Position, tunnel: &Tunnel, seat: Seat, card: Symbol) -> u8 {
    let outside = [Place::FORT].into_iter().chain(Place::spaces());
    let standing = outside.filter(|place| position.pirates_at(seat, *place) > 0);
    let far = standing.filter_map(|from| {
        let to = position.target(tunnel, Action::Advance { from, card })?;
        Some(to.number() - from.number())
    });
    far.max().unwrap_or(0)
}

/// Returns whether the seat to move can win this turn without a card from the pile.
fn can_win_this_turn(position: &Position, tunnel: &Tunnel) -> bool {
    let Turns::ToMove { seat, moves_left } = position.turn() else { return false };
    if 6 - position.pirates_at(seat, Place::BOAT) > moves_left {
        return false;
    }
    position.legal_actions().list().iter().any(|&action| {
        if action == Action::EndTurn || position.cards_needed(action) > 0 {
            return false;
        }
        let mut next = *position;
        next.play_unchecked(tunnel, action, |pile| pile.nth(0));
        match next.turn() {
            Turns::Over(outcome) => outcome == Outcome::Won(seat),
            Turns::ToMove { seat: mover, .. } => mover == seat && can_win_this_turn(&next, tunnel),
        }
    })
}
