//! Choosing by touch, on nearly the position that all rulebooks show.

use cartagena::{Action, Game, Observation, Place, Seat, Symbol, Viewer};
use cartagena_client::{Choice, GameView, TouchRefusal, TouchResult, TurnRefusal};
use cartagena_protocol::{SeatLabel, Snapshot};

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
fn what_is_chosen_is_let_go_by_a_second_touch() {
    let nothing = TouchResult::Select(Choice::default());
    assert_eq!(pirate(place(6)).touch_place(&seen(), place(6)), nothing);
}

#[test]
fn a_touch_that_means_no_move_says_why() {
    let check = |choice: Choice, number: u8, why: TouchRefusal| {
        let result = choice.touch_place(&seen(), place(number));
        assert_eq!(result, TouchResult::Refuse(why), "{choice:?} {number}");
    };
    let third = Seat::new(2).expect("a seat");
    check(Choice::default(), 33, TouchRefusal::OthersPirate(third));
    check(Choice::default(), 1, TouchRefusal::EmptySpace);
    check(Choice::default(), 37, TouchRefusal::BoatTooFar);
    check(pirate(place(6)), 33, TouchRefusal::NotNextSpace);
    check(pirate(place(18)), 5, TouchRefusal::NotNearestBehind);
    check(pirate(place(6)), 37, TouchRefusal::BoatTooFar);
    check(DAGGER, 1, TouchRefusal::NotNextSpace);
    check(DAGGER, 33, TouchRefusal::OthersPirate(third));
}

#[test]
fn pirates_without_cards_say_why_they_stay() {
    let touch = |pirates: &str, number: u8| {
        let line = RULEBOOK.replace("0.6.6.9.17.18:BD4HPS2", pirates);
        let game: Game = line.parse().expect("a position");
        Choice::default().touch_place(&game.observe(Viewer::Seat(Seat::FIRST)), place(number))
    };
    let refuse = TouchResult::Refuse;
    assert_eq!(touch("0.6.6.9.17.18:-", 0), refuse(TouchRefusal::Stuck));
    assert_eq!(touch("4.6.6.9.17.18:-", 0), refuse(TouchRefusal::NoReturnToFort));
    assert_eq!(touch("4.6.6.9.17.18:-", 4), refuse(TouchRefusal::Stuck));
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
fn a_card_that_is_not_held_says_so() {
    let why = TouchResult::Refuse(TouchRefusal::NoCard(Symbol::Key));
    assert_eq!(Choice::default().touch_card(&seen(), Symbol::Key), why);
}

#[test]
fn a_card_is_dropped_on_its_pirate_or_where_it_leads() {
    let seen = seen();
    let played = TouchResult::Play(Action::Advance { from: place(9), card: Symbol::Dagger });
    assert_eq!(DAGGER.drop_on(&seen, place(9)), played);
    assert!(matches!(DAGGER.drop_on(&seen, place(7)), TouchResult::Ask(_)));
    assert_eq!(DAGGER.drop_on(&seen, place(20)), TouchResult::Refuse(TouchRefusal::NotNextSpace));
}

#[test]
fn a_pirate_dropped_where_it_stood_stays_chosen() {
    let seen = seen();
    let same = pirate(place(6));
    assert_eq!(same.drop_on(&seen, place(6)), TouchResult::Select(same));
    let played = TouchResult::Play(Action::Advance { from: place(6), card: Symbol::Dagger });
    assert_eq!(pirate(place(6)).drop_on(&seen, place(7)), played);
}

fn follow(viewer: Option<Seat>, bots: [bool; 2], moves: &[&str]) -> GameView {
    let start = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S BDDHPBDSS - 0.3";
    let label = |bot: bool| SeatLabel { bot: bot.then(|| "sailor".into()), ..SeatLabel::default() };
    let snapshot = Snapshot {
        game: "k3".into(),
        seq: 0,
        viewer,
        seats: bots.map(label).to_vec(),
        start: start.parse().expect("a position"),
        moves: moves.iter().map(|text| text.parse().expect("a move")).collect(),
        to_confirm: None,
        can_undo: false,
    };
    GameView::new(&snapshot).expect("a game")
}

#[test]
fn buttons_say_why_they_are_grey() {
    let (me, other) = (Seat::FIRST, Seat::new(1).expect("a seat"));
    let begun = follow(Some(me), [false, true], &[]);
    assert_eq!(begun.end_turn_refusal(), Some(TouchRefusal::MustMove));
    assert_eq!(begun.undo_refusal(), Some(TouchRefusal::NothingToUndo));
    let moved = follow(Some(me), [false, true], &["18<9+B"]);
    assert_eq!(moved.end_turn_refusal(), None);
    assert_eq!(moved.undo_refusal(), Some(TouchRefusal::CardsRevealed));
    let theirs = follow(Some(other), [true, false], &[]);
    let not_yours = Some(TouchRefusal::Turn(TurnRefusal::NotYourTurn(me)));
    assert_eq!((theirs.end_turn_refusal(), theirs.undo_refusal()), (not_yours, not_yours));
}

#[test]
fn only_those_without_a_seat_of_their_own_are_spectators() {
    assert_eq!(follow(None, [true, true], &[]).acting_seat(), Err(TurnRefusal::Watching));
    let shared = follow(None, [false, false], &[]);
    assert!(!shared.is_spectator(), "the device has not been taken yet");
    assert!(shared.with_separate_devices().is_spectator());
    assert!(!follow(Some(Seat::FIRST), [false, true], &[]).is_spectator());
}
