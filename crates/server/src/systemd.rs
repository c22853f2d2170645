//! The messages for systemd: that the server is ready, and that it stops.

use std::ffi::OsStr;
use std::io;

/// Variable with the address at which systemd listens.
const SOCKET_VARIABLE: &str = "NOTIFY_SOCKET";

/// A state of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServiceState {
    /// It answers requests.
    Ready,
    /// It ends.
    Stopping,
}

/// Tells systemd a state, if it has started this process and wants to know.
pub fn notify_service(state: ServiceState) {
    let Some(socket) = std::env::var_os(SOCKET_VARIABLE) else { return };
    if let Err(error) = send(&socket, state.line().as_bytes()) {
        tracing::warn!(%error, "systemd could not be notified");
    }
}

impl ServiceState {
    fn line(self) -> &'static str {
        match self {
            ServiceState::Ready => "READY=1\n",
            ServiceState::Stopping => "STOPPING=1\n",
        }
    }
}

#[cfg(target_os = "linux")]
fn send(socket: &OsStr, line: &[u8]) -> io::Result<()> {
    use std::os::linux::net::SocketAddrExt as _;
    use std::os::unix::ffi::OsStrExt as _;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    let address = match socket.as_bytes().strip_prefix(b"@") {
        Some(name) => SocketAddr::from_abstract_name(name)?,
        None => SocketAddr::from_pathname(socket)?,
    };
    UnixDatagram::unbound()?.send_to_addr(line, &address).map(drop)
}

#[cfg(not(target_os = "linux"))]
fn send(_: &OsStr, _: &[u8]) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::os::linux::net::SocketAddrExt as _;
    use std::os::unix::net::{SocketAddr, UnixDatagram};
    use std::time::Duration;

    fn told(listener: &UnixDatagram, socket: &OsStr) -> String {
        listener.set_read_timeout(Some(Duration::from_secs(60))).expect("a deadline");
        send(socket, ServiceState::Ready.line().as_bytes()).expect("sent");
        let mut bytes = [0; 64];
        let count = listener.recv(&mut bytes).expect("a message");
        String::from_utf8_lossy(&bytes[..count]).into_owned()
    }

    #[test]
    fn both_kinds_of_address_are_told() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("notify");
        let listener = UnixDatagram::bind(&path).expect("a socket");
        assert_eq!(told(&listener, path.as_os_str()), "READY=1\n");
        let name = format!("cartagena-notify-{}", std::process::id());
        let address = SocketAddr::from_abstract_name(&name).expect("a name");
        let listener = UnixDatagram::bind_addr(&address).expect("a socket");
        assert_eq!(told(&listener, OsStr::new(&format!("@{name}"))), "READY=1\n");
    }
}
