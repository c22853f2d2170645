//! Marks by which a person's page names other people: another one for every pair, so that two people
//! cannot compare theirs, and nobody can guess one.

use crate::random_ids::random_bytes;
use cartagena_record::Hex;
use cartagena_store::Person;
use sha2::{Digest, Sha256};

/// The secret from which marks are made: new at every start, or the same at several servers.
pub(crate) struct Marks([u8; 32]);

impl Default for Marks {
    fn default() -> Marks {
        // Without randomness no token can be made, so nobody comes in who could see a mark.
        Marks(random_bytes().unwrap_or_default())
    }
}

impl Marks {
    /// Returns marks that are made from a secret.
    pub(super) fn new(secret: [u8; 32]) -> Marks {
        Marks(secret)
    }

    /// Returns the mark by which one person names another.
    pub(crate) fn mark(&self, viewer: i64, other: i64) -> String {
        let mut hash = Sha256::new_with_prefix(b"cartagena mark");
        hash.update(self.0);
        hash.update(viewer.to_le_bytes());
        hash.update(other.to_le_bytes());
        let hash: [u8; 32] = hash.finalize().into();
        let mut short = [0; 16];
        short.copy_from_slice(&hash[..16]);
        Hex(short).to_string()
    }

    /// Returns the person among some whom a mark of the viewer names.
    pub(crate) fn find<'a>(
        &self,
        viewer: i64,
        mark: &str,
        among: &'a [Person],
    ) -> Option<&'a Person> {
        among.iter().find(|person| self.mark(viewer, person.id) == mark)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_for_one_viewer_alone() {
        let marks = Marks::default();
        let people = [2, 3].map(|id| Person { id, name: String::new() });
        let mark = marks.mark(1, 3);
        assert_eq!(mark.len(), 32);
        assert_eq!(marks.find(1, &mark, &people), Some(&people[1]));
        assert_eq!(marks.find(2, &mark, &people), None);
        assert_ne!(Marks::default().mark(1, 3), mark, "another start");
    }
}
