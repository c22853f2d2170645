//! Law 7: the engine plays as the naive one does, which was written from the rules alone.

use crate::common::{fresh_game, odd_game, step};
use cartagena::{Action, Event, Game, Outcome, Place, Rules, Seat, Symbol, Variant, Viewer};
use cartagena_bots::random::Rng;
use cartagena_referee::Naive;

fn all_rules() -> impl Iterator<Item = Rules> {
    let options = [(false, true), (true, true), (false, false), (true, false)];
    let with = move |variant| options.map(|(pass, boat)| Rules { variant, pass, boat });
    Variant::ALL.into_iter().flat_map(with)
}

fn letters(cards: impl IntoIterator<Item = Symbol>) -> Vec<char> {
    cards.into_iter().map(Symbol::letter).collect()
}

fn legal(game: &Game) -> Vec<String> {
    let long = |action: Action| match game.target(action) {
        Some(to) if matches!(action, Action::Advance { .. }) => format!("{action}>{to}"),
        Some(to) => format!("{action}{to}"),
        None => action.to_string(),
    };
    game.legal_actions().list().into_iter().map(long).collect()
}

/// Plays a game at both tables and compares all there is to compare.
fn compare(mut game: Game, rng: &mut Rng, limit: usize, tally: &mut Tally) -> usize {
    let mut naive = Naive::from_position(&game.to_string()).expect("the same position");
    for played in 0..limit {
        assert_eq!(naive.position(), game.to_string());
        assert_eq!(naive.legal(), legal(&game), "{game}");
        assert_eq!(naive.pile(), letters(game.position().pile().iter()));
        compare_memory(&naive, &game);
        let before = game.clone();
        let Some((action, dealt, event)) = step(&mut game, rng) else { return played };
        let short = action.to_string();
        assert_eq!(naive.cards_needed(&short), before.cards_needed(action), "{before} {short}");
        assert_eq!(
            naive.play(&short, &letters(dealt)),
            Ok(event.notation().to_string()),
            "{before}"
        );
        tally.count(&before, &event, &game);
    }
    limit
}

fn compare_memory(naive: &Naive, game: &Game) {
    if game.position().rules().variant == Variant::Hispaniola {
        let public = game.observe(Viewer::Public);
        for seat in Seat::first_n(public.seats()) {
            assert_eq!(naive.seen(seat.index()), letters(public.hand(seat).known.iter()));
        }
    }
}

#[test]
fn fresh_games_agree() {
    let mut actions = 0;
    for (index, rules) in all_rules().enumerate() {
        for players in 2..=5 {
            for round in 0..12 {
                let seed = (index * 1000 + players * 100 + round) as u64;
                actions += compare(
                    fresh_game(rules, players, seed),
                    &mut Rng::new(seed),
                    400,
                    &mut Tally::default(),
                );
            }
        }
    }
    assert!(actions > 100_000, "{actions} actions compared");
}

/// Situations that have to come up, or the comparison says little.
#[derive(Default, Debug)]
struct Tally {
    won: usize,
    drawn: usize,
    reshuffled: usize,
    laid_in_mid_draw: usize,
    laid_before_draw: usize,
    nothing_to_draw: usize,
    left_the_boat: usize,
    no_move_but_the_end: usize,
}

impl Tally {
    fn count(&mut self, before: &Game, event: &Event, after: &Game) {
        let (old, new) = (before.position(), after.position());
        let only_end = before.legal_actions().list().as_slice() == [Action::EndTurn];
        self.won += usize::from(matches!(after.outcome(), Some(Outcome::Won(_))));
        self.drawn += usize::from(after.outcome() == Some(Outcome::Drawn));
        self.reshuffled += usize::from(!old.discard().is_empty() && new.discard().is_empty());
        self.no_move_but_the_end += usize::from(only_end);
        if let Event::Retreated { from, drawn, laid, .. } = event {
            let (row, laid) = (old.row().len(), !laid.is_empty());
            self.laid_in_mid_draw += usize::from(laid && row == 1 && drawn.len() == 2);
            self.laid_before_draw += usize::from(laid && row == 0);
            self.nothing_to_draw += usize::from(drawn.is_empty());
            self.left_the_boat += usize::from(*from == Place::BOAT);
        }
    }
}

#[test]
fn odd_positions_agree() {
    let mut tally = Tally::default();
    for (index, rules) in all_rules().enumerate() {
        for players in 2..=5 {
            for round in 0..100 {
                let seed = (index * 1000 + players * 100 + round) as u64;
                compare(odd_game(rules, players, seed), &mut Rng::new(seed), 40, &mut tally);
            }
        }
    }
    let Tally { won, drawn, reshuffled, laid_in_mid_draw, .. } = tally;
    let Tally { laid_before_draw, nothing_to_draw, left_the_boat, no_move_but_the_end, .. } = tally;
    let rare = [won, drawn, reshuffled, laid_in_mid_draw, laid_before_draw, nothing_to_draw];
    assert!(rare.iter().all(|times| *times >= 3), "{tally:?}");
    assert!(left_the_boat >= 5 && no_move_but_the_end >= 5, "{tally:?}");
}
