//! Another game of the same people: the offer, the answer, and the button at the end of a game.

use super::card::isolated_labels;
use super::room::{OnlineTableState, use_online_table};
use super::{companion, socket};
use crate::language::use_texts;
use crate::names;
use crate::route::Route;
use crate::tr;
use cartagena::Seat;
use cartagena_client::online::RematchOption;
use cartagena_protocol::{OnlineRequest, RoomStage, TableSummary};
use cartagena_texts::Texts;
use leptos::prelude::*;

/// Reports whether the person can sit down at a listed table: a seat is open to anyone, or kept for
/// them.
pub fn can_join(table: &TableSummary) -> bool {
    table.stage == RoomStage::Gathering && table.your_seat.is_none()
}

/// Reports whether a listed table is a rematch that others offer: a seat is kept there and not taken
/// yet. The lobby lists no such table, except as one of the person's own.
pub fn is_offer(table: &TableSummary) -> bool {
    can_join(table) && table.open_to_anyone == 0
}

/// Returns the name of the first person who sits at a table.
pub fn host_name(texts: &Texts, table: &TableSummary) -> String {
    let labels = isolated_labels(table);
    let is_bot = |seat: &Seat| labels.get(seat.index()).is_some_and(|label| label.bot.is_some());
    let mut people = Seat::first_n(labels.len())
        .filter(|seat| !is_bot(seat) && !table.free_seats.contains(seat));
    people.next().map(|seat| names::name(texts, &labels, seat)).unwrap_or_default()
}

/// Reports whether a player of a game that is over sits at the table of the rematch already: everybody sits
/// one seat on there.
pub fn has_moved_on(next: &TableSummary, seat: Seat) -> bool {
    let at = seat.next_at(next.seats.len() as u8);
    next.stage != RoomStage::Gathering || !next.free_seats.contains(&at)
}

/// Returns whether the player of a seat has left this table for that of the rematch, as far as this person's
/// list of tables tells.
pub fn is_at_next_table(here: OnlineTableState, seat: Seat) -> bool {
    let next = here.room.read().as_ref().and_then(|room| room.rematch.clone());
    let Some(next) = next else { return false };
    let tables = companion::tables();
    let tables = tables.read();
    tables.iter().any(|table| table.game == next && has_moved_on(table, seat))
}

/// The rematch button: requests a table for the next game, or accepts the offered one; spectators get
/// a link to it.
#[component]
pub fn RematchButton() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let again = Memo::new(move |_| here.rights.read().rematch.clone());
    let tables = companion::tables();
    let offered_by = Memo::new(move |_| {
        let next = here.room.read().as_ref()?.rematch.clone()?;
        let tables = tables.read();
        let offer = tables.iter().find(|table| table.game == next && is_offer(table))?;
        Some(host_name(&texts.read(), offer))
    });
    let ask = move |_| socket::send_request(OnlineRequest::Rematch { game: here.id() });
    let words = move || {
        offered_by.get().map(|name| {
            view! { <p class="rematch-words">{tr!(texts, "online-rematch-offer", name = &name)}</p> }
        })
    };
    move || match again.get() {
        RematchOption::Unavailable => ().into_any(),
        RematchOption::Request => view! {
            <div class="rematch">
                {words}
                <button type="button" class="primary" class:glows=move || offered_by.get().is_some()
                    on:click=ask>
                    {tr!(texts, "online-rematch")}
                </button>
            </div>
        }
        .into_any(),
        RematchOption::Watch(game) => {
            let href = Route::OnlineTable { game }.href();
            view! { <a class="button primary" href=href>{tr!(texts, "online-look")}</a> }.into_any()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena::{Rules, Variant};
    use cartagena_protocol::SeatLabel;
    use cartagena_texts::Lang;

    fn table(your_seat: Option<Seat>, stage: RoomStage) -> TableSummary {
        let person = |name: &str| SeatLabel { name: name.into(), bot: None };
        let bot = SeatLabel { name: String::new(), bot: Some("sailor".into()) };
        TableSummary {
            game: "k4".into(),
            rules: Rules::new(Variant::Tortuga),
            seats: vec![bot, person("Anne"), person("Bert")],
            free_seats: Seat::new(1).into_iter().collect(),
            open_to_anyone: 0,
            time_control: None,
            rated: false,
            stage,
            your_seat,
            your_turn: false,
            last_changed: 0,
        }
    }

    #[test]
    fn a_kept_seat_is_an_offer_by_the_person_who_sits_there() {
        let offer = table(None, RoomStage::Gathering);
        assert!(is_offer(&offer));
        assert_eq!(host_name(&Texts::new(Lang::En), &offer), "Bert");
        assert!(!is_offer(&table(Seat::new(1), RoomStage::Gathering)));
        assert!(!is_offer(&table(None, RoomStage::Playing)));
    }

    /// The person who offered a rematch was shown as away at the table that they had left for it.
    #[test]
    fn who_sits_at_the_next_table_is_not_away() {
        let moved = |stage| {
            let next = table(None, stage);
            Seat::first_n(3).map(|seat| has_moved_on(&next, seat)).collect::<Vec<_>>()
        };
        // Seat 1 of the new table is still free: that of the player who sat in seat 0.
        assert_eq!(moved(RoomStage::Gathering), [false, true, true]);
        assert_eq!(moved(RoomStage::Playing), [true, true, true]);
    }
}
