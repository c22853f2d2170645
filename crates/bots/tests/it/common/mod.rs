//! Games to put the players to.

use cartagena::{
    Action, Cards, Game, Observation, Place, Rules, Seat, Setup, Symbol, Variant, Viewer,
};
use cartagena_bots::baseline::Greedy;
use cartagena_bots::{Budget, Level, Player};
use cartagena_deal::{Deck, Seed};

/// Every variant with every choice of options.
pub(crate) fn all_rules() -> impl Iterator<Item = Rules> {
    let options = [(false, false), (false, true), (true, false), (true, true)];
    let of = move |variant| options.map(|(pass, boat)| Rules { variant, pass, boat });
    Variant::ALL.into_iter().flat_map(of)
}

/// Every variant as it is usually played, with every number of seats.
pub(crate) fn usual_tables() -> impl Iterator<Item = (Rules, usize)> {
    let seats = |variant| (Seat::MIN..=Seat::MAX).map(move |seats| (Rules::new(variant), seats));
    Variant::ALL.into_iter().flat_map(seats)
}

/// The variants in which hands are hidden.
pub(crate) const HIDDEN: [Variant; 2] = [Variant::Jamaica, Variant::Hispaniola];

/// The levels that think a whole turn out.
pub(crate) const PLANNERS: [Level; 2] = [Level::Captain, Level::Admiral];

/// A game under way, with the cards that are still to come.
#[derive(Clone)]
pub(crate) struct Table {
    pub game: Game,
    deck: Deck,
}

impl Table {
    pub(crate) fn deal(rules: Rules, seats: usize, number: u64) -> Table {
        let seed = Seed::from_number(number);
        let mut deck = Deck::new(seed);
        let first = seed.first_seat(seats);
        let setup = Setup::start(rules, seed.tunnel(), seats, first, deck.cards()).unwrap();
        deck.skip(Setup::cards_dealt(rules, seats));
        Table { game: setup.game().unwrap(), deck }
    }

    /// A game in which some actions were played: pirates stand about and cards were won.
    pub(crate) fn midway(rules: Rules, seats: usize, number: u64, actions: usize) -> Table {
        let mut table = Table::deal(rules, seats, number);
        let mut player = Erratic { greedy: Greedy::new(number), count: number };
        for _ in 0..actions {
            let Some(seen) = table.seen() else { break };
            let action = player.choose(&seen, &mut Budget::nodes(1)).unwrap();
            let before = table.clone();
            table.play(action);
            if table.game.outcome().is_some() {
                return before;
            }
        }
        table
    }

    /// The last turn of a game, from its beginning.
    pub(crate) fn last_turn(rules: Rules, seats: usize, number: u64) -> Table {
        let mut table = Table::deal(rules, seats, number);
        let mut player = Erratic { greedy: Greedy::new(number), count: number };
        let mut start = table.clone();
        for _ in 0..5_000 {
            let Some(seen) = table.seen() else { return start };
            if table.game.turn().is_start() {
                start = table.clone();
            }
            table.play(player.choose(&seen, &mut Budget::nodes(1)).unwrap());
        }
        panic!("the game does not end")
    }

    /// Returns the seat to move.
    pub(crate) fn mover(&self) -> Option<Seat> {
        self.game.turn().seat()
    }

    /// Returns the observation of the seat to move; `None` when the game is over.
    pub(crate) fn seen(&self) -> Option<Observation> {
        self.mover().map(|seat| self.game.observe(Viewer::Seat(seat)))
    }

    /// Plays an action, which must be legal.
    pub(crate) fn play(&mut self, action: Action) {
        let (needed, discard) = (self.game.cards_needed(action), self.game.position().discard());
        let dealt = self.deck.deal(needed, discard);
        if let Err(error) = self.game.play(action, &dealt) {
            panic!("{action} is not legal ({error}): {}", self.game);
        }
    }
}

/// Mostly greedy, but it goes back now and then, so that there are crowds, full hands and laid rows.
struct Erratic {
    greedy: Greedy,
    count: u64,
}

impl Player for Erratic {
    fn choose(&mut self, seen: &Observation, budget: &mut Budget) -> Option<Action> {
        self.count += 1;
        let actions = seen.legal_actions()?.list();
        let mut retreats = actions.iter().filter(|action| matches!(action, Action::Retreat { .. }));
        match retreats.next_back() {
            Some(retreat) if self.count.is_multiple_of(3) => Some(*retreat),
            _ => self.greedy.choose(seen, budget),
        }
    }
}

/// Another game that looks the same to the viewer; `None` if nothing is hidden.
pub(crate) fn double(game: &Game, viewer: Viewer) -> Option<Game> {
    let seen = game.observe(viewer);
    let deals: [fn(Cards) -> Symbol; 3] = [
        |unseen| unseen.nth(0),
        |unseen| unseen.nth(unseen.len() - 1),
        |unseen| unseen.nth(unseen.len() / 2),
    ];
    let games = deals.map(|deal| seen.determinize(deal));
    let hands = |game: &Game| {
        Seat::first_n(seen.seats()).map(|s| game.position().hand(s)).collect::<Vec<_>>()
    };
    games.into_iter().find(|other| hands(other) != hands(game))
}

/// Cards from the pile that would do in both games.
pub(crate) fn common_cards(left: &Game, right: &Game, count: usize) -> Vec<Symbol> {
    let (mut one, mut other) = (left.position().pile(), right.position().pile());
    let mut cards = Vec::new();
    for symbol in Symbol::ALL.into_iter().cycle().take(6 * 17) {
        if cards.len() < count && one.contains(symbol) && other.contains(symbol) {
            one -= Cards::one(symbol);
            other -= Cards::one(symbol);
            cards.push(symbol);
        }
    }
    cards
}

/// A position written down.
pub(crate) fn game(line: &str) -> Game {
    line.parse().unwrap_or_else(|fault| panic!("{line}: {fault}"))
}

/// Returns the number of pirates of a seat at a place.
pub(crate) fn count(game: &Game, seat: Seat, place: Place) -> u8 {
    game.position().pirates_at(seat, place)
}
