//! Showing the last moves of the others once more.

use super::state::TableState;
use leptos::prelude::*;
use std::time::Duration;

/// How long each move is shown: long enough to follow it with the eye.
const MOVE_DURATION: Duration = Duration::from_millis(900);

/// Goes back to before the moves of the others and lets them happen again. Whoever touches anything
/// meanwhile is back in the present at once.
pub fn begin(seated: TableState) {
    let (missed, all) = (seated.missed_moves(), seated.moves_shown());
    if missed == 0 {
        return;
    }
    seated.moment.set(None);
    seated.replay.set(Some(all - missed));
    set_timeout(move || step(seated), MOVE_DURATION / 2);
}

fn step(seated: TableState) {
    let Some(Some(at)) = seated.replay.try_get_untracked() else { return };
    let all = seated.view.read_untracked().as_ref().map_or(0, |view| view.moves());
    if at + 1 >= all {
        return seated.replay.set(None);
    }
    seated.replay.set(Some(at + 1));
    set_timeout(move || step(seated), MOVE_DURATION);
}
