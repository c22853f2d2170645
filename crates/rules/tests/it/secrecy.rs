//! Law 5: two games that differ only in what a viewer cannot see are one game to that viewer.

use crate::common::{any_game, deal, every_action, fresh_game, step};
use cartagena::{Cards, Event, Game, Hand, IllegalAction, Rules, Seat, Symbol, Variant, Viewer};
use cartagena_bots::random::{Rng, sample_action};
use proptest::prelude::*;

/// The same game with the cards that `viewer` cannot see dealt out anew.
fn twin(game: &Game, viewer: Viewer, rng: &mut Rng) -> Game {
    game.observe(viewer).determinize(|unseen| rng.draw_card(unseen))
}

/// An event or a refusal as its viewer would get it: text and value.
fn as_seen(result: &Result<Event, IllegalAction>, viewer: Viewer, variant: Variant) -> String {
    match result {
        Ok(event) => {
            let seen = event.seen_by(viewer, variant);
            format!("{seen} {seen:?}")
        }
        Err(refused) => format!("{refused:?}"),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn twins_look_alike(game in any_game(), warm_up in 0..60usize, seat in 0..6usize, seed: u64) {
        let mut game = game;
        let mut rng = Rng::new(seed);
        for _ in 0..warm_up {
            step(&mut game, &mut rng);
        }
        let variant = game.position().rules().variant;
        let seat = Seat::first_n(game.position().seats()).nth(seat);
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let mut other = twin(&game, viewer, &mut rng);
        for _ in 0..80 {
            prop_assert_eq!(game.observe(viewer), other.observe(viewer));
            prop_assert_eq!(game.observe(viewer).to_string(), other.observe(viewer).to_string());
            prop_assert_eq!(
                game.observe(viewer).legal_actions(),
                other.observe(viewer).legal_actions()
            );
            refusals_are_alike(&game, &other, viewer);
            if !play_both(&mut game, &mut other, viewer, variant, &mut rng) {
                break;
            }
        }
    }
}

/// Illegal actions in the viewer's own turn are refused with the same errors.
fn refusals_are_alike(game: &Game, other: &Game, viewer: Viewer) {
    if game.turn().seat().map(Viewer::Seat) != Some(viewer) {
        return;
    }
    let variant = game.position().rules().variant;
    for action in every_action().filter(|action| !game.is_legal(*action)) {
        let one = as_seen(&game.clone().play(action, &[]), viewer, variant);
        assert_eq!(one, as_seen(&other.clone().play(action, &[]), viewer, variant));
    }
}

/// Plays an action that both games allow, dealing what both can deal; false if there is none.
fn play_both(
    game: &mut Game,
    other: &mut Game,
    viewer: Viewer,
    variant: Variant,
    rng: &mut Rng,
) -> bool {
    let Some(action) = sample_action(game.legal_actions(), rng) else { return false };
    if !other.is_legal(action) {
        return true;
    }
    assert_eq!(game.cards_needed(action), other.cards_needed(action));
    let dealt = deal(game, action, rng);
    let hidden_from_viewer =
        !variant.has_row() && game.turn().seat().map(Viewer::Seat) != Some(viewer);
    let others = if hidden_from_viewer { deal(other, action, rng) } else { dealt.clone() };
    let (before, other_before) = (game.clone(), other.clone());
    let (one, two) = (game.play(action, &dealt), other.play(action, &others));
    if one.is_ok() != two.is_ok() {
        // The twin's pile happens not to hold a card of the open row; try another move.
        (*game, *other) = (before, other_before);
        return true;
    }
    assert_eq!(as_seen(&one, viewer, variant), as_seen(&two, viewer, variant));
    true
}

/// The law would be empty if twins never differed.
#[test]
fn twins_do_differ() {
    let mut rng = Rng::new(5);
    let game = fresh_game(Rules::new(Variant::Jamaica), 3, 5);
    let other = twin(&game, Viewer::Seat(Seat::FIRST), &mut rng);
    assert_ne!(game.position(), other.position());
    assert_eq!(game.position().hand(Seat::FIRST), other.position().hand(Seat::FIRST));
}

#[test]
fn hispaniola_remembers_what_everybody_saw() {
    let line = "hispaniola BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
        0.0.0.0.1.7:BD|0.0.0.0.0.12:K2 KHDSPBBDHKSS - 0.3";
    let mut game: Game = line.parse().expect("a game");
    let other = Viewer::Seat(Seat::new(1).expect("a seat"));
    let hand = |game: &Game| game.observe(other).hand(Seat::FIRST).to_string();
    let mut play = |text: &str| {
        let action = text.parse::<cartagena::Notated>().expect("a move").action;
        game.play(action, &[]).expect("legal");
        hand(&game)
    };
    assert_eq!(play("7<"), "K?2");
    // A hidden card of another symbol is played: the seen key stays.
    assert_eq!(play("D0"), "K?1");
    // The key that is played is the one that was seen.
    assert_eq!(play("K0"), "?1");
    assert_eq!(
        game.observe(Viewer::Public).hand(Seat::FIRST),
        Hand { known: Cards::NONE, unknown: 1 }
    );
    assert!(game.position().hand(Seat::FIRST).contains(Symbol::Bottle));
}
