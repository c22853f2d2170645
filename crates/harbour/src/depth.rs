//! What a first game does without and what takes much code: bots that search, advice, games that are
//! read. A host that has to fetch its code may fetch this later.

use crate::analysis::Analysis;
use crate::berth::Berth;
use crate::clock::Clock;
use crate::crew::Choose;
use crate::{Effect, crew, study};
use cartagena::Seat;
use cartagena_bots::net::Net;
use cartagena_bots::{Bot, Player};
use cartagena_protocol::{Advice, ClientMsg, Study, Trouble};
use std::sync::Arc;

/// All that a harbour can do only with more code than a first game needs. It is
/// [given](crate::Harbour::deepen) when it is [needed](Effect::Deepen).
#[derive(Clone, Copy)]
pub struct Depth {
    pub(crate) choose: Choose,
    pub(crate) advise: fn(&Berth, Seat, Arc<Net>, &dyn Clock) -> Option<Advice>,
    pub(crate) judge: fn(&mut Analysis, Arc<Net>, &dyn Clock) -> Option<Effect>,
    pub(crate) berth: fn(&str, u64, bool, [u8; 32]) -> Option<Berth>,
    pub(crate) study: fn(&str) -> Result<Study, Trouble>,
    pub(crate) analysis: fn(&str, u32) -> Option<Analysis>,
}

impl Depth {
    /// The whole of it. Whoever names this has its code.
    pub fn whole() -> Depth {
        Depth {
            choose: Bot::choose,
            advise: crew::advise,
            judge: Analysis::judge,
            berth: Berth::read,
            study: study::read,
            analysis: Analysis::read,
        }
    }
}

/// What has to wait until there is depth.
pub(crate) enum PutOff {
    Heard(ClientMsg),
    Kept { game: String, record: String, touched: u64 },
}

/// Whether a message can be answered only with depth.
pub(crate) fn is_deep(msg: &ClientMsg) -> bool {
    matches!(msg, ClientMsg::Restore { .. } | ClientMsg::Study { .. } | ClientMsg::Analyse { .. })
}
