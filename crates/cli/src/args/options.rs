//! The options and arguments of all commands.

mod admin;
mod analysis;
mod arena;
mod online;
mod puzzles;
pub(super) mod serve;
mod train;
mod verify;

pub(crate) use admin::ADMIN_ACTS;
pub(crate) use serve::{DATABASE_SCHEMES, MAIL_PASSWORD, database_address};

use super::listed_parser::{ListedParser, all_rules};
use crate::console::Console;
use cartagena::{Rules, Seat, Tunnel, Variant};
use cartagena_bots::Level;
use cartagena_texts::{Lang, Texts, say};
use clap::builder::{TypedValueParser, ValueParser};
use clap::{Arg, ArgAction, ArgGroup};
use clap_complete::Shell;
use std::path::PathBuf;
use std::sync::Arc;

/// The rulebooks from which options can be taken.
const BOOKS: &[&str] = &["he", "ru", "da", "cs", "ja"];
const LAYOUTS: &[&str] = &["wide", "phone"];
const THEMES: &[&str] = &["dark", "light"];
const SHELLS: &[&str] = &["bash", "elvish", "fish", "powershell", "zsh"];

/// The group of options that draw a picture.
pub(super) const PICTURE: &str = "drawn";

/// Returns the group of options that draw a picture.
pub(super) fn picture_group(options: [&'static str; 2]) -> ArgGroup {
    ArgGroup::new(PICTURE).args(options).multiple(true)
}

/// Builder of arguments in one language.
pub(super) struct ArgBuilder {
    texts: Arc<Texts>,
}

impl ArgBuilder {
    pub(super) fn new(console: &Console) -> ArgBuilder {
        ArgBuilder { texts: Arc::clone(&console.texts) }
    }

    pub(super) fn lang(&self) -> Arg {
        let tags = Lang::ALL.map(Lang::tag);
        option("lang", "LANG", say!(self.texts, "opt-lang", form = tags.join(", ")))
            .value_parser(ListedParser::new(
                self.parsed(Lang::from_tag, reason_one_of(tags.join(", "))),
                tags.map(str::to_owned).to_vec(),
            ))
            .hide_possible_values(true)
            .global(true)
            .display_order(900)
    }

    pub(super) fn native_bidi(&self) -> Arg {
        flag("native-bidi", say!(self.texts, "opt-native-bidi")).global(true).display_order(901)
    }

    /// Returns the options for the rules: in full, or by rulebook and variant.
    pub(super) fn rules(&self) -> [Arg; 3] {
        let texts = Arc::clone(&self.texts);
        let read =
            move |text: &str| text.parse::<Rules>().map_err(|fault| texts.problem(&fault.problem));
        let variants = Variant::ALL.map(Variant::as_str);
        let variant = move |text: &str| Variant::ALL.into_iter().find(|v| v.as_str() == text);
        let rules = say!(self.texts, "opt-rules", form = "jamaica, tortuga+pass, hispaniola-boat");
        [
            option("rules", "RULES", self.with_default(rules, "tortuga"))
                .value_parser(ListedParser::new(read, all_rules()))
                .hide_possible_values(true)
                .conflicts_with_all(["book", "variant"]),
            option("book", "LANG", say!(self.texts, "opt-book", form = BOOKS.join(", ")))
                .value_parser(self.word(BOOKS))
                .hide_possible_values(true),
            option(
                "variant",
                "VARIANT",
                say!(self.texts, "opt-variant", form = variants.join(", ")),
            )
            .value_parser(ListedParser::new(
                self.parsed(variant, reason_one_of(variants.join(", "))),
                variants.map(str::to_owned).to_vec(),
            ))
            .hide_possible_values(true),
        ]
    }

    pub(super) fn players(&self) -> Arg {
        option("players", "N", say!(self.texts, "opt-players"))
            .value_parser(self.number(Seat::MIN as u64, Seat::MAX as u64))
    }

    pub(super) fn players_or(&self, default: &'static str) -> Arg {
        self.defaulting(self.players(), default)
    }

    pub(super) fn seed(&self) -> Arg {
        option("seed", "N", say!(self.texts, "opt-seed")).value_parser(self.number(0, u64::MAX))
    }

    pub(super) fn tunnel(&self) -> Arg {
        let texts = Arc::clone(&self.texts);
        let read =
            move |text: &str| text.parse::<Tunnel>().map_err(|fault| texts.problem(&fault.problem));
        option("tunnel", "TUNNEL", say!(self.texts, "opt-tunnel", form = "BPHSDK/DBKPHS/…"))
            .value_parser(read)
    }

    pub(super) fn first(&self) -> Arg {
        option("first", "SEAT", say!(self.texts, "opt-first")).value_parser(self.number(0, 4))
    }

    /// Returns the options for the output of a position, and its look.
    pub(super) fn picture(&self) -> Vec<Arg> {
        let picture = |format| say!(self.texts, "opt-picture", form = format, input = "-");
        let mut args = vec![
            file("svg", "FILE", picture("SVG")),
            file("png", "FILE", picture("PNG")),
            option("width", "PX", say!(self.texts, "opt-width", form = "PNG"))
                .value_parser(self.number(16, 4096))
                .requires("png"),
            flag("line", say!(self.texts, "opt-line")),
        ];
        args.extend(self.drawing(PICTURE));
        args
    }

    /// Returns the options for the look of pictures, which are refused where none is drawn.
    pub(super) fn drawing(&self, picture: &'static str) -> [Arg; 3] {
        let layout =
            option("layout", "NAME", say!(self.texts, "opt-layout", form = LAYOUTS.join(", ")));
        let theme =
            option("theme", "NAME", say!(self.texts, "opt-theme", form = THEMES.join(", ")));
        [
            self.defaulting(layout, LAYOUTS[0])
                .value_parser(self.word(LAYOUTS))
                .hide_possible_values(true)
                .requires(picture),
            self.defaulting(theme, THEMES[0])
                .value_parser(self.word(THEMES))
                .hide_possible_values(true)
                .requires(picture),
            flag("letters", say!(self.texts, "opt-letters")).requires(picture),
        ]
    }

    pub(super) fn as_seat(&self) -> Arg {
        option("as-seat", "SEAT", say!(self.texts, "opt-as-seat"))
            .value_parser(self.number(0, 4))
            .conflicts_with("public")
    }

    pub(super) fn public(&self) -> Arg {
        flag("public", say!(self.texts, "opt-public"))
    }

    pub(super) fn position(&self) -> Arg {
        let arg = argument("position", "POSITION", say!(self.texts, "arg-position", form = "-"));
        arg.help_heading(say!(self.texts, "help-arguments")).allow_hyphen_values(true)
    }

    pub(super) fn record(&self) -> Arg {
        argument("record", "FILE", say!(self.texts, "arg-record", form = "-"))
            .help_heading(say!(self.texts, "help-arguments"))
            .value_parser(ValueParser::path_buf())
            .required(true)
    }

    pub(super) fn game(&self) -> Arg {
        option("game", "N", say!(self.texts, "opt-game")).value_parser(self.number(1, 1_000_000))
    }

    pub(super) fn to(&self) -> Arg {
        option("to", "N", say!(self.texts, "opt-to")).value_parser(self.number(0, 10_000))
    }

    pub(super) fn svg_dir(&self) -> Arg {
        file("svg-dir", "DIR", say!(self.texts, "opt-svg-dir"))
    }

    /// Returns the options of an animation.
    pub(super) fn gif(&self) -> [Arg; 2] {
        [
            file("gif", "FILE", say!(self.texts, "opt-gif", input = "-")).conflicts_with("svg-dir"),
            option("width", "PX", say!(self.texts, "opt-width", form = "GIF"))
                .value_parser(self.number(180, 1280))
                .requires("gif"),
        ]
    }

    pub(super) fn depth(&self) -> Arg {
        argument("depth", "DEPTH", say!(self.texts, "arg-depth"))
            .help_heading(say!(self.texts, "help-arguments"))
            .value_parser(self.number(0, u32::MAX.into()))
            .required(true)
    }

    pub(super) fn divide(&self) -> Arg {
        flag("divide", say!(self.texts, "opt-divide"))
    }

    pub(super) fn recompute(&self) -> Arg {
        flag("recompute", say!(self.texts, "opt-recompute"))
    }

    pub(super) fn json(&self) -> Arg {
        flag("json", say!(self.texts, "opt-json", form = "JSON"))
    }

    pub(super) fn games(&self) -> Arg {
        let arg = option("games", "N", say!(self.texts, "opt-games"));
        self.defaulting(arg, "1000").value_parser(self.number(1, u32::MAX.into()))
    }

    pub(super) fn threads(&self) -> Arg {
        option("threads", "N", say!(self.texts, "opt-threads")).value_parser(self.number(1, 1024))
    }

    pub(super) fn name(&self) -> Arg {
        option("name", "NAME", say!(self.texts, "opt-name")).action(ArgAction::Append)
    }

    pub(super) fn bot(&self) -> Arg {
        let names = Level::ALL.map(Level::name);
        let known = |text: &str| text.parse::<Level>().ok();
        let read = self.parsed(known, reason_one_of(names.join(", ")));
        option("bot", "LEVEL", say!(self.texts, "opt-bot", form = names.join(", ")))
            .value_parser(ListedParser::new(read, names.map(str::to_owned).to_vec()))
            .hide_possible_values(true)
            .action(ArgAction::Append)
    }

    pub(super) fn fast(&self) -> Arg {
        flag("fast", say!(self.texts, "opt-fast"))
    }

    pub(super) fn resume(&self) -> Arg {
        file("resume", "FILE", say!(self.texts, "opt-resume"))
            .conflicts_with_all(["rules", "book", "variant", "players", "name", "bot"])
            .conflicts_with_all(["tunnel", "first"])
    }

    pub(super) fn save_dir(&self) -> Arg {
        file("save-dir", "DIR", say!(self.texts, "opt-save-dir"))
    }

    pub(super) fn no_confirm(&self) -> Arg {
        flag("no-confirm", say!(self.texts, "opt-no-confirm"))
    }

    pub(super) fn shell(&self) -> Arg {
        let known = |text: &str| text.parse::<Shell>().ok();
        argument("shell", "SHELL", say!(self.texts, "arg-shell", form = SHELLS.join(", ")))
            .help_heading(say!(self.texts, "help-arguments"))
            .value_parser(ListedParser::new(
                self.parsed(known, reason_one_of(SHELLS.join(", "))),
                SHELLS.iter().map(|&shell| shell.to_owned()).collect(),
            ))
            .hide_possible_values(true)
            .required(true)
    }

    pub(super) fn manual_folder(&self) -> Arg {
        argument("folder", "DIR", say!(self.texts, "arg-manual"))
            .help_heading(say!(self.texts, "help-arguments"))
            .value_parser(ValueParser::path_buf())
            .required(true)
    }

    fn with_default(&self, help: String, default: &str) -> String {
        say!(self.texts, "opt-default", first = help, last = default)
    }

    fn defaulting(&self, arg: Arg, default: &'static str) -> Arg {
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        arg.help(self.with_default(help, default)).default_value(default).hide_default_value(true)
    }

    fn word(&self, words: &'static [&'static str]) -> ValueParser {
        let known = move |text: &str| words.iter().find(|word| **word == text).copied();
        let read = self.parsed(known, reason_one_of(words.join(", ")));
        ListedParser::new(read, words.iter().map(|&word| word.to_owned()).collect()).into()
    }

    fn number(&self, least: u64, most: u64) -> ValueParser {
        let within = move |text: &str| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|number: &u64| digits && (least..=most).contains(number))
        };
        let reason = move |texts: &Texts| {
            say!(texts, "reason-number", first = least.to_string(), last = most.to_string())
        };
        self.parsed(within, reason).into()
    }

    /// Adds a parser whose errors are our sentences.
    fn parsed<T: Clone + Send + Sync + 'static>(
        &self,
        read: impl Fn(&str) -> Option<T> + Clone + Send + Sync + 'static,
        reason: impl Fn(&Texts) -> String + Clone + Send + Sync + 'static,
    ) -> impl TypedValueParser<Value = T> {
        self.explained(move |text: &str| read(text).ok_or(()), move |texts, ()| reason(texts))
    }

    /// Adds a parser whose errors are our sentences, one for each reason.
    fn explained<T: Clone + Send + Sync + 'static, E>(
        &self,
        read: impl Fn(&str) -> Result<T, E> + Clone + Send + Sync + 'static,
        reason: impl Fn(&Texts, E) -> String + Clone + Send + Sync + 'static,
    ) -> impl TypedValueParser<Value = T> {
        let texts = Arc::clone(&self.texts);
        move |text: &str| read(text).map_err(|error| reason(&texts, error))
    }
}

fn reason_one_of(form: String) -> impl Fn(&Texts) -> String + Clone + Send + Sync {
    move |texts| say!(texts, "reason-one-of", form = form.as_str())
}

fn option(id: &'static str, value: &'static str, help: String) -> Arg {
    Arg::new(id).long(id).value_name(value).help(help).allow_negative_numbers(true)
}

fn flag(id: &'static str, help: String) -> Arg {
    Arg::new(id).long(id).action(ArgAction::SetTrue).help(help)
}

fn file(id: &'static str, value: &'static str, help: String) -> Arg {
    option(id, value, help).value_parser(clap::value_parser!(PathBuf))
}

fn argument(id: &'static str, value: &'static str, help: String) -> Arg {
    Arg::new(id).value_name(value).help(help)
}
