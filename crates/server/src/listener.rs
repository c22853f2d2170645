//! The addresses on which a server listens: of the network, or a socket file of this machine; its own,
//! or handed over by systemd.

use std::fmt;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::pin::Pin;
use std::str::FromStr;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
#[cfg(unix)]
use tokio::net::{UnixListener, UnixStream};

/// Beginning of the address of a socket file.
const UNIX_PREFIX: &str = "unix:";

/// An address to listen on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListenAddress {
    /// An address of the network; port 0 takes any that is free.
    Tcp(SocketAddr),
    /// A socket file, which only programs of this machine can reach, such as a proxy.
    Unix(PathBuf),
}

/// A text that is no address to listen on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidListenAddress;

impl ListenAddress {
    /// Returns the address of the network, if it is one.
    pub fn network(&self) -> Option<SocketAddr> {
        match self {
            ListenAddress::Tcp(address) => Some(*address),
            ListenAddress::Unix(_) => None,
        }
    }
}

impl FromStr for ListenAddress {
    type Err = InvalidListenAddress;

    fn from_str(text: &str) -> Result<ListenAddress, InvalidListenAddress> {
        match text.strip_prefix(UNIX_PREFIX) {
            Some(path) if cfg!(unix) && !path.is_empty() => Ok(ListenAddress::Unix(path.into())),
            Some(_) => Err(InvalidListenAddress),
            None => text.parse().map(ListenAddress::Tcp).map_err(|_| InvalidListenAddress),
        }
    }
}

impl fmt::Display for ListenAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListenAddress::Tcp(address) => address.fmt(f),
            ListenAddress::Unix(path) => write!(f, "{UNIX_PREFIX}{}", path.display()),
        }
    }
}

/// Sockets that systemd opened for this process before it started it.
pub struct SystemdSockets(#[cfg(unix)] listenfd::ListenFd);

impl fmt::Debug for SystemdSockets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SystemdSockets")
    }
}

impl SystemdSockets {
    /// Takes them from the environment, whose variables are removed: call it before other threads run.
    pub fn from_environment() -> SystemdSockets {
        SystemdSockets(
            #[cfg(unix)]
            listenfd::ListenFd::from_env(),
        )
    }

    /// Returns no sockets.
    pub fn none() -> SystemdSockets {
        SystemdSockets(
            #[cfg(unix)]
            listenfd::ListenFd::empty(),
        )
    }
}

/// Something that accepts connections.
#[derive(Debug)]
pub(crate) enum Listener {
    Tcp(TcpListener),
    #[cfg(unix)]
    Unix {
        listener: UnixListener,
        path: PathBuf,
        /// Set if this server made the file, and removes it at its end.
        own: bool,
    },
}

impl Listener {
    /// Listens on an address.
    pub(crate) async fn bind(address: &ListenAddress) -> io::Result<Listener> {
        match address {
            ListenAddress::Tcp(address) => Ok(Listener::Tcp(TcpListener::bind(address).await?)),
            #[cfg(unix)]
            ListenAddress::Unix(path) => unix::bind(path),
            #[cfg(not(unix))]
            ListenAddress::Unix(_) => Err(io::ErrorKind::Unsupported.into()),
        }
    }

    /// Takes the first socket that systemd has opened, if there is one.
    #[cfg(unix)]
    pub(crate) fn inherited(mut given: SystemdSockets) -> io::Result<Option<Listener>> {
        if given.0.len() == 0 {
            return Ok(None);
        }
        if let Ok(Some(listener)) = given.0.take_tcp_listener(0) {
            listener.set_nonblocking(true)?;
            return Ok(Some(Listener::Tcp(TcpListener::from_std(listener)?)));
        }
        let Some(listener) = given.0.take_unix_listener(0)? else { return Ok(None) };
        listener.set_nonblocking(true)?;
        let listener = UnixListener::from_std(listener)?;
        let address = listener.local_addr()?;
        let path = address.as_pathname().map(PathBuf::from).unwrap_or_default();
        Ok(Some(Listener::Unix { listener, path, own: false }))
    }

    /// Returns nothing: no system manager hands sockets over here.
    #[cfg(not(unix))]
    pub(crate) fn inherited(_: SystemdSockets) -> io::Result<Option<Listener>> {
        Ok(None)
    }

    /// Returns the address, with the port that was found for port 0.
    pub(crate) fn address(&self) -> io::Result<ListenAddress> {
        match self {
            Listener::Tcp(listener) => listener.local_addr().map(ListenAddress::Tcp),
            #[cfg(unix)]
            Listener::Unix { path, .. } => Ok(ListenAddress::Unix(path.clone())),
        }
    }

    /// Waits for a connection. Those of a socket file have no address; they are from this machine.
    pub(crate) async fn accept(&self) -> io::Result<(Stream, SocketAddr)> {
        match self {
            Listener::Tcp(listener) => {
                let (stream, peer) = listener.accept().await?;
                // Moves are small and wanted at once.
                let _ = stream.set_nodelay(true);
                Ok((Stream::Tcp(stream), peer))
            }
            #[cfg(unix)]
            Listener::Unix { listener, .. } => {
                let (stream, _) = listener.accept().await?;
                Ok((Stream::Unix(stream), SocketAddr::from((Ipv4Addr::LOCALHOST, 0))))
            }
        }
    }
}

#[cfg(unix)]
impl Drop for Listener {
    fn drop(&mut self) {
        if let Listener::Unix { path, own: true, .. } = self {
            let _ = std::fs::remove_file(path);
        }
    }
}

#[cfg(unix)]
mod unix {
    use super::*;
    use std::fs::{Permissions, metadata, remove_file, set_permissions};
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _};
    use std::path::Path;

    /// Every program of this machine may connect, as to a port of this machine; the folder of the file
    /// can forbid it.
    const MODE: u32 = 0o666;

    pub(super) fn bind(path: &Path) -> io::Result<Listener> {
        remove_abandoned(path)?;
        let listener = UnixListener::bind(path)?;
        set_permissions(path, Permissions::from_mode(MODE))?;
        Ok(Listener::Unix { listener, path: path.to_owned(), own: true })
    }

    /// Removes the socket file of a server that was killed. Any other file stays, and so does a socket
    /// at which somebody answers.
    fn remove_abandoned(path: &Path) -> io::Result<()> {
        let is_socket = metadata(path).is_ok_and(|it| it.file_type().is_socket());
        match is_socket.then(|| std::os::unix::net::UnixStream::connect(path)) {
            Some(Ok(_)) => Err(io::ErrorKind::AddrInUse.into()),
            Some(Err(error)) if error.kind() == io::ErrorKind::ConnectionRefused => {
                remove_file(path)
            }
            _ => Ok(()),
        }
    }
}

/// A connection of either kind.
pub(crate) enum Stream {
    Tcp(TcpStream),
    #[cfg(unix)]
    Unix(UnixStream),
}

/// Calls a method of the connection, whichever it is.
macro_rules! delegate {
    ($self:ident, $stream:ident => $call:expr) => {
        match $self.get_mut() {
            Stream::Tcp($stream) => $call,
            #[cfg(unix)]
            Stream::Unix($stream) => $call,
        }
    };
}

impl Stream {
    /// Writes what can be written without waiting.
    pub(crate) fn try_write(&self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Stream::Tcp(stream) => stream.try_write(bytes),
            #[cfg(unix)]
            Stream::Unix(stream) => stream.try_write(bytes),
        }
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        delegate!(self, stream => Pin::new(stream).poll_read(context, buffer))
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        delegate!(self, stream => Pin::new(stream).poll_write(context, bytes))
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        delegate!(self, stream => Pin::new(stream).poll_write_vectored(context, slices))
    }

    /// Both kinds can.
    fn is_write_vectored(&self) -> bool {
        true
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        delegate!(self, stream => Pin::new(stream).poll_flush(context))
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        delegate!(self, stream => Pin::new(stream).poll_shutdown(context))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_and_written_alike() {
        for text in ["127.0.0.1:7777", "[::1]:0", "unix:/run/cartagena/socket", "unix:here"] {
            assert_eq!(text.parse::<ListenAddress>().expect(text).to_string(), text);
        }
        for wrong in ["7777", "localhost:7777", "unix:", "", "/run/cartagena/socket"] {
            assert_eq!(wrong.parse::<ListenAddress>(), Err(InvalidListenAddress), "{wrong}");
        }
    }

    #[cfg(unix)]
    #[tokio::test]
    async fn a_socket_file_is_taken_over_only_from_the_dead() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("socket");
        let address = ListenAddress::Unix(path.clone());
        let first = Listener::bind(&address).await.expect("a socket");
        let second = Listener::bind(&address).await.map(drop).map_err(|error| error.kind());
        assert_eq!(second, Err(io::ErrorKind::AddrInUse));
        drop(first);
        assert!(!path.exists(), "removed at the end");
        // A killed server leaves its file.
        drop(std::os::unix::net::UnixListener::bind(&path).expect("a socket"));
        assert!(path.exists());
        drop(Listener::bind(&address).await.expect("taken over"));
        std::fs::write(&path, "dear").expect("a file");
        assert!(Listener::bind(&address).await.is_err());
        assert_eq!(std::fs::read(&path).expect("the file"), b"dear");
    }
}
