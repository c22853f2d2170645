//! Reproducible shuffling for Cartagena, made from 32 bytes: the same tunnel, deck and first seat on every platform,
//! for ever.
//!
//! This is version 1 of the deal and it never changes; another way of shuffling would be another
//! version. All of it is the ChaCha20 stream of RFC 8439 with the seed as key and a name as nonce,
//! read as little-endian 32-bit words; numbers below a bound are drawn by rejection, orders by
//! Fisher–Yates from the end. The frozen vectors in `tests/` pin it down.
//!
//! ```
//! use cartagena::{Rules, Setup, Variant};
//! use cartagena_deal::{Deck, Seed};
//!
//! let seed = Seed::from_number(7);
//! let mut deck = Deck::new(seed);
//! let rules = Rules::new(Variant::Tortuga);
//! let (tunnel, first) = (seed.tunnel(), seed.first_seat(3));
//! let setup = Setup::start(rules, tunnel, 3, first, deck.cards()).expect("a whole deck");
//! deck.skip(Setup::cards_dealt(rules, 3));
//! assert_eq!(setup.game()?.position().pile().len(), deck.cards().len());
//! # Ok::<(), cartagena::Fault>(())
//! ```
//!
//! In games over a network neither the server nor a player draws the seed alone: see
//! [`commit_reveal`].

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

pub mod commit_reveal;
mod deck;
mod hex;
mod seed;
mod stream;

pub use deck::Deck;
pub use hex::NotHex;
pub use seed::{Commitment, Seed};
pub use stream::VERSION;
