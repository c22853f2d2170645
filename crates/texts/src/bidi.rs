//! Visual order for terminals that print characters from left to right as they come.

use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};

/// A character where a terminal is to print it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VisualChar {
    /// Byte offset of the character in the logical line; terminals look up its colour by it.
    pub at: usize,
    /// The character to print, mirrored if it has a mirror image and stands in right-to-left text.
    pub shown: char,
}

/// Puts a line into the order in which it is to be seen, from left to right.
///
/// `rtl_base` says which way the line as a whole runs. Marks of direction are obeyed and removed.
///
/// ```
/// use cartagena_texts::bidi::visual;
///
/// assert_eq!(visual("סירה (6)", true), "(6) הריס");
/// ```
pub fn visual(line: &str, rtl_base: bool) -> String {
    let parts: Vec<String> = line
        .split('\n')
        .map(|part| visual_chars(part, rtl_base).into_iter().map(|glyph| glyph.shown).collect())
        .collect();
    parts.join("\n")
}

/// Removes the invisible marks of direction: for widths, files and searches.
pub fn unmarked(line: &str) -> String {
    line.chars().filter(|&c| !is_mark(c)).collect()
}

/// Reorders a line as [`visual`] does, with the origin of every character, for lines of several
/// colours.
///
/// The line is taken as one paragraph and must hold no line break.
pub fn visual_chars(line: &str, rtl_base: bool) -> Vec<VisualChar> {
    let base = if rtl_base { Level::rtl() } else { Level::ltr() };
    let info = BidiInfo::new(line, Some(base));
    let Some(paragraph) = info.paragraphs.first() else { return Vec::new() };
    let levels = info.reordered_levels_per_char(paragraph, paragraph.range.clone());
    let placed = line.char_indices().zip(levels).filter(|((_, c), _)| !is_mark(*c));
    let mut clusters = clusters(placed.map(|((at, c), level)| (glyph(at, c, level), level)));
    reverse_runs(&mut clusters);
    clusters.into_iter().flat_map(|cluster| cluster.glyphs).collect()
}

/// A character with the points that sit on it: these stay behind it when the rest turns round.
struct Cluster {
    level: Level,
    glyphs: Vec<VisualChar>,
}

fn glyph(at: usize, c: char, level: Level) -> VisualChar {
    VisualChar { at, shown: if level.is_rtl() { mirrored(c) } else { c } }
}

fn clusters(glyphs: impl Iterator<Item = (VisualChar, Level)>) -> Vec<Cluster> {
    let mut clusters: Vec<Cluster> = Vec::new();
    for (glyph, level) in glyphs {
        match clusters.last_mut() {
            Some(base) if bidi_class(glyph.shown) == BidiClass::NSM => base.glyphs.push(glyph),
            _ => clusters.push(Cluster { level, glyphs: vec![glyph] }),
        }
    }
    clusters
}

/// Rule L2: from the highest level down to the lowest odd one, turn round every run at that level
/// or above.
fn reverse_runs(clusters: &mut [Cluster]) {
    let highest = clusters.iter().map(|cluster| cluster.level.number()).max().unwrap_or(0);
    for level in (1..=highest).rev() {
        let same_side =
            |a: &Cluster, b: &Cluster| (a.level.number() >= level) == (b.level.number() >= level);
        clusters
            .chunk_by_mut(same_side)
            .filter(|run| run[0].level.number() >= level)
            .for_each(<[Cluster]>::reverse);
    }
}

fn is_mark(c: char) -> bool {
    matches!(c, '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Pairs from Unicode's list of mirror images: those that people write in names and sentences.
const MIRRORS: [(char, char); 20] = [
    ('(', ')'),
    ('[', ']'),
    ('{', '}'),
    ('<', '>'),
    ('«', '»'),
    ('‹', '›'),
    ('≤', '≥'),
    ('≪', '≫'),
    ('⟨', '⟩'),
    ('⟪', '⟫'),
    ('「', '」'),
    ('『', '』'),
    ('【', '】'),
    ('〈', '〉'),
    ('《', '》'),
    ('〔', '〕'),
    ('（', '）'),
    ('［', '］'),
    ('｛', '｝'),
    ('＜', '＞'),
];

fn mirrored(c: char) -> char {
    let other = |&(open, close): &(char, char)| match c {
        _ if c == open => Some(close),
        _ if c == close => Some(open),
        _ => None,
    };
    MIRRORS.iter().find_map(other).unwrap_or(c)
}
