//! Detection of wins in the current turn.

use super::search_state::SearchState;
use cartagena::{Action, Cards, Outcome, Place, Position, Seat, Symbol, Tunnel};

/// Returns whether the seat to move can win in this turn whatever chance does, without laying a
/// row.
///
/// Every move boards at most one pirate, which decides most positions at once. `nodes` counts the
/// positions that had to be searched.
pub(super) fn can_win(state: &SearchState, tunnel: &Tunnel, nodes: &mut u64) -> bool {
    let Some((seat, moves)) = state.mover() else { return false };
    let outside = state.pirates_left(seat);
    let Some(spare) = moves.checked_sub(outside) else { return false };
    let hand = state.position.hand(seat);
    if hand.len() + 2 * usize::from(spare) < outside.into() {
        return false;
    }
    *nodes += 1;
    can_board_all(&state.position, tunnel, seat, hand)
        || (spare > 0 && wins_after_another_move(state, tunnel, outside < moves - 1, nodes))
}

fn wins_after_another_move(
    state: &SearchState,
    tunnel: &Tunnel,
    may_leave_boat: bool,
    nodes: &mut u64,
) -> bool {
    let useful = |action: &Action| match action {
        Action::EndTurn => false,
        Action::Retreat { from } => *from != Place::BOAT || may_leave_boat,
        Action::Advance { .. } => true,
    };
    let actions = state.position.legal_actions().list();
    actions.iter().filter(|action| useful(action)).any(|action| {
        let mut next = *state;
        next.play(tunnel, *action).is_ok()
            && (has_won(&next.position) || can_win(&next, tunnel, nodes))
    })
}

fn has_won(position: &Position) -> bool {
    matches!(position.outcome(), Some(Outcome::Won(_)))
}

/// Returns whether each pirate of the seat to move, of whom at most three are outside the boat, can
/// board with one card.
///
/// They move from the rearmost to the foremost: a pirate that leaves a space frees it only for
/// those behind, so each of them finds the tunnel ahead as it is now.
fn can_board_all(position: &Position, tunnel: &Tunnel, seat: Seat, hand: Cards) -> bool {
    let mut pirates = [0_u8; 3];
    let mut slots = pirates.iter_mut();
    let mut places = position.occupied_places(seat) & !(1 << Place::BOAT.number());
    while places != 0 {
        let place = places.trailing_zeros();
        let cards = boarding_cards(position, tunnel, hand, place);
        let alike = Place::new(place as u8).map_or(0, |place| position.pirates_at(seat, place));
        if cards == 0 || usize::from(alike) > slots.len() {
            return false;
        }
        slots.by_ref().take(alike.into()).for_each(|slot| *slot = cards);
        places &= places - 1;
    }
    let left = slots.len();
    can_match_cards(&pirates[..3 - left], hand)
}

/// Returns the cards of a hand, as bits, that take a pirate from a place directly to the boat.
fn boarding_cards(position: &Position, tunnel: &Tunnel, hand: Cards, place: u32) -> u8 {
    let ahead = (!position.occupied_spaces() >> place) >> 1;
    let boards =
        |card: &Symbol| hand.contains(*card) && ((tunnel.mask(*card) >> place) >> 1) & ahead == 0;
    Symbol::ALL.into_iter().filter(boards).fold(0, |cards, card| cards | bit(card))
}

const fn bit(card: Symbol) -> u8 {
    1 << card.index()
}

/// Returns whether every pirate gets a card that boards it.
fn can_match_cards(pirates: &[u8], hand: Cards) -> bool {
    let Some((first, rest)) = pirates.split_first() else { return true };
    Symbol::ALL.into_iter().any(|card| {
        first & bit(card) != 0
            && hand.contains(card)
            && can_match_cards(rest, hand - Cards::one(card))
    })
}
