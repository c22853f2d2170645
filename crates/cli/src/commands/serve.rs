//! `cartagena serve`: the page and the online games.

use super::{Done, admin, number, stored_games};
use crate::args::MAIL_PASSWORD;
use crate::console::Console;
use crate::failure::Failure;
use cartagena_server::{
    AddressPolicy, AdminToken, BindError, Config, EmailAddress, Limits, ListenAddress, MailConfig,
    Origin, PAGE, Retention, Server, ServerKey, ServiceState, SmtpServer, SystemdSockets,
    notify_service, shutdown_signal,
};
use cartagena_store::StoreLocation;
use cartagena_texts::say;
use clap::ArgMatches;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use tokio::runtime::Builder;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Command that builds the program with the page inside.
const BUILD_COMMAND: &str = "cargo xtask play";

pub(super) fn run(console: &Console, matches: &ArgMatches) -> Done {
    let Some(listen) = matches.get_one::<ListenAddress>("listen") else { return Ok(()) };
    let mail = mail_server(console, matches)?;
    if PAGE.is_empty() {
        return Err(no_page(console));
    }
    start_logging(matches);
    let sockets = SystemdSockets::from_environment();
    let runtime = Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let place = stored_games::store_location(console, matches)?;
        let store = stored_games::share_store(console, &place).await?;
        let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), PAGE, store);
        config.listen = listen.clone();
        config.metrics_listen = matches.get_one("metrics-listen").cloned();
        let key = stored_games::key_file(matches, &place);
        config.key = server_key(console, &key)?;
        config.admin = Some(admin_token(console, &admin::token_file(&key))?);
        config.invite_only = matches.get_flag("invite-only");
        config.retention = retention(matches);
        config.origin = matches.get_one::<Origin>("origin").cloned();
        config.behind_proxy = matches.get_flag("behind-proxy");
        let allow_private = matches.get_flag("private-addresses");
        config.notices.addresses = AddressPolicy { allow_private };
        config.notices.mail = mail;
        if let Some(connections) = matches.get_one::<u64>("connections") {
            config.limits = Limits::default().with_connections(*connections as usize);
        }
        let server = Server::bind_with(config, sockets).await;
        let server = server.map_err(|why| bind_failure(console, &place, why))?;
        let address = browser_address(server.address());
        let origin = matches.get_one::<Origin>("origin").map(Origin::as_str);
        let address_file = admin::AddressFile::write(&key, &address, origin);
        // The address alone, so that programs can read it.
        println(&match address {
            ListenAddress::Tcp(address) => format!("http://{address}/"),
            file @ ListenAddress::Unix(_) => file.to_string(),
        })?;
        console.print_to_stderr(&say!(console.texts, "serve-ready", key = "Ctrl+C"));
        notify_service(ServiceState::Ready);
        server.run(stop_requested()).await;
        drop(address_file);
        Ok(())
    })
}

/// Returns the days after which things are removed.
fn retention(matches: &ArgMatches) -> Retention {
    let days = |name| number(matches, name).and_then(|days| u32::try_from(days).ok());
    Retention {
        games: days("keep-games"),
        chat: days("keep-chat"),
        idle_tables: days("keep-idle-tables"),
        reports: days("keep-reports"),
        admin_log: days("keep-log"),
    }
}

async fn stop_requested() {
    shutdown_signal().await;
    notify_service(ServiceState::Stopping);
}

/// Returns the mail server, if one is named. Its password comes from a file or a variable, never from the
/// command line.
fn mail_server(console: &Console, matches: &ArgMatches) -> Result<Option<MailConfig>, Failure> {
    let server = matches.get_one::<SmtpServer>("mail-server").cloned();
    let from = matches.get_one::<EmailAddress>("mail-from").cloned();
    let needs = |id: &str| {
        let reason = say!(console.texts, "usage-missing", form = format!("--{id}"));
        Failure::Usage(say!(console.texts, "cli-error", reason = reason))
    };
    // The lines of a file count for less than options and variables, so only here all are known.
    let Some(server) = server else {
        let others = ["mail-from", "mail-password-file"];
        let alone = others.into_iter().any(|id| matches.value_source(id).is_some());
        return if alone { Err(needs("mail-server")) } else { Ok(None) };
    };
    let from = from.ok_or_else(|| needs("mail-from"))?;
    if matches.value_source("origin").is_none() {
        return Err(needs("origin"));
    }
    let password = mail_password(console, matches.get_one("mail-password-file"))?;
    let option = "--mail-server";
    let problem = match (server.user(), &password) {
        (Some(_), None) => say!(
            console.texts,
            "serve-mail-no-password",
            form = option,
            name = "--mail-password-file",
            input = MAIL_PASSWORD
        ),
        (None, Some(_)) => say!(console.texts, "serve-mail-no-account", form = option),
        _ => return Ok(Some(MailConfig::new(server, password, from))),
    };
    Err(Failure::Other(problem))
}

/// Reads the mail server's password from its file, or the variable.
fn mail_password(console: &Console, file: Option<&PathBuf>) -> Result<Option<String>, Failure> {
    match file {
        Some(file) => stored_games::read_secret(console, file).map(Some),
        None => Ok(std::env::var(MAIL_PASSWORD).ok().filter(|password| !password.is_empty())),
    }
}

/// Reads the key by which the server signs, or makes it at the first start.
fn server_key(console: &Console, file: &Path) -> Result<ServerKey, Failure> {
    if let Some(folder) = file.parent() {
        // A folder that cannot be made is reported with the file.
        let _ = std::fs::create_dir_all(folder);
    }
    ServerKey::load_or_create(file).map_err(|error| {
        let (file, reason) = (file.display().to_string(), error.to_string());
        Failure::Other(say!(console.texts, "serve-key", file = file, reason = reason))
    })
}

/// Reads the token of the people who run the server, or makes it at the first start.
fn admin_token(console: &Console, file: &Path) -> Result<AdminToken, Failure> {
    AdminToken::load_or_create(file).map_err(|error| {
        let (file, reason) = (file.display().to_string(), error.to_string());
        Failure::Other(say!(console.texts, "serve-key", file = file, reason = reason))
    })
}

/// Starts the log on standard error, for operators.
fn start_logging(matches: &ArgMatches) {
    let asked = matches.get_one::<Targets>("log").cloned();
    let usual = || {
        Targets::new()
            .with_default(LevelFilter::WARN)
            .with_target("cartagena_server", LevelFilter::INFO)
    };
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(false);
    let log = tracing_subscriber::registry().with(asked.unwrap_or_else(usual));
    // Either fails only if a second server in this process has set one up already.
    let _ = match matches.get_one::<&'static str>("log-format") {
        Some(&"json") => log.with(lines.json().flatten_event(true)).try_init(),
        _ => log.with(lines).try_init(),
    };
}

fn println(line: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout();
    writeln!(out, "{line}")?;
    out.flush()
}

/// Returns an address for browsers: 0.0.0.0 means all addresses to a server, but is none that a
/// browser can open.
fn browser_address(address: &ListenAddress) -> ListenAddress {
    let mut address = address.clone();
    if let ListenAddress::Tcp(address) = &mut address
        && address.ip().is_unspecified()
    {
        address.set_ip(match address {
            SocketAddr::V4(_) => std::net::Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

fn no_page(console: &Console) -> Failure {
    Failure::Other(say!(console.texts, "serve-no-page", form = BUILD_COMMAND))
}

fn bind_failure(console: &Console, place: &StoreLocation, why: BindError) -> Failure {
    let texts = &console.texts;
    let free = |taken: &ListenAddress| match taken {
        ListenAddress::Tcp(taken) => format!("--listen {}", SocketAddr::new(taken.ip(), 0)),
        ListenAddress::Unix(path) => format!("--listen unix:{}-2", path.display()),
    };
    Failure::Other(match why {
        BindError::NoPage => return no_page(console),
        BindError::Store(error) => return stored_games::open_error(texts, place, &error),
        BindError::AddressInUse(taken) => {
            say!(texts, "serve-taken", input = taken.to_string(), form = free(&taken))
        }
        BindError::Io(place, error) => {
            say!(texts, "serve-failed", input = place.to_string(), reason = error.to_string())
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_for_browsers_is_one_they_can_reach() {
        let check = |listen: &str, expect: &str| {
            let address = listen.parse().expect("an address");
            assert_eq!(browser_address(&address).to_string(), expect);
        };
        check("0.0.0.0:80", "127.0.0.1:80");
        check("[::]:80", "[::1]:80");
        check("192.168.1.2:80", "192.168.1.2:80");
        check("127.0.0.1:7777", "127.0.0.1:7777");
        check("unix:/run/cartagena", "unix:/run/cartagena");
    }
}
