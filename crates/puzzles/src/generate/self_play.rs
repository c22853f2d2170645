//! Games from which puzzles come: self-play of bots that err now and then, or records of games.

use cartagena::{Game, Rules, Variant, Viewer};
use cartagena_bots::driver::seat_seed;
use cartagena_bots::{Bot, Budget, Level, Player, Strategy, StrengthLimit};
use cartagena_deal::Seed;
use cartagena_record::Record;
use cartagena_table::NewGame;

/// The kinds of tables, in the order in which they take turns. Tortuga for two, where most can be
/// calculated, comes most often.
pub const TABLES: [(Variant, usize); 12] = [
    (Variant::Tortuga, 2),
    (Variant::Jamaica, 2),
    (Variant::Tortuga, 3),
    (Variant::Hispaniola, 2),
    (Variant::Tortuga, 2),
    (Variant::Hispaniola, 3),
    (Variant::Tortuga, 4),
    (Variant::Jamaica, 3),
    (Variant::Tortuga, 2),
    (Variant::Jamaica, 2),
    (Variant::Tortuga, 5),
    (Variant::Hispaniola, 2),
];

/// Actions after which a game is given up.
const MAX_ACTIONS: usize = 1_500;
/// Noise of the players: they plan their turns, and err as people do.
const NOISE: f32 = 0.035;

/// A game with the moments at which turns begin.
#[derive(Clone, Debug, Default)]
pub struct SourceGame {
    /// The game at the beginning of each turn.
    pub turn_starts: Vec<Game>,
}

/// Plays the game with this number; everything follows from the seed and the number.
pub fn deal_game(seed: u64, number: u64) -> Option<SourceGame> {
    let (variant, players) = TABLES[(number % TABLES.len() as u64) as usize];
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&number.to_le_bytes());
    let table = NewGame { rules: Rules::new(variant), players, ..NewGame::default() };
    let (mut game, mut deck) = table.deal(Seed::new(bytes))?;
    let limit = StrengthLimit { noise: NOISE, forgotten_retreats: 0.0, advance_bias: 0.0 };
    let mixed = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
    let bot = |seat| {
        Bot::new(Level::Sailor, seat_seed(mixed, 0, seat)).with_strategy(Strategy::WholeTurn(limit))
    };
    let mut bots: Vec<Bot> = cartagena::Seat::first_n(players).map(bot).collect();
    let mut played = SourceGame::default();
    for _ in 0..MAX_ACTIONS {
        let Some(seat) = game.turn().seat() else { break };
        if game.turn().is_start() {
            played.turn_starts.push(game.clone());
        }
        let seen = game.observe(Viewer::Seat(seat));
        let action = bots[seat.index()].choose(&seen, &mut Budget::nodes(u64::MAX))?;
        let dealt = deck.deal_for(&game, action);
        game.play(action, &dealt).ok()?;
    }
    Some(played)
}

/// Returns the turns of a recorded game.
pub fn game_of_record(record: &Record) -> SourceGame {
    let starts = record.games().filter(|game| game.turn().is_start());
    SourceGame { turn_starts: starts.collect() }
}
