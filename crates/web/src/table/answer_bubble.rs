//! The answer to a touch that leads to no move: one line beside the finger, said once.

use super::announcing::{Narrator, use_narrator};
use super::state::{RefusedTouch, TableState};
use crate::language::{TextsSignal, use_texts};
use cartagena_speech as speech;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use std::time::Duration;

/// Time for which an answer is shown, unless something else is touched.
const SHOWN_FOR: Duration = Duration::from_secs(5);
/// Half the width that an answer may have, in pixels; the style knows it, too.
const HALF_WIDTH: f64 = 130.0;
/// Room that an answer needs above the thing that was touched, in pixels.
const HEIGHT: f64 = 84.0;

/// The answer, while there is one. It is announced, so screen readers need not find it here.
#[component]
pub fn AnswerBubble() -> impl IntoView {
    let (table, narrator, texts): (TableState, _, _) =
        (expect_context(), use_narrator(), use_texts());
    let touch = table.refused_touch;
    Effect::new(move |said: Option<Option<(u64, RefusedTouch)>>| {
        announce(table, narrator, texts, said.flatten())
    });
    Effect::new(move |earlier: Option<Option<TimeoutHandle>>| hide_later(table, earlier.flatten()));
    let words = move |touch: RefusedTouch| {
        let view = table.view.read();
        view.as_ref().map(|view| speech::describe_touch_refusal(view, &texts.read(), touch.why))
    };
    move || {
        touch.get().and_then(|touch| Some((touch, spot(touch)?))).map(|(touch, spot)| {
            view! {
                <p class="touch-answer" class:below=spot.below aria-hidden="true"
                    style:left=format!("{:.0}px", spot.x) style:top=format!("{:.0}px", spot.y)>
                    {move || words(touch)}
                </p>
            }
        })
    }
}

/// The position of an answer in the window.
struct AnswerSpot {
    x: f64,
    y: f64,
    below: bool,
}

/// Returns the position above the thing that was touched, or below it at the top of the window.
fn spot(touch: RefusedTouch) -> Option<AnswerSpot> {
    let area = document().get_element_by_id(&touch.on.element_id())?.get_bounding_client_rect();
    let room = window().inner_width().ok()?.as_f64()?;
    let edge = (HALF_WIDTH + 6.0).min(room / 2.0);
    let x = (area.x() + area.width() / 2.0).clamp(edge, room - edge);
    let below = area.y() < HEIGHT;
    Some(AnswerSpot { x, y: if below { area.bottom() } else { area.y() }, below })
}

/// Says an answer, but not the same again before something else has happened at the table.
fn announce(
    table: TableState,
    narrator: Narrator,
    texts: TextsSignal,
    said: Option<(u64, RefusedTouch)>,
) -> Option<(u64, RefusedTouch)> {
    let Some(touch) = table.refused_touch.get() else { return said };
    let view = table.view.read_untracked();
    let view = view.as_ref()?;
    let now = (view.seq(), touch);
    if said != Some(now) {
        let texts = texts.get_untracked();
        narrator.say(vec![speech::describe_touch_refusal(view, &texts, touch.why)]);
    }
    Some(now)
}

/// Takes the answer away after a while, unless another one comes first.
fn hide_later(table: TableState, earlier: Option<TimeoutHandle>) -> Option<TimeoutHandle> {
    let touch = table.refused_touch;
    if let Some(earlier) = earlier {
        earlier.clear();
    }
    let hide = move || {
        // The table may be left meanwhile.
        let _ = touch.try_set(None);
    };
    touch.read().is_some().then(|| set_timeout_with_handle(hide, SHOWN_FOR).ok())?
}
