//! The messages on their own: their JSON is frozen by examples, and bad input is refused.

mod examples;
mod versions;
