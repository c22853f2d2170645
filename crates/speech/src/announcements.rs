use crate::moves::{describe_piles, describe_turn_end, drawn_cards};
use crate::situation::describe_own_hand;
use crate::{describe_outcome, player_name};
use cartagena::{Event, Observation, Place, Seat, Turn};
use cartagena_client::{GameUpdate, GameView, move_options};
use cartagena_texts::{Texts, say};

/// Identity of a turn of the viewer: the seat and the number of moves before the turn. It serves to
/// announce each turn once.
pub type TurnMark = (Seat, usize);

/// Returns the mark of the viewer's current turn; `None` if the viewer cannot move.
pub fn turn_mark(view: &GameView) -> Option<TurnMark> {
    let seat = view.seat().filter(|_| view.may_move())?;
    let Turn::ToMove { moves_left, .. } = view.now().turn() else { return None };
    Some((seat, view.moves().saturating_sub(usize::from(Turn::MOVES - moves_left))))
}

/// Returns the sentences that announce an update of the game.
pub fn announce_update(view: &GameView, texts: &Texts, update: &GameUpdate) -> Vec<String> {
    match update {
        GameUpdate::Moved { event, before } => {
            let mut after = Observation::clone(before);
            // The view has applied this event before, so it fits; otherwise there is nothing to
            // announce.
            let _ = after.apply(event);
            announce_move(view, texts, (before, &after), event)
        }
        GameUpdate::Undone { .. } => vec![say!(texts, "undo-done")],
        GameUpdate::Confirmed { seat } => {
            vec![say!(texts, "log-end-turn", name = player_name(view, texts, *seat))]
        }
    }
}

/// Returns the sentences that announce a move from one state to the next.
pub fn announce_move(
    view: &GameView,
    texts: &Texts,
    (before, after): (&Observation, &Observation),
    event: &Event,
) -> Vec<String> {
    let name = player_name(view, texts, event.seat());
    let mut sentences = match event {
        Event::Advanced { seat, from, card, to } => {
            let (start, end, symbol) = (from.number(), to.number(), card.letter());
            let mut sentences = vec![say!(
                texts,
                "tell-advance",
                name = name,
                symbol = symbol,
                from = start,
                to = end
            )];
            if *to == Place::BOAT {
                sentences.push(say!(texts, "tell-boarded", count = after.pirates_at(*seat, *to)));
            }
            sentences
        }
        Event::Retreated { from, to, drawn, .. } => {
            let (start, end) = (from.number(), to.number());
            let drew = match (drawn_cards(texts, drawn), drawn.len()) {
                (Some(cards), _) => say!(texts, "tell-drawn", cards = cards),
                (None, 0) => say!(texts, "tell-drawn-nothing"),
                (None, count) => {
                    say!(texts, "tell-drawn", cards = say!(texts, "cards", count = count))
                }
            };
            vec![say!(texts, "tell-retreat", name = name, from = start, to = end), drew]
        }
        Event::EndedTurn { seat } => vec![describe_turn_end(texts, before, *seat, &name)],
    };
    sentences.extend(describe_piles(texts, (before, after), event));
    sentences
}

/// Returns the sentences that announce the state after an update: the viewer's turn, the end of the
/// game. `known` is the turn that was announced already.
pub fn announce_state(view: &GameView, texts: &Texts, known: Option<TurnMark>) -> Vec<String> {
    if let Turn::Over(outcome) = view.now().turn() {
        return describe_outcome(view, texts, outcome);
    }
    if view.is_my_turn() && view.to_confirm().is_some() {
        return vec![match view.may_undo() {
            true => say!(texts, "confirm-turn"),
            false => say!(texts, "confirm-turn-final"),
        }];
    }
    match (turn_mark(view), view.now().turn()) {
        (Some(mine), Turn::ToMove { moves_left, .. }) if known == Some(mine) => {
            let left = say!(texts, "tell-moves-left", count = moves_left);
            [left].into_iter().chain(announce_stuck(view, texts)).collect()
        }
        (Some((seat, _)), Turn::ToMove { moves_left, .. }) => {
            // If several people share a device, "you" alone would not say whose turn it is.
            let shared = view.is_shared();
            let name =
                || say!(texts, "refusal-not-your-turn", name = player_name(view, texts, seat));
            let turn = say!(texts, "tell-your-turn", count = moves_left);
            let hand = describe_own_hand(view.now(), texts, seat);
            let sentences = shared.then(name).into_iter().chain([turn, hand]);
            sentences.chain(announce_stuck(view, texts)).collect()
        }
        _ => Vec::new(),
    }
}

fn announce_stuck(view: &GameView, texts: &Texts) -> Option<String> {
    move_options(view.now()).is_empty().then(|| say!(texts, "tell-stuck", key = "E"))
}

/// Returns the sentences about the others' moves since the viewer's last move, or about all moves
/// if the viewer has not moved.
pub fn announce_moves_since_my_turn(view: &GameView, texts: &Texts) -> Vec<String> {
    let seats: Vec<Seat> = view.events().map(Event::seat).collect();
    let mine = |seat: &Seat| Some(*seat) == view.seat();
    let end = seats.iter().rposition(|seat| !mine(seat)).map_or(0, |last| last + 1);
    let start = seats[..end].iter().rposition(mine).map_or(0, |last| last + 1);
    let sentences =
        view.events().enumerate().skip(start).take(end - start).flat_map(|(index, event)| {
            announce_move(view, texts, (view.after(index), view.after(index + 1)), event)
        });
    let sentences: Vec<String> = sentences.collect();
    if sentences.is_empty() { vec![say!(texts, "tell-no-news")] } else { sentences }
}
