//! A client as a page is one: a cookie, a socket, messages.

use super::House;
use cartagena_protocol::{ClientMsg, OnlineEvent, OnlineRequest, ServerMsg, VERSION};
use futures_util::{SinkExt as _, StreamExt as _};
use std::collections::VecDeque;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderMap, HeaderValue, StatusCode};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// So long that only something broken takes longer.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Somebody at a page.
pub struct Client {
    pub stream: Stream,
    /// What the browser keeps.
    pub cookie: String,
    pub address: std::net::SocketAddr,
    /// Every text that came, letter for letter.
    pub log: Vec<String>,
    /// What was read while something else was waited for.
    unread: VecDeque<ServerMsg>,
}

/// Opens a socket with these headers; or the status of the refusal.
pub async fn knock(
    address: std::net::SocketAddr,
    headers: &[(&str, &str)],
) -> Result<(Stream, HeaderMap), StatusCode> {
    let mut request = format!("ws://{address}/socket").into_client_request().expect("a request");
    for (name, value) in headers {
        let name =
            name.parse::<tokio_tungstenite::tungstenite::http::HeaderName>().expect("a name");
        request.headers_mut().append(name, HeaderValue::from_str(value).expect("a value"));
    }
    match tokio_tungstenite::connect_async(request).await {
        Ok((stream, answer)) => Ok((stream, answer.headers().clone())),
        Err(Error::Http(answer)) => Err(answer.status()),
        Err(error) => panic!("no answer: {error}"),
    }
}

/// Comes as somebody known, as soon as there is a server to come to.
pub async fn resumed(address: std::net::SocketAddr, cookie: Option<&str>) -> Client {
    let begun = std::time::Instant::now();
    while begun.elapsed() < 4 * PATIENCE {
        // A page asks again and again, too, until somebody answers.
        let there = TcpStream::connect(address).await.is_ok();
        if let Some(client) = Client::try_at(address, cookie).await.filter(|_| there) {
            return client;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("no server in time")
}

/// The cookie that an answer sets, as the browser sends it back.
pub fn cookie_of(headers: &HeaderMap) -> Option<String> {
    let set = headers.get("set-cookie")?.to_str().ok()?;
    Some(set.split(';').next()?.to_owned())
}

impl Client {
    /// Somebody new.
    pub async fn new(house: &House) -> Client {
        Client::at(house.address, None).await
    }

    /// Another page of the same browser.
    pub async fn again(&self) -> Client {
        Client::at(self.address, Some(&self.cookie)).await
    }

    pub async fn at(address: std::net::SocketAddr, cookie: Option<&str>) -> Client {
        let origin = format!("http://{address}");
        let mut headers = vec![("origin", origin.as_str())];
        headers.extend(cookie.map(|cookie| ("cookie", cookie)));
        let (stream, headers) = knock(address, &headers).await.expect("let in");
        let cookie = cookie_of(&headers).expect("a cookie");
        let mut client = Client::over(stream, cookie, address);
        client.wish(OnlineRequest::Hello { version: VERSION }).await;
        client.news(|news| matches!(news, OnlineEvent::YourName { .. }).then_some(())).await;
        client
    }

    /// The same, where the server may go away at any moment.
    pub async fn try_at(address: std::net::SocketAddr, cookie: Option<&str>) -> Option<Client> {
        let mut request =
            format!("ws://{address}/socket").into_client_request().expect("a request");
        let origin = HeaderValue::from_str(&format!("http://{address}")).expect("an origin");
        request.headers_mut().insert("origin", origin);
        if let Some(cookie) = cookie {
            request
                .headers_mut()
                .insert("cookie", HeaderValue::from_str(cookie).expect("a cookie"));
        }
        let (stream, answer) = tokio_tungstenite::connect_async(request).await.ok()?;
        let mut client = Client::over(stream, cookie_of(answer.headers())?, address);
        client.wish(OnlineRequest::Hello { version: VERSION }).await;
        Some(client)
    }

    /// A socket that has not said anything yet.
    pub fn over(stream: Stream, cookie: String, address: std::net::SocketAddr) -> Client {
        Client { stream, cookie, address, log: Vec::new(), unread: VecDeque::new() }
    }

    /// Somebody new with a name.
    pub async fn named(house: &House, name: &str) -> Client {
        let mut client = Client::new(house).await;
        client.wish(OnlineRequest::Rename { name: name.into() }).await;
        client
            .news(|news| {
                matches!(news, OnlineEvent::YourName { name } if !name.is_empty()).then_some(())
            })
            .await;
        client
    }

    pub async fn say(&mut self, message: &ClientMsg) {
        let text = serde_json::to_string(message).expect("JSON");
        self.write(text).await;
    }

    pub async fn write(&mut self, text: impl Into<String>) {
        let _ = self.stream.send(Message::text(text.into())).await;
    }

    pub async fn wish(&mut self, wish: OnlineRequest) {
        self.say(&ClientMsg::Online(wish)).await;
    }

    /// The next text, whatever it says; nothing if the socket was closed.
    pub async fn raw(&mut self) -> Option<String> {
        loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("something in time") {
                Some(Ok(Message::Text(text))) => {
                    self.log.push(text.to_string());
                    return Some(text.to_string());
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The code with which the server closes, once it does.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            match timeout(PATIENCE, self.stream.next()).await.expect("an end in time") {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message; nothing if the socket was closed.
    pub async fn try_next(&mut self) -> Option<ServerMsg> {
        if let Some(message) = self.unread.pop_front() {
            return Some(message);
        }
        let text = self.raw().await?;
        Some(serde_json::from_str(&text).expect("a message"))
    }

    pub async fn next(&mut self) -> ServerMsg {
        self.try_next().await.expect("the socket is open")
    }

    /// Reads until something wanted comes; what came before stays unread.
    pub async fn wait<T>(&mut self, mut wanted: impl FnMut(&ServerMsg) -> Option<T>) -> T {
        if let Some((at, found)) =
            self.unread.iter().enumerate().find_map(|(at, msg)| Some((at, wanted(msg)?)))
        {
            self.unread.remove(at);
            return found;
        }
        loop {
            let text = self.raw().await.expect("the socket is open");
            let message = serde_json::from_str(&text).expect("a message");
            match wanted(&message) {
                Some(found) => return found,
                None => self.unread.push_back(message),
            }
        }
    }

    pub async fn news<T>(&mut self, mut wanted: impl FnMut(&OnlineEvent) -> Option<T>) -> T {
        self.wait(|message| match message {
            ServerMsg::Online(news) => wanted(news),
            _ => None,
        })
        .await
    }

    /// Throws away what has not been read.
    pub fn forget(&mut self) {
        self.unread.clear();
    }

    /// Why something was denied, once that is told.
    pub async fn denied(&mut self) -> cartagena_protocol::Denial {
        self.news(|news| match news {
            OnlineEvent::Denied { reason: why, .. } => Some(*why),
            _ => None,
        })
        .await
    }
}
