//! Looking for words in the rules. No browser.

use cartagena::Symbol;
use cartagena_lessons::{Block, Section, find_ranges, matches_query};
use cartagena_texts::{Texts, VARIANTS, say};

/// Returns whether a chapter matches a search text; an empty one matches every chapter.
pub fn matches(section: &Section, query: &str, texts: &Texts) -> bool {
    query.trim().is_empty() || sentences(section, texts).iter().any(|it| matches_query(query, it))
}

/// Returns all sentences of a chapter.
fn sentences(section: &Section, texts: &Texts) -> Vec<String> {
    let mut all: Vec<String> = section.texts().map(|id| texts.say(id)).collect();
    for block in section.blocks {
        match block {
            Block::Symbols => all.extend(Symbol::ALL.map(|symbol| symbol_name(texts, symbol))),
            Block::Variants => all.extend(VARIANTS.iter().flat_map(|it| variant(texts, it))),
            _ => {}
        }
    }
    all
}

/// Returns the name of a symbol.
pub fn symbol_name(texts: &Texts, symbol: Symbol) -> String {
    say!(texts, "symbol", symbol = symbol.letter())
}

/// Returns a variant's name and description.
pub fn variant(texts: &Texts, variant: &str) -> [String; 2] {
    [say!(texts, "variant", variant = variant), say!(texts, "variant-about", variant = variant)]
}

/// Splits a text into pieces, each with whether it matches the search.
pub fn marked_pieces(query: &str, text: &str) -> Vec<(bool, String)> {
    let mut pieces = Vec::new();
    let mut at = 0;
    for hit in find_ranges(query, text) {
        pieces.push((false, text[at..hit.start].to_owned()));
        pieces.push((true, text[hit.clone()].to_owned()));
        at = hit.end;
    }
    pieces.push((false, text[at..].to_owned()));
    pieces.retain(|(_, piece)| !piece.is_empty());
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_lessons::SECTIONS;
    use cartagena_texts::Lang;

    fn chapters(lang: Lang, query: &str) -> Vec<&'static str> {
        let texts = Texts::new(lang);
        let found = SECTIONS.iter().filter(|section| matches(section, query, &texts));
        found.map(|section| section.id).collect()
    }

    #[test]
    fn names_of_symbols_and_variants_are_found() {
        assert!(chapters(Lang::En, "tricorne").is_empty());
        assert!(chapters(Lang::En, "hat").contains(&"parts"));
        assert!(chapters(Lang::En, "jamaica").contains(&"variants"));
        assert!(chapters(Lang::Ru, "треуголка").contains(&"parts"));
        assert!(chapters(Lang::Ja, "ガイコツ").contains(&"parts"));
    }

    #[test]
    fn whoever_looks_for_nothing_gets_everything() {
        assert_eq!(chapters(Lang::En, "  ").len(), SECTIONS.len());
        assert!(chapters(Lang::En, "submarine").is_empty());
    }

    #[test]
    fn a_text_comes_in_pieces_that_make_it_up() {
        let check = |query: &str, text: &str, expected: &[(bool, &str)]| {
            let pieces = marked_pieces(query, text);
            let pieces: Vec<_> = pieces.iter().map(|(hit, it)| (*hit, it.as_str())).collect();
            assert_eq!(pieces, expected);
        };
        check("dag", "A dagger.", &[(false, "A "), (true, "dag"), (false, "ger.")]);
        check("a", "A", &[(true, "A")]);
        check("", "A dagger.", &[(false, "A dagger.")]);
    }
}
