//! Content negotiation: chooses a compressed form of a file that the browser accepts.

/// Compression of the bytes of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ContentEncoding {
    Br,
    Gzip,
    Identity,
}

impl ContentEncoding {
    /// All encodings, the smallest first: that decides between equal weights.
    pub(crate) const ALL: [ContentEncoding; 3] =
        [ContentEncoding::Br, ContentEncoding::Gzip, ContentEncoding::Identity];

    pub(crate) fn name(self) -> &'static str {
        match self {
            ContentEncoding::Br => "br",
            ContentEncoding::Gzip => "gzip",
            ContentEncoding::Identity => "identity",
        }
    }

    /// Returns the weight that the request gives to this encoding, in thousandths; 0 refuses it. An
    /// encoding that is not named is refused, except the uncompressed file, unless `*` says
    /// otherwise.
    fn weight(self, accepted: &str) -> u16 {
        let named = |name: &str| {
            let mut items = accepted.split(',').map(parse_item);
            items.find(|(coding, _)| coding.eq_ignore_ascii_case(name)).map(|(_, weight)| weight)
        };
        let unnamed = if self == ContentEncoding::Identity { 1 } else { 0 };
        named(self.name()).or_else(|| named("*")).unwrap_or(unnamed)
    }
}

/// Returns the best available encoding that the request accepts; `None` if it refuses all. A
/// request without a preference gets the uncompressed file.
pub(crate) fn choose_encoding(
    accepted: &str,
    there: impl Fn(ContentEncoding) -> bool,
) -> Option<ContentEncoding> {
    let mut best = None;
    for coding in ContentEncoding::ALL.into_iter().filter(|coding| there(*coding)) {
        let weight = coding.weight(accepted);
        if weight > best.map_or(0, |(weight, _)| weight) {
            best = Some((weight, coding));
        }
    }
    best.map(|(_, coding)| coding)
}

fn parse_item(item: &str) -> (&str, u16) {
    let mut parts = item.split(';').map(str::trim);
    let coding = parts.next().unwrap_or_default();
    let quality = parts.find_map(|part| part.strip_prefix("q=").or(part.strip_prefix("Q=")));
    (coding, quality.map_or(1000, thousandths))
}

/// Returns a weight in thousandths. One that cannot be read counts as a refusal: the uncompressed
/// file is always right.
fn thousandths(quality: &str) -> u16 {
    let quality: f32 = quality.trim().parse().unwrap_or(0.0);
    (quality.clamp(0.0, 1.0) * 1000.0) as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(accepted: &str) -> Option<ContentEncoding> {
        choose_encoding(accepted, |_| true)
    }

    #[test]
    fn browsers_get_the_smallest() {
        assert_eq!(all("gzip, deflate, br, zstd"), Some(ContentEncoding::Br));
        assert_eq!(all("gzip, deflate"), Some(ContentEncoding::Gzip));
        assert_eq!(all("*"), Some(ContentEncoding::Br));
        assert_eq!(all("GZIP"), Some(ContentEncoding::Gzip));
    }

    #[test]
    fn without_a_word_it_comes_as_it_is() {
        for accepted in ["", "identity", "deflate", "zstd;q=1.0", "br;q=0", ";;,", "br;q=x"] {
            assert_eq!(all(accepted), Some(ContentEncoding::Identity), "{accepted}");
        }
    }

    #[test]
    fn weights_count() {
        assert_eq!(all("br;q=0.2, gzip;q=0.8"), Some(ContentEncoding::Gzip));
        assert_eq!(all("br; q=0, gzip; q=0.001"), Some(ContentEncoding::Gzip));
        assert_eq!(all("br;q=0, *"), Some(ContentEncoding::Gzip));
        assert_eq!(all("gzip;q=0.5, identity;q=1"), Some(ContentEncoding::Identity));
        assert_eq!(all("br;q=NaN"), Some(ContentEncoding::Identity));
    }

    #[test]
    fn all_can_be_refused() {
        assert_eq!(all("*;q=0"), None);
        assert_eq!(all("br;q=0, gzip;q=0, identity;q=0"), None);
        assert_eq!(all("identity;q=0"), None);
        assert_eq!(all("identity;q=0, br"), Some(ContentEncoding::Br));
    }

    #[test]
    fn what_is_not_there_is_not_chosen() {
        assert_eq!(
            choose_encoding("br, gzip", |coding| coding != ContentEncoding::Br),
            Some(ContentEncoding::Gzip)
        );
        let plain = |coding| coding == ContentEncoding::Identity;
        assert_eq!(choose_encoding("br, gzip", plain), Some(ContentEncoding::Identity));
    }
}
