//! A picture as pixels.

use crate::RasterError;

/// Largest width and height of a picture, in pixels.
pub const MAX_SIDE: u32 = 8192;

/// An opaque picture: four bytes for each pixel (red, green, blue, and one that is ignored), row by row.
#[derive(Clone, PartialEq, Eq)]
pub struct Pixels {
    width: u16,
    height: u16,
    rgba: Vec<u8>,
}

impl Pixels {
    /// Returns a picture of these bytes.
    ///
    /// # Errors
    ///
    /// [`RasterError::Size`] if a side is 0 or above [`MAX_SIDE`], [`RasterError::Mismatch`] if the
    /// number of bytes is wrong.
    pub fn new(width: u32, height: u32, rgba: Vec<u8>) -> Result<Pixels, RasterError> {
        let (wide, high) = checked_size(width, height)?;
        match rgba.len() == usize::from(wide) * usize::from(high) * 4 {
            true => Ok(Pixels { width: wide, height: high, rgba }),
            false => Err(RasterError::Mismatch),
        }
    }

    /// Returns a picture of one colour.
    pub fn filled(width: u16, height: u16, [red, green, blue]: [u8; 3]) -> Pixels {
        let count = usize::from(width) * usize::from(height);
        Pixels { width, height, rgba: [red, green, blue, 255].repeat(count) }
    }

    /// Returns the width in pixels.
    pub fn width(&self) -> u16 {
        self.width
    }

    /// Returns the height in pixels.
    pub fn height(&self) -> u16 {
        self.height
    }

    /// Returns the bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.rgba
    }

    /// Returns the colours, row by row.
    pub(crate) fn colours(&self) -> impl Iterator<Item = [u8; 3]> + '_ {
        self.rgba.chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]])
    }
}

/// Returns width and height as the numbers that files store.
pub(crate) fn checked_size(width: u32, height: u32) -> Result<(u16, u16), RasterError> {
    let side = |side: u32| u16::try_from(side).ok().filter(|_| (1..=MAX_SIDE).contains(&side));
    side(width).zip(side(height)).ok_or(RasterError::Size { width, height })
}

impl std::fmt::Debug for Pixels {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Pixels({}×{})", self.width, self.height)
    }
}
