//! Links that show the board: `/t/ID`, an online table, and `/g/ID`, a finished game. Each is the
//! ordinary page with a title, a description and a preview (`/t/ID.png`) for programs that show links;
//! the page itself opens the table or the game. Keys of invitations stay behind `#`, which is never sent
//! here.
//!
//! All of it is made from a [`PublicView`](crate::hub::PublicView): two games that differ only in hidden
//! cards have equal pages, previews and headers.

pub(crate) mod accepted_language;
mod description;
mod document;
mod picture;
mod preview_cache;

pub(crate) use document::escaped;
pub(crate) use preview_cache::Previews;

use crate::app::AppState;
use crate::hub::PublicView;
use crate::page::{index_file, plain_response};
use crate::rate_limiter::LimitedAction;
use axum::Router;
use axum::extract::{ConnectInfo, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use cartagena_protocol::Denial;
use description::Description;
use std::net::SocketAddr;
use std::sync::Arc;

/// Ending of the address of a preview.
const PICTURE: &str = ".png";

/// Kinds of public pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// An online table, at any stage.
    Table,
    /// A game that is over.
    Game,
}

/// Returns the routes of public pages.
pub(crate) fn routes() -> Router<Arc<AppState>> {
    Router::new().route("/t/{name}", get(table)).route("/g/{name}", get(game))
}

/// A request for a public page or its preview.
struct Visit {
    kind: Kind,
    app: Arc<AppState>,
    headers: HeaderMap,
    peer: SocketAddr,
}

async fn table(
    State(app): State<Arc<AppState>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Response {
    Visit { kind: Kind::Table, app, headers, peer }.answer(&name).await
}

async fn game(
    State(app): State<Arc<AppState>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Response {
    Visit { kind: Kind::Game, app, headers, peer }.answer(&name).await
}

impl Kind {
    fn folder(self) -> &'static str {
        match self {
            Kind::Table => "t",
            Kind::Game => "g",
        }
    }

    fn shows(self, view: &PublicView) -> bool {
        self == Kind::Table || view.is_over()
    }
}

impl Visit {
    async fn answer(&self, name: &str) -> Response {
        let address = self.app.gate.client_address(&self.headers, self.peer.ip());
        let allowed = self.app.hub.limiter.allow_address(LimitedAction::PublicPage, address);
        match name.strip_suffix(PICTURE) {
            Some(_) if !allowed => plain_response(StatusCode::TOO_MANY_REQUESTS),
            Some(game) => match self.view(game).await {
                Ok(view) => picture::respond(&self.app, &self.headers, &view).await,
                Err(why) => plain_response(status(why)),
            },
            // A person gets the page anyway: only what it says to programs is left out.
            None if !allowed => self.page(None, StatusCode::OK),
            None => match self.view(name).await {
                Ok(view) => self.page(Some((name, &view)), StatusCode::OK),
                Err(why) => self.page(None, page_status(why)),
            },
        }
    }

    /// Returns what an onlooker may see. "Not there" and "not to be seen here" are one answer.
    async fn view(&self, game: &str) -> Result<PublicView, Denial> {
        let view = self.app.hub.public_view(game).await?;
        self.kind.shows(&view).then_some(view).ok_or(Denial::NoSuchTable)
    }

    fn page(&self, shown: Option<(&str, &PublicView)>, status: StatusCode) -> Response {
        let Some(index) = index_file(self.app.page) else {
            return plain_response(StatusCode::NOT_FOUND);
        };
        let lang = accepted_language::of(&self.headers);
        let described = shown.map(|(game, view)| Description {
            address: self.address(game),
            ..Description::new(lang, view)
        });
        let html = document::document(index, lang, described.as_ref());
        let headers = [
            (CONTENT_TYPE, "text/html; charset=utf-8"),
            (CACHE_CONTROL, "no-cache"),
            (VARY, "accept-language"),
            (CONTENT_LANGUAGE, lang.tag()),
        ];
        (status, headers, html).into_response()
    }

    /// Returns the whole address of a public page, if this server knows its name.
    fn address(&self, game: &str) -> Option<String> {
        let origin = self.app.gate.own_origin(&self.headers)?;
        Some(format!("{origin}/{}/{game}", self.kind.folder()))
    }
}

fn status(why: Denial) -> StatusCode {
    match why {
        Denial::NoSuchTable => StatusCode::NOT_FOUND,
        _ => StatusCode::SERVICE_UNAVAILABLE,
    }
}

/// Returns the status of a page without a description: while the store does not answer, the page itself
/// says so.
fn page_status(why: Denial) -> StatusCode {
    match why {
        Denial::NoSuchTable => StatusCode::NOT_FOUND,
        _ => StatusCode::OK,
    }
}
