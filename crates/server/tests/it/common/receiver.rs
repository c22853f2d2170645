//! A receiver of what the server sends by itself: a push service that reads pushes as the browser would,
//! or a chat program.

use super::account::{Browser, HttpAnswer};
use super::{PATIENCE, eventually};
use cartagena_server::VapidKey;
use p256::SecretKey;
use p256::ecdsa::signature::Verifier as _;
use p256::ecdsa::{Signature, VerifyingKey};
use serde_json::{Value, json};
use std::collections::{HashMap, VecDeque};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use web_push_native::Auth;

/// The secret of every browser in these tests.
const AUTH: [u8; 16] = [9; 16];

/// A request that arrived.
#[derive(Clone, Debug)]
pub(crate) struct Arrived {
    pub path: String,
    pub headers: HashMap<String, String>,
    pub body: Vec<u8>,
}

/// A receiver.
pub(crate) struct Receiver {
    pub address: SocketAddr,
    arrived: Arc<Mutex<Vec<Arrived>>>,
    /// Heads of the next answers; without one it takes everything.
    pub answers: Arc<Mutex<VecDeque<&'static str>>>,
}

impl Receiver {
    pub(crate) async fn new() -> Receiver {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (arrived, answers) = (Arc::default(), Arc::default());
        let receiver = Receiver { address, arrived, answers };
        let (arrived, answers) = (Arc::clone(&receiver.arrived), Arc::clone(&receiver.answers));
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (arrived, answers) = (Arc::clone(&arrived), Arc::clone(&answers));
                tokio::spawn(async move { serve(stream, &arrived, &answers).await });
            }
        });
        receiver
    }

    /// Returns everything that has arrived.
    pub(crate) fn arrived(&self) -> Vec<Arrived> {
        self.arrived.lock().expect("no panic").clone()
    }

    /// Waits until so many requests have arrived.
    pub(crate) async fn wait(&self, count: usize) -> Vec<Arrived> {
        eventually(&format!("{count} requests"), async || self.arrived().len() >= count).await;
        self.arrived()
    }

    /// Lets a browser receive pushes, under a name.
    pub(crate) async fn subscribe(&self, browser: &Browser, name: &str) -> HttpAnswer {
        let body = json!({
            "endpoint": format!("http://{}/{name}", self.address),
            "key": VapidKey::new(secret(name)).public(),
            "auth": "CQkJCQkJCQkJCQkJCQkJCQ",
            "lang": "en",
        });
        browser.post("/account/notices/subscribe", &body).await
    }
}

/// Returns the secret key of a browser.
fn secret(name: &str) -> [u8; 32] {
    [name.as_bytes()[0]; 32]
}

async fn serve(
    mut stream: TcpStream,
    arrived: &Mutex<Vec<Arrived>>,
    answers: &Mutex<VecDeque<&'static str>>,
) {
    let reading = tokio::time::timeout(PATIENCE, read(&mut stream));
    let Ok(Some(request)) = reading.await else { return };
    let answer = answers.lock().expect("no panic").pop_front().unwrap_or("201 Created");
    arrived.lock().expect("no panic").push(request);
    let answer = format!("HTTP/1.1 {answer}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    let _ = stream.write_all(answer.as_bytes()).await;
}

async fn read(stream: &mut TcpStream) -> Option<Arrived> {
    let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
    loop {
        let count = stream.read(&mut part).await.ok().filter(|count| *count > 0)?;
        bytes.extend_from_slice(&part[..count]);
        let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else { continue };
        let head = String::from_utf8(bytes[..end].to_vec()).ok()?;
        let lines = head.lines().skip(1).filter_map(|line| line.split_once(": "));
        let headers: HashMap<_, _> =
            lines.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
        let length: usize = headers.get("content-length")?.parse().ok()?;
        let body = bytes[end + 4..].to_vec();
        if body.len() >= length {
            let path = head.split(' ').nth(1)?.to_owned();
            return Some(Arrived { path, headers, body });
        }
    }
}

impl Arrived {
    /// Reads a push as its browser does, and checks the server's signature as a push service does.
    pub(crate) fn read_push(&self) -> Value {
        let secret = SecretKey::from_slice(&secret(&self.path[1..])).expect("a key");
        let auth = Auth::clone_from_slice(&AUTH);
        let text = web_push_native::decrypt(self.body.clone(), &secret, &auth);
        self.check_signature();
        serde_json::from_slice(&text.expect("a push for this browser")).expect("JSON")
    }

    fn check_signature(&self) {
        let header = &self.headers["authorization"];
        let parts = header.strip_prefix("vapid t=").and_then(|parts| parts.split_once(", k="));
        let (token, key) = parts.expect("a token and a key");
        let key = VerifyingKey::from_sec1_bytes(&bytes(key)).expect("a key");
        let (signed, signature) = token.rsplit_once('.').expect("a signature");
        let signature = Signature::from_slice(&bytes(signature)).expect("a signature");
        key.verify(signed.as_bytes(), &signature).expect("signed by the server");
        let claims = bytes(signed.split_once('.').expect("claims").1);
        let claims: Value = serde_json::from_slice(&claims).expect("JSON");
        assert_eq!(claims["aud"], format!("http://{}", self.headers["host"]));
    }
}

fn bytes(text: &str) -> Vec<u8> {
    cartagena_outbound::from_base64url(text).expect("base64url")
}
