//! Security headers of the answers.

use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderValue, StatusCode};
use axum::response::Response;

/// Nothing but our own files; no script or style written into the document. `wasm-unsafe-eval`
/// allows WebAssembly and no other evaluation; `data:` and `blob:` are pictures drawn by the page.
const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The page needs nothing of a device but its screen.
const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=(), payment=(), usb=()";

/// Headers of every file that has no others: its type is not guessed, and its address stays with us.
const ALWAYS: [(HeaderName, HeaderValue); 2] = [
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Header of everything that may run: a document, or a script, which may be a worker.
const RUNNING: (HeaderName, HeaderValue) =
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_POLICY));

/// Headers of documents.
const SHOWN: [(HeaderName, HeaderValue); 3] = [
    (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS)),
];

/// Kinds of files that neither run nor are shown by themselves. A first visitor waits for every byte,
/// and what a header forbids there cannot happen.
const INERT: [&str; 4] = ["application/octet-stream", "application/wasm", "text/css", "text/plain"];

const SCRIPT: &str = "text/javascript";

pub(crate) async fn add_security_headers(mut answer: Response) -> Response {
    let kind = answer.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    let whole = answer.status() == StatusCode::OK;
    let (runs, is_shown) = (!(whole && INERT.contains(&kind)), !(whole && kind == SCRIPT));
    let headers = answer.headers_mut();
    let always = ALWAYS.into_iter().filter(|(name, _)| !headers.contains_key(name));
    let always: Vec<_> = always.collect();
    headers.extend(always);
    // A document that needs less of a browser, or something else, says so itself.
    let own_policy = headers.contains_key(CONTENT_SECURITY_POLICY);
    headers.extend((runs && !own_policy).then_some(RUNNING));
    headers.extend(SHOWN.into_iter().filter(|_| runs && is_shown));
    answer
}
