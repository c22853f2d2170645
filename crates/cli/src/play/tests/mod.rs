//! The program driven by keys, as a person would, and its screens read back.

mod advice;
mod bots;
mod games;
mod hidden_hands;
mod saving;
mod screens;
mod setup_screen;
mod turns;

use super::app::{AppEffect, TerminalApp};
use super::game_screen::GameScreen;
use super::setup_screen::SetupScreen;
use super::theme::TerminalTheme;
use super::view;
use crate::play::screen_text::ScreenText;
use cartagena::{Rules, Variant};
use cartagena_deal::Seed;
use cartagena_table::{NewGame, Table};
use cartagena_texts::Lang;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use unicode_width::UnicodeWidthStr;

/// Returns the key of this name; a single character is itself.
fn key(name: &str) -> KeyEvent {
    let code = match name {
        "Enter" => KeyCode::Enter,
        "Esc" => KeyCode::Esc,
        "Home" => KeyCode::Home,
        "End" => KeyCode::End,
        "PageDown" => KeyCode::PageDown,
        "PageUp" => KeyCode::PageUp,
        "Tab" => KeyCode::Tab,
        "Up" => KeyCode::Up,
        "Down" => KeyCode::Down,
        "Left" => KeyCode::Left,
        "Right" => KeyCode::Right,
        "Backspace" => KeyCode::Backspace,
        one => KeyCode::Char(one.chars().next().expect("a key")),
    };
    KeyEvent::new(code, KeyModifiers::NONE)
}

/// Presses keys, one word each, and returns the effect of the last one.
fn press(app: &mut TerminalApp, keys: &str) -> AppEffect {
    let mut effect = AppEffect::Nothing;
    for name in keys.split_whitespace() {
        effect = app.update(key(name));
    }
    effect
}

fn app(lang: Lang) -> TerminalApp {
    let setup = SetupScreen::new(None, None, &[], &[]);
    TerminalApp::new(ScreenText::new(lang, false), TerminalTheme::new(true), setup, true)
}

fn at_table(lang: Lang, table: Table) -> TerminalApp {
    let mut app = app(lang);
    app.begin(table, "cartagena.txt".to_owned());
    app
}

fn table(variant: Variant, players: usize, seed: u64) -> Table {
    let rules = Rules::new(variant);
    let new = NewGame { rules, players, ..NewGame::default() };
    Table::open(&new, Seed::from_number(seed)).expect("two to five players")
}

fn play(app: &TerminalApp) -> &GameScreen {
    app.game.as_ref().expect("a game is on")
}

/// Draws the screen into a terminal of ratatui.
fn buffer(app: &TerminalApp, (width, height): (u16, u16)) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test terminal");
    let draw = |frame: &mut ratatui::Frame<'_>| view::draw(app, frame.area(), frame.buffer_mut());
    terminal.draw(draw).expect("a test terminal draws");
    terminal.backend().buffer().clone()
}

/// Returns the lines of a screen; cells covered by a wide character are left out.
fn lines(buffer: &Buffer) -> Vec<String> {
    let area = buffer.area;
    let line = |y| {
        let (mut line, mut x) = (String::new(), 0);
        while x < area.width {
            let symbol = buffer[(x, y)].symbol();
            line.push_str(symbol);
            x += (symbol.width() as u16).max(1);
        }
        line.trim_end().to_owned()
    };
    (0..area.height).map(line).collect()
}

fn screen(app: &TerminalApp) -> String {
    lines(&buffer(app, view::USUAL_SIZE)).join("\n")
}

fn assert_shows(app: &TerminalApp, text: &str) {
    let screen = screen(app);
    assert!(screen.contains(text), "{text:?} is not on the screen:\n{screen}");
}

fn assert_hides(app: &TerminalApp, text: &str) {
    let screen = screen(app);
    assert!(!screen.contains(text), "{text:?} is on the screen:\n{screen}");
}

/// A generator of small pseudo-random numbers.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}
