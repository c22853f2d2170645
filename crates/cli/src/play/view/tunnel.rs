//! The tunnel: three passages of two segments, joined at their ends, between the fort and the boat.
//! It lies the same way in every language.

use super::canvas::{Canvas, row_of};
use crate::play::game_screen::GameScreen;
use crate::symbols;
use crate::text::{capitalize, width};
use cartagena::{Action, Observation, Place, Seat};
use cartagena_texts::say;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

/// Number of spaces in a passage.
const PASSAGE: u16 = 12;
/// Columns for fort and boat, and for each in a narrow window.
const MARGIN: u16 = 9;
const NARROW_MARGIN: u16 = 5;
/// Columns of a space in a narrow window.
const NARROW_SPACE: u16 = 4;
/// Lines of a space from which pirates have heads.
const HEADS_FROM: u16 = 4;

/// Positions of all parts of the tunnel.
#[derive(Clone, Copy, Debug)]
pub(super) struct TunnelLayout {
    area: Rect,
    /// Columns of a space, the line to the next one included.
    space: u16,
    /// Lines of a space.
    lines: u16,
}

/// Returns the lines of a tunnel whose spaces have this many lines.
pub(super) const fn height(lines: u16) -> u16 {
    3 * lines + 4
}

impl TunnelLayout {
    /// Lays the tunnel out in an area that is at least 60 columns wide.
    pub(super) fn new(area: Rect, lines: u16) -> TunnelLayout {
        let fitting = (area.width.saturating_sub(2 * MARGIN + 2)) / PASSAGE;
        let space = fitting.clamp(NARROW_SPACE, 11);
        TunnelLayout { area, space, lines }
    }

    /// Reports whether spaces have three columns only: then a symbol has no picture, and fort and
    /// boat have numbers instead of pirates.
    fn is_narrow(&self) -> bool {
        self.space == NARROW_SPACE
    }

    fn margin(&self) -> u16 {
        if self.is_narrow() { NARROW_MARGIN } else { MARGIN }
    }

    fn left(&self) -> u16 {
        self.area.x + (self.area.width - self.columns()) / 2
    }

    fn columns(&self) -> u16 {
        PASSAGE * self.space + 2
    }

    fn right(&self) -> u16 {
        self.left() + self.columns() - 1
    }

    fn wall(&self, passage: u16) -> u16 {
        self.area.y + passage * (self.lines + 1)
    }

    /// Returns the inside of a space.
    fn cell(&self, place: Place) -> Rect {
        let index = u16::from(place.number()) - 1;
        let (passage, step) = (index / PASSAGE, index % PASSAGE);
        let column = if passage == 1 { PASSAGE - 1 - step } else { step };
        Rect {
            x: self.left() + 1 + column * self.space,
            y: self.wall(passage) + 1,
            width: self.space - 1,
            height: self.lines,
        }
    }

    /// Returns the bank with the fort, beside the first passage.
    fn fort(&self) -> Rect {
        Rect { x: self.left().saturating_sub(self.margin()), width: self.margin(), ..self.area }
    }

    /// Returns the water with the boat, beside the last passage.
    fn boat(&self, seats: usize) -> Rect {
        let height = seats as u16 + 1;
        let x = self.right() + 1;
        let y = (self.wall(3)).saturating_sub(height).max(self.area.y);
        Rect { x, y, width: self.area.right().saturating_sub(x), height }
    }
}

/// Draws the tunnel with all pirates, the selection, and its target.
pub(super) fn draw(canvas: &mut Canvas<'_>, play: &GameScreen, map: TunnelLayout) {
    let seen = play.observation();
    draw_walls(canvas, map);
    Place::spaces().for_each(|place| draw_space(canvas, play, &seen, map, place));
    let texts = &canvas.speech.texts;
    let (fort, boat) = (say!(texts, "word-fort"), say!(texts, "word-boat"));
    draw_crews(canvas, play, &seen, map.fort(), Place::FORT, &fort);
    draw_crews(canvas, play, &seen, map.boat(seen.seats()), Place::BOAT, &boat);
}

fn draw_walls(canvas: &mut Canvas<'_>, map: TunnelLayout) {
    let style = canvas.theme.stone();
    let (left, right) = (map.left(), map.right());
    for wall in 0..=3 {
        let ends = [("╔", "╗"), ("╠", "╣"), ("╠", "╣"), ("╚", "╝")][usize::from(wall)];
        let line = "═".repeat(usize::from(map.columns() - 2));
        canvas.raw_text(left, map.wall(wall), &format!("{}{line}{}", ends.0, ends.1), style);
    }
    for passage in 0..3 {
        for line in 1..=map.lines {
            let y = map.wall(passage) + line;
            canvas.raw_text(left, y, if passage == 0 { " " } else { "║" }, style);
            canvas.raw_text(right, y, if passage == 2 { " " } else { "║" }, style);
            draw_joints(canvas, map, y);
        }
    }
    draw_openings(canvas, map);
}

/// Draws thin lines between spaces, a thick one where two segments meet.
fn draw_joints(canvas: &mut Canvas<'_>, map: TunnelLayout, y: u16) {
    for column in 1..PASSAGE {
        let x = map.left() + column * map.space;
        let (sign, style) = match column {
            6 => ("┃", canvas.theme.stone()),
            _ => ("│", canvas.theme.faint().add_modifier(Modifier::DIM)),
        };
        canvas.raw_text(x, y, sign, style);
    }
}

/// Draws the entrance, the exit, and the two bends.
fn draw_openings(canvas: &mut Canvas<'_>, map: TunnelLayout) {
    let style = canvas.theme.lantern();
    let (left, right, space) = (map.left(), map.right(), map.space);
    let gap = " ".repeat(usize::from(space - 1));
    for (x, y) in [(right - space + 1, map.wall(1)), (left + 1, map.wall(2))] {
        canvas.raw_text(x, y, &gap, style);
        canvas.raw_text(x + space / 2 - 1, y, "▼", style);
    }
    canvas.raw_text(right - space, map.wall(1), "╡", canvas.theme.stone());
    canvas.raw_text(left + space, map.wall(2), "╞", canvas.theme.stone());
    canvas.raw_text(left, map.wall(0) + map.lines, "▶", style);
    canvas.raw_text(right, map.wall(2) + map.lines, "▶", style);
    canvas.raw_text(right, map.wall(1), "║", canvas.theme.stone());
    canvas.raw_text(left, map.wall(2), "║", canvas.theme.stone());
}

fn draw_space(
    canvas: &mut Canvas<'_>,
    play: &GameScreen,
    seen: &Observation,
    map: TunnelLayout,
    place: Place,
) {
    let cell = map.cell(place);
    let aim = play.selected_move().filter(|(_, to, _)| *to == place);
    let theme = canvas.theme;
    let chosen = play.selection.place == Some(place) || aim.is_some();
    let number = match aim {
        Some((Action::Retreat { .. }, _, draws)) => format!("+{draws}"),
        _ => format!("{place:>2}"),
    };
    let style = match trail_to(play, place) {
        _ if chosen => theme.chosen(),
        Some(seat) => theme.pirate(seat),
        None => theme.faint(),
    };
    canvas.raw_text(cell.x, cell.y, &number, style);
    draw_symbol(canvas, play, seen, cell, place);
    if map.lines >= HEADS_FROM {
        draw_heads(canvas, seen, row_of(cell, map.lines - 2), place);
    }
    draw_pirates(canvas, play, seen, row_of(cell, map.lines - 1), place);
}

/// Returns the seat whose marked move ended at a place: that of a bot since a person last moved, or
/// that before the shown position.
fn trail_to(play: &GameScreen, place: Place) -> Option<Seat> {
    let last = play.trail().iter().rev().find(|(_, from, to)| *from == place || *to == place);
    last.filter(|(_, _, to)| *to == place).map(|(seat, ..)| *seat)
}

fn draw_symbol(
    canvas: &mut Canvas<'_>,
    play: &GameScreen,
    seen: &Observation,
    cell: Rect,
    place: Place,
) {
    let Some(symbol) = seen.tunnel().symbol(place) else { return };
    let mut style = canvas.theme.symbol(symbol);
    if play.targets().contains(&place) {
        style = style.add_modifier(Modifier::UNDERLINED | Modifier::REVERSED);
    }
    let label = match cell.width + 1 {
        NARROW_SPACE => symbol.letter().to_string(),
        _ => symbols::symbol_label(symbol),
    };
    let columns = width(&label) as u16;
    // With three lines the symbol has one of its own.
    let tall = cell.height > 2;
    let x = if tall { cell.x + (cell.width - columns) / 2 } else { cell.right() - columns };
    canvas.raw_text(x, cell.y + u16::from(tall), &label, style);
}

/// Returns the columns of the pirates on a line: they stand apart where there is room.
fn pirate_columns(line: Rect) -> impl Iterator<Item = u16> {
    let roomy = line.width >= 6;
    let step = if roomy { 2 } else { 1 };
    (line.x + u16::from(roomy)..).step_by(step)
}

/// Draws the heads of pirates, above their letters.
fn draw_heads(canvas: &mut Canvas<'_>, seen: &Observation, line: Rect, place: Place) {
    let seats = Seat::first_n(seen.seats());
    let pirates =
        seats.flat_map(|seat| std::iter::repeat_n(seat, usize::from(seen.pirates_at(seat, place))));
    for (x, seat) in pirate_columns(line).zip(pirates) {
        canvas.raw_text(x, line.y, "●", canvas.theme.coat(seat));
    }
}

/// Draws pirates side by side, then the ghost of the one that would come.
fn draw_pirates(
    canvas: &mut Canvas<'_>,
    play: &GameScreen,
    seen: &Observation,
    line: Rect,
    place: Place,
) {
    let mut columns = pirate_columns(line);
    for seat in Seat::first_n(seen.seats()) {
        let count = seen.pirates_at(seat, place);
        for (nth, x) in (0..count).zip(columns.by_ref()) {
            let style = pirate_style(canvas, play, seat, place, nth + 1 == count);
            canvas.raw_text(x, line.y, &symbols::crew_letter(seat).to_string(), style);
        }
    }
    if let (Some(seat), Some(x)) = (ghost_at(play, place), columns.next()) {
        let ghost = symbols::crew_letter(seat).to_ascii_lowercase().to_string();
        canvas.raw_text(x, line.y, &ghost, canvas.theme.ghost(seat));
    }
}

fn ghost_at(play: &GameScreen, place: Place) -> Option<Seat> {
    play.selected_move().filter(|(_, to, _)| *to == place)?;
    play.table.actor()
}

fn pirate_style(
    canvas: &Canvas<'_>,
    play: &GameScreen,
    seat: Seat,
    place: Place,
    last: bool,
) -> Style {
    let own = play.choices().is_some() && play.table.actor() == Some(seat);
    match own {
        true if last && play.selection.place == Some(place) => canvas.theme.chosen_pirate(seat),
        true => canvas.theme.pirate(seat).add_modifier(Modifier::UNDERLINED),
        false => canvas.theme.pirate(seat),
    }
}

/// Draws the fort or the boat: its name, or its number where the name is too long, and a line for
/// each colour.
fn draw_crews(
    canvas: &mut Canvas<'_>,
    play: &GameScreen,
    seen: &Observation,
    area: Rect,
    place: Place,
    title: &str,
) {
    let theme = canvas.theme;
    let inside = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    let chosen = play.selection.place == Some(place) || ghost_at(play, place).is_some();
    let fits = width(title) <= inside.width.into();
    let title = if fits { capitalize(title) } else { place.to_string() };
    let title = canvas.speech.in_display_order(&title);
    let style = if chosen { theme.chosen() } else { theme.lantern() };
    canvas.raw_text(inside.x, inside.y, &title, style);
    for seat in Seat::first_n(seen.seats()) {
        let line = row_of(inside, 1 + seat.index() as u16);
        match area.width {
            ..MARGIN => draw_crew_count(canvas, play, seen, line, place, seat),
            _ => draw_crew(canvas, play, seen, line, place, seat),
        }
    }
}

/// Draws one pirate of a colour and how many there are.
fn draw_crew_count(
    canvas: &mut Canvas<'_>,
    play: &GameScreen,
    seen: &Observation,
    line: Rect,
    place: Place,
    seat: Seat,
) {
    let count = seen.pirates_at(seat, place);
    let style = match count {
        0 => canvas.theme.faint(),
        _ => pirate_style(canvas, play, seat, place, true),
    };
    let x = canvas.raw_text(line.x, line.y, &symbols::crew_letter(seat).to_string(), style);
    let x = canvas.raw_text(x, line.y, &count.to_string(), canvas.theme.plain());
    draw_ghost(canvas, play, x, line.y, place, seat);
}

/// Draws the ghost of a pirate that would come; returns the column after it.
fn draw_ghost(
    canvas: &mut Canvas<'_>,
    play: &GameScreen,
    x: u16,
    y: u16,
    place: Place,
    seat: Seat,
) -> u16 {
    if ghost_at(play, place) != Some(seat) {
        return x;
    }
    let ghost = symbols::crew_letter(seat).to_ascii_lowercase().to_string();
    canvas.raw_text(x, y, &ghost, canvas.theme.ghost(seat))
}

fn draw_crew(
    canvas: &mut Canvas<'_>,
    play: &GameScreen,
    seen: &Observation,
    line: Rect,
    place: Place,
    seat: Seat,
) {
    let count = seen.pirates_at(seat, place);
    let mut x = line.x;
    for nth in 0..count {
        let style = pirate_style(canvas, play, seat, place, nth + 1 == count);
        x = canvas.raw_text(x, line.y, &symbols::crew_letter(seat).to_string(), style);
    }
    x = draw_ghost(canvas, play, x, line.y, place, seat);
    // Six pirates at most are here: the dots are those who are elsewhere.
    let absent = usize::from(line.x + 6 - x.min(line.x + 6));
    let rest = format!("{} {count}", "·".repeat(absent));
    canvas.raw_text(x, line.y, &rest, canvas.theme.faint());
}
