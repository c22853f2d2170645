/// Things by the ids of their games, in the order of the ids. People have a few dozen games on a
/// device; for so many a list is as fast as a tree and takes a good deal less code.
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

    /// Whether there is something of this id.
    pub fn contains(&self, id: &str) -> bool {
        self.find(id).is_ok()
    }

    /// The thing of this id.
    pub fn get(&self, id: &str) -> Option<&T> {
        self.find(id).ok().map(|at| &self.0[at].1)
    }

    /// The thing of this id, to be changed.
    pub fn get_mut(&mut self, id: &str) -> Option<&mut T> {
        self.find(id).ok().map(|at| &mut self.0[at].1)
    }

    /// Puts a thing in the place of what had this id.
    pub fn insert(&mut self, id: &str, thing: T) {
        match self.find(id) {
            Ok(at) => self.0[at].1 = thing,
            Err(at) => self.0.insert(at, (id.to_owned(), thing)),
        }
    }

    /// Takes the thing of this id away.
    pub fn remove(&mut self, id: &str) -> Option<T> {
        self.find(id).ok().map(|at| self.0.remove(at).1)
    }

    /// All of them with their ids.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        self.0.iter().map(|(id, thing)| (id.as_str(), thing))
    }

    /// All of them with their ids, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (&str, &mut T)> {
        self.0.iter_mut().map(|(id, thing)| (id.as_str(), thing))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_found_changed_and_taken_by_their_ids() {
        let mut things = ById::default();
        for (id, thing) in [("k3", 1), ("a1", 2), ("z", 3), ("k3", 4)] {
            things.insert(id, thing);
        }
        assert_eq!(things.iter().collect::<Vec<_>>(), [("a1", &2), ("k3", &4), ("z", &3)]);
        things.iter_mut().for_each(|(_, thing)| *thing *= 10);
        if let Some(thing) = things.get_mut("z") {
            *thing += 1;
        }
        assert_eq!((things.get("z"), things.get("y")), (Some(&31), None));
        assert_eq!((things.remove("a1"), things.remove("a1")), (Some(20), None));
        assert!(things.contains("k3") && !things.contains("a1"));
    }
}
