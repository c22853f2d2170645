//! Whole games by keys alone, in every variant and for any number of players.

use super::{Dice, app, assert_shows, at_table, play, press, screen, table};
use crate::narration;
use crate::play::app::{AppEffect, TerminalApp};
use crate::play::move_selection::MoveKind;
use cartagena::{Event, Outcome, Place, Rules, Seat, Variant, Viewer};
use cartagena_deal::Seed;
use cartagena_record::Record;
use cartagena_table::{NewGame, Table};
use cartagena_texts::{Lang, say};

/// More key presses than any of these games needs.
const MOST_KEYS: usize = 20_000;

/// Follows the footer: sits down, confirms, or selects a move and makes it.
fn step(app: &mut TerminalApp, dice: &mut Dice) -> usize {
    if play(app).awaited_seat().is_some() {
        press(app, "Enter");
        return 1;
    }
    if play(app).selected_move().is_none() {
        press(app, "e");
        return 1;
    }
    let mut keys = 1;
    for name in [["Right", "Left"], ["Down", "Up"]] {
        for _ in 0..dice.below(4) {
            press(app, name[dice.below(2)]);
            keys += 1;
        }
    }
    // Retreats only now and then, or without cards, so that the game ends.
    if play(app).selection.kind == Some(MoveKind::Retreat) && dice.below(3) > 0 {
        press(app, "Down");
    }
    go(app);
    keys
}

/// Presses Enter and checks that the shown move was made.
fn go(app: &mut TerminalApp) {
    let aim = play(app).selected_move();
    let effect = press(app, "Enter");
    assert_eq!(effect, AppEffect::Save);
    let events = play(app).table.events(Viewer::Public);
    match (aim, events.last()) {
        (Some((_, to, draws)), Some(Event::Retreated { to: came, drawn, .. })) => {
            assert_eq!((to, usize::from(draws)), (*came, drawn.len()));
        }
        (Some((_, to, _)), Some(Event::Advanced { to: came, .. })) => assert_eq!(to, *came),
        (aim, event) => panic!("{aim:?} was shown, {event:?} came"),
    }
}

fn play_out(app: &mut TerminalApp, seed: u64) {
    let mut dice = Dice(seed);
    let mut keys = 0;
    while app.outcome().is_none() {
        keys += step(app, &mut dice);
        assert!(keys < MOST_KEYS, "the game goes on and on");
        if dice.below(20) == 0 {
            check_screen(app);
        }
    }
}

/// Checks that a screen in the middle of a game is complete.
fn check_screen(app: &TerminalApp) {
    let screen = screen(app);
    assert!(!screen.contains('…'), "something is cut off:\n{screen}");
    let count = play(app).moves_left();
    let moves = app.text.in_display_order(&say!(app.texts(), "moves-left", count = count));
    assert!(screen.contains(&moves) || app.outcome().is_some(), "no {moves:?}:\n{screen}");
}

fn check_end(app: &TerminalApp) {
    let seen = play(app).observation();
    let Some(Outcome::Won(winner)) = app.outcome() else { panic!("{:?}", app.outcome()) };
    assert_eq!(seen.pirates_at(winner, Place::BOAT), 6);
    let name = play(app).name(app.texts(), winner);
    assert_shows(app, &app.text.in_display_order(&say!(app.texts(), "won", name = name)));
    let text = play(app).table.record().to_string();
    let record = Record::read(&text).expect("a record that can be read");
    assert_eq!(record.end().observe(Viewer::Public), seen);
}

#[test]
fn a_game_can_be_played_to_its_end_in_every_variant() {
    for variant in Variant::ALL {
        for players in Seat::MIN..=Seat::MAX {
            let seed = 10 * players as u64 + variant as u64;
            let lang = Lang::ALL[(3 * players + variant as usize) % Lang::ALL.len()];
            let mut app = at_table(lang, table(variant, players, seed));
            play_out(&mut app, seed);
            check_end(&app);
        }
    }
}

#[test]
fn a_game_with_the_other_options_ends_as_well() {
    let rules = Rules { variant: Variant::Tortuga, pass: true, boat: false };
    let new = NewGame { rules, players: 3, ..NewGame::default() };
    let table = Table::open(&new, Seed::from_number(3)).expect("three players");
    let mut app = at_table(Lang::En, table);
    play_out(&mut app, 8);
    check_end(&app);
}

#[test]
fn a_game_goes_from_the_start_screen_to_a_rematch() {
    let mut app = app(Lang::En);
    // Jamaica for three, everything else as it is.
    press(&mut app, "Down Down Left Down 3 Down A n n e Up Up Up Up");
    let AppEffect::Deal(deal) = press(&mut app, "Enter") else { panic!("no game was asked for") };
    let new = deal.new;
    assert_eq!((new.rules.variant, new.players), (Variant::Jamaica, 3));
    assert_eq!(new.names, ["Anne", "", ""]);
    app.begin(Table::open(&new, Seed::from_number(4)).expect("a game"), "x.txt".to_owned());
    play_out(&mut app, 4);
    check_end(&app);
    let AppEffect::Deal(again) = press(&mut app, "Down Down Enter") else { panic!("no rematch") };
    assert_eq!(again.new, NewGame { first: None, ..new });
}

/// Looking back shows every position of the record, with open hands, and leaves the end as it was.
#[test]
fn a_finished_game_can_be_stepped_through() {
    let mut app = at_table(Lang::Ja, table(Variant::Jamaica, 3, 6));
    play_out(&mut app, 6);
    let (end, record) = (screen(&app), play(&app).table.record());
    press(&mut app, "Down Enter");
    let moves = record.events().len();
    for (number, game) in record.games().enumerate() {
        let seen = play(&app).observation();
        let shown = |seat| (seen.hand(seat).known, seen.pirates_at(seat, Place::BOAT));
        let position = game.position();
        for seat in Seat::first_n(3) {
            let expected = (position.hand(seat), position.pirates_at(seat, Place::BOAT));
            assert_eq!(shown(seat), expected, "{seat:?} after {number} moves");
        }
        assert_shows(&app, &say!(app.texts(), "replay-move", number = number, total = moves));
        press(&mut app, "Right");
    }
    press(&mut app, "Home");
    assert_eq!(play(&app).observation().turn(), record.start().position().turn());
    press(&mut app, "Esc Up");
    assert_eq!(screen(&app), end);
    press(&mut app, "Down Enter");
    assert_shows(&app, &format!("q {}", say!(app.texts(), "key-leave")));
    assert!(matches!(press(&mut app, "q"), AppEffect::Quit));
}

#[test]
fn looking_back_changes_its_language_where_it_is() {
    let mut app = at_table(Lang::En, table(Variant::Tortuga, 2, 7));
    play_out(&mut app, 7);
    press(&mut app, "Down Enter Right Right");
    assert_shows(&app, "Move 2 of");
    // The list begins at the language that is spoken, the first of all.
    let wanted = Lang::ALL.iter().position(|lang| *lang == Lang::Cs).expect("Czech");
    let keys = format!("l {}Enter", "Down ".repeat(wanted));
    press(&mut app, &keys);
    assert_shows(&app, "Pohyb 2 z");
    let sentence = narration::game_log(&play(&app).table, app.texts(), Viewer::Public, |seat| {
        play(&app).name(app.texts(), seat)
    });
    assert_shows(&app, &sentence[1]);
}
