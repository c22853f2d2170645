//! The head of every page but the table's: the name, and the ways to the others.

use crate::boxed_closures::{on_click, on_key, signal_of};
use crate::language::use_texts;
use crate::picture::use_theme;
use crate::route::Route;
use crate::tr;
use cartagena_art::lamp;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// Returns the pages that the masthead links to.
fn pages() -> [Route; 8] {
    [
        Route::Setup { position: None },
        Route::Online,
        Route::Learn { lesson: None },
        Route::Puzzles { puzzle: None },
        Route::Book,
        Route::GamesList,
        Route::Study { game: None, packed: None },
        Route::Preferences,
    ]
}

/// Returns the title of a page; the home page and the table have the game's name.
pub fn title(texts: &Texts, route: &Route) -> String {
    match route {
        Route::Home | Route::Table { .. } => say!(texts, "game-name"),
        Route::Setup { .. } => say!(texts, "nav-play"),
        Route::GamesList => say!(texts, "nav-games"),
        Route::Learn { .. } => say!(texts, "nav-learn"),
        Route::Puzzles { .. } => say!(texts, "nav-puzzles"),
        Route::Book => say!(texts, "nav-rules"),
        Route::Study { .. } => say!(texts, "nav-study"),
        Route::Daily { .. } => say!(texts, "home-daily"),
        Route::Challenge { .. } | Route::Duel { .. } | Route::Statistics => {
            say!(texts, "nav-games")
        }
        Route::Preferences
        | Route::Account
        | Route::Away { .. }
        | Route::Privacy
        | Route::Operator { .. } => {
            say!(texts, "nav-settings")
        }
        Route::Online
        | Route::SignIn { .. }
        | Route::Invited { .. }
        | Route::Profile { .. }
        | Route::Ratings { .. } => say!(texts, "nav-online"),
        Route::NewOnlineTable => say!(texts, "online-open"),
        Route::OnlineTable { .. } => say!(texts, "online-table"),
    }
}

/// Returns the title of the window.
pub fn window_title(texts: &Texts, route: &Route) -> String {
    let (page, game) = (title(texts, route), say!(texts, "game-name"));
    if page == game { game } else { format!("{page} · {game}") }
}

/// Header with the name and the links; on narrow screens the links are behind a button.
#[component]
pub fn Masthead() -> impl IntoView {
    let texts = use_texts();
    let route: ReadSignal<Route> = expect_context();
    let open = RwSignal::new(false);
    Effect::new(move || {
        route.track();
        open.set(false);
    });
    let close = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" {
            open.set(false);
        }
    };
    view! {
        <header class="masthead" on:keydown=on_key(close)>
            <a class="brand" href=Route::Home.href()><Lantern />{tr!(texts, "game-name")}</a>
            <button class="menu" aria-controls="ways" aria-expanded=signal_of(move || open.get().to_string())
                on:click=on_click(move |_| open.update(|open| *open = !*open))>
                <span class="menu-lines" aria-hidden="true"></span>
                {tr!(texts, "menu")}
            </button>
            <nav id="ways" class:open=signal_of(move || open.get()) aria-label=tr!(texts, "nav-label")>
                {pages().map(|to| view! { <PageLink to /> }).collect_view()}
            </nav>
        </header>
    }
}

/// The lantern that lights the pages.
#[component]
fn Lantern() -> impl IntoView {
    let theme = use_theme();
    let body = move || lamp(true, 0.0, 0.0, 40.0, theme.get().palette());
    view! { <svg class="sign" viewBox="-20 -20 40 40" aria-hidden="true" inner_html=body /> }
}

#[component]
fn PageLink(
    /// The page it links to.
    to: Route,
) -> impl IntoView {
    let texts = use_texts();
    let route: ReadSignal<Route> = expect_context();
    let to = StoredValue::new(to);
    let here = move || to.with_value(|to| same_page(to, &route.read())).then_some("page");
    let name = move || to.with_value(|to| title(&texts.read(), to));
    view! { <a href=to.with_value(Route::href) aria-current=here>{name}</a> }
}

/// Returns whether two routes belong to one page; every lesson is on the page of lessons.
fn same_page(one: &Route, other: &Route) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_texts::Lang;
    use std::collections::BTreeSet;

    #[test]
    fn every_page_has_a_title_of_its_own() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            let titles: BTreeSet<_> =
                pages().iter().map(|page| window_title(&texts, page)).collect();
            assert_eq!(titles.len(), pages().len(), "{lang}");
        }
    }

    #[test]
    fn the_front_door_has_the_name_of_the_game() {
        assert_eq!(window_title(&Texts::new(Lang::En), &Route::Home), "Cartagena");
        let texts = Texts::new(Lang::En);
        assert_eq!(window_title(&texts, &Route::Book), "Rules · Cartagena");
    }

    #[test]
    fn a_lesson_is_on_the_page_of_lessons() {
        let lesson = Route::Learn { lesson: Some("jump".into()) };
        assert!(same_page(&Route::Learn { lesson: None }, &lesson));
        assert!(!same_page(&Route::Book, &lesson));
    }
}
