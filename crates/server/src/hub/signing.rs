//! The signed end of a game, for everybody at the table.

use super::LiveTable;
use cartagena_protocol::{OnlineEvent, ServerMsg, SignedGame};
use cartagena_record::{ChainHead, Hex};

impl LiveTable {
    /// Signs the end of the game, once it is over and stored, and sends it to all viewers. The head of
    /// the hash chain is never told before: it would let viewers try out which hidden cards give it.
    pub(super) async fn sign_end(&mut self) {
        let ended = self.room.is_over() && !self.room.is_closed();
        if self.signed_end.is_some() || !ended || self.out_of_sync.is_some() {
            return;
        }
        let head = match self.hub.store.head(&self.game, None).await {
            Ok(Some((seq, hash))) => ChainHead { seq, hash: Hex(hash) },
            // The next message to the table tries it again.
            _ => return,
        };
        let Ok(reworded) = self.hub.store.reworded(&self.game).await else { return };
        let signed = self.hub.key.sign(&self.room, &self.game, head);
        let message = signed.map(|signed| {
            let signed = SignedGame { reworded: reworded.is_some(), ..signed };
            ServerMsg::Online(OnlineEvent::GameSigned(Box::new(signed)))
        });
        message.iter().for_each(|message| self.broadcast(message));
        self.signed_end = message;
    }
}
