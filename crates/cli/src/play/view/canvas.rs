//! Drawing text: the beginning of a line depends on the language, the place of the tunnel does not.

use crate::play::screen_text::ScreenText;
use crate::play::theme::TerminalTheme;
use crate::text::{truncate, width, wrap};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Block, BorderType, Clear, Widget};

/// A screen to draw on, in a language and with colours.
pub(super) struct Canvas<'a> {
    /// The screen.
    pub buffer: &'a mut Buffer,
    /// The language.
    pub speech: &'a ScreenText,
    /// The colours.
    pub theme: TerminalTheme,
}

impl Canvas<'_> {
    /// Prints characters from left to right, whatever the language; returns the column after them.
    pub(super) fn raw_text(&mut self, x: u16, y: u16, signs: &str, style: Style) -> u16 {
        let area = self.buffer.area;
        if y >= area.bottom() || x >= area.right() {
            return x;
        }
        self.buffer.set_string(x, y, signs, style);
        x + width(signs) as u16
    }

    /// Prints a line at the beginning of an area's first line, cut where it does not fit.
    pub(super) fn text(&mut self, area: Rect, line: &str, style: Style) {
        self.column(area, 0, area.width, line, style);
    }

    /// Prints a line at the far end of an area's first line.
    pub(super) fn text_at_end(&mut self, area: Rect, line: &str, style: Style) {
        let columns = (width(line) as u16).min(area.width);
        self.column(area, area.width - columns, columns, line, style);
    }

    /// Prints a line in the middle of an area's first line.
    pub(super) fn centred_text(&mut self, area: Rect, line: &str, style: Style) {
        let columns = (width(line) as u16).min(area.width);
        self.column(area, (area.width - columns) / 2, columns, line, style);
    }

    /// Prints a line in a column of an area's first line; columns count from where lines begin.
    pub(super) fn column(&mut self, area: Rect, at: u16, columns: u16, line: &str, style: Style) {
        if area.height == 0 || at >= area.width {
            return;
        }
        let columns = columns.min(area.width - at);
        let line = truncate(line, columns.into());
        let start = self.column_x(area, at, width(&line) as u16);
        let shown = self.speech.in_display_order(&line);
        self.buffer.set_string(start, area.y, shown, style);
    }

    /// Returns the left edge of a column of this width that is `at` columns from where lines begin.
    pub(super) fn column_x(&self, area: Rect, at: u16, columns: u16) -> u16 {
        match self.speech.rtl() {
            true => (area.right()).saturating_sub(at + columns).max(area.x),
            false => area.x + at,
        }
    }

    /// Prints a text over as many lines as it needs and the area has; returns the rest of the area.
    pub(super) fn wrapped_text(&mut self, area: Rect, text: &str, style: Style) -> Rect {
        let lines = wrap(text, area.width.into());
        let used = (lines.len() as u16).min(area.height);
        for (row, line) in lines.iter().take(used.into()).enumerate() {
            self.text(row_of(area, row as u16), line, style);
        }
        Rect { y: area.y + used, height: area.height - used, ..area }
    }

    /// Empties an area.
    pub(super) fn clear(&mut self, area: Rect) {
        self.cut_before(area);
        Clear.render(area, self.buffer);
        self.buffer.set_style(area, self.theme.background());
    }

    /// Cuts a wide character before an area that takes its second half.
    fn cut_before(&mut self, area: Rect) {
        let Some(x) = area.x.checked_sub(1) else { return };
        for y in area.top()..area.bottom() {
            if let Some(cell) = self.buffer.cell_mut((x, y)).filter(|cell| width(cell.symbol()) > 1)
            {
                cell.set_symbol(" ");
            }
        }
    }

    /// Clears a box with a title and returns its inside.
    pub(super) fn window(&mut self, area: Rect, title: &str) -> Rect {
        self.clear(area);
        let block =
            Block::bordered().border_type(BorderType::Double).border_style(self.theme.stone());
        let inside = block.inner(area);
        block.render(area, self.buffer);
        let edge = Rect { x: area.x + 2, width: area.width.saturating_sub(4), height: 1, ..area };
        self.text(edge, &format!(" {title} "), self.theme.lantern());
        Rect { x: inside.x + 1, width: inside.width.saturating_sub(2), ..inside }
    }
}

/// Returns one line of an area; an empty one below its end.
pub(super) fn row_of(area: Rect, row: u16) -> Rect {
    let inside = row < area.height;
    Rect { y: area.y + row.min(area.height), height: inside.into(), ..area }
}

/// Returns a box of this size in the middle.
pub(super) fn centred(area: Rect, columns: u16, lines: u16) -> Rect {
    let (width, height) = (columns.min(area.width), lines.min(area.height));
    let x = area.x + (area.width - width) / 2;
    Rect { x, y: area.y + (area.height - height) / 2, width, height }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_texts::Lang;

    /// Regression: half of a wide character was left in the frame of a window, and the frame had a
    /// gap.
    #[test]
    fn an_emptied_area_cuts_no_wide_character_in_two() {
        let mut buffer = Buffer::with_lines(["海海海"]);
        let (speech, theme) = (ScreenText::new(Lang::Ja, false), TerminalTheme::new(false));
        let mut canvas = Canvas { buffer: &mut buffer, speech: &speech, theme };
        canvas.clear(Rect::new(3, 0, 1, 1));
        let signs: Vec<&str> = buffer.content().iter().map(|cell| cell.symbol()).collect();
        assert_eq!((signs[0], signs[2], signs[4]), ("海", " ", "海"));
    }
}
