//! Finished games of a person: searched, and to be looked back at.

use super::{day, profile_address, quoted, shown_name};
use crate::account::requests::{RequestError, post, sentence};
use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click};
use crate::language::use_texts;
use crate::online::time_words::game_words;
use crate::route::Route;
use crate::study::ONLINE_PREFIX;
use crate::tr;
use cartagena::Variant;
use cartagena_protocol::MaybeParsed;
use cartagena_protocol::people::{
    FinishedGame, FinishedGames, FinishedSeat, GameOutcome, GameRating,
};
use cartagena_texts::{Texts, say};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// Time without a key after which a name is searched for.
const SEARCH_DELAY: Duration = Duration::from_millis(400);

/// A search for games and its results. Copies share their state.
#[derive(Clone, Copy)]
struct Search {
    id: StoredValue<String>,
    opponent: RwSignal<String>,
    variant: RwSignal<String>,
    result: RwSignal<String>,
    games: RwSignal<Vec<FinishedGame>>,
    next: RwSignal<Option<String>>,
    /// False until the first answer.
    answered: RwSignal<bool>,
    problem: RwSignal<Option<RequestError>>,
    /// Number of the last question: an answer to an earlier one is dropped.
    asked: StoredValue<u32>,
}

impl Search {
    fn new(id: String) -> Search {
        Search {
            id: StoredValue::new(id),
            opponent: RwSignal::new(String::new()),
            variant: RwSignal::new(String::new()),
            result: RwSignal::new(String::new()),
            games: RwSignal::new(Vec::new()),
            next: RwSignal::new(None),
            answered: RwSignal::new(false),
            problem: RwSignal::new(None),
            asked: StoredValue::new(0),
        }
    }

    fn body(self, after: Option<&str>) -> String {
        let mut body = format!("{{\"id\":{}", quoted(&self.id.get_value()));
        let mut add = |name: &str, value: &str| {
            if !value.is_empty() {
                body.push_str(&format!(",\"{name}\":{}", quoted(value)));
            }
        };
        add("opponent", self.opponent.get_untracked().trim());
        add("variant", &self.variant.get_untracked());
        add("result", &self.result.get_untracked());
        add("after", after.unwrap_or_default());
        body + "}"
    }

    /// Asks for the first games, or for those after the last.
    fn ask(self, more: bool) {
        let after = self.next.get_untracked().filter(|_| more);
        let body = self.body(after.as_deref());
        let number = self.asked.try_update_value(|asked| {
            *asked += 1;
            *asked
        });
        spawn_local(async move {
            let answer = post::<FinishedGames>("people/games", &body).await;
            // The page may be left by now, or something else be searched for.
            if self.asked.try_get_value() == number {
                self.take(answer, more);
            }
        });
    }

    fn take(self, answer: Result<FinishedGames, RequestError>, more: bool) {
        self.answered.set(true);
        self.problem.set(answer.as_ref().err().copied());
        let Ok(found) = answer else { return };
        self.next.set(found.next);
        self.games.update(|games| {
            if !more {
                games.clear();
            }
            games.extend(found.games);
        });
    }
}

/// The list with its search.
#[component]
pub(super) fn FinishedList(
    /// Id of the person.
    id: String,
    /// True if it is the person who looks.
    own: bool,
) -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let search = Search::new(id);
    search.ask(false);
    let empty = move || search.answered.get() && search.games.read().is_empty();
    let more = move |_| {
        announcer.say(say!(texts.get_untracked(), "online-reaching"));
        search.ask(true);
    };
    let problem = move || search.problem.get().map(|error| sentence(&texts.read(), error));
    view! {
        <h2>{tr!(texts, "profile-list")}</h2>
        <Show when=Signal::derive(move || !own)>
            <p class="about">{tr!(texts, "profile-list-about")}</p>
        </Show>
        <SearchForm search />
        <p class="problem" role="alert">{problem}</p>
        <p class="quiet" role="status">
            <Show when=Signal::derive(empty)>{tr!(texts, "games-none-found")}</Show>
        </p>
        <ul class="finished">
            <For each=move || search.games.get() key=|game| game.game.clone() let(game)>
                <FinishedEntry game />
            </For>
        </ul>
        <Show when=Signal::derive(move || search.next.read().is_some())>
            <button type="button" on:click=on_click(more)>{tr!(texts, "games-more")}</button>
        </Show>
    }
}

#[component]
fn SearchForm(search: Search) -> impl IntoView {
    let texts = use_texts();
    let pending: StoredValue<Option<TimeoutHandle>> = StoredValue::new(None);
    let typed = move |event| {
        search.opponent.set(event_target_value(&event));
        if let Some(before) = pending.get_value() {
            before.clear();
        }
        pending.set_value(set_timeout_with_handle(move || search.ask(false), SEARCH_DELAY).ok());
    };
    on_cleanup(move || {
        if let Some(Some(before)) = pending.try_get_value() {
            before.clear();
        }
    });
    let variant = move |event| {
        search.variant.set(event_target_value(&event));
        search.ask(false);
    };
    let result = move |event| {
        search.result.set(event_target_value(&event));
        search.ask(false);
    };
    let variants = Variant::ALL.map(|variant| {
        view! {
            <option value=variant.as_str()>{tr!(texts, "variant", variant = variant.as_str())}</option>
        }
    });
    let outcomes = OUTCOMES.map(|(word, outcome)| {
        view! { <option value=word>{move || outcome_words(&texts.read(), outcome)}</option> }
    });
    view! {
        <form class="search-line" role="search" aria-label=tr!(texts, "profile-search")
            on:submit=move |event| event.prevent_default()>
            <label class="labelled">
                <span>{tr!(texts, "search-opponent")}</span>
                <input type="search" dir="auto" autocomplete="off" maxlength="48" on:input=typed />
            </label>
            <label class="labelled">
                <span>{tr!(texts, "search-variant")}</span>
                <select on:change=variant>
                    <option value="">{tr!(texts, "search-all")}</option>{variants.collect_view()}
                </select>
            </label>
            <label class="labelled">
                <span>{tr!(texts, "search-result")}</span>
                <select on:change=result>
                    <option value="">{tr!(texts, "search-all")}</option>{outcomes.collect_view()}
                </select>
            </label>
        </form>
    }
}

/// Results with their words in requests.
const OUTCOMES: [(&str, GameOutcome); 4] = [
    ("won", GameOutcome::Won),
    ("lost", GameOutcome::Lost),
    ("drawn", GameOutcome::Drawn),
    ("left", GameOutcome::Left),
];

fn outcome_words(texts: &Texts, outcome: GameOutcome) -> String {
    match outcome {
        GameOutcome::Won => say!(texts, "outcome-won"),
        GameOutcome::Lost => say!(texts, "outcome-lost"),
        GameOutcome::Drawn => say!(texts, "outcome-drawn"),
        GameOutcome::Left => say!(texts, "outcome-left"),
    }
}

/// Returns the sentence about the rating of a game; nothing if it was not rated.
fn rating_words(texts: &Texts, game: &FinishedGame) -> Option<String> {
    match (game.rating, game.change) {
        (GameRating::Unrated, _) => None,
        (GameRating::Waiting, _) | (GameRating::Counted, None) => {
            Some(say!(texts, "rating-waiting"))
        }
        (GameRating::Counted, Some(change)) => {
            Some(say!(texts, "rating-change", form = signed(change)))
        }
        (GameRating::Repeated, _) => Some(say!(texts, "rating-repeated")),
    }
}

/// Returns a number with its sign, which stands on its left in every language.
fn signed(change: i64) -> String {
    let sign = match change {
        0 => "±",
        1.. => "+",
        _ => "−",
    };
    format!("\u{2066}{sign}{}\u{2069}", change.unsigned_abs())
}

/// A game.
#[component]
fn FinishedEntry(
    /// The game.
    game: FinishedGame,
) -> impl IntoView {
    let texts = use_texts();
    let study = format!("{ONLINE_PREFIX}{}", game.game);
    let href = Route::Study { game: Some(study), packed: None }.href();
    let seats = game.seats.clone();
    let ended = game.ended;
    let game = StoredValue::new(game);
    let words = move |what: fn(&Texts, &FinishedGame) -> String| {
        move || game.with_value(|game| what(&texts.read(), game))
    };
    let rating = move || game.with_value(|game| rating_words(&texts.read(), game));
    let name = words(|texts, game| {
        let players: Vec<_> = game.seats.iter().map(|seat| player(texts, seat)).collect();
        say!(texts, "games-look-back", name = texts.list(&players), form = day(texts, game.ended))
    });
    let won = game.with_value(|game| game.result == GameOutcome::Won);
    view! {
        <li class="finished-game" class:won=won>
            <p class="finished-head">
                <b>{words(|texts, game| outcome_words(texts, game.result))}</b>
                <span>{words(|texts, game| game_words(texts, game.rules))}</span>
                <span class="quiet">{move || day(&texts.read(), ended)}</span>
            </p>
            <ul class="finished-seats">
                {seats.into_iter().map(|seat| view! { <SeatEntry seat /> }).collect_view()}
            </ul>
            <p class="about">{rating}</p>
            <a class="button" href=href aria-label=name>{tr!(texts, "shelf-study")}</a>
        </li>
    }
}

fn player(texts: &Texts, seat: &FinishedSeat) -> String {
    match seat.bot.as_ref().and_then(MaybeParsed::parsed) {
        Some(level) => texts.level(*level),
        None => shown_name(texts, &seat.name),
    }
}

/// A player of a game, with the way to their profile.
#[component]
fn SeatEntry(seat: FinishedSeat) -> impl IntoView {
    let texts = use_texts();
    let href = (!seat.id.is_empty()).then(|| profile_address(&seat.id));
    let (first, left) = (seat.place == 1, seat.left);
    let seat = StoredValue::new(seat);
    let name = move || seat.with_value(|seat| player(&texts.read(), seat));
    view! {
        <li class:first=first>
            {match href {
                Some(href) => view! { <a href=href><bdi>{name}</bdi></a> }.into_any(),
                None => view! { <bdi>{name}</bdi> }.into_any(),
            }}
            <Show when=Signal::derive(move || left)>
                " " <span class="quiet">{tr!(texts, "outcome-left")}</span>
            </Show>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_has_its_sign() {
        assert_eq!(signed(12), "\u{2066}+12\u{2069}");
        assert_eq!(signed(-7), "\u{2066}−7\u{2069}");
        assert_eq!(signed(0), "\u{2066}±0\u{2069}");
    }
}
