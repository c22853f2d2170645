use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentError, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::{Args, Lang, SOURCES, args};

/// All sentences in one language.
pub struct Texts {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// The reason why a message could not be formatted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageError {
    /// No message has this id.
    NoMessage(String),
    /// A variable does not exist, or may not hold the value given.
    BadVariable(&'static str),
    /// Fluent could not fill the message, as when a variable is missing.
    Unfilled(Vec<FluentError>),
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MessageError::NoMessage(id) => write!(f, "no message has the id `{id}`"),
            MessageError::BadVariable(variable) => {
                write!(f, "variable `{variable}` cannot hold this value")
            }
            MessageError::Unfilled(errors) => {
                let errors: Vec<_> = errors.iter().map(FluentError::to_string).collect();
                write!(f, "the message cannot be filled: {}", errors.join("; "))
            }
        }
    }
}

impl std::error::Error for MessageError {}

impl Texts {
    /// Returns all sentences of a language.
    pub fn new(lang: Lang) -> Texts {
        let mut texts = Texts::empty(lang);
        for (_, theme, text) in SOURCES.iter().filter(|(tag, ..)| *tag == lang.tag()) {
            texts.add_file(theme, text);
        }
        texts
    }

    /// Parses the sentences of a language from its concatenated files. A page that shows one
    /// language need not carry six.
    ///
    /// ```
    /// use cartagena_texts::{Lang, Texts};
    ///
    /// let texts = Texts::read(Lang::Da, "game-name = Cartagena\nyes = Ja\n");
    /// assert_eq!(texts.say("yes"), "Ja");
    /// ```
    pub fn read(lang: Lang, text: &str) -> Texts {
        let mut texts = Texts::empty(lang);
        texts.add_file("fetched", text);
        texts
    }

    fn empty(lang: Lang) -> Texts {
        let locale: LanguageIdentifier = lang.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Elsewhere the marks would only be noise in files and pipes.
        bundle.set_use_isolating(lang.is_rtl());
        Texts { lang, bundle }
    }

    /// Adds the sentences of a file. The tests read all of ours; of a damaged one we say what can
    /// be read.
    fn add_file(&mut self, theme: &str, text: &str) {
        let lang = self.lang;
        let parsed = FluentResource::try_new(text.to_owned());
        debug_assert!(parsed.is_ok(), "{lang}/{theme}.ftl has mistakes");
        let added = self.bundle.add_resource(parsed.unwrap_or_else(|(sound, _)| sound));
        debug_assert!(added.is_ok(), "{lang}/{theme}.ftl repeats an id: {added:?}");
    }

    /// Returns the language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Returns whether there is such a message; [read](Texts::read) texts may lack some.
    pub fn has_message(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Formats a message without variables, by an id known only at run time; else prefer
    /// [`say!`](crate::say).
    pub fn say(&self, id: &str) -> String {
        self.say_with(id, &Args::new())
    }

    /// Formats a message by an id known only at run time; else prefer [`say!`](crate::say).
    ///
    /// # Panics
    /// Panics on a [`MessageError`], but only in builds with debug assertions; others return the id,
    /// since a missing sentence is no reason to lose a game.
    pub fn say_with(&self, id: &str, args: &Args) -> String {
        self.try_say(id, args).unwrap_or_else(|lapse| {
            if cfg!(debug_assertions) {
                panic!("{}: {id}: {lapse}", self.lang);
            }
            id.to_owned()
        })
    }

    /// Formats a message.
    ///
    /// # Errors
    /// Fails if there is no such message, or if a variable is unknown, unfit or missing.
    pub fn try_say(&self, id: &str, args: &Args) -> Result<String, MessageError> {
        if let Some(variable) = args.first_bad_variable() {
            return Err(MessageError::BadVariable(variable));
        }
        let message = self.bundle.get_message(id);
        let pattern = message.and_then(|message| message.value());
        let pattern = pattern.ok_or_else(|| MessageError::NoMessage(id.to_owned()))?;
        let mut errors = Vec::new();
        let values = args.to_fluent();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        if errors.is_empty() {
            Ok(self.directed(text))
        } else {
            Err(MessageError::Unfilled(errors))
        }
    }

    /// Adds a mark of direction to a sentence that begins with isolated text: within another
    /// sentence its direction is guessed from the text that is not isolated, and a list or a pair
    /// may have nothing else.
    fn directed(&self, text: String) -> String {
        let isolated = text.starts_with('\u{2068}');
        if self.lang.is_rtl() && isolated { format!("\u{200f}{text}") } else { text }
    }

    /// Joins items as the language lists them: `a, b and c`.
    ///
    /// ```
    /// use cartagena_texts::{Lang, Texts};
    ///
    /// assert_eq!(Texts::new(Lang::En).list(&["key", "hat", "skull"]), "key, hat and skull");
    /// ```
    pub fn list(&self, things: &[impl AsRef<str>]) -> String {
        let Some((last, rest)) = things.split_last() else { return String::new() };
        let start = rest.iter().map(|thing| thing.as_ref().to_owned());
        let start = start.reduce(|first, last| self.join("list-middle", first, &last));
        match start {
            Some(first) => {
                self.hyphened(self.join("list-end", first, last.as_ref()), last.as_ref())
            }
            None => last.as_ref().to_owned(),
        }
    }

    /// Joins the Hebrew *and*, which is written together with the next word, to digits and foreign
    /// letters by a hyphen.
    fn hyphened(&self, text: String, last: &str) -> String {
        let letters = last.trim_start_matches(['\u{200f}', '\u{2068}']);
        let hebrew = letters.starts_with(|first| ('א'..='ת').contains(&first));
        if self.lang != Lang::He || hebrew {
            return text;
        }
        let end = format!("\u{2068}{last}\u{2069}");
        match text.strip_suffix(&end) {
            Some(start) => format!("{start}\u{5be}{end}"),
            None => text,
        }
    }

    fn join(&self, id: &str, first: String, last: &str) -> String {
        self.say_with(id, &args![first = first, last = last])
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// Formats a message; an unknown id, or a variable too few or too many, does not compile.
///
/// ```
/// use cartagena_texts::{Lang, Texts, say};
///
/// let texts = Texts::new(Lang::En);
/// assert_eq!(say!(texts, "moves-left", count = 2), "2 moves left");
/// ```
///
/// ```compile_fail,E0080
/// # use cartagena_texts::{Lang, Texts, say};
/// say!(Texts::new(Lang::En), "moves-left");
/// ```
#[macro_export]
macro_rules! say {
    ($texts:expr, $id:literal $(, $variable:ident = $value:expr)* $(,)?) => {{
        const {
            assert!(
                $crate::takes($id, &[$(stringify!($variable)),*]),
                concat!("no message `", $id, "` takes exactly these variables"),
            );
        }
        $texts.say_with($id, &$crate::args![$($variable = $value),*])
    }};
}
