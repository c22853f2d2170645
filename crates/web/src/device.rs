//! Settings of the device: the page as an app, and all finished games as one text to keep.

use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click};
use crate::files::save;
use crate::language::use_texts;
use crate::update::InstallOffer;
use crate::{host_link, tr};
use cartagena_protocol::{ClientMsg, ServerMsg};
use cartagena_texts::say;
use leptos::prelude::*;

/// Section for installing the page and exporting all games.
#[component]
pub fn Device() -> impl IntoView {
    let texts = use_texts();
    let offer: InstallOffer = expect_context();
    view! {
        <fieldset class="device">
            <legend>{tr!(texts, "settings-device")}</legend>
            <p class="about">{tr!(texts, "install-about")}</p>
            <div class="buttons">
                <Show when=move || offer.is_available()>
                    <button class="primary" on:click=on_click(move |_| offer.accept())>
                        {tr!(texts, "install")}
                    </button>
                </Show>
                <Export />
            </div>
        </fieldset>
    }
}

/// The records that are still to come, and those that came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct RecordCollector {
    awaited: Vec<String>,
    records: Vec<String>,
}

impl RecordCollector {
    /// Takes a record that was asked for, and all of them as one text when it was the last.
    fn add(&mut self, game: &str, record: &str) -> Option<String> {
        let at = self.awaited.iter().position(|other| other == game)?;
        self.awaited.remove(at);
        self.records.push(record.trim_end().to_owned());
        self.awaited.is_empty().then(|| std::mem::take(&mut self.records).join("\n\n") + "\n")
    }
}

#[component]
fn Export() -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let gathering = StoredValue::new(None::<RecordCollector>);
    let asked = StoredValue::new(false);
    host_link::listen(move |message| match message {
        ServerMsg::Games { games } if asked.get_value() => {
            asked.set_value(false);
            let over = games.iter().filter(|game| game.result.is_some());
            let awaited: Vec<String> = over.map(|game| game.game.clone()).collect();
            if awaited.is_empty() {
                return announcer.show(say!(texts.get_untracked(), "export-none"));
            }
            gathering
                .set_value(Some(RecordCollector { awaited: awaited.clone(), records: Vec::new() }));
            awaited.into_iter().for_each(|game| host_link::send(&ClientMsg::Record { game }));
        }
        ServerMsg::Record { game, text } => {
            let whole = gathering.try_update_value(|all| all.as_mut()?.add(game, text)).flatten();
            if let Some(whole) = whole {
                save(&whole, "text/plain;charset=utf-8", "cartagena.txt");
            }
        }
        _ => {}
    });
    let ask = move |_| {
        asked.set_value(true);
        host_link::send(&ClientMsg::ListGames);
    };
    view! { <button on:click=on_click(ask)>{tr!(texts, "export-games")}</button> }
}

#[cfg(test)]
mod tests {
    use super::RecordCollector;

    #[test]
    fn records_are_joined_when_the_last_has_come() {
        let awaited = vec!["a".to_owned(), "b".to_owned()];
        let mut gathering = RecordCollector { awaited, records: Vec::new() };
        assert_eq!(gathering.add("x", "nobody asked"), None);
        assert_eq!(gathering.add("b", "second\n"), None);
        assert_eq!(gathering.add("a", "first\n").as_deref(), Some("second\n\nfirst\n"));
        assert_eq!(gathering.add("a", "first\n"), None);
    }
}
