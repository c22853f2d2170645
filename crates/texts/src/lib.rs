//! Every sentence a person reads, in six languages.
//!
//! ```
//! use cartagena_texts::{Lang, Texts, say};
//!
//! let texts = Texts::new(Lang::Da);
//! let name = say!(texts, "seat-name", colour = "blue");
//! let line = say!(texts, "log-advance", name = name, symbol = 'D', from = 6, to = 15);
//! assert_eq!(line, "Blå rykker 6 → 15 med en dolk.");
//! ```
//!
//! Sentences live in `ftl/<language>/<theme>.ftl` (Project Fluent). To add one, write it into the
//! English file and then into the other five; the tests name what is missing. A new file in
//! `ftl/en` is found by itself, and so is a new message: [`say!`] checks id and variables while it
//! compiles. A new *variable* needs a line in [`VARIABLES`], which says what it may hold.
//!
//! Every error of the rules, of a record or of a table has its sentence as well: the methods of
//! [`Texts`] for them match every case.
//!
//! ```
//! use cartagena::Rules;
//! use cartagena_texts::{Lang, Texts};
//!
//! let fault = "tortuga+boat".parse::<Rules>().unwrap_err();
//! let sentence = Texts::new(Lang::En).fault(&fault);
//! assert_eq!(sentence, "rules: there is no such option; these are, in this order: +pass, -boat");
//! ```
//!
//! Sentences come in logical order. A terminal that does not reorder Hebrew by itself needs
//! [`bidi::visual`] on each line.

mod advice;
mod args;
pub mod bidi;
mod errors;
mod lang;
mod messages;
mod seats;
mod texts;

pub use args::{
    Args, COLOURS, LEVELS, MILESTONES, MISTAKES, SYMBOLS, VARIABLES, VARIANTS, Value, VariableKind,
    kind_of,
};
pub use lang::Lang;
pub use messages::{MESSAGES, Message, SOURCES, ids, takes};
pub use seats::chosen_name;
pub use texts::{MessageError, Texts};
