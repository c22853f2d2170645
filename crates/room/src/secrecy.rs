//! Pairs of tables that differ only in what a viewer cannot know give that viewer the same bytes.

use crate::room::Phase;
use crate::{Requester, Room};
use cartagena::{Action, Place, Seat, Symbol, Viewer};
use cartagena_deal::{Deck, Seed};
use cartagena_protocol::{AbsentPolicy, ClientMsg, OnlineRequest, OpenTable, SeatAccess};
use cartagena_table::{Command, Entry, Table};
use proptest::prelude::*;

const GAME: &str = "k3w9xq7pm2ab";

struct Lots(u64);

impl Lots {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

fn act(person: i64, now: u64) -> Requester<'static> {
    Requester { person, name: "somebody", now, program: false }
}

fn begun(rules: &str, seats: usize) -> Room {
    let access = vec![SeatAccess::Friend; seats];
    let table = OpenTable {
        rules: rules.into(),
        seats: access,
        begins_when_full: true,
        ..OpenTable::default()
    };
    let line = Room::opening_line(GAME, [7; 32], &act(0, 0), &table, None).expect("a table");
    let mut room = Room::from_first_line(&line).expect("the line");
    for person in 1..seats as i64 {
        let join = OnlineRequest::Join {
            game: GAME.into(),
            seat: None,
            commitment: None,
            invitation_key: None,
        };
        let decision = room.decide(&act(person, 0), &ClientMsg::Online(join)).expect("a seat");
        room.commit(&decision).expect("a fresh decision");
    }
    assert!(room.phase == Phase::Playing);
    room
}

/// Returns a table that looks the same to this viewer, with other cards where the viewer sees none.
/// Its bots and its deck have another secret.
fn other(room: &Room, viewer: Viewer, number: u64) -> Room {
    let seen = room.table.as_ref().expect("a game").observe(viewer);
    let mut lots = Lots(number);
    let game = seen.determinize(|unseen| unseen.nth(lots.below(unseen.len())));
    let deck = Deck::from_pile(Seed::from_number(number), game.position().pile());
    let mut other = room.clone();
    other.table = Some(Table::new(game, Vec::new(), deck));
    other.commit_reveal.secret =
        Some(cartagena_deal::commit_reveal::ServerSecret::new([number as u8; 32]));
    other.update_confirmations();
    other
}

fn message(room: &Room, lots: &mut Lots) -> ClientMsg {
    let game = GAME.to_owned();
    let seat = lots.below(5) as u8;
    let after = room.seq() - (room.seq() > 0 && lots.below(20) == 0) as u64;
    let from = Place::new(lots.below(38) as u8).expect("a place");
    let card = Symbol::ALL[lots.below(6)];
    let action = match lots.below(9) {
        0..=4 => Action::Advance { from: Place::new(0).expect("the fort"), card },
        5 => Action::Advance { from, card },
        6 | 7 => Action::Retreat { from },
        _ => Action::EndTurn,
    };
    match lots.below(24) {
        0 => ClientMsg::Undo { game, after },
        1..=3 => ClientMsg::Confirm { game, after },
        4 => ClientMsg::Online(OnlineRequest::Chat { game, text: "ahoy".into() }),
        5 => ClientMsg::Online(OnlineRequest::AgreeToDraw { game, agree: lots.below(2) == 0 }),
        6 => ClientMsg::Online(OnlineRequest::SetAbsentPolicy {
            game,
            seat,
            policy: AbsentPolicy::Bot,
        }),
        7 if lots.below(30) == 0 => ClientMsg::Online(OnlineRequest::Resign { game }),
        8 => ClientMsg::Play { game, after, action: "ahoy".into() },
        _ => ClientMsg::Play { game, after, action: action.into() },
    }
}

/// Returns everything that a viewer can get out of a table, as text.
fn everything_sent(room: &Room, person: Option<i64>, now: u64) -> String {
    let told = (room.person_turn(), room.reminder(), room.turn_ends(), room.table_card(None));
    let sent = (room.welcome_messages(person, now), room.table_card(person), room.next_due());
    let record = (room.phase == Phase::Playing).then(|| room.record(person));
    format!("{} {record:?} {told:?}", serde_json::to_string(&sent).expect("JSON"))
}

/// Reports whether a move shows the viewer cards from the pile, which may differ between two tables.
fn shows_new_cards(room: &Room, person: i64, msg: &ClientMsg, viewer: Viewer) -> bool {
    let (ClientMsg::Play { action, .. }, Some(table)) = (msg, &room.table) else { return false };
    let (Ok(Command::Play(action)), Some(seat)) =
        (cartagena_protocol::host::play_command(table, action), room.seat_of(person))
    else {
        return false;
    };
    let Ok(decision) = table.decide(seat, Command::Play(action)) else { return false };
    let Entry::Played { event, .. } = decision.entry() else { return false };
    let pile = event.dealt_cards(room.rules.variant).is_some_and(|dealt| !dealt.is_empty());
    pile && (room.rules.variant.has_row() || viewer == Viewer::Seat(seat))
}

fn compare(rules: &str, seats: usize, eyes: usize, number: u64) -> usize {
    let viewer =
        Seat::new(eyes as u8).filter(|_| eyes < seats).map_or(Viewer::Public, Viewer::Seat);
    let person = Some(eyes as i64);
    let base = begun(rules, seats);
    let (mut one, mut two) = (other(&base, viewer, number), other(&base, viewer, number ^ 0x5a5a));
    let (mut lots, mut now, mut committed) = (Lots(number), 0, 0);
    for _ in 0..400 {
        now += 700;
        let (asker, msg) = (lots.below(seats + 1) as i64, message(&one, &mut lots));
        let (left, right) =
            (one.decide(&act(asker, now), &msg), two.decide(&act(asker, now), &msg));
        // The legal moves of the seat to move may depend on a hand that the viewer does not see.
        let own = person == Some(asker) || one.actor() != one.seat_of(asker);
        match (left, right) {
            (Ok(left), Ok(right)) if !shows_new_cards(&one, asker, &msg, viewer) => {
                let sent = [(&mut one, left), (&mut two, right)].map(|(room, decision)| {
                    let changes = room.commit(&decision).expect("a fresh decision");
                    serde_json::to_string(&room.messages_for(&changes, person, now)).expect("JSON")
                });
                assert_eq!(sent[0], sent[1]);
                committed += 1;
            }
            (Err(left), Err(right)) => assert!(!own || left == right, "{left:?} {right:?}"),
            (left, right) => assert!(!own || left.is_ok() == right.is_ok()),
        }
        if one.is_over() {
            break;
        }
        assert_eq!(everything_sent(&one, person, now), everything_sent(&two, person, now));
    }
    committed
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn nobody_learns_what_they_cannot_see(
        rules in prop::sample::select(vec!["jamaica", "hispaniola", "jamaica+pass", "tortuga"]),
        seats in 2..=5usize,
        eyes in 0..=5usize,
        number: u64,
    ) {
        prop_assert!(compare(rules, seats, eyes, number) > 0);
    }
}
