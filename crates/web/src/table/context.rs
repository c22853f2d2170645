//! The context of a table: its host, its viewpoint, and the views around it. The table itself is
//! the same everywhere.

use crate::host_link::{self, HostLink};
use cartagena::Seat;
use cartagena_texts::Texts;
use leptos::prelude::*;

/// The viewpoint from which a table is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewpoint {
    /// View of the seat to act: people share a device, and the table turns to each of them.
    Shared,
    /// View of one seat, or of a spectator: everybody has a device of their own.
    Own(Option<Seat>),
}

/// The surroundings of a table: its host, the viewpoint, and extra views. Copies share their state.
#[derive(Clone, Copy)]
pub struct TableContext {
    /// The line to the host.
    pub link: HostLink,
    /// The viewpoint from which the table is seen.
    pub viewpoint: Viewpoint,
    /// True if the captain gives advice and bots can be hurried.
    pub helps: bool,
    /// True if the game is over, whatever the rules say.
    pub over: Signal<bool>,
    /// The view beside a seat's name.
    pub beside_name: fn(Seat) -> AnyView,
    /// A note about a seat, besides its pirates and cards.
    pub seat_note: fn(&Texts, Seat) -> String,
    /// The view beside the menu button.
    pub beside_menu: fn() -> AnyView,
    /// More entries of the menu.
    pub menu_items: fn() -> AnyView,
    /// The view of the end of the game; the table's own if absent.
    pub game_over: Option<fn() -> AnyView>,
}

impl TableContext {
    /// Returns the context of a table of this device: hosted by the worker, without extra views.
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

/// Returns the provided context; that of this device if there is none.
pub fn use_table_context() -> TableContext {
    use_context().unwrap_or_else(TableContext::local)
}
