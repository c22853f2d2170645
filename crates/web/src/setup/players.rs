//! The players and the choice of the first seat.

use super::use_draft;
use crate::boxed_closures::{Show, on_click, signal_of};
use crate::language::use_texts;
use crate::name_limits::is_too_long;
use crate::names::{self, colour};
use crate::picture::{Figure, LevelFace};
use crate::tr;
use cartagena::Seat;
use cartagena_bots::Level;
use cartagena_protocol::MaybeParsed;
use leptos::prelude::*;

/// Two to five seats.
#[component]
pub fn Players() -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let count = Memo::new(move |_| draft.read().count);
    let rows =
        move || Seat::first_n(count.get()).map(|seat| view! { <SeatRow seat /> }).collect_view();
    let room = move || draft.read().can_change_count() && draft.read().count < Seat::MAX;
    view! {
        <fieldset>
            <legend>{tr!(texts, "new-players")}</legend>
            <ul class="seats">{rows}</ul>
            <div class="under-seats">
                <Show when=room>
                    <button on:click=on_click(move |_| draft.update(|all| all.add_seat()))>
                        <span aria-hidden="true">"+"</span>{tr!(texts, "new-add")}
                    </button>
                </Show>
                <FirstSeat />
            </div>
            <SeatNote />
        </fieldset>
    }
}

/// A note on the consequences of the chosen players.
#[component]
fn SeatNote() -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let note = move || {
        let draft = draft.read();
        match draft.people() {
            0 => Some(cartagena_texts::say!(texts.get(), "new-watch")),
            1 => None,
            _ if draft.rules.variant.has_open_hands() => None,
            _ => Some(cartagena_texts::say!(texts.get(), "new-device")),
        }
    };
    view! { <p class="quiet" role="status">{note}</p> }
}

#[component]
fn SeatRow(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let draft = use_draft();
    let index = seat.index();
    let bot = Memo::new(move |_| draft.read().seats[index].bot.clone());
    let level = move || bot.read().as_ref().and_then(|bot| bot.parsed().copied());
    let may_leave = move || draft.read().can_change_count() && draft.read().count > Seat::MIN;
    let leave = Callback::new(move |()| draft.update(|all| all.remove_seat(seat)));
    let who = view! {
        <Player seat bot />
        <Show when=move || bot.read().is_none()><Name seat /></Show>
    };
    planned_seat(seat, who.into_any(), signal_of(level), signal_of(may_leave), leave)
}

/// Shows the row of a planned seat: its player, the bot's level, and the button that removes the
/// seat.
pub fn planned_seat(
    seat: Seat,
    who: AnyView,
    level: Signal<Option<Level>>,
    may_leave: Signal<bool>,
    leave: Callback<()>,
) -> AnyView {
    let texts = use_texts();
    let about = move || level.get().map(|level| texts.read().level_about(level));
    view! {
        <li class="seat">
            <Figure seat />
            {who}
            <Show when=may_leave>
                <button class="bare leave" on:click=on_click(move |_| leave.run(()))
                    aria-label=tr!(texts, "new-remove", colour = colour(seat))>
                    <span aria-hidden="true">"×"</span>
                </button>
            </Show>
            {move || level.get().map(|level| view! { <LevelFace level /> })}
            <p class="about">{signal_of(about)}</p>
        </li>
    }
    .into_any()
}

/// A person, or a bot of a rank.
#[component]
fn Player(
    /// The seat.
    seat: Seat,
    /// The bot that is chosen.
    bot: Memo<Option<MaybeParsed<Level>>>,
) -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let index = seat.index();
    let choose = move |event| {
        let word = event_target_value(&event);
        draft.update(|all| all.seats[index].bot = (!word.is_empty()).then(|| word.as_str().into()));
    };
    let rank = move |level: Level| {
        let chosen = move || *bot.read() == Some(level.into());
        view! {
            <option value=level.name() prop:selected=chosen>{move || texts.read().level(level)}</option>
        }
    };
    view! {
        <select on:change=choose aria-label=tr!(texts, "new-who", colour = colour(seat))>
            <option value="" prop:selected=signal_of(move || bot.read().is_none())>
                {tr!(texts, "setup-person")}
            </option>
            {Level::ALL.map(rank).collect_view()}
        </select>
    }
}

#[component]
fn Name(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let index = seat.index();
    let write = move |event| {
        let name = event_target_value(&event);
        draft.update(|all| all.seats[index].name = name);
    };
    let too_long = move || is_too_long(&draft.read().seats[index].name).to_string();
    view! {
        <input type="text" dir="auto" autocomplete="off"
            aria-invalid=signal_of(too_long)
            aria-label=tr!(texts, "new-name", colour = colour(seat))
            placeholder=tr!(texts, "seat-name", colour = colour(seat))
            prop:value=signal_of(move || draft.read().seats[index].name.clone()) on:input=write />
    }
}

/// The choice of the first seat. A position has its own.
#[component]
fn FirstSeat() -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let choose = move |event| {
        let number = event_target_value(&event).parse().ok();
        draft.update(|all| all.first = number.and_then(Seat::new));
    };
    let someone = move |seat: Seat| {
        let name = move || names::name(&texts.read(), draft.read().playing(), seat);
        let chosen = move || draft.read().first == Some(seat);
        view! { <option value=seat.index().to_string() prop:selected=chosen>{name}</option> }
    };
    let count = Memo::new(move |_| draft.read().count);
    view! {
        <Show when=move || draft.read().can_change_count()>
            <label class="labelled">
                <span>{tr!(texts, "new-first")}</span>
                <select on:change=choose>
                    <option value="" prop:selected=signal_of(move || draft.read().first.is_none())>
                        {tr!(texts, "new-first-random")}
                    </option>
                    {move || Seat::first_n(count.get()).map(someone).collect_view()}
                </select>
            </label>
        </Show>
    }
}
