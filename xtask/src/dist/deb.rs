//! The Debian package: an `ar` archive of two tar archives, written by hand so that nothing of Debian is
//! needed to make it.

use std::io::Write;

use anyhow::{Context, Result};

use super::archive::{FileTree, gzip};

const POSTINST: &str = include_str!("../../../packaging/debian/postinst");
const PRERM: &str = include_str!("../../../packaging/debian/prerm");
const POSTRM: &str = include_str!("../../../packaging/debian/postrm");
/// File that operators change and an upgrade leaves alone.
pub(crate) const SETTINGS: &str = "etc/cartagena/cartagena.toml";

/// Returns the package's name of this processor, as Debian calls it.
pub(crate) fn architecture() -> &'static str {
    match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        "x86" => "i386",
        other => other,
    }
}

/// Returns the package.
pub(crate) fn package(
    files: &FileTree,
    program: &[u8],
    version: &str,
    time: u64,
) -> Result<Vec<u8>> {
    let mut control = FileTree::default();
    control.file("control", control_file(files, program, version)?);
    control.file("conffiles", format!("/{SETTINGS}\n"));
    for (name, script) in [("postinst", POSTINST), ("prerm", PRERM), ("postrm", POSTRM)] {
        control.program(name, script);
    }
    let parts = [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", gzip(&control.tar("./", time)?)?),
        ("data.tar.gz", gzip(&files.tar("./", time)?)?),
    ];
    let mut package = b"!<arch>\n".to_vec();
    for (name, content) in parts {
        writeln!(package, "{name:<16}{time:<12}0     0     100644  {:<10}`", content.len())?;
        package.extend_from_slice(&content);
        if content.len() % 2 == 1 {
            package.push(b'\n');
        }
    }
    Ok(package)
}

fn control_file(files: &FileTree, program: &[u8], version: &str) -> Result<String> {
    let libc = newest_libc(program).context("the program names no version of the C library")?;
    Ok(format!(
        "Package: cartagena\n\
         Version: {version}\n\
         Architecture: {}\n\
         Maintainer: The authors of Cartagena <cartagena@localhost>\n\
         Installed-Size: {}\n\
         Depends: adduser, libc6 (>= {libc}), libgcc-s1\n\
         Recommends: ca-certificates\n\
         Suggests: nginx | caddy, postgresql\n\
         Section: games\n\
         Priority: optional\n\
         Description: board game about pirates who break out of a fortress\n \
         The game in the browser and in the terminal, with bots, and the server on\n \
         which friends meet. This package runs the server as a service.\n",
        architecture(),
        files.size().div_ceil(1024),
    ))
}

/// Returns the newest version of the GNU C library whose functions the program needs.
fn newest_libc(program: &[u8]) -> Option<String> {
    const MARK: &[u8] = b"GLIBC_2.";
    let starts = program.windows(MARK.len()).enumerate().filter(|(_, it)| *it == MARK);
    let minor = |(at, _): (usize, &[u8])| -> Option<u32> {
        let digits = program[at + MARK.len()..].iter().take_while(|byte| byte.is_ascii_digit());
        String::from_utf8(digits.copied().collect()).ok()?.parse().ok()
    };
    starts.filter_map(minor).max().map(|minor| format!("2.{minor}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_package_needs_the_newest_version_that_the_program_names() {
        let program = b"..GLIBC_2.4\0GLIBC_2.34\0GLIBC_2.17.1\0GLIBC_PRIVATE";
        assert_eq!(newest_libc(program).as_deref(), Some("2.34"));
        assert_eq!(newest_libc(b"static"), None);
    }

    #[test]
    fn a_package_is_an_archive_of_three_parts_at_even_places() {
        let mut files = FileTree::default();
        files.file(SETTINGS, "#\n");
        let package = package(&files, b"GLIBC_2.34", "1.2.3", 7).unwrap();
        assert!(package.starts_with(
            b"!<arch>\ndebian-binary   7           0     0     100644  4         `\n2.0\n"
        ));
        let name = b"data.tar.gz     ";
        let at = package.windows(name.len()).position(|part| part == name).unwrap();
        assert_eq!(at % 2, 0);
        assert_eq!(package, super::package(&files, b"GLIBC_2.34", "1.2.3", 7).unwrap());
    }
}
