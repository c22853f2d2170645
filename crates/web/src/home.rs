//! The home page.

use crate::boxed_closures::{on_click, signal_of};
use crate::chunks::{Chunk, LazyChunk};
use crate::host_link;
use crate::ladder::Ladder;
use crate::language::use_texts;
use crate::learn::completed::KEY as LESSONS_KEY;
use crate::picture::{BadgeIcon, CrewRow, use_media_query, use_theme};
use crate::route::{self, Route};
use crate::settings::{Settings, use_settings};
use crate::tr;
use cartagena::{Rules, Variant};
use cartagena_art::{Badge, Layout, backdrop, backdrop_size};
use cartagena_protocol::{
    ClientMsg, GameSummary, MaybeParsed, NewTable, SeatPlan, ServerMsg, name_fits_bytes,
};
use cartagena_texts::{Lang, Texts, say};
use leptos::prelude::*;

/// The way into a game, and to everything else.
#[component]
pub fn Home() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let waiting = RwSignal::new(None::<GameSummary>);
    let newcomer = RwSignal::new(is_newcomer(&settings.read_untracked()));
    // One tap is one game, however often it is tapped until the table is there.
    let asked = RwSignal::new(false);
    host_link::listen(move |message| match message {
        ServerMsg::Created { game } => route::go(&Route::Table { game: game.clone() }),
        ServerMsg::Games { games } => {
            waiting.set(games.iter().find(|game| game.result.is_none()).cloned());
            newcomer.update(|new| *new &= games.is_empty());
        }
        ServerMsg::Rejected(_) | ServerMsg::Failed { .. } => asked.set(false),
        _ => {}
    });
    host_link::send(&ClientMsg::ListGames);
    let play = move |_| {
        asked.set(true);
        host_link::send(&quick_game(&settings.read_untracked()));
    };
    view! {
        <section class="home">
            <Scene />
            <div class="home-words">
                <h1>{tr!(texts, "game-name")}</h1>
                <p class="lead">{tr!(texts, "home-lead")}</p>
            </div>
            <div class="home-deeds">
                <div class="home-go">
                    <button class="primary big" aria-describedby="play-about"
                        disabled=signal_of(move || asked.get()) on:click=on_click(play)>
                        {tr!(texts, "home-play")}
                    </button>
                    <a class="button friends" href=Route::Online.href()>{tr!(texts, "home-friends")}</a>
                    {move || newcomer.get().then(|| view! { <ShortCourse /> })}
                    <DailyDeal />
                    {move || waiting.get().map(|game| view! { <UnfinishedGame game /> })}
                    {plays_online().then(|| view! { <LazyChunk chunk=Chunk::FrontDoor /> })}
                </div>
                <p class="quiet home-about" id="play-about">{tr!(texts, "home-play-about", level = settings.read().ladder.level().name())}</p>
                <PageLinks />
                <LanguageLinks />
            </div>
        </section>
    }
}

/// Returns whether nobody has opened a lesson or finished a game against bots on this device.
fn is_newcomer(settings: &Settings) -> bool {
    let storage = window().local_storage().ok().flatten();
    let begun = storage.and_then(|storage| storage.get_item(LESSONS_KEY).ok().flatten());
    begun.is_none() && settings.ladder == Ladder::default()
}

/// The way to the deal of the day.
#[component]
fn DailyDeal() -> impl IntoView {
    let texts = use_texts();
    let play = Route::Daily { date: Some("play".to_owned()) };
    view! { <a class="button waiting" href=play.href()>{tr!(texts, "home-daily")}</a> }
}

/// The offer to learn the game first.
#[component]
fn ShortCourse() -> impl IntoView {
    let texts = use_texts();
    let first = Route::Learn { lesson: Some("aim".to_owned()) };
    view! {
        <a class="button waiting" href=first.href()>
            <BadgeIcon badge=Badge::Lantern />
            <span>{tr!(texts, "home-learn")}</span>
        </a>
    }
}

/// Storage key of the note that this browser has had a seat at an online table.
pub const PLAYS_ONLINE: &str = "cartagena-online";

/// Returns whether this browser has had a seat at an online table, so that one may be waiting.
fn plays_online() -> bool {
    let storage = window().local_storage().ok().flatten();
    storage.is_some_and(|storage| matches!(storage.get_item(PLAYS_ONLINE), Ok(Some(_))))
}

/// The last game that is not over.
#[component]
fn UnfinishedGame(
    /// The unfinished game.
    game: GameSummary,
) -> impl IntoView {
    let texts = use_texts();
    let table = Route::Table { game: game.game };
    view! {
        <a class="button waiting" href=table.href()>
            <CrewRow seats=game.seats aboard=game.aboard />
            <span>{tr!(texts, "home-continue")}</span>
        </a>
    }
}

/// The picture behind it all; it holds nothing that is not said in words.
#[component]
fn Scene() -> impl IntoView {
    let night = use_theme();
    let lying = use_media_query("(min-aspect-ratio: 1/1)");
    let layout = move || if lying.get() { Layout::Wide } else { Layout::Phone };
    let shape = move || {
        let (w, h) = backdrop_size(layout());
        format!("0 0 {w} {h}")
    };
    view! {
        <svg class="home-scene" viewBox=shape preserveAspectRatio="xMidYMax slice" aria-hidden="true"
            inner_html=move || backdrop(layout(), night.get().palette()) />
    }
}

#[component]
fn PageLinks() -> impl IntoView {
    let texts = use_texts();
    let way = move |to: Route, badge: Badge, name: fn(&Texts) -> String| {
        view! {
            <li><a class="way" href=to.href()>
                <BadgeIcon badge />
                <span>{move || name(&texts.read())}</span>
            </a></li>
        }
    };
    view! {
        <ul class="ways">
            {way(Route::Learn { lesson: None }, Badge::Lantern, |texts| say!(texts, "nav-learn"))}
            {way(Route::Puzzles { puzzle: None }, Badge::Padlock, |texts| say!(texts, "nav-puzzles"))}
            {way(Route::Setup { position: None }, Badge::Crew, |texts| say!(texts, "nav-play"))}
            {way(Route::GamesList, Badge::Cards, |texts| say!(texts, "nav-games"))}
            {way(Route::Book, Badge::Book, |texts| say!(texts, "nav-rules"))}
            {way(Route::Study { game: None, packed: None }, Badge::Spyglass, |texts| say!(texts, "nav-study"))}
            {way(Route::Preferences, Badge::Wheel, |texts| say!(texts, "nav-settings"))}
        </ul>
    }
}

/// The six languages by their own names.
#[component]
fn LanguageLinks() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let tongue = move |lang: Lang| {
        let spoken = move || (texts.read().lang() == lang).to_string();
        let speak = move |_| settings.update(|all| all.lang = Some(lang.tag().to_owned()));
        view! {
            <button class="tongue" lang=lang.tag() aria-pressed=spoken on:click=on_click(speak)>
                {lang.own_name()}
            </button>
        }
    };
    view! {
        <div class="tongues" role="group" aria-label=tr!(texts, "settings-language")>
            {Lang::ALL.map(tongue).collect_view()}
        </div>
    }
}

/// Returns the request for a quick game: Tortuga for two against a bot of the person's level.
pub fn quick_game(settings: &Settings) -> ClientMsg {
    // A name that an older page took may be too long for a new game.
    let name = if name_fits_bytes(&settings.name) { settings.name.as_str() } else { "" };
    let person = SeatPlan { name: name.to_owned(), bot: None };
    let bot = SeatPlan { name: String::new(), bot: Some(settings.ladder.level().into()) };
    let rules = MaybeParsed::Parsed(Rules::new(Variant::Tortuga));
    let table = NewTable { rules, seats: vec![person, bot], ..NewTable::default() };
    ClientMsg::Create { table }
}
