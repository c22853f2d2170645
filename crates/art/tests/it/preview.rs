//! The picture of a link.

use cartagena::{Game, Viewer};
use cartagena_art::{PREVIEW, PreviewSeat, preview_svg};
use resvg::usvg;

const FIVE: &str = "hispaniola BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.4.4.20.37:B2DH3K|4.7.7.20.25.37:D2S|0.7.20.25.25.36:BDHKPS|0.0.0.1.36.37:K4P|2.2.2.36.37.37:S2 \
    BDKPHSBDKPHS B2D3H4K5P2S 3.1";
/// The same with other hidden cards.
const OTHER: &str = "hispaniola BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
    0.0.4.4.20.37:B2DH2K2|4.7.7.20.25.37:DS2|0.7.20.25.25.36:B2DHKP|0.0.0.1.36.37:KP4|2.2.2.36.37.37:D2 \
    BDKPHSBDKPHS B2D3H4K5P2S 3.1";
const WON: &str = "tortuga BPHSDK/DBKPHS/PKDHSB/HKPBSD/PHDSBK/SPBKDH \
    37.37.37.37.37.37:D|5.8.17.37.37.37:BP3S|0.9.21.37.37.37:BKS BDDHPBDSS B4D6 won.0";

fn seats(names: &[&str]) -> Vec<PreviewSeat> {
    let seat =
        |name: &&str| PreviewSeat { name: (*name).into(), taken: !name.is_empty(), face: None };
    names.iter().map(seat).collect()
}

fn drawn(position: &str, viewer: Viewer, names: &[&str]) -> String {
    let game: Game = position.parse().unwrap();
    preview_svg(Some(&game.observe(viewer)), &seats(names))
}

#[test]
fn every_preview_is_a_picture_of_the_right_size() {
    let five = ["Anne", "Mary Read the Second of her Name", "漢字", "O'Malley", "Zheng"];
    let pictures = [
        drawn(FIVE, Viewer::Public, &five),
        drawn(WON, Viewer::Public, &five[..3]),
        preview_svg(None, &seats(&["Anne", ""])),
        preview_svg(None, &seats(&five)),
    ];
    for picture in pictures {
        let tree = usvg::Tree::from_str(&picture, &usvg::Options::default()).unwrap();
        assert_eq!((tree.size().width(), tree.size().height()), PREVIEW);
        assert!(!picture.contains("<text"), "a font");
        assert!(picture.len() < 200_000, "{}", picture.len());
    }
}

#[test]
fn hidden_cards_make_no_difference() {
    let names = ["Anne", "Mary", "Grace", "Bart", "Zheng"];
    let [one, other] = [FIVE, OTHER].map(|position| drawn(position, Viewer::Public, &names));
    assert!(one == other);
}

#[test]
fn free_seats_and_the_winner_are_told_apart() {
    // Some pirates are on their way in the picture behind.
    let of_red =
        |seats: &[PreviewSeat]| preview_svg(None, seats).matches("class=\"pirate seat-1\"").count();
    assert_eq!(of_red(&seats(&["Anne", ""])) + 1, of_red(&seats(&["Anne", "Mary"])));
    let won = drawn(WON, Viewer::Public, &["Anne", "Mary", "Grace"]);
    assert!(won.contains("id=\"banner\""));
}
