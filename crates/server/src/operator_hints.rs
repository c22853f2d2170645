//! Hints for operators in the log: what is probably missing in the settings. Each is given once, because
//! strangers can send any header.

use crate::origin::OriginPolicy;
use axum::http::HeaderMap;
use axum::http::header::ORIGIN;
use std::sync::atomic::{AtomicBool, Ordering};

/// Longest part of a header that is logged.
const MAX_SHOWN: usize = 200;

/// The hints that were given already.
#[derive(Debug, Default)]
pub(crate) struct OperatorHints {
    origin: AtomicBool,
    refusal: AtomicBool,
    proxy: AtomicBool,
}

impl OperatorHints {
    /// Tells that a page with a public name was refused, because the server does not know the name.
    pub(crate) fn tell_origin(&self, origin: &str) {
        if first(&self.origin) {
            let origin = shown(origin);
            tracing::warn!(
                origin,
                "a page with a public name was refused, because the server does not know that the name is \
                its own; if it is, start it with --origin and this address"
            );
        }
    }

    /// Tells that a page of another origin was refused.
    pub(crate) fn tell_refusal(&self, request: &HeaderMap) {
        if first(&self.refusal) {
            let origin = request.get(ORIGIN).and_then(|it| it.to_str().ok()).map(shown);
            tracing::warn!(
                origin,
                "a page of another origin was refused; if it is this server's, set --origin to its address"
            );
        }
    }

    /// Tells that a proxy seems to be in front of a server that was not told of one.
    pub(crate) fn check_proxy(&self, gate: &OriginPolicy, request: &HeaderMap) {
        let proxy = request.contains_key("x-forwarded-for");
        if proxy && !gate.behind_proxy && first(&self.proxy) {
            tracing::warn!(
                "requests name another client (X-Forwarded-For); if that is a proxy of yours, set \
                --behind-proxy, or all players share the limits of one address"
            );
        }
    }
}

fn first(given: &AtomicBool) -> bool {
    !given.swap(true, Ordering::Relaxed)
}

/// Returns the beginning of a header.
fn shown(header: &str) -> String {
    header.chars().take(MAX_SHOWN).collect()
}
