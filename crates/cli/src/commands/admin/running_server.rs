//! Requests to a running server: its address and token lie beside its key, and a request is one plain
//! HTTP message.

use cartagena_server::{ADMIN_PATH, AdminAnswer, AdminRequest, AdminToken, ListenAddress};
use std::fs;
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// File with the token, beside the server's key.
pub(super) const TOKEN_FILE: &str = "admin-token";
/// File with the address at which the running server listens, and that of its page, beside its key.
pub(super) const ADDRESS_FILE: &str = "admin-address";
/// Time that the server may take to answer.
const PATIENCE: Duration = Duration::from_secs(30);
/// Longest answer that is read.
const MAX_ANSWER_BYTES: u64 = 8 * 1024 * 1024;

/// Returns the file with the token.
pub(crate) fn token_file(key: &Path) -> PathBuf {
    key.with_file_name(TOKEN_FILE)
}

/// The file that says where the server listens, for as long as it runs.
pub(crate) struct AddressFile(PathBuf);

impl AddressFile {
    /// Writes the file beside the server's key. Without it the server runs all the same.
    pub(crate) fn write(key: &Path, address: &ListenAddress, origin: Option<&str>) -> AddressFile {
        let file = key.with_file_name(ADDRESS_FILE);
        let own = address.network().map(|address| format!("http://{address}"));
        let page = origin.map(str::to_owned).or(own).unwrap_or_default();
        let _ = fs::write(&file, format!("{address}\n{page}\n"));
        AddressFile(file)
    }
}

impl Drop for AddressFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn invalid(reason: impl Into<String>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, reason.into())
}

/// Returns the address of the running server, and that of its page.
fn address(key: &Path) -> io::Result<(ListenAddress, String)> {
    let text = fs::read_to_string(key.with_file_name(ADDRESS_FILE))?;
    let mut lines = text.lines();
    let address = lines.next().unwrap_or_default().parse().map_err(|_| invalid("no address"))?;
    Ok((address, lines.next().unwrap_or_default().to_owned()))
}

fn token(key: &Path) -> io::Result<String> {
    // A server has made it; here none is made.
    let file = token_file(key);
    fs::metadata(&file)?;
    AdminToken::load_or_create(&file).map(|token| token.to_hex())
}

/// Returns the link to the page of the people who run the server.
pub(super) fn page_link(key: &Path) -> io::Result<String> {
    match address(key)? {
        (address, page) if page.is_empty() => Err(invalid(format!("{address}, no --origin"))),
        (_, page) => Ok(format!("{page}/#/operator/{}", token(key)?)),
    }
}

/// Asks the running server.
pub(super) fn ask(key: &Path, request: &AdminRequest) -> io::Result<AdminAnswer> {
    let ((address, _), token) = (address(key)?, token(key)?);
    let body = serde_json::to_string(request).map_err(|error| invalid(error.to_string()))?;
    let mut connection = connect(&address)?;
    write!(
        connection,
        "POST {ADMIN_PATH} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    connection.take(MAX_ANSWER_BYTES).read_to_string(&mut answer)?;
    read(&answer)
}

/// A connection whose reads and writes have a deadline.
trait Connection: Read + Write {}
impl<T: Read + Write> Connection for T {}

fn connect(address: &ListenAddress) -> io::Result<Box<dyn Connection>> {
    match address {
        ListenAddress::Tcp(address) => {
            let connection = TcpStream::connect_timeout(address, PATIENCE)?;
            connection.set_read_timeout(Some(PATIENCE))?;
            connection.set_write_timeout(Some(PATIENCE))?;
            Ok(Box::new(connection))
        }
        #[cfg(unix)]
        ListenAddress::Unix(path) => {
            let connection = std::os::unix::net::UnixStream::connect(path)?;
            connection.set_read_timeout(Some(PATIENCE))?;
            connection.set_write_timeout(Some(PATIENCE))?;
            Ok(Box::new(connection))
        }
        #[cfg(not(unix))]
        ListenAddress::Unix(_) => Err(io::ErrorKind::Unsupported.into()),
    }
}

/// Reads the answer of the server.
fn read(answer: &str) -> io::Result<AdminAnswer> {
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| invalid("no HTTP answer"))?;
    let status = head.split(' ').nth(1).unwrap_or_default();
    match status {
        "200" => serde_json::from_str(body).map_err(|error| invalid(error.to_string())),
        status => Err(invalid(format!("HTTP {status}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_read_and_anything_else_is_an_error() {
        let answer = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n\"done\"";
        assert_eq!(read(answer).expect("an answer"), AdminAnswer::Done);
        for bad in ["", "HTTP/1.1 404 Not Found\r\n\r\n", "HTTP/1.1 200 OK\r\n\r\n<html>"] {
            assert!(read(bad).is_err(), "{bad}");
        }
    }
}
