//! The pictures of Cartagena: where each space lies, the six symbols, pirates, cards, fort and
//! boat, and a whole position as one SVG. No fonts, no files, no references to anywhere.
//!
//! ```
//! use cartagena::{Game, Viewer};
//! use cartagena_art::{BoardOptions, board_svg};
//!
//! let game: Game = "jamaica BPHSDK/DBKPHS/HKPBSD/KBSDHP/PKDHSB/HDKBPS \
//!     0.0.0.0.0.8:D2HKP|0.0.0.0.0.0:HK3PS - B 0.2".parse()?;
//! let picture = board_svg(&game.observe(Viewer::Public), &BoardOptions::default());
//! assert!(picture.starts_with("<svg ") && picture.contains("id=\"space-36\""));
//! # Ok::<(), cartagena::Fault>(())
//! ```
//!
//! # Where to look
//!
//! * [`board_svg`] draws a position, [`scene_svg`] and [`cards_svg`] parts of it; [`BoardOptions`]
//!   configure them, [`Mark`]s are drawn on top.
//! * [`crop_svg`] draws a part of the tunnel.
//! * [`Layout`] has the geometry of all places: for hit areas and animation as well.
//! * [`symbol`], [`medallion`], [`pirate`], [`card`], [`card_back`], [`lamp`] and [`text`] draw
//!   single pieces; a document that shows them holds [`defs`] once.
//! * [`bare_space`], [`figure_positions`], [`fort_figure_position`], [`boat_figure_position`] and
//!   [`path_between`] are for callers that animate the figures; [`place_light`], [`target`], [`retreat`],
//!   [`trail`] and [`splash`] draw the marks meanwhile.
//! * [`arrow`] draws a move of a plan, for hints, reviews and lessons.
//! * [`backdrop`] is the picture of the home page, [`badge`]s are the icons of its links.
//! * [`portrait`]s are the faces of the bots' levels.
//! * [`boat_at_sea`] is the end of a won game, [`lane`]s are its standings.
//! * [`preview_svg`] stands for a table where its link is shown.
//! * [`chance_graph_svg`] draws the winning chances over a game.
//! * [`ladder_svg`] draws the strength of players, [`training_svg`] the training of a net,
//!   [`histograms_svg`] distributions.
//! * [`Theme`] and [`Palette`] hold every colour.

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]
#![allow(clippy::cast_possible_truncation, reason = "coordinates of pictures are small")]

mod arrows;
mod backdrop;
mod badges;
mod board;
mod boat;
mod cards;
mod chance_graph;
mod crop;
mod cuts;
mod figure_positions;
mod fort;
mod geometry;
mod glyphs;
mod hands;
mod histograms;
mod ladder;
mod marks;
mod palette;
mod panels;
mod piles;
mod pirates;
mod portraits;
mod preview;
mod scenery;
#[cfg(feature = "scripts")]
mod scripts;
mod standings;
mod svg;
mod symbols;
mod training_curve;
mod tunnel;

pub use arrows::{Arrow, arrow};
pub use backdrop::{backdrop, backdrop_size};
pub use badges::{Badge, badge};
pub use board::{BoardOptions, LETTERS, board_svg, cards_svg, defs, scene_svg};
pub use boat::{Departure, boat, boat_at_sea, boat_figure_position, departure, splash};
pub use cards::{CARD_ASPECT, card, card_back};
pub use chance_graph::{ChanceGraph, ChancePoint, Mistake, chance_graph_area, chance_graph_svg};
pub use crop::crop_svg;
pub use figure_positions::{FigurePosition, figure_positions};
pub use fort::{fort, fort_figure_position};
pub use geometry::{Layout, Rect, Turning};
pub use glyphs::{Anchor, Glyph, can_draw, clipped, fitting_size, glyph, text, text_width};
pub use histograms::{Histogram, histograms_svg};
pub use ladder::{Rank, ladder_svg, ranks_svg};
pub use marks::{Mark, gate_and_plank, path_between, pencil, place_light, retreat, target, trail};
pub use palette::{HALO, Palette, SeatColours, Theme, contrast, seat_colours};
pub use panels::lamp;
pub use pirates::{HEIGHT as PIRATE_HEIGHT, Look, pirate};
pub use portraits::{Portrait, portrait};
pub use preview::{PREVIEW, PreviewSeat, preview_svg};
pub use scenery::{scenery, title};
pub use standings::{LANE, lane};
pub use symbols::{CUT_WIDTH, SymbolShape, symbol, symbol_shape};
pub use training_curve::{CalibrationBand, Captions, TrainingPoint, training_svg};
pub use tunnel::{
    RingLight, SpaceFigure, bare_space, chevrons, joints, medallion, slab, space, turning,
};
