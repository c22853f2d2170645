//! The files of the page and the answers that carry them.

use crate::app::AppState;
use crate::content_encoding::{ContentEncoding, choose_encoding};
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::response::Builder;
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// One file of the page, uncompressed and compressed.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its address, without the leading slash.
    pub name: &'static str,
    /// Content hash: changes whenever the file does.
    pub tag: &'static str,
    /// Its bytes.
    pub plain: &'static [u8],
    /// The same, compressed by Brotli.
    pub br: Option<&'static [u8]>,
    /// The same, compressed by gzip.
    pub gz: Option<&'static [u8]>,
}

/// The page that is embedded in the program; empty if it was built without one.
pub const PAGE: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// File at the root.
const INDEX: &str = "index.html";

const TYPES: [(&str, &str); 8] = [
    ("html", "text/html; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("ftl", "text/plain; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("webmanifest", "application/manifest+json"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
];

impl File {
    fn encoded(&self, coding: ContentEncoding) -> Option<&'static [u8]> {
        match coding {
            ContentEncoding::Br => self.br,
            ContentEncoding::Gzip => self.gz,
            ContentEncoding::Identity => Some(self.plain),
        }
    }

    fn content_type(&self) -> &'static str {
        let ending = self.name.rsplit_once('.').map(|(_, ending)| ending);
        let known = TYPES.iter().find(|(name, _)| Some(*name) == ending);
        known.map_or("application/octet-stream", |(_, content_type)| content_type)
    }

    /// Returns the strong tag of an encoding: tags must differ where the bytes do.
    fn etag(&self, coding: ContentEncoding) -> String {
        match coding {
            ContentEncoding::Identity => format!("\"{}\"", self.tag),
            packed => format!("\"{}-{}\"", self.tag, packed.name()),
        }
    }

    fn response(&self, request: &HeaderMap) -> Response {
        let accepted = header_values(request, &ACCEPT_ENCODING);
        let there = |coding| self.encoded(coding).is_some();
        let Some(coding) = choose_encoding(&accepted, there) else {
            return plain_response(StatusCode::NOT_ACCEPTABLE);
        };
        let etag = self.etag(coding);
        let answer = Response::builder()
            .header(ETAG, &etag)
            // Kept, but asked about each time: a new version of the page must not meet an old part.
            .header(CACHE_CONTROL, "no-cache")
            .header(VARY, "accept-encoding");
        match has_etag(request, &etag) {
            true => finish(answer.status(StatusCode::NOT_MODIFIED), &[]),
            false => self.full_response(coding, answer),
        }
    }

    fn full_response(&self, coding: ContentEncoding, answer: Builder) -> Response {
        let answer = answer.header(CONTENT_TYPE, self.content_type());
        let answer = match coding {
            ContentEncoding::Identity => answer,
            packed => answer.header(CONTENT_ENCODING, packed.name()),
        };
        finish(answer, self.encoded(coding).unwrap_or(self.plain))
    }
}

pub(crate) async fn serve(
    State(app): State<Arc<AppState>>,
    address: Uri,
    request: HeaderMap,
) -> Response {
    let name = match address.path().trim_start_matches('/') {
        "" => INDEX,
        name => name,
    };
    let file = app.page.iter().find(|file| file.name == name);
    file.map_or_else(|| plain_response(StatusCode::NOT_FOUND), |file| file.response(&request))
}

/// Returns the page at the root, uncompressed.
pub(crate) fn index_file(page: &[File]) -> Option<&'static str> {
    let index = page.iter().find(|file| file.name == INDEX)?;
    std::str::from_utf8(index.plain).ok()
}

/// Reports whether a request comes from a client that has a file with this tag.
pub(crate) fn has_etag(request: &HeaderMap, etag: &str) -> bool {
    matches_etag(&header_values(request, &IF_NONE_MATCH), etag)
}

fn finish(answer: Builder, body: &'static [u8]) -> Response {
    answer
        .body(Body::from(body))
        .unwrap_or_else(|_| plain_response(StatusCode::INTERNAL_SERVER_ERROR))
}

/// Returns a short plain answer, for programs; people see the page.
pub(crate) fn plain_response(status: StatusCode) -> Response {
    let reason = status.canonical_reason().unwrap_or_default();
    (status, format!("{}\n", reason.to_lowercase())).into_response()
}

/// Returns all values of a header; it may be spread over several lines.
fn header_values(request: &HeaderMap, name: &HeaderName) -> String {
    let lines: Vec<_> = request.get_all(name).iter().filter_map(|l| l.to_str().ok()).collect();
    lines.join(",")
}

/// Reports whether the browser has the file already. A weak tag counts like a strong one here.
fn matches_etag(tags: &str, etag: &str) -> bool {
    let tags = tags.split(',').map(|tag| tag.trim().trim_start_matches("W/"));
    tags.into_iter().any(|tag| tag == etag || tag == "*")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ending_tells_the_type() {
        let of = |name| File { name, tag: "", plain: b"", br: None, gz: None }.content_type();
        assert_eq!(of("texts/he.ftl"), "text/plain; charset=utf-8");
        assert_eq!(of("manifest.webmanifest"), "application/manifest+json");
        assert_eq!(of("icons/icon.svg"), "image/svg+xml");
        assert_eq!(of("boot.js"), "text/javascript; charset=utf-8");
        for unknown in ["nets/tortuga-2.net", "html", "a.js.b"] {
            assert_eq!(of(unknown), "application/octet-stream", "{unknown}");
        }
    }

    #[test]
    fn tags_are_known_in_any_company() {
        for tags in ["\"a\"", "W/\"a\"", "\"b\", \"a\"", "*", "\"b\",W/\"a\""] {
            assert!(matches_etag(tags, "\"a\""), "{tags}");
        }
        for tags in ["", "\"b\"", "a", "\"a-br\"", "\"A\""] {
            assert!(!matches_etag(tags, "\"a\""), "{tags}");
        }
    }
}
