/// Whether every word that somebody looks for begins a word of the text, or, in a script without
/// spaces, stands anywhere in it. Capitals, marks of direction and the two dots of ё do not matter.
///
/// ```
/// use cartagena_lessons::finds;
///
/// assert!(finds("back draw", "Red goes BACK and draws 2 cards."));
/// assert!(!finds("raw", "Red draws."));
/// assert!(finds("зеленый", "Зелёный ходит."));
/// assert!(finds("後退", "赤が8番から6番へ後退。"));
/// ```
pub fn finds(query: &str, text: &str) -> bool {
    let (query, text) = (folded(query), folded(text));
    let mut wanted = query.split_whitespace();
    wanted.all(|word| text.match_indices(word).any(|(at, _)| begins(&text, at)))
}

fn begins(text: &str, at: usize) -> bool {
    let before = text[..at].chars().next_back();
    let after = text[at..].chars().next();
    before.is_none_or(|c| !c.is_alphanumeric()) || after.is_some_and(is_unspaced)
}

/// Kana and ideographs are written without spaces; Hebrew puts articles and prepositions in front.
fn is_unspaced(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '\u{5d0}'..='\u{5ea}')
}

fn folded(text: &str) -> String {
    let kept = text.chars().filter(|c| !is_mark(*c)).flat_map(char::to_lowercase);
    kept.map(|c| if c == 'ё' { 'е' } else { c }).collect()
}

fn is_mark(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}')
}
