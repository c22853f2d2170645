//! Requirements of the system: checked, and installed on Debian.
//!
//! A new requirement of the tests (a browser, a database, fonts) is one more line in a table.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::command::{display, output, run, succeeds};

/// Check whether a requirement is met.
enum Probe {
    /// A program on the search path.
    Command(&'static str),
    /// Node, of this version or a later one.
    Node(u32),
    /// A module of Python.
    PythonModule(&'static str),
    /// A file in Debian's place; not checked on other systems.
    DebianFile(&'static str),
}

/// A program or file that must be on the system.
pub(crate) struct Requirement {
    probe: Probe,
    package: &'static str,
    why: &'static str,
}

const LINKER: Requirement =
    Requirement { probe: Probe::Command("cc"), package: "gcc", why: "Rust links programs with it" };
const C_LIBRARY: Requirement = Requirement {
    probe: Probe::DebianFile("/usr/include/stdlib.h"),
    package: "libc6-dev",
    why: "programs are linked with the C library",
};
const CPP_COMPILER: Requirement = Requirement {
    probe: Probe::Command("c++"),
    package: "g++",
    why: "libFuzzer is written in C++",
};

const NODE: Requirement = Requirement {
    probe: Probe::Node(20),
    package: "nodejs",
    why: "tests run the wasm build and a browser by it; version 20 or later",
};

const NPM: Requirement = Requirement {
    probe: Probe::Command("npm"),
    package: "npm",
    why: "it installs the packages of the browser tests",
};
const BROWSER: Requirement = Requirement {
    probe: Probe::Command("chromium"),
    package: "chromium",
    why: "the page is tested in it",
};
/// PostgreSQL's own programs lie in a folder of their version; this one comes with every version.
const DATABASE: Requirement = Requirement {
    probe: Probe::DebianFile("/usr/bin/pg_ctlcluster"),
    package: "postgresql",
    why: "a server may store its games in it",
};
/// It has the Hebrew letters, too.
const FONT: Requirement = Requirement {
    probe: Probe::DebianFile("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"),
    package: "fonts-dejavu-core",
    why: "letters of five languages in pictures of the page",
};
const JAPANESE_FONT: Requirement = Requirement {
    probe: Probe::DebianFile("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"),
    package: "fonts-noto-cjk",
    why: "Japanese letters in pictures of the page",
};
const PYTHON: Requirement = Requirement {
    probe: Probe::Command("python3"),
    package: "python3",
    why: "a client that was written from the documentation plays a game in it, and it has a package",
};
/// Debian's Python cannot make virtual environments without it.
const PYTHON_VENV: Requirement = Requirement {
    probe: Probe::PythonModule("ensurepip"),
    package: "python3-venv",
    why: "the Python package is tested in a virtual environment",
};

/// Debian's small systems, images and units, to try what a release is made of.
const SMALL_SYSTEM: Requirement = Requirement {
    probe: Probe::Command("mmdebstrap"),
    package: "mmdebstrap",
    why: "packages are installed in a small system",
};
const IMAGE_TOOL: Requirement = Requirement {
    probe: Probe::Command("skopeo"),
    package: "skopeo",
    why: "it reads the image as container runtimes do",
};
const UNIT_TOOL: Requirement = Requirement {
    probe: Probe::Command("systemd-analyze"),
    package: "systemd",
    why: "it checks the unit",
};
/// Proxies for which there are examples.
const NGINX: Requirement = Requirement {
    probe: Probe::DebianFile("/usr/sbin/nginx"),
    package: "nginx",
    why: "the game is played through it",
};
const CADDY: Requirement = Requirement {
    probe: Probe::Command("caddy"),
    package: "caddy",
    why: "the game is played through it",
};
const OPENSSL: Requirement = Requirement {
    probe: Probe::Command("openssl"),
    package: "openssl",
    why: "it makes the certificate of a test",
};

/// Needed by `cargo xtask dist --check`.
pub(crate) const TO_CHECK_PACKAGES: &[Requirement] =
    &[LINKER, C_LIBRARY, SMALL_SYSTEM, IMAGE_TOOL, UNIT_TOOL];
/// Needed to build and play; on Windows Rust brings or finds its linker itself.
pub(crate) const TO_PLAY: &[Requirement] = if cfg!(windows) { &[] } else { &[LINKER, C_LIBRARY] };
/// Needed by the Python package alone.
pub(crate) const FOR_PYTHON: &[Requirement] = &[LINKER, C_LIBRARY, PYTHON, PYTHON_VENV];
/// Needed by the fuzz targets alone.
pub(crate) const TO_FUZZ: &[Requirement] = &[LINKER, C_LIBRARY, CPP_COMPILER];
/// Needed to let a server and its database fail.
pub(crate) const TO_FAIL: &[Requirement] = &[LINKER, C_LIBRARY, DATABASE];
/// Needed by all the tests together.
pub(crate) const TO_TEST: &[Requirement] = &[
    LINKER,
    C_LIBRARY,
    CPP_COMPILER,
    NODE,
    NPM,
    BROWSER,
    DATABASE,
    FONT,
    JAPANESE_FONT,
    PYTHON,
    PYTHON_VENV,
    NGINX,
    CADDY,
    OPENSSL,
];

/// Abilities of this system.
#[derive(Clone, Copy)]
struct System {
    apt: bool,
    root: bool,
}

#[derive(Debug, PartialEq)]
enum InstallPlan {
    Ready,
    Install(Vec<&'static str>),
    Ask(String),
}

/// Installs missing requirements, or fails with a list of what to install.
pub(crate) fn prepare(needs: &[Requirement]) -> Result<()> {
    let system = System::present();
    let missing: Vec<_> = needs.iter().filter(|need| !need.is_met(system)).collect();
    match plan(&missing, system) {
        InstallPlan::Ready => Ok(()),
        InstallPlan::Install(packages) => {
            install(&packages)?;
            check_again(&missing, system)
        }
        InstallPlan::Ask(text) => bail!(text),
    }
}

/// Fails if a requirement is still missing: an old release may have too old a version of a package.
fn check_again(installed: &[&Requirement], system: System) -> Result<()> {
    let still: Vec<_> = installed.iter().copied().filter(|need| !need.is_met(system)).collect();
    match still.is_empty() {
        true => Ok(()),
        false => bail!(instructions(&still)),
    }
}

fn plan(missing: &[&Requirement], system: System) -> InstallPlan {
    let packages: Vec<_> = missing.iter().map(|need| need.package).collect();
    match system {
        _ if packages.is_empty() => InstallPlan::Ready,
        System { apt: true, root: true } => InstallPlan::Install(packages),
        System { apt: true, .. } => InstallPlan::Ask(format!(
            "required packages are missing; run this, then start again:\n  sudo {}",
            display(&apt_install(&packages)).trim_matches('`')
        )),
        System { apt: false, .. } => InstallPlan::Ask(instructions(missing)),
    }
}

fn instructions(missing: &[&Requirement]) -> String {
    let line = |need: &&Requirement| format!("\n  {} ({})", need.name(), need.why);
    let lines: String = missing.iter().map(line).collect();
    format!("install these with your system's package manager, then start again:{lines}")
}

fn apt_install(packages: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command.args(["install", "--yes", "--no-install-recommends"]).args(packages);
    command
}

fn install(packages: &[&str]) -> Result<()> {
    println!("installing {}", packages.join(", "));
    run(Command::new("apt-get").args(["--quiet", "update"]))?;
    run(apt_install(packages).env("DEBIAN_FRONTEND", "noninteractive"))
}

impl System {
    fn present() -> Self {
        let user = output(Command::new("id").arg("-u"));
        Self { apt: on_path("apt-get"), root: user.as_deref() == Some("0") }
    }
}

impl Requirement {
    fn is_met(&self, system: System) -> bool {
        match self.probe {
            Probe::Command(name) => on_path(name),
            Probe::Node(least) => {
                let version = output(Command::new("node").arg("--version"));
                version.is_some_and(|version| is_node_since(&version, least))
            }
            Probe::PythonModule(name) => {
                succeeds(Command::new("python3").arg("-c").arg(format!("import {name}")))
            }
            Probe::DebianFile(path) => !system.apt || Path::new(path).exists(),
        }
    }

    fn name(&self) -> &'static str {
        match self.probe {
            Probe::Command(name) => name,
            Probe::Node(_) => "node",
            Probe::PythonModule(_) | Probe::DebianFile(_) => self.package,
        }
    }
}

/// Reads a version such as `v20.19.2`.
fn is_node_since(version: &str, least: u32) -> bool {
    let major = version.trim().strip_prefix('v').and_then(|version| version.split('.').next());
    major.and_then(|major| major.parse::<u32>().ok()).is_some_and(|major| major >= least)
}

fn on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    let names = [program.to_owned(), format!("{program}.exe")];
    env::split_paths(&path).any(|folder| names.iter().any(|name| folder.join(name).is_file()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const DEBIAN_ROOT: System = System { apt: true, root: true };
    const DEBIAN_USER: System = System { apt: true, root: false };
    const OTHER: System = System { apt: false, root: true };

    #[test]
    fn nothing_missing_is_ready_everywhere() {
        for system in [DEBIAN_ROOT, DEBIAN_USER, OTHER] {
            assert_eq!(plan(&[], system), InstallPlan::Ready);
        }
    }

    #[test]
    fn root_on_debian_installs() {
        let plan = plan(&[&LINKER, &CPP_COMPILER], DEBIAN_ROOT);
        assert_eq!(plan, InstallPlan::Install(vec!["gcc", "g++"]));
    }

    #[test]
    fn anyone_else_on_debian_is_given_one_line() {
        let InstallPlan::Ask(text) = plan(&[&LINKER, &CPP_COMPILER], DEBIAN_USER) else {
            panic!("must ask");
        };
        let line = "  sudo apt-get install --yes --no-install-recommends gcc g++";
        assert_eq!(text.lines().last(), Some(line));
    }

    #[test]
    fn other_systems_are_told_what_and_why() {
        let InstallPlan::Ask(text) = plan(&[&CPP_COMPILER], OTHER) else {
            panic!("must ask");
        };
        assert_eq!(text.lines().last(), Some("  c++ (libFuzzer is written in C++)"));
    }

    /// Debian 12 has Node 18, with which the browser tests do not start.
    #[test]
    fn an_old_node_is_missing() {
        assert!(is_node_since("v20.19.2\n", 20) && is_node_since("v100.0.0", 20));
        for other in ["v18.20.4", "v9.0.0", "", "20.0.0", "vnext"] {
            assert!(!is_node_since(other, 20), "{other}");
        }
    }

    #[test]
    fn a_command_is_looked_for_on_the_path() {
        let need = |name| Requirement { probe: Probe::Command(name), ..LINKER };
        assert!(need("cargo").is_met(OTHER));
        assert!(!need("no-such-program-anywhere").is_met(OTHER));
    }

    #[test]
    fn a_debian_file_counts_only_on_debian() {
        let need = Requirement { probe: Probe::DebianFile("/nowhere/nothing"), ..C_LIBRARY };
        assert!(!need.is_met(DEBIAN_USER));
        assert!(need.is_met(OTHER));
    }
}
