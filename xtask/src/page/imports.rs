//! Short names of the functions that the program imports from its script.
//!
//! wasm-bindgen ends each name with a hash, which no compressor makes shorter, and it is in the program and in
//! the script. The two always come from one build, so numbers do as well.

/// Number of hexadecimal digits of a hash.
const HASH_DIGITS: usize = 16;

/// Replaces the names that end with a hash by numbers and returns each with its number.
pub(super) fn shorten<'a>(names: impl Iterator<Item = &'a mut String>) -> Vec<(String, String)> {
    let hashed = names.filter(|name| ends_with_hash(name));
    let numbered = hashed.zip(0..).map(|(name, number)| {
        let short = format!("_{number}");
        (std::mem::replace(name, short.clone()), short)
    });
    numbered.collect()
}

/// Returns a script with the short names.
pub(super) fn rename(script: &str, names: &[(String, String)]) -> String {
    names.iter().fold(script.to_owned(), |script, (long, short)| script.replace(long, short))
}

fn ends_with_hash(name: &str) -> bool {
    name.rsplit_once('_').is_some_and(|(_, hash)| {
        hash.len() == HASH_DIGITS && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_a_hash_become_numbers() {
        let mut names = ["__wbg_new_ba40181b3f24ac80", "memory", "__wbg_call_fc92fee6137d452d"]
            .map(str::to_owned);
        let renamed = shorten(names.iter_mut());
        assert_eq!(names, ["_0", "memory", "_1"]);
        let script = "memory, __wbg_call_fc92fee6137d452d: f, __wbg_new_ba40181b3f24ac80: g";
        assert_eq!(rename(script, &renamed), "memory, _1: f, _0: g");
    }
}
