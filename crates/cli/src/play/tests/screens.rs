//! Every screen in every language and size: complete, with everything important on it.

use super::{app, at_table, buffer, lines, play, press, table};
use crate::bot_names::Bots;
use crate::play::app::TerminalApp;
use crate::play::display::Display;
use crate::play::setup_screen::{SavedGame, SetupField};
use crate::play::view::{MIN_SIZE, USUAL_SIZE, hints};
use crate::text::wrap;
use cartagena::{Game, Rules, Seat, Variant};
use cartagena_bots::Level;
use cartagena_deal::{Deck, Seed};
use cartagena_table::{NewGame, Refusal, Table};
use cartagena_texts::{Lang, say};
use std::path::PathBuf;

const SIZES: [(u16, u16); 6] = [MIN_SIZE, (79, 30), USUAL_SIZE, (100, 30), (120, 40), (200, 60)];

/// Checks that nothing is cut off, and that each of these texts is there, on one line or over
/// several.
fn check(app: &TerminalApp, what: &str, texts: &[String]) {
    check_at(&SIZES, app, what, texts);
}

fn check_at(sizes: &[(u16, u16)], app: &TerminalApp, what: &str, texts: &[String]) {
    for &size in sizes {
        let lines = lines(&buffer(app, size));
        let screen = lines.join("\n");
        let case = format!("{what} in {} at {size:?}:\n{screen}", app.text.lang());
        assert!(!screen.contains('…'), "something is cut off: {case}");
        for text in texts {
            assert!(is_there(app, &lines, text, size.0), "{text:?} is missing: {case}");
        }
        let footer = lines.last().expect("a last line");
        for (key, does) in important(app, size) {
            let shown = app.text.in_display_order(&does);
            assert!(footer.contains(key) && footer.contains(&shown), "{key} is missing: {case}");
        }
    }
}

/// Returns the keys that must be on the line in every language: help, language and the way out
/// above all; in a small window only those without which nobody gets on.
fn important(app: &TerminalApp, size: (u16, u16)) -> Vec<(&'static str, String)> {
    let mut all = hints(app);
    let dropped: &[&str] = match size.0 < USUAL_SIZE.0 {
        true => &["g", "↑↓", "←→", "l", "f", "a–z", "a", "u", "e"],
        false => &["g", "↑↓", "←→"],
    };
    all.retain(|(key, _)| !dropped.contains(key));
    all
}

/// Reports whether a text is on the screen, broken at any width that a part of the screen may have.
fn is_there(app: &TerminalApp, lines: &[String], text: &str, columns: u16) -> bool {
    let has =
        |part: &String| lines.iter().any(|line| line.contains(&app.text.in_display_order(part)));
    (30..=columns).rev().any(|columns| wrap(text, columns.into()).iter().all(has))
}

fn check_all(
    what: &str,
    make: impl Fn(Lang) -> TerminalApp,
    texts: impl Fn(&TerminalApp) -> Vec<String>,
) {
    for lang in Lang::ALL {
        let app = make(lang);
        check(&app, what, &texts(&app));
    }
}

fn on_table(app: &TerminalApp) -> Vec<String> {
    let (texts, play) = (app.texts(), play(app));
    let seen = play.observation();
    let name = play.table.actor().map(|seat| play.name(texts, seat)).unwrap_or_default();
    let mut expected = vec![
        say!(texts, "turn-of", name = name),
        say!(texts, "moves-left", count = play.moves_left()),
        say!(texts, "draw-pile", count = seen.pile_len()),
        say!(texts, "discard-pile", count = seen.discard().len()),
        say!(texts, "variant", variant = seen.rules().variant.as_str()),
    ];
    expected.extend(Seat::first_n(seen.seats()).map(|seat| play.name(texts, seat)));
    expected.extend(seen.rules().variant.has_row().then(|| say!(texts, "row")));
    expected
}

#[test]
fn the_table_is_whole_for_any_number_of_players() {
    for variant in Variant::ALL {
        for players in Seat::MIN..=Seat::MAX {
            let begin = |lang| at_table(lang, table(variant, players, 5));
            check_all("a new game", begin, on_table);
            let moved = |keys: &'static str| {
                move |lang| {
                    let mut app = at_table(lang, table(variant, players, 5));
                    press(&mut app, keys);
                    app
                }
            };
            check_all("somebody has sat down", moved("Enter"), on_table);
            check_all("a turn begun", moved("Enter Enter Enter"), on_table);
            check_all("a retreat", moved("Enter Enter Enter . Enter Enter Right <"), on_table);
        }
    }
}

#[test]
fn the_last_move_and_the_next_player_are_asked_for() {
    let make = |lang| {
        let mut app = at_table(lang, table(Variant::Jamaica, 5, 5));
        press(&mut app, "Enter Enter Enter Enter");
        app
    };
    check_all("the turn waits", make, |app| vec![say!(app.texts(), "confirm-turn")]);
    let pass_on = |lang| {
        let mut app = make(lang);
        press(&mut app, "e");
        app
    };
    check_all("the seat is passed on", pass_on, |app| {
        let seat = play(app).awaited_seat().expect("somebody has to sit down");
        vec![say!(app.texts(), "sit-down", name = play(app).name(app.texts(), seat))]
    });
}

#[test]
fn every_question_of_the_start_screen_is_explained() {
    let saved = SavedGame {
        path: PathBuf::from("saved.txt"),
        rules: Rules::new(Variant::Hispaniola),
        names: vec![String::new(); 5],
        bots: Bots::all_but_first(Level::Deckhand),
        moves: 1234,
    };
    let mut fresh = app(Lang::En);
    fresh.setup.players = 5;
    fresh.show_setup(vec![saved.clone()]);
    for field in fresh.setup.fields() {
        let make = |lang| {
            let mut app = app(lang);
            app.setup.players = 5;
            let levels = Seat::first_n(5).zip(Level::ALL).skip(1);
            levels.for_each(|(seat, level)| app.setup.bots.set(seat, Some(level)));
            app.setup.names[2] = "Anne the Dark".to_owned();
            app.setup.rules.boat = false;
            app.show_setup(vec![saved.clone()]);
            app.setup.focus = field;
            app
        };
        check_all(&format!("{field:?}"), make, |app| explained(app, field));
    }
}

fn explained(app: &TerminalApp, field: SetupField) -> Vec<String> {
    let texts = app.texts();
    let about = |variant: Variant| say!(texts, "variant-about", variant = variant.as_str());
    match field {
        SetupField::Boat => vec![say!(texts, "option-boat-about"), say!(texts, "option-boat-off")],
        SetupField::Pass => vec![say!(texts, "option-pass-about")],
        SetupField::Name(seat) => match app.setup.bots.level(seat) {
            Some(level) => vec![last_word(&texts.level_about(level))],
            None => vec![say!(texts, "setup-name-about")],
        },
        SetupField::Saved => vec![say!(texts, "saved-moves", count = 1234)],
        // The sentences begin after the names, so only their ends break as they do here.
        SetupField::Variant => {
            let all = Variant::ALL.map(|variant| last_word(&about(variant)));
            check_at(&SIZES[2..], app, "all variants", &all);
            // A small window has room for the chosen one.
            vec![last_word(&about(app.setup.rules.variant))]
        }
        _ => vec![say!(texts, "setup-start")],
    }
}

fn last_word(sentence: &str) -> String {
    let letters: Vec<char> = sentence.chars().collect();
    letters[letters.len() - 2..].iter().collect::<String>().trim().to_owned()
}

#[test]
fn help_and_questions_are_whole() {
    for keys in ["Enter ?", "Enter ? End", "Enter g", "Enter Enter q"] {
        let make = |lang| {
            let mut app = at_table(lang, table(Variant::Jamaica, 2, 5));
            press(&mut app, keys);
            app
        };
        let texts = |app: &TerminalApp| match keys {
            "Enter ?" => vec![say!(app.texts(), "rules-goal"), say!(app.texts(), "rules-limit")],
            "Enter ? End" => {
                // A small window shows the last part of it only.
                let draws = [say!(app.texts(), "help-draws"), say!(app.texts(), "help-pirate")];
                check_at(&SIZES[2..], app, keys, &draws);
                vec![say!(app.texts(), "help-others")]
            }
            "Enter g" => vec![say!(app.texts(), "log-title")],
            _ => vec![say!(app.texts(), "quit-ask")],
        };
        check_all(keys, make, texts);
    }
}

fn ended(lang: Lang, turn: &str) -> TerminalApp {
    let position = format!(
        "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
         0.0.0.0.0.0:-|0.0.0.0.0.0:-|0.0.0.0.0.0:-|0.0.0.0.0.0:-|{} - - {turn}",
        if turn == "drawn" { "0.0.0.0.0.0:-" } else { "37.37.37.37.37.37:-" },
    );
    let position = position.replace(" - - ", " KHDSPBBDHKSS - ");
    at_position(lang, &position)
}

fn at_position(lang: Lang, position: &str) -> TerminalApp {
    let game: Game = position.parse().expect("a position");
    let deck = Deck::from_pile(Seed::from_number(1), game.position().pile());
    at_table(lang, Table::new(game, Vec::new(), deck))
}

#[test]
fn the_end_says_who_won_and_what_next() {
    for turn in ["won.4", "drawn"] {
        check_all(
            turn,
            |lang| ended(lang, turn),
            |app| {
                let texts = app.texts();
                let winner = Seat::new(4).expect("a fifth seat");
                let result = match turn {
                    "drawn" => say!(texts, "drawn"),
                    _ => say!(texts, "won", name = play(app).name(texts, winner)),
                };
                let menu = [
                    say!(texts, "end-record"),
                    say!(texts, "end-look-back"),
                    say!(texts, "end-rematch"),
                    say!(texts, "end-new"),
                    say!(texts, "end-quit"),
                ];
                [result, "cartagena.txt".to_owned()].into_iter().chain(menu).collect()
            },
        );
    }
}

#[test]
fn every_refusal_can_be_read_to_its_end() {
    let seat = Seat::FIRST;
    let refusals = [
        Refusal::GameOver,
        Refusal::NotYourTurn(seat),
        Refusal::Unconfirmed(seat),
        Refusal::TurnIsOver,
        Refusal::NothingToUndo,
        Refusal::CardsRevealed,
        Refusal::NothingToConfirm,
        Refusal::RecordFull,
        Refusal::Illegal(cartagena::IllegalAction::MustMove),
    ];
    for refusal in refusals {
        let sentence = |app: &TerminalApp| {
            app.texts().refusal(&refusal, |seat| play(app).name(app.texts(), seat))
        };
        let make = |lang| {
            let mut app = at_table(lang, table(Variant::Tortuga, 5, 5));
            let sentence = sentence(&app);
            app.notify(sentence);
            app
        };
        check_all("a refusal", make, |app| vec![sentence(app)]);
    }
}

#[test]
fn all_ways_fit_even_when_every_card_leads_to_the_boat() {
    let position = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
        0.0.0.0.30.36:BDHKPS|0.0.0.0.0.0:H KHDSPBBDHKSS - 0.3";
    for lang in Lang::ALL {
        let mut app = at_position(lang, position);
        press(&mut app, "3 6");
        check(&app, "all ways", &[]);
        let screen = lines(&buffer(&app, USUAL_SIZE)).join("\n");
        // Notation, so it is the same in every language.
        for way in ["¡B→", "†D→", "▲H→", "⊸K→", "⌐P→", "☠S→", "←30 +1"] {
            assert!(screen.contains(way), "{way} is missing in {lang}:\n{screen}");
        }
    }
}

#[test]
fn long_names_are_cut_and_nothing_else_suffers() {
    for lang in Lang::ALL {
        let names = vec!["海".repeat(40); 5];
        let rules = Rules::new(Variant::Jamaica);
        let new = NewGame { rules, players: 5, names, ..NewGame::default() };
        let mut app = at_table(lang, Table::open(&new, Seed::from_number(5)).expect("a game"));
        for keys in ["Enter", "Enter", "Enter", "e", "q", "Esc", "g"] {
            press(&mut app, keys);
            let screen = lines(&buffer(&app, USUAL_SIZE)).join("\n");
            let moves = say!(app.texts(), "moves-left", count = play(&app).moves_left());
            let shown =
                screen.contains(&app.text.in_display_order(&moves)) || app.overlay.is_some();
            assert!(shown, "{lang}, {keys}:\n{screen}");
        }
    }
}

#[test]
fn a_small_window_says_what_it_needs() {
    for lang in Lang::ALL {
        let app = at_table(lang, table(Variant::Tortuga, 2, 5));
        for size in [(59, 24), (80, 19), (30, 8), (20, 5), (1, 1)] {
            let lines = lines(&buffer(&app, size));
            let sentence = say!(app.texts(), "too-small", width = MIN_SIZE.0, height = MIN_SIZE.1);
            let asked = wrap(&sentence, size.0.into());
            let fits = asked.len() <= size.1.into() && size.0 >= 20;
            let shown = asked
                .iter()
                .zip(&lines)
                .all(|(part, line)| line.trim() == app.text.in_display_order(part));
            assert!(shown || !fits, "{lang} at {size:?}: {lines:?}");
        }
    }
}

#[test]
fn hebrew_begins_at_the_right_and_the_tunnel_stays() {
    let hebrew = lines(&buffer(&at_table(Lang::He, table(Variant::Tortuga, 2, 5)), USUAL_SIZE));
    let english = lines(&buffer(&at_table(Lang::En, table(Variant::Tortuga, 2, 5)), USUAL_SIZE));
    assert!(hebrew[0].ends_with("הגוטרוט · הנחטרק"), "{}", hebrew[0]);
    let tunnel = |lines: &[String]| -> Vec<String> {
        lines[2..10].iter().map(|line| line.chars().skip(9).take(62).collect()).collect()
    };
    assert_eq!(tunnel(&hebrew), tunnel(&english));
    let row = |lines: &[String]| lines.iter().find(|line| line.contains("▸[")).cloned();
    let cards = |line: Option<String>| {
        let line = line.expect("a row");
        line.split("▸[").nth(1).expect("cards").chars().take(36).collect::<String>()
    };
    assert_eq!(cards(row(&hebrew)), cards(row(&english)));
}

/// With NO_COLOR everything is still distinguishable: by letters, by small letters, by modifiers.
#[test]
fn without_colours_the_screen_says_the_same() {
    let mut coloured = at_table(Lang::En, table(Variant::Tortuga, 5, 5));
    press(&mut coloured, "Enter Enter");
    let with = buffer(&coloured, USUAL_SIZE);
    coloured.theme = crate::play::theme::TerminalTheme::new(false);
    let without = buffer(&coloured, USUAL_SIZE);
    assert_eq!(lines(&with), lines(&without));
    let reset = ratatui::style::Color::Reset;
    assert!(without.content().iter().all(|cell| cell.fg == reset && cell.bg == reset));
    assert!(with.content().iter().any(|cell| cell.fg != reset));
}

/// An English screen is all ASCII where the terminal has no more, and every part is in its place.
#[test]
fn a_terminal_without_signs_gets_ascii() {
    let mut app = at_table(Lang::En, table(Variant::Hispaniola, 5, 5));
    for keys in ["", "Enter", "Enter", "?", "Esc", "g"] {
        press(&mut app, keys);
        for size in SIZES {
            app.display = Display::FULL;
            let full = buffer(&app, size);
            app.display = Display::PLAIN;
            let plain = buffer(&app, size);
            assert!(lines(&plain).join("").is_ascii(), "{keys}: {}", lines(&plain).join("\n"));
            let blank = |cell: &ratatui::buffer::Cell| [" ", "\u{a0}"].contains(&cell.symbol());
            let cells = full.content.iter().zip(&plain.content);
            assert!(cells.clone().all(|(one, other)| blank(one) == blank(other)), "{keys}");
        }
    }
}
