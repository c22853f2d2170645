//! Lists the `.ftl` files of every language and makes the table of message ids from English, so
//! that a new file or message needs no line of Rust and a wrong id does not compile.

#![allow(clippy::use_debug, reason = "it writes literals of Rust")]
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "it reads the languages' files"
)]

mod outline;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use outline::{Outline, outline};

fn main() {
    println!("cargo::rerun-if-changed=ftl");
    println!("cargo::rerun-if-changed=build");
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo")).join("ftl");
    let code = format!("{}\n{}", sources(&root), messages(&english(&root.join("en"))));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("messages.rs"), code).expect("the build folder can be written");
}

/// Returns the entries of a folder, sorted by name: the order of a directory differs between
/// machines.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let listing = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<_> = listing.map(|entry| entry.expect("a readable folder").path()).collect();
    paths.sort();
    paths
}

fn ftl_files(folder: &Path) -> Vec<PathBuf> {
    entries(folder).into_iter().filter(|path| path.extension() == Some("ftl".as_ref())).collect()
}

fn stem(path: &Path) -> &str {
    path.file_stem().and_then(|stem| stem.to_str()).expect("file names are plain ASCII")
}

fn sources(root: &Path) -> String {
    let mut code = String::from(
        "/// Every Fluent file: the tag of its language, its theme, its text.\n\
         pub const SOURCES: &[(&str, &str, &str)] = &[\n",
    );
    for folder in entries(root) {
        for file in ftl_files(&folder) {
            let path = file.to_str().expect("the path is Unicode");
            let (tag, theme) = (stem(&folder), stem(&file));
            let _ = writeln!(code, "    ({tag:?}, {theme:?}, include_str!({path:?})),");
        }
    }
    code + "];\n"
}

fn english(folder: &Path) -> Outline {
    let texts: Vec<_> = ftl_files(folder)
        .into_iter()
        .map(|path| (fs::read_to_string(&path).expect("a readable file"), path))
        .collect();
    let files: Vec<_> = texts
        .iter()
        .map(|(text, path)| match fluent_syntax::parser::parse(text.as_str()) {
            Ok(file) => file,
            Err((_, errors)) => panic!("{}: {errors:?}", path.display()),
        })
        .collect();
    outline(&files)
}

fn messages(outline: &Outline) -> String {
    let mut code = String::from(
        "/// Every message with the variables it needs, by id.\n\
         pub const MESSAGES: &[Message] = &[\n",
    );
    for (id, variables) in outline {
        let names: Vec<_> = variables.iter().collect();
        let _ = writeln!(code, "    Message {{ id: {id:?}, variables: &{names:?} }},");
    }
    code + "];\n"
}
