//! A cheap client: it keeps its observation only.

use super::Failure;
use cartagena::{Observation, Viewer};
use cartagena_protocol::{
    ClientMsg, EntryView, OnlineEvent, OnlineRequest, ServerMsg, Snapshot, VERSION,
};
use futures_util::{SinkExt as _, StreamExt as _};
use std::net::SocketAddr;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// Connection of a new player.
pub struct LoadClient(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl LoadClient {
    pub async fn new(address: SocketAddr) -> Result<LoadClient, Failure> {
        let mut request = format!("ws://{address}/socket").into_client_request()?;
        let origin = HeaderValue::from_str(&format!("http://{address}"))?;
        request.headers_mut().insert("origin", origin);
        let small = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(1024);
        let (stream, _) = connect_async_with_config(request, Some(small), true).await?;
        let mut client = LoadClient(stream);
        client.greet().await?;
        Ok(client)
    }

    /// Says hello and waits for the answer, which serves as an echo.
    pub async fn greet(&mut self) -> Result<(), Failure> {
        self.send_online(OnlineRequest::Hello { version: VERSION }).await?;
        self.wait_online(|event| matches!(event, OnlineEvent::YourName { .. }).then_some(())).await
    }

    pub async fn send(&mut self, message: &ClientMsg) -> Result<(), Failure> {
        Ok(self.0.send(Message::text(serde_json::to_string(message)?)).await?)
    }

    pub async fn send_online(&mut self, request: OnlineRequest) -> Result<(), Failure> {
        self.send(&ClientMsg::Online(request)).await
    }

    pub async fn next(&mut self) -> Result<ServerMsg, Failure> {
        loop {
            if let Message::Text(text) = self.0.next().await.ok_or("closed")?? {
                return Ok(serde_json::from_str(&text)?);
            }
        }
    }

    /// Waits for a certain message and ignores all others.
    pub async fn wait<T>(&mut self, wanted: impl Fn(ServerMsg) -> Option<T>) -> Result<T, Failure> {
        loop {
            if let Some(found) = wanted(self.next().await?) {
                return Ok(found);
            }
        }
    }

    pub async fn wait_online<T>(
        &mut self,
        wanted: impl Fn(OnlineEvent) -> Option<T>,
    ) -> Result<T, Failure> {
        self.wait(|message| match message {
            ServerMsg::Online(event) => wanted(event),
            _ => None,
        })
        .await
    }

    /// Watches a table that is about to begin, without confirmation of turns.
    pub async fn watch_table(&mut self, game: &str) -> Result<(), Failure> {
        self.send(&ClientMsg::AskToConfirm { confirm: false }).await?;
        self.send(&ClientMsg::Watch { game: game.into(), seat: None }).await
    }

    /// Waits for the start of a game; returns the observation.
    pub async fn wait_for_deal(&mut self) -> Result<Observation, Failure> {
        let message = self.wait(|message| match message {
            ServerMsg::Snapshot(snapshot) => Some(*snapshot),
            _ => None,
        });
        start(&message.await?)
    }

    /// Waits for the next entry of a game and applies it; returns its sequence number.
    pub async fn next_entry(&mut self, seen: &mut Observation) -> Result<u64, Failure> {
        let message = self.wait(|message| match message {
            ServerMsg::Events { seq, entries, .. } => Some(Ok((seq, entries))),
            ServerMsg::Refused { refusal, .. } => {
                Some(Err(format!("refused: {}", serde_json::json!(refusal))))
            }
            ServerMsg::Online(OnlineEvent::Denied { reason, .. }) => {
                Some(Err(format!("denied: {}", serde_json::json!(reason))))
            }
            _ => None,
        });
        let (seq, entries) = message.await??;
        for entry in entries {
            if let EntryView::Played { event: seen_move, .. } = entry {
                let seat = seen.turn().seat().ok_or("an event after the end")?;
                seen.apply(&seen_move.by(seat)).map_err(|_| "an event that does not fit")?;
            }
        }
        Ok(seq)
    }
}

fn start(snapshot: &Snapshot) -> Result<Observation, Failure> {
    let viewer = snapshot.viewer.map_or(Viewer::Public, Viewer::Seat);
    Ok(snapshot.start.observation(viewer).map_err(|_| "an impossible position")?)
}
