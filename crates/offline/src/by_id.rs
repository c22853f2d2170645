/// Map from the id of a game to a value, in the order of the ids. People have a few dozen games on a
/// device; for so many a sorted list is as fast as a tree and takes a good deal less code.
#[derive(Debug)]
pub struct ById<T>(Vec<(String, T)>);

impl<T> Default for ById<T> {
    fn default() -> ById<T> {
        ById(Vec::new())
    }
}

impl<T> ById<T> {
    fn find(&self, id: &str) -> Result<usize, usize> {
        self.0.binary_search_by(|(other, _)| other.as_str().cmp(id))
    }

    /// Returns the number of values.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Reports whether there is a value with this id.
    pub fn contains(&self, id: &str) -> bool {
        self.find(id).is_ok()
    }

    /// Returns the value with this id.
    pub fn get(&self, id: &str) -> Option<&T> {
        self.find(id).ok().map(|at| &self.0[at].1)
    }

    /// Returns the value with this id, for changing it.
    pub fn get_mut(&mut self, id: &str) -> Option<&mut T> {
        self.find(id).ok().map(|at| &mut self.0[at].1)
    }

    /// Inserts a value, replacing one with the same id.
    pub fn insert(&mut self, id: &str, value: T) {
        match self.find(id) {
            Ok(at) => self.0[at].1 = value,
            Err(at) => self.0.insert(at, (id.to_owned(), value)),
        }
    }

    /// Removes and returns the value with this id.
    pub fn remove(&mut self, id: &str) -> Option<T> {
        self.find(id).ok().map(|at| self.0.remove(at).1)
    }

    /// Returns all ids and values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        self.0.iter().map(|(id, value)| (id.as_str(), value))
    }

    /// Returns all ids and values, for changing the values.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&str, &mut T)> {
        self.0.iter_mut().map(|(id, value)| (id.as_str(), value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_found_changed_and_taken_by_their_ids() {
        let mut values = ById::default();
        for (id, value) in [("k3", 1), ("a1", 2), ("z", 3), ("k3", 4)] {
            values.insert(id, value);
        }
        assert_eq!(values.iter().collect::<Vec<_>>(), [("a1", &2), ("k3", &4), ("z", &3)]);
        values.iter_mut().for_each(|(_, value)| *value *= 10);
        if let Some(value) = values.get_mut("z") {
            *value += 1;
        }
        assert_eq!((values.get("z"), values.get("y")), (Some(&31), None));
        assert_eq!((values.remove("a1"), values.remove("a1")), (Some(20), None));
        assert!(values.contains("k3") && !values.contains("a1"));
    }
}
