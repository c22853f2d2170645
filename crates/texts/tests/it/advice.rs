//! Bots are named in every language, and everything that a turn can be about is said.

use cartagena::{Place, Seat, Symbol};
use cartagena_bots::{Level, Reason};
use cartagena_texts::{LEVELS, Lang, Texts, bidi};
use std::collections::BTreeSet;

fn seat() -> Seat {
    Seat::new(1).expect("a seat")
}

fn reasons() -> Vec<Reason> {
    let place = |number| Place::new(number).expect("a place");
    vec![
        Reason::Wins,
        Reason::Stops { seat: seat() },
        Reason::Boards { pirates: 1 },
        Reason::Boards { pirates: 2 },
        Reason::Draws { cards: 1 },
        Reason::Draws { cards: 5 },
        Reason::Leaps { card: Symbol::Dagger, from: place(6), to: place(24) },
        Reason::Leaves { pirates: 3 },
        Reason::Closes { symbol: Symbol::Bottle, seat: seat() },
        Reason::Opens { symbol: Symbol::Dagger, seat: seat(), cards: 1 },
        Reason::Opens { symbol: Symbol::Skull, seat: seat(), cards: 2 },
    ]
}

fn said(lang: Lang, reason: &Reason) -> String {
    bidi::unmarked(&Texts::new(lang).reason(reason, |_| "Anne".to_owned()))
}

#[test]
fn the_levels_of_the_messages_are_those_of_the_bots() {
    assert_eq!(LEVELS, Level::ALL.map(Level::name));
}

#[test]
fn every_level_has_its_name_and_character() {
    for lang in Lang::ALL {
        let texts = Texts::new(lang);
        let names: BTreeSet<String> = Level::ALL.map(|level| texts.level(level)).into();
        let about: BTreeSet<String> = Level::ALL.map(|level| texts.level_about(level)).into();
        assert_eq!((names.len(), about.len()), (LEVELS.len(), LEVELS.len()), "{lang}");
    }
}

#[test]
fn no_two_reasons_share_a_sentence() {
    for lang in Lang::ALL {
        let all: BTreeSet<String> = reasons().iter().map(|reason| said(lang, reason)).collect();
        assert_eq!(all.len(), reasons().len(), "{lang}: {all:#?}");
    }
}

#[test]
fn whoever_a_turn_is_about_is_named() {
    for lang in Lang::ALL {
        for reason in reasons() {
            let about = matches!(
                reason,
                Reason::Stops { .. } | Reason::Closes { .. } | Reason::Opens { .. }
            );
            let said = said(lang, &reason);
            assert_eq!(said.contains("Anne"), about, "{lang}: {said}");
        }
    }
}

#[test]
fn reasons_follow_the_grammar_of_numbers() {
    let check = |lang, reason: Reason, expect| assert_eq!(said(lang, &reason), expect);
    check(Lang::En, Reason::Boards { pirates: 2 }, "It brings 2 pirates aboard.");
    check(Lang::Ru, Reason::Draws { cards: 2 }, "Ход приносит 2 карты.");
    check(Lang::Ru, Reason::Draws { cards: 5 }, "Ход приносит 5 карт.");
    check(Lang::Cs, Reason::Leaves { pirates: 3 }, "3 piráti opustí pevnost.");
    check(Lang::He, Reason::Boards { pirates: 2 }, "שני פיראטים עולים לסירה.");
    check(Lang::Ja, Reason::Draws { cards: 2 }, "カードが2枚手に入ります。");
    check(Lang::Da, Reason::Wins, "Det vinder spillet.");
    check(
        Lang::En,
        Reason::Opens { symbol: Symbol::Dagger, seat: seat(), cards: 2 },
        "But it opens the road of daggers to Anne, who holds 2 such cards.",
    );
}
