//! A game as an animation.

use crate::replay_frames::{Replay, ReplayFrame};
use cartagena_art::{BoardOptions, Mark, board_svg};
use cartagena_raster::{Animation, Pixels, RasterError, chosen_frames, draw, frame_time};
use indicatif::ProgressBar;

/// Width of an animation in pixels, unless another is asked for.
pub(crate) const WIDTH: u32 = 720;

/// Draws a game as a GIF file: every position, with the way of the move that led to it. Of very long
/// games some positions are left out.
///
/// # Errors
///
/// Returns an error if the file would be too large.
pub(crate) fn gif(
    film: &Replay,
    options: &BoardOptions,
    width: u32,
) -> Result<Vec<u8>, RasterError> {
    let chosen = chosen_frames(film.frames.len());
    let drawn = |at: usize| position(&film.frames[at], options, width);
    // The colours of the beginning, the middle and the end are those of the whole game.
    let middle = film.frames.len() / 2;
    let samples: Vec<Pixels> =
        [0, middle, film.last()].into_iter().map(drawn).collect::<Result<_, _>>()?;
    let mut animation = Animation::new(&samples.iter().collect::<Vec<_>>())?;
    let bar = ProgressBar::new(chosen.len() as u64);
    for (nth, at) in chosen.iter().enumerate() {
        animation.add(&drawn(*at)?, frame_time(nth, chosen.len()))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    animation.finish()
}

fn position(
    frame: &ReplayFrame,
    options: &BoardOptions,
    width: u32,
) -> Result<Pixels, RasterError> {
    let trail = frame.movement.map(|(seat, from, to)| Mark::Trail { seat, from, to });
    let options = BoardOptions { marks: trail.into_iter().collect(), ..options.clone() };
    draw(&board_svg(&frame.seen, &options), Some(width))
}
