//! The server of Cartagena: `cartagena serve` is this crate behind a command line.
//!
//! ```no_run
//! use cartagena_server::{Config, PAGE, Server};
//!
//! # async fn serve() -> Result<(), Box<dyn std::error::Error>> {
//! let config = Config { listen: "127.0.0.1:7777".parse()?, page: PAGE };
//! let server = Server::bind(config).await?;
//! println!("http://{}/", server.address());
//! server.run(cartagena_server::asked_to_stop()).await?;
//! # Ok(())
//! # }
//! ```
//!
//! It is built by a function and may be bound to port 0, so that tests run the real thing. The page
//! is a table of files that the build script takes into the program: there is no folder to lose, and
//! no name that a request could invent.

mod coding;
mod headers;
mod page;
mod router;
mod signals;

pub use page::{File, PAGE};
pub use signals::asked_to_stop;

use std::fmt;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How long answers under way may take once the server was asked to stop.
const PATIENCE: Duration = Duration::from_secs(5);

/// What a server is made of.
#[derive(Clone, Copy, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// What it serves.
    pub page: &'static [File],
}

/// Why there is no server.
#[derive(Debug)]
pub enum Unbound {
    /// The program was built without the page.
    NoPage,
    /// Somebody else listens there already.
    Taken,
    /// Something else keeps us from listening there.
    Other(io::Error),
}

/// A server that listens, but does not answer yet.
#[derive(Debug)]
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    page: &'static [File],
}

impl Server {
    /// Begins to listen.
    ///
    /// # Errors
    ///
    /// If there is no page to serve, or the address cannot be had.
    pub async fn bind(config: Config) -> Result<Server, Unbound> {
        if config.page.is_empty() {
            return Err(Unbound::NoPage);
        }
        let listener = TcpListener::bind(config.listen).await?;
        let address = listener.local_addr()?;
        Ok(Server { listener, address, page: config.page })
    }

    /// Where it listens, with the port that was found for port 0.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Answers until `stop` is done, then finishes what is under way.
    ///
    /// # Errors
    ///
    /// If the system takes the address away again.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let (stopping, mut stopped) = watch::channel(false);
        let stop = async move {
            stop.await;
            stopping.send_replace(true);
        };
        let serving = axum::serve(self.listener, router::router(self.page));
        let impatience = async {
            let _ = stopped.wait_for(|stopped| *stopped).await;
            tokio::time::sleep(PATIENCE).await;
        };
        tokio::select! {
            done = serving.with_graceful_shutdown(stop) => done,
            () = impatience => Ok(()),
        }
    }
}

impl From<io::Error> for Unbound {
    fn from(error: io::Error) -> Unbound {
        match error.kind() {
            io::ErrorKind::AddrInUse => Unbound::Taken,
            _ => Unbound::Other(error),
        }
    }
}

/// For logs and developers; what people read is in the texts.
impl fmt::Display for Unbound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unbound::NoPage => f.write_str("built without the page"),
            Unbound::Taken => f.write_str("the address is taken"),
            Unbound::Other(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Unbound {}
