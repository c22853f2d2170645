//! Secrecy: no screen shows another player's hand.

use super::{assert_shows, at_table, buffer, play, press};
use crate::play::app::TerminalApp;
use cartagena::Game;
use cartagena_deal::{Deck, Seed};
use cartagena_table::Table;
use cartagena_texts::Lang;

const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

fn at(variant: &str, hands: [&str; 2], row: &str, pile: u64) -> TerminalApp {
    let position = format!(
        "{variant} BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
         0.0.0.0.0.12:{}|0.0.0.0.0.7:{} {row} - 0.3",
        hands[0], hands[1]
    );
    let game: Game = position.parse().expect("a position");
    let deck = Deck::from_pile(Seed::from_number(pile), game.position().pile());
    at_table(Lang::En, Table::new(game, Vec::new(), deck))
}

/// Reports whether the two screens are the same, with and without every overlay.
fn look_alike(one: &mut TerminalApp, two: &mut TerminalApp) -> bool {
    let mut same = SIZES.iter().all(|size| buffer(one, *size) == buffer(two, *size));
    for overlay in ["?", "g", "q"] {
        press(one, overlay);
        press(two, overlay);
        same &= SIZES.iter().all(|size| buffer(one, *size) == buffer(two, *size));
        press(one, "Esc");
        press(two, "Esc");
    }
    same
}

fn press_both(one: &mut TerminalApp, two: &mut TerminalApp, keys: &str) {
    press(one, keys);
    press(two, keys);
}

/// Compares two games in which only the second seat's hand differs.
fn check_second_hand(variant: &str, row: &str) {
    let mut one = at(variant, ["BD2HKP", "HK3PS"], row, 1);
    let mut two = at(variant, ["BD2HKP", "B2D2P2"], row, 1);
    assert!(look_alike(&mut one, &mut two), "before anybody sits down");
    press_both(&mut one, &mut two, "Enter");
    assert!(look_alike(&mut one, &mut two), "the first seat");
    press_both(&mut one, &mut two, "D 0 Enter");
    assert!(look_alike(&mut one, &mut two), "the first seat after a move");
    press_both(&mut one, &mut two, ".");
    assert!(look_alike(&mut one, &mut two), "while the second seat sits down");
    press_both(&mut one, &mut two, "Enter");
    assert!(!look_alike(&mut one, &mut two), "the second seat sees its own hand");
}

#[test]
fn another_hand_is_never_on_the_screen() {
    check_second_hand("jamaica", "-");
    check_second_hand("hispaniola", "KHDSPBBDHKSS");
}

#[test]
fn open_hands_are_on_the_screen_of_everybody() {
    let row = "KHDSPBBDHKSS";
    let mut one = at("tortuga", ["BD2HKP", "HK3PS"], row, 1);
    let mut two = at("tortuga", ["BD2HKP", "B2D2P2"], row, 1);
    assert!(play(&one).awaited_seat().is_none());
    assert!(!look_alike(&mut one, &mut two));
}

#[test]
fn the_own_hand_goes_when_the_seat_is_passed_on() {
    for (variant, row) in [("jamaica", "-"), ("hispaniola", "KHDSPBBDHKSS")] {
        let mut one = at(variant, ["BD2HKP", "HK3PS"], row, 1);
        let mut two = at(variant, ["BD2S3", "HK3PS"], row, 1);
        assert!(look_alike(&mut one, &mut two), "{variant}: before anybody sits down");
        press_both(&mut one, &mut two, "Enter");
        assert!(!look_alike(&mut one, &mut two), "{variant}: the first seat sees its own hand");
        press_both(&mut one, &mut two, "D 0 Enter .");
        assert!(look_alike(&mut one, &mut two), "{variant}: while the second seat sits down");
        press_both(&mut one, &mut two, "Enter");
        assert!(look_alike(&mut one, &mut two), "{variant}: the second seat");
    }
}

#[test]
fn a_card_from_the_pile_is_shown_to_its_owner_alone() {
    let mut one = at("jamaica", ["BD2HKP", "HK3PS"], "-", 1);
    let differs = |pile: &u64| {
        let drawn = |mut app: TerminalApp| {
            press(&mut app, "Enter 1 2 < Enter");
            app
        };
        let two = drawn(at("jamaica", ["BD2HKP", "HK3PS"], "-", *pile));
        let one = drawn(at("jamaica", ["BD2HKP", "HK3PS"], "-", 1));
        play(&one).observation() != play(&two).observation()
    };
    let pile = (2..50).find(differs).expect("a pile with another first card");
    let mut two = at("jamaica", ["BD2HKP", "HK3PS"], "-", pile);
    press_both(&mut one, &mut two, "Enter 1 2 < Enter");
    assert!(!look_alike(&mut one, &mut two), "the owner sees the card and reads of it");
    press_both(&mut one, &mut two, ".");
    assert!(look_alike(&mut one, &mut two), "while the second seat sits down");
    press_both(&mut one, &mut two, "Enter");
    assert!(look_alike(&mut one, &mut two), "the second seat");
}

#[test]
fn a_key_pressed_too_often_shows_nobody_the_next_hand() {
    for (variant, row) in [("jamaica", "-"), ("hispaniola", "KHDSPBBDHKSS")] {
        let mut app = at(variant, ["BD2HKP", "HK3PS"], row, 1);
        press(&mut app, "Enter Enter Enter Enter Enter Enter Enter Enter");
        assert!(play(&app).awaits_confirmation(), "{variant}");
        assert_shows(&app, "Press e.");
        press(&mut app, "e e e e");
        assert!(play(&app).awaited_seat().is_some(), "{variant}");
    }
}
