//! Opening a table: who may come, what is played, how much time there is.

use super::connection::{WithServer, use_connection};
use super::name::{self, NameInput};
use super::table_plan::{TablePlan, TimeChoice, guest_of_word, guest_word};
use super::{seat_secrets, socket, time_words};
use crate::boxed_closures::signal_of;
use crate::language::use_texts;
use crate::name_limits::NameProblem;
use crate::names::colour;
use crate::picture::Figure;
use crate::route::{self, Route};
use crate::settings::use_settings;
use crate::setup::draft::Draft;
use crate::setup::{DraftSignal, TunnelSection, VariantSection, planned_seat};
use crate::tr;
use cartagena::Seat;
use cartagena_bots::Level;
use cartagena_protocol::{Denial, OnTimeout, OnlineEvent, OnlineRequest, OpenTable, ServerMsg};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

type PlanSignal = RwSignal<TablePlan>;

fn use_plan() -> PlanSignal {
    expect_context()
}

/// The page.
#[component]
pub fn NewOnlineTable() -> impl IntoView {
    let texts = use_texts();
    let draft: DraftSignal = RwSignal::new(Draft::default());
    let plan: PlanSignal = RwSignal::new(TablePlan::default());
    provide_context(draft);
    provide_context(plan);
    let (contact, settings) = (use_connection(), use_settings());
    let asked = RwSignal::new(false);
    // The request that was not answered yet: sent again, it opens no second table.
    let pending: StoredValue<Option<(OpenTable, OnlineRequest)>> = StoredValue::new(None);
    socket::link().listen(move |message| match message {
        ServerMsg::Online(OnlineEvent::TableOpened { game }) => {
            pending.set_value(None);
            route::go(&Route::OnlineTable { game: game.clone() })
        }
        ServerMsg::Online(OnlineEvent::Denied { reason, .. }) => {
            asked.set(false);
            if *reason != Denial::OutcomeUnknown {
                pending.set_value(None);
            }
        }
        _ => {}
    });
    contact.on_connected(move || {
        if let Some((_, request)) = pending.get_value().filter(|_| asked.get_untracked()) {
            socket::send_request(request);
        }
    });
    let open = move |_| {
        name::send_typed(&contact, &settings.read_untracked());
        let table = plan.read_untracked().to_open_table(&draft.read_untracked());
        let before = pending.get_value().filter(|(same, _)| *same == table);
        let (_, request) = before.unwrap_or_else(|| {
            let commitment = seat_secrets::new_commitment();
            let request = OnlineRequest::Open { table: table.clone(), commitment };
            (table.clone(), socket::with_new_id(request))
        });
        pending.set_value(Some((table, request.clone())));
        socket::send_request(request);
        asked.set(socket::is_connected());
    };
    view! {
        <section class="page setup online">
            <h1>{tr!(texts, "online-open")}</h1>
            <WithServer>
                <Guests />
                <VariantSection />
                <Rated />
                <Show when=move || !plan.read().is_rated()><TunnelSection /></Show>
                <Times />
                <StartByItself />
                <div class="launch">
                    <button class="primary big" disabled=move || asked.get() on:click=open>
                        {tr!(texts, "online-open")}
                    </button>
                </div>
            </WithServer>
        </section>
    }
}

/// Seats of the person and the guests.
#[component]
fn Guests() -> impl IntoView {
    let (texts, plan) = (use_texts(), use_plan());
    let too_long = RwSignal::new(false);
    let count = Memo::new(move |_| plan.read().guests.len());
    let rows = move || (0..count.get()).map(|at| view! { <GuestRow at /> }).collect_view();
    let about = move || {
        let texts = texts.get();
        match plan.read().is_open() {
            true => say!(texts, "online-open-about"),
            false => say!(texts, "online-private-about"),
        }
    };
    view! {
        <fieldset>
            <legend>{tr!(texts, "new-players")}</legend>
            <ul class="seats">
                <li class="seat">
                    <Figure seat=Seat::FIRST />
                    <NameInput too_long placeholder=tr!(texts, "seat-you") />
                    <NameProblem too_long />
                </li>
                {rows}
            </ul>
            <div class="under-seats">
                <Show when=move || (count.get() + 1).lt(&Seat::MAX)>
                    <button on:click=move |_| plan.update(TablePlan::add_guest)>
                        <span aria-hidden="true">"+"</span>{tr!(texts, "new-add")}
                    </button>
                </Show>
                <Show when=move || !plan.read().is_rated()><FirstSeat count /></Show>
            </div>
            <p class="quiet" role="status">{about}</p>
        </fieldset>
    }
}

#[component]
fn GuestRow(
    /// Index of the guest.
    at: usize,
) -> impl IntoView {
    let (texts, plan) = (use_texts(), use_plan());
    let seat = Seat::first_n(at + 2).last().unwrap_or(Seat::FIRST);
    let now = Memo::new(move |_| plan.read().guests.get(at).map(guest_word).unwrap_or_default());
    let choose = move |event| {
        let chosen = guest_of_word(&event_target_value(&event));
        plan.update(|all| all.guests.get_mut(at).into_iter().for_each(|it| it.clone_from(&chosen)));
    };
    let kind = move |value: &'static str, name: fn(&Texts) -> String| {
        view! {
            <option value=value prop:selected=move || *now.read() == value>
                {move || name(&texts.read())}
            </option>
        }
    };
    let rank = move |level: Level| {
        view! {
            <option value=level.name() prop:selected=move || *now.read() == level.name()>
                {move || texts.read().level(level)}
            </option>
        }
    };
    let level = move || now.read().parse::<Level>().ok();
    let who = view! {
        <select on:change=choose aria-label=tr!(texts, "new-who", colour = colour(seat))>
            {kind("friend", |texts| say!(texts, "guest-friend"))}
            {kind("anyone", |texts| say!(texts, "guest-anyone"))}
            {Level::ALL.map(rank).collect_view()}
        </select>
    };
    let may_leave = move || plan.read().guests.len() > 1;
    let leave = Callback::new(move |()| plan.update(|all| all.remove_guest(at)));
    planned_seat(seat, who.into_any(), signal_of(level), signal_of(may_leave), leave)
}

/// The choice of the first seat.
#[component]
fn FirstSeat(
    /// Number of guests.
    count: Memo<usize>,
) -> impl IntoView {
    let texts = use_texts();
    let draft: DraftSignal = expect_context();
    let choose = move |event| {
        let number = event_target_value(&event).parse().ok();
        draft.update(|all| all.first = number.and_then(Seat::new));
    };
    let someone = move |seat: Seat| {
        let chosen = move || draft.read().first == Some(seat);
        view! {
            <option value=seat.index().to_string() prop:selected=chosen>
                {tr!(texts, "seat-name", colour = colour(seat))}
            </option>
        }
    };
    view! {
        <label class="labelled">
            <span>{tr!(texts, "new-first")}</span>
            <select on:change=choose>
                <option value="" prop:selected=move || draft.read().first.is_none()>
                    {tr!(texts, "new-first-random")}
                </option>
                {move || Seat::first_n(count.get() + 1).map(someone).collect_view()}
            </select>
        </label>
    }
}

/// Describes a time control, and the consequence of running out of time.
#[component]
fn Times() -> impl IntoView {
    let (texts, plan) = (use_texts(), use_plan());
    let timed = move || plan.read().time != TimeChoice::Unlimited;
    let zero = move |which: OnTimeout, name: fn(&Texts) -> String| {
        let chosen = move || plan.read().at_zero == which;
        let choose = move |_| plan.update(|all| all.at_zero = which);
        view! {
            <label class="choice">
                <input type="radio" name="at-zero" prop:checked=chosen on:change=choose />
                <span>{move || name(&texts.read())}</span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{tr!(texts, "online-time")}</legend>
            <div class="choices">{TimeChoice::all().map(|time| view! { <TimeOption time /> }).collect_view()}</div>
            <Show when=timed>
                <div class="choices">
                    {zero(OnTimeout::Bot, |texts| say!(texts, "at-zero-bot"))}
                    {zero(OnTimeout::Out, |texts| say!(texts, "at-zero-out"))}
                </div>
            </Show>
        </fieldset>
    }
}

#[component]
fn TimeOption(
    /// The time control it selects.
    time: TimeChoice,
) -> impl IntoView {
    let (texts, plan) = (use_texts(), use_plan());
    let chosen = move || plan.read().time == time;
    let choose = move |_| plan.update(|all| all.time = time);
    view! {
        <label class="choice">
            <input type="radio" name="time" prop:checked=chosen on:change=choose />
            <span>{move || time_words::short(&texts.read(), time.pace(OnTimeout::Bot))}</span>
        </label>
    }
}

/// The choice of a rated game.
#[component]
fn Rated() -> impl IntoView {
    let (texts, plan) = (use_texts(), use_plan());
    let rated = Memo::new(move |_| plan.read().is_rated());
    let turn = move |event| plan.update(|all| all.set_rated(event_target_checked(&event)));
    view! {
        <label class="switch">
            <input type="checkbox" role="switch" aria-describedby="rated-about"
                prop:checked=move || rated.get() on:change=turn />
            <span class="switch-name">{tr!(texts, "rated-table")}</span>
        </label>
        <p class="about" id="rated-about">{tr!(texts, "rated-about")}</p>
    }
}

#[component]
fn StartByItself() -> impl IntoView {
    let (texts, plan) = (use_texts(), use_plan());
    let turn = move |event| plan.update(|all| all.starts_by_itself = event_target_checked(&event));
    view! {
        <label class="switch">
            <input type="checkbox" role="switch" prop:checked=move || plan.read().starts_by_itself on:change=turn />
            <span class="switch-name">{tr!(texts, "online-at-once")}</span>
        </label>
    }
}
