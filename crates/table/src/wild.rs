//! Wild tunnels: segments whose six symbols stand in any order, not only in one of the printed ones.

use cartagena::{Segment, Tunnel};

/// The tag of a record whose tunnel is a wild one.
pub const WILD_TAG: &str = "Wild";

/// Returns true unless a tunnel consists of the six printed segments, each once and either way round.
///
/// ```
/// let is_wild = |text: &str| text.parse().map(|tunnel| cartagena_table::is_wild(&tunnel));
/// assert_eq!(is_wild("BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/SPBKDH"), Ok(false));
/// assert_eq!(is_wild("BPHSDK/BPHSDK/HKPBSD/KBSDHP/PKDHSB/SPBKDH"), Ok(true), "one twice");
/// assert_eq!(is_wild("BDHKPS/DBKPHS/HKPBSD/KBSDHP/PKDHSB/SPBKDH"), Ok(true), "another order");
/// ```
pub fn is_wild(tunnel: &Tunnel) -> bool {
    let has = |printed: &Segment| {
        tunnel.segments().iter().any(|one| one == printed || one.reversed() == *printed)
    };
    !Segment::PRINTED.iter().all(has)
}
