//! A client like a page: a cookie, a socket, messages.

use super::{House, PATIENCE, within};
use cartagena_protocol::{ClientMsg, OnlineEvent, OnlineRequest, ServerMsg, VERSION};
use futures_util::{SinkExt as _, StreamExt as _};
use std::collections::VecDeque;
use std::panic::Location;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::http::{HeaderMap, HeaderValue, StatusCode};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

pub(crate) type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A person's page.
pub(crate) struct Client {
    pub stream: Stream,
    /// The cookie that the browser keeps.
    pub cookie: String,
    pub address: std::net::SocketAddr,
    /// Every text that arrived, byte for byte.
    pub log: Vec<String>,
    /// Messages that were read while another was waited for.
    unread: VecDeque<ServerMsg>,
}

/// Opens a socket with these headers; returns the status of a refusal.
pub(crate) async fn knock(
    address: std::net::SocketAddr,
    headers: &[(&str, &str)],
) -> Result<(Stream, HeaderMap), StatusCode> {
    let mut request = format!("ws://{address}/socket").into_client_request().expect("a request");
    for (name, value) in headers {
        let name =
            name.parse::<tokio_tungstenite::tungstenite::http::HeaderName>().expect("a name");
        request.headers_mut().append(name, HeaderValue::from_str(value).expect("a value"));
    }
    match within("a socket is opened", tokio_tungstenite::connect_async(request)).await {
        Ok((stream, answer)) => Ok((stream, answer.headers().clone())),
        Err(Error::Http(answer)) => Err(answer.status()),
        Err(error) => panic!("no answer: {error}"),
    }
}

/// Connects as a known person, as soon as there is a server.
pub(crate) async fn resumed(address: std::net::SocketAddr, cookie: Option<&str>) -> Client {
    let knocking = async {
        // A page retries, too, until the server answers.
        loop {
            let there = TcpStream::connect(address).await.is_ok();
            if let Some(client) = Client::try_at(address, cookie).await.filter(|_| there) {
                return client;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    };
    within("a server that accepts connections", knocking).await
}

/// Reads up to the next text; `None` if the socket was closed.
async fn next_text(stream: &mut Stream) -> Option<String> {
    loop {
        match stream.next().await {
            Some(Ok(Message::Text(text))) => return Some(text.to_string()),
            Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            Some(Ok(_)) => {}
        }
    }
}

/// Returns the cookie that an answer sets, as the browser sends it back.
pub(crate) fn cookie_of(headers: &HeaderMap) -> Option<String> {
    let set = headers.get("set-cookie")?.to_str().ok()?;
    Some(set.split(';').next()?.to_owned())
}

impl Client {
    /// Connects as a new person.
    pub(crate) async fn new(house: &House) -> Client {
        Client::at(house.address, None).await
    }

    /// Opens another page of the same browser.
    pub(crate) async fn again(&self) -> Client {
        Client::at(self.address, Some(&self.cookie)).await
    }

    pub(crate) async fn at(address: std::net::SocketAddr, cookie: Option<&str>) -> Client {
        let origin = format!("http://{address}");
        let mut headers = vec![("origin", origin.as_str())];
        headers.extend(cookie.map(|cookie| ("cookie", cookie)));
        let (stream, headers) = knock(address, &headers).await.expect("let in");
        let cookie = cookie_of(&headers).expect("a cookie");
        let mut client = Client::over(stream, cookie, address);
        client.request(OnlineRequest::Hello { version: VERSION }).await;
        client
            .wait_event(|event| matches!(event, OnlineEvent::YourName { .. }).then_some(()))
            .await;
        client
    }

    /// Does the same, where the server may go away at any moment.
    pub(crate) async fn try_at(
        address: std::net::SocketAddr,
        cookie: Option<&str>,
    ) -> Option<Client> {
        let mut request =
            format!("ws://{address}/socket").into_client_request().expect("a request");
        let origin = HeaderValue::from_str(&format!("http://{address}")).expect("an origin");
        request.headers_mut().insert("origin", origin);
        if let Some(cookie) = cookie {
            request
                .headers_mut()
                .insert("cookie", HeaderValue::from_str(cookie).expect("a cookie"));
        }
        let opening = tokio_tungstenite::connect_async(request);
        let (stream, answer) = within("a socket is opened or refused", opening).await.ok()?;
        let mut client = Client::over(stream, cookie_of(answer.headers())?, address);
        client.request(OnlineRequest::Hello { version: VERSION }).await;
        Some(client)
    }

    /// Returns a client on a socket that has sent nothing yet.
    pub(crate) fn over(stream: Stream, cookie: String, address: std::net::SocketAddr) -> Client {
        Client { stream, cookie, address, log: Vec::new(), unread: VecDeque::new() }
    }

    /// Connects as a new person with a name.
    pub(crate) async fn named(house: &House, name: &str) -> Client {
        let mut client = Client::new(house).await;
        client.request(OnlineRequest::Rename { name: name.into() }).await;
        client
            .wait_event(|event| {
                matches!(event, OnlineEvent::YourName { name } if !name.is_empty()).then_some(())
            })
            .await;
        client
    }

    pub(crate) async fn say(&mut self, message: &ClientMsg) {
        let text = serde_json::to_string(message).expect("JSON");
        self.write(text).await;
    }

    pub(crate) async fn write(&mut self, text: impl Into<String>) {
        let _ = within("a message is taken", self.stream.send(Message::text(text.into()))).await;
    }

    pub(crate) async fn request(&mut self, request: OnlineRequest) {
        self.say(&ClientMsg::Online(request)).await;
    }

    /// Returns the next text; `None` if the socket was closed.
    pub(crate) async fn raw(&mut self) -> Option<String> {
        let text = within("the server says anything", next_text(&mut self.stream)).await?;
        self.log.push(text.clone());
        Some(text)
    }

    /// Waits until the server closes the socket, and returns the code.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        let reading = async {
            loop {
                match self.stream.next().await {
                    Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                    Some(Err(_)) | None => return None,
                    Some(Ok(_)) => {}
                }
            }
        };
        within("the server closes the socket", reading).await
    }

    /// Returns the next message; `None` if the socket was closed.
    pub(crate) async fn try_next(&mut self) -> Option<ServerMsg> {
        if let Some(message) = self.unread.pop_front() {
            return Some(message);
        }
        let text = self.raw().await?;
        Some(serde_json::from_str(&text).expect("a message"))
    }

    pub(crate) async fn next(&mut self) -> ServerMsg {
        self.try_next().await.expect("the socket is open")
    }

    /// Reads until the wanted message arrives; earlier ones stay unread.
    #[track_caller]
    pub(crate) fn wait<T>(
        &mut self,
        wanted: impl FnMut(&ServerMsg) -> Option<T>,
    ) -> impl Future<Output = T> {
        self.wait_at(Location::caller(), wanted)
    }

    /// Does the same for a line of a test, which is named if nothing arrives.
    async fn wait_at<T>(
        &mut self,
        asked: &Location<'_>,
        mut wanted: impl FnMut(&ServerMsg) -> Option<T>,
    ) -> T {
        if let Some((at, found)) =
            self.unread.iter().enumerate().find_map(|(at, msg)| Some((at, wanted(msg)?)))
        {
            self.unread.remove(at);
            return found;
        }
        let found = timeout(PATIENCE, self.read_until(wanted)).await;
        found.unwrap_or_else(|_| panic!("what {asked} wants never came, but {:?}", self.unread))
    }

    async fn read_until<T>(&mut self, mut wanted: impl FnMut(&ServerMsg) -> Option<T>) -> T {
        loop {
            let text = self.raw().await.expect("the socket is open");
            let message = serde_json::from_str(&text).expect("a message");
            match wanted(&message) {
                Some(found) => return found,
                None => self.unread.push_back(message),
            }
        }
    }

    #[track_caller]
    pub(crate) fn wait_event<T>(
        &mut self,
        mut wanted: impl FnMut(&OnlineEvent) -> Option<T>,
    ) -> impl Future<Output = T> {
        self.wait_at(Location::caller(), move |message| match message {
            ServerMsg::Online(event) => wanted(event),
            _ => None,
        })
    }

    /// Reads until a message like this has arrived; it stays unread, too.
    #[track_caller]
    pub(crate) fn await_event(
        &mut self,
        mut wanted: impl FnMut(&OnlineEvent) -> bool,
    ) -> impl Future<Output = ()> {
        let asked = Location::caller();
        async move {
            let mut is_it = |message: &ServerMsg| match message {
                ServerMsg::Online(event) => wanted(event),
                _ => false,
            };
            if self.unread.iter().any(&mut is_it) {
                return;
            }
            let found = self.wait_at(asked, |message| is_it(message).then(|| message.clone()));
            let found = found.await;
            self.unread.push_back(found);
        }
    }

    /// Drops all unread messages.
    pub(crate) fn forget(&mut self) {
        self.unread.clear();
    }

    /// Waits for a denial and returns its reason.
    pub(crate) async fn denied(&mut self) -> cartagena_protocol::Denial {
        self.wait_event(|event| match event {
            OnlineEvent::Denied { reason: why, .. } => Some(*why),
            _ => None,
        })
        .await
    }
}
