//! The page of the people who run a server: reports with the same acts as `cartagena admin`. It is opened by
//! a link with their token, which stays in the fragment of the address.

mod announcing;
mod reports;

use crate::account::requests::{RequestError, send_with_token, sentence};
use crate::announce::{Announcer, use_announcer};
use crate::language::{TextsSignal, use_texts};
use crate::tr;
use announcing::Announcing;
use cartagena_protocol::{
    AdminAnswer, AdminLogView, AdminRequest, PersonView, ReportView, parse_json,
};
use cartagena_texts::{Texts, say};
use leptos::html::Input;
use leptos::prelude::*;
use reports::{PersonDeeds, ReportEntry};
use wasm_bindgen_futures::spawn_local;

/// The desk of an operator. Copies are the same.
#[derive(Clone, Copy)]
struct Desk {
    token: StoredValue<String>,
    texts: TextsSignal,
    announcer: Announcer,
    reports: RwSignal<Option<Vec<ReportView>>>,
    log: RwSignal<Vec<AdminLogView>>,
    people: RwSignal<Vec<PersonView>>,
    error: RwSignal<Option<RequestError>>,
}

impl Desk {
    /// Sends a request, and shows its answer.
    fn ask(self, request: AdminRequest) {
        spawn_local(async move {
            let body = serde_json::to_string(&request).unwrap_or_default();
            let token = self.token.try_get_value().unwrap_or_default();
            let answer = send_with_token("admin", &body, Some(&token)).await;
            let answer = answer.and_then(|text| parse_json(&text).ok_or(RequestError::Unreachable));
            match answer {
                Ok(answer) => self.take(answer),
                Err(error) => drop(self.error.try_set(Some(error))),
            }
        });
    }

    fn reload(self) {
        self.ask(AdminRequest::Reports { all: false });
        self.ask(AdminRequest::Log);
    }

    fn take(self, answer: AdminAnswer) {
        let _ = self.error.try_set(None);
        match answer {
            AdminAnswer::Reports { reports } => drop(self.reports.try_set(Some(reports))),
            AdminAnswer::Log { lines } => drop(self.log.try_set(lines)),
            AdminAnswer::People { people } => drop(self.people.try_set(people)),
            AdminAnswer::Invitation { code } => self.announcer.show(code),
            AdminAnswer::Done => {
                self.announcer.show(say!(self.texts.read_untracked(), "operator-carried-out"));
                self.reload();
            }
            AdminAnswer::Refused { .. } => {
                self.announcer.show(say!(self.texts.read_untracked(), "operator-nothing"));
            }
        }
    }
}

fn use_desk() -> Desk {
    expect_context()
}

/// The page.
#[component]
pub fn OperatorPage(
    /// The token.
    token: String,
) -> impl IntoView {
    let texts = use_texts();
    let desk = Desk {
        token: StoredValue::new(token),
        texts,
        announcer: use_announcer(),
        reports: RwSignal::new(None),
        log: RwSignal::default(),
        people: RwSignal::default(),
        error: RwSignal::new(None),
    };
    provide_context(desk);
    desk.reload();
    let problem = move || desk.error.get().map(|error| problem_words(&texts.read(), error));
    view! {
        <section class="page operator">
            <h1>{tr!(texts, "operator-title")}</h1>
            <p class="problem" role="alert">{problem}</p>
            <Show when=move || desk.reports.read().is_some()>
                <h2>{tr!(texts, "operator-reports")}</h2>
                <Show when=move || desk.reports.read().as_ref().is_some_and(Vec::is_empty)>
                    <p class="quiet">{tr!(texts, "operator-no-reports")}</p>
                </Show>
                <ul class="reports">
                    <For each=move || desk.reports.get().unwrap_or_default() key=ReportView::clone let(report)>
                        <ReportEntry report />
                    </For>
                </ul>
                <FindPeople />
                <Announcing />
                <LogLines />
            </Show>
        </section>
    }
}

fn problem_words(texts: &Texts, error: RequestError) -> String {
    match error {
        RequestError::Status(404) => say!(texts, "operator-wrong-token"),
        error => sentence(texts, error),
    }
}

/// Finding people by their names.
#[component]
fn FindPeople() -> impl IntoView {
    let (texts, desk) = (use_texts(), use_desk());
    let input: NodeRef<Input> = NodeRef::new();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let name = input.get_untracked().map(|input| input.value()).unwrap_or_default();
        desk.ask(AdminRequest::People { name });
    };
    view! {
        <h2>{tr!(texts, "operator-find")}</h2>
        <form class="typing-line" on:submit=submit>
            <input type="text" dir="auto" autocomplete="off" aria-label=tr!(texts, "operator-find")
                node_ref=input />
            <button>{tr!(texts, "operator-find")}</button>
        </form>
        <ul class="reports">
            <For each=move || desk.people.get() key=PersonView::clone let(person)>
                <li class="report-entry"><PersonDeeds person /></li>
            </For>
        </ul>
    }
}

/// The log of operators' acts.
#[component]
fn LogLines() -> impl IntoView {
    let (texts, desk) = (use_texts(), use_desk());
    let line = move |line: AdminLogView| {
        let when = crate::account::requests::date(&texts.read(), line.made as f64);
        let who = if line.person > 0 { line.person.to_string() } else { String::new() };
        view! { <li class="notation">{format!("{when} · {} {who} {}", line.act, line.detail)}</li> }
    };
    view! {
        <h2>{tr!(texts, "operator-log")}</h2>
        <ul dir="ltr">{move || desk.log.get().into_iter().map(line).collect_view()}</ul>
    }
}
