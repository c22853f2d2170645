//! Settings of a server: each is an option, a variable, and a line of a file.

use super::{ArgBuilder, argument, file, flag, option, reason_one_of};
use cartagena_server::{EmailAddress, ListenAddress, Origin, SmtpServer, SmtpServerError};
use cartagena_texts::{Texts, say};
use clap::builder::{FalseyValueParser, TypedValueParser, ValueParser};
use clap::{Arg, ArgAction};
use std::ffi::OsString;
use tracing_subscriber::filter::Targets;

/// This machine alone: serving a network must be asked for.
const LISTEN: &str = "127.0.0.1:7777";
/// Example of an address for metrics: of this machine alone.
const METRICS_LISTEN: &str = "127.0.0.1:9777";
/// Forms of the log; the first is the default.
const LOG_FORMATS: &[&str] = &["text", "json"];
/// Beginnings of database addresses.
pub(crate) const DATABASE_SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];
/// Default number of connections.
const CONNECTIONS: &str = "16000";
/// Option that names the file with settings.
pub(in crate::args) const CONFIG: &str = "config";
const EXAMPLE_ORIGIN: &str = "https://game.example";
const EXAMPLE_MAIL_SERVER: &str = "smtps://name@mail.example:465";
const EXAMPLE_SENDER: &str = "cartagena@game.example";
/// Variable with the mail server's password.
pub(crate) const MAIL_PASSWORD: &str = "CARTAGENA_MAIL_PASSWORD";

impl ArgBuilder {
    /// Returns every setting of a server, without its variable. What stands here is an option of
    /// `cartagena serve`, a variable, and a line of its file.
    pub(in crate::args) fn plain_settings(&self) -> Vec<Arg> {
        let [data, database, database_file] = self.store_place();
        vec![
            self.listen(),
            self.metrics_listen(),
            data,
            database,
            database_file,
            self.key_file(),
            self.origin(),
            self.behind_proxy(),
            self.connections(),
            self.invite_only(),
            self.kept_days("keep-games", say!(self.texts, "opt-keep-games")),
            self.kept_days("keep-chat", say!(self.texts, "opt-keep-chat")),
            self.kept_days("keep-idle-tables", say!(self.texts, "opt-keep-idle-tables")),
            self.kept_days("keep-reports", say!(self.texts, "opt-keep-reports")),
            self.kept_days("keep-log", say!(self.texts, "opt-keep-log")),
            self.private_addresses(),
            self.mail_server(),
            self.mail_from(),
            self.mail_password_file(),
            self.server_log(),
            self.log_format(),
        ]
    }

    /// Returns every option of `cartagena serve`: the settings, and the file in which they may stand.
    pub(in crate::args) fn settings(&self) -> Vec<Arg> {
        let settings = self.plain_settings().into_iter().map(|arg| self.with_variable(arg));
        settings.chain([self.config()]).collect()
    }

    /// Returns the settings by which other commands find the store, and the file in which they may
    /// stand.
    pub(in crate::args) fn store(&self) -> Vec<Arg> {
        self.settings_named(&["data", "database", "database-file", CONFIG])
    }

    /// Returns the settings of these names.
    pub(in crate::args) fn settings_named(&self, names: &[&str]) -> Vec<Arg> {
        let mut settings = self.settings();
        settings.retain(|arg| names.contains(&arg.get_id().as_str()));
        settings
    }

    /// Lets the environment set an option, too, and says so in its help.
    fn with_variable(&self, arg: Arg) -> Arg {
        let variable = variable(&arg);
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        let help =
            say!(self.texts, "opt-variable", first = help.as_str(), form = variable.as_str());
        let arg = arg.env(OsString::from(variable)).hide_env(true).hide_env_values(true).help(help);
        match arg.get_action() {
            ArgAction::SetTrue => arg.value_parser(FalseyValueParser::new()),
            _ => arg,
        }
    }

    fn config(&self) -> Arg {
        let line = format!("connections = {CONNECTIONS}");
        self.with_variable(file(CONFIG, "FILE", say!(self.texts, "opt-config", form = line)))
    }

    fn listen(&self) -> Arg {
        let help = say!(self.texts, "opt-listen", form = "unix:/run/cartagena/socket");
        let arg = self.defaulting(option("listen", "ADDRESS", help), LISTEN);
        arg.value_parser(self.address(LISTEN))
    }

    fn metrics_listen(&self) -> Arg {
        let help = say!(self.texts, "opt-metrics-listen", form = METRICS_LISTEN);
        option("metrics-listen", "ADDRESS", help).value_parser(self.address(METRICS_LISTEN))
    }

    fn address(&self, example: &'static str) -> impl TypedValueParser<Value = ListenAddress> {
        let read = |text: &str| text.parse::<ListenAddress>().ok();
        self.parsed(read, move |texts: &Texts| say!(texts, "reason-address", form = example))
    }

    /// Returns the settings for the store: a folder or a database.
    fn store_place(&self) -> [Arg; 3] {
        let name = "PostgreSQL";
        let data = file("data", "DIR", say!(self.texts, "opt-data"));
        let base = option("database", "URL", say!(self.texts, "opt-database", name = name));
        let secret =
            file("database-file", "FILE", say!(self.texts, "opt-database-file", name = name));
        let reason = |texts: &Texts| say!(texts, "reason-database", form = DATABASE_SCHEMES[0]);
        [
            data.conflicts_with_all(["database", "database-file"]),
            base.value_parser(self.parsed(database_address, reason)),
            secret.conflicts_with("database"),
        ]
    }

    fn origin(&self) -> Arg {
        let read = |text: &str| text.parse::<Origin>().ok();
        let reason = |texts: &Texts| say!(texts, "reason-origin", form = EXAMPLE_ORIGIN);
        let arg = option("origin", "URL", say!(self.texts, "opt-origin"));
        arg.value_parser(self.parsed(read, reason))
    }

    fn behind_proxy(&self) -> Arg {
        flag("behind-proxy", say!(self.texts, "opt-behind-proxy", name = "https"))
    }

    fn connections(&self) -> Arg {
        let help = say!(self.texts, "opt-connections");
        self.defaulting(option("connections", "N", help), CONNECTIONS)
            .value_parser(self.number(1, 1_000_000))
    }

    /// Returns a setting of retention: without it things are kept for ever.
    fn kept_days(&self, name: &'static str, help: String) -> Arg {
        option(name, "DAYS", help).value_parser(self.number(1, 36_500))
    }

    fn private_addresses(&self) -> Arg {
        flag("private-addresses", say!(self.texts, "opt-private-addresses", name = "https"))
    }

    fn mail_server(&self) -> Arg {
        let help = say!(
            self.texts,
            "opt-mail-server",
            name = EXAMPLE_MAIL_SERVER,
            first = "smtps://",
            input = "smtp://",
            last = "smtp+plain://",
            key = "--mail-from, --origin"
        );
        let reason = |texts: &Texts, error| match error {
            SmtpServerError::Malformed => {
                say!(texts, "reason-mail-server", form = EXAMPLE_MAIL_SERVER)
            }
            SmtpServerError::HasPassword => {
                say!(texts, "reason-mail-password", form = MAIL_PASSWORD)
            }
            SmtpServerError::Unprotected => say!(texts, "reason-mail-open"),
        };
        option("mail-server", "URL", help)
            .value_parser(self.explained(str::parse::<SmtpServer>, reason))
    }

    fn mail_from(&self) -> Arg {
        let reason = |texts: &Texts| say!(texts, "reason-mail-from", form = EXAMPLE_SENDER);
        let arg = option("mail-from", "ADDRESS", say!(self.texts, "opt-mail-from"));
        arg.value_parser(self.parsed(EmailAddress::parse, reason))
    }

    fn mail_password_file(&self) -> Arg {
        let help = say!(self.texts, "opt-mail-password-file", form = MAIL_PASSWORD);
        file("mail-password-file", "FILE", help)
    }

    /// Returns the option for the file with the server's key.
    fn key_file(&self) -> Arg {
        file("key-file", "FILE", say!(self.texts, "opt-key-file"))
    }

    fn server_log(&self) -> Arg {
        let levels = "error, warn, info, debug, trace";
        let arg = option("log", "LEVELS", say!(self.texts, "opt-server-log", form = levels));
        let read = |text: &str| text.parse::<Targets>().ok();
        arg.value_parser(self.parsed(read, reason_one_of(levels.to_owned())))
    }

    fn log_format(&self) -> Arg {
        let arg = option(
            "log-format",
            "FORM",
            say!(self.texts, "opt-log-format", first = "text", last = "json"),
        );
        let arg = self.defaulting(arg, LOG_FORMATS[0]).value_parser(self.word(LOG_FORMATS));
        arg.hide_possible_values(true)
    }

    pub(in crate::args) fn as_table(&self) -> Arg {
        flag("table", say!(self.texts, "opt-table"))
    }

    /// Returns the option for heads that players noted.
    pub(in crate::args) fn heads(&self) -> Arg {
        file("heads", "FILE", say!(self.texts, "opt-heads")).action(ArgAction::Append)
    }

    /// Returns the argument for a backup that is restored.
    pub(in crate::args) fn backup_file(&self) -> Arg {
        argument("file", "FILE", say!(self.texts, "arg-restore", form = "cartagena backup"))
            .help_heading(say!(self.texts, "help-arguments"))
            .value_parser(ValueParser::path_buf())
            .required(true)
    }

    pub(in crate::args) fn copy(&self) -> Arg {
        argument("file", "FILE", say!(self.texts, "arg-backup"))
            .help_heading(say!(self.texts, "help-arguments"))
            .value_parser(ValueParser::path_buf())
            .required(true)
    }
}

/// Returns the variable that sets an option.
pub(in crate::args) fn variable(arg: &Arg) -> String {
    format!("CARTAGENA_{}", arg.get_id().as_str().to_uppercase().replace('-', "_"))
}

/// Returns the address of a database, if it is one.
pub(crate) fn database_address(text: &str) -> Option<String> {
    DATABASE_SCHEMES.iter().any(|scheme| text.starts_with(scheme)).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_tells_how_many_connections_there_are() {
        assert_eq!(CONNECTIONS, cartagena_server::Limits::DEFAULT_CONNECTIONS.to_string());
    }
}
