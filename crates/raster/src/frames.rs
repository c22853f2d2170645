//! Choice of the positions of a game that an animation shows, and of their times.

/// Most frames of an animation.
pub const MAX_FRAMES: usize = 400;

/// Time of the first frame, in hundredths of a second.
pub const FIRST_FRAME: u16 = 150;
/// Time of a move.
pub const MOVE_FRAME: u16 = 70;
/// Time of the last frame, before it begins again.
pub const LAST_FRAME: u16 = 400;

/// Returns the indices of the positions to show: all of them, or [`MAX_FRAMES`] at equal distances, the
/// first and the last among them.
pub fn chosen_frames(positions: usize) -> Vec<usize> {
    let shown = positions.min(MAX_FRAMES);
    let last = positions.saturating_sub(1);
    (0..shown).map(|nth| nth * last / shown.saturating_sub(1).max(1)).collect()
}

/// Returns the time of the `nth` of `count` frames, in hundredths of a second.
pub fn frame_time(nth: usize, count: usize) -> u16 {
    match nth {
        _ if nth + 1 >= count => LAST_FRAME,
        0 => FIRST_FRAME,
        _ => MOVE_FRAME,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_and_last_are_always_shown() {
        for positions in [1, 2, 3, 399, 400, 401, 799, 10_001] {
            let chosen = chosen_frames(positions);
            assert_eq!((chosen[0], chosen[chosen.len() - 1]), (0, positions - 1));
            assert_eq!(chosen.len(), positions.min(MAX_FRAMES));
            assert!(chosen.windows(2).all(|pair| pair[0] < pair[1]), "{positions}");
        }
        assert!(chosen_frames(0).is_empty());
        assert_eq!(chosen_frames(4), [0, 1, 2, 3]);
    }

    #[test]
    fn the_end_stays_longest() {
        let times: Vec<u16> = (0..4).map(|nth| frame_time(nth, 4)).collect();
        assert_eq!(times, [FIRST_FRAME, MOVE_FRAME, MOVE_FRAME, LAST_FRAME]);
        assert_eq!(frame_time(0, 1), LAST_FRAME);
    }
}
