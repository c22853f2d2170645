//! Choosing by touch, on nearly the position that all rulebooks show.

use cartagena::{Action, Game, Observation, Place, Seat, Symbol, Viewer};
use cartagena_client::{Choice, TouchResult};

const RULEBOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.6.6.9.17.18:BD4HPS2|5.5.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
    BDDHPBDSS - 0.3";

fn seen() -> Observation {
    let game: Game = RULEBOOK.parse().expect("the rulebook's position");
    game.observe(Viewer::Seat(Seat::FIRST))
}

fn place(number: u8) -> Place {
    Place::new(number).expect("a place")
}

const fn pirate(place: Place) -> Choice {
    Choice { pirate: Some(place), card: None }
}

const DAGGER: Choice = Choice { pirate: None, card: Some(Symbol::Dagger) };

#[test]
fn a_pirate_then_a_target_is_a_move() {
    let seen = seen();
    let TouchResult::Select(chosen) = Choice::default().touch_place(&seen, place(6)) else {
        panic!("nothing is chosen")
    };
    assert_eq!(chosen, pirate(place(6)));
    let card = Symbol::Dagger;
    let advance = TouchResult::Play(Action::Advance { from: place(6), card });
    assert_eq!(chosen.touch_place(&seen, place(7)), advance);
    let back = TouchResult::Play(Action::Retreat { from: place(6) });
    assert_eq!(chosen.touch_place(&seen, place(5)), back);
}

#[test]
fn a_target_counts_more_than_the_own_pirate_that_stands_there() {
    let seen = seen();
    let back = TouchResult::Play(Action::Retreat { from: place(9) });
    assert_eq!(pirate(place(9)).touch_place(&seen, place(6)), back);
}

#[test]
fn what_is_chosen_is_let_go_by_a_second_touch_and_by_one_beside() {
    let seen = seen();
    let nothing = TouchResult::Select(Choice::default());
    assert_eq!(pirate(place(6)).touch_place(&seen, place(6)), nothing);
    assert_eq!(pirate(place(6)).touch_place(&seen, place(33)), nothing);
    assert_eq!(Choice::default().touch_place(&seen, place(33)), TouchResult::Nothing);
}

#[test]
fn two_pirates_that_a_card_takes_to_one_place_are_asked_about() {
    let seen = seen();
    let TouchResult::Ask(meant) = DAGGER.touch_place(&seen, place(7)) else { panic!("not asked") };
    let from: Vec<u8> = meant.iter().map(|option| option.from.number()).collect();
    assert_eq!(from, [0, 6]);
}

#[test]
fn pirate_and_card_are_a_move_in_either_order() {
    let seen = seen();
    let played = TouchResult::Play(Action::Advance { from: place(9), card: Symbol::Dagger });
    assert_eq!(pirate(place(9)).touch_card(&seen, Symbol::Dagger), played);
    assert_eq!(DAGGER.touch_place(&seen, place(9)), played);
}

#[test]
fn a_card_that_is_not_held_does_nothing() {
    assert_eq!(Choice::default().touch_card(&seen(), Symbol::Key), TouchResult::Nothing);
}

#[test]
fn a_card_is_dropped_on_its_pirate_or_where_it_leads() {
    let seen = seen();
    let played = TouchResult::Play(Action::Advance { from: place(9), card: Symbol::Dagger });
    assert_eq!(DAGGER.drop_on(&seen, place(9)), played);
    assert!(matches!(DAGGER.drop_on(&seen, place(7)), TouchResult::Ask(_)));
    assert_eq!(DAGGER.drop_on(&seen, place(20)), TouchResult::Nothing);
}

#[test]
fn a_pirate_dropped_where_it_stood_does_nothing() {
    let seen = seen();
    assert_eq!(pirate(place(6)).drop_on(&seen, place(6)), TouchResult::Nothing);
    let played = TouchResult::Play(Action::Advance { from: place(6), card: Symbol::Dagger });
    assert_eq!(pirate(place(6)).drop_on(&seen, place(7)), played);
}
