use cartagena_protocol::{Guest, Room, RoomSeat, Stage, TableCard};

/// What one may do at a table now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rights {
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
    pub missing: Vec<u8>,
    /// What becomes of playing again.
    pub again: Again,
}

/// Playing the same game again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Again {
    /// It is not time for that.
    #[default]
    No,
    /// One may ask for the table for it, be it open already or not.
    Ask,
    /// The table is open to look on.
    Go(String),
}

impl Rights {
    /// What whoever a room was told to may do there, with the key of an invitation or without.
    pub fn of(room: &Room, holds_key: bool) -> Rights {
        match room.stage {
            Stage::Gathering => gathering(room, holds_key),
            Stage::Dealing | Stage::Closed => Rights::default(),
            Stage::Playing => playing(room),
            Stage::Over { .. } => Rights { again: again(room), ..Rights::default() },
        }
    }
}

fn gathering(room: &Room, holds_key: bool) -> Rights {
    let friend = holds_key || room.may_invite || !room.needs_key;
    let meant = |seat: &RoomSeat| seat.guest == Guest::Anyone || friend;
    let free = |seat: &RoomSeat| !seat.taken && !is_bot(seat) && meant(seat);
    let seats = room.seats.iter().enumerate();
    Rights {
        sit: seats.filter(|(_, seat)| free(seat)).map(|(at, _)| at as u8).collect(),
        stand: room.you.is_some(),
        start: room.host && room.you.is_some(),
        ..Rights::default()
    }
}

fn playing(room: &Room) -> Rights {
    if !plays(room) {
        return Rights::default();
    }
    let slow = room.table.pace.is_some_and(|pace| pace.is_slow());
    let gone = |seat: &RoomSeat| !slow && seat.taken && !seat.here && !seat.out && !is_bot(seat);
    let others = room.seats.iter().enumerate().filter(|(at, _)| room.you != Some(*at as u8));
    Rights {
        resign: true,
        draw: true,
        missing: others.filter(|(_, seat)| gone(seat)).map(|(at, _)| at as u8).collect(),
        ..Rights::default()
    }
}

/// After how many seconds without somebody the others may find something for the seat.
const PATIENCE: u32 = 60;

/// Whether somebody has been gone for so long that the others may do something about it, so many
/// seconds after the room was told.
pub fn is_missed(room: &Room, seat: u8, seconds: u32) -> bool {
    let gone = room.seats.get(usize::from(seat)).map_or(0, |seat| seat.gone);
    Rights::of(room, false).missing.contains(&seat) && gone.saturating_add(seconds) >= PATIENCE
}

/// Whether one sits there and is not out.
fn plays(room: &Room) -> bool {
    let own = room.you.and_then(|seat| room.seats.get(usize::from(seat)));
    own.is_some_and(|seat| !seat.out)
}

fn again(room: &Room) -> Again {
    match (&room.rematch, room.you) {
        (_, Some(_)) => Again::Ask,
        (Some(game), None) => Again::Go(game.clone()),
        (None, None) => Again::No,
    }
}

/// Whether a seat was meant for a bot.
pub(super) fn is_bot(seat: &RoomSeat) -> bool {
    matches!(seat.guest, Guest::Bot { .. })
}

/// The table to go to next: the first where it is one's turn, after the one where one is.
pub fn next_table<'a>(tables: &'a [TableCard], here: Option<&str>) -> Option<&'a TableCard> {
    let at = here.and_then(|here| tables.iter().position(|table| table.game == here));
    let (before, after) = tables.split_at(at.map_or(0, |at| at + 1));
    let others = after.iter().chain(before).filter(|table| Some(table.game.as_str()) != here);
    others.into_iter().find(|table| table.your_turn)
}
