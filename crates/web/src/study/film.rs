//! The game as an animation: the browser draws every position into a canvas, and the frames become a
//! GIF file of the same kind as that of the command line.

use super::picture;
use super::review::Review;
use crate::announce::use_announcer;
use crate::boxed_closures::on_click;
use crate::files::save_blob;
use crate::share::{call, settled};
use crate::tr;
use cartagena::{Event, Observation};
use cartagena_art::{BoardOptions, Layout, Mark, Theme, board_svg};
use cartagena_raster::{Animation, Pixels, chosen_frames, frame_time};
use cartagena_texts::say;
use js_sys::Reflect;
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{Blob, BlobPropertyBag, Element};

/// Width and height of the animation.
const SIZE: (u32, u32) = (720, 405);

/// A position, and the way of the move that led to it.
struct Scene {
    seen: Observation,
    trail: Option<Mark>,
}

/// The button that saves the animation. It draws one at a time.
#[component]
pub(crate) fn SaveFilm(
    /// The theme of the page.
    theme: Signal<Theme>,
) -> impl IntoView {
    let review: Review = expect_context();
    let announcer = use_announcer();
    let texts = review.texts;
    let busy = RwSignal::new(false);
    let save = move |_| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        announcer.show(say!(texts.read_untracked(), "study-film-drawing"));
        let options = untrack(|| picture::options(&review, theme.get(), Layout::Wide));
        let scenes = scenes(&review);
        spawn_local(async move {
            match film(&scenes, &options).await.and_then(|bytes| gif_file(&bytes)) {
                Some(blob) => save_blob(&blob, "cartagena.gif"),
                None => announcer.show(say!(texts.read_untracked(), "study-film-failed")),
            }
            busy.try_set(false);
        });
    };
    view! {
        <button disabled=busy on:click=on_click(save)>
            {tr!(texts, "study-save-film", form = "GIF")}
        </button>
    }
}

/// Returns what the animation shows.
fn scenes(review: &Review) -> Vec<Scene> {
    review.replay.with_value(|replay| {
        let scene = |at: usize| Scene {
            seen: replay.after(at).clone(),
            trail: replay.event(at).and_then(trail),
        };
        chosen_frames(replay.moves() + 1).into_iter().map(scene).collect()
    })
}

fn trail(event: &Event) -> Option<Mark> {
    match *event {
        Event::Advanced { seat, from, to, .. } | Event::Retreated { seat, from, to, .. } => {
            Some(Mark::Trail { seat, from, to })
        }
        Event::EndedTurn { .. } => None,
    }
}

/// Draws all scenes; `None` if the browser cannot.
async fn film(scenes: &[Scene], options: &BoardOptions) -> Option<Vec<u8>> {
    let canvas = Canvas::new()?;
    let last = scenes.len().checked_sub(1)?;
    let mut samples = Vec::new();
    // The colours of the beginning, the middle and the end are those of the whole game.
    for at in [0, last / 2, last] {
        samples.push(canvas.draw(&scenes[at], options).await?);
    }
    let mut film = Animation::new(&samples.iter().collect::<Vec<_>>()).ok()?;
    for (nth, scene) in scenes.iter().enumerate() {
        film.add(&canvas.draw(scene, options).await?, frame_time(nth, scenes.len())).ok()?;
    }
    film.finish().ok()
}

fn gif_file(bytes: &[u8]) -> Option<Blob> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    let options = BlobPropertyBag::new();
    options.set_type("image/gif");
    Blob::new_with_u8_array_sequence_and_options(&parts, &options).ok()
}

/// A canvas that is not shown.
struct Canvas {
    context: JsValue,
}

impl Canvas {
    fn new() -> Option<Canvas> {
        let canvas: Element = document().create_element("canvas").ok()?;
        canvas.set_attribute("width", &SIZE.0.to_string()).ok()?;
        canvas.set_attribute("height", &SIZE.1.to_string()).ok()?;
        let options = js_sys::Object::new();
        crate::share::set(&options, "willReadFrequently", &JsValue::TRUE);
        let context = call(&canvas, "getContext", &["2d".into(), options.into()])?;
        Some(Canvas { context })
    }

    async fn draw(&self, scene: &Scene, options: &BoardOptions) -> Option<Pixels> {
        let marks = scene.trail.into_iter().collect();
        let svg = board_svg(&scene.seen, &BoardOptions { marks, ..options.clone() });
        let picture = document().create_element("img").ok()?;
        let encoded = js_sys::encode_uri_component(&svg).as_string()?;
        picture.set_attribute("src", &format!("data:image/svg+xml,{encoded}")).ok()?;
        settled(call(&picture, "decode", &[])).await.ok()?;
        let area = [0, 0, SIZE.0, SIZE.1].map(JsValue::from);
        let whole = [&[picture.into()][..], &area].concat();
        call(&self.context, "drawImage", &whole)?;
        let data =
            Reflect::get(&call(&self.context, "getImageData", &area)?, &"data".into()).ok()?;
        let data: js_sys::Uint8ClampedArray = data.dyn_into().ok()?;
        Pixels::new(SIZE.0, SIZE.1, data.to_vec()).ok()
    }
}
