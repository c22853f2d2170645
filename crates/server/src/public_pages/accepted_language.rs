//! Content negotiation: the language of a public page.

use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use cartagena_texts::{Lang, Texts};
use std::sync::OnceLock;

/// Longest header that is read, and most languages in it.
const MAX_BYTES: usize = 500;
const MAX_LANGUAGES: usize = 20;

/// Returns the language that a request prefers among ours; English if it names none of them.
pub(crate) fn of(request: &HeaderMap) -> Lang {
    let accepted = request.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    accepted.and_then(preferred).unwrap_or(Lang::En)
}

/// Returns our language with the greatest weight; the first one of equals.
fn preferred(accepted: &str) -> Option<Lang> {
    let accepted = accepted.get(..MAX_BYTES).unwrap_or(accepted);
    let mut best = None;
    for (lang, weight) in accepted.split(',').take(MAX_LANGUAGES).filter_map(weighted) {
        if best.is_none_or(|(_, most)| weight > most) {
            best = Some((lang, weight));
        }
    }
    best.map(|(lang, _)| lang)
}

/// Returns a language with its weight; `None` if it is not ours, refused or unreadable.
fn weighted(item: &str) -> Option<(Lang, f32)> {
    let (tag, rest) = item.split_once(';').unwrap_or((item, ""));
    let weight = match rest.trim().strip_prefix("q=") {
        Some(weight) => weight.trim().parse::<f32>().ok().filter(|weight| weight.is_finite())?,
        None => 1.0,
    };
    (weight > 0.0).then_some((Lang::from_tag(tag.trim())?, weight))
}

/// Returns the sentences of a language, which are read when they are first needed.
pub(super) fn texts(lang: Lang) -> &'static Texts {
    static TEXTS: [OnceLock<Texts>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    let at = Lang::ALL.iter().position(|one| *one == lang).unwrap_or_default();
    TEXTS[at].get_or_init(|| Texts::new(Lang::ALL[at]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preferred_language_of_ours_is_chosen() {
        let check = |accepted, expect| assert_eq!(preferred(accepted), expect, "{accepted}");
        check("da", Some(Lang::Da));
        check("he-IL,he;q=0.9,en;q=0.8", Some(Lang::He));
        check("fr;q=1.0, cs;q=0.7, ru;q=0.8", Some(Lang::Ru));
        check("ja;q=0, en;q=0.1", Some(Lang::En));
        check("fr, de", None);
        check("", None);
        check("da;q=x, cs;q=NaN, ;;,,", None);
    }

    #[test]
    fn a_long_header_is_read_up_to_a_bound() {
        let long = "fr,".repeat(10_000) + "da";
        assert_eq!(preferred(&long), None);
    }
}
