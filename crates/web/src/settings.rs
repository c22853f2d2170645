//! The settings, kept in local storage.

use crate::ladder::Ladder;
use cartagena_texts::Lang;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// The theme: dark or light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThemeChoice {
    /// As the system has it.
    #[default]
    System,
    /// Dark.
    Dark,
    /// Light.
    Light,
}

/// The speed of animations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MotionSpeed {
    /// At once.
    Off,
    /// Quickly.
    Fast,
    /// To be followed with the eye.
    #[default]
    Normal,
}

impl MotionSpeed {
    /// Returns the maximum duration of a hop in milliseconds; nothing if animations are off, by
    /// choice or because the system prefers reduced motion.
    pub fn hop_time(self) -> Option<u32> {
        let calm = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
        match self {
            _ if calm.is_some_and(|query| query.matches()) => None,
            MotionSpeed::Off => None,
            MotionSpeed::Fast => Some(200),
            MotionSpeed::Normal => Some(600),
        }
    }
}

/// Everything that can be chosen. What an older page did not know has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The chosen language's tag; the browser's language if absent.
    pub lang: Option<String>,
    /// The theme: dark or light.
    pub look: ThemeChoice,
    /// The speed of animations.
    pub motion: MotionSpeed,
    /// True if sounds are on.
    pub sound: bool,
    /// True if a turn is confirmed after its third move.
    pub confirm: bool,
    /// True if pirates carry the letter of their colour.
    pub letters: bool,
    /// True if beginners' help is shown at the table.
    pub beginner: bool,
    /// True if moves can be typed, and the table is described in words.
    pub text_mode: bool,
    /// True if moves are also shown in notation.
    pub notation: bool,
    /// True if letter and digit keys act at the table.
    pub keys: bool,
    /// The player's name.
    pub name: String,
    /// True if a notification tells the person's turn while the page is hidden.
    pub notify: bool,
    /// Progress along the levels of the bots.
    pub ladder: Ladder,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            lang: None,
            look: ThemeChoice::System,
            motion: MotionSpeed::Normal,
            sound: true,
            confirm: true,
            letters: false,
            beginner: true,
            text_mode: false,
            notation: false,
            keys: true,
            name: String::new(),
            notify: false,
            ladder: Ladder::default(),
        }
    }
}

const KEY: &str = "cartagena-settings";

impl Settings {
    /// Loads the settings of this device; defaults replace what is missing or unreadable.
    pub fn load() -> Settings {
        let storage = window().local_storage().ok().flatten();
        let text = storage.and_then(|storage| storage.get_item(KEY).ok().flatten());
        text.and_then(|text| cartagena_protocol::parse_json(&text)).unwrap_or_default()
    }

    /// Returns whether moves are shown in notation, too: those who type them need it.
    pub fn shows_notation(&self) -> bool {
        self.notation || self.text_mode
    }

    /// Keeps the choice. Where a browser keeps nothing, it holds until the page is closed.
    pub fn save(&self) {
        let storage = window().local_storage().ok().flatten();
        if let (Some(storage), Ok(text)) = (storage, serde_json::to_string(self)) {
            let _ = storage.set_item(KEY, &text);
        }
    }

    /// Returns the language that was chosen, or the first of the browser's that we speak, or
    /// English.
    pub fn language(&self) -> Lang {
        let chosen = self.lang.as_deref().and_then(Lang::from_tag);
        chosen.unwrap_or_else(|| {
            let preferred = window().navigator().languages();
            let mut preferred =
                preferred.iter().filter_map(|tag| Lang::from_tag(&tag.as_string()?));
            preferred.next().unwrap_or(Lang::En)
        })
    }
}

/// Returns the settings, for every page.
pub fn use_settings() -> RwSignal<Settings> {
    expect_context()
}
