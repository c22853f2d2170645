//! Playthroughs: the deck follows the seed, and the text brings all of it back.

use cartagena::{IllegalAction, Rules, Variant, WrongMove};
use cartagena_bots::random::{Rng, sample_action};
use cartagena_deal::Seed;
use cartagena_environment::{NotPlayed, Playthrough, Unreadable};
use cartagena_table::NewGame;

const POSITION: &str = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.0.0.0.7:BD2HKP|0.0.0.0.0.5:HK3PS - - 0.3";

fn other_seed() -> Seed {
    Seed::from_number(999)
}

fn play_randomly(game: &mut Playthrough, rng: &mut Rng, moves: usize) {
    for _ in 0..moves {
        let Some(action) = sample_action(game.game().legal_actions(), rng) else { return };
        game.play_action(action).unwrap();
    }
}

#[test]
fn a_text_brings_back_the_game_and_the_cards_to_come() {
    for variant in Variant::ALL {
        let new = NewGame { rules: Rules::new(variant), players: 4, ..NewGame::default() };
        let mut game = Playthrough::deal(&new, Seed::from_number(3)).unwrap();
        play_randomly(&mut game, &mut Rng::new(1), 200);
        let text = game.record(["Ann".to_owned()]).to_string();
        let mut again = Playthrough::read(&text, other_seed()).unwrap();
        assert_eq!(again, game);
        play_randomly(&mut again, &mut Rng::new(2), 200);
        play_randomly(&mut game, &mut Rng::new(2), 200);
        assert_eq!(again, game);
    }
}

#[test]
fn cards_may_be_named_and_the_rest_still_comes_back() {
    let mut game = Playthrough::from_game(POSITION.parse().unwrap(), Seed::from_number(5));
    assert_eq!(game.play(&"7<5+S".parse().unwrap()).unwrap().to_string(), "0:7<5+S");
    play_randomly(&mut game, &mut Rng::new(1), 100);
    let text = game.record([]).to_string();
    assert!(text.contains("[Pile \"0500") && !text.contains("[Seed"), "{text}");
    let mut again = Playthrough::read(&text, other_seed()).unwrap();
    play_randomly(&mut again, &mut Rng::new(2), 100);
    play_randomly(&mut game, &mut Rng::new(2), 100);
    assert_eq!(again, game);

    let damaged = text.replace("[Pile \"0500", "[Pile \"0600");
    assert_eq!(Playthrough::read(&damaged, other_seed()), Err(Unreadable::Pile));
    let damaged = text.replace("[Pile \"0500", "[Pile \"xx00");
    assert_eq!(Playthrough::read(&damaged, other_seed()), Err(Unreadable::Pile));
}

#[test]
fn a_record_that_tells_no_seed_goes_on_with_another() {
    let mut game = Playthrough::deal(&NewGame::default(), Seed::from_number(5)).unwrap();
    play_randomly(&mut game, &mut Rng::new(1), 50);
    let open = game.record([]).without_secrets();
    let first = Playthrough::from_record(&open, Seed::from_number(1)).unwrap();
    assert_eq!((first.game(), first.events()), (game.game(), game.events()));
    let again = Playthrough::read(&first.record([]).to_string(), other_seed()).unwrap();
    assert_eq!(again, first);
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = Playthrough::from_game(POSITION.parse().unwrap(), Seed::from_number(5));
    let before = game.clone();
    let wrong = |illegal| Err(NotPlayed::Wrong(WrongMove::Illegal(illegal)));
    let must_move = wrong(IllegalAction::MustMove);
    assert_eq!(game.play(&".".parse().unwrap()).map(drop), must_move);
    assert_eq!(game.play_action(".".parse().unwrap()).map(drop), must_move);
    let target = game.play(&"7<4".parse().unwrap()).map(drop).unwrap_err();
    assert!(matches!(target, NotPlayed::Wrong(WrongMove::Target(_))));
    assert_eq!(target.code(), "target");
    assert_eq!(game, before);
}
