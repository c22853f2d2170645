//! The board: a picture that everybody sees, and above it the places that can be touched.

pub mod crowd;
pub mod figures;
pub mod marks;
pub mod places;

use super::layout::use_layout;
use super::state::{TableState, use_table_state};
use crate::app::ThemeSignal;
use crate::settings::use_settings;
use cartagena::{Observation, Outcome, Place, Seat, Turn};
use cartagena_art::{
    LETTERS, Layout, Look, Palette, Rect, bare_space, boat, boat_at_sea, chevrons, fort,
    gate_and_plank, joints, scenery, slab, splash, turning,
};
use cartagena_client::{Figures, GameView};
use cartagena_speech as speech;
use crowd::Crowds;
use figures::FigureLayer;
use leptos::prelude::*;
use marks::Highlights;
use places::Places;

/// The context that the layers of the board share.
#[derive(Clone, Copy)]
pub struct BoardContext {
    /// The table.
    pub table: TableState,
    /// The board's layout.
    pub layout: Memo<Layout>,
    /// The theme: dark or light.
    pub theme: ThemeSignal,
    /// The figures on every place, ghosts included.
    pub crowds: Memo<Option<Crowds>>,
}

impl BoardContext {
    fn new(figures: RwSignal<Option<Figures>>) -> BoardContext {
        let (table, layout) = (use_table_state(), use_layout());
        let crowds = Memo::new(move |_| {
            let mut ghosts = with_highlights(table, |lit| lit.targets());
            ghosts.extend(&table.drawn_plan.read().ghosts);
            figures.get().map(|figures| Crowds { figures, ghosts })
        });
        BoardContext { table, layout, theme: expect_context(), crowds }
    }

    fn palette(&self) -> &'static Palette {
        self.theme.get().palette()
    }

    /// Returns the look of a seat's pirates.
    fn look(&self, seat: Seat, letters: bool) -> Look {
        let own = own_seat(self.table) == Some(seat);
        Look {
            rim: own.then_some(self.palette().own_rim),
            letter: letters.then_some(LETTERS[seat.index()]),
            ghost: false,
        }
    }
}

/// Returns the seat from whose viewpoint the table is seen.
pub fn own_seat(table: TableState) -> Option<Seat> {
    table.view.read().as_ref().and_then(GameView::seat)
}

/// Asks what is lit; nothing is while one looks back.
pub fn with_highlights<T>(table: TableState, ask: impl Fn(&Highlights<'_>) -> T) -> T {
    let offers = table.offers.read();
    let offers = if table.replay.get().is_some() { &[][..] } else { offers.as_slice() };
    ask(&Highlights { offers, choice: table.highlighted() })
}

/// The board.
#[component]
pub fn Board(
    /// The figures' places; animations change them.
    figures: RwSignal<Option<Figures>>,
) -> impl IntoView {
    let stage = BoardContext::new(figures);
    provide_context(stage);
    let layout = stage.layout;
    let frame = move || {
        let Rect { x, y, w, h } = layout.get().scene();
        format!("{x} {y} {w} {h}")
    };
    view! {
        // A finger that rests is to point, not to open the browser's menu.
        <div class="board-box" on:contextmenu=|event| event.prevent_default()>
            <div class="board">
                <svg class="picture" viewBox=frame aria-hidden="true" focusable="false">
                    <g inner_html=move || ground(layout.get(), stage.palette())></g>
                    <FortLayer />
                    <g class="trails" inner_html=move || trails(stage)></g>
                    <Spaces />
                    <BoatLayer />
                    <g inner_html=move || gate_and_plank(layout.get(), stage.palette())></g>
                    <g class="rings" inner_html=move || rings(stage)></g>
                    <g class="preview" inner_html=move || preview(stage)></g>
                    <FigureLayer />
                    <g class="ghosts" inner_html=move || ghosts(stage)></g>
                    <g class="plans" inner_html=move || stage.table.drawn_plan.get().picture></g>
                    {(stage.table.context.board_layer)()}
                    <g id="splashing" inner_html=move || splash(layout.get(), stage.palette())></g>
                </svg>
                <Places />
            </div>
        </div>
    }
}

/// Draws everything that never moves.
fn ground(layout: Layout, palette: &Palette) -> String {
    let turnings: String =
        layout.turnings().into_iter().map(|at| turning(at, layout, palette)).collect();
    let slabs: String = (0..6).map(|segment| slab(layout, segment, palette)).collect();
    scenery(layout, palette)
        + &turnings
        + &slabs
        + &joints(layout, palette)
        + &chevrons(layout, palette)
}

/// Counts each seat's pirates at one end of the tunnel.
fn crews(stage: BoardContext, count: fn(TableState, Seat) -> u8) -> Memo<Vec<(Seat, u8)>> {
    Memo::new(move |_| {
        let seats = stage.table.scene.read().as_ref().map_or(0, Observation::seats);
        Seat::first_n(seats).map(|seat| (seat, count(stage.table, seat))).collect()
    })
}

fn count_at_fort(table: TableState, seat: Seat) -> u8 {
    table.scene.read().as_ref().map_or(0, |seen| seen.pirates_at(seat, Place::FORT))
}

fn with_looks(stage: BoardContext, crews: &[(Seat, u8)]) -> Vec<(Seat, u8, Look)> {
    let letters = use_settings().read().letters;
    crews.iter().map(|(seat, count)| (*seat, *count, stage.look(*seat, letters))).collect()
}

#[component]
fn FortLayer() -> impl IntoView {
    let stage: BoardContext = expect_context();
    let crews = crews(stage, count_at_fort);
    let picture =
        move || fort(stage.layout.get(), &with_looks(stage, &crews.read()), stage.palette());
    view! { <g inner_html=picture></g> }
}

#[component]
fn BoatLayer() -> impl IntoView {
    let stage: BoardContext = expect_context();
    let table = stage.table;
    let crews = crews(stage, |table, seat| table.seen_aboard(seat));
    // The flag is hoisted when the last pirate has arrived.
    let winner = Memo::new(move |_| {
        let turn = table.scene.read().as_ref().map(Observation::turn);
        match turn {
            Some(Turn::Over(Outcome::Won(seat))) => {
                Some(seat).filter(|_| table.boarding.read().is_empty())
            }
            _ => None,
        }
    });
    let picture = move || {
        let (layout, crews) = (stage.layout.get(), with_looks(stage, &crews.read()));
        match winner.get() {
            Some(winner) if table.at_sea.get() => {
                boat_at_sea(layout, &crews, winner, stage.palette())
            }
            winner => boat(layout, &crews, winner, stage.palette()),
        }
    };
    view! { <g inner_html=picture></g> }
}

/// The spaces. Each is drawn anew only when the first pirate comes or the last one goes.
#[component]
fn Spaces() -> impl IntoView {
    let stage: BoardContext = expect_context();
    let space = move |place: Place| {
        let occupied = Memo::new(move |_| {
            stage.crowds.read().as_ref().is_some_and(|crowds| crowds.at(place) > 0)
        });
        let symbol = Memo::new(move |_| {
            stage.table.scene.read().as_ref().and_then(|seen| seen.tunnel().symbol(place))
        });
        let picture = move || {
            let (layout, palette) = (stage.layout.get(), stage.palette());
            let draw = |what| bare_space(layout, place, what, occupied.get(), palette);
            symbol.get().map_or(String::new(), draw)
        };
        view! { <g inner_html=picture></g> }
    };
    Place::spaces().map(space).collect_view()
}

fn rings(stage: BoardContext) -> String {
    with_highlights(stage.table, |lit| marks::rings(lit, stage.layout.get(), stage.palette()))
}

fn ghosts(stage: BoardContext) -> String {
    let (crowds, seat) = (stage.crowds.read(), own_seat(stage.table));
    let (Some(crowds), Some(seat)) = (crowds.as_ref(), seat) else { return String::new() };
    let (layout, palette) = (stage.layout.get(), stage.palette());
    let planned = &stage.table.drawn_plan.read().ghosts;
    let offered =
        with_highlights(stage.table, |lit| marks::ghosts(lit, crowds, seat, layout, palette));
    marks::ghost_figures(planned, crowds, seat, layout, palette) + &offered
}

fn preview(stage: BoardContext) -> String {
    let Some(seat) = own_seat(stage.table) else { return String::new() };
    let pointed = match stage.table.pointed.get() {
        Some(super::state::Pointed::Place(place)) => Some(place),
        _ => None,
    };
    with_highlights(stage.table, |lit| {
        marks::preview(lit, pointed, seat, stage.layout.get(), stage.palette())
    })
}

/// Draws the trails of the others' moves since the viewer's own last move; at an earlier moment, of
/// the last move.
fn trails(stage: BoardContext) -> String {
    let table = stage.table;
    let (shown, view) = (table.moves_shown(), table.view.read());
    let Some(view) = view.as_ref() else { return String::new() };
    let first = if table.moment.get().is_some() {
        shown.saturating_sub(1)
    } else {
        view.moves().saturating_sub(table.missed_moves())
    };
    let events = view.events().take(shown).skip(first);
    marks::trails(events, stage.layout.get(), stage.palette())
}

/// Returns the name of a player at this table.
pub fn player_name(texts: &cartagena_texts::Texts, table: TableState, seat: Seat) -> String {
    table.view.read().as_ref().map_or(String::new(), |view| speech::player_name(view, texts, seat))
}
