//! The cards on the table: the row, the piles, all hands, and the possible moves.

use super::canvas::{Canvas, row_of};
use crate::play::game_screen::GameScreen;
use crate::play::move_selection::{self, MoveKind};
use crate::play::screen_text::ScreenText;
use crate::symbols;
use crate::text::{truncate, width};
use cartagena::{Cards, Hand, Observation, Place, Seat, Symbol};
use cartagena_texts::{Texts, say};
use ratatui::layout::Rect;
use ratatui::style::Modifier;

/// Columns of a player's name.
pub(super) const NAME: u16 = 16;

/// Draws the open row, the next card first and marked.
pub(super) fn draw_row(canvas: &mut Canvas<'_>, seen: &Observation, area: Rect) {
    let texts = &canvas.speech.texts;
    if seen.row().is_empty() {
        let sentence = say!(texts, "row-empty");
        return canvas.column(area, 1, area.width, &sentence, canvas.theme.faint());
    }
    let label = say!(texts, "row");
    canvas.column(area, 1, area.width, &label, canvas.theme.faint());
    let cards: Vec<Symbol> = seen.row().iter().collect();
    let step = width(&symbols::symbol_label(cards[0])) as u16 + 1;
    // The arrow, and a bracket on each side of the first.
    let columns = step * cards.len() as u16 + 3;
    let mut x = canvas.column_x(area, 2 + width(&label) as u16, columns);
    x = canvas.raw_text(x, area.y, "▸[", canvas.theme.lantern());
    for (nth, symbol) in cards.iter().enumerate() {
        x = canvas.raw_text(
            x,
            area.y,
            &symbols::symbol_label(*symbol),
            canvas.theme.symbol(*symbol),
        );
        x = canvas.raw_text(x, area.y, if nth == 0 { "] " } else { " " }, canvas.theme.lantern());
    }
}

/// Draws the draw pile and the discards.
pub(super) fn draw_piles(canvas: &mut Canvas<'_>, seen: &Observation, area: Rect) {
    let texts = &canvas.speech.texts;
    let pile = say!(texts, "draw-pile", count = seen.pile_len());
    let discard = say!(texts, "discard-pile", count = seen.discard().len());
    let at = 1 + width(&pile) as u16 + 2;
    canvas.column(area, 1, area.width, &pile, canvas.theme.plain());
    canvas.column(area, at, area.width, &discard, canvas.theme.plain());
    let at = at + width(&discard) as u16 + 1;
    let cards = short(seen.discard());
    if !cards.is_empty() && at + width(&cards) as u16 <= area.width {
        let x = canvas.column_x(area, at, width(&cards) as u16);
        canvas.raw_text(x, area.y, &cards, canvas.theme.faint());
    }
}

fn short(cards: Cards) -> String {
    if cards.is_empty() { String::new() } else { cards.to_string() }
}

/// Draws a line for each seat: a mark for its turn, name, and hand as far as it may be seen.
pub(super) fn draw_seats(canvas: &mut Canvas<'_>, play: &GameScreen, area: Rect) {
    let seen = play.observation();
    for seat in Seat::first_n(seen.seats()) {
        let line = row_of(area, seat.index() as u16);
        draw_seat(canvas, play, seat, line);
        draw_hand(canvas, seen.hand(seat), line, 6 + NAME);
    }
}

/// Draws two seats on a line, hands in notation where words are too long.
pub(super) fn draw_seats_in_pairs(canvas: &mut Canvas<'_>, play: &GameScreen, area: Rect) {
    let seen = play.observation();
    let half = area.width / 2;
    for seat in Seat::first_n(seen.seats()) {
        let line = row_of(area, seat.index() as u16 / 2);
        let x = canvas.column_x(line, half * (seat.index() as u16 % 2), half);
        draw_seat_briefly(canvas, play, seen.hand(seat), seat, Rect { x, width: half, ..line });
    }
}

fn draw_seat_briefly(
    canvas: &mut Canvas<'_>,
    play: &GameScreen,
    hand: Hand,
    seat: Seat,
    line: Rect,
) {
    let theme = canvas.theme;
    let acts = draw_crew_mark(canvas, play, seat, line);
    let name = play.name(&canvas.speech.texts, seat);
    let words = match (hand.known.is_empty(), hand.unknown) {
        (true, 1..) => say!(canvas.speech.texts, "cards", count = hand.unknown),
        _ => hand.to_string(),
    };
    let room = line.width.saturating_sub(7);
    let fits = width(&name) + width(&words) <= room.into();
    let hand = if fits { words } else { hand.to_string() };
    let columns = width(&hand) as u16;
    let name = truncate(&name, room.saturating_sub(columns).into());
    let style = if acts { theme.strong() } else { theme.plain() };
    canvas.column(line, 5, line.width, &name, style);
    let at = 6 + width(&name) as u16;
    match fits {
        true => canvas.column(line, at, columns, &hand, theme.lantern()),
        false => {
            let x = canvas.column_x(line, at, columns);
            canvas.raw_text(x, line.y, &hand, theme.lantern());
        }
    }
}

/// Draws the seat's letter, with a mark if it is its turn; returns whether it is.
fn draw_crew_mark(canvas: &mut Canvas<'_>, play: &GameScreen, seat: Seat, line: Rect) -> bool {
    let theme = canvas.theme;
    let acts = play.shown_actor() == Some(seat);
    if acts {
        let mark = if canvas.speech.rtl() { "◂" } else { "▸" };
        let x = canvas.column_x(line, 1, 1);
        canvas.raw_text(x, line.y, mark, theme.lantern());
    }
    let x = canvas.column_x(line, 3, 1);
    canvas.raw_text(x, line.y, &symbols::crew_letter(seat).to_string(), theme.pirate(seat));
    acts
}

/// Draws the mark, the letter and the name of a seat.
pub(super) fn draw_seat(canvas: &mut Canvas<'_>, play: &GameScreen, seat: Seat, line: Rect) {
    let theme = canvas.theme;
    let acts = draw_crew_mark(canvas, play, seat, line);
    let name = truncate(&play.name(&canvas.speech.texts, seat), usize::from(NAME) - 1);
    canvas.column(line, 5, NAME, &name, if acts { theme.strong() } else { theme.plain() });
}

/// Returns the words beside the cards of a hand.
pub(super) fn about_hand(texts: &Texts, hand: Hand) -> String {
    match hand.unknown {
        0 if hand.is_empty() => say!(texts, "hand-empty"),
        0 => say!(texts, "cards", count = hand.known.len()),
        unknown if hand.known.is_empty() => say!(texts, "hand-hidden", count = unknown),
        unknown => say!(texts, "hand-unseen", count = unknown),
    }
}

/// Draws stacks with counts for the cards that may be seen, a number for the others.
fn draw_hand(canvas: &mut Canvas<'_>, hand: Hand, line: Rect, at: u16) {
    let at = draw_stacks(canvas, hand.known, line, at);
    let words = about_hand(&canvas.speech.texts, hand);
    canvas.column(line, at, line.width, &words, canvas.theme.faint());
}

/// Draws a column for each symbol, so that hands can be compared at a glance.
fn draw_stacks(canvas: &mut Canvas<'_>, cards: Cards, line: Rect, at: u16) -> u16 {
    if cards.is_empty() {
        return at;
    }
    let stack = |symbol| match cards.count(symbol) {
        0 => "·".to_owned(),
        _ => format!("{}{}", symbols::symbol_label(symbol), times(cards, symbol)),
    };
    let step = 5;
    let mut x = canvas.column_x(line, at, step * Symbol::COUNT as u16);
    for symbol in Symbol::ALL {
        let style = match cards.contains(symbol) {
            true => canvas.theme.symbol(symbol),
            false => canvas.theme.faint(),
        };
        canvas.raw_text(x, line.y, &stack(symbol), style);
        x += step;
    }
    at + step * Symbol::COUNT as u16 + 2
}

fn times(cards: Cards, symbol: Symbol) -> String {
    match cards.count(symbol) {
        1 => String::new(),
        count => count.to_string(),
    }
}

/// Draws the moves of the selected pirate, each with its target.
pub(super) fn draw_moves(canvas: &mut Canvas<'_>, play: &GameScreen, area: Rect) {
    let (Some(seen), Some(place)) = (play.choices(), play.selection.place) else { return };
    let ways = move_selection::moves_from(&seen, place);
    let spelled = |named| -> Vec<String> {
        ways.iter().map(|way| move_label(canvas.speech, &seen, place, *way, named)).collect()
    };
    let columns = |all: &[String]| all.iter().map(|way| width(way) as u16).sum::<u16>();
    // Six cards that all lead to the boat are too long for a narrow window.
    let named = Some(spelled(true)).filter(|all| columns(all) + 3 <= area.width);
    let all = named.unwrap_or_else(|| spelled(false));
    let mut x = canvas.column_x(area, 3, columns(&all));
    for (way, text) in ways.iter().zip(&all) {
        let style = match *way {
            MoveKind::Card(card) => canvas.theme.symbol(card),
            MoveKind::Retreat => canvas.theme.strong(),
        };
        let chosen = play.selection.kind == Some(*way);
        let style = if chosen { style.add_modifier(Modifier::REVERSED) } else { style };
        x = canvas.raw_text(x, area.y, text, style);
    }
}

/// Returns a move in notation; the boat by its name or by its number.
fn move_label(
    speech: &ScreenText,
    seen: &Observation,
    place: Place,
    way: MoveKind,
    named: bool,
) -> String {
    let target = seen.target(move_selection::action(place, way)).unwrap_or(place);
    let target = match target {
        Place::BOAT if named => speech.in_display_order(&say!(speech.texts, "word-boat")),
        other => other.to_string(),
    };
    match way {
        MoveKind::Card(card) => format!(" {}→{target} ", symbols::symbol_label(card)),
        MoveKind::Retreat => format!(" ←{target} +{} ", seen.retreat_draws(place).unwrap_or(0)),
    }
}
