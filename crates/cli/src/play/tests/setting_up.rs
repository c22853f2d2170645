//! The start screen.

use super::{app, assert_hides, assert_shows, press};
use crate::play::app::{App, Effect};
use crate::play::setup::{Field, Saved};
use cartagena::{Rules, Seat, Variant};
use cartagena_table::NewGame;
use cartagena_texts::Lang;
use std::path::PathBuf;

fn go_to(app: &mut App, field: Field) {
    for _ in 0..20 {
        if app.setup.focus == field {
            return;
        }
        press(app, "Down");
    }
    panic!("{field:?} cannot be reached");
}

fn start(app: &mut App) -> NewGame {
    go_to(app, Field::Start);
    match press(app, "Enter") {
        Effect::Deal(new) => new,
        effect => panic!("{effect:?}"),
    }
}

#[test]
fn enter_after_enter_starts_a_game() {
    let mut app = app(Lang::En);
    let mut effect = Effect::Nothing;
    for _ in 0..10 {
        if effect == Effect::Nothing {
            effect = press(&mut app, "Enter");
        }
    }
    let usual = NewGame { names: vec![String::new(); 2], ..NewGame::default() };
    assert_eq!(effect, Effect::Deal(usual));
}

#[test]
fn every_answer_can_be_changed() {
    let mut app = app(Lang::En);
    press(&mut app, "Right");
    go_to(&mut app, Field::Players);
    press(&mut app, "Right Right");
    go_to(&mut app, Field::Name(Seat::FIRST));
    press(&mut app, "A n n e e Backspace");
    go_to(&mut app, Field::Pass);
    press(&mut app, "Right");
    go_to(&mut app, Field::Boat);
    press(&mut app, "Right");
    assert_shows(&app, "some games get stuck");
    go_to(&mut app, Field::First);
    press(&mut app, "Right");
    let new = start(&mut app);
    assert_eq!(new.rules, Rules { variant: Variant::Hispaniola, pass: true, boat: false });
    assert_eq!((new.players, new.first), (4, Some(Seat::FIRST)));
    assert_eq!(new.names[0], "Anne");
}

#[test]
fn letters_are_letters_in_a_name_and_commands_elsewhere() {
    let mut app = app(Lang::En);
    go_to(&mut app, Field::Name(Seat::FIRST));
    assert_eq!(press(&mut app, "q l ?"), Effect::Nothing);
    assert_eq!(app.setup.names[0], "ql?");
    go_to(&mut app, Field::First);
    press(&mut app, "l");
    assert_shows(&app, "תירבע");
    assert_eq!(press(&mut app, "q"), Effect::Quit);
}

#[test]
fn names_stay_short_enough_for_the_table() {
    let mut app = app(Lang::En);
    go_to(&mut app, Field::Name(Seat::FIRST));
    press(&mut app, &"海 ".repeat(20));
    assert_eq!(app.setup.names[0], "海".repeat(7));
}

#[test]
fn somebody_who_does_not_play_does_not_begin() {
    let mut app = app(Lang::En);
    app.setup.players = 3;
    go_to(&mut app, Field::First);
    press(&mut app, "Left");
    assert_eq!(app.setup.game().first, Seat::new(2));
    go_to(&mut app, Field::Players);
    press(&mut app, "2");
    assert_eq!(start(&mut app).first, None);
}

#[test]
fn in_hebrew_left_goes_on_and_right_goes_back() {
    let mut app = app(Lang::He);
    go_to(&mut app, Field::Players);
    press(&mut app, "Left");
    assert_eq!(app.setup.players, 3);
}

#[test]
fn saved_games_are_offered_first() {
    let saved = |name: &str, moves| Saved {
        path: PathBuf::from(name),
        rules: Rules::new(Variant::Jamaica),
        names: vec!["Anne".to_owned(), String::new()],
        moves,
    };
    let mut app = app(Lang::En);
    assert_hides(&app, "Go on with the saved game");
    app.welcome(vec![saved("new.txt", 7), saved("old.txt", 1)]);
    assert_shows(&app, "Go on with the saved game");
    assert_shows(&app, "Jamaica · 7 moves so far");
    assert_shows(&app, "Anne and Red");
    press(&mut app, "Right");
    assert_shows(&app, "Jamaica · 1 move so far");
    assert_eq!(press(&mut app, "Enter"), Effect::Resume(PathBuf::from("old.txt")));
}
