//! Both stores through their trait.

#![allow(clippy::unwrap_used)]

mod conformance;
mod crash;
mod database_failures;
mod home;
mod laws;
