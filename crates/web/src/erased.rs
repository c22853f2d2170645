//! Type erasure for closures, to keep the program small. Each closure is a type of its own, and
//! generic code would be compiled once for each; boxed, it is compiled once.

use leptos::prelude::*;
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent};

/// A boxed event handler.
pub type EventHandler<E> = Box<dyn FnMut(E)>;

/// Boxes a handler of clicks.
pub fn on_click(heard: impl FnMut(MouseEvent) + 'static) -> EventHandler<MouseEvent> {
    Box::new(heard)
}

/// Boxes a handler of pointer events.
pub fn on_pointer(heard: impl FnMut(PointerEvent) + 'static) -> EventHandler<PointerEvent> {
    Box::new(heard)
}

/// Boxes a handler of key events.
pub fn on_key(heard: impl FnMut(KeyboardEvent) + 'static) -> EventHandler<KeyboardEvent> {
    Box::new(heard)
}

/// Makes a derived signal.
pub fn signal_of<T: Send + Sync + 'static>(
    said: impl Fn() -> T + Send + Sync + 'static,
) -> Signal<T> {
    Signal::derive(said)
}

/// Shows its children while a condition holds, and else a fallback or nothing.
#[component]
pub fn Show(
    /// The condition.
    #[prop(into)]
    when: Signal<bool>,
    /// Shown while the condition does not hold.
    #[prop(optional, into)]
    fallback: ViewFn,
    /// Shown while the condition holds.
    children: ChildrenFn,
) -> impl IntoView {
    // Drawn anew only when it is another answer.
    let when = Memo::new(move |_| when.get());
    move || if when.get() { children() } else { fallback.run() }
}
