//! Laws that hold in any game, tested in random games.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::common::PLAIN;
use cartagena_referee::{Naive, NaiveMove};

const ORDER: &str = "BDHKPS";

/// A plain linear congruential generator: any spread of games will do.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    /// Returns a random move. At first half of the choices are the last but one, mostly a retreat,
    /// so that hands grow and the pile runs out; later all are equally likely, so that the game
    /// ends.
    fn choose<'a>(&mut self, legal: &'a [String], played: usize) -> &'a str {
        match played < 200 && self.below(2) == 0 {
            true => &legal[legal.len().saturating_sub(2)],
            false => &legal[self.below(legal.len())],
        }
    }

    /// Deals from the pile, then from the discards.
    fn deal(&mut self, game: &Naive, needed: usize) -> Vec<char> {
        let (mut pile, mut discard) = (game.pile(), game.discard());
        let mut dealt = Vec::new();
        while dealt.len() < needed {
            if pile.is_empty() {
                std::mem::swap(&mut pile, &mut discard);
            }
            dealt.push(pile.remove(self.below(pile.len())));
        }
        dealt
    }
}

/// Returns a start with so many cards of each symbol in the first hand that the pile may run out.
fn start(rules: &str, seats: usize, hoard: usize) -> Naive {
    let first = match hoard {
        0 => "-".to_string(),
        _ => ORDER.chars().map(|symbol| format!("{symbol}{hoard}")).collect(),
    };
    let row = if rules.starts_with("jamaica") { "-" } else { "SBDHKPSBDHKP" };
    let others = vec!["0.0.0.0.0.0:BDHKPS"; seats - 1].join("|");
    let line = format!("{rules} {PLAIN} 0.0.0.0.0.0:{first}|{others} {row} - 1.3");
    Naive::from_position(&line).unwrap()
}

fn every_game(mut look: impl FnMut(&Naive, &str, &[char], &Naive)) {
    for variant in ["jamaica", "tortuga", "hispaniola"] {
        for options in ["", "+pass", "-boat", "+pass-boat"] {
            for (seats, hoard) in [(2, 14), (2, 0), (3, 11), (4, 2), (5, 9)] {
                let game = start(&format!("{variant}{options}"), seats, hoard);
                one_game(game, Dice((seats * 100 + hoard) as u64), &mut look);
            }
        }
    }
}

/// Plays a game; passes position, long move, dealt cards and next position to `look`.
fn one_game(mut game: Naive, mut dice: Dice, look: &mut impl FnMut(&Naive, &str, &[char], &Naive)) {
    for played in 0..600 {
        let legal = game.legal();
        if legal.is_empty() {
            break;
        }
        let mv = dice.choose(&legal, played);
        let dealt = dice.deal(&game, game.cards_needed(mv));
        let before = game.clone();
        let long = game.play(mv, &dealt).unwrap();
        look(&before, &long, &dealt, &game);
    }
}

/// Returns places and number of cards of each seat, read from the six fields.
fn seats(game: &Naive) -> Vec<(Vec<usize>, usize)> {
    let line = game.position();
    let cut = line.split(' ').nth(2).unwrap().split('|').map(|seat| {
        let (places, hand) = seat.split_once(':').unwrap();
        (places.split('.').map(|p| p.parse().unwrap()).collect(), size(hand))
    });
    cut.collect()
}

/// Returns the number of cards in a written hand.
fn size(hand: &str) -> usize {
    let letters = hand.chars().filter(|&c| ORDER.contains(c)).count();
    let counts = hand.split(|c: char| !c.is_ascii_digit());
    let more = counts.filter_map(|n| n.parse::<usize>().ok());
    letters + more.map(|n| n - 1).sum::<usize>()
}

#[test]
fn pirates_and_cards_are_conserved() {
    every_game(|_, _, _, game| {
        let line = game.position();
        let row = line.split(' ').nth(3).unwrap();
        let row = if row == "-" { 0 } else { row.len() };
        let hands: usize = seats(game).iter().map(|(_, hand)| hand).sum();
        assert_eq!(hands + row + game.pile().len() + game.discard().len(), 102, "{line}");
        let all: Vec<usize> = seats(game).into_iter().flat_map(|(places, _)| places).collect();
        assert_eq!(all.len(), 6 * seats(game).len(), "{line}");
        for space in 1..=36 {
            assert!(all.iter().filter(|&&p| p == space).count() <= 3, "{line}");
        }
    });
}

#[test]
fn lines_read_back_and_long_moves_replay() {
    every_game(|before, long, _, after| {
        let again = Naive::from_position(&after.position()).unwrap();
        assert_eq!(again.position(), after.position());
        assert_eq!((again.pile(), again.legal()), (after.pile(), after.legal()));
        let mut replay = before.clone();
        replay.play_long(long).unwrap();
        assert_eq!(&replay, after, "{long}");
    });
}

#[test]
fn the_list_is_exactly_what_is_accepted() {
    let every: Vec<NaiveMove> = every_move();
    let mut games = 0;
    every_game(|game, _, _, _| {
        games += 1;
        if games % 7 == 0 {
            let accepted = every.iter().filter(|mv| accepts(game, mv));
            assert!(accepted.eq(&game.legal_moves()), "{}", game.position());
        }
    });
}

fn every_move() -> Vec<NaiveMove> {
    let advances = (0..40)
        .flat_map(|from| ORDER.chars().map(move |symbol| NaiveMove::Advance { from, symbol }));
    let retreats = (0..40).map(|from| NaiveMove::Retreat { from });
    advances.chain(retreats).chain([NaiveMove::End]).collect()
}

fn accepts(game: &Naive, mv: &NaiveMove) -> bool {
    let dealt = Dice(1).deal(game, game.needed(mv));
    game.clone().apply(mv, &dealt).is_ok()
}

#[test]
fn a_card_more_or_less_is_refused() {
    every_game(|before, long, dealt, _| {
        let mv = long.split('+').next().unwrap();
        let mut copy = before.clone();
        let more = [dealt, &['B']].concat();
        copy.play(mv, &more).unwrap_err();
        if let Some((_, less)) = dealt.split_last() {
            copy.play(mv, less).unwrap_err();
        }
        assert_eq!(&copy, before);
    });
}

#[test]
fn the_random_games_see_all_that_can_happen() {
    let mut seen = [0; 6];
    every_game(|before, long, dealt, after| {
        let reshuffled = dealt.len() > before.pile().len();
        let facts = [
            reshuffled && long.contains('='),
            reshuffled && !long.contains('='),
            long.contains('<') && !long.contains('+'),
            long.starts_with("37<"),
            after.winner().is_some(),
            after.is_over() && after.winner().is_none(),
        ];
        for (count, fact) in seen.iter_mut().zip(facts) {
            *count += usize::from(fact);
        }
    });
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}
