use crate::{action_number, encoding};

/// View of a batch of games after a step: a row for each game in every array.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct BatchArrays {
    /// Encoded observations of the seats to move.
    pub observations: Vec<u8>,
    /// Masks of the legal actions.
    pub masks: Vec<i8>,
    /// The seats to move.
    pub seats: Vec<i8>,
    /// Rewards of the last step, for each seat.
    pub rewards: Vec<f32>,
    /// True where the last step has ended a game by the rules. A new one has begun there.
    pub terminated: Vec<bool>,
    /// True where the last step was the last one that a game may have. A new one has begun there.
    pub truncated: Vec<bool>,
}

/// The rows of some games.
pub(crate) struct Rows<'a> {
    observations: &'a mut [u8],
    masks: &'a mut [i8],
    seats: &'a mut [i8],
    rewards: &'a mut [f32],
    terminated: &'a mut [bool],
    truncated: &'a mut [bool],
    players: usize,
}

/// The row of one game.
pub(crate) struct Row<'a> {
    pub(crate) observation: &'a mut [u8],
    pub(crate) mask: &'a mut [i8],
    pub(crate) seat: &'a mut i8,
    pub(crate) rewards: &'a mut [f32],
    pub(crate) terminated: &'a mut bool,
    pub(crate) truncated: &'a mut bool,
}

impl BatchArrays {
    /// Makes arrays of zeros for so many games and seats.
    pub(crate) fn new(games: usize, players: usize) -> BatchArrays {
        BatchArrays {
            observations: vec![0; games * encoding::length(players)],
            masks: vec![0; games * action_number::COUNT],
            seats: vec![0; games],
            rewards: vec![0.0; games * players],
            terminated: vec![false; games],
            truncated: vec![false; games],
        }
    }

    pub(crate) fn rows(&mut self, players: usize) -> Rows<'_> {
        Rows {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            terminated: &mut self.terminated,
            truncated: &mut self.truncated,
            players,
        }
    }
}

impl<'a> Rows<'a> {
    /// Splits off the rows of the first games.
    pub(crate) fn split(self, games: usize) -> (Rows<'a>, Rows<'a>) {
        let players = self.players;
        let observations = self.observations.split_at_mut(games * encoding::length(players));
        let masks = self.masks.split_at_mut(games * action_number::COUNT);
        let seats = self.seats.split_at_mut(games);
        let rewards = self.rewards.split_at_mut(games * players);
        let terminated = self.terminated.split_at_mut(games);
        let truncated = self.truncated.split_at_mut(games);
        let first = Rows {
            observations: observations.0,
            masks: masks.0,
            seats: seats.0,
            rewards: rewards.0,
            terminated: terminated.0,
            truncated: truncated.0,
            players,
        };
        let rest = Rows {
            observations: observations.1,
            masks: masks.1,
            seats: seats.1,
            rewards: rewards.1,
            terminated: terminated.1,
            truncated: truncated.1,
            players,
        };
        (first, rest)
    }

    /// Iterates over the rows of single games.
    pub(crate) fn iter(self) -> impl Iterator<Item = Row<'a>> {
        let observations = self.observations.chunks_exact_mut(encoding::length(self.players));
        let masks = self.masks.chunks_exact_mut(action_number::COUNT);
        let rewards = self.rewards.chunks_exact_mut(self.players);
        let ends = self.terminated.iter_mut().zip(self.truncated);
        let numbers = self.seats.iter_mut().zip(rewards).zip(ends);
        observations.zip(masks).zip(numbers).map(
            |((observation, mask), ((seat, rewards), (terminated, truncated)))| Row {
                observation,
                mask,
                seat,
                rewards,
                terminated,
                truncated,
            },
        )
    }
}
