//! Badges: small icons for the links of the page, in the colour of the words beside them.

/// A badge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Badge {
    /// Light on the matter: learning.
    Lantern,
    /// Two of a crew: a new game.
    Crew,
    /// Cards on a heap: the games there are.
    Cards,
    /// An open book: the rules.
    Book,
    /// A spyglass: looking back.
    Spyglass,
    /// A ship's wheel: the settings.
    Wheel,
    /// A padlock with its key: puzzles.
    Padlock,
}

impl Badge {
    /// All of them.
    pub const ALL: [Badge; 7] = [
        Badge::Lantern,
        Badge::Crew,
        Badge::Cards,
        Badge::Book,
        Badge::Spyglass,
        Badge::Wheel,
        Badge::Padlock,
    ];
}

/// Draws a badge for a box of 100 by 100 in the colour of the surrounding text. Needs
/// [`crate::defs`].
pub fn badge(which: Badge) -> String {
    match which {
        Badge::Crew => crew(),
        Badge::Lantern => drawn(
            "M50 4V16M36 18H64L74 78H26ZM20 92H80",
            "M50 68C38 60 44 48 50 36C56 48 62 60 50 68Z",
        ),
        Badge::Cards => {
            drawn("M12 30L48 20L62 72L26 82ZM56 18H88V72H70", "M34 44L40 40L44 58L38 62Z")
        }
        Badge::Book => drawn(
            "M50 26C38 14 22 14 8 18V80C22 76 38 76 50 88C62 76 78 76 92 80V18C78 14 62 14 50 26V88",
            "",
        ),
        Badge::Spyglass => {
            drawn("M8 62L62 22L80 48L22 82ZM44 36L59 60M66 20L84 46", "M14 62L24 80L18 84L8 66Z")
        }
        Badge::Wheel => drawn(
            "M50 26A24 24 0 1 1 49.9 26ZM50 4V96M4 50H96M17 17L83 83M83 17L17 83",
            "M50 41A9 9 0 1 1 49.9 41Z",
        ),
        Badge::Padlock => drawn(
            "M20 44H80V92H20ZM32 44V28A18 18 0 0 1 68 28V44",
            "M50 56A8 8 0 0 1 54 71L57 82H43L46 71A8 8 0 0 1 50 56Z",
        ),
    }
}

fn drawn(lines: &str, areas: &str) -> String {
    format!(
        "<path d=\"{lines}\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"7\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\"/><path d=\"{areas}\" fill=\"currentColor\"/>"
    )
}

fn crew() -> String {
    let figure = |seat: u8, x: f32, high: f32| {
        crate::svg::instance(&format!("figure-{seat}"), x, 96.0, high, "fill=\"currentColor\"")
    };
    figure(2, 28.0, 1.25) + &figure(1, 72.0, 1.25)
}

#[cfg(test)]
mod tests {
    use super::{Badge, badge};
    use std::collections::BTreeSet;

    #[test]
    fn no_two_signs_look_alike_and_all_take_the_colour_of_the_words() {
        let drawn: BTreeSet<String> = Badge::ALL.into_iter().map(badge).collect();
        assert_eq!(drawn.len(), Badge::ALL.len());
        assert!(drawn.iter().all(|sign| sign.contains("currentColor")));
    }
}
