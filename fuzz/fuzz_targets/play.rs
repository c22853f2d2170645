//! A position line, then bytes that choose actions and cards: the laws of the game hold throughout.
#![no_main]

use cartagena::{Action, Cards, Event, Game, Notated, Place, Seat, Symbol, Viewer};
use libfuzzer_sys::fuzz_target;

/// Longer games say nothing new and only slow the search down.
const MOST_STEPS: usize = 200;

fuzz_target!(|data: &[u8]| {
    let end = data.iter().position(|byte| *byte == b'\n').unwrap_or(data.len());
    let (line, rest) = data.split_at(end);
    let Some(mut game) = std::str::from_utf8(line).ok().and_then(|line| line.parse().ok()) else {
        return;
    };
    let mut bytes = rest.iter().skip(1).copied();
    check_game(&game);
    for _ in 0..MOST_STEPS {
        let Some(byte) = bytes.next() else { return };
        // Half of the bytes try what the rules may well forbid.
        match byte.checked_sub(128) {
            Some(wild) => play_wild(&mut game, wild, &mut bytes),
            None => play_legal(&mut game, byte, &mut bytes),
        }
        check_game(&game);
    }
});

fn play_legal(game: &mut Game, byte: u8, bytes: &mut impl Iterator<Item = u8>) {
    let Some(action) = listed(game, byte) else { return };
    let dealt = deal(game, game.cards_needed(action), bytes);
    let before = game.clone();
    let event = game.play(action, &dealt).expect("a listed action can be played");
    check_event(&before, game, &event, &dealt);
}

fn listed(game: &Game, byte: u8) -> Option<Action> {
    let actions = game.legal_actions();
    usize::from(byte).checked_rem(actions.len()).and_then(|index| actions.get(index))
}

/// Cards as a table would deal them: the pile first, then the reshuffled discards.
fn deal(game: &Game, count: usize, bytes: &mut impl Iterator<Item = u8>) -> Vec<Symbol> {
    let mut pile = game.position().pile();
    let mut next = || {
        if pile.is_empty() {
            pile = game.position().discard();
        }
        let card = pile.nth(usize::from(bytes.next().unwrap_or(0)) % pile.len());
        pile -= Cards::one(card);
        card
    };
    (0..count).map(|_| next()).collect()
}

/// Any action with any cards: it is played exactly if it is legal and the cards are possible.
fn play_wild(game: &mut Game, byte: u8, bytes: &mut impl Iterator<Item = u8>) {
    let action = any_action(game, byte, bytes.next().unwrap_or(0));
    let count = game.cards_needed(action) + usize::from(byte % 16 == 15);
    let dealt: Vec<_> = bytes.take(count).map(any_symbol).collect();
    let allowed = game.is_legal(action) && is_possible(game, action, &dealt);
    let before = game.clone();
    let result = game.play(action, &dealt);
    assert_eq!(result.is_ok(), allowed, "{action} in {before}: {result:?}");
    match result {
        Ok(event) => check_event(&before, game, &event, &dealt),
        Err(_) => assert_eq!(*game, before, "a refused action changes nothing"),
    }
}

fn any_action(game: &Game, kind: u8, byte: u8) -> Action {
    let from = Place::new(byte % 38).expect("there are 38 places");
    match kind % 4 {
        0 => Action::EndTurn,
        1 => Action::Retreat { from },
        2 => Action::Advance { from, card: any_symbol(kind / 4) },
        _ => listed(game, byte).unwrap_or(Action::EndTurn),
    }
}

fn any_symbol(byte: u8) -> Symbol {
    Symbol::ALL[usize::from(byte) % Symbol::ALL.len()]
}

/// As many cards as needed, the whole pile before any discard.
fn is_possible(game: &Game, action: Action, dealt: &[Symbol]) -> bool {
    let (pile, discard) = (game.position().pile(), game.position().discard());
    let (first, rest) = dealt.split_at(dealt.len().min(pile.len()));
    let holds = |cards: Cards, taken: &[Symbol]| {
        let count = |symbol| taken.iter().filter(|card| **card == symbol).count();
        Symbol::ALL.into_iter().all(|symbol| count(symbol) <= cards.count(symbol).into())
    };
    dealt.len() == game.cards_needed(action) && holds(pile, first) && holds(discard, rest)
}

/// The written move replays to the same, and every viewer can follow.
fn check_event(before: &Game, after: &Game, event: &Event, dealt: &[Symbol]) {
    let variant = before.position().rules().variant;
    let notated: Notated =
        event.notation().to_string().parse().expect("what is written can be read");
    let resolved = notated.resolve(before).expect("what happened is possible");
    assert_eq!(resolved.unwrap_or_default().as_slice(), dealt);
    let seats = Seat::first_n(before.position().seats()).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Public]) {
        let mut seen = before.observe(viewer);
        seen.apply(&event.seen_by(viewer, variant)).expect("the viewer is in step");
        assert_eq!(seen, after.observe(viewer));
    }
}

fn check_game(game: &Game) {
    check_cards(game);
    check_pirates(game);
    check_actions(game);
    let line = game.to_string();
    let again: Game = line.parse().expect("every position reached can be written");
    assert_eq!(again.to_string(), line);
    assert_eq!(again.position(), game.position());
}

fn check_cards(game: &Game) {
    let position = game.position();
    let hands = Seat::first_n(position.seats()).map(|seat| position.hand(seat));
    let piles = [position.row().iter().collect(), position.discard(), position.pile()];
    assert_eq!(hands.chain(piles).fold(Cards::NONE, |sum, cards| sum + cards), Cards::DECK);
}

fn check_pirates(game: &Game) {
    let position = game.position();
    let seats = || Seat::first_n(position.seats());
    for seat in seats() {
        let ends = [Place::FORT, Place::BOAT];
        let places = Place::spaces().chain(ends);
        assert_eq!(places.map(|place| position.pirates_at(seat, place)).sum::<u8>(), 6);
    }
    for space in Place::spaces() {
        assert!(seats().map(|seat| position.pirates_at(seat, space)).sum::<u8>() <= 3);
    }
}

fn check_actions(game: &Game) {
    let list = game.legal_actions().list();
    assert_eq!(list.len(), game.legal_actions().len());
    assert_eq!(list.is_empty(), game.outcome().is_some());
    assert!(list.is_sorted_by(|a, b| a < b));
}
