use serde::de::DeserializeOwned;

/// Reads a message, or anything else that is kept as JSON, without saying what is wrong with it:
/// for browsers, which have to fetch the reader first. It takes a third of the room of one that can
/// explain itself.
///
/// ```
/// use cartagena_protocol::{ServerMsg, read};
///
/// let told = read(r#"{"forgotten":{"game":"k3","record":"one\n\"two\"","new":[{}]}}"#);
/// let record = "one\n\"two\"".into();
/// assert_eq!(told, Some(ServerMsg::Forgotten { game: "k3".into(), record }));
/// assert_eq!(read::<ServerMsg>(r#"{"forgotten":{"game":"k3"}}"#), None);
/// ```
pub fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    let mut unescaped = vec![0; text.len()];
    let (read, end) = serde_json_core::from_str_escaped(text, &mut unescaped).ok()?;
    (end == text.len()).then_some(read)
}
