//! A Markdown page with generated parts.

use crate::Failure;
use std::path::{Path, PathBuf};

/// A Markdown page in which `<!-- begin NAME -->` and `<!-- end NAME -->` enclose each generated
/// part.
pub struct ReportPage {
    path: PathBuf,
}

impl ReportPage {
    /// Opens the page in a file.
    pub fn open(path: &Path) -> Result<ReportPage, Failure> {
        let page = ReportPage { path: path.to_owned() };
        page.text().map(|_| page)
    }

    fn text(&self) -> Result<String, Failure> {
        let read = std::fs::read_to_string(&self.path);
        Ok(read.map_err(|error| format!("{}: {error}", self.path.display()))?)
    }

    /// Replaces a part. The file is read again each time, because measuring takes long and its text
    /// may have been edited meanwhile.
    pub fn replace_part(&self, name: &str, content: &str) -> Result<(), Failure> {
        let text = replaced(&self.text()?, name, content)
            .ok_or_else(|| format!("{} has no part {name}", self.path.display()))?;
        Ok(std::fs::write(&self.path, text)?)
    }
}

fn replaced(text: &str, name: &str, content: &str) -> Option<String> {
    let (begin, end) = (format!("<!-- begin {name} -->\n"), format!("<!-- end {name} -->"));
    let (before, rest) = text.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}{}\n{end}{after}", content.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_part_changes() {
        let page = "a\n<!-- begin x -->\nold\nlines\n<!-- end x -->\nb\n";
        let new = replaced(page, "x", "new\n");
        assert_eq!(new.as_deref(), Some("a\n<!-- begin x -->\nnew\n<!-- end x -->\nb\n"));
        assert_eq!(replaced(page, "y", "new"), None);
    }
}
