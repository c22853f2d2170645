//! The pictures of Cartagena: where each space lies, the six symbols, pirates, cards, fort and
//! boat, and a whole position as one SVG. No fonts, no files, no references to anywhere.
//!
//! ```
//! use cartagena::{Game, Viewer};
//! use cartagena_art::{Options, board_svg};
//!
//! let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
//!     0.0.0.0.0.8:D2HKP|0.0.0.0.0.0:HK3PS - B 0.2".parse()?;
//! let picture = board_svg(&game.observe(Viewer::Public), &Options::default());
//! assert!(picture.starts_with("<svg ") && picture.contains("id=\"space-36\""));
//! # Ok::<(), cartagena::Fault>(())
//! ```
//!
//! # Where to look
//!
//! * [`board_svg`] draws a position, [`scene_svg`] and [`cards_svg`] parts of it; [`Options`] say
//!   how, [`Mark`]s what to show on top.
//! * [`crop_svg`] draws a part of the tunnel, [`hop`] a pirate under way.
//! * [`Layout`] knows where places are: for hit areas and animation as well.
//! * [`symbol`], [`medallion`], [`pirate`], [`card`], [`card_back`], [`lamp`] and [`text`] draw
//!   single pieces; a document that shows them holds [`defs`] once.
//! * [`bare_space`], [`footing`], [`cell_foot`], [`bench_foot`] and [`way`] are for whoever moves the
//!   figures about; [`ring`], [`target`], [`retreat`], [`trail`] and [`splash`] are what is shown
//!   meanwhile.
//! * [`vista`] is the front door of the page, [`badge`]s lead on from there.
//! * [`chances_svg`] draws who was ahead in the course of a game.
//! * [`ladder_svg`] draws who is how strong, [`learning_svg`] how a net became so.
//! * [`Theme`] and [`Palette`] hold every colour.

mod badges;
mod board;
mod boat;
mod cards;
mod chances;
mod crop;
mod cuts;
mod fort;
mod geometry;
mod glyphs;
mod hands;
mod ladder;
mod learning;
mod marks;
mod palette;
mod panels;
mod piles;
mod pirates;
mod scenery;
mod svg;
mod symbols;
mod tunnel;
mod vista;

pub use badges::{Badge, badge};
pub use board::{LETTERS, Options, board_svg, cards_svg, defs, scene_svg};
pub use boat::{bench_foot, boat, splash};
pub use cards::{TALL, card, card_back};
pub use chances::{Course, Dent, Moment, chances_plot, chances_svg};
pub use crop::{crop_svg, hop};
pub use fort::{cell_foot, fort};
pub use geometry::{Layout, Rect, Turning};
pub use glyphs::{Anchor, Glyph, clipped, fitting, glyph, measure, supports, text};
pub use hands::{Spread, hand};
pub use ladder::{Rank, ladder_svg};
pub use learning::{Band, Captions, Lesson, learning_svg};
pub use marks::{Mark, entries, retreat, spot, target, trail, way};
pub use palette::{Coat, HALO, Palette, Theme, coat, contrast};
pub use panels::lamp;
pub use piles::table_cards;
pub use pirates::{HEIGHT as PIRATE, Look, pirate};
pub use scenery::scenery;
pub use symbols::{CUT, Shape, shape, symbol};
pub use tunnel::{
    Foot, Light, Standing, bare_space, chevrons, footing, joints, medallion, ring, slab, space,
    turning,
};
pub use vista::{vista, vista_size};
