//! The command line and its help.

mod arena_help;
mod engine_help;
mod listed_parser;
mod options;
mod settings;
mod usage_error;

pub(crate) use settings::{settings_file, settings_table, with_file};
pub(crate) use usage_error::usage_error;

use crate::console::Console;
use anstyle::Style;
use cartagena_texts::say;
use clap::builder::Styles;
use clap::{Arg, ArgAction, Command};
pub(crate) use options::{ADMIN_ACTS, DATABASE_SCHEMES, MAIL_PASSWORD, database_address};
use options::{ArgBuilder, PICTURE, picture_group};

/// The name of the program.
pub(crate) const PROGRAM: &str = "cartagena";

/// Returns the whole command line, with every sentence in the language of the console.
pub(crate) fn command(console: &Console) -> Command {
    let options = ArgBuilder::new(console);
    let root = page(console, Command::new(PROGRAM), &say!(console.texts, "help-more", form = MORE))
        .about(say!(console.texts, "cli-about"))
        .version(env!("CARGO_PKG_VERSION"))
        .override_usage(format!("{PROGRAM} <COMMAND>"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .arg(version(console))
        .args([options.lang(), options.native_bidi()]);
    root.subcommands([
        play(console, &options),
        serve(console, &options),
        settings(console, &options),
        validate(console, &options),
        backup(console, &options),
        restore(console, &options),
        admin(console, &options),
        ratings(console, &options),
        new(console, &options),
        show(console, &options),
        replay(console, &options),
        verify(console, &options),
        engine(console),
        perft(console, &options),
        playouts(console, &options),
        analyse(console, &options),
        arena(console, &options),
        bot(console, &options),
        study(console, &options),
        selfplay(console, &options),
        train(console, &options),
        puzzles(console, &options),
        completions(console, &options),
        manual(console, &options),
    ])
}

/// Options of a deal, which a given position needs no more.
const DEALT: [&str; 7] = ["rules", "book", "variant", "players", "seed", "tunnel", "first"];
const MORE: &str = "cartagena new --help";
/// Example of how much a server logs.
const LOG: &str = "--log debug";

fn play(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena play",
        "cartagena play --rules jamaica --bot bosun --bot captain",
        "cartagena play --rules jamaica --name Anne --name Mary",
        "cartagena play --online https://game.example/t/1c4e9td4980ykccv --name Anne",
    ];
    subcommand(console, "play", "", &examples)
        .about(say!(console.texts, "cli-play"))
        .before_help(say!(console.texts, "more-play"))
        .args(options.rules())
        .args([options.players(), options.name(), options.bot(), options.seed()])
        .args([options.tunnel(), options.first()])
        .args([options.resume(), options.save_dir(), options.no_confirm(), options.fast()])
        .arg(options.online())
}

fn serve(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena serve",
        "cartagena serve --listen 0.0.0.0:8000 --data games",
        "cartagena serve --origin https://game.example --behind-proxy",
    ];
    subcommand(console, "serve", "", &examples)
        .about(say!(console.texts, "cli-serve"))
        .before_help(say!(console.texts, "more-serve", key = "Ctrl+C", form = LOG))
        .args(options.settings())
}

fn settings(console: &Console, options: &ArgBuilder) -> Command {
    let examples =
        ["cartagena settings > cartagena.toml", "cartagena serve --config cartagena.toml"];
    subcommand(console, "settings", "", &examples)
        .about(say!(console.texts, "cli-settings"))
        .before_help(say!(console.texts, "more-settings", form = "cartagena serve"))
        .arg(options.as_table())
}

fn validate(console: &Console, options: &ArgBuilder) -> Command {
    let examples = ["cartagena validate", "cartagena validate --data games"];
    subcommand(console, "validate", "", &examples)
        .about(say!(console.texts, "cli-validate"))
        .before_help(say!(console.texts, "more-validate"))
        .args(options.store())
        .arg(options.heads())
}

fn backup(console: &Console, options: &ArgBuilder) -> Command {
    let examples =
        ["cartagena backup monday.sqlite", "cartagena serve --data restored/monday.sqlite"];
    subcommand(console, "backup", " <FILE>", &examples)
        .about(say!(console.texts, "cli-backup"))
        .before_help(say!(console.texts, "more-backup"))
        .arg(options.copy())
        .args(options.store())
}

fn restore(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena restore monday.sqlite --data restored",
        "cartagena restore monday.sqlite --database postgres://games@localhost/games",
    ];
    subcommand(console, "restore", " <FILE>", &examples)
        .about(say!(console.texts, "cli-restore"))
        .before_help(say!(console.texts, "more-restore", form = "--database", name = "PostgreSQL"))
        .arg(options.backup_file())
        .args(options.store())
}

fn admin(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena admin reports",
        "cartagena admin mute 17 --days 7",
        "cartagena admin announce --minutes 30",
    ];
    let acts =
        ADMIN_ACTS.iter().map(|(name, rest)| format!("\n  {name}{rest}")).collect::<String>();
    subcommand(console, "admin", " <ACT> [ARGUMENT]...", &examples)
        .about(say!(console.texts, "cli-admin"))
        .before_help(format!("{}{acts}", say!(console.texts, "more-admin")))
        .args([options.act(), options.act_argument(), options.all_reports(), options.days()])
        .args([options.minutes(), options.hours(), options.uses(), options.json()])
        .args(options.store())
        .args(options.settings_named(&["key-file"]))
}

fn ratings(console: &Console, options: &ArgBuilder) -> Command {
    let examples = ["cartagena ratings --data games", "cartagena ratings --recompute"];
    subcommand(console, "ratings", "", &examples)
        .about(say!(console.texts, "cli-ratings"))
        .before_help(say!(console.texts, "more-ratings", form = "--recompute"))
        .args(options.store())
        .args([options.recompute(), options.json()])
}

fn new(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena new --players 4 --seed 7",
        "cartagena new --book cs --variant jamaica --line",
        "cartagena new --png game.png --width 1600",
    ];
    subcommand(console, "new", "", &examples)
        .about(say!(console.texts, "cli-new"))
        .before_help(say!(console.texts, "more-new"))
        .args(options.rules())
        .args([options.players_or("2"), options.seed(), options.tunnel(), options.first()])
        .args(options.picture())
        .group(picture_group(["svg", "png"]))
}

fn show(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena new --line | cartagena show - --public",
        "cartagena new --line | cartagena show - --svg game.svg --layout phone",
    ];
    subcommand(console, "show", " [POSITION]", &examples)
        .about(say!(console.texts, "cli-show"))
        .before_help(say!(console.texts, "more-show"))
        .arg(options.position())
        .args([options.as_seat(), options.public()])
        .args(options.picture())
        .group(picture_group(["svg", "png"]))
}

fn replay(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena replay game.txt",
        "cartagena replay game.txt --analyse",
        "cartagena replay game.txt --svg-dir pictures",
        "cartagena replay game.txt --gif game.gif --layout phone",
    ];
    subcommand(console, "replay", " <FILE>", &examples)
        .about(say!(console.texts, "cli-replay"))
        .before_help(say!(console.texts, "more-replay"))
        .args([options.record(), options.game(), options.to(), options.svg_dir()])
        .args([options.with_analysis(), options.nodes()])
        .args(options.gif())
        .args(options.drawing(PICTURE))
        .group(picture_group(["svg-dir", "gif"]))
}

fn verify(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena verify game.txt --receipt game-receipt.txt",
        "cartagena verify game.txt --json",
    ];
    subcommand(console, "verify", " <FILE>", &examples)
        .about(say!(console.texts, "cli-verify"))
        .before_help(say!(console.texts, "more-verify"))
        .args([options.record(), options.game()])
        .args(options.noted())
        .arg(options.json())
}

fn engine(console: &Console) -> Command {
    let examples = ["printf 'new tortuga 2 seed 7\\nlegal\\n' | cartagena engine"];
    subcommand(console, "engine", "", &examples)
        .about(say!(console.texts, "cli-engine"))
        .before_help(engine_help::help(&console.texts))
}

fn perft(console: &Console, options: &ArgBuilder) -> Command {
    let examples = ["cartagena perft 3 --rules tortuga --seed 7", "cartagena perft 2 --divide"];
    subcommand(console, "perft", " <DEPTH> [POSITION]", &examples)
        .about(say!(console.texts, "cli-perft"))
        .before_help(say!(console.texts, "more-perft"))
        .arg(options.depth())
        .arg(options.position().conflicts_with_all(DEALT))
        .args(options.rules())
        .args([options.players_or("2"), options.seed(), options.tunnel(), options.first()])
        .args([options.divide(), options.json()])
}

fn playouts(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena playouts --rules jamaica --players 5 --games 100000",
        "cartagena playouts --games 1000 --seed 7 --threads 1 --json",
    ];
    subcommand(console, "playouts", "", &examples)
        .about(say!(console.texts, "cli-playouts"))
        .before_help(say!(console.texts, "more-playouts", count = crate::commands::LONGEST_GAME))
        .args(options.rules())
        .args([options.players_or("2"), options.games(), options.seed()])
        .args([options.tunnel(), options.first(), options.threads(), options.json()])
}

fn arena(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena arena",
        "cartagena arena captain searcher --deals 200 --sprt 0,50",
        "cartagena arena admiral@100 \"program:./mine --fast\" --rules jamaica --json",
        "cartagena arena \"name=mine:program@200:python3 bot.py\" greedy --log bot.log",
    ];
    subcommand(console, "arena", " [CONTESTANT]...", &examples)
        .about(say!(console.texts, "cli-arena"))
        .before_help(arena_help::help(&console.texts))
        .arg(options.contestants())
        .args(options.rules())
        .args([options.players_or("2"), options.deals(), options.milliseconds(), options.sprt()])
        .args([options.seed(), options.tunnel(), options.first()])
        .args([options.jobs(), options.margin(), options.log()])
        .args([options.records_folder(), options.json(), options.ladder()])
}

fn bot(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena bot --table https://game.example/t/1c4e9td4980ykccv --token token.txt -- ./mybot --fast",
        "cartagena bot --table http://127.0.0.1:7777/t/1c4e9td4980ykccv -- python3 docs/bot.py",
    ];
    subcommand(console, "bot", " -- <PROGRAM> [ARGUMENT]...", &examples)
        .about(say!(console.texts, "cli-bot"))
        .before_help(say!(console.texts, "more-bot", form = "cartagena engine"))
        .args([options.table(), options.token(), options.turn(), options.program()])
}

fn analyse(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena analyse game.txt",
        "cartagena analyse games/*.txt --json > games.jsonl",
        "cartagena analyse game.txt --svg chances.svg --notes noted.txt",
    ];
    subcommand(console, "analyse", " <FILE>...", &examples)
        .about(say!(console.texts, "cli-analyse"))
        .before_help(say!(console.texts, "more-analyse"))
        .args([options.records(), options.game(), options.nodes(), options.jobs()])
        .args([options.json(), options.chances_picture(), options.notes()])
}

fn study(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena study first",
        "cartagena study luck --variant jamaica --games 500",
        "cartagena study length --players 2 --player captain --json --picture length.svg",
        "cartagena study all --page docs/STUDIES.md",
    ];
    subcommand(console, "study", " <QUESTION>", &examples)
        .about(say!(console.texts, "cli-study"))
        .before_help(say!(console.texts, "more-study", key = "Ctrl+C"))
        .arg(options.question())
        .args(options.rules())
        .args([options.players(), options.study_player(), options.study_games()])
        .args([options.study_seed(), options.tunnel(), options.first(), options.jobs()])
        .args([options.json(), options.answer_picture(), options.page()])
}

fn selfplay(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena selfplay --games 1000 --seed 7 --out games.jsonl",
        "cartagena selfplay captain bosun --rules jamaica --chances > games.jsonl",
        "cartagena selfplay captain --games 100 --record-file games.txt",
        "cartagena selfplay --check games.jsonl",
    ];
    subcommand(console, "selfplay", " [PLAYER]...", &examples)
        .about(say!(console.texts, "cli-selfplay"))
        .before_help(say!(console.texts, "more-selfplay", key = "Ctrl+C"))
        .arg(options.contestants().value_name("PLAYER"))
        .args(options.rules())
        .args([options.players_or("2"), options.games(), options.seed()])
        .args([options.tunnel(), options.first(), options.jobs()])
        .args([options.out_file(), options.record_file(), options.chances(), options.check()])
}

fn train(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena train",
        "cartagena train --variant jamaica --players 3 --games 200000 --picture jamaica-3.svg",
        "cartagena train --resume --out jamaica-3.net",
        "cartagena train --show jamaica-3.json --picture jamaica-3.png",
    ];
    subcommand(console, "train", "", &examples)
        .about(say!(console.texts, "cli-train"))
        .before_help(say!(console.texts, "more-train", key = "Ctrl+C", form = "--resume"))
        .args([options.learnt(), options.players_or("2"), options.training_games()])
        .args([options.training_seed(), options.rate(), options.lambda(), options.astray()])
        .args([options.marks(), options.test_deals(), options.out(), options.resume_training()])
        .args([options.json(), options.curve(), options.report()])
}

fn puzzles(console: &Console, options: &ArgBuilder) -> Command {
    let examples = [
        "cartagena puzzles --seed 18 --count 20",
        "cartagena puzzles --from games.txt --out puzzles.txt --json",
        "cartagena puzzles --check puzzles.txt --every 10",
    ];
    subcommand(console, "puzzles", "", &examples)
        .about(say!(console.texts, "cli-puzzles"))
        .before_help(say!(console.texts, "more-puzzles", file = "docs/PUZZLES.md"))
        .args([options.seed(), options.puzzle_count(), options.puzzle_source()])
        .args([options.puzzle_file(), options.search_nodes(), options.checked_puzzles()])
        .args([options.every(), options.json()])
}

fn completions(console: &Console, options: &ArgBuilder) -> Command {
    let examples =
        ["cartagena completions bash > ~/.local/share/bash-completion/completions/cartagena"];
    subcommand(console, "completions", " <SHELL>", &examples)
        .about(say!(console.texts, "cli-completions"))
        .arg(options.shell())
}

fn manual(console: &Console, options: &ArgBuilder) -> Command {
    subcommand(console, "manual", " <DIR>", &["cartagena manual ~/.local/share/man/man1"])
        .about(say!(console.texts, "cli-manual"))
        .before_help(say!(console.texts, "more-manual", form = "man"))
        .arg(options.manual_folder())
}

fn subcommand(console: &Console, name: &'static str, rest: &str, examples: &[&str]) -> Command {
    let heading = heading(console, &say!(console.texts, "help-examples"));
    let examples: String = examples.iter().map(|example| format!("\n  {example}")).collect();
    let options = say!(console.texts, "help-options").to_lowercase();
    page(console, Command::new(name), &format!("{heading}{examples}"))
        .override_usage(format!("{PROGRAM} {name} [{options}]{rest}"))
}

/// Returns a page of help, with our sentences where clap has its own.
fn page(console: &Console, command: Command, after: &str) -> Command {
    let options = say!(console.texts, "help-options");
    let usage = heading(console, &say!(console.texts, "help-usage"));
    let styles = if console.is_rtl() { Styles::plain() } else { Styles::styled() };
    command
        .help_template(format!(
            "{{about-with-newline}}\n{{before-help}}{usage} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .styles(styles)
        .after_help(after.to_owned())
        .subcommand_help_heading(say!(console.texts, "help-commands"))
        .next_help_heading(options)
        .max_term_width(100)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .arg(help(console))
}

fn heading(console: &Console, words: &str) -> String {
    let style = if console.is_rtl() { Style::new() } else { Style::new().bold().underline() };
    format!("{style}{words}:{style:#}")
}

fn help(console: &Console) -> Arg {
    let arg = Arg::new("help").short('h').long("help").action(ArgAction::HelpShort);
    arg.help(say!(console.texts, "opt-help")).display_order(1000)
}

fn version(console: &Console) -> Arg {
    let arg = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    arg.help(say!(console.texts, "opt-version")).display_order(1001)
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
