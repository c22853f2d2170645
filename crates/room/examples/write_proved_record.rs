//! Prints the record of a short game of three with a commit–reveal deal, for `cartagena verify` to
//! check.

#![allow(clippy::cast_possible_truncation, reason = "the example seats two people")]

use cartagena_deal::commit_reveal::seat_commitment;
use cartagena_protocol::{ClientMsg, OnlineRequest, OpenTable, SeatAccess};
use cartagena_room::{Requester, Room};

const GAME: &str = "k3w9xq7pm2ab";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seats = vec![SeatAccess::Friend; 3];
    let rules = "hispaniola".into();
    let table =
        OpenTable { rules, seats, first: Some(0), begins_when_full: true, ..OpenTable::default() };
    let commitment_of = |person: u8| Some(seat_commitment(&[person; 32]).to_string());
    let first = Room::opening_line(GAME, [42; 32], &act(1), &table, commitment_of(1).as_deref());
    let mut room = Room::from_first_line(&first.map_err(|denial| format!("{denial:?}"))?)?;
    let join = |commitment| OnlineRequest::Join {
        game: GAME.into(),
        seat: None,
        commitment,
        invitation_key: None,
    };
    request(&mut room, 2, join(commitment_of(2)))?;
    request(&mut room, 3, join(None))?;
    let bytes = "01".repeat(32);
    request(&mut room, 1, OnlineRequest::Reveal { game: GAME.into(), secret: bytes })?;
    // The second player's secret is never revealed.
    while let Some(decision) = room.tick(60_000) {
        room.commit(&decision).expect("a fresh decision");
    }
    for turn in 0..9 {
        play(&mut room, 1 + turn % 3)?;
    }
    request(&mut room, 2, OnlineRequest::Resign { game: GAME.into() })?;
    request(&mut room, 3, OnlineRequest::Resign { game: GAME.into() })?;
    print!("{}", room.record(None).map_err(|refusal| format!("{refusal:?}"))?);
    Ok(())
}

fn act(person: i64) -> Requester<'static> {
    Requester {
        person,
        name: ["", "Anne", "Mary", "Grace"][person as usize],
        now: 0,
        program: false,
    }
}

fn request(room: &mut Room, person: i64, request: OnlineRequest) -> Result<(), String> {
    send(room, person, ClientMsg::Online(request))
}

fn send(room: &mut Room, person: i64, msg: ClientMsg) -> Result<(), String> {
    let decision = room.decide(&act(person), &msg).map_err(|refused| format!("{refused:?}"))?;
    room.commit(&decision).expect("a fresh decision");
    Ok(())
}

/// Plays one advance, the last retreat if there is one, and the end of the turn.
fn play(room: &mut Room, person: i64) -> Result<(), String> {
    for pick in [0, 1, 2] {
        let seen = room.observation_for(Some(person)).ok_or("no game")?;
        let actions = seen.legal_actions().ok_or("no turn")?;
        let last = actions.len() - 1;
        let index = [0, last.saturating_sub(1), last][pick];
        let action = actions.get(index).ok_or("no move")?.into();
        let (game, after) = (GAME.to_owned(), room.seq());
        send(room, person, ClientMsg::Play { game, after, action })?;
        if room.table_card(Some(person)).your_turn {
            continue;
        }
        return Ok(());
    }
    let (game, after) = (GAME.to_owned(), room.seq());
    send(room, person, ClientMsg::Confirm { game, after })
}
