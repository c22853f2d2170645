//! Moves, undo and messages within a turn.

use super::{assert_hides, assert_shows, at_table, play, press, table};
use crate::play::app::{AppEffect, Overlay, TerminalApp};
use cartagena::{Game, Seat, Variant, Viewer};
use cartagena_deal::{Deck, Seed};
use cartagena_table::Table;
use cartagena_texts::Lang;

const BOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
    BDDHPBDSS - 0.3";

fn at(position: &str) -> TerminalApp {
    let game: Game = position.parse().expect("a position");
    let deck = Deck::from_pile(Seed::from_number(1), game.position().pile());
    at_table(Lang::En, Table::new(game, Vec::new(), deck))
}

fn moves(app: &TerminalApp) -> Vec<String> {
    play(app)
        .table
        .events(Viewer::Public)
        .iter()
        .map(|event| event.notation().to_string())
        .collect()
}

#[test]
fn the_plans_of_the_rulebook_can_be_typed() {
    let check = |keys, expect: [&str; 3]| {
        let mut app = at(BOOK);
        press(&mut app, keys);
        assert_eq!(moves(&app), expect);
        assert_eq!(play(&app).table.to_confirm(), Some(Seat::FIRST));
    };
    check("D 0 Enter d 6 Enter D 6 Enter", ["D0>7", "D6>15", "D6>24"]);
    check("1 7 < Enter 1 8 < Enter 1 7 r Enter", ["17<12+B", "18<17+DD", "17<12+HP"]);
    check("B 1 7 Enter 1 8 < Enter D 0 Enter", ["B17>37", "18<17+BD", "D0>7"]);
}

#[test]
fn the_ghost_and_the_sentence_show_where_a_move_leads() {
    let mut app = at(BOOK);
    press(&mut app, "D 9");
    assert_shows(&app, "9 → 15 with a dagger");
    assert_shows(&app, "†D→15");
    press(&mut app, "1 7 < Enter 1 8 <");
    assert_shows(&app, "Back: 18 → 17, draw 2 cards");
    assert_shows(&app, "RRu");
    let mut app = at(BOOK);
    press(&mut app, "B 1 7");
    assert_shows(&app, "17 → boat with a bottle");
}

#[test]
fn a_turn_waits_for_its_end_and_can_be_taken_back_until_then() {
    let mut app = at(BOOK);
    let before = play(&app).observation();
    press(&mut app, "D 0 Enter D 6 Enter D 6 Enter");
    assert_shows(&app, "That was the last move. End the turn, or undo?");
    assert_eq!(press(&mut app, "u"), AppEffect::Save);
    assert_shows(&app, "Move undone.");
    press(&mut app, "u u");
    assert_eq!(play(&app).observation(), before);
    assert_eq!(press(&mut app, "u"), AppEffect::Nothing);
    assert_shows(&app, "There is no move of this turn to take back.");
    press(&mut app, "D 0 Enter D 6 Enter D 6 Enter Enter");
    assert_shows(&app, "Red’s turn");
    press(&mut app, "u");
    assert_eq!(moves(&app).len(), 3);
}

#[test]
fn a_card_from_the_pile_cannot_be_unseen() {
    let mut app = at("jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        0.0.0.0.0.12:BD2HKP|0.0.0.0.0.7:HK3PS - - 0.3");
    press(&mut app, "Enter 1 2 < Enter");
    assert_eq!(moves(&app), ["12<7+?"]);
    assert_hides(&app, "undo");
    assert_eq!(press(&mut app, "u"), AppEffect::Nothing);
    assert_eq!(moves(&app).len(), 1);
    assert!(play(&app).notice.is_some());
}

#[test]
fn undoing_is_offered_only_where_it_can_be_done() {
    let mut app = at("tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S B - 0.1");
    press(&mut app, "1 8 < Enter");
    assert_shows(&app, "That was the last move. End the turn?");
    assert_hides(&app, "undo");
}

/// Regression: Enter played the move that was selected before the refused one.
#[test]
fn a_refused_move_does_nothing_until_another_is_chosen() {
    for (keys, reason) in [
        ("K 6", "You do not hold this card: key."),
        ("5 <", "You have no pirate there: 5."),
        ("3", "You have no pirate there: 3."),
    ] {
        let mut app = at(BOOK);
        assert_eq!(press(&mut app, keys), AppEffect::Nothing);
        assert_shows(&app, &format!("{}▏", keys.replace(' ', "")));
        assert_eq!(press(&mut app, "x Enter Enter"), AppEffect::Nothing, "{keys}");
        assert_shows(&app, reason);
        assert!(moves(&app).is_empty());
        assert_eq!(press(&mut app, "D 9 Enter"), AppEffect::Save);
        assert_hides(&app, "▏");
        assert_eq!(moves(&app), ["D9>15"]);
    }
}

#[test]
fn a_turn_is_ended_early_but_not_unbegun() {
    let mut app = at(BOOK);
    assert_eq!(press(&mut app, "e"), AppEffect::Nothing);
    assert!(play(&app).notice.is_some());
    assert_eq!(press(&mut app, "D 0 Enter ."), AppEffect::Save);
    assert_eq!(moves(&app), ["D0>7", "."]);
    assert_eq!(play(&app).table.actor(), Seat::new(1));
}

#[test]
fn who_cannot_move_is_told_so_and_goes_on() {
    let mut app = at("tortuga BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        0.0.0.0.0.0:-|0.0.0.0.0.1:HK3PS BDDHPBDSS - 0.3");
    assert_shows(&app, "Blue has no possible move. Press Enter.");
    press(&mut app, "Enter");
    assert_shows(&app, "Red’s turn");
    assert_shows(&app, "Blue has no possible move.");
}

#[test]
fn keys_of_other_alphabets_do_the_same() {
    let mut app = at(BOOK);
    press(&mut app, "В 6 Enter г");
    assert_shows(&app, "Move undone.");
    press(&mut app, "ג 6 Enter ו");
    assert_shows(&app, "Move undone.");
}

#[test]
fn the_language_changes_at_any_time() {
    let mut app = at_table(Lang::En, table(Variant::Tortuga, 2, 5));
    assert_shows(&app, "moves left");
    press(&mut app, "l Down Down");
    assert_shows(&app, "Русский");
    assert_shows(&app, "日本語");
    press(&mut app, "Enter");
    assert_shows(&app, "Осталось 3 перемещения");
    assert_hides(&app, "moves left");
    press(&mut app, "? l Down Enter ?");
    assert_shows(&app, "Sådan spiller man");
    press(&mut app, "Esc l Up Esc");
    assert_shows(&app, "3 træk tilbage");
}

#[test]
fn help_tells_of_this_game_and_scrolls_as_far_as_it_goes() {
    let mut app = at(BOOK);
    press(&mut app, "?");
    assert_shows(&app, "Tortuga · More tactics: all cards are face up");
    assert_shows(&app, "▸[¡B]");
    press(&mut app, "End");
    let end = app.overlay;
    press(&mut app, "Down PageDown Down");
    assert_eq!(app.overlay, end, "there is nothing below the end");
    press(&mut app, "Up PageUp");
    assert_eq!(app.overlay, Some(Overlay::Help(0)));
    press(&mut app, "Esc g");
    assert_hides(&app, "scroll");
}

#[test]
fn leaving_is_asked_first() {
    let mut app = at(BOOK);
    assert_eq!(press(&mut app, "q"), AppEffect::Quit, "nothing to lose before the first move");
    assert_eq!(press(&mut app, "Enter q"), AppEffect::Nothing);
    assert_shows(&app, "Save the game and quit?");
    assert_eq!(press(&mut app, "Esc"), AppEffect::Nothing);
    assert_eq!(app.overlay, None);
    assert_eq!(press(&mut app, "q Enter"), AppEffect::Quit);
}

#[test]
fn the_whole_story_can_be_read() {
    let mut app = at(BOOK);
    press(&mut app, "D 0 Enter D 6 Enter D 6 Enter Enter g");
    assert_eq!(app.overlay, Some(Overlay::Log(0)));
    assert_shows(&app, "Blue begins.");
    assert_shows(&app, "Blue moves 6 → 24 with a dagger.");
    press(&mut app, "x");
    assert_eq!(app.overlay, None);
}
