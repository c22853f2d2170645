//! The house that a table stands in: who hosts it, whose eyes it is seen with, and what hangs on its
//! walls. The table itself is the same everywhere.

use crate::host_link::{self, HostLink};
use cartagena::Seat;
use cartagena_texts::Texts;
use leptos::prelude::*;

/// Whose eyes a table is seen with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewpoint {
    /// Those of whoever acts: people share a device, and the table turns to each of them.
    Shared,
    /// Those of one seat, or of somebody who looks on: everybody has a device of their own.
    Own(Option<Seat>),
}

/// What a table has from its house. Copies are the same house.
#[derive(Clone, Copy)]
pub struct TableContext {
    /// The line to the host.
    pub link: HostLink,
    /// Whose eyes it is seen with.
    pub viewpoint: Viewpoint,
    /// Whether the captain gives advice and bots can be hurried.
    pub helps: bool,
    /// Whether the game is over, whatever the rules say.
    pub over: Signal<bool>,
    /// What stands beside a seat's name.
    pub beside_name: fn(Seat) -> AnyView,
    /// What there is to say of a seat besides its pirates and cards.
    pub seat_note: fn(&Texts, Seat) -> String,
    /// What stands beside the button of the menu.
    pub beside_menu: fn() -> AnyView,
    /// What else is in the menu.
    pub menu_items: fn() -> AnyView,
    /// What is shown of the end; the table's own words where there is nothing else.
    pub game_over: Option<fn() -> AnyView>,
}

impl TableContext {
    /// A table of this device: hosted by the worker, its walls bare.
    pub fn local() -> TableContext {
        TableContext {
            link: host_link::worker(),
            viewpoint: Viewpoint::Shared,
            helps: true,
            over: Signal::stored(false),
            beside_name: |_| ().into_any(),
            seat_note: |_, _| String::new(),
            beside_menu: || ().into_any(),
            menu_items: || ().into_any(),
            game_over: None,
        }
    }
}

/// The house that whoever shows the table provided; this device otherwise.
pub fn use_table_context() -> TableContext {
    use_context().unwrap_or_else(TableContext::local)
}
