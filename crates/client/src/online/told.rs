use super::Rights;
use super::rights::is_bot;
use super::seat_name;
use cartagena_protocol::{Denial, Ending, Room, RoomSeat, Stage};
use cartagena_texts::{Texts, say};

/// What has changed at a table, in sentences to be heard. What one did oneself need not be told.
pub fn told(texts: &Texts, before: Option<&Room>, now: &Room) -> Vec<String> {
    let Some(before) = before else { return Vec::new() };
    let seats = (0..now.seats.len() as u8).filter(|seat| now.you != Some(*seat));
    let mut told: Vec<String> = seats.filter_map(|seat| moved(texts, before, now, seat)).collect();
    told.extend(draws(texts, before, now));
    if before.stage != now.stage {
        told.extend(stage(texts, now));
    }
    if before.you.is_some() && !may_start(before) && may_start(now) {
        told.push(say!(texts, "online-may-start"));
    }
    if before.rematch != now.rematch && now.rematch.is_some() {
        told.push(say!(texts, "online-rematch-waits"));
    }
    told
}

/// Whether one leads a table to which people still come, as whoever is there does once its host has
/// got up or has been gone for a minute.
fn may_start(room: &Room) -> bool {
    Rights::of(room, false).start
}

/// What became of a seat; the weightiest thing only.
fn moved(texts: &Texts, before: &Room, now: &Room, seat: u8) -> Option<String> {
    let (was, is) = (before.seats.get(usize::from(seat))?, now.seats.get(usize::from(seat))?);
    if is_bot(is) {
        return None;
    }
    let name = seat_name(texts, now, seat);
    let old = || seat_name(texts, before, seat);
    let rose = |what: fn(&RoomSeat) -> bool| !what(was) && what(is);
    Some(match () {
        () if rose(|seat| seat.taken) => say!(texts, "online-sits", name = name),
        () if was.taken && !is.taken => say!(texts, "online-stands", name = old()),
        () if rose(|seat| seat.out) => say!(texts, "online-out", name = name),
        () if rose(|seat| seat.stand_in.is_some()) => say!(texts, "online-stand-in", name = name),
        () if is.taken && was.here && !is.here => say!(texts, "online-gone", name = name),
        () if is.taken && rose(|seat| seat.here) => say!(texts, "online-back", name = name),
        () => return None,
    })
}

fn draws(texts: &Texts, before: &Room, now: &Room) -> Vec<String> {
    let others = |seat: &&u8| now.you != Some(**seat);
    let name = |seat: &u8| seat_name(texts, now, *seat);
    let came = now.draw.iter().filter(|seat| !before.draw.contains(seat)).filter(others);
    let gone = before.draw.iter().filter(|seat| !now.draw.contains(seat)).filter(others);
    let came = came.map(|seat| say!(texts, "online-draw-offered", name = name(seat)));
    let gone = gone.map(|seat| say!(texts, "online-draw-withdrawn", name = name(seat)));
    // When a move is made or the game ends, nobody's mind has changed.
    let ended = now.stage != before.stage;
    came.chain(gone).filter(|_| !ended).collect()
}

fn stage(texts: &Texts, now: &Room) -> Option<String> {
    match now.stage {
        Stage::Playing => Some(say!(texts, "online-begins")),
        Stage::Over { .. } => ended(texts, now),
        Stage::Closed => Some(say!(texts, "online-closed")),
        Stage::Gathering | Stage::Dealing => None,
    }
}

/// How a game ended that the rules alone did not end; the table tells the others.
pub fn ended(texts: &Texts, room: &Room) -> Option<String> {
    let Stage::Over { result, by } = &room.stage else { return None };
    let winner = result.strip_prefix("won.").and_then(|seat| seat.parse().ok());
    match (by, winner) {
        (Ending::Play, _) => None,
        (Ending::Resignation, Some(seat)) => {
            Some(say!(texts, "online-won-alone", name = seat_name(texts, room, seat)))
        }
        (Ending::Agreement | Ending::Resignation, _) => Some(say!(texts, "online-drawn-agreed")),
    }
}

/// How many seconds are left, as a warning.
pub fn warned(texts: &Texts, seconds: u64) -> String {
    say!(texts, "online-clock-warning", count = seconds)
}

/// Why a server refused something.
pub fn denial(texts: &Texts, why: Denial) -> String {
    match why {
        Denial::NoSuchTable => say!(texts, "denied-no-table"),
        Denial::BadTable => say!(texts, "denied-bad-table"),
        Denial::BadText => say!(texts, "denied-bad-text"),
        Denial::BadPromise => say!(texts, "denied-bad-promise"),
        Denial::Taken => say!(texts, "denied-taken"),
        Denial::Begun => say!(texts, "denied-begun"),
        Denial::NotYet => say!(texts, "denied-not-yet"),
        Denial::NotHost => say!(texts, "denied-not-host"),
        Denial::NotSeated => say!(texts, "denied-not-seated"),
        Denial::NotMissing => say!(texts, "denied-not-missing"),
        Denial::TooOften => say!(texts, "denied-too-often"),
        Denial::TooMany => say!(texts, "denied-too-many"),
        Denial::Enough => say!(texts, "denied-enough"),
        Denial::NotKept => say!(texts, "denied-not-kept"),
        Denial::BadPass => say!(texts, "denied-bad-pass"),
        Denial::Message => say!(texts, "denied-message"),
    }
}
