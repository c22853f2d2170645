//! `cargo xtask dist`: the files of a release, the same bytes for the same program.

mod archive;
mod check;
mod deb;
mod image;
mod licences;

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{output, root, target_dir};
use crate::page::{self, Build};
use crate::program::{self, Profile};
use archive::{FileTree, gzip};

pub(crate) use check::check;

const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Shells for which there are completions, with the file of each in a system.
const SHELLS: [(&str, &str); 3] = [
    ("bash", "usr/share/bash-completion/completions/cartagena"),
    ("zsh", "usr/share/zsh/vendor-completions/_cartagena"),
    ("fish", "usr/share/fish/vendor_completions.d/cartagena.fish"),
];
/// Examples and documents for operators, from the repository.
const DOCUMENTS: [(&str, &str); 9] = [
    ("OPERATING.md", "docs/OPERATING.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("examples/nginx.conf", "docs/operating/nginx.conf"),
    ("examples/Caddyfile", "docs/operating/Caddyfile"),
    ("examples/grafana.json", "docs/operating/grafana.json"),
    ("examples/compose.yaml", "packaging/compose.yaml"),
    ("examples/cartagena.socket", "packaging/cartagena.socket"),
];

/// The parts of a release.
pub(crate) struct Parts {
    program: PathBuf,
    page: PathBuf,
    manual: FileTree,
    completions: Vec<(&'static str, Vec<u8>)>,
    documents: FileTree,
    settings: String,
    /// Time of all files: that of the commit.
    time: u64,
}

/// Builds a release into `target/dist`. With `quick` the program is the one of the tests.
pub(crate) fn dist(quick: bool) -> Result<()> {
    let parts = build(quick)?;
    println!("3/3 Putting them together");
    let folder = folder();
    recreate(&folder)?;
    let mut sums = String::new();
    for (name, content) in files(&parts)? {
        let digest = image::digest(&content);
        sums += &format!("{}  {name}\n", digest.trim_start_matches("sha256:"));
        println!("{name}: {:.1} MB", content.len() as f64 / 1e6);
        fs::write(folder.join(name), content)?;
    }
    fs::write(folder.join("SHA256SUMS"), sums)?;
    println!("The release is in {}.", folder.display());
    Ok(())
}

/// Returns the folder of releases.
fn folder() -> PathBuf {
    target_dir().join("dist")
}

fn build(quick: bool) -> Result<Parts> {
    println!("1/3 Building the page");
    let page = page::build(Build::Release)?;
    println!("2/3 Building the program with the page inside");
    let profile = if quick { Profile::Dev } else { Profile::Release };
    let program = program::build(profile, &page)?;
    gather(program, page)
}

/// Asks the program for its manual, completions and settings.
fn gather(program: PathBuf, page: PathBuf) -> Result<Parts> {
    let asked = |args: &[&str]| {
        let mut command = Command::new(&program);
        let text = output(command.args(["--lang", "en"]).args(args));
        text.with_context(|| format!("the program does not answer {}", args.join(" ")))
    };
    let manual = target_dir().join("dist-manual");
    recreate(&manual)?;
    asked(&["manual", &manual.to_string_lossy()])?;
    let mut pages = FileTree::default();
    for entry in fs::read_dir(&manual)? {
        let path = entry?.path();
        let name = path.file_name().context("a page without a name")?.to_string_lossy();
        pages.file(name, fs::read(&path)?);
    }
    let completion = |(shell, _): (&'static str, &str)| {
        Ok((shell, format!("{}\n", asked(&["completions", shell])?).into_bytes()))
    };
    let completions = SHELLS.into_iter().map(completion).collect::<Result<_>>()?;
    let mut documents = FileTree::default();
    for (name, from) in DOCUMENTS {
        documents.copied(name, &root().join(from), 0o644)?;
    }
    documents.file("THIRD-PARTY-LICENCES.txt", licences::third_party()?);
    let settings = format!("{}\n", asked(&["settings"])?);
    Ok(Parts { program, page, manual: pages, completions, documents, settings, time: time() })
}

/// Returns the time that all files have: `SOURCE_DATE_EPOCH`, or that of the commit.
fn time() -> u64 {
    let told = std::env::var("SOURCE_DATE_EPOCH").ok();
    let commit =
        || output(Command::new("git").args(["log", "-1", "--format=%ct"]).current_dir(root()));
    told.or_else(commit).and_then(|text| text.parse().ok()).unwrap_or(0)
}

/// Returns the names and contents of all files of a release.
fn files(parts: &Parts) -> Result<Vec<(String, Vec<u8>)>> {
    let name = format!("cartagena-{VERSION}");
    let platform = format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS);
    let mut files = vec![
        (format!("{name}-{platform}.tar.gz"), gzip(&archive(parts)?.tar("", parts.time)?)?),
        (format!("{name}-page.tar.gz"), gzip(&page_files(parts)?.tar("", parts.time)?)?),
    ];
    // Packages and images are for Linux.
    if cfg!(target_os = "linux") {
        let package = format!("cartagena_{VERSION}_{}.deb", deb::architecture());
        files.push((package, debian_package(parts, VERSION)?));
        let image = image::image(&image_layer(parts)?, VERSION, parts.time)?;
        files.push((format!("{name}-image.tar"), image.tar("", parts.time)?));
    }
    Ok(files)
}

/// Returns the archive for people who put files where they want them.
fn archive(parts: &Parts) -> Result<FileTree> {
    let mut files = parts.documents.clone();
    let name = parts.program.file_name().context("the program has no name")?.to_string_lossy();
    files.program(name, fs::read(&parts.program)?);
    files.file("cartagena.toml", parts.settings.clone());
    files.copied("cartagena.service", &root().join("packaging/cartagena.service"), 0o644)?;
    for (shell, script) in &parts.completions {
        files.file(format!("completions/cartagena.{shell}"), script.clone());
    }
    files.extend(&parts.manual.below("man/man1"));
    Ok(files.below(&format!("cartagena-{VERSION}")))
}

fn page_files(parts: &Parts) -> Result<FileTree> {
    let mut files = FileTree::default();
    add_folder(&mut files, &parts.page, "")?;
    Ok(files.below(&format!("cartagena-{VERSION}-page")))
}

fn add_folder(files: &mut FileTree, folder: &Path, below: &str) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().context("a file without a name")?.to_string_lossy();
        let name = format!("{below}{name}");
        match path.is_dir() {
            true => add_folder(files, &path, &format!("{name}/"))?,
            false => files.copied(name, &path, 0o644)?,
        }
    }
    Ok(())
}

/// Returns the Debian package of a version.
fn debian_package(parts: &Parts, version: &str) -> Result<Vec<u8>> {
    let program = fs::read(&parts.program)?;
    let mut files = parts.documents.below("usr/share/doc/cartagena");
    files.program("usr/bin/cartagena", program.clone());
    files.file(deb::SETTINGS, with_line(&parts.settings, "data", "/var/lib/cartagena")?);
    let unit = root().join("packaging/cartagena.service");
    files.copied("lib/systemd/system/cartagena.service", &unit, 0o644)?;
    files.copied("usr/share/doc/cartagena/copyright", &root().join("LICENSE-MIT"), 0o644)?;
    files.extend(&parts.manual.packed()?.below("usr/share/man/man1"));
    for ((_, path), (_, script)) in SHELLS.iter().zip(&parts.completions) {
        files.file(*path, script.clone());
    }
    deb::package(&files, &program, version, parts.time)
}

fn image_layer(parts: &Parts) -> Result<FileTree> {
    let settings = with_line(&parts.settings, "data", "/data")?;
    let settings = with_line(&settings, "listen", "0.0.0.0:7777")?;
    image::layer(&parts.program, settings, &parts.documents)
}

/// Returns the file of settings with one line that counts.
fn with_line(settings: &str, name: &str, value: &str) -> Result<String> {
    let start = format!("#{name} = ");
    let line = settings.lines().find(|line| line.starts_with(&start));
    let line = line.with_context(|| format!("there is no setting {name}"))?;
    Ok(settings.replacen(line, &format!("{name} = \"{value}\""), 1))
}

fn recreate(folder: &Path) -> Result<()> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error.into()),
        _ => Ok(fs::create_dir_all(folder)?),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_line_of_the_settings_counts() {
        let settings = "# Where.\n#data = \"DIR\"\n\n# Base.\n#database = \"URL\"\n";
        let expect = "# Where.\ndata = \"/games\"\n\n# Base.\n#database = \"URL\"\n";
        assert_eq!(with_line(settings, "data", "/games").unwrap(), expect);
        assert!(with_line(settings, "dat", "x").is_err());
    }

    #[test]
    fn all_documents_of_a_release_are_there() {
        for (_, from) in DOCUMENTS {
            assert!(root().join(from).is_file(), "{from}");
        }
    }
}
