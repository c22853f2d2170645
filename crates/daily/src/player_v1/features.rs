//! The input features of the net: numbered binary features of a position, as one seat sees it. Frozen.

use cartagena::{Action, Cards, Place, Position, Row, Seat, Symbol, Tunnel, Turn};

/// Number of features for two seats; they are numbered from 1.
pub(super) const COUNT: usize = 2 * SEAT + TURN + 6;

/// Offsets of a seat's features, behind three for each space.
const FORT: usize = 108;
const BOAT: usize = 114;
const SIZE: usize = 120;
const HAND: usize = 136;
const ROAD: usize = 160;
const GAIN: usize = 352;
const SEAT: usize = 389;

/// Offsets of the table's features, behind those of both seats.
const TAKEN: usize = 216;
const CROWD: usize = 432;
const TABLE_ROAD: usize = 540;
const ROW: usize = 604;
const NEXT_SYMBOL: usize = 616;
const NEXT_ROAD: usize = 640;
const COMING: usize = 896;
const PASS: usize = 914;
const STAY: usize = 915;
const TURN: usize = 916;

/// The spaces 1 to 36, and the boat, as bits.
const SPACES: u64 = (1 << 37) - 2;
const BOAT_BIT: u64 = 1 << 37;

/// Information state of one seat: the cards that it knows in both hands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Knowledge {
    pub(super) viewer: Seat,
    pub(super) known: [Cards; 2],
}

impl Knowledge {
    /// Returns the knowledge after an action, whose cards are dealt.
    pub(super) fn after(
        mut self,
        before: &Position,
        action: Action,
        after: &Position,
    ) -> Knowledge {
        let Some(seat) = before.turn().seat() else { return self };
        let known = &mut self.known[seat.index()];
        match action {
            Action::Advance { card, .. } => {
                *known = known.checked_sub(Cards::one(card)).unwrap_or(*known);
            }
            Action::Retreat { .. } if before.rules().variant.has_row() || seat == self.viewer => {
                *known += after.hand(seat) - before.hand(seat);
            }
            _ => {}
        }
        self
    }

    /// Returns the knowledge after a retreat whose cards come from the pile and are not dealt yet.
    pub(super) fn before_draw(mut self, before: &Position, after: &Position) -> Knowledge {
        if let (Some(seat), true) = (before.turn().seat(), before.rules().variant.has_row()) {
            let drawn = after.hand(seat).len() - before.hand(seat).len();
            self.known[seat.index()] += before.row().iter().take(drawn).collect();
        }
        self
    }
}

/// A tunnel with the spaces of each symbol, from the fort on.
pub(super) struct Spaces<'a> {
    pub(super) tunnel: &'a Tunnel,
    spaces: [[u32; 6]; Symbol::COUNT],
    symbols: [usize; 37],
}

impl<'a> Spaces<'a> {
    pub(super) fn new(tunnel: &'a Tunnel) -> Spaces<'a> {
        let (mut spaces, mut symbols) = ([[0; 6]; Symbol::COUNT], [0; 37]);
        for symbol in Symbol::ALL {
            let mut mask = tunnel.mask(symbol);
            for space in &mut spaces[symbol.index()] {
                *space = mask.trailing_zeros();
                symbols[*space as usize] = symbol.index();
                mask &= mask - 1;
            }
        }
        Spaces { tunnel, spaces, symbols }
    }

    /// Reports the features of the tunnel itself.
    pub(super) fn features(&self, mut active: impl FnMut(usize)) {
        (1..=36).for_each(|space| active(2 * SEAT + (space - 1) * 6 + self.symbols[space]));
    }

    /// Returns the pattern of a symbol's occupied spaces, the first space in the lowest bit.
    fn roads(&self, taken: u64) -> [usize; Symbol::COUNT] {
        let bit = |(at, space): (usize, &u32)| usize::from(taken >> space & 1 != 0) << at;
        self.spaces.map(|spaces| spaces.iter().enumerate().map(bit).sum())
    }
}

/// Reports the active features of a position, with the cards of the row that the viewer knows.
pub(super) fn active_features(
    spaces: &Spaces<'_>,
    position: &Position,
    knowledge: &Knowledge,
    row: Row,
    mut active: impl FnMut(usize),
) {
    let roads = spaces.roads(position.occupied_spaces());
    let viewer = knowledge.viewer;
    for (at, seat) in [viewer, viewer.next_at(2)].into_iter().enumerate() {
        let mut own = |number: usize| active(at * SEAT + number);
        pirates(position, seat, &mut own);
        own(SIZE + position.hand(seat).len().min(15));
        let known = knowledge.known[seat.index()];
        for symbol in Symbol::ALL.into_iter().filter(|symbol| known.contains(*symbol)) {
            let (s, more) = (symbol.index(), usize::from(known.count(symbol)) - 1);
            own(HAND + s * 4 + more.min(3));
            own(ROAD + more.min(2) * 64 + roads[s]);
            let gain = longest_advance(spaces.tunnel, position, seat, symbol);
            if gain > 0 {
                own(GAIN + gain - 1);
            }
        }
    }
    let mut table = |number: usize| active(2 * SEAT + number);
    crowds(spaces, position, &mut table);
    roads.iter().for_each(|road| table(TABLE_ROAD + road));
    coming(row, &roads, &mut table);
    if position.rules().pass {
        table(PASS);
    }
    if !position.rules().boat {
        table(STAY);
    }
    if let Turn::ToMove { seat, moves_left } = position.turn() {
        let other = usize::from(seat != viewer);
        table(TURN + other * 3 + usize::from(moves_left) - 1);
    }
}

fn pirates(position: &Position, seat: Seat, active: &mut impl FnMut(usize)) {
    let mut places = position.occupied_places(seat);
    while places != 0 {
        let number = places.trailing_zeros() as usize;
        places &= places - 1;
        let count = usize::from(position.pirates_at(seat, place(number)));
        active(match number {
            0 => FORT + count - 1,
            37 => BOAT + count - 1,
            space => (space - 1) * 3 + count - 1,
        });
    }
}

fn crowds(spaces: &Spaces<'_>, position: &Position, active: &mut impl FnMut(usize)) {
    let mut taken = position.occupied_spaces() & SPACES;
    while taken != 0 {
        let space = taken.trailing_zeros() as usize;
        taken &= taken - 1;
        let crowd = Seat::first_n(2).map(|seat| position.pirates_at(seat, place(space)));
        active(TAKEN + (space - 1) * 6 + spaces.symbols[space]);
        active(CROWD + (space - 1) * 3 + usize::from(crowd.sum::<u8>()) - 1);
    }
}

fn coming(row: Row, roads: &[usize; Symbol::COUNT], active: &mut impl FnMut(usize)) {
    if !row.is_empty() {
        active(ROW + row.len() - 1);
    }
    for (at, symbol) in row.iter().take(4).enumerate() {
        active(NEXT_SYMBOL + at * 6 + symbol.index());
        active(NEXT_ROAD + at * 64 + roads[symbol.index()]);
    }
    let cards: Cards = row.iter().collect();
    for symbol in Symbol::ALL.into_iter().filter(|symbol| cards.contains(*symbol)) {
        active(COMING + symbol.index() * 3 + usize::from(cards.count(symbol)).min(3) - 1);
    }
}

/// Returns the spaces of the longest advance that a seat can make with a card.
fn longest_advance(tunnel: &Tunnel, position: &Position, seat: Seat, symbol: Symbol) -> usize {
    let free = tunnel.mask(symbol) & !position.occupied_spaces() | BOAT_BIT;
    let mut places = position.occupied_places(seat) & !BOAT_BIT;
    let mut longest = 0;
    while places != 0 {
        let from = places.trailing_zeros();
        places &= places - 1;
        let ahead = (1_u64 << from << 1).wrapping_neg();
        longest = longest.max((free & ahead).trailing_zeros() - from);
    }
    longest as usize
}

fn place(number: usize) -> Place {
    u8::try_from(number).ok().and_then(Place::new).unwrap_or(Place::BOAT)
}
