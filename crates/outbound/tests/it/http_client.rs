//! Messages to receivers that answer, wait, redirect or cannot be trusted.

use cartagena_outbound::{AddressPolicy, Answer, HttpClient, Message, SendError, Target};
use rcgen::{CertifiedKey, generate_simple_self_signed};
use rustls::ServerConfig;
use rustls::pki_types::PrivateKeyDer;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;

const PRIVATE: AddressPolicy = AddressPolicy { allow_private: true };

async fn listener() -> (TcpListener, SocketAddr) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    (listener, address)
}

/// Reads a whole request and answers; returns the request.
async fn answer(mut stream: impl AsyncRead + AsyncWrite + Unpin, answer: &str) -> String {
    let mut read = Vec::new();
    let mut part = [0; 1024];
    while !read.ends_with(b"ahoy") {
        let count = stream.read(&mut part).await.expect("a request");
        assert!(count > 0, "the request is cut off");
        read.extend_from_slice(&part[..count]);
    }
    stream.write_all(answer.as_bytes()).await.expect("answered");
    let _ = stream.flush().await;
    String::from_utf8(read).expect("a text")
}

/// Starts a receiver of one message.
async fn receiver(text: &'static str) -> (SocketAddr, JoinHandle<String>) {
    let (listener, address) = listener().await;
    let received = tokio::spawn(async move {
        let (stream, _) = listener.accept().await.expect("a connection");
        answer(stream, text).await
    });
    (address, received)
}

fn message(address: &str) -> Message {
    let target = Target::parse(address, PRIVATE).expect("an address");
    Message { target, headers: vec![("x-test", "1".into())], body: b"ahoy".to_vec() }
}

async fn post(client: &HttpClient, address: &str) -> Result<Answer, SendError> {
    let message = message(address);
    let posted = tokio::time::timeout(Duration::from_secs(60), client.post(&message));
    posted.await.expect("an answer in time")
}

#[tokio::test]
async fn a_message_arrives_with_its_headers() {
    let (address, received) = receiver("HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n").await;
    let client = HttpClient::new(PRIVATE);
    let answer = post(&client, &format!("http://{address}/push/1?a=b")).await;
    assert_eq!(answer, Ok(Answer { status: 201, retry_after: None }));
    let request = received.await.expect("received");
    assert!(request.starts_with("POST /push/1?a=b HTTP/1.1\r\n"), "{request}");
    assert!(
        request.contains(&format!("host: {address}\r\n")) && request.contains("x-test: 1\r\n"),
        "{request}"
    );
}

#[tokio::test]
async fn a_redirect_is_not_followed_and_a_busy_receiver_says_when() {
    let client = HttpClient::new(PRIVATE);
    let (address, _received) = receiver(
        "HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n",
    )
    .await;
    let answer = post(&client, &format!("http://{address}/")).await.expect("answered");
    assert!(answer.status == 302 && !answer.is_success() && !answer.is_passing());
    let (address, _received) =
        receiver("HTTP/1.1 429 Slow Down\r\nretry-after: 7\r\ncontent-length: 0\r\n\r\n").await;
    let answer = post(&client, &format!("http://{address}/")).await.expect("answered");
    assert!(answer.is_passing() && answer.retry_after == Some(Duration::from_secs(7)));
}

#[tokio::test]
async fn an_endless_answer_is_not_read() {
    let (address, _received) =
        receiver("HTTP/1.1 200 OK\r\ncontent-length: 99999999999\r\n\r\nendless").await;
    assert!(
        post(&HttpClient::new(PRIVATE), &format!("http://{address}/"))
            .await
            .is_ok_and(Answer::is_success)
    );
    let (listener, address) = listener().await;
    let _talking = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.expect("a connection");
        while stream
            .write_all(b"HTTP/1.1 200 OK\r\nx-long: aaaaaaaaaaaaaaaaaaaaaaaaaaaa")
            .await
            .is_ok()
        {}
    });
    assert_eq!(
        post(&HttpClient::new(PRIVATE), &format!("http://{address}/")).await,
        Err(SendError::Unknown)
    );
}

#[tokio::test]
async fn it_is_known_whether_something_may_have_arrived() {
    let client = HttpClient::new(PRIVATE);
    let (free, address) = listener().await;
    drop(free);
    assert_eq!(post(&client, &format!("http://{address}/")).await, Err(SendError::NotSent));
    let (listener, address) = listener().await;
    let _hanging_up = tokio::spawn(async move { drop(listener.accept().await) });
    assert_eq!(post(&client, &format!("http://{address}/")).await, Err(SendError::Unknown));
}

/// The name of this machine is an address of the private network only once it is resolved.
#[tokio::test]
async fn a_name_that_stands_for_a_private_address_is_refused() {
    let (_listener, address) = listener().await;
    let message = message(&format!("https://localhost:{}/", address.port()));
    assert_eq!(
        HttpClient::new(AddressPolicy::default()).post(&message).await,
        Err(SendError::Forbidden)
    );
}

#[tokio::test]
async fn only_a_trusted_certificate_is_talked_to() {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(["localhost".to_owned()]).expect("a certificate");
    let key = PrivateKeyDer::Pkcs8(signing_key.serialize_der().into());
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config =
        ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let config = config.expect("versions").with_no_client_auth();
    let config =
        config.with_single_cert(vec![cert.der().clone()], key).expect("a certificate and its key");
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let (listener, address) = listener().await;
    let received = tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.expect("a connection");
            if let Ok(stream) = acceptor.accept(stream).await {
                return answer(stream, "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").await;
            }
        }
    });
    let place = format!("https://localhost:{}/", address.port());
    assert_eq!(post(&HttpClient::new(PRIVATE), &place).await, Err(SendError::NotSent));
    let trusting = HttpClient::new(PRIVATE).with_root(cert.der().to_vec());
    assert!(post(&trusting, &place).await.is_ok_and(Answer::is_success));
    assert!(received.await.expect("received").ends_with("ahoy"));
}
