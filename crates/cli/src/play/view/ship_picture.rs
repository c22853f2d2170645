//! A little picture for the start screen: the boat under the moon.

use super::canvas::Canvas;
use ratatui::layout::Rect;
use ratatui::style::Style;

const PICTURE: [&str; 9] = [
    r"  .       *    .  ",
    r"     *         (  ",
    r"        |\     .  ",
    r"   .   /| \       ",
    r"      / |  \   *  ",
    r"     /__|___\     ",
    r"   _____|________ ",
    r"   \  o   o   o / ",
    r"~~~~\_________/~~~",
];

/// Columns and lines of the picture.
pub(super) const SIZE: (u16, u16) = (18, PICTURE.len() as u16);

/// Draws it into the upper left corner of an area that is large enough.
pub(super) fn draw(canvas: &mut Canvas<'_>, area: Rect) {
    for (row, line) in PICTURE.iter().enumerate() {
        for (column, sign) in line.chars().enumerate().filter(|(_, sign)| *sign != ' ') {
            let (x, y) = (area.x + column as u16, area.y + row as u16);
            canvas.raw_text(x, y, &sign.to_string(), style(canvas, sign, row));
        }
    }
}

/// Returns the style of a character: stars and lanterns shine, the rest is wood and water.
fn style(canvas: &Canvas<'_>, sign: char, row: usize) -> Style {
    match (sign, row) {
        ('*' | '.' | '(', _) | ('o', _) => canvas.theme.lantern(),
        ('~', _) => canvas.theme.water(),
        (_, 0..=5) => canvas.theme.plain(),
        _ => canvas.theme.stone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_as_wide_as_the_picture() {
        assert!(PICTURE.iter().all(|line| line.chars().count() == usize::from(SIZE.0)));
    }
}
