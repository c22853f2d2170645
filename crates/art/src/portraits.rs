//! Portraits of the bots' levels, from the landlubber to the admiral: prints of one size on card
//! paper, the same by night and by day.

use crate::cuts::level;
use crate::svg::{at, cut, fill, line, rect};

/// The person in a portrait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Portrait {
    /// A straw hat, and a stomach that minds the waves.
    Landlubber,
    /// A grin with a gap, and a striped shirt.
    Deckhand,
    /// A woollen cap, an earring, a neckerchief.
    Sailor,
    /// A bald head, a moustache, and the whistle.
    Bosun,
    /// An eye patch under the black hat.
    Captain,
    /// Epaulettes, a wig, and no smile.
    Admiral,
}

impl Portrait {
    /// All of them, in the order of the levels.
    pub const ALL: [Portrait; 6] = [
        Portrait::Landlubber,
        Portrait::Deckhand,
        Portrait::Sailor,
        Portrait::Bosun,
        Portrait::Captain,
        Portrait::Admiral,
    ];

    const fn strokes(self) -> &'static [Stroke] {
        match self {
            Portrait::Landlubber => LANDLUBBER,
            Portrait::Deckhand => DECKHAND,
            Portrait::Sailor => SAILOR,
            Portrait::Bosun => BOSUN,
            Portrait::Captain => CAPTAIN,
            Portrait::Admiral => ADMIRAL,
        }
    }
}

/// Draws a portrait for a box of 100 by 100.
pub fn portrait(who: Portrait) -> String {
    let body: String = who.strokes().iter().map(Stroke::draw).collect();
    let frame = |look: &str| rect(2.0, 2.0, 96.0, 96.0, 9.0, look);
    frame(&format!("fill=\"{PAPER}\""))
        + &fill(&level(4.0, 8.0, 92.0, 84.0, 11.0, 17), GRAIN)
        + &at(3.0, 6.6, 0.94, &body)
        + &frame(&format!("fill=\"none\" stroke=\"{INK}\" stroke-width=\"4\""))
}

/// A stroke of the knife: its path and colour, and the width of its line.
enum Stroke {
    /// An area with an outline in ink.
    Cut(&'static str, &'static str, f32),
    /// A line.
    Line(&'static str, &'static str, f32),
    /// An area without an outline.
    Fill(&'static str, &'static str),
}

use Stroke::{Cut, Fill, Line};

impl Stroke {
    fn draw(&self) -> String {
        match *self {
            Cut(d, colour, width) => cut(d, colour, INK, width),
            Line(d, colour, width) => line(d, colour, width),
            Fill(d, colour) => fill(d, colour),
        }
    }
}

const INK: &str = "#0B0D13";
const PAPER: &str = "#E9D5A4";
const GRAIN: &str = "#DBC48E";
const SKIN: &str = "#F0CFA0";
const PALE: &str = "#F7ECD0";
const RED: &str = "#A63D24";
const BLUE: &str = "#2C4F6B";
const GOLD: &str = "#E0A94A";
const GREY: &str = "#D5CDB8";
const DARK: &str = "#3A2A22";
const MOSS: &str = "#6F7C58";

const BUST: &str = "M10 95C11 80 26 74 40 72H60C74 74 89 80 90 95Z";
const FACE: &str = "M33 36V54C33 68 41 78 50 78S67 68 67 54V36Z";
const EARS: &str = "M33 48C26 46 26 59 34 58M67 48C74 46 74 59 66 58";

const LANDLUBBER: &[Stroke] = &[
    Cut(BUST, MOSS, 3.0),
    Cut("M42 68V78C46 84 54 84 58 78V68Z", SKIN, 3.0),
    Line("M31 76L36 94M69 76L64 94", GOLD, 4.0),
    Cut(EARS, SKIN, 3.0),
    Cut(FACE, SKIN, 3.0),
    Fill("M42 47a5 5.5 0 1 0 .1 0ZM58 47a5 5.5 0 1 0 .1 0Z", PALE),
    Line("M42 47a5 5.5 0 1 0 .1 0ZM58 47a5 5.5 0 1 0 .1 0Z", INK, 2.0),
    Line("M43 53V53.1M57 53V53.1", INK, 4.5),
    Line("M49 56C47 60 49 62 52 61M42 69C44 65 47 71 50 68S55 70 58 66", INK, 2.6),
    Line("M38 60V60.1M40.5 63V63.1M62 60V60.1M59.5 63V63.1", RED, 2.4),
    Cut("M30 36C30 18 38 11 50 11S70 18 70 36C60 40 40 40 30 36Z", GOLD, 3.0),
    Line("M31 31C42 35 58 35 69 31", RED, 5.0),
    Cut("M9 42C16 32 32 36 50 36S84 32 91 42C80 46 66 41 50 41S20 46 9 42Z", GOLD, 3.0),
    Line("M40 18L44 26M50 16V25M60 18L56 26M20 40L26 38M80 40L74 38", DARK, 2.0),
    Line("M70 30L82 14M70 30L86 22M70 30L76 12", DARK, 2.6),
];

const DECKHAND: &[Stroke] = &[
    Cut(BUST, PALE, 3.0),
    Line(
        "M17 84C32 78 40 80 50 86C60 80 68 78 83 84M13 92C32 86 40 88 50 94C60 88 68 86 87 92",
        BLUE,
        4.0,
    ),
    Cut("M42 68V78L50 88L58 78V68Z", SKIN, 3.0),
    Cut(EARS, SKIN, 3.0),
    Cut(FACE, SKIN, 3.0),
    Line("M41 50V53M59 50V53", INK, 4.5),
    Line("M37 45C40 42 43 43 45 45M55 45C57 43 60 42 63 45M50 53C48 57 49 60 52 59", INK, 2.4),
    Cut("M40 63C44 66 56 66 60 63C59 71 55 73 50 73S41 71 40 63Z", PALE, 2.4),
    Line("M50 65V68.5", INK, 2.4),
    Line("M37 59H37.1M63 59H63.1", RED, 5.0),
    Cut("M30 42C28 22 38 13 50 13S72 22 70 42C60 35 40 35 30 42Z", RED, 3.0),
    Cut(
        "M69 34C76 30 84 30 90 34C86 38 82 39 78 39C84 44 86 50 84 56C77 52 72 46 69 40Z",
        RED,
        3.0,
    ),
    Line("M42 22V22.1M54 19V19.1M62 27V27.1M48 29V29.1M36 32V32.1", PALE, 4.5),
];

const SAILOR: &[Stroke] = &[
    Cut(BUST, BLUE, 3.0),
    Cut("M42 68V78C46 84 54 84 58 78V68Z", SKIN, 3.0),
    Cut("M32 75C38 84 44 88 50 88S62 84 68 75L60 72C56 79 44 79 40 72Z", RED, 3.0),
    Cut("M46 86L40 95H60L54 86Z", RED, 3.0),
    Cut(EARS, SKIN, 3.0),
    Cut(FACE, SKIN, 3.0),
    Line("M68 60a4 4 0 1 1 -.1 0", GOLD, 2.6),
    Line("M41 50V52.5M59 50V52.5", INK, 4.5),
    Line("M36 45H46M54 45H64M50 52C47 57 48 60 52 60M42 67C47 70 53 70 58 66", INK, 2.8),
    Line(
        "M37 64V64.1M39 69V69.1M43 73V73.1M48 75V75.1M53 75V75.1M57 73V73.1M61 69V69.1M63 64V64.1",
        DARK,
        2.6,
    ),
    Cut("M31 34C31 17 39 10 50 10S69 17 69 34Z", BLUE, 3.0),
    Cut("M28 30C42 25 58 25 72 30V41C58 36 42 36 28 41Z", PALE, 3.0),
    Line("M36 29V38M44 27V36.5M52 27V36.5M60 28V37M67 30V38.5", INK, 2.0),
    Cut("M50 4a6 6 0 1 0 .1 0Z", RED, 2.6),
];

const BOSUN: &[Stroke] = &[
    Cut("M6 95C7 78 22 73 38 70H62C78 73 93 78 94 95Z", DARK, 3.0),
    Cut("M39 66V78L50 95L61 78V66Z", SKIN, 3.0),
    Line("M40 76C42 86 46 90 50 92C54 90 58 86 60 76", GOLD, 2.6),
    Cut("M45 86H57a3 3 0 0 1 0 6H51L49 95H45Z", GOLD, 2.2),
    Cut("M31 44C22 42 22 60 33 58M69 44C78 42 78 60 67 58", SKIN, 3.0),
    Cut("M31 40C31 20 38 12 50 12S69 20 69 40V56C69 70 61 79 50 79S31 70 31 56Z", SKIN, 3.0),
    Line("M31 46C29 40 30 34 33 30M69 46C71 40 70 34 67 30", DARK, 5.0),
    Line("M40 18C44 15 50 14 55 15", PALE, 3.0),
    Line("M41 50V52.5M59 50V52.5", INK, 4.5),
    Line("M35 46L46 47M54 44C58 41 62 41 65 43", INK, 4.0),
    Line("M62 24L58 36M57 29L63 31", RED, 2.4),
    Line("M50 50C46 57 47 60 53 60", INK, 2.6),
    Cut(
        "M50 62C44 58 34 60 28 72C36 72 44 72 50 67C56 72 64 72 72 72C66 60 56 58 50 62Z",
        DARK,
        2.4,
    ),
    Line("M46 74H54", INK, 2.6),
];

const CAPTAIN: &[Stroke] = &[
    Cut(BUST, RED, 3.0),
    Cut("M42 68V78C46 84 54 84 58 78V68Z", SKIN, 3.0),
    Cut("M26 77L42 72L50 95H34Z", RED, 3.0),
    Cut("M74 77L58 72L50 95H66Z", RED, 3.0),
    Line("M29 78L40 94M71 78L60 94", GOLD, 3.0),
    Cut(EARS, SKIN, 3.0),
    Cut(FACE, SKIN, 3.0),
    Cut(
        "M31 52C32 60 36 60 40 62C44 59 47 60 50 62C53 60 56 59 60 62C64 60 68 60 69 52C72 70 62 88 50 90C38 88 28 70 31 52Z",
        DARK,
        3.0,
    ),
    Line("M44 68C48 66 52 66 56 68", PALE, 2.6),
    Line("M42 76L44 83M50 77V86M58 76L56 83", GREY, 2.0),
    Line("M33 40L66 52", INK, 3.0),
    Fill("M53 45H67C67 54 64 57 60 57S53 53 53 45Z", INK),
    Line("M41 49V51.5", INK, 4.5),
    Line("M36 44C39 42 43 43 46 46M50 52C47 57 49 59 52 58", INK, 2.8),
    Cut(
        "M6 34C14 32 18 28 26 20C32 12 40 8 50 8S68 12 74 20C82 28 86 32 94 34C86 46 72 44 50 38C28 44 14 46 6 34Z",
        INK,
        3.0,
    ),
    Line("M11 36C20 40 34 38 50 33C66 38 80 40 89 36", GOLD, 3.2),
    Fill("M50 13a7 7 0 0 1 5 12V29H45V25A7 7 0 0 1 50 13Z", PALE),
    Line("M47 20V20.1M53 20V20.1", INK, 3.6),
    Line("M42 31L58 27M42 27L58 31", PALE, 2.0),
];

const ADMIRAL: &[Stroke] = &[
    Cut(BUST, BLUE, 3.0),
    Cut("M42 68V78C46 84 54 84 58 78V68Z", SKIN, 3.0),
    Cut("M50 95L40 73L50 80L60 73Z", PALE, 3.0),
    Cut("M8 84C10 76 20 72 30 74L28 84C20 80 14 82 8 84Z", GOLD, 2.6),
    Cut("M92 84C90 76 80 72 70 74L72 84C80 80 86 82 92 84Z", GOLD, 2.6),
    Line("M10 88L11 94M16 86L17 93M22 86L23 92M90 88L89 94M84 86L83 93M78 86L77 92", GOLD, 2.6),
    Cut("M66 84a4.5 4.5 0 1 0 .1 0Z", RED, 2.0),
    Cut(
        "M34 42C22 42 20 54 28 56C20 60 22 70 32 70C38 70 40 64 38 58L36 42ZM66 42C78 42 80 54 72 56C80 60 78 70 68 70C62 70 60 64 62 58L64 42Z",
        GREY,
        3.0,
    ),
    Cut(FACE, SKIN, 3.0),
    Cut("M33 40C30 50 32 58 36 62L38 44ZM67 40C70 50 68 58 64 62L62 44Z", GREY, 2.4),
    Line("M36 46L46 48M64 46L54 48", GREY, 4.5),
    Line("M36 47L46 49.5M64 47L54 49.5", INK, 2.0),
    Line("M42 53V54.5M58 53V54.5", INK, 4.2),
    Line("M50 51L47 61L52 62M43 69C47 67 53 67 57 69M47 74H53", INK, 2.6),
    Cut("M5 44C6 20 28 6 50 6S94 20 95 44C82 34 68 34 50 34S18 34 5 44Z", BLUE, 3.0),
    Line("M9 36C20 16 34 11 50 11S80 16 91 36", GOLD, 3.4),
    Cut("M50 15a8 8 0 1 0 .1 0Z", RED, 2.4),
    Cut("M50 19.5a3.5 3.5 0 1 0 .1 0Z", GOLD, 1.6),
    Cut("M46 9C36 8 33 0 41 1C47 2 49 5 51 8Z", PALE, 2.0),
];

#[cfg(test)]
mod tests {
    use super::{Portrait, portrait};
    use std::collections::BTreeSet;

    #[test]
    fn every_level_has_a_face_of_its_own() {
        let drawn: BTreeSet<String> = Portrait::ALL.into_iter().map(portrait).collect();
        assert_eq!(drawn.len(), Portrait::ALL.len());
    }

    #[test]
    fn a_portrait_needs_nothing_from_elsewhere() {
        for who in Portrait::ALL {
            let drawn = portrait(who);
            assert!(!drawn.contains("href") && !drawn.contains("id="), "{who:?}");
        }
    }
}
