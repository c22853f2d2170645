use crate::action_limits::ActionLimits;
use crate::presence::Presence;
use crate::stored_line::FirstLine;
use crate::turn_clock::TurnClock;
use cartagena::{Outcome, Rules, Seat, Tunnel, Viewer};
use cartagena_bots::Level;
use cartagena_deal::commit_reveal::CommitReveal;
use cartagena_protocol::{ChatLine, EndReason, OpenTable, SeatAccess};
use cartagena_table::{NewGame, Table};
use std::fmt;

/// Level of the bot that plays for an absent player, or one who is out.
pub(crate) const SUBSTITUTE_LEVEL: Level = Level::Captain;
/// Level of the bot in a seat that was free when the game began.
pub(crate) const FREE_SEAT_LEVEL: Level = Level::Bosun;

/// State of a seat.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct SeatState {
    /// Access to the seat: a friend, anyone, or a bot.
    pub(crate) access: SeatAccess,
    pub(crate) person: Option<i64>,
    /// The only person who may sit here.
    pub(crate) reserved_for: Option<i64>,
    pub(crate) name: String,
    pub(crate) bot: Option<Level>,
    /// Set while a program sits here.
    pub(crate) program: bool,
    /// Set while a bot plays for the absent person.
    pub(crate) stand_in: bool,
    /// Number of the table's entry after which the person was put out.
    pub(crate) out_after: Option<u64>,
    pub(crate) agrees_to_draw: bool,
    /// The seats that want the person out.
    pub(crate) removal_votes: Vec<u8>,
    /// End of the person's last holiday; 0 if there was none.
    pub(crate) holiday_until: u64,
}

impl SeatState {
    /// Reports whether a person sits here who is not out.
    pub(crate) fn is_active(&self) -> bool {
        self.person.is_some() && self.out_after.is_none()
    }

    /// Reports whether somebody sits here who is not out, and no program.
    pub(crate) fn has_human(&self) -> bool {
        self.is_active() && !self.program
    }

    pub(crate) fn is_free(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }
}

/// Phase of a room.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    Gathering,
    /// Secrets are revealed, until this moment at most.
    Dealing {
        until: u64,
    },
    Playing,
    Over {
        outcome: Outcome,
        by: EndReason,
    },
    /// Closed before the game began.
    Closed,
}

/// One online table. See the [crate](crate) for its rules.
#[derive(Clone, PartialEq)]
pub struct Room {
    pub(crate) game: String,
    pub(crate) settings: OpenTable,
    pub(crate) rules: Rules,
    pub(crate) tunnel: Option<Tunnel>,
    pub(crate) first_seat: Option<Seat>,
    pub(crate) host: i64,
    pub(crate) commit_reveal: CommitReveal,
    pub(crate) seats: Vec<SeatState>,
    /// Hashes of the keys that let friends sit down.
    pub(crate) invitation_keys: Vec<String>,
    pub(crate) phase: Phase,
    /// The game, once it is dealt.
    pub(crate) table: Option<Table>,
    /// The seat whose turn a bot plays to its end because there was no time left.
    pub(crate) timed_out_seat: Option<Seat>,
    pub(crate) clock: TurnClock,
    /// Number of the line with which the turn of the seat to act began.
    pub(crate) turn_began: u64,
    pub(crate) chat: Vec<ChatLine>,
    /// The people who wrote the chat lines.
    pub(crate) chat_people: Vec<i64>,
    /// The ids of chat requests, with their person and the number of the line.
    pub(crate) chat_ids: Vec<(i64, String, u32)>,
    pub(crate) rematch: Option<String>,
    pub(crate) action_limits: ActionLimits,
    /// Time of the last change.
    pub(crate) last_change: u64,
    /// Time at which the game ended; 0 before.
    pub(crate) ended_at: u64,
    /// Number of stored lines.
    pub(crate) line_count: u64,
    pub(crate) presence: Presence,
}

impl Room {
    /// Builds the room that a first line describes; `None` if a part of it cannot be parsed.
    pub(crate) fn new(first_line: &FirstLine) -> Option<Room> {
        let table = &first_line.table;
        let count = table.seats.len();
        let secret = first_line.secret.parse().ok()?;
        let commit_reveal = CommitReveal::new(&first_line.game, first_line.rules, secret, count);
        let mut seats: Vec<SeatState> =
            table.seats.iter().map(seat_state).collect::<Option<_>>()?;
        for (state, reserved) in seats.iter_mut().zip(&first_line.reserved) {
            if let Some(reserved) = reserved {
                state.reserved_for = Some(reserved.person);
                state.name = reserved.name.text().to_owned();
            }
        }
        Some(Room {
            game: first_line.game.clone(),
            rules: *table.rules.parsed()?,
            tunnel: match &table.tunnel {
                Some(tunnel) => Some(tunnel.parsed()?.clone()),
                None => None,
            },
            first_seat: table.first.map(|seat| Seat::new(seat).ok_or(())).transpose().ok()?,
            settings: table.clone(),
            host: first_line.person,
            commit_reveal,
            seats,
            invitation_keys: Vec::new(),
            phase: Phase::Gathering,
            table: None,
            timed_out_seat: None,
            clock: TurnClock::new(count, first_line.at),
            turn_began: 1,
            chat: Vec::new(),
            chat_people: Vec::new(),
            chat_ids: Vec::new(),
            rematch: None,
            action_limits: ActionLimits::default(),
            last_change: first_line.at,
            ended_at: 0,
            line_count: 1,
            presence: Presence::new(first_line.at),
        })
    }

    /// Returns the seat of a person.
    pub(crate) fn seat_of(&self, person: i64) -> Option<Seat> {
        let index = self.seats.iter().position(|state| state.person == Some(person))?;
        Seat::new(index as u8)
    }

    /// Returns the viewer of a person: the own seat, or the public view.
    pub(crate) fn viewer_of(&self, person: Option<i64>) -> Viewer {
        let seat = person.and_then(|person| self.seat_of(person));
        seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// Returns the level of the bot that plays a seat now: its own bot, or a substitute.
    pub(crate) fn bot_playing(&self, seat: Seat) -> Option<Level> {
        let state = &self.seats[seat.index()];
        let substituted =
            state.stand_in || state.out_after.is_some() || self.timed_out_seat == Some(seat);
        state.bot.or(substituted.then_some(SUBSTITUTE_LEVEL))
    }

    /// Returns the seat to act; `None` unless the game is running.
    pub(crate) fn actor(&self) -> Option<Seat> {
        self.table.as_ref().filter(|_| self.phase == Phase::Playing)?.actor()
    }

    /// Returns the settings with which the game is dealt.
    pub(crate) fn new_game(&self) -> NewGame {
        NewGame {
            rules: self.rules,
            players: self.seats.len(),
            names: self.seats.iter().map(|state| state.name.clone()).collect(),
            tunnel: self.tunnel.clone(),
            first: self.first_seat,
        }
    }

    /// Tells the table which seats confirm their turns: people who want to, never bots.
    pub(crate) fn update_confirmations(&mut self) {
        let asks: Vec<bool> = Seat::first_n(self.seats.len())
            .map(|seat| {
                let person = self.seats[seat.index()].person;
                self.bot_playing(seat).is_none()
                    && person.is_some_and(|one| self.presence.wants_confirmation(one))
            })
            .collect();
        let Some(table) = &mut self.table else { return };
        for (seat, ask) in Seat::first_n(asks.len()).zip(asks) {
            table.ask_to_confirm(seat, ask);
        }
    }
}

/// Returns a new seat with this access; `None` if no bot has the level's name.
fn seat_state(access: &SeatAccess) -> Option<SeatState> {
    let bot = match access {
        SeatAccess::Bot { level } => Some(*level.parsed()?),
        SeatAccess::Friend | SeatAccess::Anyone => None,
    };
    Some(SeatState { access: access.clone(), bot, ..SeatState::default() })
}

impl fmt::Debug for Room {
    /// Writes only the game's id and its number of lines: the rest would give secrets away.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Room({}, {})", self.game, self.line_count)
    }
}
