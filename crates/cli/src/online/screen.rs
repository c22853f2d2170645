//! The screen of an online table: the board, what was told last, and the line that is typed.

use super::table::OnlineTable;
use crate::console::Console;
use crate::raw_screen::RawScreen;
use crate::symbols::{bold, faint};
use crate::text::{BOARD_COLUMNS, line_of_parts, wrap};
use crate::text_board::TextBoard;
use cartagena_texts::say;
use ratatui::crossterm::terminal::size;
use std::io;

/// Least number of sentences that are shown below the board.
const LEAST_TOLD: usize = 3;

/// Draws everything anew.
pub(super) fn show(
    screen: &RawScreen,
    console: &Console,
    table: &OnlineTable,
    typed: &str,
) -> io::Result<()> {
    let (columns, rows) = size().unwrap_or((80, 24));
    screen.draw(&lines(console, table, typed, (columns.into(), rows.into())))
}

/// Returns the lines: the typed one is the last.
fn lines(
    console: &Console,
    table: &OnlineTable,
    typed: &str,
    (columns, rows): (usize, usize),
) -> Vec<String> {
    let mut above = board(console, table);
    if above.len() + LEAST_TOLD + 2 > rows {
        above.retain(|line| !line.is_empty());
    }
    let room = rows.saturating_sub(above.len() + 2);
    let wide = columns.min(BOARD_COLUMNS.max(80)).saturating_sub(2);
    let told = table.log().flat_map(|sentence| wrap(sentence, wide)).collect::<Vec<_>>();
    let told = &told[told.len().saturating_sub(room)..];
    above.extend(told.iter().map(|line| own_line(console, line)));
    above.resize(rows.saturating_sub(2).max(above.len()), String::new());
    above.push(faint(&own_line(
        console,
        &say!(console.texts, "net-keys", form = "?", key = "/", input = "q"),
    )));
    above.push(format!("{} {typed}", bold(">")));
    above
}

fn own_line(console: &Console, line: &str) -> String {
    line_of_parts(&[console.for_stdout(line)], "", console.is_mirrored())
}

/// Returns the position, or who sits at the table before the cards are dealt.
fn board(console: &Console, table: &OnlineTable) -> Vec<String> {
    let names = table.names();
    if let Some(seen) = table.seen() {
        let mut lines = TextBoard { seen, names: &names, console }.lines();
        lines.push(String::new());
        return lines;
    }
    let seat = |(at, (name, occupied)): (usize, (String, bool))| {
        let name = if occupied { name } else { say!(console.texts, "net-free-seat") };
        own_line(console, &format!("{}  {name}", at + 1))
    };
    let mut lines =
        vec![bold(&own_line(console, &say!(console.texts, "game-name"))), String::new()];
    lines.extend(table.seats().into_iter().enumerate().map(seat));
    lines.push(String::new());
    lines
}
