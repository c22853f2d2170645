//! The commands that need a bot: `go` and `eval`.

use super::{EngineError, number};
use crate::time_budget::think_within;
use cartagena::{Action, Observation, Outcome};
use cartagena_bots::{Bot, Chances, Level, Player};
use std::time::Duration;

/// Options of `go`.
pub(super) const GO_OPTIONS: &[&str] = &["level", "ms", "seed"];
/// Options of `eval`.
pub(super) const EVAL_OPTIONS: &[&str] = &["ms"];

/// The level, time and seed of a request.
pub(super) struct GoRequest {
    level: Level,
    milliseconds: Option<u64>,
    /// A fixed number where none is given, so that answers repeat where the clock does not decide.
    seed: u64,
}

impl GoRequest {
    /// Reads pairs of a name and a value, each name once.
    pub(super) fn parse(
        rest: Option<&str>,
        known: &'static [&'static str],
    ) -> Result<GoRequest, EngineError> {
        let mut wanted = GoRequest { level: Level::Admiral, milliseconds: None, seed: 0 };
        let words: Vec<&str> = rest.map(|rest| rest.split(' ').collect()).unwrap_or_default();
        let mut seen = Vec::new();
        for pair in words.chunks(2) {
            let (&[name, value], false) = (pair, seen.contains(&pair[0])) else {
                return Err(EngineError::Options(known));
            };
            if !known.contains(&name) {
                return Err(EngineError::Options(known));
            }
            wanted.set(name, value).ok_or(EngineError::OptionValue(known_name(name)))?;
            seen.push(name);
        }
        Ok(wanted)
    }

    fn set(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "level" => self.level = value.parse().ok()?,
            "ms" => self.milliseconds = Some(number(value, 0..=u64::MAX)?),
            _ => self.seed = number(value, 0..=u64::MAX)?,
        }
        Some(())
    }

    fn time(&self) -> Duration {
        Duration::from_millis(self.milliseconds.unwrap_or(self.level.turn_milliseconds()))
    }

    /// Returns the move that the level chooses for the seat to move.
    pub(super) fn choose(&self, seen: &Observation) -> Option<Action> {
        let mut bot = Bot::new(self.level, self.seed);
        think_within(self.time(), || false, |budget| bot.choose(seen, budget))
    }

    /// Returns each seat's chance to win, at once when `stopped` returns true.
    pub(super) fn chances(
        &self,
        seen: &Observation,
        stopped: impl Fn() -> bool,
    ) -> Option<Chances> {
        match seen.turn().outcome() {
            Some(Outcome::Won(seat)) => Some(Chances::certain_win(seen.seats(), seat)),
            Some(Outcome::Drawn) => Some(Chances::equal(seen.seats())),
            None => {
                let mut bot = Bot::new(self.level, self.seed);
                think_within(self.time(), stopped, |budget| bot.chances(seen, budget))
            }
        }
    }
}

fn known_name(name: &str) -> &'static str {
    GO_OPTIONS.iter().find(|known| **known == name).copied().unwrap_or_default()
}

/// Number of units in 1 with the printed decimals.
const SCALE: u32 = 10_000;

/// Returns chances with four decimals that sum to exactly one: each is rounded down, and the rest
/// goes to those that lost most by it.
pub(super) fn format_chances(chances: &Chances) -> String {
    let exact: Vec<f64> =
        chances.as_slice().iter().map(|chance| f64::from(*chance) * f64::from(SCALE)).collect();
    let mut cut: Vec<u32> = exact.iter().map(|chance| chance.floor() as u32).collect();
    let mut order: Vec<usize> = (0..exact.len()).collect();
    order.sort_by(|a, b| exact[*b].fract().total_cmp(&exact[*a].fract()));
    let missing = SCALE.saturating_sub(cut.iter().sum());
    order.iter().cycle().take(missing as usize).for_each(|at| cut[*at] += 1);
    let words: Vec<String> =
        cut.iter().map(|part| format!("{}.{:04}", part / SCALE, part % SCALE)).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::Seat;

    #[test]
    fn printed_chances_sum_to_one() {
        let check = |values: &[f32], expect: &str| {
            let mut all = [0.0; Seat::MAX];
            all[..values.len()].copy_from_slice(values);
            assert_eq!(format_chances(&Chances::new(values.len(), all)), expect);
        };
        check(&[1.0, 1.0], "0.5000 0.5000");
        check(&[1.0, 1.0, 1.0], "0.3334 0.3333 0.3333");
        check(&[0.0, 1.0], "0.0000 1.0000");
        check(&[1.0, 2.0, 3.0, 4.0, 5.0], "0.0667 0.1333 0.2000 0.2667 0.3333");
        check(&[0.00001, 0.99999], "0.0000 1.0000");
    }
}
