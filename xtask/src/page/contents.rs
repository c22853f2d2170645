//! The files of the page beside its program: documents, style, nets and texts.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use super::Files;
use crate::command::root;

/// Style sheets and the folders whose files they are made of: that of the first load, and that of the
/// pages whose code is loaded lazily.
const STYLES: [(&str, &str); 2] =
    [("app.css", "web/style"), ("deferred.css", "web/style/deferred")];

/// Themes of the texts that the page does not use.
const NOT_ON_THE_PAGE: [&str; 12] = [
    "admin", "analysis", "arena", "cli", "generate", "links", "net", "notices", "serve",
    "terminal", "train", "verify",
];

/// Themes that are used only where code is loaded lazily, too.
const DEFERRED_THEMES: [&str; 17] = [
    "account", "advice", "away", "book", "daily", "ending", "identity", "learn", "notes", "online",
    "panels", "people", "profiles", "puzzles", "settings", "setup", "study",
];

pub(super) fn gather(files: &mut Files) -> Result<()> {
    let crates = root().join("crates");
    add_folder(&crates.join("web/static"), "", files)?;
    // The pixel icons are made from this drawing; browsers do not use it.
    files.remove("icons/maskable.svg");
    for (name, folder) in STYLES {
        files.insert(name.to_owned(), joined(&with_ending(&crates.join(folder), "css")?)?);
    }
    for net in with_ending(&crates.join("bots/nets"), "net")? {
        files.insert(format!("nets/{}", name(&net)?), read(&net)?);
    }
    files.insert("puzzles.txt".to_owned(), read(&crates.join("puzzles/data/puzzles.txt"))?);
    for net in with_ending(&crates.join("daily/nets"), "net")? {
        files.insert(format!("nets/daily-{}", name(&net)?), read(&net)?);
    }
    for language in sorted_entries(&crates.join("texts/ftl"))? {
        let tag = name(&language)?;
        files.insert(format!("texts/{tag}.ftl"), language_file(&language, false)?);
        files.insert(format!("texts/{tag}-more.ftl"), language_file(&language, true)?);
    }
    Ok(())
}

/// Adds all files below a folder, by their names.
pub(super) fn add_folder(folder: &Path, prefix: &str, files: &mut Files) -> Result<()> {
    for path in sorted_entries(folder)? {
        let name = format!("{prefix}{}", name(&path)?);
        if path.is_dir() {
            add_folder(&path, &format!("{name}/"), files)?;
        } else {
            files.insert(name, read(&path)?);
        }
    }
    Ok(())
}

/// Returns the texts of one language as one file: those of the first load, or the deferred ones.
fn language_file(language: &Path, later: bool) -> Result<Vec<u8>> {
    let mut themes = with_ending(language, "ftl")?;
    themes.retain(|path| {
        let among = |themes: &[&str]| themes.iter().any(|it| path.file_stem() == Some(it.as_ref()));
        !among(&NOT_ON_THE_PAGE) && among(&DEFERRED_THEMES) == later
    });
    joined(&themes)
}

/// Joins files, with an empty line between: neither style nor texts may run together.
fn joined(paths: &[PathBuf]) -> Result<Vec<u8>> {
    let texts: Result<Vec<_>> = paths.iter().map(|path| read(path)).collect();
    Ok(texts?.join(&b"\n"[..]))
}

fn with_ending(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut paths = sorted_entries(folder)?;
    paths.retain(|path| path.extension() == Some(ending.as_ref()));
    ensure!(!paths.is_empty(), "no .{ending} file in {}", folder.display());
    Ok(paths)
}

/// Returns the entries of a folder sorted by name, which is the order in which they are joined.
fn sorted_entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries =
        fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let paths: std::io::Result<Vec<_>> = entries.map(|entry| Ok(entry?.path())).collect();
    let mut paths = paths?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> Result<&str> {
    let name = path.file_name().and_then(|name| name.to_str());
    name.with_context(|| format!("{} has no plain name", path.display()))
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The document behind the link of a mail was always dark.
    #[test]
    fn documents_have_the_colours_of_the_light_theme() {
        let sheet = |path: &str| fs::read_to_string(root().join("crates/web").join(path)).unwrap();
        let (base, document) = (sheet("style/00-base.css"), sheet("static/document.css"));
        let block = |text: &str, from: &str| {
            let body = text.split_once(from).unwrap().1.split_once('}').unwrap().0;
            body.lines()
                .map(|line| line.trim().to_owned())
                .filter(|line| !line.is_empty())
                .collect()
        };
        let theme: Vec<String> = block(&base, ":root[data-theme=\"light\"] {");
        let written: Vec<String> = block(&document, ":root:not([data-theme]) {");
        assert_eq!(theme, written);
        assert!(theme.len() > 10 && document.contains("@media (prefers-color-scheme: light)"));
    }

    #[test]
    fn the_page_has_every_net_and_all_its_words() {
        let english = root().join("crates/texts/ftl/en");
        let [first, later] = [false, true]
            .map(|later| String::from_utf8(language_file(&english, later).unwrap()).unwrap());
        for (text, theme) in [(&first, "words"), (&first, "errors"), (&later, "study")] {
            let part = fs::read_to_string(english.join(theme).with_extension("ftl")).unwrap();
            assert!(text.contains(&part), "{theme}");
        }
        assert!(!first.contains("\nnew-variant =") && !later.contains("\nhome-play ="));
        assert!(!first.contains("\ncli-about =") && !later.contains("\ncli-about ="));
    }

    #[test]
    fn what_is_left_out_exists() {
        for theme in NOT_ON_THE_PAGE.iter().chain(&DEFERRED_THEMES) {
            let file = root().join("crates/texts/ftl/en").join(theme).with_extension("ftl");
            assert!(file.is_file(), "{theme}");
        }
    }

    /// Pages whose texts may be deferred, because their code is.
    const FETCHED: [&str; 15] = [
        "account",
        "away",
        "puzzles/",
        "book",
        "daily",
        "statistics",
        "learn",
        "online",
        "operator",
        "profiles",
        "setup",
        "games_list",
        "study",
        "preferences.rs",
        "table/ending/",
    ];

    /// Panels of a table of which the same holds.
    const FETCHED_PANELS: [&str; 6] = [
        "table/advice.rs",
        "table/ambiguous.rs",
        "table/answer_bubble.rs",
        "table/curtain.rs",
        "table/key_sheet.rs",
        "table/typing.rs",
    ];

    /// Modules beside the folders of such pages.
    const ONLY_IN_FETCHED: [&str; 5] =
        ["device.rs", "import_result.rs", "language.rs", "name_limits.rs", "share.rs"];

    #[test]
    fn the_front_door_and_the_table_say_nothing_that_comes_later() {
        let later = language_file(&root().join("crates/texts/ftl/en"), true).unwrap();
        let later = String::from_utf8(later).unwrap();
        let ids: Vec<_> = later
            .lines()
            .filter_map(|line| line.split_once(" =").map(|(id, _)| format!("\"{id}\"")))
            .collect();
        assert!(ids.contains(&"\"new-variant\"".to_owned()), "the ids are found");
        let mut files = Files::new();
        add_folder(&root().join("crates/web/src"), "", &mut files).unwrap();
        // Sharing, the limits of names, the device's games and their import are used by such pages only;
        // `language` asks whether all words are there.
        files.retain(|name, _| {
            !FETCHED.iter().any(|page| name.starts_with(page))
                && !FETCHED_PANELS.contains(&name.as_str())
                && !ONLY_IN_FETCHED.contains(&name.as_str())
        });
        for (name, code) in files {
            let code = String::from_utf8(code).unwrap();
            let found: Vec<_> = ids.iter().filter(|id| code.contains(*id)).collect();
            assert!(found.is_empty(), "{name} says {found:?}");
        }
    }

    #[test]
    fn an_empty_folder_is_noticed() {
        let error = with_ending(&root().join("crates/texts/ftl/en"), "css").unwrap_err();
        assert!(error.to_string().starts_with("no .css file in "));
        assert!(sorted_entries(Path::new("/nowhere/nothing")).is_err());
    }
}
