use super::seat_name;
use cartagena::{Outcome, Seat};
use cartagena_client::online::Permissions;
use cartagena_protocol::{Denial, EndReason, RoomStage, RoomView, SeatView};
use cartagena_texts::{Texts, say};

/// Returns the sentences that announce changes of a room. The viewer's own actions are left out.
pub fn describe_room_changes(
    texts: &Texts,
    before: Option<&RoomView>,
    now: &RoomView,
) -> Vec<String> {
    let Some(before) = before else { return Vec::new() };
    let seats = Seat::first_n(now.seats.len()).filter(|seat| now.your_seat != Some(*seat));
    let mut sentences: Vec<String> =
        seats.filter_map(|seat| seat_change(texts, before, now, seat)).collect();
    sentences.extend(draw_changes(texts, before, now));
    if before.stage != now.stage {
        sentences.extend(stage_change(texts, now));
    }
    if before.your_seat.is_some() && !viewer_may_start(before) && viewer_may_start(now) {
        sentences.push(say!(texts, "online-may-start"));
    }
    // Players hear by whom they are asked to play again, wherever they are.
    let watches = now.your_seat.is_none();
    if before.rematch != now.rematch && now.rematch.is_some() && watches {
        sentences.push(say!(texts, "online-rematch-waits"));
    }
    sentences
}

/// Reports whether the viewer may start the game: as the host, or because the host has stood up or
/// been absent for a minute.
fn viewer_may_start(room: &RoomView) -> bool {
    Permissions::of(room, false).start
}

/// Returns the most important change of a seat.
fn seat_change(texts: &Texts, before: &RoomView, now: &RoomView, seat: Seat) -> Option<String> {
    let (was, is) = (before.seats.get(seat.index())?, now.seats.get(seat.index())?);
    if is.is_bot() {
        return None;
    }
    let name = seat_name(texts, now, seat);
    let old = || seat_name(texts, before, seat);
    let rose = |what: fn(&SeatView) -> bool| !what(was) && what(is);
    Some(match () {
        () if rose(|seat| seat.occupied) => say!(texts, "online-sits", name = name),
        () if was.occupied && !is.occupied => say!(texts, "online-stands", name = old()),
        () if rose(|seat| seat.out) => say!(texts, "online-out", name = name),
        () if rose(|seat| seat.stand_in.is_some()) => say!(texts, "online-stand-in", name = name),
        // Who asks to play again goes to the new table.
        () if is.occupied && was.present && !is.present && now.rematch.is_none() => {
            say!(texts, "online-gone", name = name)
        }
        () if is.occupied && rose(|seat| seat.present) => say!(texts, "online-back", name = name),
        () => return None,
    })
}

fn draw_changes(texts: &Texts, before: &RoomView, now: &RoomView) -> Vec<String> {
    let others = |seat: &&Seat| now.your_seat != Some(**seat);
    let name = |seat: &Seat| seat_name(texts, now, *seat);
    let came = now
        .draw_agreed_by
        .iter()
        .filter(|seat| !before.draw_agreed_by.contains(seat))
        .filter(others);
    let gone = before
        .draw_agreed_by
        .iter()
        .filter(|seat| !now.draw_agreed_by.contains(seat))
        .filter(others);
    let came = came.map(|seat| say!(texts, "online-draw-offered", name = name(seat)));
    let gone = gone.map(|seat| say!(texts, "online-draw-withdrawn", name = name(seat)));
    // A new stage resets the agreements, without any person having withdrawn one.
    let ended = now.stage != before.stage;
    came.chain(gone).filter(|_| !ended).collect()
}

fn stage_change(texts: &Texts, now: &RoomView) -> Option<String> {
    match now.stage {
        RoomStage::Playing => Some(say!(texts, "online-begins")),
        RoomStage::Over { .. } => describe_room_end(texts, now),
        RoomStage::Closed => Some(say!(texts, "online-closed")),
        RoomStage::Gathering | RoomStage::Dealing => None,
    }
}

/// Returns the sentence about an end by resignation or agreement; other ends are announced by the
/// table.
pub fn describe_room_end(texts: &Texts, room: &RoomView) -> Option<String> {
    let RoomStage::Over { result, reason } = room.stage else { return None };
    match (reason, result) {
        (EndReason::Play, _) => None,
        (EndReason::Resignation, Outcome::Won(seat)) => {
            Some(say!(texts, "online-won-alone", name = seat_name(texts, room, seat)))
        }
        (EndReason::Agreement | EndReason::Resignation, _) => {
            Some(say!(texts, "online-drawn-agreed"))
        }
    }
}

/// Returns the warning that so many seconds are left.
pub fn describe_clock_warning(texts: &Texts, seconds: u64) -> String {
    say!(texts, "online-clock-warning", count = seconds)
}

/// Returns the sentence for a denial by the server.
pub fn describe_denial(texts: &Texts, why: Denial) -> String {
    match why {
        Denial::NoSuchTable => say!(texts, "denied-no-table"),
        Denial::BadTable => say!(texts, "denied-bad-table"),
        Denial::BadText => say!(texts, "denied-bad-text"),
        Denial::BadCommitment => say!(texts, "denied-bad-promise"),
        Denial::SeatTaken => say!(texts, "denied-taken"),
        Denial::AlreadyStarted => say!(texts, "denied-begun"),
        Denial::TooEarly => say!(texts, "denied-not-yet"),
        Denial::NotHost => say!(texts, "denied-not-host"),
        Denial::NotSeated => say!(texts, "denied-not-seated"),
        Denial::RatedTable => say!(texts, "denied-rated"),
        Denial::NotAbsent => say!(texts, "denied-not-missing"),
        Denial::RateLimited => say!(texts, "denied-too-often"),
        Denial::TooManyTables => say!(texts, "denied-too-many"),
        Denial::ActionLimitReached => say!(texts, "denied-enough"),
        Denial::NotStored => say!(texts, "denied-not-kept"),
        Denial::OutcomeUnknown => say!(texts, "denied-unknown"),
        Denial::Parked => say!(texts, "denied-parked"),
        Denial::Muted => say!(texts, "denied-muted"),
        Denial::Banned => say!(texts, "denied-banned"),
        Denial::InvitationNeeded => say!(texts, "denied-uninvited"),
        Denial::NoOrigin => say!(texts, "denied-no-origin"),
        Denial::ClosedByOperator => say!(texts, "denied-closed"),
        Denial::TooManyKept => say!(texts, "denied-too-many-kept"),
        Denial::BadDeviceLink => say!(texts, "denied-bad-pass"),
        Denial::NotForPrograms => say!(texts, "denied-program"),
        Denial::BadMessage => say!(texts, "denied-message"),
    }
}
