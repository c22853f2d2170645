//! Where the page is served.

use super::{Options, option};
use cartagena_texts::{Texts, say};
use clap::Arg;
use std::net::SocketAddr;

/// This machine alone: a game for others is offered only by whoever says so.
const LISTEN: &str = "127.0.0.1:7777";
const VARIABLE: &str = "CARTAGENA_LISTEN";

impl Options {
    pub(in crate::args) fn listen(&self) -> Arg {
        let arg = option("listen", "ADDRESS", say!(self.texts, "opt-listen", form = VARIABLE));
        let read = |text: &str| text.parse::<SocketAddr>().ok();
        let reason = |texts: &Texts| say!(texts, "reason-address", form = LISTEN);
        self.defaulting(arg, LISTEN)
            .env(VARIABLE)
            .hide_env(true)
            .value_parser(self.parsed(read, reason))
    }
}
