//! What a viewer must not see, looked for in what the viewer was sent.

use cartagena::Seat;
use cartagena_client::GameView;
use cartagena_protocol::EntryView;

/// Reports whether a view shows the hand of another seat where hands and drawn cards are hidden.
pub fn shows_hand(view: &GameView) -> bool {
    let now = view.now();
    let hidden = !now.rules().variant.has_open_hands() && !now.rules().variant.has_row();
    let shown = |seat: Seat| {
        let hand = now.hand(seat);
        view.seat() != Some(seat) && !hand.is_empty() && hand.cards().is_some()
    };
    hidden && Seat::first_n(now.seats()).any(shown)
}

/// Reports whether entries that follow a view show cards that another seat drew from a pile that lies face
/// down.
pub fn shows_drawn_cards(view: &GameView, entries: &[EntryView]) -> bool {
    let now = view.now();
    let hidden = !now.rules().variant.has_row() && now.turn().seat() != view.seat();
    let shown = |entry: &EntryView| match entry {
        EntryView::Played { event, .. } => {
            let text = event.to_string();
            text.split_once('+').is_some_and(|(_, drawn)| drawn.contains(|card| card != '?'))
        }
        EntryView::Undone | EntryView::Confirmed => false,
    };
    hidden && entries.iter().any(shown)
}
