//! Options of the server: the address, and the store of its games.

use super::{ArgBuilder, argument, file, flag, option};
use cartagena_server::{EmailAddress, Origin, SmtpServer, SmtpServerError};
use cartagena_texts::{Texts, say};
use clap::builder::FalseyValueParser;
use clap::builder::ValueParser;
use clap::{Arg, ArgAction};
use std::net::SocketAddr;

/// This machine alone: serving a network must be asked for.
const LISTEN: &str = "127.0.0.1:7777";
/// Beginnings of database addresses.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];
/// Default number of connections.
const CONNECTIONS: &str = "16000";
const EXAMPLE_ORIGIN: &str = "https://game.example";
const EXAMPLE_MAIL_SERVER: &str = "smtps://name@mail.example:465";
const EXAMPLE_SENDER: &str = "cartagena@game.example";
/// Variable with the mail server's password.
pub(crate) const MAIL_PASSWORD: &str = "CARTAGENA_MAIL_PASSWORD";

impl ArgBuilder {
    pub(in crate::args) fn listen(&self) -> Arg {
        let variable = "CARTAGENA_LISTEN";
        let arg = option("listen", "ADDRESS", say!(self.texts, "opt-listen", form = variable));
        let read = |text: &str| text.parse::<SocketAddr>().ok();
        let reason = |texts: &Texts| say!(texts, "reason-address", form = LISTEN);
        let arg = self.defaulting(arg, LISTEN).value_parser(self.parsed(read, reason));
        from(arg, variable)
    }

    /// Returns the options for the store: a folder or a database.
    pub(in crate::args) fn store(&self) -> [Arg; 2] {
        let [folder, database] = ["CARTAGENA_DATA", "CARTAGENA_DATABASE"];
        let data = file("data", "DIR", say!(self.texts, "opt-data", form = folder));
        let base = option(
            "database",
            "URL",
            say!(self.texts, "opt-database", form = database, name = "PostgreSQL"),
        );
        let known = |text: &str| SCHEMES.iter().any(|scheme| text.starts_with(scheme));
        let read = move |text: &str| known(text).then(|| text.to_owned());
        let reason = |texts: &Texts| say!(texts, "reason-database", form = SCHEMES[0]);
        [
            from(data, folder).conflicts_with("database"),
            from(base, database).value_parser(self.parsed(read, reason)),
        ]
    }

    pub(in crate::args) fn origin(&self) -> Arg {
        let variable = "CARTAGENA_ORIGIN";
        let arg = option("origin", "URL", say!(self.texts, "opt-origin", form = variable));
        let read = |text: &str| text.parse::<Origin>().ok();
        let reason = |texts: &Texts| say!(texts, "reason-origin", form = EXAMPLE_ORIGIN);
        from(arg, variable).value_parser(self.parsed(read, reason))
    }

    pub(in crate::args) fn behind_proxy(&self) -> Arg {
        let variable = "CARTAGENA_BEHIND_PROXY";
        let arg = flag(
            "behind-proxy",
            say!(self.texts, "opt-behind-proxy", form = variable, name = "https"),
        );
        from(arg, variable).value_parser(FalseyValueParser::new())
    }

    pub(in crate::args) fn connections(&self) -> Arg {
        let variable = "CARTAGENA_CONNECTIONS";
        let help = say!(self.texts, "opt-connections", form = variable);
        let arg = self.defaulting(option("connections", "N", help), CONNECTIONS);
        from(arg, variable).value_parser(self.number(1, 1_000_000))
    }

    pub(in crate::args) fn private_addresses(&self) -> Arg {
        let variable = "CARTAGENA_PRIVATE_ADDRESSES";
        let help = say!(self.texts, "opt-private-addresses", form = variable, name = "https");
        from(flag("private-addresses", help), variable).value_parser(FalseyValueParser::new())
    }

    /// Returns the options for e-mails: the server, the sender, and the file with the password.
    pub(in crate::args) fn mail(&self) -> [Arg; 3] {
        let [server, sender] = ["CARTAGENA_MAIL_SERVER", "CARTAGENA_MAIL_FROM"];
        let help = say!(
            self.texts,
            "opt-mail-server",
            name = EXAMPLE_MAIL_SERVER,
            first = "smtps://",
            input = "smtp://",
            last = "smtp+plain://",
            key = "--mail-from, --origin",
            form = server
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
        let place = option("mail-server", "URL", help).requires("mail-from").requires("origin");
        let place = place.value_parser(self.explained(str::parse::<SmtpServer>, reason));
        let from_help = say!(self.texts, "opt-mail-from", form = sender);
        let reason = |texts: &Texts| say!(texts, "reason-mail-from", form = EXAMPLE_SENDER);
        let address = option("mail-from", "ADDRESS", from_help).requires("mail-server");
        let address = address.value_parser(self.parsed(EmailAddress::parse, reason));
        let secret = say!(self.texts, "opt-mail-password-file", form = MAIL_PASSWORD);
        let secret = file("mail-password-file", "FILE", secret).requires("mail-server");
        [from(place, server), from(address, sender), secret]
    }

    /// Returns the option for the file with the server's key.
    pub(in crate::args) fn key_file(&self) -> Arg {
        let variable = "CARTAGENA_KEY_FILE";
        from(file("key-file", "FILE", say!(self.texts, "opt-key-file", form = variable)), variable)
    }

    /// Returns the option for heads that players noted.
    pub(in crate::args) fn heads(&self) -> Arg {
        file("heads", "FILE", say!(self.texts, "opt-heads")).action(ArgAction::Append)
    }

    pub(in crate::args) fn copy(&self) -> Arg {
        argument("file", "FILE", say!(self.texts, "arg-backup"))
            .help_heading(say!(self.texts, "help-arguments"))
            .value_parser(ValueParser::path_buf())
            .required(true)
    }
}

/// Lets the environment set an option, too; its help says so.
pub(super) fn from(arg: Arg, variable: &'static str) -> Arg {
    arg.env(variable).hide_env(true).hide_env_values(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_tells_how_many_connections_there_are() {
        assert_eq!(CONNECTIONS, cartagena_server::Limits::DEFAULT_CONNECTIONS.to_string());
    }
}
