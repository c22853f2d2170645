//! The preview of a link.

use super::preview_cache::NotDrawn;
use crate::app::AppState;
use crate::hub::PublicView;
use crate::page::{has_etag, plain_response};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderName, RETRY_AFTER};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use cartagena::Seat;
use cartagena_art::{Portrait, PreviewSeat, preview_svg};
use cartagena_bots::Level;
use cartagena_protocol::SeatLabel;
use cartagena_texts::{bidi, chosen_name};
use sha2::{Digest as _, Sha256};

/// Seconds after which a client may try again.
const RETRY_SECONDS: &str = "5";

/// Pictures may be shown by other sites: that is what they are for.
const SHOWN_ANYWHERE: (HeaderName, &str) =
    (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin");

/// Answers with the preview. The headers depend on what it shows, and on nothing else.
pub(super) async fn respond(app: &AppState, request: &HeaderMap, view: &PublicView) -> Response {
    let svg = drawing(view);
    let hash: [u8; 32] = Sha256::digest(&svg).into();
    let digits: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    let headers = [
        (ETAG, format!("\"{digits}\"")),
        (CACHE_CONTROL, cache_time(view).to_owned()),
        (SHOWN_ANYWHERE.0, SHOWN_ANYWHERE.1.to_owned()),
    ];
    if has_etag(request, &headers[0].1) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    match app.previews.png(hash, svg).await {
        Ok(png) => (headers, [(CONTENT_TYPE, "image/png")], png).into_response(),
        Err(NotDrawn::Busy) => {
            let again = [(RETRY_AFTER, RETRY_SECONDS)];
            (again, plain_response(StatusCode::SERVICE_UNAVAILABLE)).into_response()
        }
        Err(NotDrawn::Failed) => plain_response(StatusCode::INTERNAL_SERVER_ERROR),
    }
}

/// A finished game stays as it is, but its players may have their names deleted.
fn cache_time(view: &PublicView) -> &'static str {
    if view.is_over() { "public, max-age=600" } else { "public, max-age=10" }
}

fn drawing(view: &PublicView) -> String {
    let free = |seat: Seat| view.summary.free_seats.contains(&seat);
    let seats: Vec<PreviewSeat> = Seat::first_n(view.summary.seats.len())
        .zip(&view.summary.seats)
        .map(|(seat, label)| PreviewSeat { taken: !free(seat), ..shown(seat, label) })
        .collect();
    preview_svg(view.seen.as_ref(), &seats)
}

/// Returns a player as a preview shows them: a bot by its face.
fn shown(seat: Seat, label: &SeatLabel) -> PreviewSeat {
    let at = label.level().and_then(|level| Level::ALL.iter().position(|one| *one == level));
    let face = at.and_then(|at| Portrait::ALL.get(at).copied());
    let name = bidi::visual(chosen_name(seat, label.name.trim()), false);
    PreviewSeat { name, face, taken: true }
}
