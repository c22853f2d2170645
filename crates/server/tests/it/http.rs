//! The real server on a free port, asked over a real connection.

use crate::common::{PATIENCE, dial, within};
use cartagena_server::{BindError, Config, File, Server};
use cartagena_store::{StoreLocation, connect};
use std::io::{Read, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::mpsc;
use tempfile::TempDir;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;

const PAGE: &[File] = &[
    File {
        name: "index.html",
        tag: "front",
        plain: b"<!doctype html>",
        br: Some(b"BR"),
        gz: Some(b"GZIP"),
    },
    File { name: "page_bg.wasm", tag: "wasm", plain: b"\0asm", br: None, gz: Some(b"GZ") },
    File { name: "page.js", tag: "js", plain: b"x();", br: None, gz: None },
    File { name: "nets/tortuga-2.net", tag: "net", plain: b"net", br: None, gz: None },
];

/// A server that lives as long as the test that uses it.
struct Running {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    /// Told when the server has stopped; closed without a word if it panicked.
    ended: mpsc::Receiver<()>,
    _folder: TempDir,
}

impl Running {
    fn start() -> Running {
        let runtime = Runtime::new().expect("a runtime");
        let folder = tempfile::tempdir().expect("a folder");
        let bound = async { Server::bind(config(PAGE, 0, folder.path()).await).await };
        let bound = runtime.block_on(within("a server is bound", bound));
        let server = bound.expect("a free port");
        let address = server.address().network().expect("an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let stopped = async move { drop(stopped.await) };
        let (ending, ended) = mpsc::channel();
        std::thread::spawn(move || {
            runtime.block_on(server.run(stopped));
            let _ = ending.send(());
        });
        Running { address, stop: Some(stop), ended, _folder: folder }
    }

    fn ask(&self, method: &str, path: &str, headers: &[&str]) -> Answer {
        let mut connection = dial(self.address);
        let headers: String = headers.iter().map(|header| format!("{header}\r\n")).collect();
        let request =
            format!("{method} {path} HTTP/1.1\r\nHost: test\r\nConnection: close\r\n{headers}\r\n");
        connection.write_all(request.as_bytes()).expect("a request");
        let mut bytes = Vec::new();
        connection.read_to_end(&mut bytes).expect("an answer");
        Answer::new(&bytes)
    }

    fn get(&self, path: &str, headers: &[&str]) -> Answer {
        self.ask("GET", path, headers)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.stop.take());
        let ended = self.ended.recv_timeout(PATIENCE);
        assert!(ended.is_ok() || std::thread::panicking(), "the server does not stop: {ended:?}");
    }
}

struct Answer {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn new(bytes: &[u8]) -> Answer {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("a head");
        let head = String::from_utf8(bytes[..end].to_vec()).expect("a plain head");
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).expect("a status");
        Answer { status, head, body: bytes[end + 4..].to_vec() }
    }

    fn header(&self, name: &str) -> Option<&str> {
        let fields = self.head.lines().filter_map(|line| line.split_once(": "));
        let mut named = fields.filter(|(field, _)| field.eq_ignore_ascii_case(name));
        let value = named.next().map(|(_, value)| value);
        assert_eq!(named.next(), None, "{name} stands twice");
        value
    }
}

async fn config(page: &'static [File], port: u16, folder: &Path) -> Config {
    let store = connect(&StoreLocation::Sqlite(folder.to_owned())).await.expect("a store");
    Config::new(SocketAddr::from(([127, 0, 0, 1], port)), page, store)
}

#[test]
fn the_root_is_the_front_page() {
    let server = Running::start();
    for path in ["/", "/index.html", "/?from=somewhere"] {
        let answer = server.get(path, &[]);
        assert_eq!(answer.status, 200, "{path}");
        assert_eq!(answer.body, b"<!doctype html>", "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
        assert_eq!(answer.header("content-encoding"), None);
    }
}

#[test]
fn files_come_in_the_form_that_is_asked_for() {
    let server = Running::start();
    let check = |path: &str, accept: &str, coding: Option<&str>, body: &[u8], etag: &str| {
        let answer = server.get(path, &[accept]);
        assert_eq!(answer.status, 200, "{path} {accept}");
        assert_eq!(answer.header("content-encoding"), coding, "{path} {accept}");
        assert_eq!(answer.body, body, "{path} {accept}");
        assert_eq!(answer.header("etag"), Some(etag), "{path} {accept}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        assert_eq!(answer.header("content-length"), Some(body.len().to_string().as_str()));
    };
    check("/", "Accept-Encoding: gzip, br", Some("br"), b"BR", "\"front-br\"");
    check("/", "Accept-Encoding: gzip, br;q=0", Some("gzip"), b"GZIP", "\"front-gzip\"");
    check("/", "Accept-Encoding: br;q=0", None, b"<!doctype html>", "\"front\"");
    check("/page_bg.wasm", "Accept-Encoding: br, gzip", Some("gzip"), b"GZ", "\"wasm-gzip\"");
    check("/nets/tortuga-2.net", "Accept-Encoding: br, gzip", None, b"net", "\"net\"");
    let two_lines = server.get("/", &["Accept-Encoding: deflate", "Accept-Encoding: br"]);
    assert_eq!(two_lines.header("content-encoding"), Some("br"));
    assert_eq!(server.get("/", &["Accept-Encoding: *;q=0"]).status, 406);
}

#[test]
fn what_is_known_is_not_sent_again() {
    let server = Running::start();
    let known = server.get("/", &["Accept-Encoding: br", "If-None-Match: \"front-br\""]);
    assert_eq!((known.status, known.body.len()), (304, 0));
    assert_eq!(known.header("etag"), Some("\"front-br\""));
    assert_eq!(known.header("vary"), Some("accept-encoding"));
    for other in ["\"front\"", "\"front-gzip\"", "\"old-br\"", "front-br"] {
        let tag = format!("If-None-Match: {other}");
        assert_eq!(server.get("/", &["Accept-Encoding: br", &tag]).status, 200, "{other}");
    }
}

#[test]
fn types_are_told() {
    let server = Running::start();
    let of = |path| server.get(path, &[]).header("content-type").map(str::to_owned);
    assert_eq!(of("/page_bg.wasm").as_deref(), Some("application/wasm"));
    assert_eq!(of("/nets/tortuga-2.net").as_deref(), Some("application/octet-stream"));
    assert_eq!(of("/nowhere").as_deref(), Some("text/plain; charset=utf-8"));
}

#[test]
fn a_head_is_the_answer_without_its_body() {
    let server = Running::start();
    let head = server.ask("HEAD", "/", &["Accept-Encoding: br"]);
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(head.header("content-length"), Some("2"));
    assert_eq!(head.header("etag"), Some("\"front-br\""));
}

#[test]
fn what_is_not_there_is_not_found() {
    let server = Running::start();
    let paths =
        ["/nowhere", "/nets", "/nets/", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "/Index.html"];
    for path in paths {
        let answer = server.get(path, &[]);
        assert_eq!((answer.status, answer.body.as_slice()), (404, &b"not found\n"[..]), "{path}");
    }
    let answer = server.ask("POST", "/", &["Content-Length: 0"]);
    assert_eq!(answer.status, 405);
    assert_eq!(answer.header("allow"), Some("GET,HEAD"));
}

#[test]
fn every_answer_is_guarded() {
    let server = Running::start();
    let known = server.get("/", &["If-None-Match: *"]);
    let refused = server.ask("DELETE", "/", &[]);
    let answers = [server.get("/", &[]), server.get("/no", &[]), known, refused];
    let statuses = answers.iter().map(|answer| answer.status).collect::<Vec<_>>();
    assert_eq!(statuses, [200, 404, 304, 405]);
    for answer in answers {
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "));
        assert!(!policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"));
        assert!(policy.ends_with("frame-ancestors 'none'"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"));
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"));
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"));
        assert!(answer.header("permissions-policy").is_some());
    }
}

/// Files that cannot run need no policy, and a first visitor does not wait for one.
#[test]
fn files_that_only_lie_there_have_short_headers() {
    let server = Running::start();
    for (file, runs) in
        [("/page.js", true), ("/page_bg.wasm", false), ("/nets/tortuga-2.net", false)]
    {
        let answer = server.get(file, &[]);
        assert_eq!(answer.status, 200, "{file}");
        assert_eq!(answer.header("content-security-policy").is_some(), runs, "{file}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{file}");
        assert_eq!(answer.header("cross-origin-resource-policy"), Some("same-origin"), "{file}");
        assert_eq!(answer.header("permissions-policy"), None, "{file}");
    }
}

#[test]
fn it_says_that_it_is_well() {
    let server = Running::start();
    for path in ["/healthz/live", "/healthz/ready", "/healthz"] {
        let answer = server.get(path, &[]);
        assert_eq!((answer.status, answer.body.as_slice()), (200, &b"ok\n"[..]), "{path}");
    }
}

/// Metrics tell strangers how busy a server is, so they have an address of their own.
#[test]
fn metrics_are_not_for_players() {
    assert_eq!(Running::start().get("/metrics", &[]).status, 404);
}

#[test]
fn a_taken_address_and_a_missing_page_are_told() {
    let server = Running::start();
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let bind = |page, port| {
        let bound = async { Server::bind(config(page, port, folder.path()).await).await };
        runtime.block_on(within("a server is bound", bound)).map(|server| server.address().clone())
    };
    let taken = bind(PAGE, server.address.port());
    assert!(matches!(taken, Err(BindError::AddressInUse(_))), "{taken:?}");
    let empty = bind(&[], 0);
    assert!(matches!(empty, Err(BindError::NoPage)), "{empty:?}");
}

#[test]
fn an_idle_connection_does_not_keep_a_server_from_stopping() {
    let server = Running::start();
    let mut idle = dial(server.address);
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: test\r\n\r\n").expect("a request");
    let mut first = [0; 12];
    idle.read_exact(&mut first).expect("an answer");
    assert_eq!(&first, b"HTTP/1.1 200");
    drop(server);
}
