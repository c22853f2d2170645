//! Formatting and parsing are inverse: each text form gives the same value, each value the same
//! text.

use crate::common::{any_game, every_action, step};
use cartagena::{
    Action, Cards, Event, Hand, Notated, Outcome, ParseMoveError, Place, Row, Rules, Seat, Setup,
    Symbol, Tunnel, Turn, Variant, Viewer,
};
use cartagena_bots::random::Rng;
use proptest::prelude::*;
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// Writes a value, reads it and compares.
fn round_trip<T: Display + FromStr<Err: Debug> + PartialEq + Debug>(value: &T) {
    let text = value.to_string();
    assert_eq!(&text.parse::<T>().unwrap_or_else(|error| panic!("{text}: {error:?}")), value);
}

/// Reads a text; if it can be read, it is written the same again.
fn one_spelling<T: Display + FromStr>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_eq!(value.to_string(), text);
    }
}

fn all_seats() -> impl Iterator<Item = Seat> {
    Seat::first_n(Seat::MAX)
}

fn all_places() -> impl Iterator<Item = Place> {
    (0..=u8::MAX).filter_map(Place::new)
}

#[test]
fn small_values_are_read_as_written() {
    all_seats().for_each(|seat| round_trip(&seat));
    all_places().for_each(|place| round_trip(&place));
    Symbol::ALL.iter().for_each(round_trip);
    Variant::ALL.iter().for_each(round_trip);
    every_action().for_each(|action| round_trip(&action));
    all_seats().map(Outcome::Won).chain([Outcome::Drawn]).for_each(|outcome| round_trip(&outcome));
    for variant in Variant::ALL {
        for (pass, boat) in [(false, false), (false, true), (true, false), (true, true)] {
            round_trip(&Rules { variant, pass, boat });
        }
    }
}

#[test]
fn other_spellings_are_refused() {
    fn check<T: FromStr + Debug>(texts: &[&str]) {
        texts.iter().for_each(|text| assert!(text.parse::<T>().is_err(), "{text}"));
    }
    check::<Seat>(&["", "5", "00", "+1", " 1", "1 ", "256", "x"]);
    check::<Place>(&["", "38", "01", "-1", "256", "boat"]);
    check::<Symbol>(&["", "b", "BB", "X", "Б"]);
    check::<Variant>(&["", "Jamaica", "jamaica ", "tortuga+pass"]);
    check::<Outcome>(&["", "won", "won.", "won.5", "won.01", "won.1.2", "Drawn", "0.3"]);
    check::<Turn>(&["", "0", "0.0", "0.4", "5.1", "won.5"]);
    check::<Action>(&["", "D", "D38", "D6>15", "18", "18<17", "..", "d6"]);
    check::<Event>(&["", "D6>15", "0:D6", "5:D6>15", "0D6>15", "0:18<", "0:18<17+", "0:18<17+BDH"]);
    check::<Cards>(&["", "DB", "B1", "BB", "B18"]);
    check::<Row>(&["", "BDHKPSBDHKPSB", "x"]);
}

#[test]
fn a_misread_move_is_pointed_at() {
    let at = |text: &str| text.parse::<Event>().unwrap_err();
    assert_eq!(at("0:D6>15 "), ParseMoveError(7));
    assert_eq!(at("0:D6"), ParseMoveError(4));
    assert_eq!("D6>15".parse::<Action>().unwrap_err(), ParseMoveError(2));
}

fn any_symbol() -> impl Strategy<Value = Symbol> {
    prop::sample::select(Symbol::ALL.to_vec())
}

fn any_place() -> impl Strategy<Value = Place> {
    prop::sample::select(all_places().collect::<Vec<_>>())
}

fn any_row() -> impl Strategy<Value = Row> {
    prop::collection::vec(any_symbol(), 0..=Row::LENGTH).prop_map(|row| row.into_iter().collect())
}

fn any_event() -> impl Strategy<Value = Event> {
    let seat = || prop::sample::select(all_seats().collect::<Vec<_>>());
    let drawn = prop::collection::vec(prop::option::of(any_symbol()), 0..=2);
    prop_oneof![
        (seat(), any_place(), any_symbol(), any_place())
            .prop_map(|(seat, from, card, to)| Event::Advanced { seat, from, card, to }),
        (seat(), any_place(), any_place(), drawn, any_row()).prop_map(
            |(seat, from, to, drawn, laid)| {
                let drawn = drawn.into_iter().collect();
                Event::Retreated { seat, from, to, drawn, laid }
            }
        ),
        seat().prop_map(|seat| Event::EndedTurn { seat }),
    ]
}

proptest! {
    #[test]
    fn events_are_read_as_written(event in any_event()) {
        round_trip(&event);
        let notation = event.notation().to_string();
        prop_assert_eq!(Event::from_notation(event.seat(), &notation).unwrap(), event);
    }

    #[test]
    fn cards_and_rows_are_read_as_written(row in any_row(), unknown in 0..20u8) {
        round_trip(&row);
        round_trip(&row.iter().collect::<Cards>());
        round_trip(&Hand { known: row.iter().collect(), unknown });
    }

    /// Whatever a game brings can be written and read: positions, events and moves, whoever looks.
    #[test]
    fn games_are_read_as_written(mut game in any_game(), seed: u64) {
        let mut rng = Rng::new(seed);
        for _ in 0..60 {
            round_trip(&Setup::from(&game));
            round_trip(&game.turn());
            round_trip(game.tunnel());
            round_trip(&Setup::from(&game.observe(Viewer::Public)));
            let Some((_, _, event)) = step(&mut game, &mut rng) else { break };
            let seen = event.seen_by(Viewer::Public, game.position().rules().variant);
            round_trip(&event);
            round_trip(&seen);
            let notated: Notated = event.notation().to_string().parse().expect("a move");
            round_trip(&notated);
            prop_assert_eq!(notated.action, event.action());
        }
    }

    /// No text is read as something that is written otherwise.
    #[test]
    fn texts_have_one_spelling(text in "[0-9BDHKPS.<>+=?:-]{0,12}|won\\.[0-9]{1,2}|drawn|[a-z]{6,10}([+-][a-z]{4}){0,2}") {
        one_spelling::<Action>(&text);
        one_spelling::<Cards>(&text);
        one_spelling::<Event>(&text);
        one_spelling::<Hand>(&text);
        one_spelling::<Notated>(&text);
        one_spelling::<Outcome>(&text);
        one_spelling::<Place>(&text);
        one_spelling::<Row>(&text);
        one_spelling::<Rules>(&text);
        one_spelling::<Seat>(&text);
        one_spelling::<Symbol>(&text);
        one_spelling::<Tunnel>(&text);
        one_spelling::<Turn>(&text);
        one_spelling::<Variant>(&text);
    }
}
