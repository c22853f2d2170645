//! Encoded observations.

use cartagena::{Game, Seat, Viewer};
use cartagena_environment::encoding;

/// A position of Hispaniola in which a card of a hidden hand is known, and the vectors of its viewers.
const POSITION: &str = "hispaniola+pass BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.3.3.9.37:BD2|0.1.3.9.9.20:HK3PS BDKKSB B2H 1.2";

fn vector(game: &Game, viewer: Viewer) -> Vec<u8> {
    let mut vector = vec![9; encoding::length(game.position().seats())];
    encoding::write(&game.observe(viewer), &mut vector);
    vector
}

fn part<'a>(vector: &'a [u8], name: &str) -> &'a [u8] {
    let part = encoding::parts(2).into_iter().find(|part| part.name == name).unwrap();
    &vector[part.start..][..part.len()]
}

#[test]
fn a_vector_has_all_parts_in_order() {
    for seats in 2..=5 {
        let parts = encoding::parts(seats);
        let mut end = 0;
        for part in parts {
            assert_eq!(part.start, end);
            end += part.len();
        }
        assert_eq!(end, encoding::length(seats));
        assert_eq!(encoding::upper_bounds(seats).len(), end);
    }
    assert_eq!(encoding::length(2), 393);
}

#[test]
fn the_viewer_comes_first_and_sees_only_its_own_hand() {
    let game: Game = POSITION.parse().unwrap();
    let own = vector(&game, Viewer::Seat(Seat::new(1).unwrap()));
    let pirates = part(&own, "pirates");
    assert_eq!((pirates[0], pirates[1], pirates[9]), (1, 1, 2));
    assert_eq!((pirates[38], pirates[38 + 3], pirates[38 + 37]), (2, 2, 1));
    assert_eq!(part(&own, "hands"), [0, 0, 1, 3, 1, 1, 0, 0, 0, 0, 0, 0, 0, 3]);
    assert_eq!(part(&own, "to_move"), [1, 0]);
    assert_eq!(part(&own, "moves_left"), [2]);
    assert_eq!(part(&own, "piles"), [2, 0, 1, 0, 0, 0, 102 - 3 - 6 - 6 - 3]);
    assert_eq!(part(&own, "rules"), [0, 0, 1, 1, 1]);
    assert_eq!(part(&own, "tunnel")[..12], [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
    assert_eq!(part(&own, "row")[..12], [1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
    assert_eq!(part(&own, "row")[36..], [0; 36]);

    let other = vector(&game, Viewer::Seat(Seat::FIRST));
    assert_eq!(part(&other, "hands"), [1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6]);
    assert_eq!(part(&other, "to_move"), [0, 1]);
    assert_eq!(part(&vector(&game, Viewer::Public), "hands")[6..], [3, 0, 0, 0, 0, 0, 0, 6]);
}

/// If this fails, agents that were trained before see something else than they learned.
#[test]
fn vectors_never_change() {
    let game: Game = POSITION.parse().unwrap();
    let sum = |viewer| {
        let vector = vector(&game, viewer);
        vector.iter().fold(7_u64, |sum, byte| {
            sum.wrapping_mul(0x0100_0000_01b3).wrapping_add(u64::from(*byte))
        })
    };
    let viewers = [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::new(1).unwrap()), Viewer::Public];
    let sums = [15_942_068_466_426_342_499, 3_689_678_040_042_325_759, 1_348_190_283_157_069_127];
    assert_eq!(viewers.map(sum), sums);
}

#[test]
fn no_number_is_above_its_bound() {
    let game: Game = POSITION.parse().unwrap();
    let vector = vector(&game, Viewer::Public);
    assert!(vector.iter().zip(encoding::upper_bounds(2)).all(|(number, bound)| *number <= bound));
}
