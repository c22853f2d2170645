//! The messages that docs/PROTOCOL.md shows are real ones.

use cartagena_protocol::{ClientMsg, ServerMsg};

const PAGE: &str = include_str!("../../../../docs/PROTOCOL.md");

#[test]
fn the_session_in_the_documentation_can_be_read() {
    let lines: Vec<_> = PAGE.lines().filter(|line| line.get(1..2) == Some(" ")).collect();
    let sent = |sign: &str| {
        let lines = lines.iter().filter_map(|line| line.get(1..)?.strip_prefix(sign));
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let (to, from) = (sent(" > "), sent(" < "));
    assert!(to.len() > 8 && from.len() > 12, "{} {}", to.len(), from.len());
    for text in to {
        serde_json::from_str::<ClientMsg>(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
    }
    for text in from {
        let message: ServerMsg =
            serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(serde_json::to_string(&message).expect("JSON"), text);
    }
}
