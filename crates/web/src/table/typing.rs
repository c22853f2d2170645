//! Playing by typing: moves in notation and a few commands, answered in words.

use super::announcing::{Narrator, TranscriptLine, perform, use_narrator};
use super::state::TableState;
use crate::boxed_closures::Show;
use crate::language::{TextsSignal, use_texts};
use crate::settings::use_settings;
use crate::tr;
use cartagena_speech as speech;
use leptos::ev::SubmitEvent;
use leptos::html::{Input, Ol};
use leptos::prelude::*;

/// The line to type into and the conversation, for those who chose it.
#[component]
pub fn Typing() -> impl IntoView {
    let settings = use_settings();
    let wanted = Memo::new(move |_| settings.read().text_mode);
    view! {
        <Show when=move || wanted.get()>
            <Conversation />
        </Show>
    }
}

#[component]
fn Conversation() -> impl IntoView {
    let (table, narrator, texts): (TableState, Narrator, _) =
        (expect_context(), use_narrator(), use_texts());
    let input: NodeRef<Input> = NodeRef::new();
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(input) = input.get_untracked() {
            submit(table, narrator, texts, &input.value());
            input.set_value("");
        }
    };
    view! {
        <section class="typing" aria-label=tr!(texts, "typing-title")>
            <Lines />
            <form on:submit=submit>
                <label for="typed">{tr!(texts, "typing-label")}</label>
                <div class="typing-line">
                    <input
                        id="typed"
                        class="notation"
                        type="text"
                        autocomplete="off"
                        autocapitalize="off"
                        spellcheck="false"
                        enterkeyhint="go"
                        aria-describedby="typing-hint"
                        node_ref=input
                    />
                    <button class="primary">{tr!(texts, "typing-go")}</button>
                </div>
                <p id="typing-hint" class="quiet">{tr!(texts, "typing-hint", form = "help")}</p>
            </form>
        </section>
    }
}

/// The conversation; it is announced as it happens, so it is not a live region itself.
#[component]
fn Lines() -> impl IntoView {
    let narrator = use_narrator();
    let list: NodeRef<Ol> = NodeRef::new();
    Effect::new(move || {
        narrator.transcript.track();
        request_animation_frame(move || {
            // The page may be left meanwhile.
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <ol class="typing-lines" tabindex="0" node_ref=list>
            <For each=move || narrator.transcript.get() key=|line| line.number let:line>
                <TranscriptEntry line />
            </For>
        </ol>
    }
}

#[component]
fn TranscriptEntry(
    /// The line.
    line: TranscriptLine,
) -> impl IntoView {
    let class = if line.typed { "typed notation" } else { "said" };
    view! { <li class=class>{line.text}</li> }
}

fn submit(table: TableState, narrator: Narrator, texts: TextsSignal, line: &str) {
    if line.trim().is_empty() {
        return;
    }
    narrator.write(line.trim().to_owned(), true);
    let deed = match table.view.read_untracked().as_ref() {
        Some(view) => speech::handle_typed(view, &texts.get_untracked(), line),
        None => return,
    };
    table.moment.set(None);
    perform(table, narrator, deed);
}
