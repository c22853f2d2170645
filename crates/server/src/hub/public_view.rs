//! View of a table for anybody who has its id: the source of public pages and previews.

use super::{Hub, TableRequest};
use crate::random_ids::is_game_id;
use cartagena::Observation;
use cartagena_protocol::{Denial, RoomStage, TableSummary};
use cartagena_room::Room;
use tokio::sync::oneshot;

/// A table as an onlooker sees it. It holds nothing of a hidden hand, and nothing that depends on one.
pub(crate) struct PublicView {
    pub(crate) summary: TableSummary,
    /// The game, once it is dealt.
    pub(crate) seen: Option<Observation>,
}

impl PublicView {
    pub(super) fn of(room: &Room) -> PublicView {
        PublicView { summary: room.table_card(None), seen: room.observation_for(None) }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.summary.stage, RoomStage::Over { .. })
    }
}

impl Hub {
    /// Returns what an onlooker may see of a table. A table that sleeps is read and not woken: to look
    /// at a link changes nothing.
    pub(crate) async fn public_view(&self, game: &str) -> Result<PublicView, Denial> {
        if !is_game_id(game) {
            return Err(Denial::NoSuchTable);
        }
        let (sender, answer) = oneshot::channel();
        self.send_if_live(game, TableRequest::Look(sender)).await;
        let view = match answer.await {
            Ok(view) => view,
            Err(_) => self.stored_view(game).await?,
        };
        // A closed table is as good as none: whoever watches it gets the same answer.
        let closed = view.summary.stage == RoomStage::Closed;
        (!closed).then_some(view).ok_or(Denial::NoSuchTable)
    }

    async fn stored_view(&self, game: &str) -> Result<PublicView, Denial> {
        let _slot = self.public_reads.acquire().await.map_err(|_| Denial::NotStored)?;
        self.load_room(game).await.map(|(room, _)| PublicView::of(&room))
    }
}
