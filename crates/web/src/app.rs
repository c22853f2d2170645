//! The frame around all pages.

use crate::announce::{Announcer, LiveRegion};
use crate::boxed_closures::{Show, on_click};
use crate::chunks::{Chunk, LazyChunk};
use crate::error_notice::ErrorNotice;
use crate::home::Home;
use crate::language::{self, PageTexts, TextsSignal};
use crate::masthead::{Masthead, window_title};
use crate::picture::{SvgDefs, use_media_query};
use crate::route::{self, Route};
use crate::settings::{Settings, ThemeChoice};
use crate::table::Table;
use crate::update::{InstallOffer, UpdateNotice};
use crate::{host_link, tr};
use cartagena_art::Theme;
use cartagena_protocol::ClientMsg;
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The current theme, dark or light, for everything that is drawn.
pub type ThemeSignal = Memo<Theme>;

/// A view that stays beside all pages, set by lazily loaded code that needs one.
#[derive(Clone, Copy)]
pub struct CompanionSlot(pub RwSignal<Option<fn() -> AnyView>>);

/// Fetches the first files and mounts the page.
pub async fn open() {
    let settings = Settings::load();
    let lang = settings.language();
    let english = cartagena_texts::Lang::En;
    let mut texts = language::fetch(lang).await;
    if texts.is_none() && lang != english {
        texts = language::fetch(english).await;
    }
    let (Some(texts), Ok(())) = (texts, host_link::open()) else {
        return show_failure();
    };
    language::mark_document(texts.lang());
    if let Some(splash) = document().get_element_by_id("splash") {
        splash.remove();
    }
    leptos::mount::mount_to_body(move || view! { <App settings texts /> });
}

/// Shows the static page's sentence in six languages that nothing can be started.
fn show_failure() {
    if let Some(element) = document().get_element_by_id("failed") {
        let _ = element.remove_attribute("hidden");
    }
}

/// The whole application.
#[component]
fn App(
    /// The stored settings.
    settings: Settings,
    /// The language to begin with.
    texts: Arc<cartagena_texts::Texts>,
) -> impl IntoView {
    let settings = RwSignal::new(settings);
    let texts: TextsSignal = RwSignal::new(texts);
    provide_context(settings);
    provide_context(texts);
    provide_context(PageTexts(texts));
    provide_context(Announcer::new());
    let night = theme(settings);
    provide_context(night);
    Effect::new(move || settings.read().save());
    Effect::new(move || send_settings(&settings.read()));
    follow_language(settings, texts);
    let route = route::current();
    provide_context(route);
    provide_context(InstallOffer::listen());
    let companion = CompanionSlot(RwSignal::new(None));
    provide_context(companion);
    follow_route(route, texts);
    // The home page links to everything itself, and the table needs the space.
    let bare = Memo::new(move |_| matches!(*route.read(), Route::Home | Route::Table { .. }));
    view! {
        <SvgDefs />
        <a class="skip" href="#main" on:click=on_click(skip)>{tr!(texts, "skip-to-content")}</a>
        <Show when=move || !bare.get()>
            <Masthead />
        </Show>
        <main id="main" tabindex="-1">{move || page(route.get(), texts, night)}</main>
        <div class="notices">
            {move || companion.0.get().map(|show| show())}
            <UpdateNotice />
            <ErrorNotice />
        </div>
        <LiveRegion />
    }
}

/// Moves the focus to the heading of every new page, and sets the window's title.
fn follow_route(route: ReadSignal<Route>, texts: TextsSignal) {
    Effect::new(move || document().set_title(&window_title(&texts.read(), &route.read())));
    Effect::new(move |before: Option<()>| {
        route.track();
        if before.is_some() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
            focus_heading();
        }
    });
}

/// Puts the focus on the name of the page as soon as it is drawn, unless something in it that must
/// be answered first has taken it.
pub(crate) fn focus_heading() {
    request_animation_frame(|| {
        let answering = document().query_selector("[role='alertdialog'] :focus");
        if !matches!(answering, Ok(Some(_))) {
            focus_region("main h1");
        }
    });
}

/// Moves the focus to the content. The link cannot do that itself, since fragments are addresses
/// here.
fn skip(event: web_sys::MouseEvent) {
    event.prevent_default();
    focus_region("main");
}

/// Puts the focus on something that is not a control.
fn focus_region(selector: &str) {
    if let Some(element) = find(selector) {
        let _ = element.set_attribute("tabindex", "-1");
        let _ = element.focus();
    }
}

/// Puts the focus on the first control that fits a selector, if there is one.
pub(crate) fn focus(selector: &str) {
    if let Some(element) = find(selector) {
        let _ = element.focus();
    }
}

fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}

/// Shows a page with its own signals of texts and theme, so that nothing of it stays when it is
/// removed.
fn page(route: Route, texts: TextsSignal, night: ThemeSignal) -> AnyView {
    language::provide_texts(texts);
    provide_context::<ThemeSignal>(Memo::new(move |_| night.get()));
    match route {
        Route::Home => view! { <Home /> }.into_any(),
        Route::Table { game } => view! { <Table game /> }.into_any(),
        route => view! { <LazyChunk chunk=Chunk::Page(route) /> }.into_any(),
    }
}

/// Returns the theme, as chosen or as the system has it, and marks the document with it for the
/// styles.
fn theme(settings: RwSignal<Settings>) -> ThemeSignal {
    let system = use_media_query("(prefers-color-scheme: light)");
    let theme = Memo::new(move |_| match (settings.read().look, system.get()) {
        (ThemeChoice::Light, _) | (ThemeChoice::System, true) => Theme::Light,
        _ => Theme::Dark,
    });
    Effect::new(move || {
        let word = if theme.get() == Theme::Light { "light" } else { "dark" };
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-theme", word);
        }
    });
    theme
}

/// Sends the settings that the host needs.
fn send_settings(settings: &Settings) {
    host_link::send(&ClientMsg::AskToConfirm { confirm: settings.confirm });
    let pause = match settings.motion {
        crate::settings::MotionSpeed::Off => 500,
        crate::settings::MotionSpeed::Fast => 450,
        crate::settings::MotionSpeed::Normal => 1_100,
    };
    host_link::send(&ClientMsg::BotTiming { pause_ms: pause, think_ms: 1_000 });
}

/// Fetches another language when it is chosen; until it is there the old one is spoken.
fn follow_language(settings: RwSignal<Settings>, texts: TextsSignal) {
    Effect::new(move || {
        let lang = settings.read().language();
        if texts.read_untracked().lang() == lang {
            return;
        }
        wasm_bindgen_futures::spawn_local(async move {
            if let Some(fetched) = language::fetch(lang).await {
                language::mark_document(lang);
                texts.set(fetched);
            }
        });
    });
}
