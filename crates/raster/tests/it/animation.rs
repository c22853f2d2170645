use cartagena_raster::{Animation, MAX_FRAMES, Pixels, RasterError};
use gif::{ColorOutput, DecodeOptions};
use proptest::prelude::*;

const COLOURS: [[u8; 3]; 4] = [[14, 20, 32], [240, 228, 66], [0, 114, 178], [213, 94, 0]];

/// Returns a picture of these colours.
fn picture(width: u32, colours: &[usize]) -> Pixels {
    let pixel = |at: &usize| {
        let [red, green, blue] = COLOURS[*at];
        [red, green, blue, 255]
    };
    let rgba = colours.iter().flat_map(pixel).collect();
    Pixels::new(width, colours.len() as u32 / width, rgba).expect("a picture")
}

/// Plays a file: every frame as it is seen, with its time.
fn played(file: &[u8]) -> Vec<(Vec<u8>, u16)> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(file).expect("a GIF");
    let wide = usize::from(decoder.width());
    let mut screen = vec![0; wide * usize::from(decoder.height()) * 4];
    let mut seen = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        for (at, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let (x, y) = (at % usize::from(frame.width), at / usize::from(frame.width));
            let to = ((top + y) * wide + left + x) * 4;
            if pixel[3] > 0 {
                screen[to..to + 4].copy_from_slice(pixel);
            }
        }
        seen.push((screen.clone(), frame.delay));
    }
    seen
}

proptest! {
    #[test]
    fn what_was_added_is_what_is_seen(
        frames in prop::collection::vec(prop::collection::vec(0..4usize, 30), 1..12),
    ) {
        let frames: Vec<Pixels> = frames.iter().map(|colours| picture(6, colours)).collect();
        let mut film = Animation::new(&frames.iter().collect::<Vec<_>>()).expect("an animation");
        frames.iter().for_each(|frame| film.add(frame, 10).expect("a frame"));
        let seen = played(&film.finish().expect("a file"));
        let mut shown = seen.iter().flat_map(|(screen, time)| {
            std::iter::repeat_n(screen, usize::from(time / 10))
        });
        for frame in &frames {
            prop_assert_eq!(shown.next().map(Vec::as_slice), Some(frame.bytes()));
        }
        prop_assert!(shown.next().is_none());
    }
}

#[test]
fn a_frame_that_shows_nothing_new_costs_nothing() {
    let (night, day) = (picture(2, &[0; 4]), picture(2, &[1; 4]));
    let film = |frames: &[&Pixels]| {
        let mut film = Animation::new(&[&night, &day]).expect("an animation");
        frames.iter().for_each(|frame| film.add(frame, 70).expect("a frame"));
        film.finish().expect("a file")
    };
    let (short, long) = (film(&[&night, &day]), film(&[&night, &night, &night, &day]));
    assert_eq!(short.len(), long.len());
    let times: Vec<u16> = played(&long).into_iter().map(|(_, time)| time).collect();
    assert_eq!(times, [210, 70]);
}

#[test]
fn limits_are_kept() {
    let one = picture(2, &[0; 4]);
    let mut film = Animation::new(&[&one]).expect("an animation");
    assert_eq!(film.add(&picture(1, &[0; 4]), 1), Err(RasterError::Mismatch));
    (0..MAX_FRAMES).for_each(|_| film.add(&one, 1).expect("a frame"));
    assert_eq!(film.add(&one, 1), Err(RasterError::TooManyFrames));
    assert_eq!(Animation::new(&[]).err(), Some(RasterError::Mismatch));
    for (width, height) in [(0, 1), (1, 0), (8193, 1), (1, 70_000)] {
        let refused = Pixels::new(width, height, Vec::new());
        assert_eq!(refused, Err(RasterError::Size { width, height }));
    }
    assert_eq!(Pixels::new(2, 2, vec![0; 15]), Err(RasterError::Mismatch));
}
