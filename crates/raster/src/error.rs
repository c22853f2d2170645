//! Errors of drawing.

use std::fmt;

/// Reason why a picture cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RasterError {
    /// The width or the height is 0 or too large.
    Size {
        /// Width in pixels.
        width: u32,
        /// Height in pixels.
        height: u32,
    },
    /// The number of bytes does not fit width and height, or a frame has another size than the first.
    Mismatch,
    /// An animation has more frames than allowed.
    TooManyFrames,
    /// The file would be larger than allowed.
    TooLarge,
    /// The drawing is not valid SVG.
    Svg(String),
    /// The file could not be written.
    Encoding(String),
}

/// English, for logs and developers.
impl fmt::Display for RasterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RasterError::Size { width, height } => write!(f, "{width}×{height} pixels"),
            RasterError::Mismatch => f.write_str("frames of different sizes"),
            RasterError::TooManyFrames => f.write_str("too many frames"),
            RasterError::TooLarge => f.write_str("the file would be too large"),
            RasterError::Svg(reason) | RasterError::Encoding(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for RasterError {}
