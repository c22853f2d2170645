//! Checkpoints: a training run as bytes, from which it continues exactly as before.

use crate::net::{FloatUnits, TrainingNet};
use crate::plan::{TestPlan, TrainingPlan};
use crate::self_play::Trainer;
use crate::training_run::{TestResult, TrainingRun};
use cartagena::{Seat, Variant};
use cartagena_bots::features::feature_count;
use cartagena_bots::net::HIDDEN;
use cartagena_bots::random::Rng;
use core::fmt;
use core::str::FromStr;

const MAGIC: &str = "cartagena-school 1";

/// Error when reading a checkpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckpointError {
    /// The header is missing or of another version.
    NotACheckpoint,
    /// A line of the header is missing or invalid.
    Header(&'static str),
    /// The file is truncated or changed.
    Damaged,
}

impl fmt::Display for CheckpointError {
    /// Writes an English sentence for developers; localised sentences are in `texts`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CheckpointError::NotACheckpoint => f.write_str("not a checkpoint of this version"),
            CheckpointError::Header(line) => {
                write!(f, "the line `{line}` of the header is missing or invalid")
            }
            CheckpointError::Damaged => f.write_str("the checkpoint is truncated or changed"),
        }
    }
}

impl core::error::Error for CheckpointError {}

impl TrainingRun {
    /// Returns the bytes of a file that [`from_bytes`](TrainingRun::from_bytes) reads: a readable
    /// header, an empty line, numbers in little-endian order, and a checksum.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.header().into_bytes();
        let trainer = &self.trainer;
        let counts = [
            trainer.rng.state(),
            trainer.played,
            trainer.actions,
            trainer.error_sum.1,
            self.actions_at_last_test,
        ];
        counts.iter().for_each(|count| bytes.extend(count.to_le_bytes()));
        [trainer.error_sum.0, self.seconds]
            .iter()
            .for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes.extend((self.results.len() as u64).to_le_bytes());
        for result in &self.results {
            bytes.extend(result.games.to_le_bytes());
            let numbers = [result.score, result.actions_per_game, result.squared_error];
            bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        all_weights(&trainer.net).for_each(|weight| bytes.extend(weight.to_le_bytes()));
        bytes.extend(fnv1a(&bytes).to_le_bytes());
        bytes
    }

    fn header(&self) -> String {
        let (plan, tests) = (&self.trainer.plan, &self.tests);
        let TrainingPlan {
            variant,
            seats,
            games,
            seed,
            learning_rate: rate,
            exploration: astray,
            lambda,
        } = plan;
        let TestPlan { tests: results, deals, calibration_games: checked } = tests;
        format!(
            "{MAGIC}\nvariant {}\nseats {seats}\ngames {games}\nseed {seed}\nrate {} {}\n\
             astray {astray}\nlambda {lambda}\nmarks {results}\ndeals {deals}\nchecked {checked}\n\
             facts {}\nhidden {HIDDEN}\n\n",
            variant.as_str(),
            rate.0,
            rate.1,
            feature_count(*seats),
        )
    }

    /// Reads a training run from the bytes of a file.
    ///
    /// # Errors
    ///
    /// [`CheckpointError`] if the bytes are not a checkpoint of this version, or damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<TrainingRun, CheckpointError> {
        let magic = bytes.strip_prefix(MAGIC.as_bytes()).and_then(|rest| rest.strip_prefix(b"\n"));
        magic.ok_or(CheckpointError::NotACheckpoint)?;
        let (content, told) = bytes.split_last_chunk().ok_or(CheckpointError::Damaged)?;
        if fnv1a(content) != u64::from_le_bytes(*told) {
            return Err(CheckpointError::Damaged);
        }
        let end = content.windows(2).position(|pair| pair == b"\n\n");
        let (header, rest) = content.split_at(end.ok_or(CheckpointError::Damaged)?);
        let header = core::str::from_utf8(header).map_err(|_| CheckpointError::Damaged)?;
        let (plan, tests) = read_header(header)?;
        let mut rest = NumberReader(&rest[2..]);
        let run = rest.read_run(plan, tests).ok_or(CheckpointError::Damaged)?;
        if rest.0.is_empty() { Ok(run) } else { Err(CheckpointError::Damaged) }
    }
}

/// Returns all weights in a fixed order. The first row belongs to no feature and is not stored.
fn all_weights(net: &TrainingNet) -> impl Iterator<Item = f32> {
    let layers = [&net.bias].into_iter().chain(&net.output_weights).chain(&net.rows[1..]);
    layers.flatten().chain(&net.output_bias).copied()
}

/// Returns the FNV-1a checksum: enough to detect a truncated or damaged file.
fn fnv1a(bytes: &[u8]) -> u64 {
    let mix = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3);
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, mix)
}

fn read_header(header: &str) -> Result<(TrainingPlan, TestPlan), CheckpointError> {
    let word: String = header_field(header, "variant ")?;
    let variant = Variant::ALL.into_iter().find(|variant| variant.as_str() == word);
    let seats = header_field(header, "seats ")?;
    if !(Seat::MIN..=Seat::MAX).contains(&seats) {
        return Err(CheckpointError::Header("seats"));
    }
    for (name, number) in [("facts ", feature_count(seats)), ("hidden ", HIDDEN)] {
        if header_field::<usize>(header, name)? != number {
            return Err(CheckpointError::Header(name.trim_ascii_end()));
        }
    }
    let rate: String = header_field(header, "rate ")?;
    let rate = rate.split_once(' ').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
    let plan = TrainingPlan {
        variant: variant.ok_or(CheckpointError::Header("variant"))?,
        seats,
        games: header_field(header, "games ")?,
        seed: header_field(header, "seed ")?,
        learning_rate: rate.ok_or(CheckpointError::Header("rate"))?,
        exploration: header_field(header, "astray ")?,
        lambda: header_field(header, "lambda ")?,
    };
    let (results, deals) = (header_field(header, "marks ")?, header_field(header, "deals ")?);
    Ok((
        plan,
        TestPlan { tests: results, deals, calibration_games: header_field(header, "checked ")? },
    ))
}

fn header_field<T: FromStr>(header: &str, name: &'static str) -> Result<T, CheckpointError> {
    let found = header.lines().find_map(|line| line.strip_prefix(name));
    found.and_then(|word| word.parse().ok()).ok_or(CheckpointError::Header(name.trim_ascii_end()))
}

/// Reader of little-endian numbers.
struct NumberReader<'a>(&'a [u8]);

impl NumberReader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    fn read_u64(&mut self) -> Option<u64> {
        self.take().map(u64::from_le_bytes)
    }

    fn read_f64(&mut self) -> Option<f64> {
        self.take().map(f64::from_le_bytes)
    }

    fn read_f32(&mut self) -> Option<f32> {
        self.take().map(f32::from_le_bytes)
    }

    fn read_run(&mut self, plan: TrainingPlan, tests: TestPlan) -> Option<TrainingRun> {
        let rng = Rng::from_state(self.read_u64()?);
        let played = (self.read_u64()?, self.read_u64()?);
        let (judged, marked) = (self.read_u64()?, self.read_u64()?);
        let (error, seconds) = (self.read_f64()?, self.read_f64()?);
        let results = self.read_u64()?;
        let results =
            (0..results).map(|_| self.read_test_result()).collect::<Option<Vec<TestResult>>>()?;
        let net = self.read_net(plan.seats)?;
        let trainer = Trainer::resume(plan, net, played, rng, (error, judged));
        Some(TrainingRun { trainer, tests, results, seconds, actions_at_last_test: marked })
    }

    fn read_test_result(&mut self) -> Option<TestResult> {
        Some(TestResult {
            games: self.read_u64()?,
            score: self.read_f32()?,
            actions_per_game: self.read_f32()?,
            squared_error: self.read_f32()?,
        })
    }

    fn read_net(&mut self, seats: usize) -> Option<TrainingNet> {
        let bias = self.read_units()?;
        let mut out = [[0.0; HIDDEN]; Seat::MAX];
        for units in &mut out {
            *units = self.read_units()?;
        }
        let mut rows = vec![[0.0; HIDDEN]];
        for _ in 0..feature_count(seats) {
            rows.push(self.read_units()?);
        }
        let mut out_bias = [0.0; Seat::MAX];
        for bias in &mut out_bias {
            *bias = self.read_f32()?;
        }
        Some(TrainingNet { seats, rows, bias, output_weights: out, output_bias: out_bias })
    }

    fn read_units(&mut self) -> Option<FloatUnits> {
        let mut units = [0.0; HIDDEN];
        for unit in &mut units {
            *unit = self.read_f32()?;
        }
        Some(units)
    }
}
