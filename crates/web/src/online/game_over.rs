//! The end of a game among people: how it ended, and the ways on. The table shows it as any other
//! ending.

use super::deal::DealCheck;
use super::rematch::RematchButton;
use super::room::use_online_table;
use super::together::LedNotice;
use crate::language::use_texts;
use crate::route::Route;
use crate::study::ONLINE_PREFIX;
use crate::tr;
use cartagena::Outcome;
use cartagena_protocol::RoomStage;
use cartagena_speech::room::describe_room_end;
use cartagena_texts::Texts;
use leptos::prelude::*;

/// Returns the outcome of a table, if it is over.
pub fn outcome(stage: &RoomStage) -> Option<Outcome> {
    match stage {
        RoomStage::Over { result, .. } => Some(*result),
        _ => None,
    }
}

/// Returns the sentence about an end by resignation or agreement.
pub fn end_note(texts: &Texts) -> Option<String> {
    let room = use_online_table().room;
    let room = room.read();
    describe_room_end(texts, room.as_ref()?)
}

/// The ways on: another game, a look back, the check of the deal, other tables.
#[component]
pub fn EndWays() -> impl IntoView {
    let (texts, here) = (use_texts(), use_online_table());
    let study =
        Route::Study { game: Some(format!("{ONLINE_PREFIX}{}", here.id())), packed: None }.href();
    view! {
        <RematchButton />
        <LedNotice />
        <a class="button" href=study>{tr!(texts, "end-look-back")}</a>
        <DealCheck />
        <a class="button" href=Route::Online.href()>{tr!(texts, "nav-online")}</a>
    }
}
