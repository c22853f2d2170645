//! Where a game begins: with a tunnel laid by chance or by hand, or with a position.

use super::draft::Start;
use super::laying::Laying;
use super::use_draft;
use crate::announce::use_announcer;
use crate::picture::{segment, use_night};
use crate::speech::use_texts;
use crate::tr;
use cartagena_texts::{Texts, say};
use leptos::html::Ol;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The three ways to begin.
#[component]
pub fn Beginning() -> impl IntoView {
    view! { <Ways ways=&[Start::Chance, Start::Laid, Start::Position] /> }
}

/// The two ways to lay the tunnel of a game that begins at its beginning.
#[component]
pub fn Tunnel() -> impl IntoView {
    view! { <Ways ways=&[Start::Chance, Start::Laid] /> }
}

#[component]
fn Ways(
    /// The ways there are.
    ways: &'static [Start],
) -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let start = Memo::new(move |_| draft.read().start);
    let way = move |which: &'static Start| {
        let chosen = move || start.get() == *which;
        let choose = move |_| draft.update(|all| all.start = *which);
        view! {
            <label class="choice">
                <input type="radio" name="start" prop:checked=chosen on:change=choose />
                <span>{move || named(&texts.read(), *which)}</span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{tr!(texts, "new-tunnel")}</legend>
            <div class="choices">{ways.iter().map(way).collect_view()}</div>
            <Show when=move || start.get() == Start::Laid><Segments /></Show>
            <Show when=move || start.get() == Start::Position><Position /></Show>
        </fieldset>
    }
}

fn named(texts: &Texts, start: Start) -> String {
    match start {
        Start::Chance => say!(texts, "new-tunnel-random"),
        Start::Laid => say!(texts, "new-tunnel-chosen"),
        Start::Position => say!(texts, "new-tunnel-position"),
    }
}

#[component]
fn Position() -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let write = move |event| {
        let line = event_target_value(&event);
        draft.update(|all| all.go_on_from(&line));
    };
    view! {
        <label class="labelled tall">
            <span>{tr!(texts, "new-position")}</span>
            <textarea class="notation" rows="4" spellcheck="false" autocomplete="off"
                aria-describedby="position-about"
                prop:value=move || draft.read().line.clone() on:input=write />
        </label>
        <p class="about" id="position-about">{tr!(texts, "new-position-about")}</p>
    }
}

/// Six segments to drag, or to move by their buttons.
#[component]
fn Segments() -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let list = NodeRef::<Ol>::new();
    let held = RwSignal::new(None::<usize>);
    let drag = move |event: web_sys::PointerEvent| {
        let (Some(from), Some(list)) = (held.get_untracked(), list.get_untracked()) else { return };
        if let Some(to) = row_at(&list, f64::from(event.client_y())).filter(|to| *to != from) {
            draft.update(|all| all.laying.carry(from, to));
            held.set(Some(to));
        }
    };
    let mix = move |_| draft.update(|all| all.laying.mix(js_sys::Math::random));
    let row = move |at: usize| view! { <Slab at held list /> };
    view! {
        <p class="about">{tr!(texts, "new-tunnel-about")}</p>
        <ol class="laying" node_ref=list on:pointermove=drag
            on:pointerup=move |_| held.set(None) on:pointercancel=move |_| held.set(None)>
            {(0..6).map(row).collect_view()}
        </ol>
        <button on:click=mix>{tr!(texts, "new-shuffle")}</button>
    }
}

/// The row under a point of the window.
fn row_at(list: &web_sys::HtmlOListElement, y: f64) -> Option<usize> {
    let rows = list.children();
    (0..rows.length()).find_map(|at| {
        let area = rows.item(at)?.get_bounding_client_rect();
        (area.top() <= y && y < area.bottom()).then_some(at as usize)
    })
}

/// One place of the tunnel, with the segment that lies there.
#[component]
fn Slab(
    /// Which, from the fort.
    at: usize,
    /// The one that is dragged.
    held: RwSignal<Option<usize>>,
    /// All of them.
    list: NodeRef<Ol>,
) -> impl IntoView {
    let (texts, draft, night) = (use_texts(), use_draft(), use_night());
    let here = move || draft.read().laying.segments()[at];
    let grab = move |event: web_sys::PointerEvent| {
        held.set(Some(at));
        // The list hears the pointer wherever it goes, as its rows change under it.
        if let Some(list) = list.get_untracked() {
            let _ = list.set_pointer_capture(event.pointer_id());
        }
    };
    view! {
        <li class="slab" class:held=move || held.get() == Some(at)>
            <svg class="segment" viewBox="0 0 240 40" role="img" on:pointerdown=grab
                aria-label=move || described(&texts.read(), &draft.read().laying, at)
                inner_html=move || segment(here(), at, night.get()) />
            <Handle at kind=Handling::Up disabled={at == 0} />
            <Handle at kind=Handling::Turn disabled=false />
            <Handle at kind=Handling::Down disabled={at == 5} />
        </li>
    }
}

fn described(texts: &Texts, laying: &Laying, at: usize) -> String {
    let symbols = laying.segments()[at].symbols();
    let names = symbols.map(|symbol| say!(texts, "symbol", symbol = symbol.letter()));
    format!("{}: {}", say!(texts, "new-segment", number = at + 1), texts.list(&names))
}

/// What can be done with a segment without dragging.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Handling {
    Up,
    Turn,
    Down,
}

impl Handling {
    const fn sign(self) -> &'static str {
        match self {
            Handling::Up => "↑",
            Handling::Turn => "⇄",
            Handling::Down => "↓",
        }
    }

    fn name(self, texts: &Texts) -> String {
        match self {
            Handling::Up => say!(texts, "new-nearer-fort"),
            Handling::Turn => say!(texts, "new-turn-round"),
            Handling::Down => say!(texts, "new-nearer-boat"),
        }
    }

    fn id(self, at: usize) -> String {
        format!("segment-{at}-{}", self.sign())
    }
}

#[component]
fn Handle(
    /// The segment's place.
    at: usize,
    /// What it does.
    kind: Handling,
    /// Whether there is nowhere to go.
    disabled: bool,
) -> impl IntoView {
    let (texts, draft, announcer) = (use_texts(), use_draft(), use_announcer());
    let name = move || {
        let texts = texts.read();
        format!("{}, {}", say!(texts, "new-segment", number = at + 1), kind.name(&texts))
    };
    let press = move |_| {
        let to = match kind {
            Handling::Up => at.saturating_sub(1),
            Handling::Turn => at,
            Handling::Down => at + 1,
        };
        draft.update(|all| match kind {
            Handling::Turn => all.laying.turn(at),
            _ => all.laying.carry(at, to),
        });
        focus_on(kind, to);
        announcer.say(described(&texts.read_untracked(), &draft.read_untracked().laying, to));
    };
    view! {
        <button id=kind.id(at) disabled=disabled aria-label=name on:click=press>
            <span aria-hidden="true">{kind.sign()}</span>
        </button>
    }
}

/// The focus goes with the segment; at the end of the way it turns to the other direction.
fn focus_on(kind: Handling, at: usize) {
    let kind = match (kind, at) {
        (Handling::Up, 0) => Handling::Down,
        (Handling::Down, 5) => Handling::Up,
        _ => kind,
    };
    let button = document().get_element_by_id(&kind.id(at));
    if let Some(button) = button.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = button.focus();
    }
}
