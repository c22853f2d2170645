//! The user's identity on each server: the cookie by which it knows them, and the secrets of deals that have
//! not begun. For each server two files that nobody else can read.

use super::link::TableLink;
use crate::play::data_folder;
use cartagena_client::online::SeatSecrets;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};

/// Longest file that is read.
const MAX_BYTES: u64 = 64 * 1024;

/// The role of somebody at a server.
#[derive(Clone, Debug)]
pub(crate) enum Identity {
    /// A person, by the cookie in a file.
    Person(IdentityFiles),
    /// A program, by its token.
    Program(ProgramToken),
}

/// The token of a program. It is not written anywhere.
#[derive(Clone)]
pub(crate) struct ProgramToken(String);

impl Identity {
    /// Returns the header by which the server knows who it is; none for somebody new.
    pub(super) fn header(&self) -> io::Result<Option<(&'static str, String)>> {
        Ok(match self {
            Identity::Person(files) => files.cookie()?.map(|cookie| ("cookie", cookie)),
            Identity::Program(token) => Some(("authorization", format!("Bearer {}", token.0))),
        })
    }

    /// Stores the cookie of a person.
    pub(super) fn keep_cookie(&self, cookie: &str) -> io::Result<()> {
        match self {
            Identity::Person(files) => files.keep_cookie(cookie),
            Identity::Program(_) => Ok(()),
        }
    }
}

impl std::str::FromStr for ProgramToken {
    type Err = ();

    /// Reads 64 hexadecimal digits.
    fn from_str(text: &str) -> Result<ProgramToken, ()> {
        let text = text.trim();
        let digits = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        digits.then(|| ProgramToken(text.to_ascii_lowercase())).ok_or(())
    }
}

impl std::fmt::Debug for ProgramToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ProgramToken")
    }
}

/// The files for one server.
#[derive(Clone, Debug)]
pub(crate) struct IdentityFiles {
    cookie: PathBuf,
    secrets: PathBuf,
}

impl IdentityFiles {
    /// Returns the files for the server of a link, in this folder or that of the user's data.
    ///
    /// # Errors
    ///
    /// Returns an error if the folder cannot be made, or if there is none.
    pub(crate) fn open(link: &TableLink, folder: Option<&Path>) -> io::Result<IdentityFiles> {
        let folder = folder.map(Path::to_owned).or_else(data_folder);
        let folder = folder.ok_or(io::ErrorKind::NotFound)?.join("online");
        fs::create_dir_all(&folder)?;
        let file = |kind: &str| folder.join(format!("{}.{kind}", link.server_file()));
        Ok(IdentityFiles { cookie: file("cookie"), secrets: file("secrets") })
    }

    /// Returns the stored cookie, `name=value`, if there is one.
    pub(crate) fn cookie(&self) -> io::Result<Option<String>> {
        let text = read(&self.cookie)?;
        let cookie = text.trim();
        let valid = cookie.contains('=') && cookie.bytes().all(|byte| byte.is_ascii_graphic());
        Ok((valid && !cookie.contains(';')).then(|| cookie.to_owned()))
    }

    /// Stores the cookie.
    pub(crate) fn keep_cookie(&self, cookie: &str) -> io::Result<()> {
        write(&self.cookie, cookie)
    }

    /// Returns the stored secrets.
    pub(crate) fn secrets(&self) -> io::Result<SeatSecrets> {
        read(&self.secrets).map(|text| SeatSecrets::parse(&text))
    }

    /// Stores the secrets.
    pub(crate) fn keep_secrets(&self, secrets: &SeatSecrets) -> io::Result<()> {
        write(&self.secrets, &secrets.to_text())
    }
}

/// Returns the text of a file; nothing if there is none.
fn read(file: &Path) -> io::Result<String> {
    let mut text = String::new();
    match File::open(file) {
        Ok(file) => file.take(MAX_BYTES).read_to_string(&mut text).map(|_| text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(text),
        Err(error) => Err(error),
    }
}

/// Replaces a file as a whole. Nobody else could read it at any moment.
fn write(file: &Path, text: &str) -> io::Result<()> {
    let new = file.with_extension(format!("new-{}", std::process::id()));
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut stream = options.open(&new)?;
    stream.write_all(text.as_bytes())?;
    stream.sync_all()?;
    fs::rename(&new, file)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(folder: &Path) -> IdentityFiles {
        let link = "https://game.example:8443/t/k3w9".parse().expect("a link");
        IdentityFiles::open(&link, Some(folder)).expect("a folder")
    }

    #[test]
    fn what_is_kept_is_read_again_and_is_nobody_elses() {
        let folder = tempfile::tempdir().expect("a folder");
        let kept = files(folder.path());
        assert_eq!(kept.cookie().expect("no file"), None);
        kept.keep_cookie("cartagena=00ff").expect("a file");
        kept.keep_cookie("cartagena=11ff").expect("a file");
        let mut secrets = SeatSecrets::default();
        secrets.commit([7; 32]);
        kept.keep_secrets(&secrets).expect("a file");
        let again = files(folder.path());
        assert_eq!(again.cookie().expect("a file").as_deref(), Some("cartagena=11ff"));
        assert_eq!(again.secrets().expect("a file"), secrets);
        #[cfg(unix)]
        for entry in fs::read_dir(folder.path().join("online")).expect("a folder") {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = entry.expect("a file").metadata().expect("a file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }

    #[test]
    fn a_token_is_64_digits_and_never_shown() {
        let token: ProgramToken = format!(" {}\n", "aB".repeat(32)).parse().expect("a token");
        assert_eq!(format!("{token:?}"), "ProgramToken");
        let header = Identity::Program(token).header().expect("a header");
        assert_eq!(header, Some(("authorization", format!("Bearer {}", "ab".repeat(32)))));
        for other in ["", "ab", &"g".repeat(64), &"ab".repeat(33), &"é".repeat(32)] {
            assert!(other.parse::<ProgramToken>().is_err(), "{other}");
        }
    }

    #[test]
    fn a_damaged_cookie_is_none() {
        let folder = tempfile::tempdir().expect("a folder");
        let kept = files(folder.path());
        for damaged in ["", "ahoy", "a=b; c=d", "a=b\r\nX: 1", "a=\u{e9}"] {
            kept.keep_cookie(damaged).expect("a file");
            assert_eq!(kept.cookie().expect("a file"), None, "{damaged:?}");
        }
    }
}
