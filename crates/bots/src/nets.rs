//! The trained nets that are built into the crate.

use crate::net::Net;
use cartagena::Variant;

/// Returns `None`: without the feature `nets` no net is built in.
#[cfg(not(feature = "nets"))]
pub fn bytes(_: Variant, _: usize) -> Option<&'static [u8]> {
    None
}

/// Returns the file of the net for a variant and a number of seats, if it is built in.
#[cfg(feature = "nets")]
pub fn bytes(variant: Variant, seats: usize) -> Option<&'static [u8]> {
    macro_rules! nets {
        ($($variant:ident $word:literal: $($seats:literal)+;)+) => {
            match (variant, seats) {
                $($((Variant::$variant, $seats) => Some(
                    include_bytes!(concat!("../nets/", $word, "-", $seats, ".net")).as_slice()
                ),)+)+
                _ => None,
            }
        };
    }
    nets! {
        Jamaica "jamaica": 2 3 4 5;
        Tortuga "tortuga": 2 3 4 5;
        Hispaniola "hispaniola": 2 3 4 5;
    }
}

/// Returns the net for a variant and a number of seats, if it is built in.
pub fn for_game(variant: Variant, seats: usize) -> Option<Net> {
    Net::from_bytes(bytes(variant, seats)?).ok()
}
