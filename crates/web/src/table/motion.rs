//! Motion: figures hop and cards fly. What is shown is always how things stand; motion only shows
//! how it came about, so it can be cut short at any time.

use super::animation::{Animation, frame};
use super::board::crowd::Crowds;
use super::board::figures::element_id;
use super::hop_frames::{HopFrame, hop_frames};
use super::state::TableState;
use crate::settings::use_settings;
use cartagena::{Event, Observation, Place, Seat, Symbol};
use cartagena_art::Layout;
use cartagena_client::{
    CardFlight, CardSpot, FigureMove, Figures, GameView, Motion, PirateHop, motion_of,
    reversed_motion,
};
use js_sys::Array;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{DomRect, Element};

/// The running animations of the table.
#[derive(Clone, Copy)]
pub struct Animator {
    running: StoredValue<Vec<Animation>, LocalStorage>,
    layout: Memo<Layout>,
    settings: RwSignal<crate::settings::Settings>,
    boarding: RwSignal<Vec<Seat>>,
}

/// The state that was shown last.
#[derive(Clone)]
struct LastShown {
    moves: usize,
    seen: Option<Observation>,
}

/// Maximum number of moves that are animated one after another.
const MAX_ANIMATED_MOVES: usize = 6;

/// Lets the figures follow what is shown, hopping where a single move was made.
pub fn use_motion(
    table: TableState,
    figures: RwSignal<Option<Figures>>,
    layout: Memo<Layout>,
) -> Animator {
    let mover = Animator {
        running: StoredValue::new_local(Vec::new()),
        layout,
        settings: use_settings(),
        boarding: table.boarding,
    };
    Effect::new(move |before: Option<LastShown>| {
        let (seen, moves) = (table.scene.get(), table.moves_shown());
        let started = before.filter(|shown| shown.seen.is_some());
        mover.follow(table, figures, started.map(|shown| shown.moves), moves, seen.as_ref());
        LastShown { moves, seen }
    });
    mover
}

impl Animator {
    fn follow(
        &self,
        table: TableState,
        figures: RwSignal<Option<Figures>>,
        before: Option<usize>,
        moves: usize,
        seen: Option<&Observation>,
    ) {
        let Some(seen) = seen else { return };
        let mut now = figures.get_untracked().unwrap_or_else(|| Figures::new(seen));
        if let Some(before) = before.filter(|before| *before != moves) {
            self.finish();
            let view = table.view.read_untracked();
            if let Some(view) = view.as_ref().filter(|_| self.length().is_some()) {
                self.show(view, &mut now, before, moves);
            }
        }
        now.follow(seen);
        figures.set(Some(now));
    }

    /// Shows the moves between two moments, if they are few, or the last one being taken back.
    fn show(&self, view: &GameView, figures: &mut Figures, before: usize, moves: usize) {
        let events: Vec<&Event> = view.events().collect();
        let mut delay = 0.0;
        if before < moves && moves - before <= MAX_ANIMATED_MOVES {
            for (at, event) in events.iter().enumerate().take(moves).skip(before) {
                let moving = motion_of(event, view.after(at));
                delay += self.step(moving, figures, view, at + 1, delay);
            }
        } else if moves + 1 == before && moves < events.len() {
            let moving = reversed_motion(events[moves], view.after(moves));
            self.step(moving, figures, view, moves, delay);
        }
    }

    fn step(
        &self,
        moving: Motion,
        figures: &mut Figures,
        view: &GameView,
        to: usize,
        delay: f64,
    ) -> f64 {
        let stand = |figures: &Figures| Crowds { figures: figures.clone(), ghosts: vec![] };
        let before = stand(figures);
        let walks = figures.follow(view.after(to));
        let after = stand(figures);
        let mut took = 0.0;
        if let (Some(hop), Some(walk)) = (&moving.hop, walks.first()) {
            took = self.hop(hop, *walk, (&before, &after), delay);
        }
        for (at, flight) in moving.flights.iter().enumerate() {
            self.fly(*flight, view.seat(), delay + at as f64 * 90.0);
        }
        took
    }

    /// Returns the maximum duration of a jump in milliseconds; nothing if animations are off.
    fn length(&self) -> Option<f64> {
        self.settings.read_untracked().motion.hop_time().map(f64::from)
    }

    fn hop(
        &self,
        hop: &PirateHop,
        walk: FigureMove,
        (before, after): (&Crowds, &Crowds),
        delay: f64,
    ) -> f64 {
        let layout = self.layout.get_untracked();
        let Some(most) = self.length() else { return 0.0 };
        let (from, to) = (
            before.figure_position(walk.figure, layout),
            after.figure_position(walk.figure, layout),
        );
        let way = hop_frames(layout, &hop.path, from, to);
        let took = most * (0.5 + 0.125 * hop.path.len() as f64).min(1.0);
        let flight = document().get_element_by_id(&element_id(walk.figure)).and_then(|figure| {
            // The last one drawn is the one on top.
            if let Some(parent) = figure.parent_node() {
                let _ = parent.append_child(&figure);
            }
            self.animate(&figure, &keyframes(&way), took, delay)
        });
        if let Some(flight) = flight.filter(|_| walk.to == Place::BOAT) {
            self.splash(layout, took, delay);
            self.board_after(&flight, walk.figure.seat);
        }
        took
    }

    /// Lets the boat count a pirate only when it has arrived.
    fn board_after(&self, flight: &Animation, seat: Seat) {
        let boarding = self.boarding;
        boarding.update(|all| all.push(seat));
        flight.then(move || {
            boarding
                .try_update(|all| all.iter().position(|one| *one == seat).map(|at| all.remove(at)));
        });
    }

    fn splash(&self, layout: Layout, took: f64, delay: f64) {
        let Some(drops) = document().get_element_by_id("splashing") else { return };
        let (x, y) = layout.boarding();
        let drop = |size: f32, opacity: &str| {
            let place = format!("translate({x}px,{:.1}px) scale({size})", y + 14.0);
            frame(&[("transform", &place), ("opacity", opacity)])
        };
        let frames = Array::of3(&drop(0.3, "1"), &drop(1.1, "1"), &drop(1.3, "0"));
        self.animate(&drops, &frames, took.min(360.0), delay + took * 0.75);
    }

    /// Animates a card from its old to its new place.
    fn fly(&self, flight: CardFlight, own: Option<Seat>, delay: f64) {
        let Some(most) = self.length() else { return };
        let (Some(from), Some(to)) =
            (screen_spot(flight.from, flight.card, own), screen_spot(flight.to, flight.card, own))
        else {
            return;
        };
        let Some(card) = flying_card(flight.card) else { return };
        let frames = Array::of3(
            &card_transform(&from, 0.0),
            &card_transform(&between(&from, &to), 1.0),
            &card_transform(&to, 0.0),
        );
        match self.animate(&card, &frames, most * 0.75, delay) {
            Some(animation) => animation.then(move || card.remove()),
            None => card.remove(),
        }
    }

    fn animate(
        &self,
        element: &Element,
        frames: &Array,
        took: f64,
        delay: f64,
    ) -> Option<Animation> {
        let animation = Animation::start(element, frames, took, delay)?;
        let kept = animation.clone();
        self.running.try_update_value(|running| {
            running.retain(|one| !one.is_over());
            running.push(kept);
        });
        Some(animation)
    }

    /// Finishes all running animations at once.
    pub fn finish(&self) {
        let running = self.running.try_update_value(std::mem::take).unwrap_or_default();
        running.iter().for_each(Animation::finish);
        if !self.boarding.read_untracked().is_empty() {
            self.boarding.set(Vec::new());
        }
    }
}

fn keyframes(way: &[HopFrame]) -> Array {
    // Even one that goes to the boat is seen, though the boat draws it afterwards.
    let one = |at: &HopFrame| frame(&[("transform", &at.transform()), ("visibility", "visible")]);
    way.iter().map(one).collect()
}

/// A position in the window: its centre, and the width of a card there.
#[derive(Clone, Copy)]
struct ScreenSpot {
    x: f64,
    y: f64,
    width: f64,
}

fn screen_spot(spot: CardSpot, card: Option<Symbol>, own: Option<Seat>) -> Option<ScreenSpot> {
    let id = match spot {
        CardSpot::Row(at) => format!("row-card-{at}"),
        CardSpot::Pile => "pile-draw".to_owned(),
        CardSpot::Discard => "pile-discard".to_owned(),
        CardSpot::Hand(seat) if Some(seat) == own => match card {
            Some(symbol) => format!("hand-{symbol}"),
            None => "hand-B".to_owned(),
        },
        CardSpot::Hand(seat) => format!("seat-{seat}"),
    };
    let area: DomRect = document().get_element_by_id(&id)?.get_bounding_client_rect();
    let width = (area.height() / 1.4).min(area.width()).clamp(16.0, 64.0);
    Some(ScreenSpot { x: area.x() + area.width() / 2.0, y: area.y() + area.height() / 2.0, width })
}

/// Returns the top of the arc between two places.
fn between(from: &ScreenSpot, to: &ScreenSpot) -> ScreenSpot {
    ScreenSpot {
        x: (from.x + to.x) / 2.0,
        y: (from.y + to.y) / 2.0 - 24.0,
        width: (from.width + to.width) / 2.0 * 1.15,
    }
}

/// Returns the transform of a card of 70 by 98, centred on a point and turned by an angle.
fn card_transform(at: &ScreenSpot, turned: f64) -> JsValue {
    let transform = format!(
        "translate({:.1}px,{:.1}px) scale({:.3}) rotate({}deg)",
        at.x - 35.0,
        at.y - 49.0,
        at.width / 70.0,
        turned * 8.0
    );
    frame(&[("transform", &transform)])
}

/// Adds a card to the layer above everything.
fn flying_card(card: Option<Symbol>) -> Option<Element> {
    let layer = document().get_element_by_id("flights")?;
    let element = document().create_element("div").ok()?;
    element.set_class_name("flight");
    let face = card.map_or("card-back".to_owned(), |symbol| format!("card-{symbol}"));
    let picture = format!("<svg viewBox=\"0 0 70 98\"><use href=\"#{face}\"/></svg>");
    element.set_inner_html(&picture);
    layer.append_child(&element).ok()?;
    Some(element)
}
