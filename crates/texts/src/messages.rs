//! The table of messages that the build script makes from the English files.

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The id and the variables of a message, which are the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message {
    /// The id, as in the `.ftl` files.
    pub id: &'static str,
    /// The variables that must be given, by name.
    pub variables: &'static [&'static str],
}

/// Returns the ids of all messages, sorted.
pub fn ids() -> impl ExactSizeIterator<Item = &'static str> {
    MESSAGES.iter().map(|message| message.id)
}

/// Returns whether there is a message with this id that needs exactly these variables.
///
/// `const`, so that [`say!`](crate::say) can ask it while the caller is compiled.
pub const fn takes(id: &str, variables: &[&str]) -> bool {
    let mut at = 0;
    while at < MESSAGES.len() {
        if same(MESSAGES[at].id, id) {
            return same_set(MESSAGES[at].variables, variables);
        }
        at += 1;
    }
    false
}

const fn same_set(a: &[&str], b: &[&str]) -> bool {
    a.len() == b.len() && holds_all(a, b) && holds_all(b, a)
}

const fn holds_all(set: &[&str], names: &[&str]) -> bool {
    let mut at = 0;
    while at < names.len() {
        if !holds(set, names[at]) {
            return false;
        }
        at += 1;
    }
    true
}

const fn holds(set: &[&str], name: &str) -> bool {
    let mut at = 0;
    while at < set.len() {
        if same(set[at], name) {
            return true;
        }
        at += 1;
    }
    false
}

const fn same(a: &str, b: &str) -> bool {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}

#[cfg(test)]
mod tests {
    use super::{ids, takes};

    #[test]
    fn takes_wants_the_exact_variables() {
        assert!(takes("turn-of", &["name"]));
        assert!(takes("log-advance", &["to", "from", "symbol", "name"]));
        assert!(!takes("turn-of", &[]));
        assert!(!takes("turn-of", &["names"]));
        assert!(!takes("turn-of", &["name", "count"]));
        assert!(!takes("turn-of", &["name", "name"]));
        assert!(!takes("turn", &["name"]));
        assert!(!takes("turn-off", &["name"]));
        assert!(!takes("", &[]));
    }

    #[test]
    fn ids_are_sorted_and_single() {
        let ids: Vec<_> = ids().collect();
        assert!(ids.windows(2).all(|pair| pair[0] < pair[1]));
    }
}
