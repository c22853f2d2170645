//! Answer to the request for what this server keeps about people, made from the list that describes its
//! tables and from its settings.

use super::Caller;
use crate::retention::Retention;
use axum::Json;
use cartagena_protocol::{KeptDays, KeptTopic};
use cartagena_store::KEPT;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Answer to `POST /account/kept`.
#[derive(Serialize)]
pub(super) struct Kept {
    kept: Vec<KeptTopic>,
    days: KeptDays,
}

/// Answers `POST /account/kept`: what is kept, for anybody who asks.
pub(super) async fn kept(caller: Caller) -> Json<Kept> {
    Json(Kept { kept: topics(), days: days(caller.app.hub.retention) })
}

fn days(retention: Retention) -> KeptDays {
    let Retention { games, chat, idle_tables, reports, admin_log } = retention;
    KeptDays { games, chat, idle_tables, reports, admin_log }
}

/// Returns the topics of all tables, in the order in which people are told of them.
fn topics() -> Vec<KeptTopic> {
    let stored: Vec<_> = KEPT.iter().filter_map(|(_, topic)| topic.and_then(parse)).collect();
    KeptTopic::ALL.into_iter().filter(|topic| stored.contains(topic)).collect()
}

fn parse(topic: &str) -> Option<KeptTopic> {
    KeptTopic::deserialize(Value::from(topic)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_table_has_a_topic_and_every_topic_a_table() {
        for (table, topic) in KEPT {
            assert!(topic.is_none_or(|topic| parse(topic).is_some()), "{table}");
        }
        assert_eq!(topics(), KeptTopic::ALL);
    }
}
