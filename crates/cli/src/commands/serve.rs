//! `cartagena serve`: the page of the game, for browsers here and elsewhere.

use super::Done;
use crate::failure::Failure;
use crate::voice::Voice;
use cartagena_server::{Config, PAGE, Server, Unbound, asked_to_stop};
use cartagena_texts::say;
use clap::ArgMatches;
use std::io::Write;
use std::net::SocketAddr;
use tokio::runtime::Builder;

/// What builds the program with the page inside.
const BUILDS: &str = "cargo xtask play";

pub(super) fn run(voice: &Voice, matches: &ArgMatches) -> Done {
    let Some(listen) = matches.get_one::<SocketAddr>("listen").copied() else { return Ok(()) };
    // One thread is enough to hand out files.
    let runtime = Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let server = Server::bind(Config { listen, page: PAGE }).await;
        let server = server.map_err(|why| unbound(voice, listen, why))?;
        // The address alone, so that programs can read it.
        println(&format!("http://{}/", reachable(server.address())))?;
        voice.tell(&say!(voice.texts, "serve-ready", key = "Ctrl+C"));
        let failed = |error: std::io::Error| unbound(voice, listen, error.into());
        server.run(asked_to_stop()).await.map_err(failed)
    })
}

fn println(line: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout();
    writeln!(out, "{line}")?;
    out.flush()
}

/// Browsers cannot go to "everywhere", which is what 0.0.0.0 means to a server.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    if address.ip().is_unspecified() {
        address.set_ip(match address {
            SocketAddr::V4(_) => std::net::Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
        });
    }
    address
}

fn unbound(voice: &Voice, listen: SocketAddr, why: Unbound) -> Failure {
    let texts = &voice.texts;
    let free = || format!("--listen {}", SocketAddr::new(listen.ip(), 0));
    Failure::Other(match why {
        Unbound::NoPage => say!(texts, "serve-no-page", form = BUILDS),
        Unbound::Taken => {
            say!(texts, "serve-taken", input = listen.to_string(), form = free())
        }
        Unbound::Other(error) => {
            say!(texts, "serve-failed", input = listen.to_string(), reason = error.to_string())
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
            assert_eq!(reachable(address).to_string(), expect);
        };
        check("0.0.0.0:80", "127.0.0.1:80");
        check("[::]:80", "[::1]:80");
        check("192.168.1.2:80", "192.168.1.2:80");
        check("127.0.0.1:7777", "127.0.0.1:7777");
    }
}
