use cartagena::Seat;
use cartagena_protocol::{RoomStage, RoomView, SeatAccess, SeatView, TableSummary};

/// Actions that the viewer may take at a table now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Permissions {
    /// Seats that the viewer may take or change to.
    pub sit: Vec<Seat>,
    /// Set if the viewer may stand up.
    pub stand: bool,
    /// Set if the viewer may start the game.
    pub start: bool,
    /// Set if the viewer may resign.
    pub resign: bool,
    /// Set if the viewer may agree to a draw, or withdraw the agreement.
    pub draw: bool,
    /// Seats of absent people about which the viewer may decide.
    pub absent: Vec<Seat>,
    /// State of the rematch.
    pub rematch: RematchOption,
}

/// Rematch as far as the viewer may use it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum RematchOption {
    /// The game is not over, or the viewer has no seat and there is no rematch table.
    #[default]
    Unavailable,
    /// The viewer may ask for the rematch table, whether it is open already or not.
    Request,
    /// The rematch table, which the viewer may watch.
    Watch(String),
}

impl Permissions {
    /// Returns the permissions of the viewer of a room. `holds_key` is whether the viewer has an
    /// invitation key.
    pub fn of(room: &RoomView, holds_key: bool) -> Permissions {
        match room.stage {
            RoomStage::Gathering => gathering(room, holds_key),
            RoomStage::Dealing | RoomStage::Closed => Permissions::default(),
            RoomStage::Playing => playing(room),
            RoomStage::Over { .. } => {
                Permissions { rematch: rematch_option(room), ..Permissions::default() }
            }
        }
    }
}

fn gathering(room: &RoomView, holds_key: bool) -> Permissions {
    let friend = holds_key || room.may_invite || !room.needs_key;
    let meant = |seat: &SeatView| seat.access == SeatAccess::Anyone || friend;
    let free = |seat: &SeatView| !seat.occupied && !seat.is_bot() && meant(seat);
    Permissions {
        sit: seats_where(room, |_, seat| free(seat)),
        stand: room.your_seat.is_some(),
        start: room.may_start && room.your_seat.is_some(),
        ..Permissions::default()
    }
}

fn playing(room: &RoomView) -> Permissions {
    if !is_playing(room) {
        return Permissions::default();
    }
    let slow = room.table.pace.is_some_and(|pace| pace.is_slow());
    let gone =
        |seat: &SeatView| !slow && seat.occupied && !seat.present && !seat.out && !seat.is_bot();
    Permissions {
        resign: true,
        draw: true,
        absent: seats_where(room, |at, seat| room.your_seat != Some(at) && gone(seat)),
        ..Permissions::default()
    }
}

/// Returns the seats for which a condition holds.
fn seats_where(room: &RoomView, holds: impl Fn(Seat, &SeatView) -> bool) -> Vec<Seat> {
    let seats = Seat::first_n(Seat::MAX).zip(&room.seats);
    seats.filter(|(at, seat)| holds(*at, seat)).map(|(at, _)| at).collect()
}

/// Seconds of absence after which the others may decide about a seat.
const ABSENCE_SECONDS: u32 = 60;

/// Reports whether a person has been absent for so long that the others may decide about the seat,
/// `seconds` after the room message was received.
pub fn is_absent_too_long(room: &RoomView, seat: Seat, seconds: u32) -> bool {
    let gone = room.seats.get(seat.index()).map_or(0, |seat| seat.seconds_away);
    Permissions::of(room, false).absent.contains(&seat)
        && gone.saturating_add(seconds) >= ABSENCE_SECONDS
}

/// Reports whether the viewer has a seat and is not out.
fn is_playing(room: &RoomView) -> bool {
    let own = room.your_seat.and_then(|seat| room.seats.get(seat.index()));
    own.is_some_and(|seat| !seat.out)
}

fn rematch_option(room: &RoomView) -> RematchOption {
    match (&room.rematch, room.your_seat) {
        (_, Some(_)) => RematchOption::Request,
        (Some(game), None) => RematchOption::Watch(game.clone()),
        (None, None) => RematchOption::Unavailable,
    }
}

/// Returns the next table at which it is the viewer's turn, after the current one.
pub fn next_table<'a>(tables: &'a [TableSummary], here: Option<&str>) -> Option<&'a TableSummary> {
    let at = here.and_then(|here| tables.iter().position(|table| table.game == here));
    let (before, after) = tables.split_at(at.map_or(0, |at| at + 1));
    let others = after.iter().chain(before).filter(|table| Some(table.game.as_str()) != here);
    others.into_iter().find(|table| table.your_turn)
}
