//! Small ends of games, at random.

use cartagena::{Game, Symbol};
use cartagena_bots::random::Rng;

pub(super) const TUNNELS: [&str; 3] = [
    "BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS",
    "SPBKDH/KDSBPH/PHDSBK/BSHDKP/DSBPKH/KDSHPB",
    "HDKBPS/BPHSDK/KBSDHP/SHPKBD/BSHDKP/HKPBSD",
];

/// Small ends of games: few pirates outside the boat, few cards in the hands, a short row, and a
/// pile of nearly one symbol, so that a new row comes in few ways.
pub(super) struct Ends(pub Rng);

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Any,
    /// Hardly a card and hardly a pirate in the tunnel: soon nobody can move.
    Barren,
    /// All depends on the next cards.
    Race,
}

impl Ends {
    /// One so small that a turn more can be looked through.
    pub(super) fn tiny(&mut self) -> Game {
        let mut games = (0..10_000).map(|_| self.next());
        games.find(|game| game.legal_actions().len() <= 4).expect("a tiny endgame")
    }

    pub(super) fn next(&mut self) -> Game {
        let mut games = (0..10_000).filter_map(|_| self.line().parse::<Game>().ok());
        games.find(|game| game.outcome().is_none()).expect("a running game")
    }

    fn line(&mut self) -> String {
        let kind = [Kind::Any, Kind::Barren, Kind::Race][self.0.below(3)];
        let rules = self.of(&["tortuga", "tortuga-boat", "tortuga+pass", "tortuga+pass-boat"]);
        let mut left = [17_u8; 6];
        let most = if kind == Kind::Any { self.0.below(4) } else { 1 };
        let hands = [self.hand(most, &mut left), self.hand(most, &mut left)];
        let length = 1 + if kind == Kind::Race { 0 } else { self.0.below(3) };
        let row: String = (0..length).map(|_| self.card(&mut left).letter()).collect();
        for (symbol, count) in [(self.0.below(6), 11), (self.0.below(6), self.0.below(3) as u8)] {
            left[symbol] = left[symbol].saturating_sub(count);
        }
        let seats = [self.places(kind), self.places(kind)];
        let turn = format!("{}.{}", self.0.below(2), 1 + self.0.below(3));
        let tunnel = self.of(&TUNNELS);
        let [one, two] = [0, 1].map(|seat| format!("{}:{}", seats[seat], hands[seat]));
        format!("{rules} {tunnel} {one}|{two} {row} {} {turn}", counts(&left))
    }

    fn of(&mut self, words: &[&'static str]) -> &'static str {
        words[self.0.below(words.len())]
    }

    fn card(&mut self, left: &mut [u8; 6]) -> Symbol {
        let card = Symbol::ALL[self.0.below(6)];
        left[card.index()] -= 1;
        card
    }

    fn hand(&mut self, most: usize, left: &mut [u8; 6]) -> String {
        let mut hand = [0; 6];
        for _ in 0..self.0.below(most + 1) {
            hand[self.card(left).index()] += 1;
        }
        counts(&hand)
    }

    fn places(&mut self, kind: Kind) -> String {
        let outside = 1 + self.0.below(2) * if kind == Kind::Race { 1 } else { self.0.below(3) };
        let mut places = [37; 6];
        for place in &mut places[..outside] {
            *place = match kind {
                Kind::Any => [self.0.below(37), 28 + self.0.below(9)][self.0.below(2)],
                Kind::Barren => [0, 0, self.0.below(37)][self.0.below(3)],
                Kind::Race => 34 + self.0.below(3),
            };
        }
        places.sort_unstable();
        places.map(|place| place.to_string()).join(".")
    }
}

fn counts(cards: &[u8; 6]) -> String {
    let one = |(symbol, count): (Symbol, &u8)| match count {
        0 => String::new(),
        1 => symbol.to_string(),
        count => format!("{symbol}{count}"),
    };
    let text: String = Symbol::ALL.into_iter().zip(cards).map(one).collect();
    if text.is_empty() { "-".into() } else { text }
}
