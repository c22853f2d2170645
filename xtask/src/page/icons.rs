//! Icons in pixels, for systems that do not take drawings.

use anyhow::{Context, Result};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use super::Files;

/// The drawing, the picture made of it, and its width.
const PICTURES: [(&str, &str, u32); 4] = [
    ("icons/icon.svg", "icons/icon-192.png", 192),
    ("icons/icon.svg", "icons/icon-512.png", 512),
    ("icons/maskable.svg", "icons/icon-180.png", 180),
    ("icons/maskable.svg", "icons/maskable-512.png", 512),
];

pub fn draw(files: &mut Files) -> Result<()> {
    for (drawing, picture, width) in PICTURES {
        let svg = files.get(drawing).with_context(|| format!("no {drawing}"))?;
        let png = render_png(svg, width).with_context(|| format!("cannot draw {drawing}"))?;
        files.insert(picture.to_owned(), png);
    }
    // Browsers are never told of this one.
    files.remove("icons/maskable.svg");
    Ok(())
}

fn render_png(svg: &[u8], width: u32) -> Result<Vec<u8>> {
    let tree = Tree::from_data(svg, &Options::default())?;
    let mut pixels = Pixmap::new(width, width).context("no memory")?;
    let scale = width as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels.encode_png()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_the_width_asked_for() {
        let svg = br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
            <path fill="#f00" d="M0 0h8v8H0z"/></svg>"##;
        let picture = Pixmap::decode_png(&render_png(svg, 24).unwrap()).unwrap();
        assert_eq!((picture.width(), picture.height()), (24, 24));
        let corner = picture.pixel(23, 23).unwrap();
        assert_eq!((corner.red(), corner.green(), corner.alpha()), (255, 0, 255));
        assert!(render_png(b"no drawing", 24).is_err());
    }
}
