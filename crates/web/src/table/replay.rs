//! Showing the last moves of the others once more.

use super::state::TableState;
use leptos::prelude::*;
use std::time::Duration;

/// Time for which each move is shown: long enough to follow it with the eye.
const MOVE_DURATION: Duration = Duration::from_millis(900);

/// Replays the moves of the others since the viewer's last one. Any touch meanwhile returns to the
/// present at once.
pub fn begin(table: TableState) {
    let (missed, all) = (table.missed_moves(), table.moves_shown());
    if missed == 0 {
        return;
    }
    table.moment.set(None);
    table.replay.set(Some(all - missed));
    set_timeout(move || step(table), MOVE_DURATION / 2);
}

fn step(table: TableState) {
    let Some(Some(at)) = table.replay.try_get_untracked() else { return };
    let all = table.view.read_untracked().as_ref().map_or(0, |view| view.moves());
    if at + 1 >= all {
        return table.replay.set(None);
    }
    table.replay.set(Some(at + 1));
    set_timeout(move || step(table), MOVE_DURATION);
}
