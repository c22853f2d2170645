//! What moves on the table when something happens: which way a pirate hops, and which cards fly
//! from where to where. How fast and how it looks is for whoever draws it.

use cartagena::{Event, Observation, Place, Seat, Symbol};

/// Where a card lies or goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
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
pub struct Flight {
    /// What it shows.
    pub card: Option<Symbol>,
    /// Where it lay.
    pub from: Spot,
    /// Where it will lie.
    pub to: Spot,
}

/// A pirate on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hop {
    /// Whose.
    pub seat: Seat,
    /// Where it touches the ground, first and last included: an advance treads on every taken space
    /// of its symbol, a retreat on every one that has no room for it.
    pub treads: Vec<Place>,
}

/// Everything that moves in one move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Motion {
    /// The pirate; none for the end of a turn.
    pub hop: Option<Hop>,
    /// The cards, one after another.
    pub flights: Vec<Flight>,
}

/// What moves when an event happens.
pub fn motion(event: &Event, before: &Observation) -> Motion {
    match *event {
        Event::Advanced { seat, from, card, to } => Motion {
            hop: Some(hop(seat, from, to, |place| is_taken_road(before, place, card))),
            flights: vec![Flight { card: Some(card), from: Spot::Hand(seat), to: Spot::Discard }],
        },
        Event::Retreated { seat, from, to, ref drawn, .. } => {
            let flight = |(at, card): (usize, &Option<Symbol>)| Flight {
                card: *card,
                from: source(before, at),
                to: Spot::Hand(seat),
            };
            Motion {
                hop: Some(hop(seat, from, to, |place| taken(before, place) == 3)),
                flights: drawn.iter().enumerate().map(flight).collect(),
            }
        }
        Event::EndedTurn { .. } => Motion::default(),
    }
}

/// What moves when an event is taken back: the same way, backwards.
pub fn motion_back(event: &Event, before: &Observation) -> Motion {
    let Motion { hop, flights } = motion(event, before);
    let hop = hop.map(|hop| Hop { treads: hop.treads.into_iter().rev().collect(), ..hop });
    let back = |flight: Flight| Flight { from: flight.to, to: flight.from, ..flight };
    Motion { hop, flights: flights.into_iter().rev().map(back).collect() }
}

fn hop(seat: Seat, from: Place, to: Place, treads_on: impl Fn(Place) -> bool) -> Hop {
    let (low, high) = (from.min(to), from.max(to));
    let between =
        Place::spaces().filter(|place| low < *place && *place < high && treads_on(*place));
    let mut treads: Vec<Place> = [low].into_iter().chain(between).chain([high]).collect();
    if to < from {
        treads.reverse();
    }
    Hop { seat, treads }
}

fn is_taken_road(seen: &Observation, place: Place, card: Symbol) -> bool {
    seen.tunnel().symbol(place) == Some(card) && taken(seen, place) > 0
}

fn taken(seen: &Observation, place: Place) -> u8 {
    Seat::first(seen.seats()).map(|seat| seen.count(seat, place)).sum()
}

/// Where the n-th card of a draw comes from; when the row ends in between, a new one lies there.
fn source(before: &Observation, at: usize) -> Spot {
    if !before.rules().variant.has_row() {
        return Spot::Pile;
    }
    Spot::Row(at.checked_sub(before.row().len()).unwrap_or(at))
}

/// The moves of others at the end of a game's first `moves`, after the viewer's own last one: what
/// the viewer may have missed. For somebody without a seat it is the last turn.
pub fn missed<'a>(events: impl DoubleEndedIterator<Item = &'a Event>, own: Option<Seat>) -> usize {
    let mut events = events.rev().peekable();
    let last = events.peek().map(|event| event.seat());
    match own {
        Some(seat) => events.take_while(|event| event.seat() != seat).count(),
        None => events.take_while(|event| Some(event.seat()) == last).count(),
    }
}
