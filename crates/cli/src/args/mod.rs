//! The command line: what there is to ask for, and the help for it.

mod arena_help;
mod engine_help;
mod listed_parser;
mod options;
mod usage_error;

pub use usage_error::usage_error;

use crate::console::Console;
use anstyle::Style;
use cartagena_texts::say;
use clap::builder::Styles;
use clap::{Arg, ArgAction, Command};
use options::ArgBuilder;

/// The name of the program.
pub const PROGRAM: &str = "cartagena";

/// The whole command line, with every sentence in the language of the voice.
pub fn command(voice: &Console) -> Command {
    let options = ArgBuilder::new(voice);
    let root = page(voice, Command::new(PROGRAM), &say!(voice.texts, "help-more", form = MORE))
        .about(say!(voice.texts, "cli-about"))
        .version(env!("CARGO_PKG_VERSION"))
        .override_usage(format!("{PROGRAM} <COMMAND>"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(version(voice))
        .args([options.lang(), options.native_bidi()]);
    root.subcommands([
        play(voice, &options),
        serve(voice, &options),
        validate(voice, &options),
        backup(voice, &options),
        new(voice, &options),
        show(voice, &options),
        replay(voice, &options),
        verify(voice, &options),
        engine(voice),
        perft(voice, &options),
        playouts(voice, &options),
        arena(voice, &options),
        train(voice, &options),
        completions(voice, &options),
    ])
}

const MORE: &str = "cartagena new --help";
/// How much a server tells of what it does.
const LOG: &str = "CARTAGENA_LOG=debug";

fn play(voice: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena play",
        "cartagena play --rules jamaica --bot bosun --bot captain",
        "cartagena play --rules jamaica --name Anne --name Mary",
    ];
    subcommand(voice, "play", "", &examples)
        .about(say!(voice.texts, "cli-play"))
        .before_help(say!(voice.texts, "more-play"))
        .args(options.rules())
        .args([options.players(), options.name(), options.bot(), options.seed()])
        .args([options.resume(), options.save_dir(), options.no_confirm(), options.fast()])
}

fn serve(voice: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena serve",
        "cartagena serve --listen 0.0.0.0:8000 --data games",
        "cartagena serve --origin https://game.example --behind-proxy",
    ];
    subcommand(voice, "serve", "", &examples)
        .about(say!(voice.texts, "cli-serve"))
        .before_help(say!(voice.texts, "more-serve", key = "Ctrl+C", form = LOG))
        .arg(options.listen())
        .args(options.kept())
        .args([options.origin(), options.behind_proxy(), options.connections()])
}

fn validate(voice: &Console, options: &ArgBuilder) -> Command {
    let examples = ["cartagena validate", "cartagena validate --data games"];
    subcommand(voice, "validate", "", &examples)
        .about(say!(voice.texts, "cli-validate"))
        .before_help(say!(voice.texts, "more-validate"))
        .args(options.kept())
}

fn backup(voice: &Console, options: &ArgBuilder) -> Command {
    let examples =
        ["cartagena backup monday.sqlite", "cartagena serve --data restored/monday.sqlite"];
    subcommand(voice, "backup", " <FILE>", &examples)
        .about(say!(voice.texts, "cli-backup"))
        .before_help(say!(voice.texts, "more-backup"))
        .arg(options.copy())
        .args(options.kept())
}

fn new(voice: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena new --players 4 --seed 7",
        "cartagena new --book cs --variant jamaica --line",
        "cartagena new --png game.png --width 1600",
    ];
    subcommand(voice, "new", "", &examples)
        .about(say!(voice.texts, "cli-new"))
        .before_help(say!(voice.texts, "more-new"))
        .args(options.rules())
        .args([options.players_or("2"), options.seed(), options.tunnel(), options.first()])
        .args(options.picture())
}

fn show(voice: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena new --line | cartagena show - --public",
        "cartagena new --line | cartagena show - --svg game.svg --layout phone",
    ];
    subcommand(voice, "show", " [POSITION]", &examples)
        .about(say!(voice.texts, "cli-show"))
        .before_help(say!(voice.texts, "more-show"))
        .arg(options.position())
        .args([options.as_seat(), options.public()])
        .args(options.picture())
}

fn replay(voice: &Console, options: &ArgBuilder) -> Command {
    let examples = ["cartagena replay game.txt", "cartagena replay game.txt --svg-dir pictures"];
    subcommand(voice, "replay", " <FILE>", &examples)
        .about(say!(voice.texts, "cli-replay"))
        .before_help(say!(voice.texts, "more-replay"))
        .args([options.record(), options.to(), options.svg_dir()])
        .args(options.drawing())
}

fn verify(voice: &Console, options: &ArgBuilder) -> Command {
    let examples = ["cartagena verify game.txt", "cartagena verify game.txt --json"];
    subcommand(voice, "verify", " <FILE>", &examples)
        .about(say!(voice.texts, "cli-verify"))
        .before_help(say!(voice.texts, "more-verify"))
        .args([options.record(), options.json()])
}

fn engine(voice: &Console) -> Command {
    let examples = ["printf 'new tortuga 2 seed 7\\nlegal\\n' | cartagena engine"];
    subcommand(voice, "engine", "", &examples)
        .about(say!(voice.texts, "cli-engine"))
        .before_help(engine_help::help(&voice.texts))
}

fn perft(voice: &Console, options: &ArgBuilder) -> Command {
    let examples = ["cartagena perft 3 --rules tortuga --seed 7", "cartagena perft 2 --divide"];
    subcommand(voice, "perft", " <DEPTH> [POSITION]", &examples)
        .about(say!(voice.texts, "cli-perft"))
        .before_help(say!(voice.texts, "more-perft"))
        .args([options.depth(), options.position()])
        .args(options.rules())
        .args([options.players_or("2"), options.seed(), options.divide(), options.json()])
}

fn playouts(voice: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena playouts --rules jamaica --players 5 --games 100000",
        "cartagena playouts --games 1000 --seed 7 --threads 1 --json",
    ];
    subcommand(voice, "playouts", "", &examples)
        .about(say!(voice.texts, "cli-playouts"))
        .before_help(say!(voice.texts, "more-playouts", count = crate::commands::LONGEST_GAME))
        .args(options.rules())
        .args([options.players_or("2"), options.games(), options.seed()])
        .args([options.threads(), options.json()])
}

fn arena(voice: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena arena",
        "cartagena arena captain searcher --deals 200 --sprt 0,50",
        "cartagena arena admiral@100 \"program:./mine --fast\" --rules jamaica --json",
    ];
    subcommand(voice, "arena", " [CONTESTANT]...", &examples)
        .about(say!(voice.texts, "cli-arena"))
        .before_help(arena_help::help(&voice.texts))
        .arg(options.contestants())
        .args(options.rules())
        .args([options.players_or("2"), options.deals(), options.milliseconds(), options.sprt()])
        .args([options.seed(), options.jobs(), options.json(), options.ladder()])
}

fn train(voice: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena train",
        "cartagena train --variant jamaica --players 3 --games 200000 --picture jamaica-3.svg",
        "cartagena train --resume --out jamaica-3.net",
        "cartagena train --show jamaica-3.json --picture jamaica-3.png",
    ];
    subcommand(voice, "train", "", &examples)
        .about(say!(voice.texts, "cli-train"))
        .before_help(say!(voice.texts, "more-train", key = "Ctrl+C", form = "--resume"))
        .args([options.learnt(), options.players_or("2"), options.training_games()])
        .args([options.training_seed(), options.rate(), options.lambda(), options.astray()])
        .args([options.marks(), options.test_deals(), options.out(), options.resume_training()])
        .args([options.json(), options.curve(), options.report()])
}

fn completions(voice: &Console, options: &ArgBuilder) -> Command {
    let examples =
        ["cartagena completions bash > ~/.local/share/bash-completion/completions/cartagena"];
    subcommand(voice, "completions", " <SHELL>", &examples)
        .about(say!(voice.texts, "cli-completions"))
        .arg(options.shell())
}

fn subcommand(voice: &Console, name: &'static str, rest: &str, examples: &[&str]) -> Command {
    let heading = heading(voice, &say!(voice.texts, "help-examples"));
    let examples: String = examples.iter().map(|example| format!("\n  {example}")).collect();
    let options = say!(voice.texts, "help-options").to_lowercase();
    page(voice, Command::new(name), &format!("{heading}{examples}"))
        .override_usage(format!("{PROGRAM} {name} [{options}]{rest}"))
}

/// A page of help, with our words where clap has its own.
fn page(voice: &Console, command: Command, after: &str) -> Command {
    let options = say!(voice.texts, "help-options");
    let usage = heading(voice, &say!(voice.texts, "help-usage"));
    let styles = if voice.is_rtl() { Styles::plain() } else { Styles::styled() };
    command
        .help_template(format!(
            "{{about-with-newline}}\n{{before-help}}{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .styles(styles)
        .after_help(after.to_owned())
        .subcommand_help_heading(say!(voice.texts, "help-commands"))
        .next_help_heading(options)
        .max_term_width(100)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .arg(help(voice))
}

fn heading(voice: &Console, words: &str) -> String {
    let style = if voice.is_rtl() { Style::new() } else { Style::new().bold().underline() };
    format!("{style}{words}:{style:#}")
}

fn help(voice: &Console) -> Arg {
    let arg = Arg::new("help").short('h').long("help").action(ArgAction::HelpShort);
    arg.help(say!(voice.texts, "opt-help")).display_order(1000)
}

fn version(voice: &Console) -> Arg {
    let arg = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    arg.help(say!(voice.texts, "opt-version")).display_order(1001)
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_texts::Lang;

    #[test]
    fn the_command_line_is_sound_in_every_language() {
        for lang in Lang::ALL {
            command(&Console::new(lang, false)).debug_assert();
        }
    }
}
