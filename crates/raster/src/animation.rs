//! GIF animations: one table of colours, and of every frame only the smallest rectangle in which
//! something has changed; pixels in it that stay the same are transparent.

use crate::colour_table::{ColourTable, UNCHANGED};
use crate::frames::MAX_FRAMES;
use crate::{Pixels, RasterError};
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use std::borrow::Cow;

/// Largest file, in bytes.
pub const MAX_GIF_BYTES: usize = 32 * 1024 * 1024;

/// An animation that is being written. It is repeated for ever.
pub struct Animation {
    encoder: Encoder<Vec<u8>>,
    table: ColourTable,
    size: (u16, u16),
    /// The last frame: its bytes, and the index of each pixel.
    before: Option<(Vec<u8>, Vec<u8>)>,
    frames: usize,
    /// A frame like the one before makes that one last longer: it is written with the next change.
    waiting: Option<Frame<'static>>,
}

/// A part of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Area {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl Animation {
    /// Begins an animation in the size of the first sample, with the colours of all samples.
    ///
    /// # Errors
    ///
    /// [`RasterError::Mismatch`] without a sample, [`RasterError::Encoding`] if it cannot be written.
    pub fn new(samples: &[&Pixels]) -> Result<Animation, RasterError> {
        let size = samples.first().map(|sample| (sample.width(), sample.height()));
        let size = size.ok_or(RasterError::Mismatch)?;
        let table = ColourTable::of(samples);
        let mut encoder =
            Encoder::new(Vec::new(), size.0, size.1, &table.bytes()).map_err(unwritten)?;
        encoder.set_repeat(Repeat::Infinite).map_err(unwritten)?;
        Ok(Animation { encoder, table, size, before: None, frames: 0, waiting: None })
    }

    /// Adds a frame that is shown for so many hundredths of a second.
    ///
    /// # Errors
    ///
    /// [`RasterError::Mismatch`] if it has another size, [`RasterError::TooManyFrames`] and
    /// [`RasterError::TooLarge`] at the limits.
    pub fn add(&mut self, frame: &Pixels, hundredths: u16) -> Result<(), RasterError> {
        if (frame.width(), frame.height()) != self.size {
            return Err(RasterError::Mismatch);
        }
        if self.frames == MAX_FRAMES {
            return Err(RasterError::TooManyFrames);
        }
        self.frames += 1;
        match self.changes(frame) {
            Some((area, indices)) => self.put(area, indices, hundredths),
            None => {
                if let Some(waiting) = &mut self.waiting {
                    waiting.delay = waiting.delay.saturating_add(hundredths);
                }
                Ok(())
            }
        }
    }

    /// Returns the whole file.
    ///
    /// # Errors
    ///
    /// [`RasterError::TooLarge`] or [`RasterError::Encoding`] if it cannot be written.
    pub fn finish(mut self) -> Result<Vec<u8>, RasterError> {
        self.write_waiting()?;
        self.encoder.into_inner().map_err(|error| RasterError::Encoding(error.to_string()))
    }

    /// Returns the changed area with the index of each pixel in it; `None` if nothing has changed.
    fn changes(&mut self, frame: &Pixels) -> Option<(Area, Vec<u8>)> {
        let wide = usize::from(self.size.0);
        let Some((bytes, mut indices)) = self.before.take() else {
            let indices: Vec<u8> = frame.colours().map(|colour| self.table.index(colour)).collect();
            self.before = Some((frame.bytes().to_vec(), indices.clone()));
            let all = Area { left: 0, top: 0, right: wide, bottom: usize::from(self.size.1) };
            return Some((all, indices));
        };
        let mut area: Option<Area> = None;
        let mut shown = vec![UNCHANGED; indices.len()];
        let pairs = frame.bytes().chunks_exact(4).zip(bytes.chunks_exact(4));
        for (at, (new, _)) in pairs.enumerate().filter(|(_, (new, old))| new != old) {
            let index = self.table.index([new[0], new[1], new[2]]);
            if index != indices[at] {
                (indices[at], shown[at]) = (index, index);
                area = Some(Area::around(area, at % wide, at / wide));
            }
        }
        self.before = Some((frame.bytes().to_vec(), indices));
        area.map(|area| (area, area.cut_out(&shown, wide)))
    }

    /// Writes the frame that waits, and lets this one wait.
    fn put(&mut self, area: Area, indices: Vec<u8>, delay: u16) -> Result<(), RasterError> {
        self.write_waiting()?;
        let first = self.frames == 1;
        let side = |length: usize| u16::try_from(length).unwrap_or(u16::MAX);
        self.waiting = Some(Frame {
            delay,
            dispose: DisposalMethod::Keep,
            transparent: (!first).then_some(UNCHANGED),
            left: side(area.left),
            top: side(area.top),
            width: side(area.right - area.left),
            height: side(area.bottom - area.top),
            buffer: Cow::Owned(indices),
            ..Frame::default()
        });
        Ok(())
    }

    fn write_waiting(&mut self) -> Result<(), RasterError> {
        if let Some(frame) = self.waiting.take() {
            self.encoder.write_frame(&frame).map_err(unwritten)?;
        }
        match self.encoder.get_ref().len() > MAX_GIF_BYTES {
            true => Err(RasterError::TooLarge),
            false => Ok(()),
        }
    }
}

impl Area {
    /// Returns the smallest area around another one and a pixel.
    fn around(area: Option<Area>, x: usize, y: usize) -> Area {
        let one = Area { left: x, top: y, right: x + 1, bottom: y + 1 };
        area.map_or(one, |area| Area {
            left: area.left.min(x),
            top: area.top.min(y),
            right: area.right.max(x + 1),
            bottom: area.bottom.max(y + 1),
        })
    }

    /// Returns the pixels of this area of a picture that is so wide.
    fn cut_out(self, pixels: &[u8], wide: usize) -> Vec<u8> {
        let rows = pixels.chunks_exact(wide).take(self.bottom).skip(self.top);
        rows.flat_map(|row| &row[self.left..self.right]).copied().collect()
    }
}

fn unwritten(error: gif::EncodingError) -> RasterError {
    RasterError::Encoding(error.to_string())
}

impl std::fmt::Debug for Animation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Animation({} frames)", self.frames)
    }
}
