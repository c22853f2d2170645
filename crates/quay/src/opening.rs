//! How a table comes to be.

use crate::line::{Kept, Opened};
use crate::quay::Stage;
use crate::{Act, Quay, Unreadable, text};
use cartagena::{Seat, VERSION};
use cartagena_deal::fair::{Promise, Secret, is_id};
use cartagena_protocol::{Denial, Guest, OpenTable, Pace};

/// The least and the most seconds for a turn; the most for the reserve, too.
const PACE: (u32, u32) = (5, 30 * 24 * 3_600);

impl Quay {
    /// The first line of a new table. Who opens it sits in the first seat that is not a bot's.
    pub fn open(
        game: &str,
        secret: [u8; 32],
        act: &Act<'_>,
        table: &OpenTable,
        promise: Option<&str>,
    ) -> Result<String, Denial> {
        let is_person = |guest: &Guest| !matches!(guest, Guest::Bot { .. });
        let seat = table.seats.iter().position(is_person).ok_or(Denial::BadTable)?;
        let opened = Opened {
            at: act.now,
            game: game.to_owned(),
            rules: VERSION,
            secret: Secret::new(secret).to_string(),
            table: table.clone(),
            person: act.person,
            name: text::name(act.name),
            seat: seat as u8,
            promise: promise.map(str::to_owned),
            kept: Vec::new(),
        };
        written(&opened)
    }

    /// A table from its first line.
    pub fn begin(line: &str) -> Result<Quay, Unreadable> {
        let opened: Opened = serde_json::from_str(line).map_err(|_| Unreadable)?;
        build(&opened).map_err(|_| Unreadable)
    }

    /// The first line of a table for the same people and bots, everybody one seat on. Their seats
    /// are kept for them; who asks sits down at once, and hands a promise in by joining again. It
    /// begins when all are there. The host keeps this line first and then what
    /// [`Quay::rematched`] gives.
    pub fn rematch(&self, game: &str, secret: [u8; 32], act: &Act<'_>) -> Result<String, Denial> {
        let Stage::Over { .. } = self.stage else { return Err(Denial::NotYet) };
        let seat = self.seat_of(act.person).ok_or(Denial::NotSeated)?;
        let mut chairs = self.chairs.clone();
        chairs.rotate_right(1);
        let guest = |level| Guest::Bot { level };
        let seats = chairs.iter().map(|chair| match chair.bot {
            Some(level) => guest(level.to_string()),
            None => Guest::Friend,
        });
        let table =
            OpenTable { seats: seats.collect(), begins_when_full: true, ..self.agreed.clone() };
        let kept = chairs
            .iter()
            .map(|chair| chair.person.map(|person| Kept { person, name: chair.name.clone() }));
        written(&Opened {
            at: act.now,
            game: game.to_owned(),
            rules: VERSION,
            secret: Secret::new(secret).to_string(),
            table,
            person: act.person,
            name: text::name(act.name),
            seat: ((seat.index() + 1) % self.chairs.len()) as u8,
            promise: None,
            kept: kept.collect(),
        })
    }
}

/// The line, if a table comes of it.
fn written(opened: &Opened) -> Result<String, Denial> {
    build(opened)?;
    serde_json::to_string(opened).map_err(|_| Denial::BadTable)
}

fn build(opened: &Opened) -> Result<Quay, Denial> {
    let table = &opened.table;
    let seats = table.seats.len();
    let fits = is_id(&opened.game)
        && opened.rules == VERSION
        && (Seat::MIN..=Seat::MAX).contains(&seats)
        && table.first.is_none_or(|first| usize::from(first) < seats)
        && table.pace.is_none_or(is_pace)
        && [0, seats].contains(&opened.kept.len());
    let quay = Quay::new(opened).filter(|_| fits).ok_or(Denial::BadTable)?;
    let promise = promise(opened.promise.as_deref())?;
    quay.with_host(opened, promise)
}

fn is_pace(pace: Pace) -> bool {
    (PACE.0..=PACE.1).contains(&pace.turn) && pace.reserve <= PACE.1
}

/// What somebody promised, if it can be a promise.
pub(crate) fn promise(text: Option<&str>) -> Result<Option<Promise>, Denial> {
    text.map(str::parse).transpose().map_err(|_| Denial::BadPromise)
}

impl Quay {
    fn with_host(mut self, opened: &Opened, promise: Option<Promise>) -> Result<Quay, Denial> {
        self.may_sit(opened.person, opened.seat).map_err(|_| Denial::BadTable)?;
        self.sit(opened.person, &opened.name, opened.seat, promise, opened.at);
        self.begin_if_full(opened.at);
        Ok(self)
    }
}
