//! Pictures as pixels: SVG drawn into [`Pixels`] (feature `svg`), PNG files of them, and [`Animation`]s
//! as small GIF files.
//!
//! ```
//! use cartagena_raster::{Animation, Pixels};
//!
//! let night = Pixels::filled(4, 4, [14, 20, 32]);
//! let day = Pixels::filled(4, 4, [239, 227, 198]);
//! let mut film = Animation::new(&[&night, &day])?;
//! film.add(&night, 70)?;
//! film.add(&day, 400)?;
//! assert!(film.finish()?.starts_with(b"GIF89a"));
//! # Ok::<(), cartagena_raster::RasterError>(())
//! ```
//!
//! Everything is bounded: width and height ([`MAX_SIDE`]), the number of frames ([`MAX_FRAMES`]) and the
//! bytes of a file ([`MAX_GIF_BYTES`]). A game with more positions than frames leaves some out
//! ([`chosen_frames`]).

#![warn(clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod animation;
mod colour_table;
mod error;
mod frames;
mod pixels;
#[cfg(feature = "svg")]
mod svg;

pub use animation::{Animation, MAX_GIF_BYTES};
pub use error::RasterError;
pub use frames::{FIRST_FRAME, LAST_FRAME, MAX_FRAMES, MOVE_FRAME, chosen_frames, frame_time};
pub use pixels::{MAX_SIDE, Pixels};
#[cfg(feature = "svg")]
pub use svg::{draw, png};
