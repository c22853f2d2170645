//! A table as its hosts use it.

mod turns_and_undo;
