//! Reading and writing of position lines.
//!
//! Every field is read generously and then spelled again: if that is not what
//! was read, it was not the one spelling.

use crate::cards::{COPIES, ROW, SYMBOLS, Stock, count};
use crate::notation::{number, place};
use crate::{BOAT, FORT, MOVES, Naive, Seat, Turn, Variant};

const VARIANTS: [Variant; 3] = [Variant::Jamaica, Variant::Tortuga, Variant::Hispaniola];

/// Reads a whole line.
pub(crate) fn read(line: &str) -> Result<Naive, String> {
    let fields: Vec<&str> = line.split(' ').collect();
    let [rules, tunnel, seats, row, discard, turn] = fields[..] else {
        return Err(format!("six fields wanted, {} found", fields.len()));
    };
    let (variant, pass, boat) = read_rules(rules)?;
    let tunnel = read_tunnel(tunnel)?;
    let seats = read_seats(seats)?;
    let row = read_row(row)?;
    let discard = read_cards(discard).map_err(|why| format!("discard: {why}"))?;
    let turn = read_turn(turn, seats.len())?;
    let pile = pile_beside(&seats, &row, &discard)?;
    let stock = Stock { has_row: variant != Variant::Jamaica, row, pile, discard };
    let naive = Naive { variant, pass, boat, tunnel, seats, stock, turn };
    check_row(&naive.stock)?;
    check_spaces(&naive)?;
    check_turn(&naive)?;
    Ok(naive)
}

/// Writes a whole line.
pub(crate) fn spell(naive: &Naive) -> String {
    let segments: Vec<String> = naive.tunnel.chunks(6).map(String::from_iter).collect();
    let seats: Vec<String> = naive.seats.iter().map(spell_seat).collect();
    [
        spell_rules(naive.variant, naive.pass, naive.boat),
        segments.join("/"),
        seats.join("|"),
        spell_row(&naive.stock.row),
        spell_cards(&naive.stock.discard),
        spell_turn(naive.turn),
    ]
    .join(" ")
}

fn read_rules(text: &str) -> Result<(Variant, bool, bool), String> {
    let options = [(false, true), (true, true), (false, false), (true, false)];
    for variant in VARIANTS {
        for (pass, boat) in options {
            if spell_rules(variant, pass, boat) == text {
                return Ok((variant, pass, boat));
            }
        }
    }
    Err(format!("rules: {text:?} is unknown"))
}

fn spell_rules(variant: Variant, pass: bool, boat: bool) -> String {
    let name = match variant {
        Variant::Jamaica => "jamaica",
        Variant::Tortuga => "tortuga",
        Variant::Hispaniola => "hispaniola",
    };
    let pass = if pass { "+pass" } else { "" };
    let boat = if boat { "" } else { "-boat" };
    format!("{name}{pass}{boat}")
}

fn read_tunnel(text: &str) -> Result<Vec<char>, String> {
    let segments: Vec<&str> = text.split('/').collect();
    if segments.len() != 6 {
        return Err(format!("tunnel: six segments wanted, {} found", segments.len()));
    }
    for segment in &segments {
        let mut symbols: Vec<char> = segment.chars().collect();
        symbols.sort_unstable();
        if symbols != SYMBOLS {
            return Err(format!("tunnel: {segment:?} is not one of each symbol"));
        }
    }
    Ok(segments.concat().chars().collect())
}

fn read_seats(text: &str) -> Result<Vec<Seat>, String> {
    let seats: Vec<&str> = text.split('|').collect();
    if !(2..=5).contains(&seats.len()) {
        return Err(format!("seats: two to five wanted, {} found", seats.len()));
    }
    let numbered = seats.iter().enumerate();
    numbered.map(|(n, seat)| read_seat(seat).map_err(|why| format!("seat {n}: {why}"))).collect()
}

fn read_seat(text: &str) -> Result<Seat, String> {
    let (places, hand) = text.split_once(':').ok_or("no colon between places and hand")?;
    Ok(Seat { pirates: read_places(places)?, hand: read_cards(hand)?, seen: Vec::new() })
}

fn read_places(text: &str) -> Result<Vec<usize>, String> {
    let places: Option<Vec<usize>> = text.split('.').map(place).collect();
    let places = places.ok_or_else(|| format!("{text:?} are not places from 0 to 37"))?;
    if places.len() != 6 {
        return Err(format!("six pirates wanted, {} found", places.len()));
    }
    match places.is_sorted() {
        true => Ok(places),
        false => Err(format!("places {text} must ascend")),
    }
}

fn spell_seat(seat: &Seat) -> String {
    let places: Vec<String> = seat.pirates.iter().map(usize::to_string).collect();
    format!("{}:{}", places.join("."), spell_cards(&seat.hand))
}

fn read_cards(text: &str) -> Result<Vec<char>, String> {
    if text.contains('?') {
        return Err(format!("{text}: all cards must be known here"));
    }
    let cards = count_out(text).ok_or_else(|| format!("{text:?} are not cards"))?;
    match spell_cards(&cards) {
        right if right == text => Ok(cards),
        right => Err(format!("{text:?} is spelled {right}")),
    }
}

/// Returns the sorted cards of letters and counts. Counts of three digits are refused: there are
/// never as many cards, and they would only fill the memory.
fn count_out(text: &str) -> Option<Vec<char>> {
    let mut cards = Vec::new();
    let mut rest = if text == "-" { "" } else { text };
    while let Some(symbol) = rest.chars().next() {
        let after = rest.strip_prefix(SYMBOLS)?;
        rest = after.trim_start_matches(|c: char| c.is_ascii_digit());
        let times = match &after[..after.len() - rest.len()] {
            "" => 1,
            digits => number(digits).filter(|&n| n < 100)?,
        };
        cards.extend(std::iter::repeat_n(symbol, times));
    }
    cards.sort_unstable();
    Some(cards)
}

fn spell_cards(cards: &[char]) -> String {
    let mut text = String::new();
    for symbol in SYMBOLS {
        match count(cards, symbol) {
            0 => (),
            1 => text.push(symbol),
            n => text.push_str(&format!("{symbol}{n}")),
        }
    }
    if text.is_empty() { "-".to_string() } else { text }
}

fn read_row(text: &str) -> Result<Vec<char>, String> {
    if text == "-" {
        return Ok(Vec::new());
    }
    match !text.is_empty() && text.chars().all(|c| SYMBOLS.contains(&c)) {
        true => Ok(text.chars().collect()),
        false => Err(format!("row: {text:?} are not cards")),
    }
}

fn spell_row(row: &[char]) -> String {
    if row.is_empty() { "-".to_string() } else { row.iter().collect() }
}

fn read_turn(text: &str, seats: usize) -> Result<Turn, String> {
    let seat = |text: &str| number(text).filter(|&seat| seat < seats);
    let left = |text: &str| number(text).filter(|left| (1..=MOVES).contains(left));
    let turn = match text.split_once('.') {
        None if text == "drawn" => Some(Turn::Drawn),
        Some(("won", winner)) => seat(winner).map(Turn::Won),
        Some((mover, moves)) => {
            seat(mover).zip(left(moves)).map(|(seat, left)| Turn::Of { seat, left })
        }
        None => None,
    };
    turn.ok_or_else(|| format!("turn: {text:?} is not a turn of {seats} seats"))
}

fn spell_turn(turn: Turn) -> String {
    match turn {
        Turn::Of { seat, left } => format!("{seat}.{left}"),
        Turn::Won(seat) => format!("won.{seat}"),
        Turn::Drawn => "drawn".to_string(),
    }
}

/// Returns the deck without the cards that lie elsewhere.
fn pile_beside(seats: &[Seat], row: &[char], discard: &[char]) -> Result<Vec<char>, String> {
    let hands = seats.iter().flat_map(|seat| &seat.hand);
    let shown: Vec<char> = hands.chain(row).chain(discard).copied().collect();
    let mut pile = Vec::new();
    for symbol in SYMBOLS {
        let shown = count(&shown, symbol);
        if shown > COPIES {
            return Err(format!("cards: {symbol} stands {shown} times, there are {COPIES}"));
        }
        pile.extend(std::iter::repeat_n(symbol, COPIES - shown));
    }
    Ok(pile)
}

fn check_row(stock: &Stock) -> Result<(), String> {
    if !stock.has_row && !stock.row.is_empty() {
        return Err("row: Jamaica has none".into());
    }
    if stock.row.len() > ROW {
        return Err(format!("row: {} cards, at most {ROW} fit", stock.row.len()));
    }
    if stock.has_row && stock.row.is_empty() && !stock.pile.is_empty() {
        return Err(format!("row: empty, with {} cards in the pile", stock.pile.len()));
    }
    Ok(())
}

fn check_spaces(naive: &Naive) -> Result<(), String> {
    match (FORT + 1..BOAT).find(|&space| naive.standing_on(space) > 3) {
        Some(space) => Err(format!("seats: more than three pirates on space {space}")),
        None => Ok(()),
    }
}

fn check_turn(naive: &Naive) -> Result<(), String> {
    for seat in 0..naive.seats.len() {
        let won = naive.turn == Turn::Won(seat);
        if naive.is_home(seat) != won {
            let home = if won { "not all" } else { "all" };
            return Err(format!("turn: {home} pirates of seat {seat} are in the boat"));
        }
    }
    match naive.turn {
        Turn::Drawn if naive.anybody_can_move() => Err("turn: drawn, but somebody can move".into()),
        Turn::Of { .. } if !naive.anybody_can_move() => Err("turn: nobody can move".into()),
        _ => Ok(()),
    }
}
