//! Reasons why a socket is closed, with the codes of RFC 6455. docs/PROTOCOL.md lists them.

use axum::extract::ws::{CloseFrame, Utf8Bytes, close_code};
use cartagena_protocol::Denial;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::error::{CapacityError, ProtocolError};

/// Reason why a socket is closed; decides the close code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CloseReason {
    /// The other side has closed it.
    ClosedByPeer,
    /// The connection broke: there is nobody to send a code to.
    ConnectionLost,
    /// The client did not answer pings.
    Silent,
    /// The server stops.
    Stopping,
    /// The client reads too slowly; it may reconnect at once.
    SlowReader,
    /// A message was too long.
    TooLong,
    /// A frame broke the WebSocket protocol.
    ProtocolError,
    /// A text frame was not UTF-8.
    NotUtf8,
    /// The client sent too many unreadable messages.
    BadMessages,
    /// The client sent too many messages.
    TooManyMessages,
    /// The client sent too many pings or pongs.
    TooManyPings,
    /// The person was signed out on this device.
    SignedOut,
    /// The person may not come in.
    Banned,
    /// New people need an invitation.
    InvitationNeeded,
    /// The page has a name that the server was not told.
    NoOrigin,
}

impl CloseReason {
    /// Returns the reason for closing after a read has failed.
    pub(super) fn of_error(error: &axum::Error) -> CloseReason {
        let source = std::error::Error::source(error).and_then(|source| source.downcast_ref());
        match source {
            Some(
                Error::Capacity(CapacityError::MessageTooLong { .. })
                | Error::Protocol(ProtocolError::ControlFrameTooBig),
            ) => CloseReason::TooLong,
            Some(Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => {
                CloseReason::ConnectionLost
            }
            Some(Error::Protocol(_)) => CloseReason::ProtocolError,
            Some(Error::Utf8(_)) => CloseReason::NotUtf8,
            _ => CloseReason::ConnectionLost,
        }
    }

    /// Returns the name of the reason: the text of the close frame, and for logs.
    pub(super) fn name(self) -> &'static str {
        match self {
            CloseReason::ClosedByPeer => "closed_by_peer",
            CloseReason::ConnectionLost => "connection_lost",
            CloseReason::Silent => "silent",
            CloseReason::Stopping => "stopping",
            CloseReason::SlowReader => "slow_reader",
            CloseReason::TooLong => "too_long",
            CloseReason::ProtocolError => "protocol_error",
            CloseReason::NotUtf8 => "not_utf8",
            CloseReason::BadMessages => "bad_messages",
            CloseReason::TooManyMessages => "too_many_messages",
            CloseReason::TooManyPings => "too_many_pings",
            CloseReason::SignedOut => "signed_out",
            CloseReason::Banned => "banned",
            CloseReason::InvitationNeeded => "invitation_needed",
            CloseReason::NoOrigin => "no_origin",
        }
    }

    /// Returns the denial that is sent before the close frame: pages show it.
    pub(super) fn denial(self) -> Option<Denial> {
        match self {
            CloseReason::Banned => Some(Denial::Banned),
            CloseReason::InvitationNeeded => Some(Denial::InvitationNeeded),
            CloseReason::NoOrigin => Some(Denial::NoOrigin),
            _ => None,
        }
    }

    /// Returns the close frame; `None` if the other side has closed the socket or is gone.
    pub(super) fn frame(self) -> Option<CloseFrame> {
        let code = match self {
            CloseReason::ClosedByPeer | CloseReason::ConnectionLost => return None,
            CloseReason::Silent | CloseReason::Stopping => close_code::AWAY,
            CloseReason::SlowReader => close_code::AGAIN,
            CloseReason::TooLong => close_code::SIZE,
            CloseReason::ProtocolError => close_code::PROTOCOL,
            CloseReason::NotUtf8 => close_code::INVALID,
            CloseReason::BadMessages
            | CloseReason::TooManyMessages
            | CloseReason::TooManyPings
            | CloseReason::SignedOut
            | CloseReason::Banned
            | CloseReason::InvitationNeeded
            | CloseReason::NoOrigin => close_code::POLICY,
        };
        Some(CloseFrame { code, reason: Utf8Bytes::from_static(self.name()) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [CloseReason; 15] = [
        CloseReason::ClosedByPeer,
        CloseReason::ConnectionLost,
        CloseReason::Silent,
        CloseReason::Stopping,
        CloseReason::SlowReader,
        CloseReason::TooLong,
        CloseReason::ProtocolError,
        CloseReason::NotUtf8,
        CloseReason::BadMessages,
        CloseReason::TooManyMessages,
        CloseReason::TooManyPings,
        CloseReason::SignedOut,
        CloseReason::Banned,
        CloseReason::InvitationNeeded,
        CloseReason::NoOrigin,
    ];

    #[test]
    fn every_code_is_documented() {
        let page = include_str!("../../../../docs/PROTOCOL.md");
        let frames: Vec<_> = ALL.into_iter().filter_map(CloseReason::frame).collect();
        assert_eq!(frames.len(), 13, "only a closed or broken connection has no code");
        for frame in frames {
            let row = format!("\n| {} | `{}` |", frame.code, frame.reason.as_str());
            assert!(page.contains(&row), "{row}");
        }
    }
}
