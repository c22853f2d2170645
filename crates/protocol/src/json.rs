use crate::{ClientMsg, OnlineEvent, OnlineRequest, ServerMsg};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Parses a message, or any other value that is stored as JSON; `None` if that fails. The parser cannot
/// explain an error, and so is a third as large as one that can, which matters in a browser.
///
/// ```
/// use cartagena_protocol::{ServerMsg, parse_json};
///
/// let told = parse_json(r#"{"deleted":{"game":"k3","record":"one\n\"two\"","new":[{}]}}"#);
/// let record = "one\n\"two\"".into();
/// assert_eq!(told, Some(ServerMsg::Deleted { game: "k3".into(), record }));
/// assert_eq!(parse_json::<ServerMsg>(r#"{"deleted":{"game":"k3"}}"#), None);
/// ```
pub fn parse_json<T: DeserializeOwned>(text: &str) -> Option<T> {
    let mut unescaped = vec![0; text.len()];
    let (read, end) = serde_json_core::from_str_escaped(text, &mut unescaped).ok()?;
    (end == text.len()).then_some(read)
}

/// Parses a message of a server; `None` if that fails. A page without a server parses the messages of
/// its worker by [`parse_json`], and so needs no code for [`OnlineEvent`]s.
///
/// ```
/// use cartagena_protocol::{OnlineEvent, ServerMsg, parse_server_msg};
///
/// let told = parse_server_msg(r#"{"online":{"table_opened":{"game":"k3"}}}"#);
/// assert_eq!(told, Some(ServerMsg::Online(OnlineEvent::TableOpened { game: "k3".into() })));
/// let hello = parse_server_msg(r#"{"hello":{"version":1}}"#);
/// assert_eq!(hello, Some(ServerMsg::Hello { version: 1 }));
/// ```
pub fn parse_server_msg(text: &str) -> Option<ServerMsg> {
    #[derive(Deserialize)]
    struct OnlineMessage {
        online: OnlineEvent,
    }
    let news = parse_json(text).map(|OnlineMessage { online }| ServerMsg::Online(online));
    news.or_else(|| parse_json(text))
}

/// Returns a message in the form that is written to a server. A worker understands only the
/// [`ClientMsg`] itself.
///
/// ```
/// use cartagena_protocol::{ClientMsg, OnlineRequest, writable_client_msg};
///
/// let request = ClientMsg::Online(OnlineRequest::WatchLobby);
/// let text = serde_json::to_string(&writable_client_msg(&request))?;
/// assert_eq!(text, r#"{"online":"watch_lobby"}"#);
/// let text = serde_json::to_string(&writable_client_msg(&ClientMsg::ListGames))?;
/// assert_eq!(text, r#""list_games""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
pub fn writable_client_msg(message: &ClientMsg) -> impl Serialize + '_ {
    #[derive(Serialize)]
    #[serde(untagged)]
    enum WritableClientMsg<'a> {
        Online { online: &'a OnlineRequest },
        Else(&'a ClientMsg),
    }
    match message {
        ClientMsg::Online(online) => WritableClientMsg::Online { online },
        other => WritableClientMsg::Else(other),
    }
}
