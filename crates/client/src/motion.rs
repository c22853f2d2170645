//! What moves on the table when something happens: which way a pirate hops, and which cards fly
//! from where to where. How fast and how it looks is for whoever draws it.

use cartagena::{Event, Observation, Place, Seat, Symbol};

/// Where a card lies or goes.
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

/// A card on its way; its face is known only if the viewer may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardFlight {
    /// What it shows.
    pub card: Option<Symbol>,
    /// Where it lay.
    pub from: CardSpot,
    /// Where it will lie.
    pub to: CardSpot,
}

/// A pirate on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PirateHop {
    /// Whose.
    pub seat: Seat,
    /// Where it touches the ground, first and last included: an advance treads on every taken space
    /// of its symbol, a retreat on every one that has no room for it.
    pub path: Vec<Place>,
}

/// Everything that moves in one move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Motion {
    /// The pirate; none for the end of a turn.
    pub hop: Option<PirateHop>,
    /// The cards, one after another.
    pub flights: Vec<CardFlight>,
}

/// What moves when an event happens.
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

/// What moves when an event is taken back: the same way, backwards.
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

/// Where the n-th card of a draw comes from; when the row ends in between, a new one lies there.
fn source(before: &Observation, at: usize) -> CardSpot {
    if !before.rules().variant.has_row() {
        return CardSpot::Pile;
    }
    CardSpot::Row(at.checked_sub(before.row().len()).unwrap_or(at))
}

/// The moves of others at the end of a game's first `moves`, after the viewer's own last one: what
/// the viewer may have missed. For somebody without a seat it is the last turn.
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
