//! Looking back together: what is looked at here goes to the others, and what the leader shows is looked at here.

use super::review::Review;
use super::variations;
use crate::boxed_closures::{Show, on_click};
use crate::chunks::{Chunk, LazyChunk};
use crate::tr;
use cartagena::Event;
use cartagena_protocol::LookedAt;
use leptos::prelude::*;
use std::cell::Cell;

/// The moments of a game that several people look back at. Copies are the same.
#[derive(Clone, Copy)]
pub struct SharedLook {
    /// The game's id on the server.
    pub game: StoredValue<String>,
    /// The moment that this page looks at.
    pub here: RwSignal<LookedAt>,
    /// The moment that the leader shows, while this page follows.
    pub led: RwSignal<Option<LookedAt>>,
    /// True once the person looks back with others.
    open: RwSignal<bool>,
}

thread_local! {
    /// True if the person comes to join somebody who leads.
    static JOINS: Cell<bool> = const { Cell::new(false) };
}

/// Makes the next review begin together with others.
pub fn join_next() {
    JOINS.set(true);
}

impl SharedLook {
    /// Prepares to look back at a game of the server.
    pub(super) fn of(game: &str) -> SharedLook {
        SharedLook {
            game: StoredValue::new(game.to_owned()),
            here: RwSignal::new(LookedAt::default()),
            led: RwSignal::new(None),
            open: RwSignal::new(JOINS.take()),
        }
    }

    /// Keeps the moment of a review and that of the leader in step.
    pub(super) fn connect(self, review: Review) {
        Effect::new(move || {
            let now = moment(&review);
            if *self.here.read_untracked() != now {
                self.here.set(now);
            }
        });
        Effect::new(move || {
            if let Some(led) = self.led.get() {
                untrack(|| show(&review, &led));
            }
        });
    }
}

/// Returns the moment that a review shows.
fn moment(review: &Review) -> LookedAt {
    let tried = review.variations.and_then(|it| Some((it, it.at.get()?)));
    let Some((variations, at)) = tried else {
        return LookedAt { moves: review.at.get() as u32, tried: Vec::new() };
    };
    let tree = variations.tree.read_untracked();
    let path = tree.path(at);
    let own = path.iter().take_while(|moment| tree.is_game(**moment)).count();
    let events = path[own..].iter().filter_map(|moment| tree.event(*moment));
    let tried = events.map(Event::action).take(LookedAt::MAX_TRIED);
    LookedAt { moves: own.saturating_sub(1) as u32, tried: tried.collect() }
}

/// Goes to a moment that somebody else shows, as far as its moves can be played.
fn show(review: &Review, led: &LookedAt) {
    review.playing.set(false);
    if moment(review) == *led {
        return;
    }
    let moves = (led.moves as usize).min(review.moves());
    let Some(variations) = review.variations else { return review.go(moves) };
    let mut at = variations.tree.read_untracked().of_game(moves);
    if led.tried.is_empty() {
        variations.at.set(None);
        return review.go(moves);
    }
    for action in led.tried.iter().take(LookedAt::MAX_TRIED) {
        let next = variations.tree.try_update(|tree| tree.play(at, *action)).flatten();
        let Some(next) = next else { break };
        at = next;
    }
    variations::show(&variations, at);
}

/// The button that begins to look back with others, and then what belongs to it.
#[component]
pub(super) fn Together() -> impl IntoView {
    use_context::<SharedLook>().map(|look| view! { <TogetherSlot look /> })
}

#[component]
fn TogetherSlot(look: SharedLook) -> impl IntoView {
    let texts = crate::language::use_texts();
    let open = look.open;
    let begin = move |_| open.set(true);
    view! {
        <Show when=move || !open.get()>
            <button type="button" class="together-begin" on:click=on_click(begin)>
                {tr!(texts, "together-begin")}
            </button>
        </Show>
        <Show when=move || open.get()>
            <LazyChunk chunk=Chunk::Together />
        </Show>
    }
}
