use cartagena_protocol::{RoomStage, RoomView, SeatAccess, SeatView, TableSummary};

/// What one may do at a table now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Permissions {
    /// The seats that one may sit down in, or change to.
    pub sit: Vec<u8>,
    /// Whether one may get up.
    pub stand: bool,
    /// Whether one may begin the game.
    pub start: bool,
    /// Whether one may give up.
    pub resign: bool,
    /// Whether one may agree to a draw, or no longer.
    pub draw: bool,
    /// The seats of those who are not there, for whom something has to be found.
    pub absent: Vec<u8>,
    /// What becomes of playing again.
    pub rematch: RematchOption,
}

/// Playing the same game again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum RematchOption {
    /// It is not time for that.
    #[default]
    Unavailable,
    /// One may ask for the table for it, be it open already or not.
    Request,
    /// The table is open to look on.
    Watch(String),
}

impl Permissions {
    /// What whoever a room was told to may do there, with the key of an invitation or without.
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
    let seats = room.seats.iter().enumerate();
    Permissions {
        sit: seats.filter(|(_, seat)| free(seat)).map(|(at, _)| at as u8).collect(),
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
    let others = room.seats.iter().enumerate().filter(|(at, _)| room.your_seat != Some(*at as u8));
    Permissions {
        resign: true,
        draw: true,
        absent: others.filter(|(_, seat)| gone(seat)).map(|(at, _)| at as u8).collect(),
        ..Permissions::default()
    }
}

/// After how many seconds without somebody the others may find something for the seat.
const ABSENCE_SECONDS: u32 = 60;

/// Whether somebody has been gone for so long that the others may do something about it, so many
/// seconds after the room was told.
pub fn is_absent_too_long(room: &RoomView, seat: u8, seconds: u32) -> bool {
    let gone = room.seats.get(usize::from(seat)).map_or(0, |seat| seat.seconds_away);
    Permissions::of(room, false).absent.contains(&seat)
        && gone.saturating_add(seconds) >= ABSENCE_SECONDS
}

/// Whether one sits there and is not out.
fn is_playing(room: &RoomView) -> bool {
    let own = room.your_seat.and_then(|seat| room.seats.get(usize::from(seat)));
    own.is_some_and(|seat| !seat.out)
}

fn rematch_option(room: &RoomView) -> RematchOption {
    match (&room.rematch, room.your_seat) {
        (_, Some(_)) => RematchOption::Request,
        (Some(game), None) => RematchOption::Watch(game.clone()),
        (None, None) => RematchOption::Unavailable,
    }
}

/// The table to go to next: the first where it is one's turn, after the one where one is.
pub fn next_table<'a>(tables: &'a [TableSummary], here: Option<&str>) -> Option<&'a TableSummary> {
    let at = here.and_then(|here| tables.iter().position(|table| table.game == here));
    let (before, after) = tables.split_at(at.map_or(0, |at| at + 1));
    let others = after.iter().chain(before).filter(|table| Some(table.game.as_str()) != here);
    others.into_iter().find(|table| table.your_turn)
}
