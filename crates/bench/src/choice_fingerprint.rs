//! Fingerprint of the bots' play, for comparing two builds: a hash of every choice and every
//! chance.

use crate::{after_action, dealt_game};
use cartagena::{Action, Game, Observation, Place, Seat, Variant, Viewer};
use cartagena_bots::random::Rng;
use cartagena_bots::{Bot, Budget, Level, Player};
use cartagena_daily::{DailyDeal, Day, PlayerV1};

/// Number of actions per game.
const ACTIONS: usize = 30;
/// Node budgets, used in turn, from almost no thinking to a small search.
const NODES: [u64; 4] = [1, 40, 700, 1_500];

/// Lets bots of one level play the beginning of a game and a later part of it, asks them for advice
/// on the way, and hashes all actions and the bits of all chances. `None` if a game cannot be dealt
/// or a bot plays an illegal action.
pub fn choice_fingerprint(variant: Variant, seats: usize, level: Level, seed: u64) -> Option<u64> {
    let (mut mixed, mut rng) = (Fingerprint(seed), Rng::new(seed));
    let start = dealt_game(variant, seats, seed)?;
    mixed.watch(start.clone(), level, seed, &mut rng)?;
    mixed.watch(midgame(start, &mut rng)?, level, seed, &mut rng)?;
    Some(mixed.0)
}

/// Lets the opponent of the day play both seats of a day's game to its end, and hashes all actions. `None` if the
/// day has no deal or the opponent plays an illegal action.
pub fn daily_fingerprint(day: u32) -> Option<u64> {
    let deal = DailyDeal::of(Day::from_number(day)?);
    let player = PlayerV1::built_in(deal.rules().variant)?;
    let (mut mixed, (mut game, mut deck)) = (Fingerprint(day.into()), deal.game());
    while let Some(seat) = game.turn().seat() {
        let action = player.choose(&game.observe(Viewer::Seat(seat)))?;
        mixed.action(action);
        let cards = deck.deal_for(&game, action);
        game.play(action, &cards).ok()?;
    }
    Some(mixed.0)
}

/// Returns the game after about six turns of quick bots per seat, if it has not ended by then.
fn midgame(mut game: Game, rng: &mut Rng) -> Option<Game> {
    let mut quick = Bot::new(Level::Bosun, 0);
    for _ in 0..game.position().seats() * 18 {
        let Some(seat) = game.turn().seat() else { break };
        let seen = game.observe(Viewer::Seat(seat));
        game = after_action(&game, quick.choose(&seen, &mut Budget::nodes(1))?, rng)?;
    }
    Some(game)
}

struct Fingerprint(u64);

impl Fingerprint {
    fn watch(&mut self, mut game: Game, level: Level, seed: u64, rng: &mut Rng) -> Option<()> {
        let seats = game.position().seats() as u64;
        let mut bots: Vec<Bot> = (0..seats).map(|seat| Bot::new(level, seed ^ seat)).collect();
        for at in 0..ACTIONS {
            let Some(seat) = game.turn().seat() else { break };
            let seen = game.observe(Viewer::Seat(seat));
            let (nodes, bot) = (NODES[at % NODES.len()], &mut bots[seat.index()]);
            if at % 5 == 0 {
                self.advice(bot, &seen, nodes)?;
            }
            let action = bot.choose(&seen, &mut Budget::nodes(nodes))?;
            self.action(action);
            game = after_action(&game, action, rng)?;
        }
        Some(())
    }

    fn word(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }

    fn action(&mut self, action: Action) {
        let (kind, from, card) = match action {
            Action::Advance { from, card } => (1, from, card.index() as u64),
            Action::Retreat { from } => (2, from, 0),
            Action::EndTurn => (3, Place::FORT, 0),
        };
        self.word(kind << 16 | u64::from(from.number()) << 8 | card);
    }

    fn advice(&mut self, bot: &mut Bot, seen: &Observation, nodes: u64) -> Option<()> {
        let advice = bot.advise(seen, &mut Budget::nodes(nodes))?;
        for seat in Seat::first_n(seen.seats()) {
            self.word(advice.chances.of(seat).to_bits().into());
        }
        for line in [Some(&advice.best), advice.second.as_ref()].into_iter().flatten() {
            self.word(line.chance.to_bits().into());
            line.actions.iter().for_each(|action| self.action(*action));
        }
        self.word(advice.reasons.len() as u64);
        Some(())
    }
}
