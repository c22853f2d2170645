//! The house that a table stands in: who hosts it, whose eyes it is seen with, and what hangs on its
//! walls. The table itself is the same everywhere.

use crate::link::{self, Line};
use cartagena::Seat;
use cartagena_texts::Texts;
use leptos::prelude::*;

/// Whose eyes a table is seen with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Those of whoever acts: people share a device, and the table turns to each of them.
    Shared,
    /// Those of one seat, or of somebody who looks on: everybody has a device of their own.
    Own(Option<Seat>),
}

/// What a table has from its house. Copies are the same house.
#[derive(Clone, Copy)]
pub struct House {
    /// The line to the host.
    pub line: Line,
    /// Whose eyes it is seen with.
    pub eyes: Eyes,
    /// Whether the captain gives advice and bots can be hurried.
    pub helps: bool,
    /// Whether the game is over, whatever the rules say.
    pub over: Signal<bool>,
    /// What stands beside a seat's name.
    pub beside: fn(Seat) -> AnyView,
    /// What there is to say of a seat besides its pirates and cards.
    pub note: fn(&Texts, Seat) -> String,
    /// What stands beside the button of the menu.
    pub head: fn() -> AnyView,
    /// What else is in the menu.
    pub menu: fn() -> AnyView,
    /// What is shown of the end; the table's own words where there is nothing else.
    pub ending: Option<fn() -> AnyView>,
}

impl House {
    /// A table of this device: hosted by the worker, its walls bare.
    pub fn own() -> House {
        House {
            line: link::worker(),
            eyes: Eyes::Shared,
            helps: true,
            over: Signal::stored(false),
            beside: |_| ().into_any(),
            note: |_, _| String::new(),
            head: || ().into_any(),
            menu: || ().into_any(),
            ending: None,
        }
    }
}

/// The house that whoever shows the table provided; this device otherwise.
pub fn use_house() -> House {
    use_context().unwrap_or_else(House::own)
}
