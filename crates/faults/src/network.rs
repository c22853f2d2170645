//! The connections between players and hosts. A connection keeps the order of what a host sends, as TCP does,
//! and loses its end when it is cut. Requests of players have no such luck.

use crate::chance::Chance;
use crate::fault::Fault;
use cartagena_protocol::{ClientMsg, ServerMsg};
use std::collections::VecDeque;

/// Connection of a player to a host.
pub(crate) struct Connection {
    /// The player's index.
    pub(crate) player: usize,
    pub(crate) host: usize,
    pub(crate) is_open: bool,
    /// Messages that are on their way to the player.
    pub(crate) to_player: VecDeque<ServerMsg>,
}

/// All connections that there were, and the requests that are on their way.
#[derive(Default)]
pub(crate) struct Network {
    pub(crate) connections: Vec<Connection>,
    /// Requests with their connection; none if it was closed.
    requests: VecDeque<(usize, Option<ClientMsg>)>,
}

impl Network {
    /// Opens a connection and returns its number.
    pub(crate) fn open(&mut self, player: usize, host: usize) -> usize {
        let to_player = VecDeque::new();
        self.connections.push(Connection { player, host, is_open: true, to_player });
        self.connections.len() - 1
    }

    /// Cuts a connection: what is on its way to the player is lost, and the host learns of it later.
    pub(crate) fn cut(&mut self, number: usize) {
        let connection = &mut self.connections[number];
        connection.is_open = false;
        connection.to_player.clear();
        self.requests.push_back((number, None));
    }

    /// Sends a message to a player; into the void if the connection is cut.
    pub(crate) fn send(&mut self, number: usize, message: ServerMsg) {
        let connection = &mut self.connections[number];
        if connection.is_open {
            connection.to_player.push_back(message);
        }
    }

    /// Sends a request to a host, or loses it, or sends it twice.
    pub(crate) fn request(&mut self, number: usize, message: ClientMsg, chance: &mut Chance) {
        // Without the request to watch there would be nothing to lose.
        let watches = matches!(message, ClientMsg::Watch { .. });
        if !watches && chance.strikes(Fault::RequestLost) {
            return;
        }
        if chance.strikes(Fault::RequestDoubled) {
            self.requests.push_back((number, Some(message.clone())));
        }
        self.requests.push_back((number, Some(message)));
    }

    /// Takes the next request that arrives.
    pub(crate) fn arriving(&mut self, chance: &mut Chance) -> Option<(usize, Option<ClientMsg>)> {
        let late = self.requests.len() > 1 && chance.strikes(Fault::RequestLate);
        let at = if late { 1 + chance.below(self.requests.len() - 1) } else { 0 };
        self.requests.remove(at)
    }

    /// Returns one of the connections on which something is on its way to a player.
    pub(crate) fn busy_connection(&self, chance: &mut Chance) -> Option<usize> {
        let busy = |number: &usize| !self.connections[*number].to_player.is_empty();
        let busy: Vec<usize> = (0..self.connections.len()).filter(busy).collect();
        busy.get(chance.below(busy.len())).copied()
    }

    /// Reports whether nothing is on its way.
    pub(crate) fn is_quiet(&self) -> bool {
        self.requests.is_empty() && self.connections.iter().all(|one| one.to_player.is_empty())
    }
}
