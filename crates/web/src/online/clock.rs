//! Clocks: counted down here, set by the server.

use super::room::{OnlineTableState, use_online_table};
use super::socket;
use crate::announce::use_announcer;
use crate::language::use_texts;
use cartagena::Seat;
use cartagena_client::online::{ClockFace, TimeLeft};
use cartagena_speech::room::describe_clock_warning;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use std::time::Duration;

const TICK_INTERVAL: Duration = Duration::from_millis(500);
/// Below this a clock is shown as urgent.
const URGENT_BELOW: u64 = 30_000;

/// Runs the clocks until the page is left, and warns the person when little time is left.
pub fn run(here: OnlineTableState) {
    let (texts, announcer) = (use_texts(), use_announcer());
    let tick = move || {
        let Some(clocks) = here.clocks.try_get_untracked() else { return };
        let running = clocks.filter(|clocks| clocks.seat().is_some());
        if running.is_none() && here.rights.read_untracked().absent.is_empty() {
            return;
        }
        let (then, now) = (here.moment.get_untracked(), socket::now());
        here.moment.set(now);
        let Some((clocks, seat)) =
            running.and_then(|clocks| Some((clocks.clone(), clocks.seat()?)))
        else {
            return;
        };
        let own = here.room.read_untracked().as_ref().and_then(|room| room.your_seat);
        if let Some(seconds) = clocks.warning(seat, then, now).filter(|_| own == Some(seat)) {
            announcer.say_all(vec![describe_clock_warning(&texts.read_untracked(), seconds)]);
        }
    };
    let ticking = set_interval_with_handle(tick, TICK_INTERVAL);
    on_cleanup(move || ticking.into_iter().for_each(|ticking| ticking.clear()));
}

/// Returns the time that a seat has left now.
pub fn left(here: OnlineTableState, seat: Seat) -> Option<TimeLeft> {
    let clocks = here.clocks.read();
    clocks.as_ref()?.left(seat, here.moment.get())
}

/// Formats a duration briefly.
pub fn words(texts: &Texts, milliseconds: u64) -> String {
    match ClockFace::of(milliseconds) {
        ClockFace::Digits(digits) => digits,
        ClockFace::Hours(count) => say!(texts, "clock-hours", count = count),
        ClockFace::Days(count) => say!(texts, "clock-days", count = count),
    }
}

/// The clock beside a name: the turn's time while there is some, then the reserve.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SeatDial {
    time: u64,
    runs: bool,
    short: bool,
}

impl SeatDial {
    fn of(left: TimeLeft) -> Option<SeatDial> {
        let time = left.turn.filter(|turn| *turn > 0).unwrap_or(left.reserve);
        let runs = left.turn.is_some();
        // Whole seconds, so that it is drawn anew only when it reads differently.
        let time = time.div_ceil(1_000) * 1_000;
        (runs || time > 0).then(|| SeatDial {
            time,
            runs,
            short: runs && left.total() <= URGENT_BELOW,
        })
    }
}

/// The clock of a seat, if there is one. Those who do not see it are warned by voice.
#[component]
pub fn Clock(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let dial = Memo::new(move |_| left(here, seat).and_then(SeatDial::of));
    move || {
        dial.get().map(|dial| {
            let time = move || words(&texts.read(), dial.time);
            view! {
                <span class="clock" class:runs=dial.runs class:short=dial.short aria-hidden="true">
                    {time}
                </span>
            }
        })
    }
}
