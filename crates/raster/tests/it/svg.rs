use cartagena_raster::{RasterError, draw, png};

const SQUARE: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 4 2\" width=\"4\" \
    height=\"2\"><path d=\"M0 0H4V2H0Z\" fill=\"#D55E00\"/></svg>";

#[test]
fn a_drawing_fills_its_pixels() {
    let drawn = draw(SQUARE, Some(8)).expect("a drawing");
    assert_eq!((drawn.width(), drawn.height()), (8, 4));
    assert!(drawn.bytes().chunks(4).all(|pixel| pixel == [0xD5, 0x5E, 0, 255]));
    assert!(png(SQUARE, Some(8)).expect("a file").starts_with(b"\x89PNG"));
    assert_eq!(draw(SQUARE, None).map(|drawn| (drawn.width(), drawn.height())), Ok((4, 2)));
}

#[test]
fn what_cannot_be_drawn_is_an_error() {
    assert!(matches!(draw("<svg", None), Err(RasterError::Svg(_))));
    assert!(matches!(draw(SQUARE, Some(9_000)), Err(RasterError::Size { .. })));
}
