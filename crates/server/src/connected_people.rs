//! Who is connected: people, and the sockets of each.

use crate::socket::Outbox;
use cartagena_protocol::{OnlineEvent, ServerMsg};
use cartagena_store::Person;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Somebody who is connected, by one socket or several.
pub(crate) struct ConnectedPerson {
    pub(crate) id: i64,
    name: Mutex<Arc<str>>,
    sockets: Mutex<Vec<Arc<Socket>>>,
}

/// One socket of somebody.
pub(crate) struct Socket {
    pub(crate) id: u64,
    pub(crate) person: Arc<ConnectedPerson>,
    pub(crate) address: IpAddr,
    pub(crate) outbox: Outbox,
    /// Whether this page wants to confirm turns.
    pub(crate) confirms_turns: AtomicBool,
    /// Whether it shows the lobby.
    pub(crate) shows_lobby: AtomicBool,
    /// Whether it shows the list of the person's tables.
    pub(crate) shows_own_tables: AtomicBool,
}

/// Everybody who is connected.
#[derive(Default)]
pub(crate) struct ConnectedPeople {
    by_id: Mutex<HashMap<i64, Arc<ConnectedPerson>>>,
}

impl ConnectedPerson {
    pub(crate) fn name(&self) -> Arc<str> {
        Arc::clone(&lock(&self.name))
    }

    pub(crate) fn set_name(&self, name: &str) {
        *lock(&self.name) = name.into();
    }

    pub(crate) fn sockets(&self) -> Vec<Arc<Socket>> {
        lock(&self.sockets).clone()
    }

    /// Tells all pages of this person who they are.
    pub(crate) fn send_name(&self) {
        let you = ServerMsg::Online(OnlineEvent::YourName { name: self.name().to_string() });
        self.sockets().iter().for_each(|socket| socket.outbox.send(&you));
    }
}

impl ConnectedPeople {
    /// A new socket of a person.
    pub(crate) fn connect(&self, person: Person, address: IpAddr, outbox: Outbox) -> Arc<Socket> {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let mut known = lock(&self.by_id);
        let person = known.entry(person.id).or_insert_with(|| {
            let name = Mutex::new(person.name.as_str().into());
            Arc::new(ConnectedPerson { id: person.id, name, sockets: Mutex::default() })
        });
        let socket = Arc::new(Socket {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            person: Arc::clone(person),
            address,
            outbox,
            confirms_turns: AtomicBool::new(true),
            shows_lobby: AtomicBool::new(false),
            shows_own_tables: AtomicBool::new(false),
        });
        lock(&person.sockets).push(Arc::clone(&socket));
        socket
    }

    /// A socket is closed.
    pub(crate) fn disconnect(&self, socket: &Socket) {
        let mut known = lock(&self.by_id);
        let mut sockets = lock(&socket.person.sockets);
        sockets.retain(|other| other.id != socket.id);
        if sockets.is_empty() {
            known.remove(&socket.person.id);
        }
    }

    /// Somebody who is connected.
    pub(crate) fn find(&self, person: i64) -> Option<Arc<ConnectedPerson>> {
        lock(&self.by_id).get(&person).cloned()
    }
}

/// What a lock guards. A panic elsewhere has not left it half changed: all changes are one step.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn come(people: &ConnectedPeople, id: i64) -> Arc<Socket> {
        let person = Person { id, name: "Anne".into() };
        people.connect(person, IpAddr::from([127, 0, 0, 1]), Outbox::new().0)
    }

    #[test]
    fn two_pages_are_one_person() {
        let people = ConnectedPeople::default();
        let (first, second) = (come(&people, 7), come(&people, 7));
        assert!(Arc::ptr_eq(&first.person, &second.person) && first.id != second.id);
        first.person.set_name("Mary");
        assert_eq!(&*second.person.name(), "Mary");
        people.disconnect(&first);
        assert!(people.find(7).is_some_and(|known| known.sockets().len() == 1));
        people.disconnect(&second);
        assert!(people.find(7).is_none());
    }
}
