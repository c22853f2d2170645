//! SVG drawn into pixels, and PNG files of them.

use crate::pixels::checked_size;
use crate::{Pixels, RasterError};
use resvg::{tiny_skia, usvg};

/// Draws an SVG picture, at some width in pixels or at its own. Nothing is read from anywhere else:
/// references to files are ignored.
///
/// # Errors
///
/// [`RasterError::Svg`] if it cannot be read, [`RasterError::Size`] if it is too large.
pub fn draw(svg: &str, width: Option<u32>) -> Result<Pixels, RasterError> {
    let drawn = pixmap(svg, width)?;
    Pixels::new(drawn.width(), drawn.height(), drawn.take_demultiplied())
}

/// Draws an SVG picture, as [`draw`] does, into a PNG file.
///
/// # Errors
///
/// Those of [`draw`], and [`RasterError::Encoding`] if the file cannot be written.
pub fn png(svg: &str, width: Option<u32>) -> Result<Vec<u8>, RasterError> {
    let drawn = pixmap(svg, width)?;
    drawn.encode_png().map_err(|error| RasterError::Encoding(error.to_string()))
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "rounded lengths, saturating, and checked afterwards"
)]
fn pixmap(svg: &str, width: Option<u32>) -> Result<tiny_skia::Pixmap, RasterError> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default())
        .map_err(|error| RasterError::Svg(error.to_string()))?;
    let size = tree.size();
    let scale = width.map_or(1.0, |width| width as f32 / size.width());
    let pixels = |length: f32| (length * scale).round().max(1.0) as u32;
    let (wide, high) = (pixels(size.width()), pixels(size.height()));
    checked_size(wide, high)?;
    let mut pixmap = tiny_skia::Pixmap::new(wide, high)
        .ok_or(RasterError::Size { width: wide, height: high })?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}
