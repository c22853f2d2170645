//! The keys that work now.

use super::canvas::Canvas;
use crate::play::app::{Overlay, TerminalApp};
use crate::play::bot_turns::BotSpeed;
use crate::play::end_screen::EndMenuItem;
use crate::play::game_screen::GameScreen;
use crate::play::move_selection;
use crate::play::setup_screen::SetupField;
use crate::text::width;
use cartagena_texts::{Texts, say};
use ratatui::layout::Rect;

/// A key and what it does.
pub(super) type KeyHint = (&'static str, String);

/// Returns the keys that work now, the most important first.
pub(crate) fn hints(app: &TerminalApp) -> Vec<KeyHint> {
    let texts = app.texts();
    match (app.overlay, &app.game) {
        (Some(Overlay::Quit), _) => {
            vec![("Enter", say!(texts, "key-quit")), ("Esc", say!(texts, "key-back"))]
        }
        (Some(Overlay::Unsaved), _) => {
            vec![("x", say!(texts, "key-abandon")), ("Esc", say!(texts, "key-back"))]
        }
        (Some(Overlay::Language(_)), _) => vec![
            ("↑↓", say!(texts, "key-line")),
            ("Enter", say!(texts, "key-take")),
            ("Esc", say!(texts, "key-back")),
        ],
        (Some(overlay), _) => reading_hints(app, overlay),
        (None, None) => setup_hints(app),
        (None, Some(play)) if play.look_back.is_some() => look_back_hints(texts),
        (None, Some(_)) if app.outcome().is_some() => ending_hints(app),
        (None, Some(play)) => game_hints(play, texts),
    }
}

fn reading_hints(app: &TerminalApp, overlay: Overlay) -> Vec<KeyHint> {
    let scrolls = super::scrolling(app, overlay, app.window).0 > 0;
    let scroll = scrolls.then(|| ("↑↓", say!(app.texts(), "key-scroll")));
    let advised = app.game.as_ref().is_some_and(|play| play.advice().flatten().is_some());
    let heeds = advised && matches!(overlay, Overlay::Advice(_));
    let take = heeds.then(|| ("Enter", say!(app.texts(), "key-take")));
    scroll.into_iter().chain(take).chain([("Esc", say!(app.texts(), "key-back"))]).collect()
}

fn setup_hints(app: &TerminalApp) -> Vec<KeyHint> {
    let texts = app.texts();
    let enter = match app.setup.focus {
        SetupField::Start => say!(texts, "setup-start"),
        SetupField::Saved => say!(texts, "key-resume"),
        _ => say!(texts, "key-next"),
    };
    let mut hints = vec![("↑↓", say!(texts, "key-line")), ("Enter", enter)];
    match app.setup.focus {
        SetupField::Name(_) => {
            hints.insert(1, ("←→", say!(texts, "key-change")));
            hints.insert(2, ("a–z", say!(texts, "key-type")));
            hints.push(("Esc", say!(texts, "key-leave")));
        }
        focus => {
            if focus != SetupField::Start {
                hints.insert(1, ("←→", say!(texts, "key-change")));
            }
            hints.push(("?", say!(texts, "key-help")));
            hints.push(("l", say!(texts, "key-language")));
            hints.push(("q", say!(texts, "key-leave")));
        }
    }
    hints
}

fn look_back_hints(texts: &Texts) -> Vec<KeyHint> {
    vec![
        ("←", say!(texts, "replay-previous")),
        ("→", say!(texts, "replay-next")),
        ("Esc", say!(texts, "key-menu")),
        ("?", say!(texts, "key-help")),
        ("l", say!(texts, "key-language")),
        ("q", say!(texts, "key-leave")),
    ]
}

fn ending_hints(app: &TerminalApp) -> Vec<KeyHint> {
    let texts = app.texts();
    let mut hints = vec![("↑↓", say!(texts, "key-line")), ("Enter", say!(texts, "key-take"))];
    if app.ending.item == EndMenuItem::Record && !app.ending.saved {
        hints.push(("a–z", say!(texts, "key-type")));
        hints.push(("Esc", say!(texts, "key-leave")));
    } else {
        hints.push(("g", say!(texts, "key-log")));
        hints.push(("l", say!(texts, "key-language")));
        hints.push(("q", say!(texts, "key-leave")));
    }
    hints
}

fn game_hints(play: &GameScreen, texts: &Texts) -> Vec<KeyHint> {
    let mut hints = Vec::new();
    if play.bot_to_move().is_some() {
        hints.extend(watch_hints(play, texts));
    } else if play.awaited_seat().is_some() {
        hints.push(("Enter", say!(texts, "key-sit-down")));
    } else if play.awaits_confirmation() {
        hints.push((end_key(play), say!(texts, "key-end-turn")));
    } else {
        hints.extend(move_hints(play, texts));
    }
    if play.bot_to_move().is_none() && play.awaited_seat().is_none() && play.table.can_undo() {
        hints.push(("u", say!(texts, "key-undo")));
    }
    hints.push(("?", say!(texts, "key-help")));
    hints.push(("g", say!(texts, "key-log")));
    hints.push(("l", say!(texts, "key-language")));
    hints.push(("q", say!(texts, "key-leave")));
    hints
}

fn watch_hints(play: &GameScreen, texts: &Texts) -> [KeyHint; 2] {
    let pace = match play.speed {
        BotSpeed::Calm => say!(texts, "key-faster"),
        BotSpeed::Fast => say!(texts, "key-slower"),
    };
    [("Enter", say!(texts, "key-skip")), ("f", pace)]
}

/// Returns the key that ends a turn in which nothing is left to do.
pub(super) fn end_key(play: &GameScreen) -> &'static str {
    if play.enter_ends_turn() { "Enter" } else { "e" }
}

fn move_hints(play: &GameScreen, texts: &Texts) -> Vec<KeyHint> {
    let seen = play.observation();
    let mut hints = Vec::new();
    if play.selection.action().is_some() {
        hints.push(("←→", say!(texts, "word-pirate")));
        hints.push(("↑↓", say!(texts, "word-card")));
        hints.push(("Enter", say!(texts, "key-go")));
    }
    if move_selection::may_end(&seen) {
        let key = if hints.is_empty() { end_key(play) } else { "e" };
        hints.push((key, say!(texts, "key-end-turn")));
    }
    hints.push(("a", say!(texts, "key-advice")));
    hints
}

/// Keys that are dropped where the line is short, the first ones first: help lists them, and people
/// try the arrows anyway. Help, the next step and the way out always stay.
const DROPPED_FIRST: [&str; 9] = ["g", "↑↓", "←→", "l", "f", "a–z", "a", "u", "e"];

/// Returns the keys that fit into this many columns.
fn fitting(hints: &[KeyHint], columns: usize) -> Vec<&KeyHint> {
    let needed = |all: &[&KeyHint]| {
        all.iter().map(|(key, does)| width(key) + width(does) + 3).sum::<usize>()
    };
    let mut left: Vec<&KeyHint> = hints.iter().collect();
    for least in DROPPED_FIRST {
        if needed(&left) > columns + 1 {
            left.retain(|(key, _)| *key != least);
        }
    }
    left
}

/// Draws as many of the keys as the line holds.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect, hints: &[KeyHint]) {
    let mut at = 1;
    for (key, does) in fitting(hints, area.width.into()) {
        let (key_columns, columns) = (width(key) as u16, width(does) as u16);
        let x = canvas.column_x(area, at, key_columns);
        canvas.raw_text(x, area.y, key, canvas.theme.key());
        canvas.column(area, at + key_columns + 1, columns, does, canvas.theme.plain());
        at += key_columns + columns + 3;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Regression: the way out was the second to go.
    #[test]
    fn the_way_out_is_never_dropped() {
        let keys = ["←→", "↑↓", "Enter", "e", "a", "u", "?", "g", "l", "q"];
        let hints: Vec<KeyHint> = keys.map(|key| (key, "something".to_owned())).to_vec();
        for columns in 0..200 {
            let left: Vec<&str> = fitting(&hints, columns).iter().map(|hint| hint.0).collect();
            assert!(
                ["Enter", "?", "q"].iter().all(|key| left.contains(key)),
                "{columns}: {left:?}"
            );
        }
        assert_eq!(fitting(&hints, 200).len(), keys.len());
    }
}
