//! One conversation with a client, by RFC 5321 as far as clients use it.

use crate::received::{Received, from_base64};
use crate::{Act, Security, Shared, Step, lock};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt as _, AsyncRead, AsyncWrite, AsyncWriteExt as _, BufStream};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsAcceptor;

/// Time after which a conversation ends, whatever happens.
const PATIENCE: Duration = Duration::from_secs(120);

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

type Talk = BufStream<Box<dyn Stream>>;

/// End of a conversation.
struct Over;

impl From<std::io::Error> for Over {
    fn from(_: std::io::Error) -> Over {
        Over
    }
}

pub(crate) async fn serve(
    stream: TcpStream,
    shared: Arc<Shared>,
    security: Security,
    acceptor: TlsAcceptor,
) {
    let act = lock(&shared.acts).pop_front().unwrap_or(Act::Take);
    let talking = async {
        let stream: Box<dyn Stream> = match security {
            Security::Tls => Box::new(acceptor.accept(stream).await?),
            Security::Plain | Security::StartTls => Box::new(stream),
        };
        let mut host = Host { act, shared, security, protected: security == Security::Tls };
        host.talk(BufStream::new(stream), &acceptor).await
    };
    let _ = timeout(PATIENCE, talking).await;
}

struct Host {
    act: Act,
    shared: Arc<Shared>,
    security: Security,
    protected: bool,
}

impl Host {
    async fn talk(&mut self, mut talk: Talk, acceptor: &TlsAcceptor) -> Result<(), Over> {
        self.answer(&mut talk, Step::Greeting, "220 sink").await?;
        let (mut mail, mut inside) = (Received::default(), lock(&self.shared.account).is_none());
        loop {
            let line = read_line(&mut talk).await?;
            let (word, rest) = line.split_once(' ').unwrap_or((&line, ""));
            match word.to_ascii_uppercase().as_str() {
                "EHLO" => {
                    mail.hello = rest.to_owned();
                    let offer = self.offer();
                    self.answer(&mut talk, Step::Hello, offer).await?;
                }
                "STARTTLS" if self.security == Security::StartTls && !self.protected => {
                    say(&mut talk, "220 go").await?;
                    let protected = acceptor.accept(talk.into_inner()).await?;
                    talk = BufStream::new(Box::new(protected));
                    self.protected = true;
                }
                "AUTH" => {
                    let known = lock(&self.shared.account).clone();
                    let told = rest.strip_prefix("PLAIN ").and_then(from_base64);
                    let expected = known.map(|(name, word)| format!("\0{name}\0{word}"));
                    inside = expected.map(String::into_bytes) == told;
                    let answer = if inside { "235 welcome" } else { "535 who are you" };
                    self.answer(&mut talk, Step::Account, answer).await?;
                }
                "MAIL" if inside => {
                    mail.from = address(rest);
                    self.answer(&mut talk, Step::Sender, "250 ok").await?;
                }
                "RCPT" if inside => {
                    mail.to.push(address(rest));
                    self.answer(&mut talk, Step::Receiver, "250 ok").await?;
                }
                "DATA" if inside => {
                    self.answer(&mut talk, Step::Ready, "354 go on").await?;
                    mail.data = read_text(&mut talk).await?;
                    mail.protected = self.protected;
                    let refuses = matches!(self.act, Act::Say(Step::Text, _));
                    if !refuses {
                        lock(&self.shared.mails).push(std::mem::take(&mut mail));
                    }
                    self.answer(&mut talk, Step::Text, "250 taken").await?;
                }
                "QUIT" => return Ok(say(&mut talk, "221 bye").await?),
                _ => say(&mut talk, "503 what").await?,
            }
        }
    }

    fn offer(&self) -> &'static str {
        match self.security {
            Security::StartTls if !self.protected => "250-sink\r\n250-STARTTLS\r\n250 AUTH PLAIN",
            _ => "250-sink\r\n250 AUTH PLAIN",
        }
    }

    /// Answers at a step, or behaves as it was told.
    async fn answer(&self, talk: &mut Talk, step: Step, usual: &str) -> Result<(), Over> {
        match self.act {
            Act::Say(at, answer) if at == step => Ok(say(talk, answer).await?),
            Act::Stall(at) if at == step => std::future::pending().await,
            Act::Close(at) if at == step => Err(Over),
            _ => Ok(say(talk, usual).await?),
        }
    }
}

async fn say(talk: &mut Talk, answer: &str) -> std::io::Result<()> {
    talk.write_all(format!("{answer}\r\n").as_bytes()).await?;
    talk.flush().await
}

async fn read_line(talk: &mut Talk) -> Result<String, Over> {
    let mut line = String::new();
    match talk.read_line(&mut line).await? {
        0 => Err(Over),
        _ => Ok(line.trim_end().to_owned()),
    }
}

/// Reads a text up to its end, and takes the dots away that were added to it.
async fn read_text(talk: &mut Talk) -> Result<String, Over> {
    let mut text = String::new();
    loop {
        let mut line = String::new();
        if talk.read_line(&mut line).await? == 0 {
            return Err(Over);
        }
        if line == ".\r\n" {
            return Ok(text);
        }
        text.push_str(line.strip_prefix('.').unwrap_or(&line));
    }
}

fn address(text: &str) -> String {
    let inside = text.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
    inside.map_or_else(|| text.to_owned(), |(address, _)| address.to_owned())
}
