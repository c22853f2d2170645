//! Chance nodes: the possible deals of a new row.

use super::search_state::SearchState;
use alloc::vec;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use cartagena::{Action, Cards, Row, Seat, Symbol, Tunnel};

/// One deal of the first cards of a row, its probability, and the remaining cards.
#[derive(Clone)]
struct RowDeal {
    cards: ArrayVec<Symbol, { Row::LENGTH }>,
    chance: f64,
    pile: Cards,
    discard: Cards,
}

impl RowDeal {
    /// Returns the pile of the next card: the reshuffled discards when the first pile is empty.
    fn source(&self) -> (Cards, Cards) {
        if self.pile.is_empty() { (self.discard, Cards::NONE) } else { (self.pile, self.discard) }
    }

    fn with_next(&self) -> impl Iterator<Item = RowDeal> {
        let (pile, discard) = self.source();
        let (cards, chance) = (self.cards.clone(), self.chance);
        Symbol::ALL.into_iter().filter(move |card| pile.contains(*card)).map(move |card| {
            let share = f64::from(pile.count(card)) / pile.len() as f64;
            let mut cards = cards.clone();
            cards.push(card);
            RowDeal { cards, chance: chance * share, pile: pile - Cards::one(card), discard }
        })
    }
}

/// Cache of the possible deals of the next row: the turns of one position, and mostly those of its
/// successors, deal it from the same pile.
#[derive(Default)]
pub(super) struct RowDeals {
    /// Key of the cached deals: the pile, the discards if they are needed, the number of cards, and
    /// the maximum number of deals.
    of: (Cards, Cards, usize, u32),
    deals: Vec<RowDeal>,
}

impl RowDeals {
    /// Returns the outcomes of a retreat that lays a row, each with its probability.
    ///
    /// All orders of the new row are distinguished if there are no more than `row_orders` of them;
    /// otherwise only as many of its first cards as that allows, and the rest stays unknown. `None`
    /// if not even the cards that go directly to the hand can be distinguished.
    pub(crate) fn outcomes(
        &mut self,
        state: &SearchState,
        tunnel: &Tunnel,
        action: Action,
        row_orders: u32,
    ) -> Option<Vec<(f64, SearchState)>> {
        let needed = state.position.cards_needed(action);
        let deals = self.get(state, needed, row_orders);
        let dealt = deals.first().map_or(0, |deal| deal.cards.len());
        let taken = taken_from_new_row(state, tunnel, action);
        if dealt < taken.min(needed) {
            return None;
        }
        let known = if dealt == needed { None } else { Some((dealt - taken) as u8) };
        let laid = |deal: &RowDeal| (deal.chance, lay_row(state, tunnel, action, deal, known));
        Some(deals.iter().map(laid).collect())
    }

    fn get(&mut self, state: &SearchState, needed: usize, row_orders: u32) -> &[RowDeal] {
        let pile = state.position.pile();
        let enough = needed <= pile.len();
        let discard = if enough { Cards::NONE } else { state.position.discard() };
        if self.of != (pile, discard, needed, row_orders) || self.deals.is_empty() {
            self.of = (pile, discard, needed, row_orders);
            self.deals = row_deals(pile, discard, needed, row_orders);
        }
        &self.deals
    }
}

fn row_deals(pile: Cards, discard: Cards, needed: usize, row_orders: u32) -> Vec<RowDeal> {
    let mut deals = vec![RowDeal { cards: ArrayVec::new(), chance: 1.0, pile, discard }];
    for _ in 0..needed {
        let longer: Vec<RowDeal> = deals.iter().flat_map(RowDeal::with_next).collect();
        if longer.len() > row_orders as usize {
            break;
        }
        deals = longer;
    }
    deals
}

/// Returns how many of the drawn cards come from the new row.
fn taken_from_new_row(state: &SearchState, tunnel: &Tunnel, action: Action) -> usize {
    let Some(to) = state.position.target(tunnel, action) else { return 0 };
    let seats = Seat::first_n(state.position.seats());
    let draws: u8 = seats.map(|seat| state.position.pirates_at(seat, to)).sum();
    usize::from(draws).saturating_sub(state.position.row().len())
}

fn lay_row(
    state: &SearchState,
    tunnel: &Tunnel,
    action: Action,
    deal: &RowDeal,
    known: Option<u8>,
) -> SearchState {
    let mut position = state.position;
    let mut cards = deal.cards.iter().copied();
    position.play_unchecked(tunnel, action, |pile| cards.next().unwrap_or(pile.nth(0)));
    SearchState { position, known_row: known.unwrap_or(position.row().len() as u8) }
}
