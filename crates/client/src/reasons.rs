use cartagena::{Place, Seat, Symbol};
use cartagena_bots::Reason;
use cartagena_protocol::ReasonView as Told;

/// Converts a reason from a message; `None` if it names a seat, place or symbol that does not
/// exist.
pub fn reason(told: Told) -> Option<Reason> {
    let seat = Seat::new;
    let symbol = Symbol::from_letter;
    Some(match told {
        Told::Wins => Reason::Wins,
        Told::Stops { seat: who } => Reason::Stops { seat: seat(who)? },
        Told::Boards { pirates } => Reason::Boards { pirates },
        Told::Draws { cards } => Reason::Draws { cards },
        Told::Leaps { card, from, to } => {
            let (from, to) = (Place::new(from)?, Place::new(to)?);
            Reason::Leaps { card: symbol(card)?, from, to }
        }
        Told::Leaves { pirates } => Reason::Leaves { pirates },
        Told::Closes { symbol: road, seat: who } => {
            Reason::Closes { symbol: symbol(road)?, seat: seat(who)? }
        }
        Told::Opens { symbol: road, seat: who, cards } => {
            Reason::Opens { symbol: symbol(road)?, seat: seat(who)?, cards }
        }
    })
}
