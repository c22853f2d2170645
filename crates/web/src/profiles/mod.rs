//! Profiles of people, their finished games, and the lists of ratings. Everything is asked by plain
//! requests, so that merely looking makes nobody known.

mod finished;
mod graph;
mod leaders;
mod profile;
mod ratings;

pub use leaders::Leaders;
pub use profile::ProfilePage;

use crate::account::requests::{RequestError, sentence};
use crate::language::use_texts;
use crate::route::Route;
use crate::share::{call, set};
use crate::tr;
use cartagena::{Seat, Variant};
use cartagena_client::online::bidi_isolated;
use cartagena_texts::{Texts, say};
use leptos::prelude::*;

/// An answer that is awaited, then there.
type Answer<T> = RwSignal<Option<Result<T, RequestError>>>;

/// Returns the address of the profile of a person in a seat of an online table.
pub fn seat_profile(game: &str, seat: Seat) -> String {
    Route::Profile { who: Some(format!("at/{game}/{seat}")) }.href()
}

/// Returns the address of the profile of a person who wrote a chat line.
pub fn chat_profile(game: &str, line: u32) -> String {
    Route::Profile { who: Some(format!("said/{game}/{line}")) }.href()
}

/// Returns the address of a profile.
pub(crate) fn profile_address(id: &str) -> String {
    Route::Profile { who: Some(id.to_owned()) }.href()
}

/// Returns the name of a person, which may be empty.
fn shown_name(texts: &Texts, name: &str) -> String {
    if name.is_empty() { say!(texts, "profile-nobody") } else { bidi_isolated(name) }
}

/// Returns the words for a list of ratings.
fn list_words(texts: &Texts, list: &str) -> String {
    let (variant, seats) = list.split_once('-').unwrap_or((list, ""));
    let Ok(variant) = variant.parse::<Variant>() else { return list.to_owned() };
    let seats = match seats {
        "two" => say!(texts, "rating-two"),
        _ => say!(texts, "rating-more"),
    };
    format!("{} · {seats}", say!(texts, "variant", variant = variant.as_str()))
}

/// Returns a day as people write it in a language.
fn day(texts: &Texts, milliseconds: u64) -> String {
    let options = js_sys::Object::new();
    set(&options, "dateStyle", &"medium".into());
    let date = js_sys::Date::new(&(milliseconds as f64).into());
    let written = call(&date, "toLocaleDateString", &[texts.lang().tag().into(), options.into()]);
    written.and_then(|written| written.as_string()).unwrap_or_default()
}

/// Returns a text as JSON.
fn quoted(text: &str) -> String {
    js_sys::JSON::stringify(&text.into()).map(String::from).unwrap_or_default()
}

/// The notice while there is no answer.
#[component]
fn Awaited(
    /// The reason for there being none; nothing while it is awaited.
    problem: Signal<Option<RequestError>>,
    /// Sentence for what does not exist.
    missing: fn(&Texts) -> String,
    /// Asks again.
    #[prop(into)]
    again: Callback<()>,
) -> impl IntoView {
    let texts = use_texts();
    let words = move |error| match error {
        RequestError::Status(404) => missing(&texts.read()),
        error => sentence(&texts.read(), error),
    };
    move || match problem.get() {
        Some(error) => view! {
            <div class="empty" role="alert">
                <p>{move || words(error)}</p>
                <button type="button" on:click=move |_| again.run(())>
                    {tr!(texts, "online-try-again")}
                </button>
            </div>
        }
        .into_any(),
        None => {
            view! { <p class="quiet" role="status">{tr!(texts, "online-reaching")}</p> }.into_any()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_texts::Lang;

    #[test]
    fn a_list_is_named_by_variant_and_seats() {
        let texts = Texts::new(Lang::En);
        assert_eq!(list_words(&texts, "tortuga-two"), "Tortuga · two players");
        assert_eq!(list_words(&texts, "jamaica-more"), "Jamaica · three and more");
        assert_eq!(list_words(&texts, "chess"), "chess");
    }

    #[test]
    fn a_person_without_a_name_is_somebody() {
        let texts = Texts::new(Lang::En);
        assert_eq!(shown_name(&texts, ""), "Somebody");
        assert_eq!(shown_name(&texts, "Anne"), "Anne");
    }
}
