//! A second screen of the terminal in raw mode, for commands that draw lines and read keys.

use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::crossterm::{cursor, execute, queue};
use std::io::{self, Write};

/// The terminal in raw mode; dropping it restores the terminal.
pub(crate) struct RawScreen;

impl RawScreen {
    pub(crate) fn open() -> io::Result<RawScreen> {
        enable_raw_mode()?;
        let screen = RawScreen;
        execute!(io::stdout(), EnterAlternateScreen)?;
        Ok(screen)
    }

    /// Opens a screen without a cursor.
    pub(crate) fn open_without_cursor() -> io::Result<RawScreen> {
        let screen = RawScreen::open()?;
        execute!(io::stdout(), cursor::Hide)?;
        Ok(screen)
    }

    /// Draws the lines instead of everything that was there.
    pub(crate) fn draw(&self, lines: &[String]) -> io::Result<()> {
        let mut out = anstream::stdout();
        queue!(out, Clear(ClearType::All), cursor::MoveTo(0, 0))?;
        // In raw mode a line feed does not return to the margin.
        write!(out, "{}", lines.join("\r\n"))?;
        out.flush()
    }
}

impl Drop for RawScreen {
    fn drop(&mut self) {
        // A terminal that does not respond cannot be restored.
        let _ = execute!(io::stdout(), cursor::Show, LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}
