//! Origin check: only pages that this server has handed out may talk to it.
//!
//! A browser sends the origin of the asking page with every socket and every changing request. It
//! must equal the place that the request was sent to (scheme, host and port) byte for byte. Nothing
//! is parsed or normalised, so server and browser cannot disagree about the result. A request
//! without an origin is refused as well: a program that is no browser sets the header itself.

use axum::http::HeaderMap;
use axum::http::header::{AsHeaderName, HOST, ORIGIN};
use std::net::IpAddr;
use std::str::FromStr;

/// Scheme, host and port of a server as browsers write them, such as `https://game.example`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(String);

/// A text that no browser would send as an origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidOrigin;

/// The server's knowledge of its own address.
#[derive(Clone, Debug, Default)]
pub(crate) struct OriginPolicy {
    /// The one origin, if it is configured.
    pub(crate) origin: Option<Origin>,
    /// Set if a proxy in front of the server reports the client's scheme and address.
    pub(crate) behind_proxy: bool,
}

/// Suffixes of host names that only the local network resolves.
const LOCAL_SUFFIXES: [&str; 6] =
    [".localhost", ".local", ".lan", ".home.arpa", ".internal", ".test"];

impl Origin {
    /// Returns the text, without a slash at its end.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl FromStr for Origin {
    type Err = InvalidOrigin;

    fn from_str(text: &str) -> Result<Origin, InvalidOrigin> {
        let text = text.strip_suffix('/').unwrap_or(text);
        let (scheme, rest) = text.split_once("://").ok_or(InvalidOrigin)?;
        let usual = match scheme {
            "http" => ":80",
            "https" => ":443",
            _ => return Err(InvalidOrigin),
        };
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || ".-_:[]".contains(c);
        match !rest.is_empty() && rest.chars().all(plain) && !rest.ends_with([':', '.']) {
            true => Ok(Origin(text.strip_suffix(usual).unwrap_or(text).to_owned())),
            false => Err(InvalidOrigin),
        }
    }
}

impl OriginPolicy {
    /// Reports whether a request comes from a page of this server.
    pub(crate) fn allows(&self, request: &HeaderMap) -> bool {
        let origin = single_header(request, ORIGIN);
        origin.is_some() && origin == self.own_origin(request).as_deref()
    }

    /// Returns the origin of this server's pages. A public host name that was not configured by
    /// `--origin` has none: a foreign page could have made its own name point here.
    pub(crate) fn own_origin(&self, request: &HeaderMap) -> Option<String> {
        if let Some(origin) = &self.origin {
            return Some(origin.as_str().to_owned());
        }
        let host = single_header(request, HOST).filter(|host| is_local_host(host))?;
        let scheme = if self.is_https(request) { "https" } else { "http" };
        Some(format!("{scheme}://{host}"))
    }

    /// Returns the origin of a page that is probably this server's, if it has a public name and the
    /// server was not told of it. It may be a foreign page whose name points here, so it is told nothing
    /// but that.
    pub(crate) fn untold_origin<'a>(&self, request: &'a HeaderMap) -> Option<&'a str> {
        let (host, origin) = (single_header(request, HOST)?, single_header(request, ORIGIN)?);
        let (_, place) = origin.split_once("://")?;
        (self.origin.is_none() && !is_local_host(host) && place == host).then_some(origin)
    }

    /// Reports whether a request comes from a page that this server seems to have handed out under an address
    /// that it does not know as its own: the page and the request name the same place. Then `--origin` is
    /// missing or another one, or a proxy does not tell the name.
    pub(crate) fn is_unknown_own_page(&self, request: &HeaderMap) -> bool {
        let place = |origin: &str| origin.split_once("://").map(|(_, place)| place.to_owned());
        let page = single_header(request, ORIGIN).and_then(place);
        page.is_some() && page.as_deref() == single_header(request, HOST) && !self.allows(request)
    }

    /// Returns the origin of this server's pages, if browsers offer passkeys there: a name by https, or
    /// this machine.
    pub(crate) fn passkey_origin(&self, request: &HeaderMap) -> Option<String> {
        let origin = self.own_origin(request)?;
        let (scheme, host) = origin.split_once("://")?;
        let name = host_name(host);
        let here = name == "localhost" || name.ends_with(".localhost");
        let named = scheme == "https" && !is_address(name);
        (here || named).then_some(origin)
    }

    /// Reports whether the browser came by https.
    pub(crate) fn is_https(&self, request: &HeaderMap) -> bool {
        match &self.origin {
            Some(origin) => origin.is_https(),
            None => {
                self.behind_proxy && single_header(request, "x-forwarded-proto") == Some("https")
            }
        }
    }

    /// Returns the address of the client. A proxy appends it to the header it received, which may
    /// hold anything, so only the last address counts.
    pub(crate) fn client_address(&self, request: &HeaderMap, peer: IpAddr) -> IpAddr {
        if !self.behind_proxy {
            return peer;
        }
        let lines = request.get_all("x-forwarded-for").iter();
        let last = lines.filter_map(|line| line.to_str().ok()).next_back();
        let last = last.and_then(|line| line.rsplit(',').next());
        last.and_then(|address| address.trim().parse().ok()).unwrap_or(peer)
    }
}

/// Returns the value of a header that occurs exactly once.
fn single_header(request: &HeaderMap, name: impl AsHeaderName) -> Option<&str> {
    let mut lines = request.get_all(name).iter();
    let line = lines.next()?.to_str().ok()?;
    lines.next().is_none().then_some(line)
}

/// Reports whether a host is an address, or a name that only this machine or its neighbours
/// resolve.
fn is_local_host(host: &str) -> bool {
    let name = host_name(host);
    is_address(name)
        || !name.contains('.')
        || LOCAL_SUFFIXES.iter().any(|ending| name.ends_with(ending))
}

/// Returns a host without its port.
fn host_name(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Reports whether a host is an address, and no name.
fn is_address(name: &str) -> bool {
    let inside = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    inside.unwrap_or(name).parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn asked(host: &str, origins: &[&str]) -> HeaderMap {
        let mut request = HeaderMap::new();
        request.insert(HOST, HeaderValue::from_str(host).expect("a host"));
        for origin in origins {
            request.append(ORIGIN, HeaderValue::from_str(origin).expect("an origin"));
        }
        request
    }

    #[test]
    fn only_the_very_same_place_is_let_in() {
        let gate = OriginPolicy::default();
        assert!(gate.allows(&asked("localhost:7777", &["http://localhost:7777"])));
        assert!(gate.allows(&asked("127.0.0.1:7777", &["http://127.0.0.1:7777"])));
        assert!(gate.allows(&asked("[::1]:80", &["http://[::1]:80"])));
        for wrong in [
            "null",
            "",
            "https://localhost:7777",
            "ws://localhost:7777",
            "http://localhost:7778",
            "http://localhost",
            "http://a.localhost:7777",
            "http://evillocalhost:7777",
            "http://localhost:7777.evil.example",
            "http://localhost.evil:7777",
            "http://LOCALHOST:7777",
            "HTTP://localhost:7777",
            "http://localhost.:7777",
            "http://user@localhost:7777",
            "http://localhost:7777/",
            "http://localhost:7777 ",
            "http://localhost:7777,http://localhost:7777",
        ] {
            assert!(!gate.allows(&asked("localhost:7777", &[wrong])), "{wrong}");
        }
        assert!(!gate.allows(&asked("localhost:7777", &[])), "absent");
        let twice = ["http://localhost:7777"; 2];
        assert!(!gate.allows(&asked("localhost:7777", &twice)), "twice");
    }

    /// DNS rebinding: a foreign page whose name is made to point here would be its own origin.
    #[test]
    fn a_name_of_the_wide_world_must_be_told() {
        let request = asked("game.example", &["http://game.example"]);
        assert!(!OriginPolicy::default().allows(&request));
        let untold = |policy: OriginPolicy, request: &HeaderMap| {
            policy.untold_origin(request).map(str::to_owned)
        };
        let page = "http://game.example".to_owned();
        assert_eq!(untold(OriginPolicy::default(), &request), Some(page));
        let told = OriginPolicy { origin: "http://b.example".parse().ok(), behind_proxy: false };
        assert_eq!(untold(told, &request), None);
        for (host, origin) in
            [("localhost:1", "http://localhost:1"), ("a.example", "http://b.example")]
        {
            assert_eq!(untold(OriginPolicy::default(), &asked(host, &[origin])), None, "{host}");
        }
        let with_origin =
            |origin: &str| OriginPolicy { origin: origin.parse().ok(), behind_proxy: false };
        assert!(with_origin("http://game.example").allows(&request));
        assert!(!with_origin("https://game.example").allows(&request));
        assert!(!with_origin("http://example").allows(&request));
    }

    #[test]
    fn an_own_page_under_an_unknown_name_is_told_from_a_foreign_one() {
        let told = OriginPolicy { origin: "https://b.example".parse().ok(), behind_proxy: false };
        let open = OriginPolicy::default();
        for policy in [&open, &told] {
            let own = asked("game.example", &["http://game.example"]);
            assert!(policy.is_unknown_own_page(&own));
            let foreign = asked("game.example", &["http://evil.example"]);
            assert!(!policy.is_unknown_own_page(&foreign));
            assert!(!policy.is_unknown_own_page(&asked("game.example", &[])));
        }
        assert!(!open.is_unknown_own_page(&asked("localhost:1", &["http://localhost:1"])));
        assert!(!told.is_unknown_own_page(&asked("inside:1", &["https://b.example"])));
    }

    #[test]
    fn passkeys_are_offered_where_browsers_allow_them() {
        let offered = |origin: &str| {
            let policy = OriginPolicy { origin: origin.parse().ok(), behind_proxy: false };
            policy.passkey_origin(&HeaderMap::new()).is_some()
        };
        for origin in ["https://game.example", "https://game.example:8443", "http://localhost:7777"]
        {
            assert!(offered(origin), "{origin}");
        }
        for origin in ["http://game.example", "http://127.0.0.1:7777", "https://[::1]:7777"] {
            assert!(!offered(origin), "{origin}");
        }
        let open = OriginPolicy::default();
        let at = |host: &str| open.passkey_origin(&asked(host, &[]));
        assert_eq!(at("localhost:7777").as_deref(), Some("http://localhost:7777"));
        assert!(at("127.0.0.1:7777").is_none() && at("box.local").is_none());
        assert!(at("game.example").is_none(), "a name that was not configured");
    }

    #[test]
    fn the_word_of_a_proxy_counts_only_behind_one() {
        let mut request = asked("box.local", &["https://box.local"]);
        request.insert("x-forwarded-proto", HeaderValue::from_static("https"));
        request.insert("x-forwarded-for", HeaderValue::from_static("9.9.9.9, 192.0.2.7"));
        let peer: IpAddr = "10.0.0.1".parse().expect("an address");
        let (open, behind) = (
            OriginPolicy::default(),
            OriginPolicy { behind_proxy: true, ..OriginPolicy::default() },
        );
        assert!(!open.allows(&request) && behind.allows(&request));
        assert_eq!(open.client_address(&request, peer), peer);
        assert_eq!(behind.client_address(&request, peer).to_string(), "192.0.2.7");
        request.remove("x-forwarded-for");
        assert_eq!(behind.client_address(&request, peer), peer);
    }

    #[test]
    fn origins_are_written_as_browsers_write_them() {
        let read = |text: &str| text.parse::<Origin>().map(|origin| origin.0);
        assert_eq!(read("https://game.example/").as_deref(), Ok("https://game.example"));
        assert_eq!(read("https://game.example:443").as_deref(), Ok("https://game.example"));
        assert_eq!(read("http://[::1]:8000").as_deref(), Ok("http://[::1]:8000"));
        for wrong in
            ["game.example", "ftp://a", "https://", "https://A", "https://a/b", "http://a@b"]
        {
            assert_eq!(read(wrong), Err(InvalidOrigin), "{wrong}");
        }
    }
}
