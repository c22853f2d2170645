//! Menu of what one can do about another person at a table: follow, block, report.

use super::room::{OnlineTableState, use_online_table};
use super::socket;
use crate::announce::use_announcer;
use crate::language::use_texts;
use crate::tr;
use cartagena::Seat;
use cartagena_protocol::{
    MAX_CHAT_CHARS, OnlineEvent, OnlineRequest, PeopleEvent, PeopleRequest, PersonAt, ServerMsg,
};
use cartagena_texts::say;
use leptos::html::Input;
use leptos::prelude::*;

/// Something that was asked of the server and is not answered yet.
#[derive(Clone, PartialEq, Eq)]
enum Deed {
    Follow(String),
    Block(String),
}

/// The deeds at a table. Copies are the same.
#[derive(Clone, Copy)]
pub struct Deeds {
    pending: StoredValue<Option<Deed>>,
}

impl Deeds {
    /// Listens for the answers, and announces them.
    pub fn new(here: OnlineTableState) -> Deeds {
        let (texts, announcer) = (use_texts(), use_announcer());
        let deeds = Deeds { pending: StoredValue::new(None) };
        socket::link().listen(move |message| {
            let texts = texts.read_untracked();
            match message {
                ServerMsg::Online(OnlineEvent::People(PeopleEvent::Reported)) => {
                    announcer.show(say!(texts, "person-reported"));
                }
                ServerMsg::Online(OnlineEvent::People(PeopleEvent::List { .. })) => {
                    match deeds.pending.try_update_value(Option::take).flatten() {
                        Some(Deed::Follow(name)) => {
                            announcer.show(say!(texts, "person-followed", name = name));
                        }
                        Some(Deed::Block(name)) => {
                            announcer.show(say!(texts, "person-blocked", name = name));
                            here.reload_chat();
                        }
                        None => {}
                    }
                }
                ServerMsg::Online(OnlineEvent::Denied { .. }) => deeds.pending.set_value(None),
                _ => {}
            }
        });
        deeds
    }

    fn ask(self, deed: Deed, request: PeopleRequest) {
        self.pending.set_value(Some(deed));
        socket::send_request(OnlineRequest::People(request));
    }
}

/// The button that opens the menu about a person, and the menu.
#[component]
pub fn PersonMenu(
    /// The number of a chat line of the person.
    line: Option<u32>,
    /// The seat of the person, if no line is given.
    seat: Option<Seat>,
    /// The person's name.
    name: Signal<String>,
) -> impl IntoView {
    let texts = use_texts();
    let open = RwSignal::new(false);
    let at = PersonAt { game: use_online_table().id(), line, seat: seat.map(Seat::number) };
    let at = StoredValue::new(at);
    let label = move || say!(texts.read(), "person-more-who", name = name.get());
    view! {
        <button type="button" class="chip person-more" aria-label=label
            aria-expanded=move || open.get().to_string()
            on:click=move |_| open.update(|open| *open = !*open)>
            {tr!(texts, "person-more")}
        </button>
        <Show when=move || open.get()><OpenMenu at name open /></Show>
    }
}

#[component]
fn OpenMenu(
    /// The person.
    at: StoredValue<PersonAt>,
    /// The person's name.
    name: Signal<String>,
    /// True while the menu is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let texts = use_texts();
    let deeds: Deeds = expect_context();
    let reporting = RwSignal::new(false);
    let follow = move |_| {
        let deed = Deed::Follow(name.get_untracked());
        deeds.ask(deed, PeopleRequest::Follow { at: at.get_value() });
        open.set(false);
    };
    let block = move |_| {
        let deed = Deed::Block(name.get_untracked());
        deeds.ask(deed, PeopleRequest::Block { at: at.get_value() });
        open.set(false);
    };
    let label = move || say!(texts.read(), "person-more-who", name = name.get());
    view! {
        <div class="person-menu" role="group" aria-label=label>
            <button type="button" class="chip" on:click=follow>{tr!(texts, "person-follow")}</button>
            <button type="button" class="chip" on:click=block>{tr!(texts, "person-block")}</button>
            <button type="button" class="chip" aria-expanded=move || reporting.get().to_string()
                on:click=move |_| reporting.update(|on| *on = !*on)>
                {tr!(texts, "person-report")}
            </button>
            <Show when=move || reporting.get() fallback=move || view! {
                <p class="about">{tr!(texts, "person-block-about")}</p>
            }>
                <ReportForm at open />
            </Show>
        </div>
    }
}

/// The field for words about a report.
#[component]
fn ReportForm(
    /// The person who is reported.
    at: StoredValue<PersonAt>,
    /// True while the menu is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let texts = use_texts();
    let input: NodeRef<Input> = NodeRef::new();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let note = input.get_untracked().map(|input| input.value()).unwrap_or_default();
        let report = PeopleRequest::Report { at: at.get_value(), note: note.trim().to_owned() };
        socket::send_request(OnlineRequest::People(report));
        open.set(false);
    };
    view! {
        <form class="report" on:submit=submit>
            <label>
                <span class="about">{tr!(texts, "person-report-why")}</span>
                <input type="text" dir="auto" autocomplete="off" maxlength=MAX_CHAT_CHARS.to_string()
                    node_ref=input />
            </label>
            <button>{tr!(texts, "person-report-send")}</button>
        </form>
    }
}
