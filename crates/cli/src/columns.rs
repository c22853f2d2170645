//! Tables with columns.

use crate::console::Console;
use crate::text::{pad, width};

/// Returns lines with all columns at the left, in the order for standard output. The first line decides
/// how many columns there are.
pub(crate) fn columns(console: &Console, lines: &[Vec<String>]) -> String {
    let shown = |line: &Vec<String>| -> Vec<String> {
        line.iter().map(|cell| console.for_stdout(cell)).collect()
    };
    let lines: Vec<Vec<String>> = lines.iter().map(shown).collect();
    let count = lines.first().map_or(0, Vec::len);
    let cell_width = |line: &Vec<String>, at: usize| line.get(at).map_or(0, |cell| width(cell));
    let widest = |at: usize| lines.iter().map(|line| cell_width(line, at)).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count).map(widest).collect();
    let aligned = |line: &Vec<String>| {
        let cells: Vec<String> =
            line.iter().zip(&widths).map(|(cell, width)| pad(cell, *width)).collect();
        format!("{}\n", cells.join("  ").trim_end())
    };
    lines.iter().map(aligned).collect()
}
