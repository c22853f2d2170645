//! Games of players among themselves.

use cartagena::{Event, Game, Rules, Seat, Tunnel};
use cartagena_arena::{
    Contestant, GameResult, PairedDeal, ProgramFault, SeatedPlayer, ThinkingLimit, game_record,
    play,
};
use cartagena_record::Record;
use cartagena_table::NewGame;
use std::sync::atomic::AtomicBool;

/// Positions that a player without a limit of its own may evaluate for a move. All levels but the admiral
/// stop earlier by themselves.
pub(crate) const USUAL_NODES: u64 = 20_000;

/// Settings of games that players play among themselves.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// The rules.
    pub rules: Rules,
    /// The number of seats.
    pub seats: usize,
    /// The players, by seat; if there are fewer than seats, they sit down in turn.
    pub players: Vec<Contestant>,
    /// The tunnel; a random one for each game if absent.
    pub tunnel: Option<Tunnel>,
    /// The first seat; a random one for each game if absent.
    pub first: Option<Seat>,
    /// The seed of all random numbers.
    pub seed: u64,
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct PlayedGame {
    /// The game before its first move.
    pub start: Game,
    /// The moves.
    pub events: Vec<Event>,
    /// The result.
    pub result: GameResult,
}

impl SelfPlay {
    /// Plays the game with this number. It follows from the settings and the number. `None` if it was
    /// stopped, or such a table cannot be dealt.
    ///
    /// # Errors
    ///
    /// [`ProgramFault`] if a program does not start.
    pub fn game(&self, number: u64, stop: &AtomicBool) -> Result<Option<PlayedGame>, ProgramFault> {
        let deal = PairedDeal { seed: self.seed, number };
        let new = NewGame {
            rules: self.rules,
            players: self.seats,
            names: Vec::new(),
            tunnel: self.tunnel.clone(),
            first: self.first,
        };
        let Some((start, deck)) = deal.deal(&new) else { return Ok(None) };
        let mut players: Vec<Box<dyn SeatedPlayer>> = Vec::new();
        for seat in Seat::first_n(self.seats) {
            players.push(self.player(seat).start_player(deal.player_seed(seat))?);
        }
        let mut events = Vec::new();
        let mut watch = |event| events.push(event);
        let result = play(start.clone(), deck, &mut players, stop, &mut watch);
        Ok(result.map(|result| PlayedGame { start, events, result }))
    }

    /// Returns the player of a seat.
    pub fn player(&self, seat: Seat) -> Contestant {
        let usual = ThinkingLimit::Nodes(USUAL_NODES);
        let player = &self.players[seat.index() % self.players.len().max(1)];
        player.clone().with_default_limit(usual)
    }

    /// Returns the record of a game. If it did not end by the rules, a tag says why.
    pub fn record(&self, game: &PlayedGame) -> Record {
        let names = Seat::first_n(self.seats).map(|seat| self.player(seat).name().to_owned());
        game_record(&game.start, names, &game.events, &game.result.end)
    }
}

impl PlayedGame {
    /// Returns each seat's share of the point, in seat order.
    pub fn shares(&self) -> Vec<f64> {
        let seats = self.start.position().seats();
        Seat::first_n(seats).map(|seat| self.result.end.share(seat, seats)).collect()
    }
}
