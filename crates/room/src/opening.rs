//! Opening of a table: its first line, for a new game or a rematch.

use crate::result::may_be_rated;
use crate::room::Phase;
use crate::stored_line::{FirstLine, MAX_TIME_MS, ReservedSeat};
use crate::{BadLine, Requester, Room};
use cartagena::{Seat, VERSION};
use cartagena_deal::commit_reveal::{SeatCommitment, ServerSecret, is_game_id};
use cartagena_protocol::{Denial, OpenTable, SeatAccess, TimeControl};

/// Minimum and maximum time for a turn, in seconds; the maximum holds for the reserve, too.
const TIME_CONTROL_SECONDS: (u32, u32) = (5, 30 * 24 * 3_600);

impl Room {
    /// Returns the first line of a new table. The person who opens it sits in the first seat that is
    /// not a bot's.
    ///
    /// # Errors
    ///
    /// [`Denial::BadTable`] if the settings cannot be played, [`Denial::BadText`] for a bad name,
    /// [`Denial::BadCommitment`] for a text that is no commitment.
    pub fn opening_line(
        game: &str,
        secret: [u8; 32],
        requester: &Requester<'_>,
        table: &OpenTable,
        commitment: Option<&str>,
    ) -> Result<String, Denial> {
        let is_person = |access: &SeatAccess| !matches!(access, SeatAccess::Bot { .. });
        let seat = table.seats.iter().position(is_person).ok_or(Denial::BadTable)?;
        let first_line = FirstLine {
            at: requester.now,
            game: game.to_owned(),
            rules: VERSION,
            secret: ServerSecret::new(secret).to_string(),
            table: table.clone(),
            person: requester.person,
            name: requester.policy_name()?.into(),
            seat: seat as u8,
            commitment: commitment.map(str::to_owned),
            reserved: Vec::new(),
        };
        encode_first_line(&first_line)
    }

    /// Returns the first line of a table for two people who were paired: the requester sits down, and
    /// the other seat is reserved for the guest.
    ///
    /// # Errors
    ///
    /// The same as for [`Room::opening_line`]; [`Denial::BadTable`] also if the table has other than two
    /// seats for people.
    pub fn pairing_line(
        game: &str,
        secret: [u8; 32],
        requester: &Requester<'_>,
        guest: (i64, &str),
        table: &OpenTable,
        commitment: Option<&str>,
    ) -> Result<String, Denial> {
        if table.seats != [SeatAccess::Anyone, SeatAccess::Anyone] || guest.0 == requester.person {
            return Err(Denial::BadTable);
        }
        let reserved = ReservedSeat { person: guest.0, name: guest.1.to_owned().into() };
        encode_first_line(&FirstLine {
            at: requester.now,
            game: game.to_owned(),
            rules: VERSION,
            secret: ServerSecret::new(secret).to_string(),
            table: table.clone(),
            person: requester.person,
            name: requester.policy_name()?.into(),
            seat: 0,
            commitment: commitment.map(str::to_owned),
            reserved: vec![None, Some(reserved)],
        })
    }

    /// Builds a room from its first line.
    ///
    /// # Errors
    ///
    /// [`BadLine`] if the line cannot be read, or no table can be opened with it.
    pub fn from_first_line(line: &str) -> Result<Room, BadLine> {
        let first_line: FirstLine = serde_json::from_str(line).map_err(|_| BadLine)?;
        build_room(&first_line).map_err(|_| BadLine)
    }

    /// Returns the first line of a table for the same people and bots, everybody one seat on. Their
    /// seats are reserved; the person who asks sits down at once, and sends a commitment by joining
    /// again. The game begins when all have sat down. The host stores this line first and then that of
    /// [`Room::decide_rematch`].
    ///
    /// # Errors
    ///
    /// [`Denial::TooEarly`] before the game is over, [`Denial::NotSeated`] if the person has no seat,
    /// and the errors of [`Room::opening_line`].
    pub fn rematch_line(
        &self,
        game: &str,
        secret: [u8; 32],
        requester: &Requester<'_>,
    ) -> Result<String, Denial> {
        let Phase::Over { .. } = self.phase else { return Err(Denial::TooEarly) };
        let seat = self.seat_of(requester.person).ok_or(Denial::NotSeated)?;
        let mut rotated = self.seats.clone();
        rotated.rotate_right(1);
        let access = rotated.iter().map(|state| match state.bot {
            Some(level) => SeatAccess::Bot { level: level.into() },
            None => SeatAccess::Friend,
        });
        let table =
            OpenTable { seats: access.collect(), begins_when_full: true, ..self.settings.clone() };
        let reserved = rotated.iter().map(|state| {
            state.person.map(|person| ReservedSeat { person, name: state.name.clone().into() })
        });
        encode_first_line(&FirstLine {
            at: requester.now,
            game: game.to_owned(),
            rules: VERSION,
            secret: ServerSecret::new(secret).to_string(),
            table,
            person: requester.person,
            name: requester.policy_name()?.into(),
            seat: ((seat.index() + 1) % self.seats.len()) as u8,
            commitment: None,
            reserved: reserved.collect(),
        })
    }
}

/// Returns the text of a first line after checking that a room can be built from it.
fn encode_first_line(first_line: &FirstLine) -> Result<String, Denial> {
    build_room(first_line)?;
    serde_json::to_string(first_line).map_err(|_| Denial::BadTable)
}

fn build_room(first_line: &FirstLine) -> Result<Room, Denial> {
    let table = &first_line.table;
    let seats = table.seats.len();
    let fits = is_game_id(&first_line.game)
        && first_line.rules == VERSION
        && first_line.at <= MAX_TIME_MS
        && (Seat::MIN..=Seat::MAX).contains(&seats)
        && table.first.is_none_or(|first| usize::from(first) < seats)
        && table.pace.is_none_or(is_time_control)
        && (!table.rated || may_be_rated(table))
        && [0, seats].contains(&first_line.reserved.len());
    let room = Room::new(first_line).filter(|_| fits).ok_or(Denial::BadTable)?;
    let commitment = parse_commitment(first_line.commitment.as_deref())?;
    room.seat_opener(first_line, commitment)
}

fn is_time_control(pace: TimeControl) -> bool {
    (TIME_CONTROL_SECONDS.0..=TIME_CONTROL_SECONDS.1).contains(&pace.turn)
        && pace.reserve <= TIME_CONTROL_SECONDS.1
}

/// Checks the commitment that a person sent, before there is a table for it.
///
/// # Errors
///
/// [`Denial::BadCommitment`] for a text that is no commitment.
pub fn check_commitment(text: Option<&str>) -> Result<(), Denial> {
    parse_commitment(text).map(drop)
}

/// Parses the commitment that a person sent, if any.
pub(crate) fn parse_commitment(text: Option<&str>) -> Result<Option<SeatCommitment>, Denial> {
    text.map(str::parse).transpose().map_err(|_| Denial::BadCommitment)
}

impl Room {
    fn seat_opener(
        mut self,
        first_line: &FirstLine,
        commitment: Option<SeatCommitment>,
    ) -> Result<Room, Denial> {
        self.check_seat(first_line.person, first_line.seat).map_err(|_| Denial::BadTable)?;
        self.sit(
            first_line.person,
            first_line.name.text(),
            first_line.seat,
            commitment,
            first_line.at,
        );
        self.start_if_full(first_line.at).map_err(|_| Denial::BadTable)?;
        Ok(self)
    }
}
