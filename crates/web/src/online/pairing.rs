//! Quick pairing: one tap, and whoever wants the same game sits down at the same table.

use super::connection::Connection;
use super::{name, seat_secrets, socket};
use crate::announce::use_announcer;
use crate::language::use_texts;
use crate::route::{self, Route};
use crate::settings::{Settings, use_settings};
use crate::table::sound;
use crate::tr;
use cartagena::{Rules, Variant};
use cartagena_bots::Level;
use cartagena_protocol::{
    MaybeParsed, OnlineEvent, OnlineRequest, OpenTable, PairingState, SeatAccess, ServerMsg,
};
use cartagena_texts::say;
use leptos::prelude::*;

/// The search of this page. Copies are the same search.
#[derive(Clone, Copy)]
struct Search {
    contact: Connection,
    settings: RwSignal<Settings>,
    /// The variant that is looked for; nothing while nobody is.
    variant: RwSignal<Option<Variant>>,
    /// True once a bot is offered.
    bot_offered: RwSignal<bool>,
    /// True while a table with a bot is on its way.
    opens_table: StoredValue<bool>,
}

/// The buttons that look for somebody, or the search.
#[component]
pub fn QuickPairing() -> impl IntoView {
    let texts = use_texts();
    let search = Search::new(expect_context());
    provide_context(search);
    view! {
        <section class="pairing" aria-labelledby="pairing-title">
            <h2 id="pairing-title">{tr!(texts, "pair-title")}</h2>
            <Show when=move || search.variant.get().is_none() fallback=|| view! { <Waiting /> }>
                <p class="about">{tr!(texts, "pair-about")}</p>
                <div class="buttons">
                    {[Variant::Tortuga, Variant::Jamaica, Variant::Hispaniola]
                        .map(|variant| view! { <FindButton variant /> })
                        .collect_view()}
                </div>
            </Show>
        </section>
    }
}

impl Search {
    /// Makes the search of a page; it ends when the page is left.
    fn new(contact: Connection) -> Search {
        let search = Search {
            contact,
            settings: use_settings(),
            variant: RwSignal::new(None),
            bot_offered: RwSignal::new(false),
            opens_table: StoredValue::new(false),
        };
        search.listen();
        // The server forgets who waits with the connection.
        contact.on_connected(move || search.ask());
        on_cleanup(move || {
            if search.variant.try_get_untracked().flatten().is_some() {
                socket::send_request(OnlineRequest::StopFinding);
            }
        });
        search
    }

    fn listen(self) {
        let (texts, announcer) = (use_texts(), use_announcer());
        socket::link().listen(move |message| match message {
            ServerMsg::Online(OnlineEvent::Pairing { state: PairingState::BotOffered }) => {
                self.bot_offered.set(true);
            }
            ServerMsg::Online(OnlineEvent::Pairing { state: PairingState::Left }) => self.end(),
            ServerMsg::Online(OnlineEvent::Denied { game: None, .. }) => {
                self.opens_table.set_value(false);
                self.end();
            }
            ServerMsg::Online(OnlineEvent::Paired { game }) => {
                self.end();
                announcer.say(say!(texts.read_untracked(), "pair-found"));
                sound::ring(&self.settings.read_untracked());
                route::go(&Route::OnlineTable { game: game.clone() });
            }
            ServerMsg::Online(OnlineEvent::TableOpened { game })
                if self.opens_table.get_value() =>
            {
                route::go(&Route::OnlineTable { game: game.clone() });
            }
            _ => {}
        });
    }

    /// Starts to look for somebody.
    fn begin(self, variant: Variant) {
        if !socket::is_connected() {
            return;
        }
        name::send_typed(&self.contact, &self.settings.read_untracked());
        self.bot_offered.set(false);
        self.variant.set(Some(variant));
        self.ask();
    }

    /// Asks the server for somebody, if this page looks for anybody.
    fn ask(self) {
        if let Some(variant) = self.variant.get_untracked() {
            socket::send_request(OnlineRequest::FindOpponent {
                rules: MaybeParsed::Parsed(Rules::new(variant)),
                commitment: seat_secrets::new_commitment(),
            });
        }
    }

    fn end(self) {
        self.bot_offered.set(false);
        self.variant.set(None);
    }

    fn stop(self) {
        socket::send_request(OnlineRequest::StopFinding);
        self.end();
    }

    /// Plays a bot instead.
    fn play_bot(self, level: Level) {
        let Some(variant) = self.variant.get_untracked() else { return };
        self.stop();
        let table = OpenTable {
            rules: MaybeParsed::Parsed(Rules::new(variant)),
            seats: vec![SeatAccess::Friend, SeatAccess::Bot { level: level.into() }],
            begins_when_full: true,
            ..OpenTable::default()
        };
        self.opens_table.set_value(true);
        let commitment = seat_secrets::new_commitment();
        socket::send_request(socket::with_new_id(OnlineRequest::Open { table, commitment }));
    }
}

#[component]
fn FindButton(
    /// The variant that is looked for.
    variant: Variant,
) -> impl IntoView {
    let texts = use_texts();
    let search: Search = expect_context();
    view! {
        <button type="button" class="big" on:click=move |_| search.begin(variant)
            aria-label=move || {
                let texts = texts.read();
                let game = say!(texts, "variant", variant = variant.as_str());
                say!(texts, "pair-with", name = game)
            }>
            {tr!(texts, "variant", variant = variant.as_str())}
        </button>
    }
}

/// The search while it lasts.
#[component]
fn Waiting() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let search: Search = expect_context();
    let words = move || {
        let texts = texts.read();
        if search.bot_offered.get() {
            return Some(say!(texts, "pair-bot"));
        }
        let variant = search.variant.get()?;
        let game = say!(texts, "variant", variant = variant.as_str());
        Some(say!(texts, "pair-waiting", name = game))
    };
    let play_bot = move |_| search.play_bot(settings.read_untracked().ladder.level());
    view! {
        <p class="lead" role="status">{words}</p>
        <div class="buttons">
            <Show when=move || search.bot_offered.get()>
                <button type="button" class="primary" on:click=play_bot>
                    {tr!(texts, "pair-play-bot")}
                </button>
            </Show>
            <button type="button" on:click=move |_| search.stop()>{tr!(texts, "pair-stop")}</button>
        </div>
    }
}
