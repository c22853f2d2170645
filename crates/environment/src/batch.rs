//! Thousands of games that are stepped together.

use crate::batch_arrays::Row;
use crate::{BatchArrays, action_number, encoding, returns};
use cartagena::{Action, Game, Seat, Viewer};
use cartagena_bots::random::{Rng, sample_action};
use cartagena_deal::{Deck, Seed};
use cartagena_table::NewGame;
use std::fmt;
use std::sync::{Mutex, PoisonError};

/// Settings of a batch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchSettings {
    /// The number of games, at most [`MAX_GAMES`].
    pub games: usize,
    /// The settings of every game. What they leave to chance follows from the seeds.
    pub table: NewGame,
    /// The number of actions after which a game is cut off; players can move in circles.
    pub max_actions: u32,
    /// The number of threads, at most [`MAX_THREADS`]. If the system gives fewer, these do all the work.
    pub threads: usize,
}

/// The most games of a batch: a gibibyte of arrays at a step.
pub const MAX_GAMES: usize = 1 << 20;
/// The most threads of a batch.
pub const MAX_THREADS: usize = 1 << 10;

/// The reason why a batch cannot be made or stepped; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BatchError {
    /// Not two to five players.
    Players(usize),
    /// No games, no actions or no threads.
    Zero(&'static str),
    /// More games or threads than a batch may have.
    TooMany {
        /// The name of the thing of which there are too many.
        name: &'static str,
        /// The most that there may be.
        most: usize,
    },
    /// Another number of actions than games.
    ActionCount {
        /// The number of games.
        games: usize,
        /// The number of actions given.
        actions: usize,
    },
    /// The action of a game has no such number, or is illegal there.
    IllegalAction {
        /// The game.
        game: usize,
        /// The number of the action.
        action: i64,
    },
}

/// A batch of games of one kind. A game that ends is followed by a new one at once; the seeds of all
/// games follow from one number.
///
/// ```
/// use cartagena::{Rules, Variant};
/// use cartagena_environment::{Batch, BatchSettings};
/// use cartagena_table::NewGame;
///
/// let table = NewGame { rules: Rules::new(Variant::Jamaica), players: 3, ..NewGame::default() };
/// let settings = BatchSettings { games: 8, table, max_actions: 5_000, threads: 2 };
/// let (mut batch, first) = Batch::new(settings, 1)?;
/// assert_eq!(first.seats.len(), 8);
/// let actions = batch.sample_actions();
/// let after = batch.step(&actions)?;
/// assert_eq!(after.rewards, vec![0.0; 8 * 3]);
/// # Ok::<(), cartagena_environment::BatchError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Batch {
    settings: BatchSettings,
    slots: Vec<Slot>,
    sampler: Rng,
}

/// One game of a batch, and the seeds of those that follow it.
#[derive(Clone, Debug)]
struct Slot {
    seeds: Rng,
    seed: u64,
    game: Game,
    deck: Deck,
    actions: u32,
}

impl Batch {
    /// Deals all games and shows them.
    ///
    /// # Errors
    ///
    /// [`BatchError`] if the settings make no sense.
    pub fn new(settings: BatchSettings, seed: u64) -> Result<(Batch, BatchArrays), BatchError> {
        for (name, number, most) in [
            ("games", settings.games, MAX_GAMES),
            ("max_actions", settings.max_actions as usize, usize::MAX),
            ("threads", settings.threads, MAX_THREADS),
        ] {
            match number {
                0 => return Err(BatchError::Zero(name)),
                _ if number > most => return Err(BatchError::TooMany { name, most }),
                _ => {}
            }
        }
        let mut seeds = Rng::new(seed);
        let slots: Option<Vec<Slot>> =
            (0..settings.games).map(|_| Slot::new(&settings, Rng::new(seeds.next_u64()))).collect();
        let slots = slots.ok_or(BatchError::Players(settings.table.players))?;
        let mut batch = Batch { settings, slots, sampler: seeds };
        let arrays = batch.in_threads(|slot, _, row| slot.show(row));
        Ok((batch, arrays))
    }

    /// Returns the settings.
    #[must_use]
    pub const fn settings(&self) -> &BatchSettings {
        &self.settings
    }

    /// Returns a game.
    #[must_use]
    pub fn game(&self, index: usize) -> Option<&Game> {
        self.slots.get(index).map(|slot| &slot.game)
    }

    /// Returns the seed with which each current game was dealt.
    #[must_use]
    pub fn seeds(&self) -> Vec<u64> {
        self.slots.iter().map(|slot| slot.seed).collect()
    }

    /// Plays one action in every game, given by their numbers.
    ///
    /// # Errors
    ///
    /// [`BatchError`] if there is another number of actions than games, or one of them is illegal; no
    /// game has changed then.
    pub fn step(&mut self, actions: &[i64]) -> Result<BatchArrays, BatchError> {
        let (games, given) = (self.slots.len(), actions.len());
        if games != given {
            return Err(BatchError::ActionCount { games, actions: given });
        }
        let checked = self.slots.iter().zip(actions).enumerate();
        let actions: Result<Vec<Action>, BatchError> = checked
            .map(|(game, (slot, number))| {
                slot.legal(*number).ok_or(BatchError::IllegalAction { game, action: *number })
            })
            .collect();
        let (actions, settings) = (actions?, self.settings.clone());
        Ok(self.in_threads(|slot, index, row| slot.step(&settings, actions[index], row)))
    }

    /// Returns a random legal action for every game, by its number.
    pub fn sample_actions(&mut self) -> Vec<i64> {
        let rng = &mut self.sampler;
        let sample = |slot: &Slot| {
            let action = sample_action(slot.game.legal_actions(), rng).unwrap_or(Action::EndTurn);
            action_number::number_of(action) as i64
        };
        self.slots.iter().map(sample).collect()
    }

    /// Returns the place to which every action of every game leads, -1 where it is illegal or leads
    /// nowhere.
    #[must_use]
    pub fn targets(&self) -> Vec<i8> {
        let mut targets = vec![0; self.slots.len() * action_number::COUNT];
        let rows = targets.chunks_exact_mut(action_number::COUNT);
        self.slots.iter().zip(rows).for_each(|(slot, row)| {
            action_number::write_targets(&slot.game, row);
        });
        targets
    }

    /// Does the same with every game, in as many threads as the settings say, and returns what it
    /// shows. Threads live for one step: a pool would not survive the `fork` of a Python program.
    #[allow(
        clippy::disallowed_methods,
        clippy::disallowed_types,
        reason = "one thread asks for no other"
    )]
    fn in_threads(&mut self, work: impl Fn(&mut Slot, usize, Row) + Sync) -> BatchArrays {
        let BatchSettings { games, ref table, threads, .. } = self.settings;
        let players = table.players;
        let mut arrays = BatchArrays::new(games, players);
        let size = match threads {
            1 => games,
            threads => games.div_ceil((threads * PARTS_PER_THREAD).clamp(1, games)),
        };
        let mut rows = arrays.rows(players);
        let mut parts = Vec::new();
        for (number, slots) in self.slots.chunks_mut(size).enumerate() {
            let (own, rest) = rows.split(slots.len());
            rows = rest;
            parts.push((slots, number * size, own));
        }
        let helpers = threads.min(parts.len()) - 1;
        let parts = Mutex::new(parts);
        let work_on_parts = || {
            while let Some((slots, first, rows)) = next_part(&parts) {
                for (at, (slot, row)) in slots.iter_mut().zip(rows.iter()).enumerate() {
                    work(slot, first + at, row);
                }
            }
        };
        if helpers == 0 {
            work_on_parts();
            return arrays;
        }
        std::thread::scope(|scope| {
            for _ in 0..helpers {
                if std::thread::Builder::new().spawn_scoped(scope, work_on_parts).is_err() {
                    // The system has no more threads: those that there are do the rest.
                    break;
                }
            }
            work_on_parts();
        });
        arrays
    }
}

/// Parts of the work for each thread: one that begins late leaves more to the others.
const PARTS_PER_THREAD: usize = 4;

/// Takes a part of the work that nobody has taken yet.
fn next_part<T>(parts: &Mutex<Vec<T>>) -> Option<T> {
    parts.lock().unwrap_or_else(PoisonError::into_inner).pop()
}

impl Slot {
    /// Deals the first game of a slot; `None` if there are not two to five players.
    fn new(settings: &BatchSettings, mut seeds: Rng) -> Option<Slot> {
        let seed = seeds.next_u64();
        let (game, deck) = settings.table.deal(Seed::from_number(seed))?;
        Some(Slot { seeds, seed, game, deck, actions: 0 })
    }

    fn legal(&self, number: i64) -> Option<Action> {
        let action = action_number::action(usize::try_from(number).ok()?)?;
        self.game.is_legal(action).then_some(action)
    }

    /// Plays a legal action, writes its rewards, and deals a new game if this one is over.
    fn step(&mut self, settings: &BatchSettings, action: Action, row: Row) {
        let dealt = self.deck.deal_for(&self.game, action);
        // A legal action with cards of the deck cannot be refused.
        let _ = self.game.play(action, &dealt);
        self.actions += 1;
        let outcome = self.game.outcome();
        let seats = self.game.position().seats();
        row.rewards.copy_from_slice(&returns(outcome, seats)[..seats]);
        *row.terminated = outcome.is_some();
        *row.truncated = outcome.is_none() && self.actions >= settings.max_actions;
        if *row.terminated || *row.truncated {
            let next = Slot::new(settings, self.seeds.clone());
            next.into_iter().for_each(|next| *self = next);
        }
        self.show(row);
    }

    fn show(&self, row: Row) {
        let seat = self.game.turn().seat().unwrap_or(Seat::FIRST);
        encoding::write(&self.game.observe(Viewer::Seat(seat)), row.observation);
        action_number::write_mask(&self.game.legal_actions(), row.mask);
        *row.seat = seat.number().cast_signed();
    }
}

impl fmt::Display for BatchError {
    /// Writes the reason in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BatchError::Players(players) => {
                write!(f, "players must be 2, 3, 4 or 5, not {players}")
            }
            BatchError::Zero(name) => write!(f, "{name} must be at least 1"),
            BatchError::TooMany { name, most } => write!(f, "{name} must be at most {most}"),
            BatchError::ActionCount { games, actions } => {
                write!(f, "{games} actions are needed, one for each game, not {actions}")
            }
            BatchError::IllegalAction { game, action } => {
                write!(f, "action {action} is illegal in game {game}")
            }
        }
    }
}

impl std::error::Error for BatchError {}
