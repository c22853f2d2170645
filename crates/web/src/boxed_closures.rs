//! Type erasure for closures, to keep the program small. Each closure is a type of its own, and
//! generic code would be compiled once for each; boxed, it is compiled once.

use leptos::prelude::*;
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent};

/// A boxed event handler.
pub type EventHandler<E> = Box<dyn FnMut(E)>;

/// Boxes a handler of clicks.
pub fn on_click(handler: impl FnMut(MouseEvent) + 'static) -> EventHandler<MouseEvent> {
    Box::new(handler)
}

/// Boxes a handler of pointer events.
pub fn on_pointer(handler: impl FnMut(PointerEvent) + 'static) -> EventHandler<PointerEvent> {
    Box::new(handler)
}

/// Boxes a handler of key events.
pub fn on_key(handler: impl FnMut(KeyboardEvent) + 'static) -> EventHandler<KeyboardEvent> {
    Box::new(handler)
}

/// Makes a derived signal.
pub fn signal_of<T: Send + Sync + 'static>(
    value: impl Fn() -> T + Send + Sync + 'static,
) -> Signal<T> {
    Signal::derive(value)
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
    // Redrawn only when the condition changes.
    let when = Memo::new(move |_| when.get());
    move || if when.get() { children() } else { fallback.run() }
}
