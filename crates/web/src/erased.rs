//! Closures made alike. Each closure is a type of its own, and the code that shows what it says or
//! listens for it would be in the page once for each; through these it is there once.

use leptos::prelude::*;
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent};

/// What to do when something happens.
pub type EventHandler<E> = Box<dyn FnMut(E)>;

/// What to do on a click.
pub fn on_click(heard: impl FnMut(MouseEvent) + 'static) -> EventHandler<MouseEvent> {
    Box::new(heard)
}

/// What to do about a pointer.
pub fn on_pointer(heard: impl FnMut(PointerEvent) + 'static) -> EventHandler<PointerEvent> {
    Box::new(heard)
}

/// What to do about a key.
pub fn on_key(heard: impl FnMut(KeyboardEvent) + 'static) -> EventHandler<KeyboardEvent> {
    Box::new(heard)
}

/// Something that changes.
pub fn signal_of<T: Send + Sync + 'static>(
    said: impl Fn() -> T + Send + Sync + 'static,
) -> Signal<T> {
    Signal::derive(said)
}

/// Shows something as long as a condition holds, and else something else or nothing.
#[component]
pub fn Show(
    /// The condition.
    #[prop(into)]
    when: Signal<bool>,
    /// What is shown instead.
    #[prop(optional, into)]
    fallback: ViewFn,
    /// What is shown.
    children: ChildrenFn,
) -> impl IntoView {
    // Drawn anew only when it is another answer.
    let when = Memo::new(move |_| when.get());
    move || if when.get() { children() } else { fallback.run() }
}
