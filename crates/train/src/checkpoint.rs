//! A course put away in a file, so that it can go on later to the same end.

use crate::course::{Course, Mark};
use crate::net::{Net, Units};
use crate::plan::{Exams, Plan};
use crate::selfplay::School;
use cartagena::{Seat, Variant};
use cartagena_bots::features::facts;
use cartagena_bots::net::HIDDEN;
use cartagena_bots::random::Rng;
use core::fmt;
use core::str::FromStr;

const MAGIC: &str = "cartagena-school 1";

/// Why bytes are no course that can go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CourseFault {
    /// It does not begin like one, or it is of another version.
    NotACourse,
    /// A line of the header is missing or makes no sense.
    Header(&'static str),
    /// It ends too early, or it is not what was written.
    Damaged,
}

impl fmt::Display for CourseFault {
    /// The name, for developers; sentences for people are made elsewhere.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl core::error::Error for CourseFault {}

impl Course {
    /// The bytes of a file that [`load`](Course::load) understands: lines that people can read, an
    /// empty one, numbers in little-endian order, and a sum over everything.
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = self.header().into_bytes();
        let school = &self.school;
        let counts =
            [school.rng.state(), school.played, school.actions, school.error.1, self.marked];
        counts.iter().for_each(|count| bytes.extend(count.to_le_bytes()));
        [school.error.0, self.seconds].iter().for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes.extend((self.marks.len() as u64).to_le_bytes());
        for mark in &self.marks {
            bytes.extend(mark.games.to_le_bytes());
            let numbers = [mark.score, mark.actions, mark.error];
            bytes.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        weights(&school.net).for_each(|weight| bytes.extend(weight.to_le_bytes()));
        bytes.extend(sum(&bytes).to_le_bytes());
        bytes
    }

    fn header(&self) -> String {
        let (plan, exams) = (&self.school.plan, &self.exams);
        let Plan { variant, seats, games, seed, rate, astray, lambda } = plan;
        let Exams { marks, deals, games: checked } = exams;
        format!(
            "{MAGIC}\nvariant {}\nseats {seats}\ngames {games}\nseed {seed}\nrate {} {}\n\
             astray {astray}\nlambda {lambda}\nmarks {marks}\ndeals {deals}\nchecked {checked}\n\
             facts {}\nhidden {HIDDEN}\n\n",
            variant.word(),
            rate.0,
            rate.1,
            facts(*seats),
        )
    }

    /// Reads a course from a file's bytes.
    pub fn load(bytes: &[u8]) -> Result<Course, CourseFault> {
        let magic = bytes.strip_prefix(MAGIC.as_bytes()).and_then(|rest| rest.strip_prefix(b"\n"));
        magic.ok_or(CourseFault::NotACourse)?;
        let (content, told) = bytes.split_last_chunk().ok_or(CourseFault::Damaged)?;
        if sum(content) != u64::from_le_bytes(*told) {
            return Err(CourseFault::Damaged);
        }
        let end = content.windows(2).position(|pair| pair == b"\n\n");
        let (header, rest) = content.split_at(end.ok_or(CourseFault::Damaged)?);
        let header = core::str::from_utf8(header).map_err(|_| CourseFault::Damaged)?;
        let (plan, exams) = read_header(header)?;
        let mut rest = Numbers(&rest[2..]);
        let course = rest.course(plan, exams).ok_or(CourseFault::Damaged)?;
        if rest.0.is_empty() { Ok(course) } else { Err(CourseFault::Damaged) }
    }
}

/// All weights in one order. The first row belongs to no fact and is never used.
fn weights(net: &Net) -> impl Iterator<Item = f32> {
    let layers = [&net.bias].into_iter().chain(&net.out).chain(&net.rows[1..]);
    layers.flatten().chain(&net.out_bias).copied()
}

/// The sum of FNV-1a: enough to notice a file that was cut or spoilt.
fn sum(bytes: &[u8]) -> u64 {
    let mix = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3);
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, mix)
}

fn read_header(header: &str) -> Result<(Plan, Exams), CourseFault> {
    let word: String = field(header, "variant ")?;
    let variant = Variant::ALL.into_iter().find(|variant| variant.word() == word);
    let seats = field(header, "seats ")?;
    if !(Seat::MIN..=Seat::MAX).contains(&seats) {
        return Err(CourseFault::Header("seats"));
    }
    for (name, number) in [("facts ", facts(seats)), ("hidden ", HIDDEN)] {
        if field::<usize>(header, name)? != number {
            return Err(CourseFault::Header(name.trim_ascii_end()));
        }
    }
    let rate: String = field(header, "rate ")?;
    let rate = rate.split_once(' ').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
    let plan = Plan {
        variant: variant.ok_or(CourseFault::Header("variant"))?,
        seats,
        games: field(header, "games ")?,
        seed: field(header, "seed ")?,
        rate: rate.ok_or(CourseFault::Header("rate"))?,
        astray: field(header, "astray ")?,
        lambda: field(header, "lambda ")?,
    };
    let (marks, deals) = (field(header, "marks ")?, field(header, "deals ")?);
    Ok((plan, Exams { marks, deals, games: field(header, "checked ")? }))
}

fn field<T: FromStr>(header: &str, name: &'static str) -> Result<T, CourseFault> {
    let found = header.lines().find_map(|line| line.strip_prefix(name));
    found.and_then(|word| word.parse().ok()).ok_or(CourseFault::Header(name.trim_ascii_end()))
}

/// Bytes that numbers are taken from, one after another.
struct Numbers<'a>(&'a [u8]);

impl Numbers<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*taken)
    }

    fn count(&mut self) -> Option<u64> {
        self.take().map(u64::from_le_bytes)
    }

    fn double(&mut self) -> Option<f64> {
        self.take().map(f64::from_le_bytes)
    }

    fn single(&mut self) -> Option<f32> {
        self.take().map(f32::from_le_bytes)
    }

    fn course(&mut self, plan: Plan, exams: Exams) -> Option<Course> {
        let rng = Rng::from_state(self.count()?);
        let played = (self.count()?, self.count()?);
        let (judged, marked) = (self.count()?, self.count()?);
        let (error, seconds) = (self.double()?, self.double()?);
        let marks = self.count()?;
        let marks = (0..marks).map(|_| self.mark()).collect::<Option<Vec<Mark>>>()?;
        let net = self.net(plan.seats)?;
        let school = School::later(plan, net, played, rng, (error, judged));
        Some(Course { school, exams, marks, seconds, marked })
    }

    fn mark(&mut self) -> Option<Mark> {
        Some(Mark {
            games: self.count()?,
            score: self.single()?,
            actions: self.single()?,
            error: self.single()?,
        })
    }

    fn net(&mut self, seats: usize) -> Option<Net> {
        let bias = self.units()?;
        let mut out = [[0.0; HIDDEN]; Seat::MAX];
        for units in &mut out {
            *units = self.units()?;
        }
        let mut rows = vec![[0.0; HIDDEN]];
        for _ in 0..facts(seats) {
            rows.push(self.units()?);
        }
        let mut out_bias = [0.0; Seat::MAX];
        for bias in &mut out_bias {
            *bias = self.single()?;
        }
        Some(Net { seats, rows, bias, out, out_bias })
    }

    fn units(&mut self) -> Option<Units> {
        let mut units = [0.0; HIDDEN];
        for unit in &mut units {
            *unit = self.single()?;
        }
        Some(units)
    }
}
