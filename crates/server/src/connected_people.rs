//! Connected people, and the sockets of each.

use crate::socket::Outbox;
use cartagena_protocol::{OnlineEvent, ServerMsg};
use cartagena_store::Person;
use std::collections::{HashMap, HashSet};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A person who is connected by one socket or several.
pub(crate) struct ConnectedPerson {
    pub(crate) id: i64,
    /// The owner, if this is no person but a program.
    pub(crate) owner: Option<i64>,
    name: Mutex<Arc<str>>,
    /// Set once the person is deleted: nothing of theirs may be stored any more.
    is_gone: AtomicBool,
    sockets: Mutex<Vec<Arc<Socket>>>,
}

/// One socket of a person.
pub(crate) struct Socket {
    pub(crate) id: u64,
    pub(crate) person: Arc<ConnectedPerson>,
    /// The device of the browser: see [`device_id`](crate::token::device_id).
    pub(crate) device: u64,
    pub(crate) address: IpAddr,
    pub(crate) outbox: Outbox,
    /// Set if this page asks to confirm turns.
    pub(crate) confirms_turns: AtomicBool,
    /// Set while the page is hidden: its person does not look.
    pub(crate) hidden: AtomicBool,
    /// Set while this page shows the lobby.
    pub(crate) shows_lobby: AtomicBool,
    /// Set once this page shows the list of the person's tables.
    pub(crate) shows_own_tables: AtomicBool,
}

/// All connected people.
#[derive(Default)]
pub(crate) struct ConnectedPeople {
    by_id: Mutex<HashMap<i64, Arc<ConnectedPerson>>>,
    /// People who were deleted since the server started.
    gone: Mutex<HashSet<i64>>,
}

impl ConnectedPerson {
    pub(crate) fn name(&self) -> Arc<str> {
        Arc::clone(&lock(&self.name))
    }

    pub(crate) fn set_name(&self, name: &str) {
        *lock(&self.name) = name.into();
    }

    /// Reports whether the person was deleted.
    pub(crate) fn is_gone(&self) -> bool {
        self.is_gone.load(Ordering::Relaxed)
    }

    pub(crate) fn sockets(&self) -> Vec<Arc<Socket>> {
        lock(&self.sockets).clone()
    }

    /// Sends the person's name to all their pages.
    pub(crate) fn send_name(&self) {
        let you = ServerMsg::Online(OnlineEvent::YourName { name: self.name().to_string() });
        self.sockets().iter().for_each(|socket| socket.outbox.send(&you));
    }
}

impl ConnectedPeople {
    /// Adds a new socket of a person, or of a program with an owner.
    pub(crate) fn connect(
        &self,
        (person, owner): (Person, Option<i64>),
        device: u64,
        address: IpAddr,
    ) -> Arc<Socket> {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let mut known = lock(&self.by_id);
        let person = known.entry(person.id).or_insert_with(|| {
            let name = Mutex::new(person.name.as_str().into());
            let is_gone = AtomicBool::new(lock(&self.gone).contains(&person.id));
            let sockets = Mutex::default();
            Arc::new(ConnectedPerson { id: person.id, owner, name, is_gone, sockets })
        });
        let socket = Arc::new(Socket {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            person: Arc::clone(person),
            device,
            address,
            outbox: Outbox::default(),
            confirms_turns: AtomicBool::new(true),
            hidden: AtomicBool::new(false),
            shows_lobby: AtomicBool::new(false),
            shows_own_tables: AtomicBool::new(false),
        });
        lock(&person.sockets).push(Arc::clone(&socket));
        socket
    }

    /// Removes a socket that is closed.
    pub(crate) fn disconnect(&self, socket: &Socket) {
        let mut known = lock(&self.by_id);
        let mut sockets = lock(&socket.person.sockets);
        sockets.retain(|other| other.id != socket.id);
        if sockets.is_empty() {
            known.remove(&socket.person.id);
        }
    }

    /// Returns the devices on which a person has a page open.
    pub(crate) fn devices_of(&self, person: i64) -> Vec<u64> {
        let sockets = self.find(person).map(|person| person.sockets()).unwrap_or_default();
        sockets.iter().map(|socket| socket.device).collect()
    }

    /// Closes the sockets of a person, on one device or on all.
    pub(crate) fn sign_out(&self, person: i64, device: Option<u64>) {
        let sockets = self.find(person).map(|person| person.sockets()).unwrap_or_default();
        let there = |socket: &&Arc<Socket>| device.is_none_or(|device| socket.device == device);
        sockets.iter().filter(there).for_each(|socket| socket.outbox.sign_out());
    }

    /// Closes the sockets of a person who may not come in any more, and of their programs.
    pub(crate) fn send_away(&self, person: i64) {
        let theirs = |one: &&Arc<ConnectedPerson>| one.id == person || one.owner == Some(person);
        let known: Vec<_> = lock(&self.by_id).values().filter(theirs).cloned().collect();
        let sockets = known.iter().flat_map(|one| one.sockets());
        sockets.for_each(|socket| socket.outbox.send_away());
    }

    /// Sends a message to everybody who is connected.
    pub(crate) fn tell_everybody(&self, message: &ServerMsg) {
        let text = crate::socket::to_json_text(message);
        let people: Vec<_> = lock(&self.by_id).values().cloned().collect();
        let sockets = people.iter().flat_map(|person| person.sockets());
        sockets.for_each(|socket| socket.outbox.send_text(text.clone()));
    }

    /// Closes all sockets of a person who was deleted. One that opens at this moment can do nothing.
    pub(crate) fn forget(&self, person: i64) {
        lock(&self.gone).insert(person);
        if let Some(known) = self.find(person) {
            known.is_gone.store(true, Ordering::Relaxed);
            known.set_name("");
        }
        self.sign_out(person, None);
    }

    /// Returns the numbers of all who are connected.
    pub(crate) fn ids(&self) -> Vec<i64> {
        lock(&self.by_id).keys().copied().collect()
    }

    /// Returns a person who is connected.
    pub(crate) fn find(&self, person: i64) -> Option<Arc<ConnectedPerson>> {
        lock(&self.by_id).get(&person).cloned()
    }
}

/// Locks a mutex. Poisoning is ignored: every change is one step, so a panic elsewhere cannot have
/// left the value half changed.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn come(people: &ConnectedPeople, id: i64) -> Arc<Socket> {
        let person = Person { id, name: "Anne".into() };
        people.connect((person, None), 1, IpAddr::from([127, 0, 0, 1]))
    }

    #[test]
    fn a_person_who_is_forgotten_is_gone_on_every_page() {
        let people = ConnectedPeople::default();
        let early = come(&people, 7);
        people.forget(7);
        let late = come(&people, 7);
        assert!(early.person.is_gone() && late.person.is_gone() && early.person.name().is_empty());
        people.disconnect(&early);
        people.disconnect(&late);
        assert!(come(&people, 7).person.is_gone() && !come(&people, 8).person.is_gone());
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
