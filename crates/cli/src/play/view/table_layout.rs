//! Places for the parts of the table, in windows of every size.
//!
//! A small window gets the compact layout. A large one gets what is pleasant, in the order of
//! [`Comforts::new`]: higher spaces, empty lines, cards that look like cards.

use super::tunnel::{self, TunnelLayout};
use super::{SIDE_FROM, is_compact};
use ratatui::layout::Rect;

/// Lines for the prompt and for the log, at least.
const FOOT: u16 = 5;
/// Lines for the menu after the game, with the outcome over two of them.
const MENU: u16 = 7;
/// Columns in which a row of twelve drawn cards and its name fit.
const CARDS_FROM: u16 = 100;

/// The numbers that decide about the layout.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableSize {
    /// Number of seats.
    pub seats: u16,
    /// Set if there is an open row.
    pub has_row: bool,
    /// Set if the menu after the game is shown.
    pub ended: bool,
    /// Set if lines begin at the right.
    pub rtl: bool,
}

/// The parts of the screen from top to bottom.
pub(super) struct TableLayout {
    /// Set for the layout of small windows.
    pub compact: bool,
    /// Title and turn.
    pub header: Rect,
    /// The tunnel with fort and boat.
    pub map: TunnelLayout,
    /// The open row.
    pub row: Rect,
    /// The piles.
    pub piles: Rect,
    /// The hands.
    pub seats: Rect,
    /// Lines for each hand.
    pub hand_lines: u16,
    /// Everything from the prompt to the end of the log.
    pub foot: Rect,
    /// The log beside the table, where the window is wide.
    pub side: Option<Rect>,
}

/// Parts that are shown beyond the necessary ones.
struct Comforts {
    /// Lines of a space.
    space_lines: u16,
    /// Empty lines between the parts.
    air: u16,
    /// Lines of the row.
    row_lines: u16,
    /// Lines of a hand.
    hand_lines: u16,
}

impl Comforts {
    /// Spends the lines that are left, the most welcome comfort first.
    fn new(area: Rect, size: TableSize, mut spare: u16) -> Comforts {
        let mut afford = |lines: u16, rest: u16| {
            let can = spare >= lines + rest;
            spare -= if can { lines } else { 0 };
            can
        };
        let higher = u16::from(afford(3, 0));
        let air = u16::from(afford(4, 1));
        let wide = area.width >= CARDS_FROM;
        let drawn_row = wide && size.has_row && afford(2, 2);
        let heads = u16::from(higher == 1 && afford(3, 2));
        let drawn_hands = wide && afford(2 * size.seats, 2);
        let highest = u16::from(heads == 1 && afford(3, 4));
        Comforts {
            space_lines: 2 + higher + heads + highest,
            air,
            row_lines: if drawn_row { 3 } else { 1 },
            hand_lines: if drawn_hands { 3 } else { 1 },
        }
    }
}

impl TableLayout {
    /// Lays the table out.
    pub(super) fn new(area: Rect, size: TableSize) -> TableLayout {
        if is_compact(area) {
            return TableLayout::compact(area, size);
        }
        let (area, side) = beside(area, size.rtl);
        let foot = if side.is_some() { FOOT - 2 } else { FOOT };
        let needed = 2 + tunnel::height(2) + u16::from(size.has_row) + size.seats + foot;
        let comforts = Comforts::new(area, size, area.height.saturating_sub(needed));
        let mut rest = area;
        let header = take(&mut rest, 1 + comforts.air);
        let lines = comforts.space_lines;
        let map = TunnelLayout::new(take(&mut rest, tunnel::height(lines)), lines);
        take(&mut rest, comforts.air);
        // Where room is scarce, the menu after the game takes that of the row and the piles.
        let shown = u16::from(!(size.ended && area.height < needed + MENU - foot));
        let row_lines = if size.has_row { comforts.row_lines } else { 0 };
        let row = take(&mut rest, shown * row_lines);
        let piles = take(&mut rest, shown * (1 + comforts.air));
        let hand_lines = comforts.hand_lines;
        let seats = take(&mut rest, size.seats * hand_lines + comforts.air);
        TableLayout { compact: false, header, map, row, piles, seats, hand_lines, foot: rest, side }
    }

    /// Lays the table out in a small window: two hands on a line, and after the game the menu in
    /// the place of the cards.
    fn compact(area: Rect, size: TableSize) -> TableLayout {
        let mut rest = area;
        let header = take(&mut rest, 1);
        let map = TunnelLayout::new(take(&mut rest, tunnel::height(2)), 2);
        let shown = u16::from(!size.ended);
        let row = take(&mut rest, shown * u16::from(size.has_row));
        let piles = take(&mut rest, shown);
        let seats = take(&mut rest, shown * size.seats.div_ceil(2));
        TableLayout {
            compact: true,
            header,
            map,
            row,
            piles,
            seats,
            hand_lines: 1,
            foot: rest,
            side: None,
        }
    }
}

/// Takes lines from the top of an area.
fn take(rest: &mut Rect, lines: u16) -> Rect {
    let lines = lines.min(rest.height);
    let part = Rect { height: lines, ..*rest };
    *rest = Rect { y: rest.y + lines, height: rest.height - lines, ..*rest };
    part
}

/// Splits a wide area into the table and the log beside it, where lines end.
fn beside(area: Rect, rtl: bool) -> (Rect, Option<Rect>) {
    if area.width < SIDE_FROM {
        return (area, None);
    }
    let columns = (area.width / 4).clamp(36, 56);
    let table = Rect { width: area.width - columns - 1, ..area };
    let side = Rect { width: columns, ..area };
    match rtl {
        true => (Rect { x: area.x + columns + 1, ..table }, Some(side)),
        false => (table, Some(Rect { x: table.right() + 1, ..side })),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(width: u16, height: u16, seats: u16, has_row: bool) -> TableLayout {
        let area = Rect::new(0, 0, width, height - 1);
        TableLayout::new(area, TableSize { seats, has_row, ended: false, rtl: false })
    }

    #[test]
    fn the_prompt_and_the_moves_have_room_everywhere() {
        for (width, height) in [(60, 20), (79, 30), (80, 24), (120, 40), (150, 24), (200, 60)] {
            for seats in 2..=5 {
                for has_row in [false, true] {
                    let parts = layout(width, height, seats, has_row);
                    let case = format!("{seats} seats at {width}×{height}");
                    assert!(parts.foot.height >= 3, "{case}: {:?}", parts.foot);
                    let lines = if parts.compact { 1 } else { parts.hand_lines };
                    let per_line = if parts.compact { 2 } else { 1 };
                    assert!(parts.seats.height * per_line >= seats * lines, "{case}");
                }
            }
        }
    }

    #[test]
    fn large_windows_are_used() {
        let (usual, large, huge) =
            (layout(80, 24, 2, true), layout(120, 40, 2, true), layout(200, 60, 5, true));
        assert_eq!((usual.row.height, usual.hand_lines), (1, 1));
        assert_eq!((large.row.height, large.hand_lines), (3, 3));
        assert_eq!((huge.row.height, huge.hand_lines), (3, 3));
        assert!(usual.side.is_none() && large.side.is_none() && huge.side.is_some());
    }
}
