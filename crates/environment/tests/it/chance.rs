//! Explicit chance: probabilities, secrecy, and the same games as everywhere.

use cartagena::{Cards, Rules, Seat, Variant, Viewer};
use cartagena_bots::random::Rng;
use cartagena_environment::{ChanceGame, Node, Refused, action_number};

/// Returns an outcome of chance by its probability.
fn draw(game: &ChanceGame, rng: &mut Rng) -> usize {
    let outcomes = game.outcomes();
    let sum: f64 = outcomes.iter().map(|(_, chance)| chance).sum();
    assert!((sum - 1.0).abs() < 1e-9 && outcomes.is_sorted_by_key(|(outcome, _)| *outcome));
    let mut left = rng.below(1 << 30) as f64 / f64::from(1 << 30);
    for (outcome, chance) in &outcomes {
        left -= chance;
        if left < 0.0 {
            return *outcome;
        }
    }
    outcomes[outcomes.len() - 1].0
}

fn advance(game: &mut ChanceGame, rng: &mut Rng) {
    match game.node() {
        Node::Chance => game.apply_outcome(draw(game, rng)).unwrap(),
        Node::Seat(_) => {
            let actions = game.game().unwrap().legal_actions();
            game.apply_action(actions.get(rng.below(actions.len())).unwrap()).unwrap();
        }
        Node::Over(_) => {}
    }
}

#[test]
fn whole_games_can_be_played_with_explicit_chance() {
    for variant in Variant::ALL {
        let mut rng = Rng::new(3);
        let mut game = ChanceGame::new(Rules::new(variant), 2, None).unwrap();
        while !matches!(game.node(), Node::Over(_)) && game.moves() < 10_000 {
            advance(&mut game, &mut rng);
        }
        assert!(matches!(game.node(), Node::Over(_)), "{variant}");
    }
}

#[test]
fn an_information_state_tells_nothing_hidden() {
    let rules = Rules::new(Variant::Jamaica);
    let viewer = Viewer::Seat(Seat::FIRST);
    let deal = |other_hand: usize| {
        let mut game = ChanceGame::new(rules, 2, None).unwrap();
        for outcome in [0, 3, 4, 6, 8, 11] {
            game.apply_outcome(outcome).unwrap();
        }
        game.apply_outcome(0).unwrap();
        let before = game.information_state(viewer);
        assert!(before.ends_with("first 0 cards "), "{before}");
        for outcome in [0, 1, 2, 3, 4, 5].into_iter().chain([other_hand; 6]) {
            game.apply_outcome(outcome).unwrap();
        }
        game
    };
    let (left, right) = (deal(1), deal(2));
    assert_ne!(left.game(), right.game());
    assert_eq!(left.information_state(viewer), right.information_state(viewer));
    assert_eq!(left.observation(viewer), right.observation(viewer));
    let other = Viewer::Seat(Seat::new(1).unwrap());
    assert_ne!(left.information_state(other), right.information_state(other));
}

#[test]
fn information_states_remember_what_observations_forget() {
    let mut rng = Rng::new(9);
    let mut game = ChanceGame::new(Rules::new(Variant::Jamaica), 2, None).unwrap();
    while game.moves() < 60 {
        advance(&mut game, &mut rng);
    }
    let state = game.information_state(Viewer::Seat(Seat::FIRST));
    assert_eq!(state.split(' ').count() - 6, 60 + usize::from(game.node() == Node::Chance));
    assert!(state.contains("+?"), "{state}");
}

#[test]
fn a_chosen_tunnel_is_not_laid_by_chance() {
    let tunnel = "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS".parse().unwrap();
    let game = ChanceGame::new(Rules::new(Variant::Tortuga), 5, Some(tunnel)).unwrap();
    assert_eq!(game.outcomes().len(), 5);
    assert!(ChanceGame::new(Rules::new(Variant::Tortuga), 1, None).is_none());
}

#[test]
fn what_cannot_happen_is_refused() {
    let mut rng = Rng::new(1);
    let mut game = ChanceGame::new(Rules::new(Variant::Tortuga), 2, None).unwrap();
    let action = action_number::action(0).unwrap();
    assert_eq!(game.apply_action(action), Err(Refused::OnlyChance));
    assert_eq!(game.apply_outcome(12), Err(Refused::NoSuchOutcome(12)));
    game.apply_outcome(2).unwrap();
    assert_eq!(game.apply_outcome(3), Err(Refused::NoSuchOutcome(3)));
    assert_eq!(game.name_of(4).as_deref(), Some("lay HKPBSD"));
    assert_eq!(game.name_of(5).as_deref(), Some("lay DSBPKH"));
    while game.node() == Node::Chance {
        advance(&mut game, &mut rng);
    }
    assert_eq!(game.apply_outcome(0), Err(Refused::NotChance));
    let end = action_number::action(259).unwrap();
    assert!(matches!(game.apply_action(end), Err(Refused::Illegal(_))));
    assert_eq!(game.game().unwrap().position().pile().len(), Cards::DECK.len() - 24);
}
