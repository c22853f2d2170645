//! Reading position lines: one spelling of every position, and only that.

use crate::setup::Crew;
use crate::{
    Cards, Crews, Fault, Field, Game, Hand, Outcome, Place, Problem, Row, Rules, Seat, Segment,
    Setup, Symbol, Tunnel, Turn, Variant,
};
use arrayvec::ArrayVec;
use core::str::FromStr;

/// A part of a line that remembers where it stands.
#[derive(Clone, Copy)]
struct TextPart<'a> {
    text: &'a str,
    at: usize,
    field: Field,
}

impl<'a> TextPart<'a> {
    fn split(self, separator: char) -> impl Iterator<Item = TextPart<'a>> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = TextPart { text, at, ..self };
            at += text.len() + separator.len_utf8();
            part
        })
    }

    /// Exactly `N` parts.
    fn pieces<const N: usize>(self, separator: char, problem: Problem) -> Result<[Self; N], Fault> {
        if self.split(separator).count() != N {
            return Err(self.fault(problem));
        }
        let pieces: ArrayVec<Self, N> = self.split(separator).collect();
        pieces.into_inner().map_err(|_| self.fault(problem))
    }

    /// Splits the part at the first separator.
    fn split_once(self, separator: char) -> Option<(Self, Self)> {
        let (before, after) = self.text.split_once(separator)?;
        let at = self.at + before.len() + separator.len_utf8();
        Some((TextPart { text: before, ..self }, TextPart { text: after, at, ..self }))
    }

    fn chars(self) -> impl Iterator<Item = (usize, char)> {
        self.text.char_indices().map(move |(index, letter)| (self.at + index, letter))
    }

    /// A whole number without sign or leading zeros; one that is far too large reads as 255, which
    /// is too large for everything.
    fn number(self) -> Option<u8> {
        let digits = !self.text.is_empty() && self.text.bytes().all(|byte| byte.is_ascii_digit());
        let plain = self.text == "0" || !self.text.starts_with('0');
        (digits && plain).then(|| self.text.parse().unwrap_or(u8::MAX))
    }

    fn fault(self, problem: Problem) -> Fault {
        self.fault_at(self.at, problem)
    }

    fn fault_at(self, at: usize, problem: Problem) -> Fault {
        Fault { field: self.field, problem, at: Some(at) }
    }

    fn symbol(self, (at, letter): (usize, char)) -> Result<Symbol, Fault> {
        Symbol::from_letter(letter).ok_or(self.fault_at(at, Problem::NotASymbol(letter)))
    }
}

impl FromStr for Setup {
    type Err = Fault;

    fn from_str(line: &str) -> Result<Setup, Fault> {
        let line = TextPart { text: line, at: 0, field: Field::Line };
        let fields: [TextPart<'_>; 6] = line.pieces(' ', Problem::FieldCount)?;
        let named = |index: usize, field| TextPart { field, ..fields[index] };
        let seats = seats(named(2, Field::Seats))?;
        Ok(Setup {
            rules: rules(named(0, Field::Rules))?,
            tunnel: tunnel(named(1, Field::Tunnel))?,
            turn: turn(named(5, Field::Turn))?,
            row: row(named(3, Field::Row))?,
            discard: cards(named(4, Field::Discard))?,
            seats,
        })
    }
}

impl FromStr for Game {
    type Err = Fault;

    fn from_str(line: &str) -> Result<Game, Fault> {
        line.parse::<Setup>()?.game()
    }
}

/// Parts of a position line that are also read on their own.
macro_rules! read_alone {
    ($($name:ty, $read:expr, $field:ident;)*) => {$(
        impl FromStr for $name {
            type Err = Fault;

            fn from_str(text: &str) -> Result<$name, Fault> {
                $read(TextPart { text, at: 0, field: Field::$field })
            }
        }
    )*};
}

read_alone! {
    Cards, cards, Line;
    Hand, hand, Line;
    Outcome, outcome, Turn;
    Place, place, Line;
    Row, row, Row;
    Rules, rules, Rules;
    Seat, seat_alone, Line;
    Symbol, symbol, Line;
    Tunnel, tunnel, Tunnel;
    Turn, turn, Turn;
    Variant, variant, Rules;
}

fn variant(part: TextPart<'_>) -> Result<Variant, Fault> {
    let variant = Variant::ALL.into_iter().find(|variant| variant.as_str() == part.text);
    variant.ok_or(part.fault(Problem::UnknownVariant))
}

/// A text of exactly one letter.
fn symbol(part: TextPart<'_>) -> Result<Symbol, Fault> {
    let mut letters = part.chars();
    let first = letters.next().ok_or(part.fault(Problem::NoCards))?;
    let symbol = part.symbol(first)?;
    letters
        .next()
        .map_or(Ok(symbol), |(at, letter)| Err(part.fault_at(at, Problem::NotASymbol(letter))))
}

fn seat_alone(part: TextPart<'_>) -> Result<Seat, Fault> {
    part.number().and_then(Seat::new).ok_or(part.fault(Problem::NoSuchSeat))
}

fn place(part: TextPart<'_>) -> Result<Place, Fault> {
    part.number().and_then(Place::new).ok_or(part.fault(Problem::NotAPlace))
}

fn rules(part: TextPart<'_>) -> Result<Rules, Fault> {
    let end = part.text.find(['+', '-']).unwrap_or(part.text.len());
    let (word, options) = part.text.split_at(end);
    let variant = variant(TextPart { text: word, ..part })?;
    let (pass, boat) = match options {
        "" => (false, true),
        "+pass" => (true, true),
        "-boat" => (false, false),
        "+pass-boat" => (true, false),
        _ => return Err(part.fault_at(part.at + end, Problem::UnknownOption)),
    };
    Ok(Rules { variant, pass, boat })
}

fn tunnel(part: TextPart<'_>) -> Result<Tunnel, Fault> {
    let groups: [TextPart<'_>; 6] = part.pieces('/', Problem::SegmentCount)?;
    let mut segments = Segment::PRINTED;
    for (segment, group) in segments.iter_mut().zip(groups) {
        *segment = self::segment(group)?;
    }
    Ok(Tunnel::new(segments))
}

fn segment(group: TextPart<'_>) -> Result<Segment, Fault> {
    let mut symbols = ArrayVec::<Symbol, 6>::new();
    for (at, letter) in group.chars() {
        let symbol = group.symbol((at, letter))?;
        if symbols.contains(&symbol) {
            return Err(group.fault_at(at, Problem::SymbolTwice(symbol)));
        }
        symbols.push(symbol);
    }
    let symbols = symbols.into_inner().map_err(|_| group.fault(Problem::SegmentLength))?;
    Segment::new(symbols).ok_or(group.fault(Problem::SegmentLength))
}

fn seats(part: TextPart<'_>) -> Result<Crews, Fault> {
    if !(Seat::MIN..=Seat::MAX).contains(&part.split('|').count()) {
        return Err(part.fault(Problem::SeatCount));
    }
    let named = Seat::first_n(Seat::MAX).zip(part.split('|'));
    named.map(|(seat, part)| crew(TextPart { field: Field::Seat(seat), ..part })).collect()
}

fn crew(part: TextPart<'_>) -> Result<Crew, Fault> {
    let (places, hand) = part.split_once(':').ok_or(part.fault(Problem::SeatForm))?;
    Ok(Crew { places: self::places(places)?, hand: self::hand(hand)? })
}

fn places(part: TextPart<'_>) -> Result<[Place; 6], Fault> {
    let numbers: [TextPart<'_>; 6] = part.pieces('.', Problem::PirateCount)?;
    let mut places = [Place::FORT; 6];
    for (index, number) in numbers.into_iter().enumerate() {
        places[index] = place(number)?;
        if index > 0 && places[index] < places[index - 1] {
            return Err(number.fault(Problem::PlacesUnsorted));
        }
    }
    Ok(places)
}

fn hand(part: TextPart<'_>) -> Result<Hand, Fault> {
    match part.split_once('?') {
        None => cards(part).map(Hand::open),
        Some((known, unknown)) => {
            let known = if known.text.is_empty() { Cards::NONE } else { counts(known)? };
            let count = unknown.number().filter(|count| *count > 0);
            let count = count.ok_or(unknown.fault(Problem::BadCount))?;
            if usize::from(count) > Cards::DECK.len() {
                return Err(unknown.fault(Problem::TooManyCards));
            }
            Ok(Hand { known, unknown: count })
        }
    }
}

fn cards(part: TextPart<'_>) -> Result<Cards, Fault> {
    match part.text {
        "-" => Ok(Cards::NONE),
        "" => Err(part.fault(Problem::NoCards)),
        _ => counts(part),
    }
}

/// Letters in order, each with its count where it stands more than once.
fn counts(part: TextPart<'_>) -> Result<Cards, Fault> {
    let mut cards = Cards::NONE;
    let mut rest = part;
    let mut last = None;
    while let Some(letter) = rest.chars().next() {
        let symbol = rest.symbol(letter)?;
        if last >= Some(symbol) {
            return Err(rest.fault(Problem::CardsUnsorted));
        }
        last = Some(symbol);
        rest = rest.skip(1);
        let digits = rest.text.bytes().take_while(u8::is_ascii_digit).count();
        for _ in 0..count(TextPart { text: &rest.text[..digits], ..rest })? {
            let more = cards.checked_add(Cards::one(symbol));
            cards = more.ok_or(rest.fault(Problem::TooManyOf(symbol)))?;
        }
        rest = rest.skip(digits);
    }
    Ok(cards)
}

fn count(digits: TextPart<'_>) -> Result<u8, Fault> {
    match digits.text {
        "" => Ok(1),
        _ => digits.number().filter(|count| *count > 1).ok_or(digits.fault(Problem::BadCount)),
    }
}

impl TextPart<'_> {
    /// Without the first bytes, which are known to be whole characters.
    fn skip(self, bytes: usize) -> Self {
        TextPart { text: &self.text[bytes..], at: self.at + bytes, ..self }
    }
}

fn row(part: TextPart<'_>) -> Result<Row, Fault> {
    match part.text {
        "-" => return Ok(Row::EMPTY),
        "" => return Err(part.fault(Problem::NoCards)),
        _ => {}
    }
    if let Some((at, _)) = part.chars().nth(Row::LENGTH) {
        return Err(part.fault_at(at, Problem::RowTooLong));
    }
    part.chars().map(|letter| part.symbol(letter)).collect()
}

fn turn(part: TextPart<'_>) -> Result<Turn, Fault> {
    if part.text == "drawn" || part.text.starts_with("won.") {
        return outcome(part).map(Turn::Over);
    }
    let (before, after) = part.split_once('.').ok_or(part.fault(Problem::TurnForm))?;
    let seat = seat(before)?;
    let moves = after.number().filter(|moves| (1..=Turn::MOVES).contains(moves));
    let moves_left = moves.ok_or(after.fault(Problem::MovesLeft))?;
    Ok(Turn::ToMove { seat, moves_left })
}

fn outcome(part: TextPart<'_>) -> Result<Outcome, Fault> {
    match part.split_once('.') {
        None if part.text == "drawn" => Ok(Outcome::Drawn),
        Some((word, winner)) if word.text == "won" => seat(winner).map(Outcome::Won),
        _ => Err(part.fault(Problem::TurnForm)),
    }
}

fn seat(part: TextPart<'_>) -> Result<Seat, Fault> {
    let number = part.number().ok_or(part.fault(Problem::TurnForm))?;
    Seat::new(number).ok_or(part.fault(Problem::NoSuchSeat))
}
