//! `cartagena play --online` in a real pseudo-terminal, at a table of a real server, with a person who
//! plays in a browser's place.

use crate::common::terminal::{Terminal, command};
use cartagena_protocol::{ClientMsg, OnlineEvent, OnlineRequest, OpenTable, SeatAccess};
use cartagena_protocol::{ServerMsg, VERSION};
use cartagena_server::{Config, File, Limits, Server};
use cartagena_store::{StoreLocation, connect};
use futures_util::{SinkExt as _, StreamExt as _};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Far longer than any single step takes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

const PAGE: &[File] =
    &[File { name: "index.html", tag: "front", plain: b"<!doctype html>", br: None, gz: None }];

/// A server that can be stopped and started again at the same port.
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

pub(crate) async fn house(folder: &Path, port: u16) -> House {
    let store = StoreLocation::Sqlite(folder.to_owned());
    let store = timeout(PATIENCE, connect(&store)).await.expect("in time").expect("a store");
    let listen = SocketAddr::from(([127, 0, 0, 1], port));
    let mut config = Config::new(listen, PAGE, store);
    config.limits = Limits::unlimited();
    let server = Server::bind(config).await.expect("a port");
    let (stop, stopped) = oneshot::channel();
    let address = server.address().network().expect("an address");
    let running = tokio::spawn(server.run(async move { drop(stopped.await) }));
    House { address, stop, running }
}

impl House {
    pub(crate) async fn stop(self) {
        drop(self.stop);
        timeout(PATIENCE, self.running).await.expect("it stops").expect("it ran");
    }
}

/// Anne, who opened the table.
pub(crate) struct Anne {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) game: String,
    pub(crate) cookie: String,
}

impl Anne {
    pub(crate) async fn open(house: &House, table: OpenTable) -> Anne {
        let mut request =
            format!("ws://{}/socket", house.address).into_client_request().expect("a request");
        let origin = format!("http://{}", house.address).parse().expect("an origin");
        request.headers_mut().insert("origin", origin);
        let connecting = timeout(PATIENCE, connect_async(request));
        let (socket, answer) = connecting.await.expect("it comes in time").expect("a socket");
        let cookie = answer.headers()["set-cookie"].to_str().expect("a cookie");
        let cookie = cookie.split(';').next().expect("a cookie").to_owned();
        let mut anne = Anne { socket, game: String::new(), cookie };
        anne.ask(OnlineRequest::Hello { version: VERSION }).await;
        anne.ask(OnlineRequest::Rename { name: "Anne".into() }).await;
        anne.ask(OnlineRequest::Open { table, commitment: None }).await;
        anne.game = anne
            .wait(|message| match message {
                ServerMsg::Online(OnlineEvent::TableOpened { game }) => Some(game),
                _ => None,
            })
            .await;
        anne.say(&ClientMsg::Watch { game: anne.game.clone(), seat: None }).await;
        anne
    }

    /// Comes again, as the same person, to the same table.
    pub(crate) async fn come_back(&mut self, house: &House) {
        let mut request =
            format!("ws://{}/socket", house.address).into_client_request().expect("a request");
        let origin = format!("http://{}", house.address).parse().expect("an origin");
        request.headers_mut().insert("origin", origin);
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a cookie"));
        let connecting = timeout(PATIENCE, connect_async(request));
        (self.socket, _) = connecting.await.expect("it comes in time").expect("a socket");
        self.ask(OnlineRequest::Hello { version: VERSION }).await;
        self.say(&ClientMsg::Watch { game: self.game.clone(), seat: None }).await;
    }

    pub(crate) async fn ask(&mut self, request: OnlineRequest) {
        self.say(&ClientMsg::Online(request)).await;
    }

    pub(crate) async fn say(&mut self, message: &ClientMsg) {
        let text = serde_json::to_string(message).expect("JSON");
        let sending = timeout(PATIENCE, self.socket.send(Message::text(text)));
        sending.await.expect("it goes in time").expect("a socket");
    }

    pub(crate) async fn wait<T>(&mut self, wanted: impl Fn(ServerMsg) -> Option<T>) -> T {
        self.hear(wanted).await.expect("it comes in time")
    }

    /// Returns what is wanted of the next messages, if it comes in time.
    pub(crate) async fn hear<T>(&mut self, wanted: impl Fn(ServerMsg) -> Option<T>) -> Option<T> {
        let reading = async {
            loop {
                let message = self.socket.next().await.expect("a message").expect("a message");
                let Message::Text(text) = message else { continue };
                let message = serde_json::from_str(&text).expect("a message");
                if let Some(found) = wanted(message) {
                    return found;
                }
            }
        };
        timeout(PATIENCE, reading).await.ok()
    }

    pub(crate) async fn key(&mut self) -> String {
        self.ask(OnlineRequest::Invite { game: self.game.clone() }).await;
        self.wait(|message| match message {
            ServerMsg::Online(OnlineEvent::Invitation { invitation_key, .. }) => {
                Some(invitation_key)
            }
            _ => None,
        })
        .await
    }
}

pub(crate) fn table() -> OpenTable {
    OpenTable {
        rules: "jamaica+pass".into(),
        seats: vec![SeatAccess::Friend; 2],
        first: Some(1),
        begins_when_full: true,
        ..OpenTable::default()
    }
}

fn terminal(folder: &Path, link: &str) -> Terminal {
    let mut program = command("xterm-256color");
    program.env("XDG_DATA_HOME", folder);
    program.args(["play", "--online", link, "--name", "Mary", "--lang", "en"]);
    Terminal::start(program).with_patience(PATIENCE)
}

#[test]
fn a_person_at_the_terminal_sits_down_talks_plays_and_comes_back() {
    let runtime = Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let (store, data) = (folder.path().join("store"), folder.path().join("data"));
    let server = runtime.block_on(house(&store, 0));
    let address = server.address;
    let mut anne = runtime.block_on(Anne::open(&server, table()));
    let key = runtime.block_on(anne.key());
    let mut mary = terminal(&data, &format!("http://{address}/t/{}#{key}", anne.game));
    mary.wait_for("Your turn");
    mary.wait_for("Mary");
    // Talk, both ways.
    mary.press("/Well met, Anne!\r");
    let heard = runtime.block_on(anne.hear(|message| match message {
        ServerMsg::Online(OnlineEvent::Chat { lines, .. }) => {
            let line = lines.first()?;
            (line.name == "Mary" && line.text == "Well met, Anne!").then_some(())
        }
        _ => None,
    }));
    assert!(heard.is_some(), "Anne does not hear Mary:\n{}", mary.latest_text());
    let text = "Ahoy \u{202e}Mary".to_owned();
    let game = anne.game.clone();
    runtime.block_on(anne.ask(OnlineRequest::Chat { game, text }));
    mary.wait_for("Anne: Ahoy");
    // A typo is explained, a move is played.
    mary.press("D99\r");
    mary.wait_for("D99");
    mary.press("done\r");
    let seen = runtime.block_on(anne.hear(|message| match message {
        ServerMsg::Events { seq: 1, .. } => Some(()),
        _ => None,
    }));
    assert!(seen.is_some(), "Anne does not see the move:\n{}", mary.latest_text());
    mary.wait_for("Mary skips the turn");
    // The server goes away and comes back.
    runtime.block_on(server.stop());
    mary.wait_for("The connection is lost");
    let server = runtime.block_on(house(&store, address.port()));
    // Only the latest sentences fit on the screen: those of the first connection are gone.
    mary.wait_until("a new connection", |screen| {
        let lost = screen.rfind("The connection is lost");
        screen.rfind("Connected.").is_some_and(|found| lost.is_none_or(|lost| lost < found))
    });
    mary.press("resign!\r");
    mary.wait_for("Anne");
    mary.wait_until("the end", |screen| screen.contains("won") || screen.contains("win"));
    mary.press("q\r");
    let (succeeded, _) = mary.finish();
    assert!(succeeded);
    // The same person comes again: the server knows the cookie, and Mary has resigned.
    let kept: Vec<_> =
        std::fs::read_dir(data.join("cartagena/online")).expect("a folder").collect();
    assert_eq!(kept.len(), 2, "the cookie and the secrets");
    runtime.block_on(server.stop());
}

#[test]
fn what_cannot_work_is_told_and_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let port = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = port.local_addr().expect("an address");
    drop(port);
    let nobody = terminal(folder.path(), &format!("http://{address}/t/1c4e9td4980ykccv"));
    let (succeeded, screen) = nobody.finish();
    let said = screen.screen().contents();
    assert!(!succeeded && said.contains("the server cannot be reached"), "{said}");
    let runtime = Runtime::new().expect("a runtime");
    let server = runtime.block_on(house(&folder.path().join("store"), 0));
    let unknown = format!("http://{}/t/1c4e9td4980ykccv", server.address);
    let mut lost = terminal(folder.path(), &unknown);
    lost.wait_for("table");
    lost.press("q\r");
    assert!(lost.finish().0);
    runtime.block_on(server.stop());
}
