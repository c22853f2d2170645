//! The deal, pinned down for ever. These vectors were also computed by a program of another language
//! from the description in the crate's documentation. They never change.

use cartagena::{Cards, Seat, Symbol, Tunnel};
use cartagena_deal::{Commitment, Deck, NotHex, Seed};
use proptest::prelude::*;

struct Vector {
    seed: Seed,
    tunnel: &'static str,
    /// The seat that begins among two, three, four and five.
    first: [usize; 4],
    deck: &'static str,
    /// The first ten cards of a whole deck that is shuffled again.
    again: &'static str,
    commitment: &'static str,
}

fn vectors() -> [Vector; 3] {
    [
        Vector {
            seed: Seed::from_number(0),
            tunnel: "PKDHSB/SHPKBD/HDKBPS/DSBPKH/KDSHPB/KBSDHP",
            first: [1, 0, 1, 1],
            deck: "SSSDKPSPDBHSBDSSKHKKSBDPDHSHDSPDPDKPKPHBHBPBPKDDSKBBSHKBKPPPSBSBKKSDDKHKHHHSDBPBSHPHPHPKKBBHDBHBDDKDPH",
            again: "DSDHDSKBHS",
            commitment: "42229f1fec10dc4409031d3d66e474f7bf7ed85820887a1b309d0ec65b375dcf",
        },
        Vector {
            seed: Seed::from_number(42),
            tunnel: "BPHSDK/DBKPHS/PHDSBK/BSHDKP/DSBPKH/HDKBPS",
            first: [0, 1, 2, 3],
            deck: "HSDSBPKKBPBKPHKHKBDPSKBSHSBSHBKDBSKHHHSDBSDPSDDPBBPDBDPHPSHKPDDPHDSHDKSKPHKHSBSKKHKKKDBPPDHSDPPPBDSBHB",
            again: "DPPSSHSPBB",
            commitment: "324ac45b4be9124766defd9dca347821f4afecf1056c8ca7630dca643d9dda01",
        },
        Vector {
            seed: Seed::from_number(u64::MAX),
            tunnel: "KBSDHP/DBKPHS/HDKBPS/BPHSDK/BSHDKP/HKPBSD",
            first: [0, 1, 2, 4],
            deck: "SBDDSDKHDHBSKSBBDDHPDDBPBHKHKPDPDBDKDDBSSKKPPHKKBSSPPHBBHPPSSHSKKBBPHPSKHSDBDSDSSPPHPPKKBKHHKDHKSHHBBP",
            again: "SKSHKPPBHP",
            commitment: "e6d2035320544aed4fd3ce6645b4f319a905cafbd67205dea81d2305e947bc8b",
        },
    ]
}

fn letters(cards: &[Symbol]) -> String {
    cards.iter().map(|card| card.letter()).collect()
}

#[test]
fn tunnels_seats_decks_and_commitments_are_frozen() {
    for vector in vectors() {
        let seed = vector.seed;
        assert_eq!(seed.tunnel().to_string(), vector.tunnel);
        let first: Vec<usize> = (2..=5).map(|players| seed.first_seat(players).index()).collect();
        assert_eq!(first, vector.first);
        assert_eq!(letters(Deck::new(seed).cards()), vector.deck);
        assert_eq!(seed.commitment().to_string(), vector.commitment);
    }
}

#[test]
fn reshuffles_are_frozen() {
    for vector in vectors() {
        let mut deck = Deck::new(vector.seed);
        deck.skip(100);
        let dealt = letters(&deck.deal(12, Cards::DECK));
        assert_eq!(dealt, format!("{}{}", &vector.deck[100..], vector.again));
    }
}

#[test]
fn all_32_bytes_count() {
    let seed = Seed::new(std::array::from_fn(|index| index as u8));
    assert_eq!(seed.tunnel().to_string(), "BPHSDK/BSHDKP/SHPKBD/HKPBSD/PHDSBK/HDKBPS");
    let pile = Deck::from_pile(seed, Symbol::ALL.into_iter().collect());
    assert_eq!(letters(pile.cards()), "DSKHBP");
    let commitment = "903b785ad6f82fb863f59a59511878986a3cdb88666bd2d00a58aa1a1180c4d0";
    assert_eq!(Ok(seed.commitment()), commitment.parse::<Commitment>());
}

#[test]
fn hex_is_strict() {
    let seed = Seed::from_number(0x1234);
    assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed));
    for text in ["", "12", &"g".repeat(64), &"A".repeat(64), &"0".repeat(65), &"é".repeat(32)] {
        assert_eq!(text.parse::<Seed>(), Err(NotHex), "{text:?}");
    }
}

#[test]
fn a_seed_is_not_printed_by_accident() {
    assert_eq!(format!("{:?}", Seed::from_number(99)), "Seed(..)");
}

/// All 46,080 tunnels can come, so over many seeds every segment lies everywhere, both ways.
#[test]
fn every_segment_lies_everywhere_both_ways() {
    let tunnels: Vec<Tunnel> = (0..600).map(|n| Seed::from_number(n).tunnel()).collect();
    for segment in cartagena::Segment::PRINTED.into_iter().flat_map(|one| [one, one.reversed()]) {
        for index in 0..6 {
            assert!(tunnels.iter().any(|tunnel| tunnel.segments()[index] == segment));
        }
    }
}

proptest! {
    #[test]
    fn a_deck_is_always_whole(number: u64, players in 2..=5usize) {
        let seed = Seed::from_number(number);
        let cards: Cards = Deck::new(seed).cards().iter().copied().collect();
        prop_assert_eq!(cards, Cards::DECK);
        prop_assert!(Seat::first_n(players).any(|seat| seat == seed.first_seat(players)));
    }

    /// Dealing in any portions gives the same cards in the same order.
    #[test]
    fn portions_do_not_matter(number: u64, portions in prop::collection::vec(0..12usize, 1..12)) {
        let mut one = Deck::new(Seed::from_number(number));
        let mut other = one.clone();
        let total = portions.iter().sum();
        let together = one.deal(total, Cards::NONE);
        let apart: Vec<Symbol> =
            portions.iter().flat_map(|count| other.deal(*count, Cards::NONE)).collect();
        prop_assert_eq!(together, apart);
    }

    /// Cards that somebody chose leave the rest of the pile in its order.
    #[test]
    fn chosen_cards_leave_the_rest_in_order(number: u64) {
        let mut deck = Deck::new(Seed::from_number(number));
        let before = deck.cards().to_vec();
        deck.remove(&before[..5], Cards::NONE);
        prop_assert_eq!(deck.cards(), &before[5..]);
    }
}
