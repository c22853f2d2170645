//! The browser's own animations. The bindings count them as unstable, so they are asked by name.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// Something that moves.
#[derive(Clone)]
pub struct Animation(JsValue);

/// Returns one frame: properties of style with their values.
pub fn frame(properties: &[(&str, &str)]) -> JsValue {
    let frame = Object::new();
    properties.iter().for_each(|(name, value)| set(&frame, name, &JsValue::from_str(value)));
    frame.into()
}

fn set(object: &Object, key: &str, value: &JsValue) {
    let _ = Reflect::set(object, &JsValue::from_str(key), value);
}

fn method(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &JsValue::from_str(name)).ok()?.dyn_into().ok()
}

impl Animation {
    /// Moves an element through the frames in `took` milliseconds, after a delay in which it stays
    /// where the first frame has it.
    pub fn start(element: &Element, frames: &Array, took: f64, delay: f64) -> Option<Animation> {
        let options = Object::new();
        set(&options, "duration", &JsValue::from_f64(took));
        set(&options, "delay", &JsValue::from_f64(delay));
        set(&options, "fill", &JsValue::from_str("backwards"));
        method(element, "animate")?.call2(element, frames, &options).ok().map(Animation)
    }

    /// Goes to the end at once.
    pub fn finish(&self) {
        if let Some(finish) = method(&self.0, "finish") {
            let _ = finish.call0(&self.0);
        }
    }

    /// Returns whether the animation has finished.
    pub fn is_over(&self) -> bool {
        let state = Reflect::get(&self.0, &JsValue::from_str("playState")).ok();
        state.and_then(|state| state.as_string()).as_deref() == Some("finished")
    }

    /// Does something when it has come to its end.
    pub fn then(&self, what: impl FnOnce() + 'static) {
        let what = Closure::once_into_js(what);
        let _ = Reflect::set(&self.0, &JsValue::from_str("onfinish"), &what);
    }
}
