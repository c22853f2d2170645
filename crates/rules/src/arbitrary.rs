//! Random values for fuzzing and property tests, made from bytes. Every value is possible: a `Game`
//! is one that the rules accept, though play might hardly ever lead to it.

use crate::{
    Action, Cards, Crew, Event, Game, Hand, Outcome, Place, Row, Rules, Seat, Segment, Setup,
    Symbol, Tunnel, Turn, Variant,
};
use arbitrary::{Arbitrary, Error, Result, Unstructured};

impl<'a> Arbitrary<'a> for Symbol {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Symbol> {
        u.choose(&Symbol::ALL).copied()
    }
}

impl<'a> Arbitrary<'a> for Place {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Place> {
        let number = u.int_in_range(Place::FORT.number()..=Place::BOAT.number())?;
        Place::new(number).ok_or(Error::IncorrectFormat)
    }
}

impl<'a> Arbitrary<'a> for Seat {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Seat> {
        any_seat(u, Seat::MAX)
    }
}

impl<'a> Arbitrary<'a> for Variant {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Variant> {
        u.choose(&Variant::ALL).copied()
    }
}

impl<'a> Arbitrary<'a> for Rules {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Rules> {
        Ok(Rules { variant: u.arbitrary()?, pass: u.arbitrary()?, boat: u.arbitrary()? })
    }
}

impl<'a> Arbitrary<'a> for Action {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Action> {
        Ok(match u.int_in_range(0..=2)? {
            0 => Action::Advance { from: u.arbitrary()?, card: u.arbitrary()? },
            1 => Action::Retreat { from: u.arbitrary()? },
            _ => Action::EndTurn,
        })
    }
}

impl<'a> Arbitrary<'a> for Outcome {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Outcome> {
        Ok(if u.arbitrary()? { Outcome::Won(u.arbitrary()?) } else { Outcome::Drawn })
    }
}

impl<'a> Arbitrary<'a> for Row {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Row> {
        let cards: [Symbol; Row::LENGTH] = u.arbitrary()?;
        let len = u.int_in_range(0..=Row::LENGTH)?;
        Ok(cards.into_iter().take(len).collect())
    }
}

impl<'a> Arbitrary<'a> for Event {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Event> {
        let seat = u.arbitrary()?;
        Ok(match u.int_in_range(0..=2)? {
            0 => {
                let (from, card, to) = u.arbitrary()?;
                Event::Advanced { seat, from, card, to }
            }
            1 => {
                let drawn: [Option<Symbol>; 2] = u.arbitrary()?;
                let drawn = drawn.into_iter().take(u.int_in_range(0..=2)?).collect();
                let (from, to, laid) = u.arbitrary()?;
                Event::Retreated { seat, from, to, drawn, laid }
            }
            _ => Event::EndedTurn { seat },
        })
    }
}

impl<'a> Arbitrary<'a> for Segment {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Segment> {
        let mut symbols = Symbol::ALL;
        for last in (1..symbols.len()).rev() {
            symbols.swap(last, u.int_in_range(0..=last)?);
        }
        Segment::new(symbols).ok_or(Error::IncorrectFormat)
    }
}

impl<'a> Arbitrary<'a> for Tunnel {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Tunnel> {
        u.arbitrary().map(Tunnel::new)
    }
}

impl<'a> Arbitrary<'a> for Game {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Game> {
        let rules: Rules = u.arbitrary()?;
        let players = u.int_in_range(Seat::MIN..=Seat::MAX)?;
        let mut unseen = Cards::DECK;
        let row = if rules.variant.has_row() { row(u, &mut unseen)? } else { Row::EMPTY };
        let seats = (0..players).map(|_| crew(u, &mut unseen)).collect::<Result<_>>()?;
        let discard = take(u, &mut unseen, Cards::DECK.len())?;
        let turn = Turn::ToMove {
            seat: any_seat(u, players)?,
            moves_left: u.int_in_range(1..=Turn::MOVES)?,
        };
        let setup = Setup { rules, tunnel: u.arbitrary()?, seats, row, discard, turn };
        setup.game().map_err(|_| Error::IncorrectFormat)
    }
}

fn any_seat(u: &mut Unstructured<'_>, seats: usize) -> Result<Seat> {
    let index = u.choose_index(seats)?;
    Seat::first_n(seats).nth(index).ok_or(Error::IncorrectFormat)
}

fn crew(u: &mut Unstructured<'_>, unseen: &mut Cards) -> Result<Crew> {
    let mut places: [Place; 6] = u.arbitrary()?;
    places.sort_unstable();
    Ok(Crew { places, hand: Hand::open(take(u, unseen, 2 * Setup::HAND_SIZE)?) })
}

/// A row that is not empty, because the pile never is when it is laid.
fn row(u: &mut Unstructured<'_>, cards: &mut Cards) -> Result<Row> {
    (0..u.int_in_range(1..=Row::LENGTH)?).map(|_| take_one(u, cards)).collect()
}

/// Takes at most `most` of the cards.
fn take(u: &mut Unstructured<'_>, cards: &mut Cards, most: usize) -> Result<Cards> {
    (0..u.int_in_range(0..=most.min(cards.len()))?).map(|_| take_one(u, cards)).collect()
}

fn take_one(u: &mut Unstructured<'_>, cards: &mut Cards) -> Result<Symbol> {
    let card = cards.nth(u.choose_index(cards.len())?);
    *cards -= Cards::one(card);
    Ok(card)
}
