//! The files of the page, and how each is handed out.

use crate::app::App;
use crate::coding::{Coding, chosen};
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::response::Builder;
use axum::http::{HeaderMap, HeaderName, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// One file of the page, as it is and packed.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its address, without the slash before it.
    pub name: &'static str,
    /// What changes whenever the file does.
    pub tag: &'static str,
    /// Its bytes.
    pub plain: &'static [u8],
    /// The same, packed by Brotli.
    pub br: Option<&'static [u8]>,
    /// The same, packed by gzip.
    pub gz: Option<&'static [u8]>,
}

/// The page that is part of the program; empty if it was built without one.
pub const PAGE: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// What stands at the root.
const FRONT: &str = "index.html";

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
    fn packed(&self, coding: Coding) -> Option<&'static [u8]> {
        match coding {
            Coding::Br => self.br,
            Coding::Gzip => self.gz,
            Coding::Identity => Some(self.plain),
        }
    }

    fn content_type(&self) -> &'static str {
        let ending = self.name.rsplit_once('.').map(|(_, ending)| ending);
        let known = TYPES.iter().find(|(name, _)| Some(*name) == ending);
        known.map_or("application/octet-stream", |(_, content_type)| content_type)
    }

    /// Strong tags must differ where bytes do, and packed bytes differ.
    fn etag(&self, coding: Coding) -> String {
        match coding {
            Coding::Identity => format!("\"{}\"", self.tag),
            packed => format!("\"{}-{}\"", self.tag, packed.name()),
        }
    }

    fn answer(&self, request: &HeaderMap) -> Response {
        let accepted = said(request, &ACCEPT_ENCODING);
        let there = |coding| self.packed(coding).is_some();
        let Some(coding) = chosen(&accepted, there) else {
            return plain(StatusCode::NOT_ACCEPTABLE);
        };
        let etag = self.etag(coding);
        let answer = Response::builder()
            .header(ETAG, &etag)
            // Kept, but asked about each time: a new version of the page must not meet an old part.
            .header(CACHE_CONTROL, "no-cache")
            .header(VARY, "accept-encoding");
        match is_known(&said(request, &IF_NONE_MATCH), &etag) {
            true => finished(answer.status(StatusCode::NOT_MODIFIED), &[]),
            false => self.whole(coding, answer),
        }
    }

    fn whole(&self, coding: Coding, answer: Builder) -> Response {
        let answer = answer.header(CONTENT_TYPE, self.content_type());
        let answer = match coding {
            Coding::Identity => answer,
            packed => answer.header(CONTENT_ENCODING, packed.name()),
        };
        finished(answer, self.packed(coding).unwrap_or(self.plain))
    }
}

pub(crate) async fn serve(
    State(app): State<Arc<App>>,
    address: Uri,
    request: HeaderMap,
) -> Response {
    let name = match address.path().trim_start_matches('/') {
        "" => FRONT,
        name => name,
    };
    let file = app.page.iter().find(|file| file.name == name);
    file.map_or_else(|| plain(StatusCode::NOT_FOUND), |file| file.answer(&request))
}

fn finished(answer: Builder, body: &'static [u8]) -> Response {
    answer.body(Body::from(body)).unwrap_or_else(|_| plain(StatusCode::INTERNAL_SERVER_ERROR))
}

/// An answer for programs and the curious; people see the page.
fn plain(status: StatusCode) -> Response {
    let reason = status.canonical_reason().unwrap_or_default();
    (status, format!("{}\n", reason.to_lowercase())).into_response()
}

/// Everything a header says; it may be spread over several lines.
fn said(request: &HeaderMap, name: &HeaderName) -> String {
    let lines: Vec<_> = request.get_all(name).iter().filter_map(|l| l.to_str().ok()).collect();
    lines.join(",")
}

/// Whether a browser has it already. A weak tag is as good as a strong one for this.
fn is_known(tags: &str, etag: &str) -> bool {
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
            assert!(is_known(tags, "\"a\""), "{tags}");
        }
        for tags in ["", "\"b\"", "a", "\"a-br\"", "\"A\""] {
            assert!(!is_known(tags, "\"a\""), "{tags}");
        }
    }
}
