//! The world of one schedule: it lets players, hosts, network and store take steps in any order.

use crate::audit::{Audit, action_text, room_view};
use crate::chance::Chance;
use crate::database::Database;
use crate::fault::{Counts, Fault};
use crate::host::{Around, Call, GAME, Host, name_of};
use crate::network::Network;
use crate::player::Player;
use crate::schedule::Schedule;
use cartagena_client::GameView;
use cartagena_deal::commit_reveal::{SeatSecret, ServerSecret};
use cartagena_protocol::{ClientMsg, ServerMsg};
use cartagena_record::Record;
use cartagena_room::{Requester, Room};
use std::fmt;

/// Time at which every schedule begins, in milliseconds since 1970.
const BEGIN: u64 = 1_700_000_000_000;
/// Milliseconds by which hosts' clocks are ahead before any jump; jumps go both ways from there.
const AHEAD: u64 = 3 * 3_600_000;
/// Number of steps in which a game has to come to its end once faults have stopped.
const PATIENCE: usize = 60_000;

/// Schedule that has come to its end with nothing lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// Number of stored lines.
    pub lines: u64,
    /// Number of entries of the game.
    pub entries: u64,
    /// Number of steps.
    pub steps: usize,
    /// The faults that have struck.
    pub counts: Counts,
}

/// Schedule in which something went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The seed that gives it again.
    pub seed: u64,
    /// The step in which it was found.
    pub step: usize,
    /// A sentence for developers.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}, step {}: {}", self.seed, self.step, self.what)
    }
}

impl std::error::Error for Broken {}

/// Plays a schedule to its end and checks everything on the way.
///
/// # Errors
///
/// [`Broken`] if anything was lost, doubled, shown or not finished.
pub fn simulate(schedule: &Schedule) -> Result<Finished, Broken> {
    let broken = |step, what| Broken { seed: schedule.seed, step, what };
    let mut world = World::new(schedule).map_err(|what| broken(0, what))?;
    let run = world.run(schedule);
    let step = world.step;
    run.map_err(|what| broken(step, what))?;
    let room = world.database.audit.room();
    let (lines, entries) = (world.database.len(), room.seq());
    Ok(Finished { lines, entries, steps: step, counts: world.chance.counts })
}

struct World {
    chance: Chance,
    database: Database,
    hosts: Vec<Host>,
    players: Vec<Player>,
    network: Network,
    now: u64,
    step: usize,
    weary_after: u64,
}

impl World {
    fn new(schedule: &Schedule) -> Result<World, String> {
        let mut chance = Chance::new(schedule.seed);
        let secret = bytes(&mut chance);
        let server_secret = ServerSecret::new(secret).to_string();
        let players = players(schedule, &mut chance);
        let anne = Requester { person: 1, name: name_of(1), now: BEGIN + AHEAD, program: false };
        let commitment = players.first().and_then(Player::commitment);
        let line = Room::opening_line(GAME, secret, &anne, &schedule.table, commitment.as_deref());
        let line = line.map_err(|denial| format!("no table: {denial:?}"))?;
        let room = Room::from_first_line(&line).map_err(|error| error.to_string())?;
        let viewers = players.iter().map(|player| player.person).collect();
        let secrets = players.iter().filter_map(Player::secret_text).collect();
        let audit = Audit::new(room, viewers, secrets, server_secret);
        Ok(World {
            chance,
            database: Database::open(&line, audit).map_err(|error| error.to_string())?,
            hosts: (0..schedule.hosts).map(|_| Host::new(AHEAD, schedule.flaw)).collect(),
            players,
            network: Network::default(),
            now: BEGIN,
            step: 0,
            weary_after: schedule.weary_after,
        })
    }

    fn run(&mut self, schedule: &Schedule) -> Result<(), String> {
        while self.step < schedule.steps {
            self.take_step()?;
        }
        self.chance.heal();
        self.hosts.iter_mut().for_each(|host| host.frozen_until = 0);
        while !self.is_settled() {
            if self.step > schedule.steps + PATIENCE {
                return Err("the game does not come to its end".to_owned());
            }
            self.take_step()?;
        }
        self.compare()
    }

    fn take_step(&mut self) -> Result<(), String> {
        self.step += 1;
        self.pass_time();
        self.strike();
        match self.chance.below(10) {
            0 | 1 => self.let_player_act(),
            2 | 3 => self.carry_request(),
            4..=6 => self.carry_message()?,
            _ => self.let_host_work()?,
        }
        self.database.audit.check()
    }

    fn pass_time(&mut self) {
        self.now += self.chance.below(150) as u64;
        if self.chance.one_in(250) {
            self.now += 5_000 + self.chance.below(70_000) as u64;
        }
    }

    /// Lets faults happen that need no occasion.
    fn strike(&mut self) {
        let number = self.chance.below(self.hosts.len());
        if self.chance.strikes(Fault::HostCrash) {
            self.crash(number);
        }
        if self.chance.strikes(Fault::HostFrozen) {
            self.hosts[number].frozen_until = self.step + 20 + self.chance.below(300);
        }
        if self.chance.strikes(Fault::TableSleeps) {
            self.hosts[number].sleep();
        }
        if self.chance.strikes(Fault::ConnectionCut) {
            let player = self.chance.below(self.players.len());
            self.cut(player);
        }
        if self.chance.is_healed() || self.chance.one_in(20) {
            self.database.finish_late_line(&mut self.chance);
        }
    }

    fn crash(&mut self, number: usize) {
        self.hosts[number].crash(&mut self.database, &mut self.chance);
        if self.chance.strikes(Fault::ClockJump) {
            self.hosts[number].ahead = self.chance.below(2 * AHEAD as usize) as u64;
        }
        for player in 0..self.players.len() {
            let connection = self.players[player].connection;
            if connection.is_some_and(|at| self.network.connections[at].host == number) {
                self.cut(player);
            }
        }
    }

    fn cut(&mut self, player: usize) {
        if let Some(connection) = self.players[player].connection.take() {
            self.network.cut(connection);
        }
    }

    fn let_player_act(&mut self) {
        let index = self.chance.below(self.players.len());
        let player = &mut self.players[index];
        let Some(connection) = player.connection else {
            let host = self.chance.below(self.hosts.len());
            let connection = self.network.open(index, host);
            player.connected(connection);
            return self.network.request(connection, Player::watch(), &mut self.chance);
        };
        let Some(message) = player.act(self.weary_after, &mut self.chance) else { return };
        if let Some(seat) = player.view.as_ref().and_then(GameView::seat) {
            let audit = &mut self.database.audit;
            match &message {
                ClientMsg::Play { after, action, .. } => {
                    let action = action.parsed().map(|notated| action_text(notated.action));
                    audit.want(seat, *after, &action.unwrap_or_default());
                }
                ClientMsg::Undo { after, .. } => audit.want(seat, *after, "undo"),
                _ => {}
            }
        }
        self.network.request(connection, message, &mut self.chance);
    }

    fn carry_request(&mut self) {
        let Some((connection, message)) = self.network.arriving(&mut self.chance) else { return };
        let route = &self.network.connections[connection];
        let watches = matches!(message, Some(ClientMsg::Watch { .. }));
        // What a closed connection asked to watch nobody can be shown.
        if watches && !route.is_open {
            return;
        }
        let person = self.players[route.player].person;
        let (tried, is_unknown) = (Vec::new(), false);
        let call = Call { connection, person, message, tried, is_unknown };
        self.hosts[route.host].calls.push_back(call);
    }

    fn carry_message(&mut self) -> Result<(), String> {
        let Some(number) = self.network.busy_connection(&mut self.chance) else { return Ok(()) };
        let connection = &mut self.network.connections[number];
        let Some(message) = connection.to_player.pop_front() else { return Ok(()) };
        let asked = self.players[connection.player].receive(message)?;
        if let Some(message) = asked {
            self.network.request(number, message, &mut self.chance);
        }
        Ok(())
    }

    fn let_host_work(&mut self) -> Result<(), String> {
        let number = self.chance.below(self.hosts.len());
        if self.hosts[number].frozen_until > self.step {
            return Ok(());
        }
        let stored = self.database.len();
        let sent = {
            let World { database, chance, now, hosts, .. } = self;
            let mut around = Around { database, chance, now: *now, sent: Vec::new() };
            hosts[number].step(&mut around);
            around.sent
        };
        // A line that is wrong is named before what is told about it.
        self.database.audit.check()?;
        for (connection, message) in sent {
            self.check_and_send(connection, message)?;
        }
        if self.database.len() > stored {
            self.notify_others(number);
        }
        Ok(())
    }

    /// Checks a message and writes it as the network does.
    fn check_and_send(&mut self, connection: usize, message: ServerMsg) -> Result<(), String> {
        let player = self.network.connections[connection].player;
        let person = self.players[player].person;
        self.database.audit.check_sent(person, &message)?;
        self.network.send(connection, message);
        Ok(())
    }

    /// Tells the other hosts that there is a new line.
    fn notify_others(&mut self, from: usize) {
        let stored = self.database.len();
        for number in (0..self.hosts.len()).filter(|number| *number != from) {
            if !self.chance.strikes(Fault::NoticeLost) {
                self.hosts[number].take_notice(stored);
            }
        }
    }

    /// Reports whether the game is over and everybody knows it.
    fn is_settled(&self) -> bool {
        let stored = self.database.len();
        let knows = |host: &Host| {
            let known = host.served.as_ref().is_none_or(|it| it.in_sync && it.lines == stored);
            known && host.is_idle()
        };
        let connected = |player: &Player| player.connection.is_some() && player.room.is_some();
        self.database.audit.room().is_over()
            && self.network.is_quiet()
            && !self.database.has_late_lines()
            && self.hosts.iter().all(knows)
            && self.players.iter().all(connected)
    }

    /// Checks that hosts and players know what is stored.
    fn compare(&mut self) -> Result<(), String> {
        let truth = self.database.audit.room().clone();
        let lines = self.database.read(&mut self.chance).unwrap_or_default();
        let mut again = crate::loading::replay(&lines).map_err(|error| error.to_string())?;
        // What a host counts since it has served the table is its own; so is the time of a change in its future.
        again.resume_after_downtime(0);
        for host in self.hosts.iter().filter_map(|host| host.served.as_ref()) {
            let mut room = host.room.clone();
            room.resume_after_downtime(0);
            if room != again {
                return Err("a host's room differs from the stored one".to_owned());
            }
        }
        self.players.iter().try_for_each(|player| same_as(player, &truth))?;
        check_record(&truth)
    }
}

/// Checks that a player knows what a new connection would be told.
fn same_as(player: &Player, truth: &Room) -> Result<(), String> {
    let person = player.person;
    let differs = |what: &str| Err(format!("person {person} knows another {what} than is stored"));
    let fresh = match truth.snapshot(Some(person)) {
        Some(ServerMsg::Snapshot(snapshot)) => GameView::new(&snapshot).ok(),
        _ => None,
    };
    if player.view != fresh {
        return differs("game");
    }
    if player.room_without_presence() != room_view(truth, person) {
        return differs("room");
    }
    let said = truth.chat_around(0, usize::MAX / 4);
    if player.chat != said { differs("chat") } else { Ok(()) }
}

/// Checks that the record of a finished game can be read and proves its deal.
fn check_record(truth: &Room) -> Result<(), String> {
    if truth.is_closed() {
        return Ok(());
    }
    let text = truth.record(None).map_err(|refusal| format!("no record: {refusal:?}"))?;
    let record = Record::read(&text).map_err(|error| format!("the record: {error}"))?;
    match record.proof() {
        Some(_) if record.to_string() == text => Ok(()),
        _ => Err("the record does not prove its deal".to_owned()),
    }
}

fn players(schedule: &Schedule, chance: &mut Chance) -> Vec<Player> {
    let seated = (1..=schedule.people as i64).map(|person| {
        let secret = SeatSecret::new(bytes(chance));
        Player::new(person, true, (!chance.one_in(3)).then_some(secret))
    });
    let mut players: Vec<Player> = seated.collect();
    players.push(Player::new(schedule.people as i64 + 1, false, None));
    players
}

fn bytes(chance: &mut Chance) -> [u8; 32] {
    std::array::from_fn(|_| chance.below(256) as u8)
}
