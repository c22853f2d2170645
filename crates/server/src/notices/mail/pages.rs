//! The pages behind the links of mails: small documents without scripts, in the language of the mail. To
//! look at one changes nothing; its button does. Everybody with the code may press it, signed in or not.

use super::codes;
use super::{MailDesk, QUESTION_MS};
use crate::app::AppState;
use crate::notices::sentences;
use crate::page::plain_response;
use crate::public_pages::{accepted_language, escaped};
use crate::rate_limiter::LimitedAction;
use axum::Router;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_SECURITY_POLICY, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use cartagena_store::{MailAddress, StoreError};
use cartagena_texts::{Texts, say};
use std::net::SocketAddr;
use std::sync::Arc;

/// Longest body of a request; nothing of it is read.
const MAX_BODY_BYTES: usize = 1_024;
/// Nothing but our own styles and pictures, and a form that leads back here.
const CONTENT_POLICY: &str = "default-src 'none'; style-src 'self'; img-src 'self' data:; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Returns the routes of the links.
pub(in crate::notices) fn routes() -> Router<Arc<AppState>> {
    Router::new()
        .route("/mail/confirm/{code}", get(ask_to_confirm).post(confirm))
        .route("/mail/stop/{code}", get(ask_to_stop).post(stop))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
}

type Asked = (State<Arc<AppState>>, ConnectInfo<SocketAddr>, Path<String>, HeaderMap);

/// Purpose of a link.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Confirm,
    Stop,
}

/// A request with a code.
struct Visit {
    purpose: Purpose,
    app: Arc<AppState>,
    peer: SocketAddr,
    code: String,
    headers: HeaderMap,
}

async fn ask_to_confirm(asked: Asked) -> Response {
    Visit::new(Purpose::Confirm, asked).answer(false).await
}

async fn confirm(asked: Asked) -> Response {
    Visit::new(Purpose::Confirm, asked).answer(true).await
}

async fn ask_to_stop(asked: Asked) -> Response {
    Visit::new(Purpose::Stop, asked).answer(false).await
}

async fn stop(asked: Asked) -> Response {
    Visit::new(Purpose::Stop, asked).answer(true).await
}

impl Visit {
    fn new(purpose: Purpose, (State(app), ConnectInfo(peer), Path(code), headers): Asked) -> Visit {
        Visit { purpose, app, peer, code, headers }
    }

    async fn answer(&self, pressed: bool) -> Response {
        let address = self.app.gate.client_address(&self.headers, self.peer.ip());
        if !self.app.hub.limiter.allow_address(LimitedAction::PublicPage, address) {
            return plain_response(StatusCode::TOO_MANY_REQUESTS);
        }
        match self.carry_out(pressed).await {
            Ok(answer) => answer,
            Err(error) => {
                tracing::warn!(code = error.code(), %error, "a link of a mail was not answered");
                plain_response(StatusCode::SERVICE_UNAVAILABLE)
            }
        }
    }

    async fn carry_out(&self, pressed: bool) -> Result<Response, StoreError> {
        let Some((person, mail)) = self.owner().await? else { return Ok(self.too_old()) };
        let store = &self.app.hub.store;
        let texts = sentences::texts(&mail.lang);
        let form = mail.address.as_str();
        match (self.purpose, pressed) {
            (Purpose::Confirm, false) => Ok(document(
                texts,
                &say!(texts, "mail-confirm-about", form = form),
                Some(&say!(texts, "mail-confirm-yes")),
            )),
            (Purpose::Confirm, true) => {
                // Of two that press at once, one finds the code used up.
                if !store.confirm_mail(person, mail.made).await? {
                    return Ok(self.too_old());
                }
                tracing::info!(person, "an e-mail address was confirmed");
                Ok(document(texts, &say!(texts, "mail-confirmed", form = form), None))
            }
            (Purpose::Stop, false) => Ok(document(
                texts,
                &say!(texts, "mail-stop-about", form = form),
                Some(&say!(texts, "mail-stop-yes")),
            )),
            (Purpose::Stop, true) => {
                store.drop_mail(person).await?;
                tracing::info!(person, "an e-mail address was removed by its owner");
                Ok(document(texts, &say!(texts, "mail-stopped"), None))
            }
        }
    }

    /// Returns the address that the code is for, and whose it is, as long as the code is valid.
    async fn owner(&self) -> Result<Option<(i64, MailAddress)>, StoreError> {
        let hub = &self.app.hub;
        let Some(desk) = &hub.notices.shared.mail else { return Ok(None) };
        let Some(person) = codes::person_in(&self.code) else { return Ok(None) };
        let found = hub.store.mail_of(person).await?;
        Ok(found.filter(|(person, mail)| self.is_valid(desk, *person, mail, hub.clock.now())))
    }

    fn is_valid(&self, desk: &MailDesk, person: i64, mail: &MailAddress, now: u64) -> bool {
        let in_time = mail.made.saturating_add(QUESTION_MS) > now;
        match self.purpose {
            Purpose::Confirm if mail.confirmed || !in_time => false,
            Purpose::Confirm => {
                let expected = desk.codes.confirm(person, &mail.address, mail.made);
                codes::are_equal(&self.code, &expected)
            }
            Purpose::Stop => codes::are_equal(&self.code, &desk.codes.stop(person, &mail.address)),
        }
    }

    /// Returns the page for every code that opens nothing, for whatever reason.
    fn too_old(&self) -> Response {
        let texts = sentences::texts(accepted_language::of(&self.headers).tag());
        let mut answer = document(texts, &say!(texts, "mail-link-old"), None);
        *answer.status_mut() = StatusCode::NOT_FOUND;
        answer
    }
}

/// Returns a document with one sentence, and a button if there is something to decide.
fn document(texts: &Texts, sentence: &str, button: Option<&str>) -> Response {
    let (lang, name) = (texts.lang(), escaped(&say!(texts, "game-name")));
    let direction = if lang.is_rtl() { "rtl" } else { "ltr" };
    let form = button.map(|word| {
        let word = escaped(word);
        format!("<form method=\"post\"><button class=\"primary\">{word}</button></form>")
    });
    let html = format!(
        "<!doctype html><html lang=\"{}\" dir=\"{direction}\"><head><meta charset=\"utf-8\">\
         <title>{name}</title><meta name=\"robots\" content=\"noindex\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <meta name=\"color-scheme\" content=\"dark light\">\
         <link rel=\"icon\" href=\"/icons/icon.svg\" type=\"image/svg+xml\">\
         <link rel=\"stylesheet\" href=\"/splash.css\"><link rel=\"stylesheet\" href=\"/app.css\">\
         <link rel=\"stylesheet\" href=\"/document.css\">\
         </head><body><main id=\"splash\"><img src=\"/icons/icon.svg\" alt=\"\" width=\"96\" height=\"96\">\
         <h1>{name}</h1><p>{}</p>{}<p><a href=\"/\">{}</a></p></main></body></html>",
        lang.tag(),
        escaped(sentence),
        form.unwrap_or_default(),
        escaped(&say!(texts, "mail-to-game")),
    );
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CACHE_CONTROL, "no-store"),
        (CONTENT_LANGUAGE, lang.tag()),
        (CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    ];
    (StatusCode::OK, headers, html).into_response()
}
