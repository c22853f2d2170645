//! Options of the server: the address, and the store of its games.

use super::{ArgBuilder, argument, file, flag, option};
use cartagena_server::Origin;
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
