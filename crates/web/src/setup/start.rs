//! The start of a game: a tunnel laid by chance or by hand, or a position.

use super::draft::Start;
use super::tunnel_builder::TunnelBuilder;
use super::use_draft;
use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click, on_pointer, signal_of};
use crate::language::use_texts;
use crate::picture::{segment, use_theme};
use crate::tr;
use cartagena_texts::{Texts, say};
use leptos::html::Ol;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

/// The four ways to begin.
#[component]
pub fn StartSection() -> impl IntoView {
    view! { <StartChoices ways=&[Start::Chance, Start::ByHand, Start::Wild, Start::Position] /> }
}

/// The two ways to lay the tunnel of a game that begins at its beginning.
#[component]
pub fn TunnelSection() -> impl IntoView {
    view! { <StartChoices ways=&[Start::Chance, Start::ByHand] /> }
}

#[component]
fn StartChoices(
    /// The ways there are.
    ways: &'static [Start],
) -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let start = Memo::new(move |_| draft.read().start);
    let way = move |which: &'static Start| {
        let chosen = move || start.get() == *which;
        let choose = move |_| {
            draft.update(|all| {
                all.start = *which;
                if *which == Start::Wild && !all.wild.is_wild() {
                    all.wild.draw_wild(js_sys::Math::random);
                }
            });
        };
        view! {
            <label class="choice">
                <input type="radio" name="start" prop:checked=chosen on:change=choose />
                <span>{move || start_name(&texts.read(), *which)}</span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{tr!(texts, "new-tunnel")}</legend>
            <div class="choices">{ways.iter().map(way).collect_view()}</div>
            <Show when=move || start.get() == Start::ByHand><Segments /></Show>
            <Show when=move || start.get() == Start::Wild><super::wild::WildSegments /></Show>
            <Show when=move || start.get() == Start::Position><Position /></Show>
        </fieldset>
    }
}

fn start_name(texts: &Texts, start: Start) -> String {
    match start {
        Start::Chance => say!(texts, "new-tunnel-random"),
        Start::ByHand => say!(texts, "new-tunnel-chosen"),
        Start::Wild => say!(texts, "new-tunnel-wild"),
        Start::Position => say!(texts, "new-tunnel-position"),
    }
}

#[component]
fn Position() -> impl IntoView {
    let (texts, draft) = (use_texts(), use_draft());
    let write = move |event| {
        let line = event_target_value(&event);
        draft.update(|all| all.continue_from(&line));
    };
    view! {
        <label class="labelled tall">
            <span>{tr!(texts, "new-position")}</span>
            <textarea class="notation" rows="4" spellcheck="false" autocomplete="off"
                aria-describedby="position-about"
                prop:value=signal_of(move || draft.read().line.clone()) on:input=write />
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
            draft.update(|all| all.tunnel.move_segment(from, to));
            held.set(Some(to));
        }
    };
    let mix = move |_| draft.update(|all| all.tunnel.shuffle(js_sys::Math::random));
    let row = move |at: usize| view! { <SegmentRow at held list /> };
    view! {
        <p class="about">{tr!(texts, "new-tunnel-about")}</p>
        <ol class="laying" node_ref=list on:pointermove=on_pointer(drag)
            on:pointerup=on_pointer(move |_| held.set(None)) on:pointercancel=on_pointer(move |_| held.set(None))>
            {(0..6).map(row).collect_view()}
        </ol>
        <button on:click=on_click(mix)>{tr!(texts, "new-shuffle")}</button>
    }
}

/// Returns the row under a point of the window.
fn row_at(list: &web_sys::HtmlOListElement, y: f64) -> Option<usize> {
    let rows = list.children();
    (0..rows.length()).find_map(|at| {
        let area = rows.item(at)?.get_bounding_client_rect();
        (area.top() <= y && y < area.bottom()).then_some(at as usize)
    })
}

/// One place of the tunnel, with the segment that lies there.
#[component]
fn SegmentRow(
    /// Index of the segment, from the fort.
    at: usize,
    /// The one that is dragged.
    held: RwSignal<Option<usize>>,
    /// All of them.
    list: NodeRef<Ol>,
) -> impl IntoView {
    let (texts, draft, night) = (use_texts(), use_draft(), use_theme());
    let here = move || draft.read().tunnel.segments()[at];
    let grab = move |event: web_sys::PointerEvent| {
        held.set(Some(at));
        // The list hears the pointer wherever it goes, as its rows change under it.
        if let Some(list) = list.get_untracked() {
            let _ = list.set_pointer_capture(event.pointer_id());
        }
    };
    view! {
        <li class="slab" class:held=signal_of(move || held.get() == Some(at))>
            <svg class="segment" viewBox="0 0 240 40" role="img" on:pointerdown=on_pointer(grab)
                aria-label=signal_of(move || segment_label(&texts.read(), &draft.read().tunnel, at))
                inner_html=move || segment(here(), at, night.get()) />
            <SegmentButton at kind=SegmentAction::Up disabled={at == 0} />
            <SegmentButton at kind=SegmentAction::Turn disabled=false />
            <SegmentButton at kind=SegmentAction::Down disabled={at == 5} />
        </li>
    }
}

fn segment_label(texts: &Texts, laying: &TunnelBuilder, at: usize) -> String {
    let symbols = laying.segments()[at].symbols();
    let names = symbols.map(|symbol| say!(texts, "symbol", symbol = symbol.letter()));
    format!("{}: {}", say!(texts, "new-segment", number = at + 1), texts.list(&names))
}

/// An action on a segment by button, without dragging.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SegmentAction {
    Up,
    Turn,
    Down,
}

impl SegmentAction {
    const fn sign(self) -> &'static str {
        match self {
            SegmentAction::Up => "↑",
            SegmentAction::Turn => "⇄",
            SegmentAction::Down => "↓",
        }
    }

    fn name(self, texts: &Texts) -> String {
        match self {
            SegmentAction::Up => say!(texts, "new-nearer-fort"),
            SegmentAction::Turn => say!(texts, "new-turn-round"),
            SegmentAction::Down => say!(texts, "new-nearer-boat"),
        }
    }

    fn id(self, at: usize) -> String {
        format!("segment-{at}-{}", self.sign())
    }
}

#[component]
fn SegmentButton(
    /// The segment's place.
    at: usize,
    /// The button's action.
    kind: SegmentAction,
    /// True if the action is impossible.
    disabled: bool,
) -> impl IntoView {
    let (texts, draft, announcer) = (use_texts(), use_draft(), use_announcer());
    let name = move || {
        let texts = texts.read();
        format!("{}, {}", say!(texts, "new-segment", number = at + 1), kind.name(&texts))
    };
    let press = move |_| {
        let to = match kind {
            SegmentAction::Up => at.saturating_sub(1),
            SegmentAction::Turn => at,
            SegmentAction::Down => at + 1,
        };
        draft.update(|all| match kind {
            SegmentAction::Turn => all.tunnel.turn(at),
            _ => all.tunnel.move_segment(at, to),
        });
        focus_on(kind, to);
        announcer.say(segment_label(&texts.read_untracked(), &draft.read_untracked().tunnel, to));
    };
    view! {
        <button id=kind.id(at) disabled=disabled aria-label=name on:click=on_click(press)>
            <span aria-hidden="true">{kind.sign()}</span>
        </button>
    }
}

/// Moves the focus along with the segment; at the end it goes to the other direction's button.
fn focus_on(kind: SegmentAction, at: usize) {
    let kind = match (kind, at) {
        (SegmentAction::Up, 0) => SegmentAction::Down,
        (SegmentAction::Down, 5) => SegmentAction::Up,
        _ => kind,
    };
    let button = document().get_element_by_id(&kind.id(at));
    if let Some(button) = button.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = button.focus();
    }
}
