//! The laws that hold in any game, whatever is played.

use crate::common::{all_cards, any_game, deal, every_action, step};
use cartagena::{Action, Game, Place, Seat, Setup, Viewer};
use cartagena_bots::random::Rng;
use proptest::prelude::*;

const STEPS: usize = 250;

fn viewers(game: &Game) -> Vec<Viewer> {
    let seats = Seat::first_n(game.position().seats()).map(Viewer::Seat);
    seats.chain([Viewer::Public]).collect()
}

/// Every action of the rulebook's position comes up about equally often.
#[test]
fn lots_are_fair() {
    let game: Game = crate::common::RULEBOOK.parse().expect("a game");
    let actions = game.legal_actions();
    let mut rng = Rng::new(1);
    let mut counts = vec![0u32; actions.len()];
    for _ in 0..29_000 {
        let action = actions.sample(rng.next_u64()).expect("the game goes on");
        let index = actions.list().iter().position(|legal| *legal == action);
        counts[index.expect("legal")] += 1;
    }
    // A thousand each; five standard deviations are 157.
    assert!(counts.iter().all(|count| (840..1160).contains(count)), "{counts:?}");
}

/// Plays a random game and looks at it before every move.
fn along(mut game: Game, seed: u64, mut look: impl FnMut(&Game, &mut Rng)) {
    let mut rng = Rng::new(seed);
    for _ in 0..STEPS {
        look(&game, &mut rng);
        if step(&mut game, &mut rng).is_none() {
            return;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// 1. The legal actions are those that are accepted, sorted, each once, and there is always one.
    #[test]
    fn legal_actions_are_exactly_those_accepted(game in any_game(), seed: u64) {
        along(game, seed, |game, rng| {
            let list = game.legal_actions().list();
            let accepted: Vec<Action> = every_action()
                .filter(|action| {
                    let dealt = if game.is_legal(*action) { deal(game, *action, rng) } else { vec![] };
                    game.clone().play(*action, &dealt).is_ok()
                })
                .collect();
            assert_eq!(list.as_slice(), accepted);
            assert!(list.is_sorted());
            assert_eq!(list.is_empty(), game.outcome().is_some());
            assert_eq!(list.len(), game.legal_actions().len());
            for (index, action) in list.iter().enumerate() {
                assert_eq!(game.legal_actions().get(index), Some(*action));
            }
            assert_eq!(game.legal_actions().get(list.len()), None);
        });
    }

    /// Lots fall on legal actions only, on each of them, and playing by lot is playing that action.
    #[test]
    fn lots_are_legal_actions(game in any_game(), seed: u64) {
        along(game, seed, |game, rng| {
            let actions = game.legal_actions();
            let word = rng.next_u64();
            let Some(action) = actions.sample(word) else {
                assert!(game.outcome().is_some());
                return;
            };
            assert!(actions.contains(action));
            let (mut one, mut other) = (*game.position(), *game.position());
            one.play_unchecked(game.tunnel(), action, |pile| pile.nth(pile.len() / 2));
            other.play_sampled(game.tunnel(), word, |pile| pile.nth(pile.len() / 2));
            assert_eq!(one, other);
        });
    }

    /// 2. Pirates and cards are conserved, and no space holds four.
    #[test]
    fn nothing_is_lost(game in any_game(), seed: u64) {
        along(game, seed, |game, _| {
            assert_eq!(all_cards(game), cartagena::Cards::DECK);
            let count = |seat, place| usize::from(game.position().pirates_at(seat, place));
            let seats = || Seat::first_n(game.position().seats());
            for seat in seats() {
                let crew: usize = (0..=37).filter_map(Place::new).map(|place| count(seat, place)).sum();
                assert_eq!(crew, 6);
            }
            for space in Place::spaces() {
                assert!(seats().map(|seat| count(seat, space)).sum::<usize>() <= 3);
            }
        });
    }

    /// `moved` names the places where the numbers of pirates differ between two positions.
    #[test]
    fn moved_is_where_numbers_differ(game in any_game(), seed: u64) {
        let first = *game.position();
        along(game, seed, |game, _| {
            let position = game.position();
            for seat in Seat::first_n(position.seats()) {
                let places = (0..=37).filter_map(Place::new);
                let moved =
                    places.filter(|at| position.pirates_at(seat, *at) != first.pirates_at(seat, *at));
                let bits: u64 = moved.map(|place| 1 << place.number()).sum();
                assert_eq!(position.changed_places(&first, seat), bits, "{game}");
            }
        });
    }

    /// 3. A refused action changes nothing, neither do cards that cannot come.
    #[test]
    fn refusal_changes_nothing(game in any_game(), seed: u64) {
        along(game, seed, |game, rng| {
            for action in every_action() {
                let mut dealt = deal(game, action, rng);
                if game.is_legal(action) {
                    dealt.push(cartagena::Symbol::Key);
                }
                let mut after = game.clone();
                assert!(after.play(action, &dealt).is_err());
                assert_eq!(&after, game);
            }
        });
    }

    /// 4. Every viewer can follow by its own events.
    #[test]
    fn observers_follow(game in any_game(), seed: u64) {
        let mut game = game;
        let mut rng = Rng::new(seed);
        let mut views: Vec<_> = viewers(&game).into_iter().map(|viewer| game.observe(viewer)).collect();
        for _ in 0..STEPS {
            let Some((_, _, event)) = step(&mut game, &mut rng) else { break };
            for view in &mut views {
                let seen = event.seen_by(view.viewer(), view.rules().variant);
                prop_assert_eq!(view.apply(&seen), Ok(()));
                prop_assert_eq!(&*view, &game.observe(view.viewer()));
                prop_assert_eq!(view.pile_len(), game.position().pile().len());
            }
        }
    }

    /// 6. A position read from its own text is the same position; only the memory of seen cards
    /// is not in it.
    #[test]
    fn text_is_the_position(game in any_game(), seed: u64) {
        along(game, seed, |game, _| {
            let line = game.to_string();
            let again: Game = line.parse().expect("a position that was played to");
            assert_eq!(again.position(), game.position());
            assert_eq!(again.tunnel(), game.tunnel());
            assert_eq!(again.to_string(), line);
            for viewer in viewers(game) {
                let view = game.observe(viewer);
                let line = view.to_string();
                let setup: Setup = line.parse().expect("what a viewer sees can be said");
                assert_eq!(setup.observation(viewer), Ok(view));
            }
        });
    }

    /// An observation refuses events meant for another viewer, with more or fewer cards shown.
    #[test]
    fn observers_refuse_what_is_not_theirs(game in any_game(), seed: u64) {
        let mut game = game;
        let mut rng = Rng::new(seed);
        for _ in 0..STEPS {
            let before = game.clone();
            let Some((_, _, event)) = step(&mut game, &mut rng) else { break };
            for viewer in viewers(&before) {
                let variant = before.position().rules().variant;
                let own = event.seen_by(viewer, variant);
                for other in viewers(&before).into_iter().map(|other| event.seen_by(other, variant)) {
                    let accepted = before.observe(viewer).apply(&other).is_ok();
                    prop_assert_eq!(accepted, other == own);
                }
            }
        }
    }

    /// Whatever a viewer supposes of the hidden cards looks to it like what it sees, and is possible.
    #[test]
    fn suppositions_look_alike(game in any_game(), seed: u64) {
        along(game, seed, |game, rng| {
            for viewer in viewers(game) {
                let seen = game.observe(viewer);
                let supposed = seen.determinize(|unseen| rng.draw_card(unseen));
                assert_eq!(supposed.observe(viewer), seen);
                assert_eq!(all_cards(&supposed), cartagena::Cards::DECK);
                let again: Game = supposed.to_string().parse().expect("a possible game");
                assert_eq!(again.position(), supposed.position());
            }
        });
    }

    /// An observation refuses events that do not fit and stays as it is.
    #[test]
    fn observers_notice_a_gap(game in any_game(), seed: u64) {
        let mut rng = Rng::new(seed);
        let mut ahead = game.clone();
        let first = step(&mut ahead, &mut rng);
        let second = step(&mut ahead, &mut rng);
        if let (Some((_, _, first)), Some((_, _, second))) = (first, second) {
            for viewer in viewers(&game) {
                let variant = game.position().rules().variant;
                let mut view = game.observe(viewer);
                let before = view.clone();
                // The second event alone may happen to fit; if it is refused, nothing changed.
                if view.apply(&second.seen_by(viewer, variant)).is_err() {
                    prop_assert_eq!(&view, &before);
                }
                let mut view = before;
                prop_assert_eq!(view.apply(&first.seen_by(viewer, variant)), Ok(()));
                prop_assert_eq!(view.apply(&second.seen_by(viewer, variant)), Ok(()));
            }
        }
    }
}
