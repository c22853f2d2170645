//! Helpers of the tests.
#![allow(dead_code, reason = "every test file takes what it needs")]

use cartagena_referee::Naive;

/// The position that the rulebooks explain.
pub(crate) const RULEBOOK: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    0.6.6.9.17.18:BD4HPS2|5.8.17.17.22.26:BP3S|0.9.21.30.33.37:BKS|0.11.12.19.19.29:BHKP2S2 \
    BDDHPBDSS - 0.3";

/// Space n shows the ((n - 1) mod 6)th letter of BDHKPS.
pub(crate) const PLAIN: &str = "BDHKPS/BDHKPS/BDHKPS/BDHKPS/BDHKPS/BDHKPS";

/// Returns a game in the plain tunnel: variant and options, then the other fields.
pub(crate) fn plain(rules: &str, rest: &str) -> Naive {
    at(&format!("{rules} {PLAIN} {rest}"))
}

/// Returns a game from a whole line, which must be written again unchanged.
pub(crate) fn at(line: &str) -> Naive {
    let naive = Naive::from_position(line).unwrap();
    assert_eq!(naive.position(), line);
    naive
}

/// Returns the fields after the tunnel.
pub(crate) fn rest(naive: &Naive) -> String {
    let line = naive.position();
    line.splitn(3, ' ').nth(2).unwrap().to_string()
}

/// Plays with the cards written as a word and returns the long form.
pub(crate) fn play(naive: &mut Naive, mv: &str, dealt: &str) -> String {
    naive.play(mv, &letters(dealt)).unwrap()
}

/// Asserts that the move is refused for a reason that contains `why`, and that nothing changes.
pub(crate) fn refused(naive: &Naive, mv: &str, dealt: &str, why: &str) {
    let mut copy = naive.clone();
    let error = copy.play(mv, &letters(dealt)).unwrap_err();
    assert!(error.contains(why), "{mv} {dealt}: {error}");
    assert_eq!(&copy, naive, "{mv} {dealt} was refused and changed something");
}

/// Asserts the same for a long move.
pub(crate) fn refused_long(naive: &Naive, mv: &str, why: &str) {
    let mut copy = naive.clone();
    let error = copy.play_long(mv).unwrap_err();
    assert!(error.contains(why), "{mv}: {error}");
    assert_eq!(&copy, naive, "{mv} was refused and changed something");
}

pub(crate) fn letters(word: &str) -> Vec<char> {
    word.chars().collect()
}
