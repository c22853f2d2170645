//! Requests that are sent again under the same id.

use crate::common::*;
use cartagena_protocol::{ClientMsg, Denial, OnlineEvent, OnlineRequest, ServerMsg};
use cartagena_room::RoomRefusal;

fn once(id: &str, request: OnlineRequest) -> OnlineRequest {
    OnlineRequest::Once { id: id.into(), request: Box::new(request) }
}

fn chat(text: &str) -> OnlineRequest {
    OnlineRequest::Chat { game: GAME.into(), text: text.into() }
}

fn answer(host: &Host, person: i64, id: &str) -> Option<(u32, String)> {
    let request = ClientMsg::Online(once(id, chat("anything")));
    match host.twin.answer_again(person, &request)? {
        ServerMsg::Online(OnlineEvent::Chat { lines, .. }) => {
            lines.first().map(|line| (line.number, line.text.clone()))
        }
        other => panic!("{other:?}"),
    }
}

/// The twin is built from the stored lines alone: it answers like the room after a restart.
#[test]
fn a_chat_line_under_an_id_is_said_once() {
    let mut host = Host::begun(&friends("tortuga", 2), 1);
    host.request(0, chat("first")).expect("a line");
    assert_eq!(answer(&host, 0, "an-id"), None);
    host.request(0, once("an-id", chat("second"))).expect("a line");
    host.request(1, once("an-id", chat("third"))).expect("a line of another person");
    assert_eq!(answer(&host, 0, "an-id"), Some((2, "second".into())));
    assert_eq!(answer(&host, 1, "an-id"), Some((3, "third".into())));
    assert_eq!(answer(&host, 1, "another-id"), None);
    let again = host.request(0, once("an-id", chat("second")));
    assert_eq!(again, Err(RoomRefusal::Denied(Denial::BadMessage)), "it is never stored twice");
}

#[test]
fn only_chat_has_an_id_in_the_room() {
    let mut host = Host::begun(&friends("tortuga", 2), 1);
    let resign = OnlineRequest::Resign { game: GAME.into() };
    for request in [resign, once("an-id", chat("nested"))] {
        let refused = host.request(0, once("another-id", request));
        assert_eq!(refused, Err(RoomRefusal::Denied(Denial::BadMessage)));
    }
}

#[test]
fn the_key_of_an_invitation_follows_from_the_request() {
    let room = Host::open(&friends("tortuga", 2), 1).room;
    let bytes = |person, id| room.invitation_bytes(person, id).expect("a secret");
    assert_eq!(bytes(0, "an-id"), bytes(0, "an-id"));
    assert_ne!(bytes(0, "an-id"), bytes(1, "an-id"));
    assert_ne!(bytes(0, "an-id"), bytes(0, "another-id"));
    let other = Host::open(&friends("tortuga", 2), 2).room;
    assert_ne!(other.invitation_bytes(0, "an-id"), Some(bytes(0, "an-id")));
}
