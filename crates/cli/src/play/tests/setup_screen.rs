//! The start screen.

use super::{app, assert_hides, assert_shows, press};
use crate::bot_names::Bots;
use crate::play::app::{AppEffect, TerminalApp};
use crate::play::setup_screen::{DealRequest, SavedGame, SetupField, SetupScreen};
use cartagena::{Rules, Seat, Tunnel, Variant};
use cartagena_bots::Level;
use cartagena_table::NewGame;
use cartagena_texts::Lang;
use std::path::PathBuf;

fn go_to(app: &mut TerminalApp, field: SetupField) {
    for _ in 0..20 {
        if app.setup.focus == field {
            return;
        }
        press(app, "Down");
    }
    panic!("{field:?} cannot be reached");
}

fn start(app: &mut TerminalApp) -> NewGame {
    go_to(app, SetupField::Start);
    match press(app, "Enter") {
        AppEffect::Deal(deal) => deal.new,
        effect => panic!("{effect:?}"),
    }
}

#[test]
fn one_key_starts_a_game_of_tortuga_against_the_lowest_level() {
    let mut app = app(Lang::En);
    let rules = Rules::new(Variant::Tortuga);
    let names = vec![String::new(); 2];
    let new = NewGame { rules, players: 2, names, tunnel: None, first: None };
    let AppEffect::Deal(deal) = press(&mut app, "Enter") else { panic!("no game") };
    assert_eq!(deal.new, new);
    assert_eq!(levels(&deal), [None, Some(Level::Landlubber)]);
}

/// A tunnel of the command line stays for all games, a first seat as long as it is not changed.
#[test]
fn tunnel_and_first_seat_of_the_command_line_are_dealt() {
    let mut app = app(Lang::En);
    let tunnel: Tunnel = "HDKBPS/DBKPHS/HKPBSD/KBSDHP/PKDHSB/BPHSDK".parse().expect("a tunnel");
    let screen = SetupScreen::new(None, None, &[], &[]);
    app.setup = screen.with_chosen(Some(tunnel.clone()), Seat::new(1));
    let new = start(&mut app);
    assert_eq!((new.tunnel, new.first), (Some(tunnel.clone()), Seat::new(1)));
    go_to(&mut app, SetupField::First);
    press(&mut app, "Right");
    let new = start(&mut app);
    assert_eq!((new.tunnel, new.first), (Some(tunnel), None));
}

fn levels(deal: &DealRequest) -> Vec<Option<Level>> {
    Seat::first_n(deal.new.players).map(|seat| deal.bots.level(seat)).collect()
}

#[test]
fn every_seat_is_a_person_or_a_bot_of_any_level() {
    let mut app = app(Lang::En);
    go_to(&mut app, SetupField::Name(Seat::FIRST));
    assert_shows(&app, "◂ Person ▸");
    for level in Level::ALL {
        press(&mut app, "Right");
        assert_eq!(app.setup.bots.level(Seat::FIRST), Some(level));
        let about = app.texts().level_about(level);
        assert_shows(&app, &format!("{} · {}", app.texts().level(level), &about[..30]));
    }
    press(&mut app, "J i m");
    assert_shows(&app, "◂ Jim▏ ▸");
    press(&mut app, "Down");
    assert_shows(&app, "Jim (Admiral)");
    press(&mut app, "Up Right");
    assert_eq!(app.setup.bots.level(Seat::FIRST), None);
}

#[test]
fn the_command_line_says_who_is_a_bot() {
    use Level::{Admiral, Bosun, Landlubber};
    let check = |players, names: &[&str], bots: &[Level], expect: &[Option<Level>]| {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        assert_eq!(levels(&SetupScreen::new(None, players, &names, bots).deal()), expect);
    };
    check(None, &[], &[], &[None, Some(Landlubber)]);
    check(None, &["Anne"], &[], &[None, Some(Landlubber)]);
    check(None, &["Anne", "Mary"], &[], &[None, None]);
    check(Some(3), &[], &[], &[None, None, None]);
    check(None, &[], &[Admiral], &[None, Some(Admiral)]);
    check(None, &["Anne"], &[Bosun, Admiral], &[None, Some(Bosun), Some(Admiral)]);
    check(None, &["Anne", "Mary"], &[Bosun], &[None, None, Some(Bosun)]);
    check(Some(4), &[], &[Bosun], &[None, None, None, Some(Bosun)]);
    check(Some(2), &["Anne", "Hook"], &[Bosun, Admiral], &[Some(Bosun), Some(Admiral)]);
}

#[test]
fn every_question_lies_above_the_start() {
    let mut app = app(Lang::En);
    let mut above = app.setup.fields();
    assert_eq!(above.pop(), Some(SetupField::Start));
    for field in above.into_iter().rev() {
        press(&mut app, "Up");
        assert_eq!(app.setup.focus, field);
    }
}

#[test]
fn enter_leads_from_question_to_question_to_the_start() {
    let mut app = app(Lang::En);
    press(&mut app, "Down");
    let questions = app.setup.fields().len() - 1;
    for _ in 0..questions {
        assert_eq!(press(&mut app, "Enter"), AppEffect::Nothing);
    }
    assert!(matches!(press(&mut app, "Enter"), AppEffect::Deal(_)));
}

#[test]
fn every_answer_can_be_changed() {
    let mut app = app(Lang::En);
    go_to(&mut app, SetupField::Variant);
    press(&mut app, "Right");
    go_to(&mut app, SetupField::Players);
    press(&mut app, "Right Right");
    go_to(&mut app, SetupField::Name(Seat::FIRST));
    press(&mut app, "A n n e e Backspace");
    go_to(&mut app, SetupField::Pass);
    press(&mut app, "Right");
    go_to(&mut app, SetupField::Boat);
    press(&mut app, "Right");
    assert_shows(&app, "some games get stuck");
    go_to(&mut app, SetupField::First);
    press(&mut app, "Right");
    let new = start(&mut app);
    assert_eq!(new.rules, Rules { variant: Variant::Hispaniola, pass: true, boat: false });
    assert_eq!((new.players, new.first), (4, Some(Seat::FIRST)));
    assert_eq!(new.names[0], "Anne");
}

#[test]
fn letters_are_letters_in_a_name_and_commands_elsewhere() {
    let mut app = app(Lang::En);
    go_to(&mut app, SetupField::Name(Seat::FIRST));
    assert_eq!(press(&mut app, "q l ?"), AppEffect::Nothing);
    assert_eq!(app.setup.names[0], "ql?");
    go_to(&mut app, SetupField::First);
    press(&mut app, "l Down Enter");
    assert_shows(&app, "תירבע");
    assert_eq!(press(&mut app, "q"), AppEffect::Quit);
}

#[test]
fn names_stay_short_enough_for_the_table() {
    let mut app = app(Lang::En);
    go_to(&mut app, SetupField::Name(Seat::FIRST));
    press(&mut app, &"海 ".repeat(20));
    assert_eq!(app.setup.names[0], "海".repeat(7));
}

#[test]
fn somebody_who_does_not_play_does_not_begin() {
    let mut app = app(Lang::En);
    app.setup.players = 3;
    go_to(&mut app, SetupField::First);
    press(&mut app, "Left");
    assert_eq!(app.setup.game().first, Seat::new(2));
    go_to(&mut app, SetupField::Players);
    press(&mut app, "2");
    assert_eq!(start(&mut app).first, None);
}

#[test]
fn in_hebrew_left_goes_on_and_right_goes_back() {
    let mut app = app(Lang::He);
    go_to(&mut app, SetupField::Players);
    press(&mut app, "Left");
    assert_eq!(app.setup.players, 3);
}

fn saved(name: &str, moves: usize) -> SavedGame {
    SavedGame {
        path: PathBuf::from(name),
        rules: Rules::new(Variant::Jamaica),
        names: vec!["Anne".to_owned(), String::new()],
        bots: Bots::default(),
        moves,
    }
}

/// Regression: the first stroke of a path was behind it, and the first two of three names were
/// exchanged.
#[test]
fn a_saved_game_is_named_in_the_order_of_hebrew() {
    let mut app = app(Lang::He);
    let names = ["", "Anne", ""].map(str::to_owned).to_vec();
    app.show_setup(vec![SavedGame { names, ..saved("/games/saved.txt", 7) }]);
    assert_shows(&app, "בוהצהו Anne ,לוחכה");
    assert_shows(&app, " /games/saved.txt\n");
}

/// Regression: the options were forgotten, and another game was continued.
#[test]
fn a_game_that_was_asked_for_comes_before_saved_ones() {
    let mut app = app(Lang::En);
    let rules = Rules::new(Variant::Jamaica);
    for (rules, players, names) in [
        (Some(rules), None, vec![]),
        (None, Some(3), vec![]),
        (None, None, vec!["Anne".to_owned()]),
    ] {
        app.setup = SetupScreen::new(rules, players, &names, &[]);
        app.show_setup(vec![saved("new.txt", 7)]);
        assert_eq!(app.setup.focus, SetupField::Start);
        assert_shows(&app, "Continue the saved game");
    }
}

#[test]
fn saved_games_are_offered_first() {
    let mut app = app(Lang::En);
    assert_hides(&app, "Continue the saved game");
    let against = SavedGame { bots: Bots::all_but_first(Level::Bosun), ..saved("new.txt", 7) };
    app.show_setup(vec![against, saved("old.txt", 1)]);
    assert_shows(&app, "Continue the saved game");
    assert_shows(&app, "7 moves so far");
    assert_shows(&app, "Jamaica · Anne and Bosun");
    press(&mut app, "Right");
    assert_shows(&app, "Anne and Red");
    assert_shows(&app, "1 move so far");
    assert_eq!(press(&mut app, "Enter"), AppEffect::Resume(PathBuf::from("old.txt")));
}
