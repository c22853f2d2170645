//! The context of a table: its host, its viewpoint, and the views around it. The table itself is
//! the same everywhere.

use crate::host_link::{self, HostLink};
use cartagena::{Action, Outcome, Seat};
use cartagena_client::MoveOption;
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

/// The view at the end of a game.
#[derive(Clone, Copy, Debug)]
pub enum Ending {
    /// The departure and the card, with the ways on from a game of this device.
    Own,
    /// The same with other ways on.
    With(fn() -> AnyView),
    /// Nothing: the surroundings go on by themselves.
    Nothing,
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
    /// The outcome of a game that is over, whatever the rules say.
    pub over: Signal<Option<Outcome>>,
    /// The only actions that are lit, whatever the rules allow; all of them if absent.
    pub glowing: Signal<Option<Vec<Action>>>,
    /// One more layer of the board's picture.
    pub board_layer: fn() -> AnyView,
    /// The view beside a seat's name.
    pub beside_name: fn(Seat) -> AnyView,
    /// A note about a seat, besides its pirates and cards.
    pub seat_note: fn(&Texts, Seat) -> String,
    /// The view beside the menu button.
    pub beside_menu: fn() -> AnyView,
    /// The view beside the whole table.
    pub beside_table: fn() -> AnyView,
    /// More entries of the menu.
    pub menu_items: fn() -> AnyView,
    /// The sentence about an end that did not come by play.
    pub end_note: fn(&Texts) -> Option<String>,
    /// The view at the end of the game.
    pub ending: Ending,
}

impl TableContext {
    /// Returns the context of a table of this device: hosted by the worker, without extra views.
    pub fn local() -> TableContext {
        TableContext {
            link: host_link::worker(),
            viewpoint: Viewpoint::Shared,
            helps: true,
            over: Signal::stored(None),
            glowing: Signal::stored(None),
            board_layer: || ().into_any(),
            beside_name: |_| ().into_any(),
            seat_note: |_, _| String::new(),
            beside_menu: || ().into_any(),
            beside_table: || ().into_any(),
            menu_items: || ().into_any(),
            end_note: |_| None,
            ending: Ending::Own,
        }
    }

    /// Returns those of the possible moves that are lit.
    pub fn lit(&self, mut offers: Vec<MoveOption>) -> Vec<MoveOption> {
        if let Some(glowing) = &*self.glowing.read() {
            offers.retain(|offer| glowing.contains(&offer.action));
        }
        offers
    }
}

/// Returns the provided context; that of this device if there is none.
pub fn use_table_context() -> TableContext {
    use_context().unwrap_or_else(TableContext::local)
}
