//! Settings of the device: the page as an app, and games, settings and progress as one text to keep.

use crate::announce::use_announcer;
use crate::boxed_closures::{Show, on_click};
use crate::files::{read_chosen, save};
use crate::import_result::ImportResult;
use crate::language::use_texts;
use crate::learn::completed::CompletedLessons;
use crate::name_limits::is_too_long;
use crate::persistence::ask_to_keep_games;
use crate::settings::{Settings, use_settings};
use crate::setup::store_table;
use crate::update::InstallOffer;
use crate::{backup, host_link, tr};
use cartagena_protocol::{
    ClientMsg, DeferredRequest, GameSummary, JournalRequest, NewTable, ServerMsg, parse_json,
};
use cartagena_texts::say;
use leptos::prelude::*;

/// Section for installing the page, saving what is on the device, and bringing it back.
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
                <Restore />
            </div>
            <p class="about">{tr!(texts, "backup-about")}</p>
        </fieldset>
    }
}

/// Extent of what is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extent {
    /// The finished games.
    Finished,
    /// All games that may be known, with settings and progress.
    Everything,
}

impl Extent {
    /// Returns the ids of the games to save.
    fn games(self, games: &[GameSummary]) -> Vec<String> {
        let wanted = |game: &&GameSummary| self == Extent::Everything || game.result.is_some();
        games.iter().filter(wanted).map(|game| game.game.clone()).collect()
    }

    /// Saves the records as a file.
    fn save(self, records: &str, journal: &[String]) {
        let kind = "text/plain;charset=utf-8";
        match self {
            Extent::Finished => save(records, kind, "cartagena.txt"),
            Extent::Everything => {
                let lines = journal.iter().map(|line| (backup::JOURNAL, line.clone()));
                let values = stored_values().into_iter().chain(stored_variations()).chain(lines);
                save(&backup::write(records, values), kind, "cartagena-backup.txt");
            }
        }
    }
}

/// The records that are still to come, and those that came.
#[derive(Clone, Debug, PartialEq, Eq)]
struct RecordCollector {
    extent: Extent,
    awaited: Vec<String>,
    records: Vec<String>,
}

impl RecordCollector {
    /// Takes a record that was asked for, or `None` for one that is hidden; returns all of them as
    /// one text when it was the last.
    fn add(&mut self, game: &str, record: Option<&str>) -> Option<String> {
        let at = self.awaited.iter().position(|other| other == game)?;
        self.awaited.remove(at);
        self.records.extend(record.map(|record| record.trim_end().to_owned()));
        self.awaited.is_empty().then(|| std::mem::take(&mut self.records).join("\n\n") + "\n")
    }
}

/// Returns the values of the local storage that are saved with the games.
fn stored_values() -> Vec<(&'static str, String)> {
    let storage = window().local_storage().ok().flatten();
    let value = |key| Some((key, storage.as_ref()?.get_item(key).ok().flatten()?));
    backup::KEYS.into_iter().filter_map(value).collect()
}

/// Returns the lines with the variations of all games of this browser.
fn stored_variations() -> Vec<(&'static str, String)> {
    let Some(storage) = window().local_storage().ok().flatten() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten());
    let line = |key: String| {
        let value = storage.get_item(&key).ok().flatten()?;
        Some((backup::VARIATIONS, backup::variations_line(&key, &value)?))
    };
    keys.filter_map(line).collect()
}

/// Stores saved variations of a game and returns whether they are such; newer ones of the device stay.
fn restore_variations(line: &str) -> bool {
    let Some(storage) = window().local_storage().ok().flatten() else { return false };
    let kept = |key: &str| storage.get_item(key).ok().flatten();
    match backup::variations_entry(line, kept) {
        Some((key, value)) => storage.set_item(&key, value).is_ok(),
        None => backup::variations_entry(line, |_| None).is_some(),
    }
}

/// Stores saved results of puzzles, unless the device has more, and returns whether the browser keeps them.
fn restore_puzzles(saved: &str) -> bool {
    let Some(storage) = window().local_storage().ok().flatten() else { return false };
    let kept = storage.get_item(PUZZLES).ok().flatten().unwrap_or_default();
    !backup::replaces_puzzles(saved, &kept) || storage.set_item(PUZZLES, saved).is_ok()
}

/// The key of the results of puzzles.
const PUZZLES: &str = "cartagena-puzzles";

#[component]
fn Export() -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let gathering = StoredValue::new(None::<RecordCollector>);
    let asked = StoredValue::new(None::<Extent>);
    let journal = StoredValue::new(Vec::<String>::new());
    let save = move |extent: Extent, whole: &str| {
        journal.with_value(|journal| extent.save(whole, journal));
    };
    let add = move |game: &str, record: Option<&str>| {
        gathering.update_value(|all| {
            let Some(collector) = all else { return };
            if let Some(whole) = collector.add(game, record) {
                save(collector.extent, &whole);
            }
        });
    };
    host_link::listen(move |message| match message {
        ServerMsg::Games { games } => {
            let Some(extent) = asked.try_update_value(Option::take).flatten() else { return };
            let awaited = extent.games(games);
            match (awaited.is_empty(), extent) {
                (true, Extent::Finished) => {
                    announcer.show(say!(texts.get_untracked(), "export-none"));
                }
                (true, Extent::Everything) => save(extent, ""),
                (false, _) => gathering.set_value(Some(RecordCollector {
                    extent,
                    awaited: awaited.clone(),
                    records: Vec::new(),
                })),
            }
            awaited.into_iter().for_each(|game| host_link::send(&ClientMsg::Record { game }));
        }
        ServerMsg::Journal { lines } => journal.set_value(lines.clone()),
        ServerMsg::Record { game, text } => add(game, Some(text)),
        ServerMsg::Refused { game, .. } => add(game, None),
        _ => {}
    });
    let ask = move |extent| {
        asked.set_value(Some(extent));
        host_link::send(&DeferredRequest::Journal(JournalRequest::List).into());
        host_link::send(&ClientMsg::ListGames);
    };
    view! {
        <button on:click=on_click(move |_| ask(Extent::Finished))>{tr!(texts, "export-games")}</button>
        <button on:click=on_click(move |_| ask(Extent::Everything))>{tr!(texts, "backup-save")}</button>
    }
}

/// Button that brings back what was saved.
#[component]
fn Restore() -> impl IntoView {
    let (texts, announcer) = (use_texts(), use_announcer());
    let settings = use_settings();
    host_link::listen(move |message| {
        if let Some(result) = ImportResult::of(message) {
            announcer.show(result.sentence(&texts.get_untracked()));
            ask_to_keep_games();
        }
    });
    let restore = move |text: String| {
        let restored = restore_values(&text, settings);
        if backup::has_records(&text) {
            host_link::send(&DeferredRequest::Import { text }.into());
        } else if restored {
            announcer.show(say!(texts.get_untracked(), "backup-restored"));
        } else {
            announcer.show(say!(texts.get_untracked(), "backup-bad"));
        }
    };
    view! {
        <label class="button study-file">
            <input class="aside" type="file" accept=".txt,text/plain"
                on:change=move |event| read_chosen(&event, restore) />
            {tr!(texts, "backup-open")}
        </label>
    }
}

/// Stores the values of a text, if they can be read, and returns whether there were any. Lessons
/// are added to those that were completed here.
fn restore_values(text: &str, settings: RwSignal<Settings>) -> bool {
    let (mut any, mut lines) = (false, Vec::new());
    for (key, value) in backup::values(text) {
        any |= match key {
            backup::JOURNAL => {
                lines.push(value.to_owned());
                true
            }
            "cartagena-settings" => match parse_json::<Settings>(value) {
                Some(read) if !is_too_long(&read.name) => {
                    settings.set(read);
                    true
                }
                _ => false,
            },
            backup::VARIATIONS => restore_variations(value),
            PUZZLES => restore_puzzles(value),
            "cartagena-lessons" => {
                CompletedLessons::add(value);
                true
            }
            _ => parse_json::<NewTable>(value).is_some_and(|table| {
                store_table(&table);
                true
            }),
        };
    }
    if !lines.is_empty() {
        host_link::send(&DeferredRequest::Journal(JournalRequest::Import { lines }).into());
    }
    any
}

#[cfg(test)]
mod tests {
    use super::{Extent, RecordCollector};

    #[test]
    fn records_are_joined_when_the_last_has_come() {
        let awaited = ["a", "b", "c"].map(str::to_owned).to_vec();
        let mut gathering =
            RecordCollector { extent: Extent::Finished, awaited, records: Vec::new() };
        assert_eq!(gathering.add("x", Some("nobody asked")), None);
        assert_eq!(gathering.add("b", Some("second\n")), None);
        assert_eq!(gathering.add("c", None), None, "its cards are hidden");
        assert_eq!(gathering.add("a", Some("first\n")).as_deref(), Some("second\n\nfirst\n"));
        assert_eq!(gathering.add("a", Some("first\n")), None);
    }
}
