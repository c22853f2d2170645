//! Games for the laws: fresh deals and arbitrary positions, in every variant, with every option and
//! number of seats, played at random.
#![allow(dead_code, reason = "each test file uses its part")]

use cartagena::{
    Action, Cards, Crew, Event, Game, Hand, Place, Row, Rules, Seat, Setup, Symbol, Turn, Variant,
};
use cartagena_bots::random::{Rng, sample_action};
use cartagena_deal::{Deck, Seed};
use proptest::prelude::*;

/// The position that all five rulebooks explain.
pub(crate) const RULEBOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
    BDDHPBDSS - 0.3";

pub(crate) fn any_rules() -> impl Strategy<Value = Rules> {
    (0..3usize, any::<bool>(), any::<bool>()).prop_map(|(variant, pass, boat)| Rules {
        variant: Variant::ALL[variant],
        pass,
        boat,
    })
}

/// A game to play on from, half of them fresh, half from somewhere in the middle.
pub(crate) fn any_game() -> impl Strategy<Value = Game> {
    (any_rules(), 2..=5usize, any::<u64>(), any::<bool>()).prop_map(
        |(rules, players, seed, fresh)| {
            if fresh { fresh_game(rules, players, seed) } else { odd_game(rules, players, seed) }
        },
    )
}

pub(crate) fn fresh_game(rules: Rules, players: usize, seed: u64) -> Game {
    let seed = Seed::from_number(seed);
    let deck = Deck::new(seed);
    let first = seed.first_seat(players);
    let setup = Setup::start(rules, seed.tunnel(), players, first, deck.cards());
    setup.expect("a whole deck").game().expect("a deal is possible")
}

/// Any position at all: play would hardly ever find empty piles, huge hands and full spaces.
pub(crate) fn odd_game(rules: Rules, players: usize, seed: u64) -> Game {
    let mut rng = Rng::new(seed);
    loop {
        if let Ok(game) = odd_setup(rules, players, &mut rng).game() {
            return game;
        }
    }
}

fn odd_setup(rules: Rules, players: usize, rng: &mut Rng) -> Setup {
    let mut deck: Vec<Symbol> = Cards::DECK.iter().collect();
    for last in (1..deck.len()).rev() {
        deck.swap(last, rng.below(last + 1));
    }
    let mut take = |most: usize| deck.split_off(deck.len() - rng.below(most + 1).min(deck.len()));
    let row: Row =
        if rules.variant.has_row() { take(12).into_iter().collect() } else { Row::EMPTY };
    let most = [0, 1, 2, 8, 30, 60][take(5).len()];
    let mut hands: Vec<Cards> = (0..players).map(|_| take(most).into_iter().collect()).collect();
    if rng.below(6) == 0 {
        // Somebody holds all the rest.
        hands[0] += deck.drain(..).collect();
    }
    let left = deck.len();
    let discard = match rng.below(3) {
        0 => deck.split_off(left - rng.below(left + 1)),
        1 => deck.split_off(left - left.saturating_sub(rng.below(4))),
        _ => std::mem::take(&mut deck),
    };
    let seats = hands.into_iter().map(|hand| odd_crew(hand, rng)).collect();
    let seat = Seat::new(rng.below(players) as u8).expect("a seat");
    let turn = Turn::ToMove { seat, moves_left: 1 + rng.below(3) as u8 };
    let tunnel = Seed::from_number(rng.below(1 << 30) as u64).tunnel();
    Setup { rules, tunnel, seats, row, discard: discard.into_iter().collect(), turn }
}

fn odd_crew(hand: Cards, rng: &mut Rng) -> Crew {
    let crowd = rng.below(36);
    // Crews that are all at the fort or in the boat can get stuck.
    let outside = if rng.below(3) == 0 { 2 } else { 4 };
    let mut places = [(); 6].map(|()| {
        let number = match rng.below(outside) {
            0 => 0,
            1 => 37,
            2 => 1 + (crowd + rng.below(4)) % 36,
            _ => 1 + rng.below(36),
        };
        Place::new(number as u8).expect("a place")
    });
    places.sort();
    Crew { places, hand: Hand::open(hand) }
}

/// Plays one random legal action and returns it with the cards dealt for it.
pub(crate) fn step(game: &mut Game, rng: &mut Rng) -> Option<(Action, Vec<Symbol>, Event)> {
    let action = sample_action(game.legal_actions(), rng)?;
    let dealt = deal(game, action, rng);
    let event = game.play(action, &dealt).expect("a legal action");
    Some((action, dealt, event))
}

/// Cards for an action, drawn at random from what can come.
pub(crate) fn deal(game: &Game, action: Action, rng: &mut Rng) -> Vec<Symbol> {
    let mut pile = game.position().pile();
    let mut discard = game.position().discard();
    let mut next = || {
        if pile.is_empty() {
            pile = std::mem::take(&mut discard);
        }
        let card = rng.draw_card(pile);
        pile -= Cards::one(card);
        card
    };
    (0..game.cards_needed(action)).map(|_| next()).collect()
}

/// All actions there could ever be.
pub(crate) fn every_action() -> impl Iterator<Item = Action> {
    let places = || (0..=37).filter_map(Place::new);
    let advances = places()
        .flat_map(|from| Symbol::ALL.into_iter().map(move |card| Action::Advance { from, card }));
    let retreats = places().map(|from| Action::Retreat { from });
    advances.chain(retreats).chain([Action::EndTurn])
}

pub(crate) fn all_cards(game: &Game) -> Cards {
    let position = game.position();
    let hands = Seat::first_n(position.seats()).map(|seat| position.hand(seat));
    let open = position.row().iter().collect::<Cards>() + position.discard();
    hands.fold(open + position.pile(), |cards, hand| cards + hand)
}
