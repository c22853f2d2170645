//! `cargo xtask docs`: the parts of documents that are made from the code.

use std::fs;

use anyhow::{Context, Result};

use crate::command::{cargo, output, root};
use crate::dependencies;

/// Lines around the table of settings.
const SETTINGS: [&str; 2] = ["<!-- settings:begin -->\n", "<!-- settings:end -->"];

/// Writes the diagram of crates and the table of settings again.
pub(crate) fn write() -> Result<()> {
    dependencies::write()?;
    let guide = root().join("docs/OPERATING.md");
    let mut program = cargo(&["run", "--quiet", "--package", "cartagena-cli", "--"]);
    let table = output(program.args(["--lang", "en", "settings", "--table"]));
    let table = table.context("the program printed no table")?;
    let text = with_section(&fs::read_to_string(&guide)?, SETTINGS, &format!("{table}\n"))?;
    Ok(fs::write(guide, text)?)
}

/// Returns a text with other words between two markers.
pub(crate) fn with_section(text: &str, [begin, end]: [&str; 2], words: &str) -> Result<String> {
    let (before, rest) = text.split_once(begin).with_context(|| format!("no line {begin}"))?;
    let (_, after) = rest.split_once(end).with_context(|| format!("no line {end}"))?;
    Ok(format!("{before}{begin}{words}{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_between_the_markers_changes() {
        let markers = ["<a>\n", "<b>"];
        let text = with_section("one\n<a>\nold\n<b>\ntwo\n", markers, "new\n").unwrap();
        assert_eq!(text, "one\n<a>\nnew\n<b>\ntwo\n");
        assert!(with_section("one\n<a>\ntwo\n", markers, "new\n").is_err());
    }
}
