//! A mail as its receiver reads it.

/// A mail that was taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Received {
    /// Name by which the client greeted.
    pub hello: String,
    /// The sender's address.
    pub from: String,
    /// The receivers' addresses.
    pub to: Vec<String>,
    /// Head and text as they came.
    pub data: String,
    /// True if the conversation was protected by TLS.
    pub protected: bool,
}

impl Received {
    fn parts(&self) -> (&str, &str) {
        self.data.split_once("\r\n\r\n").unwrap_or((&self.data, ""))
    }

    /// Returns the head's lines, each in one piece.
    #[must_use]
    pub fn headers(&self) -> Vec<(String, String)> {
        let head = self.parts().0.replace("\r\n ", " ").replace("\r\n\t", " ");
        let lines = head.lines().map(|line| line.split_once(':').unwrap_or((line, "")));
        lines.map(|(name, value)| (name.to_lowercase(), decoded(value.trim()))).collect()
    }

    /// Returns the value of a header that is there once.
    ///
    /// # Panics
    ///
    /// If it is missing, or there is a second one.
    #[must_use]
    pub fn header(&self, name: &str) -> String {
        let all = self.headers();
        let mut found = all.iter().filter(|(other, _)| *other == name.to_lowercase());
        let (_, value) = found.next().unwrap_or_else(|| panic!("no {name} in {}", self.data));
        assert!(found.next().is_none(), "more than one {name} in {}", self.data);
        value.clone()
    }

    /// Returns the text in lines that end with `\n`.
    ///
    /// # Panics
    ///
    /// If it is not written as its head says.
    #[must_use]
    pub fn text(&self) -> String {
        let body = self.parts().1;
        let bytes = match self.header("content-transfer-encoding").as_str() {
            "base64" => from_base64(&body.replace("\r\n", "")).expect("base64"),
            "quoted-printable" => from_quoted_printable(body),
            _ => body.as_bytes().to_vec(),
        };
        String::from_utf8(bytes).expect("UTF-8").replace("\r\n", "\n")
    }

    /// Returns the link in the text that begins like this.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[must_use]
    pub fn link(&self, beginning: &str) -> String {
        let text = self.text();
        let found = text.lines().find(|line| line.starts_with(beginning));
        found.unwrap_or_else(|| panic!("no {beginning} in {text}")).to_owned()
    }
}

/// Decodes the words of a header that are written as RFC 2047 says.
fn decoded(value: &str) -> String {
    let (mut said, mut rest, mut after_word) = (String::new(), value, false);
    while let Some((before, word)) = rest.split_once("=?utf-8?b?") {
        let (code, after) = word.split_once("?=").expect("the end of a word");
        // The space between two encoded words is none.
        if !(after_word && before.trim().is_empty()) {
            said.push_str(before);
        }
        let bytes = from_base64(code).expect("base64");
        said.push_str(std::str::from_utf8(&bytes).expect("UTF-8"));
        (rest, after_word) = (after, true);
    }
    said + rest
}

pub(crate) fn from_base64(text: &str) -> Option<Vec<u8>> {
    let digit = |letter: u8| {
        b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
            .iter()
            .position(|other| *other == letter)
            .and_then(|place| u32::try_from(place).ok())
    };
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0_u32, 0);
    for letter in text.trim_end_matches('=').bytes() {
        bits = bits << 6 | digit(letter)?;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push(u8::try_from(bits >> count & 0xff).ok()?);
            bits &= (1 << count) - 1;
        }
    }
    Some(bytes)
}

fn from_quoted_printable(text: &str) -> Vec<u8> {
    let joined = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        rest = after;
        if *first != b'=' {
            bytes.push(*first);
            continue;
        }
        let digits = std::str::from_utf8(&rest[..2]).expect("two digits");
        bytes.push(u8::from_str_radix(digits, 16).expect("two digits"));
        rest = &rest[2..];
    }
    bytes
}
