//! The commands that need somebody to think: `go` and `eval`.

use super::{Complaint, number};
use crate::clock::within;
use cartagena::{Action, Observation, Outcome};
use cartagena_bots::{Bot, Chances, Level, Player};
use std::time::Duration;

/// What may stand after `go`.
pub(super) const GO: &[&str] = &["level", "ms", "seed"];
/// What may stand after `eval`.
pub(super) const EVAL: &[&str] = &["ms"];

/// Who is to think, and for how long.
pub(super) struct Wanted {
    level: Level,
    milliseconds: Option<u64>,
    /// The same where none is given, so that answers repeat where the clock does not decide.
    seed: u64,
}

impl Wanted {
    /// Reads pairs of a name and a value, each name once.
    pub(super) fn read(
        rest: Option<&str>,
        known: &'static [&'static str],
    ) -> Result<Wanted, Complaint> {
        let mut wanted = Wanted { level: Level::Admiral, milliseconds: None, seed: 0 };
        let words: Vec<&str> = rest.map(|rest| rest.split(' ').collect()).unwrap_or_default();
        let mut seen = Vec::new();
        for pair in words.chunks(2) {
            let (&[name, value], false) = (pair, seen.contains(&pair[0])) else {
                return Err(Complaint::Options(known));
            };
            if !known.contains(&name) {
                return Err(Complaint::Options(known));
            }
            wanted.take(name, value).ok_or(Complaint::OptionValue(name_of(name)))?;
            seen.push(name);
        }
        Ok(wanted)
    }

    fn take(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "level" => self.level = value.parse().ok()?,
            "ms" => self.milliseconds = Some(number(value, 0..=u64::MAX)?),
            _ => self.seed = number(value, 0..=u64::MAX)?,
        }
        Some(())
    }

    fn time(&self) -> Duration {
        Duration::from_millis(self.milliseconds.unwrap_or(self.level.milliseconds()))
    }

    /// What the level would do for the seat to move.
    pub(super) fn choose(&self, seen: &Observation) -> Option<Action> {
        let mut bot = Bot::new(self.level, self.seed);
        within(self.time(), || false, |budget| bot.choose(seen, budget))
    }

    /// Each seat's chance to win.
    pub(super) fn chances(&self, seen: &Observation) -> Option<Chances> {
        match seen.turn().outcome() {
            Some(Outcome::Won(seat)) => Some(Chances::won(seen.seats(), seat)),
            Some(Outcome::Drawn) => Some(Chances::even(seen.seats())),
            None => {
                let mut bot = Bot::new(self.level, self.seed);
                within(self.time(), || false, |budget| bot.chances(seen, budget))
            }
        }
    }
}

fn name_of(name: &str) -> &'static str {
    GO.iter().find(|known| **known == name).copied().unwrap_or_default()
}

/// The last of the decimals that are printed.
const WHOLE: u32 = 10_000;

/// Chances with four decimals that sum to exactly one: each is cut, and what is then missing goes to
/// those that lost most by it.
pub(super) fn printed(chances: &Chances) -> String {
    let exact: Vec<f64> =
        chances.all().iter().map(|chance| f64::from(*chance) * f64::from(WHOLE)).collect();
    let mut cut: Vec<u32> = exact.iter().map(|chance| chance.floor() as u32).collect();
    let mut order: Vec<usize> = (0..exact.len()).collect();
    order.sort_by(|a, b| exact[*b].fract().total_cmp(&exact[*a].fract()));
    let missing = WHOLE.saturating_sub(cut.iter().sum());
    order.iter().cycle().take(missing as usize).for_each(|at| cut[*at] += 1);
    let words: Vec<String> =
        cut.iter().map(|part| format!("{}.{:04}", part / WHOLE, part % WHOLE)).collect();
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
            assert_eq!(printed(&Chances::new(values.len(), all)), expect);
        };
        check(&[1.0, 1.0], "0.5000 0.5000");
        check(&[1.0, 1.0, 1.0], "0.3334 0.3333 0.3333");
        check(&[0.0, 1.0], "0.0000 1.0000");
        check(&[1.0, 2.0, 3.0, 4.0, 5.0], "0.0667 0.1333 0.2000 0.2667 0.3333");
        check(&[0.00001, 0.99999], "0.0000 1.0000");
    }
}
