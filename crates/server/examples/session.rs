//! Lets two clients open a table, play a turn and leave, and prints every message: the session in
//! docs/PROTOCOL.md.

#![allow(clippy::disallowed_methods, clippy::disallowed_types, reason = "it is a program")]

use cartagena_protocol::{
    ClientMsg, OnlineEvent, OnlineRequest, OpenTable, SeatAccess, ServerMsg, VERSION,
};
use cartagena_server::{Config, File, Server};
use cartagena_store::{StoreLocation, connect};
use futures_util::{SinkExt as _, StreamExt as _};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

type Failure = Box<dyn std::error::Error>;

const PAGE: &[File] = &[File { name: "index.html", tag: "", plain: b"", br: None, gz: None }];

/// A client, named by a letter.
struct Client(char, WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Client {
    async fn connect(letter: char, address: SocketAddr, name: &str) -> Result<Client, Failure> {
        let mut request = format!("ws://{address}/socket").into_client_request()?;
        let origin = HeaderValue::from_str(&format!("http://{address}"))?;
        request.headers_mut().insert("origin", origin);
        let mut client = Client(letter, connect_async(request).await?.0);
        client.until(|message| matches!(message, ServerMsg::Hello { .. })).await?;
        client.request(OnlineRequest::Hello { version: VERSION }).await?;
        client
            .until(|message| matches!(message, ServerMsg::Online(OnlineEvent::YourName { .. })))
            .await?;
        client.request(OnlineRequest::Rename { name: name.into() }).await?;
        client
            .until(|message| matches!(message, ServerMsg::Online(OnlineEvent::YourName { .. })))
            .await?;
        Ok(client)
    }

    async fn say(&mut self, message: &ClientMsg) -> Result<(), Failure> {
        let text = serde_json::to_string(message)?;
        println!("{} > {text}", self.0);
        Ok(self.1.send(Message::text(text)).await?)
    }

    async fn request(&mut self, request: OnlineRequest) -> Result<(), Failure> {
        self.say(&ClientMsg::Online(request)).await
    }

    /// Reads and prints messages until the wanted one arrives.
    async fn until(&mut self, wanted: impl Fn(&ServerMsg) -> bool) -> Result<ServerMsg, Failure> {
        loop {
            let Message::Text(text) = self.1.next().await.ok_or("closed")?? else { continue };
            println!("{} < {text}", self.0);
            let message = serde_json::from_str(&text)?;
            if wanted(&message) {
                return Ok(message);
            }
        }
    }

    async fn acknowledged(&mut self, number: u64) -> Result<(), Failure> {
        self.until(|message| matches!(message, ServerMsg::Events { seq, .. } if *seq == number))
            .await?;
        Ok(())
    }
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let store = connect(&StoreLocation::Sqlite(folder.path().to_owned())).await?;
    let server =
        Server::bind(Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), PAGE, store)).await?;
    let address = server.address().network().expect("an address of the network");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async { drop(stopped.await) }));
    talk(address).await?;
    drop(stop);
    Ok(running.await?)
}

async fn talk(address: SocketAddr) -> Result<(), Failure> {
    let mut anne = Client::connect('A', address, "Anne").await?;
    let seats = vec![SeatAccess::Friend; 2];
    // With this option a player may pass whatever the cards are.
    let rules = "jamaica+pass".into();
    let table =
        OpenTable { rules, seats, first: Some(0), begins_when_full: true, ..OpenTable::default() };
    anne.request(OnlineRequest::Open { table, commitment: None }).await?;
    let opened = anne
        .until(|message| matches!(message, ServerMsg::Online(OnlineEvent::TableOpened { .. })))
        .await?;
    let ServerMsg::Online(OnlineEvent::TableOpened { game }) = opened else {
        return Err("no table".into());
    };
    anne.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await?;
    anne.until(|message| matches!(message, ServerMsg::Online(OnlineEvent::Room(_)))).await?;
    anne.request(OnlineRequest::Invite { game: game.clone() }).await?;
    let message = anne
        .until(|message| matches!(message, ServerMsg::Online(OnlineEvent::Invitation { .. })))
        .await?;
    let ServerMsg::Online(OnlineEvent::Invitation { invitation_key: key, .. }) = message else {
        return Err("no key".into());
    };
    let mut mary = Client::connect('M', address, "Mary").await?;
    mary.say(&ClientMsg::Watch { game: game.clone(), seat: None }).await?;
    mary.until(|message| matches!(message, ServerMsg::Online(OnlineEvent::Room(_)))).await?;
    mary.request(OnlineRequest::Join {
        game: game.clone(),
        seat: None,
        commitment: None,
        invitation_key: Some(key),
    })
    .await?;
    anne.until(|message| matches!(message, ServerMsg::Snapshot(_))).await?;
    mary.until(|message| matches!(message, ServerMsg::Snapshot(_))).await?;
    let pass = |after| ClientMsg::Play { game: game.clone(), after, action: ".".into() };
    mary.say(&pass(0)).await?;
    mary.until(|message| matches!(message, ServerMsg::Refused { .. })).await?;
    anne.say(&pass(0)).await?;
    anne.acknowledged(1).await?;
    mary.acknowledged(1).await?;
    mary.say(&pass(0)).await?;
    mary.until(|message| matches!(message, ServerMsg::Snapshot(_))).await?;
    mary.request(OnlineRequest::Chat { game: game.clone(), text: "Well met!".into() }).await?;
    anne.until(|message| matches!(message, ServerMsg::Online(OnlineEvent::Chat { .. }))).await?;
    mary.request(OnlineRequest::Resign { game: game.clone() }).await?;
    anne.until(|message| matches!(message, ServerMsg::Online(OnlineEvent::Room(_)))).await?;
    Ok(())
}
