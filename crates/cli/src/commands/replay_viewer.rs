//! Stepping through a record with the keyboard.

use crate::console::{Console, suspend};
use crate::play::suspends;
use crate::raw_screen::RawScreen;
use crate::replay_frames::{Replay, ReplayFrame, frame_after};
use crate::symbols::{bold, faint};
use crate::text::{BOARD_COLUMNS, line_of_parts, wrap};
use crate::text_board::TextBoard;
use cartagena_texts::say;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, read};
use ratatui::crossterm::terminal::size;
use std::io;

/// Reports whether a key ends the viewer.
fn leaves(key: KeyEvent) -> bool {
    let stop = key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c');
    stop || matches!(key.code, KeyCode::Char('q') | KeyCode::Esc)
}

pub(super) fn run(console: &Console, film: &Replay) -> io::Result<()> {
    let mut screen = RawScreen::open_without_cursor()?;
    let mut at = 0;
    loop {
        show(&screen, console, film, at)?;
        if let Event::Key(key) = read()?
            && key.kind != KeyEventKind::Release
        {
            if suspends(key) {
                drop(screen);
                suspend()?;
                screen = RawScreen::open_without_cursor()?;
                continue;
            }
            if leaves(key) {
                return Ok(());
            }
            at = frame_after(key, at, film.last());
        }
    }
}

fn show(screen: &RawScreen, console: &Console, film: &Replay, at: usize) -> io::Result<()> {
    let (columns, rows) = size().unwrap_or((80, 24));
    screen.draw(&without_blank_lines(lines(console, film, at, columns.into()), rows.into()))
}

/// Returns the lines, without empty ones where the window is too small for them.
fn without_blank_lines(mut lines: Vec<String>, rows: usize) -> Vec<String> {
    if lines.len() > rows {
        lines.retain(|line| !line.is_empty());
    }
    lines
}

fn lines(console: &Console, film: &Replay, at: usize, columns: usize) -> Vec<String> {
    let Some(frame) = film.frames.get(at) else { return Vec::new() };
    let mut lines = TextBoard { seen: &frame.seen, names: &film.names, console }.lines();
    lines.push(String::new());
    let place = [position_counter(console, film, at), bold(&frame.notation)];
    lines.push(line_of_parts(&place, "   ", console.is_mirrored()));
    lines.extend(sentence_lines(console, frame, columns));
    lines.push(String::new());
    lines.push(key_help(console));
    lines
}

fn position_counter(console: &Console, film: &Replay, at: usize) -> String {
    let total = film.last();
    faint(&console.for_stdout(&say!(console.texts, "replay-move", number = at, total = total)))
}

fn sentence_lines(console: &Console, frame: &ReplayFrame, columns: usize) -> Vec<String> {
    let broken = frame
        .sentences
        .iter()
        .flat_map(|line| wrap(line, columns.min(BOARD_COLUMNS).saturating_sub(4)));
    broken
        .map(|line| line_of_parts(&[console.for_stdout(&line)], "", console.is_mirrored()))
        .collect()
}

fn key_help(console: &Console) -> String {
    let mirrored = console.is_mirrored();
    let key = |name: &str, words: String| match mirrored {
        true => format!("{} {}", console.for_stdout(&words), bold(name)),
        false => format!("{} {}", bold(name), console.for_stdout(&words)),
    };
    let texts = &console.texts;
    let keys = [
        key("Enter →", say!(texts, "replay-next")),
        key("←", say!(texts, "replay-previous")),
        key("q", say!(texts, "replay-quit")),
    ];
    line_of_parts(&keys, "   ", mirrored)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Game, Viewer};
    use cartagena_texts::Lang;

    /// Regression: the fort was above the upper edge of a window of 24 lines.
    #[test]
    fn the_largest_table_fits_a_small_terminal() {
        let position = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
            0.0.0.0.0.0:BD|0.0.0.0.0.0:B|0.0.0.0.0.0:B|0.0.0.0.0.0:B|0.0.0.0.0.0:B \
            BDDHPBDSS B3D3 0.3";
        let game: Game = position.parse().expect("a position");
        let seen = game.observe(Viewer::Public);
        for lang in Lang::ALL {
            let console = Console::new(lang, false);
            let sentences = vec![say!(console.texts, "log-reshuffled"); 3];
            let frame = ReplayFrame {
                seen: seen.clone(),
                notation: "8<6+BD".to_owned(),
                movement: None,
                sentences,
            };
            let film = Replay { names: vec!["Anne".to_owned(); 5], frames: vec![frame] };
            let shown = without_blank_lines(lines(&console, &film, 0, 80), 24);
            assert!(shown.len() <= 24, "{lang}: {shown:#?}");
        }
    }

    #[test]
    fn air_goes_first_where_room_is_scarce() {
        let lines = || ["a", "", "b", ""].map(str::to_owned).to_vec();
        assert_eq!(without_blank_lines(lines(), 4), lines());
        assert_eq!(without_blank_lines(lines(), 3), ["a", "b"]);
    }

    #[test]
    fn the_viewer_ends_by_q_escape_and_interrupt() {
        let stop = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        assert!(
            [KeyCode::Char('q').into(), KeyCode::Esc.into(), stop].map(leaves).iter().all(|l| *l)
        );
        assert!(!leaves(KeyCode::Char('c').into()) && !leaves(KeyCode::Enter.into()));
    }
}
