use crate::parse_json;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::marker::PhantomData;

/// A value inside a message, as JSON text of its own. Whoever passes the message on needs no code for the
/// value, which keeps it out of a page's first load.
///
/// ```
/// use cartagena_protocol::{DeferredRequest, JsonText};
///
/// let review = DeferredRequest::Review { text: "a \"record\"".into() };
/// let text = JsonText::of(&review);
/// assert_eq!(serde_json::to_string(&text)?, r#""{\"review\":{\"text\":\"a \\\"record\\\"\"}}""#);
/// assert_eq!(text.read(), Some(review));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct JsonText<T> {
    text: String,
    #[serde(skip)]
    kind: PhantomData<fn() -> T>,
}

impl<T> JsonText<T> {
    /// Writes a value; one that JSON cannot hold becomes a text that nobody can read.
    pub fn of(value: &T) -> JsonText<T>
    where
        T: Serialize,
    {
        JsonText { text: serde_json::to_string(value).unwrap_or_default(), kind: PhantomData }
    }

    /// Reads the value; `None` if the text is none.
    pub fn read(&self) -> Option<T>
    where
        T: DeserializeOwned,
    {
        parse_json(&self.text)
    }
}
