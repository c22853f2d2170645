//! Pictures as files: a drawing becomes a PNG, which every program can show.

use crate::files::save_blob;
use crate::share::{call, settled};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Saves a wide drawing of the table as a PNG.
pub(crate) async fn save_png(svg: String) {
    if let Some(blob) = png(&svg).await {
        save_blob(&blob, "cartagena.png");
    }
}

/// Returns a wide drawing of the table as a PNG with a name, for sharing.
pub(crate) async fn png_file(svg: &str, name: &str) -> Option<JsValue> {
    let blob = png(svg).await?;
    let class: js_sys::Function =
        js_sys::Reflect::get(&window(), &"File".into()).ok()?.dyn_into().ok()?;
    let options = js_sys::Object::new();
    crate::share::set(&options, "type", &"image/png".into());
    let args = js_sys::Array::of3(&js_sys::Array::of1(&blob), &name.into(), &options);
    js_sys::Reflect::construct(&class, &args).ok()
}

/// Draws the picture into a canvas twice as fine.
async fn png(svg: &str) -> Option<web_sys::Blob> {
    let picture = document().create_element("img").ok()?;
    let encoded = js_sys::encode_uri_component(svg).as_string()?;
    picture.set_attribute("src", &format!("data:image/svg+xml,{encoded}")).ok()?;
    settled(call(&picture, "decode", &[])).await.ok()?;
    let canvas = canvas(&picture)?;
    let promise = js_sys::Promise::new(&mut |done, _| {
        call(&canvas, "toBlob", &[done.into()]);
    });
    JsFuture::from(promise).await.ok()?.dyn_into().ok()
}

fn canvas(picture: &web_sys::Element) -> Option<web_sys::Element> {
    let (width, height) = cartagena_art::Layout::Wide.size();
    let (width, height) = (2.0 * width, 2.0 * height);
    let canvas = document().create_element("canvas").ok()?;
    canvas.set_attribute("width", &width.to_string()).ok()?;
    canvas.set_attribute("height", &height.to_string()).ok()?;
    let context = call(&canvas, "getContext", &["2d".into()])?;
    let (x, y) = (0.0.into(), 0.0.into());
    call(&context, "drawImage", &[picture.into(), x, y, width.into(), height.into()])?;
    Some(canvas)
}
