//! `cargo xtask …`: every task of a developer, with nothing to install first.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it is a program")]

mod bench;
mod browser;
mod command;
mod deny;
mod dependencies;
mod dist;
mod docs;
mod faults;
mod fuzz;
mod javascript;
mod page;
mod play;
mod program;
mod python;
mod setup;
mod steps;
mod test;
mod toolchain;
mod tools;

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

/// Sets up, builds, checks and measures Cartagena.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the game, serve it on this machine and open it in the browser
    ///
    /// The address is printed where no browser can be opened.
    Play {
        /// Arguments for `cartagena serve`, for example `--listen 127.0.0.1:8000`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<OsString>,
    },
    /// Build the page into target/page
    Page {
        /// Build quickly, for developers: into target/page-dev, neither small nor fast
        #[arg(long)]
        dev: bool,
    },
    /// Build the wheel of the Python package into target/wheels
    Python {
        /// Build quickly and run the tests of the package instead
        #[arg(long)]
        test: bool,
    },
    /// Build the npm package into target/npm
    Javascript {
        /// Build quickly and run the tests of the package instead
        #[arg(long)]
        test: bool,
    },
    /// Build a release into target/dist: archive, Debian package, image, and the page for any web host
    Dist {
        /// Take the program of the tests, which is built quickly, to try the packages
        #[arg(long)]
        quick: bool,
        /// Try the packages: install, start, upgrade and remove them in a folder of its own (Debian,
        /// as root; fetches a small system)
        #[arg(long)]
        check: bool,
    },
    /// Install the tools that the tests need and run every check, as CI does
    ///
    /// Formatting, lints, tests, documentation, the wasm build, the page in a browser and a short
    /// run of every fuzz target. Licences and banned crates are checked by `cargo xtask deny`
    /// alone, because building that tool takes minutes.
    Test,
    /// Write the diagram in ARCHITECTURE.md and the table of settings in docs/OPERATING.md again
    Docs,
    /// Take pictures of every page in every language, theme and size into target/gallery
    Gallery {
        /// Only take the two pictures of the README, into docs
        #[arg(long)]
        readme: bool,
    },
    /// Measure speed
    #[command(subcommand)]
    Bench(bench::Bench),
    /// Search for inputs that break the parsers and the rules
    Fuzz {
        /// Seconds to run each target
        #[arg(long, default_value_t = 60)]
        seconds: u32,
        /// One target of fuzz/fuzz_targets; all of them if left out
        target: Option<String>,
    },
    /// Let things fail on purpose while people play, check that nothing is lost, and write docs/FAULTS.md
    Faults(faults::Faults),
    /// Check licences, banned crates and sources of all dependencies
    Deny {
        /// Check known vulnerabilities too; downloads the advisory database from GitHub
        #[arg(long)]
        advisories: bool,
    },
}

fn main() -> ExitCode {
    match perform(Cli::parse().task) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn perform(task: Task) -> Result<ExitCode> {
    match task {
        Task::Play { args } => play::play(&args),
        Task::Page { dev } => done(page::build(quality(dev)).map(drop)),
        Task::Python { test: true } => done(python::test()),
        Task::Python { test: false } => done(python::build()),
        Task::Javascript { test: true } => done(javascript::test()),
        Task::Javascript { test: false } => done(javascript::build()),
        Task::Dist { quick, check: true } => done(dist::check(quick)),
        Task::Dist { quick, check: false } => done(dist::dist(quick)),
        Task::Test => test::test(),
        Task::Docs => done(docs::write()),
        Task::Gallery { readme } => done(browser::gallery(readme)),
        Task::Bench(bench) => done(bench.run()),
        Task::Fuzz { seconds, target } => done(fuzz::search(target, seconds)),
        Task::Faults(faults) => done(faults.run()),
        Task::Deny { advisories } => done(deny::deny(advisories)),
    }
}

fn quality(dev: bool) -> page::Build {
    if dev { page::Build::Dev } else { page::Build::Release }
}

fn done(result: Result<()>) -> Result<ExitCode> {
    result.map(|()| ExitCode::SUCCESS)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn what_follows_goes_to_the_game() {
        for line in
            [&["xtask", "play", "--lang", "he"][..], &["xtask", "play", "--", "--lang", "he"]]
        {
            let Task::Play { args } = Cli::try_parse_from(line).unwrap().task else {
                panic!("not read as play");
            };
            assert_eq!(args, ["--lang", "he"]);
        }
    }

    #[test]
    fn pages_are_made_for_people_unless_said_otherwise() {
        let build = |line: &[&str]| {
            let Task::Page { dev } = Cli::try_parse_from(line).unwrap().task else {
                panic!("not read as page");
            };
            quality(dev)
        };
        assert_eq!(build(&["xtask", "page"]), page::Build::Release);
        assert_eq!(build(&["xtask", "page", "--dev"]), page::Build::Dev);
    }

    #[test]
    fn the_page_can_be_measured_in_a_program_that_is_there() {
        let line = ["xtask", "bench", "web", "--program", "/a/cartagena", "--json"];
        let Task::Bench(bench::Bench::Web { program, json, quick }) =
            Cli::try_parse_from(line).unwrap().task
        else {
            panic!("not read as bench web");
        };
        assert_eq!(program.as_deref(), Some(std::path::Path::new("/a/cartagena")));
        assert!(json && !quick);
    }

    #[test]
    fn fuzz_takes_a_target_and_a_time() {
        let cli = Cli::try_parse_from(["xtask", "fuzz", "--seconds", "7", "record"]).unwrap();
        let Task::Fuzz { seconds, target } = cli.task else {
            panic!("not read as fuzz");
        };
        assert_eq!((seconds, target.as_deref()), (7, Some("record")));
    }
}
