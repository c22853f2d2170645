//! Motion on the table for an event: the path of a pirate, and the cards that fly between hand, row
//! and piles. Speed and looks belong to the page.

use cartagena::{Event, Observation, Place, Seat, Symbol};

/// Place of a card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardSpot {
    /// The n-th card of the row, the next one being 0.
    Row(usize),
    /// The draw pile.
    Pile,
    /// The discard pile.
    Discard,
    /// A player's hand.
    Hand(Seat),
}

/// Flight of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFlight {
    /// Face of the card; `None` if the viewer may not see it.
    pub card: Option<Symbol>,
    /// Start of the flight.
    pub from: CardSpot,
    /// End of the flight.
    pub to: CardSpot,
}

/// Path of a moving pirate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PirateHop {
    /// Seat of the pirate.
    pub seat: Seat,
    /// Places that it touches, first and last included: an advance touches every occupied space of
    /// its symbol on the way, a retreat every space that has no room for it.
    pub path: Vec<Place>,
}

/// All motion of one move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Motion {
    /// Path of the pirate; none for the end of a turn.
    pub hop: Option<PirateHop>,
    /// Flights of the cards, in order.
    pub flights: Vec<CardFlight>,
}

/// Returns the motion of an event.
pub fn motion_of(event: &Event, before: &Observation) -> Motion {
    match *event {
        Event::Advanced { seat, from, card, to } => Motion {
            hop: Some(hop(seat, from, to, |place| is_occupied_symbol(before, place, card))),
            flights: vec![CardFlight {
                card: Some(card),
                from: CardSpot::Hand(seat),
                to: CardSpot::Discard,
            }],
        },
        Event::Retreated { seat, from, to, ref drawn, .. } => {
            let flight = |(at, card): (usize, &Option<Symbol>)| CardFlight {
                card: *card,
                from: source(before, at),
                to: CardSpot::Hand(seat),
            };
            Motion {
                hop: Some(hop(seat, from, to, |place| occupants(before, place) == 3)),
                flights: drawn.iter().enumerate().map(flight).collect(),
            }
        }
        Event::EndedTurn { .. } => Motion::default(),
    }
}

/// Returns the motion of undoing an event: the same paths backwards.
pub fn reversed_motion(event: &Event, before: &Observation) -> Motion {
    let Motion { hop, flights } = motion_of(event, before);
    let hop = hop.map(|hop| PirateHop { path: hop.path.into_iter().rev().collect(), ..hop });
    let back = |flight: CardFlight| CardFlight { from: flight.to, to: flight.from, ..flight };
    Motion { hop, flights: flights.into_iter().rev().map(back).collect() }
}

fn hop(seat: Seat, from: Place, to: Place, treads_on: impl Fn(Place) -> bool) -> PirateHop {
    let (low, high) = (from.min(to), from.max(to));
    let between =
        Place::spaces().filter(|place| low < *place && *place < high && treads_on(*place));
    let mut treads: Vec<Place> = [low].into_iter().chain(between).chain([high]).collect();
    if to < from {
        treads.reverse();
    }
    PirateHop { seat, path: treads }
}

fn is_occupied_symbol(seen: &Observation, place: Place, card: Symbol) -> bool {
    seen.tunnel().symbol(place) == Some(card) && occupants(seen, place) > 0
}

fn occupants(seen: &Observation, place: Place) -> u8 {
    Seat::first_n(seen.seats()).map(|seat| seen.pirates_at(seat, place)).sum()
}

/// Returns where the n-th card of a draw comes from. When the row is used up, a new one is laid.
fn source(before: &Observation, at: usize) -> CardSpot {
    if !before.rules().variant.has_row() {
        return CardSpot::Pile;
    }
    CardSpot::Row(at.checked_sub(before.row().len()).unwrap_or(at))
}

/// Returns the number of moves at the end that others made after the viewer's last one, which the
/// viewer may have missed. Without a seat of the viewer, it is the number of moves of the last
/// turn.
pub fn count_unseen_moves<'a>(
    events: impl DoubleEndedIterator<Item = &'a Event>,
    own: Option<Seat>,
) -> usize {
    let mut events = events.rev().peekable();
    let last = events.peek().map(|event| event.seat());
    match own {
        Some(seat) => events.take_while(|event| event.seat() != seat).count(),
        None => events.take_while(|event| Some(event.seat()) == last).count(),
    }
}
