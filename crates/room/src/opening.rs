//! How a table comes to be.

use crate::room::Phase;
use crate::stored_line::{FirstLine, ReservedSeat};
use crate::{BadLine, Requester, Room, text};
use cartagena::{Seat, VERSION};
use cartagena_deal::commit_reveal::{SeatCommitment, ServerSecret, is_game_id};
use cartagena_protocol::{Denial, OpenTable, SeatAccess, TimeControl};

/// The least and the most seconds for a turn; the most for the reserve, too.
const TIME_CONTROL_SECONDS: (u32, u32) = (5, 30 * 24 * 3_600);

impl Room {
    /// The first line of a new table. Who opens it sits in the first seat that is not a bot's.
    pub fn opening_line(
        game: &str,
        secret: [u8; 32],
        act: &Requester<'_>,
        table: &OpenTable,
        promise: Option<&str>,
    ) -> Result<String, Denial> {
        let is_person = |guest: &SeatAccess| !matches!(guest, SeatAccess::Bot { .. });
        let seat = table.seats.iter().position(is_person).ok_or(Denial::BadTable)?;
        let opened = FirstLine {
            at: act.now,
            game: game.to_owned(),
            rules: VERSION,
            secret: ServerSecret::new(secret).to_string(),
            table: table.clone(),
            person: act.person,
            name: text::clean_name(act.name),
            seat: seat as u8,
            promise: promise.map(str::to_owned),
            kept: Vec::new(),
        };
        encode_first_line(&opened)
    }

    /// A table from its first line.
    pub fn from_first_line(line: &str) -> Result<Room, BadLine> {
        let opened: FirstLine = serde_json::from_str(line).map_err(|_| BadLine)?;
        build_room(&opened).map_err(|_| BadLine)
    }

    /// The first line of a table for the same people and bots, everybody one seat on. Their seats
    /// are kept for them; who asks sits down at once, and hands a promise in by joining again. It
    /// begins when all are there. The host keeps this line first and then what
    /// [`Room::decide_rematch`] gives.
    pub fn rematch_line(
        &self,
        game: &str,
        secret: [u8; 32],
        act: &Requester<'_>,
    ) -> Result<String, Denial> {
        let Phase::Over { .. } = self.phase else { return Err(Denial::TooEarly) };
        let seat = self.seat_of(act.person).ok_or(Denial::NotSeated)?;
        let mut chairs = self.seats.clone();
        chairs.rotate_right(1);
        let guest = |level| SeatAccess::Bot { level };
        let seats = chairs.iter().map(|chair| match chair.bot {
            Some(level) => guest(level.to_string()),
            None => SeatAccess::Friend,
        });
        let table =
            OpenTable { seats: seats.collect(), begins_when_full: true, ..self.settings.clone() };
        let kept = chairs.iter().map(|chair| {
            chair.person.map(|person| ReservedSeat { person, name: chair.name.clone() })
        });
        encode_first_line(&FirstLine {
            at: act.now,
            game: game.to_owned(),
            rules: VERSION,
            secret: ServerSecret::new(secret).to_string(),
            table,
            person: act.person,
            name: text::clean_name(act.name),
            seat: ((seat.index() + 1) % self.seats.len()) as u8,
            promise: None,
            kept: kept.collect(),
        })
    }
}

/// The line, if a table comes of it.
fn encode_first_line(opened: &FirstLine) -> Result<String, Denial> {
    build_room(opened)?;
    serde_json::to_string(opened).map_err(|_| Denial::BadTable)
}

fn build_room(opened: &FirstLine) -> Result<Room, Denial> {
    let table = &opened.table;
    let seats = table.seats.len();
    let fits = is_game_id(&opened.game)
        && opened.rules == VERSION
        && (Seat::MIN..=Seat::MAX).contains(&seats)
        && table.first.is_none_or(|first| usize::from(first) < seats)
        && table.pace.is_none_or(is_time_control)
        && [0, seats].contains(&opened.kept.len());
    let quay = Room::new(opened).filter(|_| fits).ok_or(Denial::BadTable)?;
    let promise = parse_commitment(opened.promise.as_deref())?;
    quay.seat_opener(opened, promise)
}

fn is_time_control(pace: TimeControl) -> bool {
    (TIME_CONTROL_SECONDS.0..=TIME_CONTROL_SECONDS.1).contains(&pace.turn)
        && pace.reserve <= TIME_CONTROL_SECONDS.1
}

/// What somebody promised, if it can be a promise.
pub(crate) fn parse_commitment(text: Option<&str>) -> Result<Option<SeatCommitment>, Denial> {
    text.map(str::parse).transpose().map_err(|_| Denial::BadCommitment)
}

impl Room {
    fn seat_opener(
        mut self,
        opened: &FirstLine,
        promise: Option<SeatCommitment>,
    ) -> Result<Room, Denial> {
        self.check_seat(opened.person, opened.seat).map_err(|_| Denial::BadTable)?;
        self.sit(opened.person, &opened.name, opened.seat, promise, opened.at);
        self.start_if_full(opened.at);
        Ok(self)
    }
}
