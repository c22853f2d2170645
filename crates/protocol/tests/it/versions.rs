//! Messages by which pages and servers of other versions still understand each other.

use cartagena_protocol::{OnlineEvent, OnlineRequest, ServerMsg, VERSION, parse_server_msg};

/// A page of version 1 sends this first. It must stay readable, so that the page is told to reload.
#[test]
fn the_hello_of_every_version_is_read() {
    let old: OnlineRequest =
        serde_json::from_str(r#"{"hello":{"version":1}}"#).expect("the first message of version 1");
    assert_eq!(old, OnlineRequest::Hello { version: 1 });
    let hello = serde_json::to_string(&OnlineRequest::Hello { version: VERSION }).expect("JSON");
    assert_eq!(hello, format!(r#"{{"hello":{{"version":{VERSION}}}}}"#));
}

/// Pages of version 1 read these two, and nothing else of a newer server.
#[test]
fn pages_of_version_1_understand_that_they_are_outdated() {
    let outdated = OnlineEvent::Outdated { version: VERSION };
    let text = serde_json::to_string(&outdated).expect("JSON");
    assert_eq!(text, format!(r#"{{"outdated":{{"version":{VERSION}}}}}"#));
    let hello = serde_json::to_string(&ServerMsg::Hello { version: VERSION }).expect("JSON");
    assert_eq!(hello, format!(r#"{{"hello":{{"version":{VERSION}}}}}"#));
    let heard = parse_server_msg(r#"{"online":{"outdated":{"version":7}}}"#);
    assert_eq!(heard, Some(ServerMsg::Online(OnlineEvent::Outdated { version: 7 })));
}
