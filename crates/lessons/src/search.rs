use std::ops::Range;

/// Returns whether every search word begins a word of the text, or, in a script without spaces,
/// stands anywhere in it. Capitals, marks of direction and the two dots of ё do not matter.
///
/// ```
/// use cartagena_lessons::matches_query;
///
/// assert!(matches_query("back draw", "Red goes BACK and draws 2 cards."));
/// assert!(!matches_query("raw", "Red draws."));
/// assert!(matches_query("зеленый", "Зелёный ходит."));
/// assert!(matches_query("後退", "赤が8番から6番へ後退。"));
/// ```
pub fn matches_query(query: &str, text: &str) -> bool {
    let (query, text) = (Folded::new(query).text, Folded::new(text).text);
    query.split_whitespace().all(|word| starts(word, &text).next().is_some())
}

/// Returns the byte ranges of the search words in the text, in order and without overlaps; empty
/// unless all of them are there.
///
/// ```
/// use cartagena_lessons::find_ranges;
///
/// assert_eq!(find_ranges("back dra", "Red goes BACK and draws."), [9..13, 18..21]);
/// assert_eq!(find_ranges("back hat", "Red goes BACK."), []);
/// ```
pub fn find_ranges(query: &str, text: &str) -> Vec<Range<usize>> {
    if !matches_query(query, text) {
        return Vec::new();
    }
    let (query, folded) = (Folded::new(query).text, Folded::new(text));
    let hits = query.split_whitespace().flat_map(|word| {
        starts(word, &folded.text).map(|at| folded.range(at, word.len())).collect::<Vec<_>>()
    });
    merged(hits.collect())
}

fn merged(mut hits: Vec<Range<usize>>) -> Vec<Range<usize>> {
    hits.sort_by_key(|hit| hit.start);
    let mut all: Vec<Range<usize>> = Vec::new();
    for hit in hits {
        match all.last_mut() {
            Some(last) if hit.start <= last.end => last.end = last.end.max(hit.end),
            _ => all.push(hit),
        }
    }
    all
}

/// Returns the offsets at which a search word matches.
fn starts<'a>(word: &'a str, text: &'a str) -> impl Iterator<Item = usize> + 'a {
    text.match_indices(word).map(|(at, _)| at).filter(|at| begins(text, *at))
}

fn begins(text: &str, at: usize) -> bool {
    let before = text[..at].chars().next_back();
    let after = text[at..].chars().next();
    before.is_none_or(|c| !c.is_alphanumeric()) || after.is_some_and(is_unspaced)
}

/// Returns whether a word may begin anywhere: kana and ideographs are written without spaces, and
/// Hebrew puts articles and prepositions in front.
fn is_unspaced(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '\u{5d0}'..='\u{5ea}')
}

/// A text in which only what matters is left.
struct Folded {
    text: String,
    /// For every byte of it, the bytes of the letter that it comes from.
    origins: Vec<Range<usize>>,
}

impl Folded {
    fn new(text: &str) -> Folded {
        let mut folded = Folded { text: String::new(), origins: Vec::new() };
        for (at, letter) in text.char_indices().filter(|(_, letter)| !is_mark(*letter)) {
            let low = letter.to_lowercase().map(|c| if c == 'ё' { 'е' } else { c });
            folded.text.extend(low);
            folded.origins.resize(folded.text.len(), at..at + letter.len_utf8());
        }
        folded
    }

    /// Returns the byte range in the original of a piece of the folded text.
    fn range(&self, at: usize, len: usize) -> Range<usize> {
        self.origins[at].start..self.origins[at + len - 1].end
    }
}

fn is_mark(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::find_ranges;

    fn check(query: &str, text: &str, expected: &[&str]) {
        let pieces: Vec<&str> = find_ranges(query, text).into_iter().map(|at| &text[at]).collect();
        assert_eq!(pieces, expected, "{query} in {text}");
    }

    #[test]
    fn what_was_found_is_shown_as_it_is_written() {
        check("зеленый", "Потом Зелёный ходит.", &["Зелёный"]);
        check("לסירה", "\u{2068}7\u{2069} חוזר לסירה", &["לסירה"]);
        check("İ", "Takže İ je", &["İ"]);
        check("後退", "後退して後退", &["後退", "後退"]);
        check("da dagger", "the dagger", &["dagger"]);
        check("", "the dagger", &[]);
        check("agger", "the dagger", &[]);
    }
}
