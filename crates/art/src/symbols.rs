//! The six symbols, cut for boxes of 100 by 100.
//!
//! A shape is filled with ink; its cuts are lines in the colour of the paper beneath. Each has
//! a silhouette of its own: upright bottle, slanting dagger, peaked hat, ringed key, hooked
//! pistol, round skull.

use crate::svg::instance;
use cartagena::Symbol;

/// The path data of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SymbolShape {
    /// The inked area, to be filled by the even-odd rule.
    pub ink: &'static str,
    /// Lines cut out of it, [`CUT_WIDTH`] wide.
    pub cuts: &'static str,
}

/// The width of the cut lines.
pub const CUT_WIDTH: f32 = 5.0;

const SHAPES: [SymbolShape; 6] = [
    SymbolShape {
        ink: "M42 3h16v9h5v9h-5v12c0 9 25 13 25 33v23q0 9-9 9H26q-9 0-9-9V66c0-20 25-24 25-33V21\
              h-5v-9h5z",
        cuts: "M17 63h66M17 87h66M39 67l22 16M61 67l-22 16M42 12h16M31 57c2-4 6-7 11-12",
    },
    SymbolShape {
        ink: "M97.4 2.6C102 7.6 102 13 98 17.5C95 20 91.7 21 89 19.6L77 34.4L87 41.5\
              C96 45 94.5 58 85.4 57C81 57 77.6 55 74.7 51L70 47L34.4 82.5C24 92 11 96 1 99\
              C4 89 8 76 17.5 65.6L53 30L49 25C45 22.4 43 19 43 14.6C42 5.5 55 4 58.5 13\
              L65.6 23L80.4 11C79 8 79.7 4.7 82.5 2C87 -2 92.4 -2 97.4 2.6Z",
        cuts: "M55.7 44.3L16 84M72.6 18.2L84 25.2M55.7 30L70 44.3",
    },
    SymbolShape {
        ink: "M1 46C8 55 16 53 21 44C28 25 38 11 50 11S72 25 79 44C84 53 92 55 99 46C102 63 95 78 84 87\
              C73 80 62 77 50 77S27 80 16 87C5 78 -2 63 1 46Z",
        cuts: "M10 64C22 67 29 55 34 43C39 30 44 23 50 23S61 30 66 43C71 55 78 67 90 64M41 49L59 66\
               M59 49L41 66",
    },
    SymbolShape {
        ink: "M50 1C59 1 64 6 64 12C73 9 82 15 82 26C82 37 71 45 59 43V63H80V74H73V79H80V92H59V99\
              H41V43C29 45 18 37 18 26C18 15 27 9 36 12C36 6 41 1 50 1ZM50 16A6 6 0 0 0 44 22C38 19 \
              33 21 33 26C33 31 40 33 46 30H54C60 33 67 31 67 26C67 21 62 19 56 22A6 6 0 0 0 50 16Z",
        cuts: "M41 53H59",
    },
    SymbolShape {
        ink: "M99 17V41H93V38H84C83 45 79 48 73 48H60C60 60 50 66 40 62C35 67 32 73 30 80C33 88 26 \
              95 17 94C7 94 1 87 5 78C7 64 12 52 19 42L25 31L17 18C15 13 20 9 24 12L34 21L42 9L49 13\
              L45 20H93V17ZM42 50L38 54C44 57 50 55 51 49Z",
        cuts: "M45 35H90M23 44L36 51M10 76L26 82M45 27H52",
    },
    SymbolShape {
        ink: "M50 4C76 4 92 20 92 43C92 55 87 62 80 67V74C80 79 77 80 73 80V90C73 95 70 97 66 97H34\
              C30 97 27 95 27 90V80C23 80 20 79 20 74V67C13 62 8 55 8 43C8 20 24 4 50 4ZM34 38C24 36 \
              20 42 21 49C22 57 29 60 36 58C43 56 45 52 44 46C43 41 39 39 34 38ZM66 38C61 39 57 41 \
              56 46C55 52 57 56 64 58C71 60 78 57 79 49C80 42 76 36 66 38ZM50 58L43 70H48L50 67L52 70\
              H57Z",
        cuts: "M40 80V97M50 80V97M60 80V97",
    },
];

/// Returns the shape of a symbol.
pub const fn symbol_shape(symbol: Symbol) -> SymbolShape {
    SHAPES[symbol.index()]
}

/// Returns the symbols as groups for [`crate::defs`], named `symbol-B` and so on. Ink takes the
/// fill of the element that uses one, cuts its stroke.
pub(crate) fn defs() -> String {
    Symbol::ALL.map(definition).concat()
}

fn definition(symbol: Symbol) -> String {
    let SymbolShape { ink, cuts } = symbol_shape(symbol);
    format!(
        "<g id=\"symbol-{symbol}\"><path d=\"{ink}\" fill-rule=\"evenodd\" stroke=\"none\"/>\
         <path d=\"{cuts}\" fill=\"none\" stroke-width=\"{CUT_WIDTH}\" stroke-linecap=\"round\"/></g>"
    )
}

/// Draws a symbol in ink on paper, `size` wide, centred on a point. Needs [`crate::defs`].
pub fn symbol(symbol: Symbol, x: f32, y: f32, size: f32, ink: &str, paper: &str) -> String {
    let half = size / 2.0;
    let colours = format!("fill=\"{ink}\" stroke=\"{paper}\"");
    instance(&format!("symbol-{symbol}"), x - half, y - half, size / 100.0, &colours)
}
