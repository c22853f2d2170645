//! Games against bots, without a clock: they think by nodes, and time passes on demand.

use super::{assert_hides, assert_shows, at_table, buffer, play, press, screen};
use crate::bot_names::Bots;
use crate::play::app::{AppEffect, Overlay, TerminalApp};
use crate::play::bot_thread::BotRunner;
use crate::play::bot_turns::{BotResponse, BotSpeed};
use crate::play::view::USUAL_SIZE;
use cartagena::{Rules, Seat, Turn, Variant, Viewer};
use cartagena_bots::{Budget, Level};
use cartagena_deal::Seed;
use cartagena_table::{NewGame, Table};
use cartagena_texts::Lang;
use std::time::Duration;

/// Longer than any pause.
const LONG: Duration = Duration::from_secs(60);

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn table(variant: Variant, players: usize, bots: &[Level], first: u8) -> Table {
    let (rules, first) = (Rules::new(variant), Some(seat(first)));
    let new = NewGame { rules, players, first, ..NewGame::default() };
    let table = Table::open(&new, Seed::from_number(5)).expect("two to five players");
    table.with_bots(Bots::in_last_seats(bots, players))
}

fn against(level: Level, variant: Variant, first: u8) -> TerminalApp {
    at_table(Lang::En, table(variant, 2, &[level], first))
}

/// Lets a bot think about its move, but not show it yet.
fn think(app: &mut TerminalApp) -> AppEffect {
    let question = app.bot_request().expect("a bot is to move");
    let answer = BotRunner::new(7).respond(&question, &mut Budget::nodes(50));
    app.receive_response(question.id, answer)
}

/// Lets bots play until a person has to do something.
fn let_play(app: &mut TerminalApp) {
    while play(app).bot_to_move().is_some() {
        think(app);
        app.advance_time(LONG);
    }
    app.advance_time(LONG);
}

fn moves(app: &TerminalApp) -> usize {
    play(app).table.events(Viewer::Public).len()
}

#[test]
fn a_bot_moves_by_itself_one_move_at_a_time() {
    let mut app = against(Level::Sailor, Variant::Tortuga, 1);
    assert_shows(&app, "Sailor is thinking.");
    assert_shows(&app, "Sailor’s turn");
    assert_eq!(think(&mut app), AppEffect::Nothing, "there is a pause before the first move");
    assert_eq!((app.bot_request(), moves(&app)), (None, 0));
    assert_eq!(app.advance_time(LONG), AppEffect::Save);
    assert_eq!(moves(&app), 1);
    assert_shows(&app, "Sailor moves fort →");
    think(&mut app);
    assert_eq!(moves(&app), 1, "the first move can still be looked at");
    app.advance_time(Duration::from_millis(1));
    assert_eq!(moves(&app), 1);
    app.advance_time(LONG);
    assert_eq!(moves(&app), 2);
}

// Regression: "Continuing the saved game." hid the next move of the bot.
#[test]
fn what_was_said_before_ends_with_the_turn_of_the_bot() {
    let mut app = against(Level::Sailor, Variant::Tortuga, 1);
    app.notify("Continuing the saved game.".to_owned());
    think(&mut app);
    app.advance_time(LONG);
    assert_shows(&app, "Continuing the saved game.");
    let_play(&mut app);
    assert_hides(&app, "Continuing the saved game.");
}

#[test]
fn a_key_skips_the_pause_and_does_nothing_else() {
    let mut app = against(Level::Sailor, Variant::Tortuga, 1);
    think(&mut app);
    assert_eq!(press(&mut app, "Enter"), AppEffect::Save);
    assert_eq!(moves(&app), 1);
    assert_eq!(press(&mut app, "Enter"), AppEffect::Nothing, "the bot has not decided yet");
    while play(&app).bot_to_move().is_some() {
        think(&mut app);
        if play(&app).bot_to_move().is_some() {
            press(&mut app, "Enter");
        }
    }
    let before = moves(&app);
    assert_eq!(press(&mut app, "Enter"), AppEffect::Nothing, "it was meant for the bot");
    assert_eq!(moves(&app), before);
    assert_eq!(press(&mut app, "Enter"), AppEffect::Save);
}

#[test]
fn bots_do_not_ask_for_the_seat_and_the_own_hand_stays_in_view() {
    for variant in [Variant::Jamaica, Variant::Hispaniola] {
        let mut app = against(Level::Bosun, variant, 0);
        assert_eq!(play(&app).awaited_seat(), None);
        assert_shows(&app, "6 cards");
        assert_shows(&app, "6 hidden cards");
        press(&mut app, "Enter e");
        assert_shows(&app, "Bosun is thinking.");
        assert_shows(&app, "5 cards");
        assert_eq!(play(&app).viewer(), Viewer::Seat(Seat::FIRST));
        let_play(&mut app);
        assert_eq!(play(&app).viewer(), Viewer::Seat(Seat::FIRST));
        assert!(play(&app).choices().is_some());
    }
}

#[test]
fn bots_are_asked_with_what_their_seat_sees() {
    let app = against(Level::Captain, Variant::Jamaica, 1);
    let question = app.bot_request().expect("a bot is to move");
    assert_eq!(question.seen, play(&app).table.observe(Viewer::Seat(seat(1))));
    assert!(question.seen.hand(Seat::FIRST).cards().is_none());
}

#[test]
fn among_several_people_the_seat_is_passed_on_past_the_bots() {
    let mut app = at_table(Lang::En, table(Variant::Jamaica, 3, &[Level::Sailor], 1));
    press(&mut app, "Enter Enter e");
    assert_eq!(play(&app).awaited_seat(), None, "the bot is next");
    assert_eq!(play(&app).viewer(), Viewer::Seat(seat(1)), "and the one before looks on");
    let_play(&mut app);
    assert_eq!(play(&app).awaited_seat(), Some(Seat::FIRST));
    assert_eq!(play(&app).viewer(), Viewer::Public);
}

#[test]
fn moves_can_be_taken_back_on_ones_own_turn_only() {
    let mut app = against(Level::Sailor, Variant::Tortuga, 0);
    press(&mut app, "Enter u");
    assert_shows(&app, "Move undone.");
    press(&mut app, "Enter e");
    assert_eq!(press(&mut app, "u"), AppEffect::Nothing);
    let_play(&mut app);
    let before = moves(&app);
    press(&mut app, "u");
    assert_eq!(moves(&app), before);
}

#[test]
fn an_answer_that_comes_too_late_is_not_heard() {
    let mut app = against(Level::Sailor, Variant::Tortuga, 1);
    let question = app.bot_request().expect("a bot is to move");
    let answer = BotRunner::new(7).respond(&question, &mut Budget::nodes(50));
    app.begin(table(Variant::Tortuga, 2, &[Level::Sailor], 1), String::new());
    app.receive_response(question.id, answer.clone());
    app.advance_time(LONG);
    assert_eq!(moves(&app), 0);
    let again = app.bot_request().expect("a bot is to move");
    app.receive_response(again.id, answer);
    app.advance_time(LONG);
    assert_eq!(moves(&app), 1);
}

#[test]
fn nothing_moves_behind_an_overlay() {
    let mut app = against(Level::Sailor, Variant::Tortuga, 1);
    press(&mut app, "?");
    think(&mut app);
    assert_eq!((app.advance_time(LONG), app.pause()), (AppEffect::Nothing, None));
    press(&mut app, "Esc");
    assert_eq!(app.advance_time(LONG), AppEffect::Save);
}

#[test]
fn a_game_can_be_left_while_a_bot_thinks() {
    let mut app = against(Level::Admiral, Variant::Tortuga, 1);
    think(&mut app);
    app.advance_time(LONG);
    press(&mut app, "q");
    assert_eq!(app.overlay, Some(Overlay::Quit));
    assert_eq!(press(&mut app, "Enter"), AppEffect::Quit);
}

#[test]
fn bots_can_be_told_to_hurry() {
    let mut app = against(Level::Sailor, Variant::Tortuga, 1);
    assert_shows(&app, "f faster");
    press(&mut app, "f");
    assert_shows(&app, "The bots move faster now.");
    assert_shows(&app, "f slower");
    think(&mut app);
    app.advance_time(LONG);
    let fast = app.pause().expect("a pause");
    app.begin(table(Variant::Tortuga, 2, &[Level::Sailor], 1), String::new());
    assert_eq!(
        (app.speed, play(&app).speed),
        (BotSpeed::Fast, BotSpeed::Fast),
        "in the next game too"
    );
    press(&mut app, "f");
    think(&mut app);
    app.advance_time(LONG);
    assert!(app.pause().expect("a pause") > fast);
}

#[test]
fn what_a_bot_did_is_marked_until_a_person_moves() {
    let mut app = against(Level::Deckhand, Variant::Tortuga, 1);
    let_play(&mut app);
    let trail = play(&app).playback.trail.clone();
    assert!(!trail.is_empty() && trail.iter().all(|(who, ..)| *who == seat(1)));
    let marked = screen_styles(&app);
    press(&mut app, "Enter");
    assert!(play(&app).playback.trail.is_empty());
    assert_ne!(marked, screen_styles(&app));
}

/// Counts the cells of the screen in the colour of the second seat.
fn screen_styles(app: &TerminalApp) -> usize {
    let coat = app.theme.pirate(seat(1)).bg;
    buffer(app, USUAL_SIZE).content().iter().filter(|cell| Some(cell.bg) == coat).count()
}

#[test]
fn bots_alone_play_to_the_end() {
    let levels = [Level::Deckhand, Level::Sailor, Level::Deckhand];
    for variant in Variant::ALL {
        let mut app = at_table(Lang::En, table(variant, 3, &levels, 0));
        assert_eq!(play(&app).viewer(), Viewer::Public);
        let mut bots = BotRunner::new(3);
        for _ in 0..5_000 {
            let Some(question) = app.bot_request() else { break };
            let answer = bots.respond(&question, &mut Budget::nodes(1));
            app.receive_response(question.id, answer);
            app.advance_time(LONG);
        }
        assert!(app.outcome().is_some(), "{variant:?}:\n{}", screen(&app));
        assert_hides(&app, "thinking");
    }
}

#[test]
fn the_same_bots_play_once_more() {
    let position = "[Position \"tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        36.37.37.37.37.37:B|0.0.0.0.0.0:H KHDSPBBDHKSS - 0.3\"]";
    let text =
        format!("[Cartagena \"1\"]\n{position}\n[Bot1 \"captain\"]\n[Result \"unfinished\"]\n");
    let record = cartagena_record::Record::read(&text).expect("a record");
    let mut app = at_table(Lang::En, Table::resume(&record, Seed::from_number(1)));
    press(&mut app, "Enter");
    assert!(app.outcome().is_some());
    let AppEffect::Deal(deal) = press(&mut app, "Down Down Enter") else { panic!("no game") };
    assert_eq!(deal.bots.level(seat(1)), Some(Level::Captain));
}

/// Regression: a key that skipped a pause after the bot's last move chose from the menu at the end.
#[test]
fn a_key_that_skips_does_not_choose_at_the_end() {
    let text = "[Cartagena \"1\"]\n\
        [Position \"tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.0.0.0.0.0:H|36.37.37.37.37.37:B KHDSPBBDHKSS - 1.3\"]\n\
        [Bot1 \"admiral\"]\n[Result \"unfinished\"]\n";
    let record = cartagena_record::Record::read(text).expect("a record");
    let mut app = at_table(Lang::En, Table::resume(&record, Seed::from_number(1)));
    think(&mut app);
    assert_eq!(press(&mut app, "Enter"), AppEffect::Save);
    assert!(app.outcome().is_some());
    assert_shows(&app, "Admiral wins");
    assert_eq!(press(&mut app, "Enter"), AppEffect::Nothing);
    assert!(matches!(press(&mut app, "Enter"), AppEffect::Record(_)));
}

/// A file may end where a bot has made three moves and not confirmed its turn.
#[test]
fn a_bot_says_by_itself_that_it_is_done() {
    let people = table(Variant::Tortuga, 2, &[], 1);
    let mut app = at_table(Lang::En, people);
    press(&mut app, "Enter Enter Enter");
    assert!(play(&app).awaits_confirmation());
    let mut record = play(&app).table.record();
    record.other_tags.push(("Bot1".to_owned(), "sailor".to_owned()));
    let mut app = at_table(Lang::En, Table::resume(&record, Seed::from_number(1)));
    assert_eq!(app.bot_request(), None);
    assert_eq!(app.advance_time(LONG), AppEffect::Save);
    assert!(matches!(play(&app).table.turn(), Turn::ToMove { seat: Seat::FIRST, .. }));
    assert!(play(&app).choices().is_some());
}

#[test]
fn an_answer_to_something_else_changes_nothing() {
    let mut app = against(Level::Sailor, Variant::Tortuga, 1);
    let question = app.bot_request().expect("a bot is to move");
    app.receive_response(question.id, BotResponse::Advice(None));
    assert_eq!(app.bot_request(), Some(question));
    assert_eq!(super::app(Lang::En).bot_request(), None);
}
