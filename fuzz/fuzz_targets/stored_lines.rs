//! Any lines as those of a stored room: one of them is refused, or they lead to a room that can go
//! on.
#![no_main]

use cartagena_fuzz::{check_views, go_on};
use cartagena_room::{BadLine, Room};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(mut room) = replay(text) else { return };
    let now = room.table_card(None).last_changed;
    check_views(&room, now);
    room.resume_after_downtime(now);
    go_on(room, now);
});

fn replay(text: &str) -> Result<Room, BadLine> {
    let mut lines = text.lines();
    let mut room = Room::from_first_line(lines.next().ok_or(BadLine)?)?;
    lines.try_for_each(|line| room.replay(line))?;
    Ok(room)
}
