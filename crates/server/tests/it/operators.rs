//! The things that operators see and set up: metrics by their conventions, the dashboard, socket files, hints.

use crate::common::account::Browser;
use crate::common::{House, connection, within, write};
use cartagena_server::ListenAddress;
use serde_json::json;
use std::collections::BTreeMap;
use tokio::io::AsyncReadExt as _;

const DASHBOARD: &str = include_str!("../../../../docs/operating/grafana.json");

/// The kinds of all metrics by their names.
fn kinds(text: &str) -> BTreeMap<&str, &str> {
    let types = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    types.map(|line| line.split_once(' ').expect("a name and a kind")).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn metrics_have_types_helps_and_units() {
    let house = House::new().await;
    let text = house.metrics_text().await;
    let kinds = kinds(&text);
    let has = |name: &str| kinds.contains_key(name);
    assert!(has("cartagena_build_info") && has("cartagena_store_duration_seconds"), "{text}");
    assert!(!cfg!(target_os = "linux") || has("process_resident_memory_bytes"), "{text}");
    for (name, kind) in &kinds {
        let own = name.starts_with("cartagena_") || name.starts_with("process_");
        assert!(own, "{name}");
        assert_eq!(name.ends_with("_total"), *kind == "counter", "{name}");
        assert!(*kind != "histogram" || name.ends_with("_seconds"), "{name}");
        assert!(text.contains(&format!("# HELP {name} ")), "{name}");
    }
    let samples = text.lines().filter(|line| !line.starts_with('#'));
    for sample in samples {
        let (name, value) = sample.rsplit_once(' ').expect("a value");
        assert!(value.parse::<f64>().is_ok(), "{sample}");
        let name = name.split('{').next().unwrap_or_default();
        let base = ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end));
        assert!(has(name) || base.is_some_and(has), "{sample}");
    }
    house.stop().await;
}

/// Every name in the expressions of the dashboard is one that a server tells.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_dashboard_uses_only_names_that_exist() {
    let house = House::new().await;
    let text = house.metrics_text().await;
    let dashboard: serde_json::Value = serde_json::from_str(DASHBOARD).expect("JSON");
    let mut used = Vec::new();
    for panel in dashboard["panels"].as_array().expect("panels") {
        for target in panel["targets"].as_array().into_iter().flatten() {
            used.push(target["expr"].as_str().expect("an expression").to_owned());
        }
    }
    assert!(used.len() >= 10, "{used:?}");
    let is_name = |word: &&str| word.starts_with("cartagena_") || word.starts_with("process_");
    for expression in &used {
        let words = expression.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
        let names: Vec<&str> = words.filter(is_name).collect();
        assert!(!names.is_empty(), "{expression}");
        for name in names {
            let told = |line: &str| {
                let rest = line.strip_prefix(name);
                rest.is_some_and(|rest| rest.starts_with([' ', '{']))
            };
            assert!(text.lines().any(told), "{name} in {expression}");
        }
    }
    house.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_listens_on_a_socket_file_and_removes_it() {
    use tokio::io::AsyncWriteExt as _;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("socket");
    let store = cartagena_store::StoreLocation::Sqlite(folder.path().join("games"));
    let store = cartagena_store::connect(&store).await.expect("a store");
    let mut config = crate::common::config(store);
    config.listen = ListenAddress::Unix(path.clone());
    let server = cartagena_server::Server::bind(config).await.expect("a socket");
    assert_eq!(server.address().to_string(), format!("unix:{}", path.display()));
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async move { drop(stopped.await) }));
    let mut connection = tokio::net::UnixStream::connect(&path).await.expect("a connection");
    let request = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    connection.write_all(request).await.expect("a request");
    let mut answer = String::new();
    within("an answer", connection.read_to_string(&mut answer)).await.expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("<!doctype html>"), "{answer}");
    drop(stop);
    within("the server stops", running).await.expect("it ran");
    assert!(!path.exists());
}

/// A page with a public name is told why it cannot play, and a page of another name is not.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_page_with_an_untold_name_hears_what_is_missing() {
    let house = House::new().await;
    let socket = |host: &str, origin: &str| {
        format!(
            "GET /socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n\
             Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
    };
    let mut named = connection(house.address).await;
    write(&mut named, &socket("game.example", "http://game.example")).await.expect("a request");
    let mut bytes = Vec::new();
    within("the end", named.read_to_end(&mut bytes)).await.expect("an answer");
    let answer = String::from_utf8_lossy(&bytes);
    assert!(answer.starts_with("HTTP/1.1 101") && answer.contains("no_origin"), "{answer}");
    assert!(!answer.to_lowercase().contains("set-cookie"), "{answer}");
    let mut foreign = connection(house.address).await;
    write(&mut foreign, &socket("game.example", "http://evil.example")).await.expect("a request");
    let mut first = [0; 12];
    within("an answer", foreign.read_exact(&mut first)).await.expect("an answer");
    assert_eq!(&first, b"HTTP/1.1 403");
    house.stop().await;
}

/// A request of such a page was answered by 403, which the page took for a ban.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_under_an_untold_name_is_no_ban() {
    let house = House::new().await;
    let browser = |origin: &str| Browser {
        host: "game.example".into(),
        origin: origin.into(),
        ..Browser::new(&house)
    };
    for path in ["/account", "/account/notices"] {
        let own = browser("http://game.example").post(path, &json!({})).await;
        assert_eq!((own.status, own.cookie), (421, None), "{path}");
        let foreign = browser("http://evil.example").post(path, &json!({})).await;
        assert_eq!(foreign.status, 403, "{path}");
    }
    house.stop().await;
}
