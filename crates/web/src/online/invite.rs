//! A link for others, or for oneself on another device: to copy, to share, to scan.

use crate::language::use_texts;
use crate::share::{CopyFallback, Sharer, call, can_share, set};
use crate::tr;
use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

/// White margin around the QR code, without which scanners do not find it.
const MARGIN: i32 = 4;

/// A link and the ways to give it on.
#[component]
pub fn Invite(
    /// The link.
    address: String,
    /// Its label.
    label: Signal<String>,
    /// True if giving it on is the first thing to do.
    #[prop(default = Signal::stored(true))]
    bright: Signal<bool>,
) -> impl IntoView {
    let texts = use_texts();
    let hand = Sharer::new();
    let address = StoredValue::new(address);
    let copy = move |_| hand.copy(address.get_value());
    let share = move |_| hand.share(address.get_value());
    let select = |event: web_sys::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    view! {
        <div class="invite">
            <label class="labelled">
                <span>{label}</span>
                <input type="text" class="notation" readonly prop:value=move || address.get_value()
                    on:focus=select />
            </label>
            <div class="buttons">
                <button type="button" class:primary=bright on:click=copy>{tr!(texts, "study-copy-link")}</button>
                <Show when=can_share>
                    <button type="button" on:click=share>{tr!(texts, "study-share-link")}</button>
                </Show>
            </div>
            <CopyFallback hand />
            <details class="scan" on:toggle=bring_into_view>
                <summary class="button">{tr!(texts, "online-scan")}</summary>
                {code(&address.get_value()).map(|code| view! { <Code code /> })}
            </details>
        </div>
    }
}

/// Scrolls an opened code to where all of it can be seen.
fn bring_into_view(event: web_sys::Event) {
    let code = event_target::<web_sys::Element>(&event).query_selector(".code");
    if let Ok(Some(code)) = code {
        let options = js_sys::Object::new();
        set(&options, "block", &"nearest".into());
        call(&code, "scrollIntoView", &[options.into()]);
    }
}

fn code(address: &str) -> Option<QrCode> {
    QrCode::encode_text(address, QrCodeEcc::Medium).ok()
}

/// A code to point a camera at. It says what the link beside it says.
#[component]
fn Code(code: QrCode) -> impl IntoView {
    let texts = use_texts();
    let size = code.size() + 2 * MARGIN;
    view! {
        <svg class="code" viewBox=format!("0 0 {size} {size}") role="img"
            aria-label=tr!(texts, "online-scan-about") shape-rendering="crispEdges">
            <path class="code-light" d=format!("M0 0H{size}V{size}H0Z")></path>
            <path class="code-dark" d=dark(&code)></path>
        </svg>
    }
}

/// Returns the dark squares, each row's runs joined.
fn dark(code: &QrCode) -> String {
    let rows = (0..code.size()).flat_map(|y| runs(code, y).into_iter().map(move |run| (y, run)));
    let draw = |(y, (x, length)): (i32, (i32, i32))| {
        format!("M{} {}h{length}v1h-{length}z", x + MARGIN, y + MARGIN)
    };
    rows.map(draw).collect()
}

fn runs(code: &QrCode, y: i32) -> Vec<(i32, i32)> {
    let mut runs: Vec<(i32, i32)> = Vec::new();
    for x in (0..code.size()).filter(|x| code.get_module(*x, y)) {
        match runs.last_mut() {
            Some((start, length)) if *start + *length == x => *length += 1,
            _ => runs.push((x, 1)),
        }
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_dark_square_is_drawn_once() {
        let code = code("https://example.org/#/at/k3").expect("a short text");
        let squares = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        let dark = squares.filter(|(x, y)| code.get_module(*x, *y)).count();
        let drawn: i32 =
            (0..code.size()).flat_map(|y| runs(&code, y)).map(|(_, length)| length).sum();
        assert_eq!(drawn as usize, dark);
        assert_eq!(runs(&code, 0)[0], (0, 7), "the corner by which a code is found");
    }
}
