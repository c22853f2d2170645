//! The captain's advice: asked for, shown whole in every language, and followed.

use super::{assert_hides, assert_shows, at_table, buffer, lines, play, press, table};
use crate::play::app::{Overlay, TerminalApp};
use crate::play::bot_turns::{BotResponse, RequestKind};
use crate::play::view::USUAL_SIZE;
use crate::text::wrap;
use cartagena::{Action, Game, Place, Seat, Symbol, Variant};
use cartagena_bots::{Advice, Chances, Reason, Variation};
use cartagena_deal::{Deck, Seed};
use cartagena_table::Table;
use cartagena_texts::{Lang, say};

const BOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
    BDDHPBDSS - 0.3";

fn place(number: u8) -> Place {
    Place::new(number).expect("a place")
}

fn advance(card: Symbol, from: u8) -> Action {
    Action::Advance { from: place(from), card }
}

fn retreat(from: u8) -> Action {
    Action::Retreat { from: place(from) }
}

/// Returns advice with every reason at once, longer than any real one.
fn advice() -> Advice {
    let seat = |number| Seat::new(number).expect("a seat");
    let plan = vec![retreat(17), retreat(18), retreat(17)];
    let other = vec![advance(Symbol::Dagger, 0), advance(Symbol::Dagger, 6), Action::EndTurn];
    Advice {
        chances: Chances::equal(4),
        best: Variation { actions: plan, chance: 0.414 },
        second: Some(Variation { actions: other, chance: 0.362 }),
        reasons: vec![
            Reason::Stops { seat: seat(1) },
            Reason::Boards { pirates: 2 },
            Reason::Draws { cards: 5 },
            Reason::Leaps { card: Symbol::Hat, from: place(0), to: place(37) },
            Reason::Leaves { pirates: 3 },
            Reason::Closes { symbol: Symbol::Skull, seat: seat(2) },
            Reason::Opens { symbol: Symbol::Dagger, seat: seat(3), cards: 2 },
        ],
    }
}

fn at_book(lang: Lang) -> TerminalApp {
    let game: Game = BOOK.parse().expect("a position");
    let deck = Deck::from_pile(Seed::from_number(1), game.position().pile());
    at_table(lang, Table::new(game, Vec::new(), deck))
}

fn advised(lang: Lang, advice: Option<Advice>) -> TerminalApp {
    let mut app = at_book(lang);
    press(&mut app, "a");
    let question = app.bot_request().expect("a question");
    assert_eq!(question.kind, RequestKind::Advice);
    app.receive_response(question.id, BotResponse::Advice(advice));
    app
}

#[test]
fn the_best_turn_is_told_in_words_and_notation() {
    let app = advised(Lang::En, Some(advice()));
    assert_eq!(app.bot_request(), None, "asked once");
    assert_shows(&app, "17<12");
    assert_shows(&app, "Back: 17 → 12, draw 1 card");
    assert_shows(&app, "18<17");
    assert_shows(&app, "Your chance of winning would then be 41%.");
    assert_shows(&app, "· It stops Red from winning next turn.");
    assert_shows(&app, "· But it opens the road of daggers to Green, who holds 2 such cards.");
    let mut app = app;
    press(&mut app, "End");
    assert_shows(&app, "Next best, 5 percentage points lower");
    assert_shows(&app, "D0>7");
    assert_shows(&app, "D6>15");
    assert_shows(&app, "End the turn");
}

#[test]
fn advice_is_whole_in_every_language_and_size() {
    for lang in Lang::ALL {
        for size in [USUAL_SIZE, (120, 40)] {
            let mut app = advised(lang, Some(advice()));
            app.window = ratatui::layout::Rect::new(0, 0, size.0, size.1);
            let mut screen = lines(&buffer(&app, size)).join("\n");
            press(&mut app, "End");
            screen.push_str(&lines(&buffer(&app, size)).join("\n"));
            assert!(!screen.contains('…'), "something is cut off in {lang}:\n{screen}");
            let texts = app.texts();
            let name = |seat| play(&app).name(texts, seat);
            let mut sentences: Vec<String> =
                advice().reasons.iter().map(|reason| texts.reason(reason, name)).collect();
            sentences.push(say!(texts, "advice-title"));
            sentences.push(say!(texts, "advice-best"));
            sentences.push(say!(texts, "advice-chance", percent = 41));
            sentences.push(say!(texts, "advice-second", percent = 5));
            for part in sentences.iter().flat_map(|sentence| wrap(sentence, 68)) {
                assert!(
                    screen.contains(&app.text.in_display_order(&part)),
                    "{part:?}, {lang}:\n{screen}"
                );
            }
        }
    }
}

#[test]
fn whoever_takes_the_advice_finds_it_chosen() {
    let mut app = advised(Lang::En, Some(advice()));
    press(&mut app, "Enter");
    assert_eq!(app.overlay, None);
    assert_eq!(play(&app).selection.action(), Some(retreat(17)));
    assert_eq!(play(&app).table.seq(), 0, "nothing is done yet");
    let mut app = advised(Lang::En, Some(advice()));
    let before = play(&app).selection.clone();
    press(&mut app, "Esc");
    assert_eq!((app.overlay, &play(&app).selection), (None, &before));
}

#[test]
fn waiting_and_nothing_to_say_are_told() {
    for lang in Lang::ALL {
        let mut app = at_book(lang);
        press(&mut app, "a");
        assert_eq!(app.overlay, Some(Overlay::Advice(0)));
        assert_shows(&app, &app.text.in_display_order(&say!(app.texts(), "advice-awaited")));
        let app = advised(lang, None);
        assert_shows(&app, &app.text.in_display_order(&say!(app.texts(), "advice-none")));
    }
}

#[test]
fn a_win_is_certain_and_nothing_else_is() {
    let mut sure = advice();
    sure.best.chance = 1.0;
    assert_shows(&advised(Lang::En, Some(sure.clone())), "then be 99%.");
    sure.reasons = vec![Reason::Wins];
    assert_shows(&advised(Lang::En, Some(sure.clone())), "then be 100%.");
    // Regression: a second way to win was called almost as good.
    sure.second.iter_mut().for_each(|second| second.chance = 1.0);
    assert_shows(&advised(Lang::En, Some(sure.clone())), "Just as good");
    sure.second = None;
    assert_hides(&advised(Lang::En, Some(sure)), "Next best");
}

// Regression: a turn without a special reason was shown without any.
#[test]
fn whoever_asks_why_is_always_told() {
    for lang in Lang::ALL {
        let app = advised(lang, Some(Advice { reasons: Vec::new(), ..advice() }));
        assert_shows(&app, &app.text.in_display_order(&say!(app.texts(), "advice-quiet")));
    }
}

#[test]
fn a_small_difference_is_not_counted() {
    let mut close = advice();
    close.second.iter_mut().for_each(|second| second.chance = 0.413);
    assert_shows(
        &advised(Lang::En, Some(Advice { reasons: Vec::new(), ..close })),
        "Almost as good",
    );
}

#[test]
fn advice_is_for_the_position_at_hand() {
    let mut app = advised(Lang::En, Some(advice()));
    press(&mut app, "Esc Enter a");
    assert!(app.bot_request().is_some(), "another position, another question");
    assert_shows(&app, "The captain is looking at the table.");
}

/// Advice never uses another seat's cards, and there is none when no move is left.
#[test]
fn advice_is_for_those_who_can_choose() {
    let mut app = at_table(Lang::En, table(Variant::Jamaica, 2, 5));
    press(&mut app, "a");
    assert_eq!(app.overlay, None, "nobody sits there yet");
    press(&mut app, "Enter a");
    let question = app.bot_request().expect("a question");
    assert_eq!(question.seen, play(&app).observation());
    press(&mut app, "Esc Enter Enter Enter a");
    assert!(play(&app).awaits_confirmation());
    assert_eq!(app.overlay, None);
}
