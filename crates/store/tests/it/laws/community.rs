//! Relations, reports, sanctions, invitations, and the log of operators.

use crate::test_database::TestDatabase;
use cartagena_store::{
    AdminAct, AdminChange, Announcement, CommunityChange, FOR_EVER, KEPT, MAX_INVITATIONS,
    MAX_OPEN_REPORTS, MAX_RELATIONS, NewReport, Relation, Sanction, SanctionKind, Store,
    StoreError,
};
use std::collections::BTreeSet;

async fn person(store: &dyn Store, number: u8) -> i64 {
    store.new_person([number; 32], "", 1).await.unwrap().id
}

fn relate(person: i64, other: i64, relation: Relation, on: bool) -> CommunityChange {
    CommunityChange::Relate { person, other, relation, on, now: 5 }
}

fn report(reporter: i64, about: i64, line: u32) -> CommunityChange {
    let (name, game) = ("Mary".to_owned(), "a-game".to_owned());
    let (context, note) = ("[]".to_owned(), "%_!".to_owned());
    let report = NewReport { reporter, about, name, game, line, context, note };
    CommunityChange::Report { report, now: 9 }
}

fn act(person: i64, change: AdminChange) -> CommunityChange {
    let (now, act, detail) = (7, "an_act", String::new());
    CommunityChange::Admin(AdminAct { now, act, person, detail, change })
}

pub(crate) async fn relations_are_kept_and_bounded(database: &TestDatabase) {
    let store = database.store().await;
    let (anne, mary) = (person(&*store, 1).await, person(&*store, 2).await);
    for relation in [Relation::Follows, Relation::Blocks] {
        for _ in 0..2 {
            assert_eq!(store.change_community(relate(anne, mary, relation, true)).await, Ok(true));
        }
        assert_eq!(store.related(anne, relation).await.unwrap()[0].id, mary);
        assert!(store.related(mary, relation).await.unwrap().is_empty());
    }
    assert_eq!(store.community_state().await.unwrap().blocks, [(anne, mary)]);
    let nobody = store.change_community(relate(anne, 4711, Relation::Blocks, true)).await;
    assert_eq!(nobody, Err(StoreError::NoSuchPerson));
    assert_eq!(
        store.change_community(relate(anne, anne, Relation::Blocks, true)).await,
        Ok(false),
        "oneself"
    );
    for (expected, relation) in [(true, Relation::Blocks), (false, Relation::Blocks)] {
        let ended = store.change_community(relate(anne, mary, relation, false)).await;
        assert_eq!(ended, Ok(expected));
    }
    for _ in 1..MAX_RELATIONS {
        let (mut token, count) = ([3; 32], store.related(anne, Relation::Follows).await.unwrap());
        token[..8].copy_from_slice(&count.len().to_le_bytes());
        let other = store.new_person(token, "", 1).await.unwrap().id;
        store.change_community(relate(anne, other, Relation::Follows, true)).await.unwrap();
    }
    let last = person(&*store, 200).await;
    let full = store.change_community(relate(anne, last, Relation::Follows, true)).await;
    assert_eq!(full, Ok(false));
}

pub(crate) async fn reports_are_kept_once_and_bounded(database: &TestDatabase) {
    let store = database.store().await;
    let (anne, mary) = (person(&*store, 1).await, person(&*store, 2).await);
    for line in [1, 1, 2] {
        assert_eq!(store.change_community(report(anne, mary, line)).await, Ok(true));
    }
    let open = store.reports(false, 10).await.unwrap();
    assert_eq!(open.iter().map(|report| report.report.line).collect::<Vec<_>>(), [2, 1]);
    assert_eq!((&*open[0].report.note, open[0].made, open[0].closed), ("%_!", 9, None));
    let close = act(0, AdminChange::CloseReport { id: open[0].id });
    assert_eq!(store.change_community(close.clone()).await, Ok(true));
    assert_eq!(store.change_community(close).await, Ok(false));
    assert_eq!(store.reports(false, 10).await.unwrap().len(), 1);
    assert_eq!(store.reports(true, 10).await.unwrap()[0].closed, Some(7));
    for line in 3..2 + MAX_OPEN_REPORTS {
        assert_eq!(store.change_community(report(anne, mary, line)).await, Ok(true));
    }
    assert_eq!(store.change_community(report(anne, mary, 999)).await, Ok(false));
    assert_eq!(store.change_community(report(mary, anne, 999)).await, Ok(true), "somebody else");
}

pub(crate) async fn acts_of_operators_are_logged_with_what_they_change(database: &TestDatabase) {
    let store = database.store().await;
    let mary = person(&*store, 2).await;
    let sanction = |until| act(mary, AdminChange::Sanction { kind: SanctionKind::Ban, until });
    assert_eq!(store.change_community(sanction(Some(10))).await, Ok(true));
    assert_eq!(store.change_community(sanction(Some(FOR_EVER))).await, Ok(true));
    let banned = Sanction { person: mary, kind: SanctionKind::Ban, until: FOR_EVER };
    assert_eq!(store.community_state().await.unwrap().sanctions, [banned]);
    assert_eq!(store.change_community(sanction(None)).await, Ok(true));
    assert_eq!(store.change_community(sanction(None)).await, Ok(false));
    let rename = |person| act(person, AdminChange::Rename { name: "50%_!".into() });
    assert_eq!(store.change_community(rename(mary)).await, Ok(true));
    assert_eq!(store.change_community(rename(4711)).await, Err(StoreError::NoSuchPerson));
    assert_eq!(store.people_named("%_!", 9).await.unwrap()[0].id, mary);
    assert!(store.people_named("%5", 9).await.unwrap().is_empty(), "no pattern");
    assert_eq!(store.person_by_id(mary).await.unwrap().unwrap().name, "50%_!");
    let new = Announcement { text: "Ahoy".into(), maintenance: 0, expires: 99 };
    let announce = |new| act(0, AdminChange::Announce(new));
    assert_eq!(store.change_community(announce(Some(new.clone()))).await, Ok(true));
    assert_eq!(store.community_state().await.unwrap().announcement, Some(new));
    assert_eq!(store.change_community(announce(None)).await, Ok(true));
    assert_eq!(store.change_community(announce(None)).await, Ok(false));
    // An act that changed nothing is not in the log.
    let log = store.admin_log(99).await.unwrap();
    let people: Vec<_> = log.iter().map(|line| line.person).collect();
    assert_eq!(people, [0, 0, mary, mary, mary, mary]);
    let mut raw = database.raw_connection().await;
    raw.run("DELETE FROM admin_log").await.unwrap_err();
    raw.run("UPDATE admin_log SET act = 'nothing'").await.unwrap_err();
}

pub(crate) async fn an_invitation_admits_so_many_and_no_more(database: &TestDatabase) {
    let store = database.store().await;
    let anne = person(&*store, 1).await;
    let invite = |hash| CommunityChange::Invite { person: anne, hash, now: 10, expires: 20 };
    for number in 0..MAX_INVITATIONS {
        let stored = store.change_community(invite([100 + number as u8; 32])).await;
        assert_eq!(stored, Ok(true));
    }
    assert_eq!(store.change_community(invite([99; 32])).await, Ok(false));
    let come =
        async |code: u8, token: u8, now| store.come_invited([code; 32], [token; 32], "", now).await;
    assert_eq!(come(100, 1, 15).await, Err(StoreError::Conflict), "a token in use");
    assert_eq!(come(50, 60, 15).await, Ok(None));
    assert_eq!(come(100, 60, 20).await, Ok(None), "too old");
    let mary = come(100, 60, 19).await.unwrap().unwrap();
    assert_eq!(store.person([60; 32]).await.unwrap(), Some(mary));
    assert_eq!(come(100, 61, 19).await, Ok(None), "used");
    assert_eq!(store.change_community(invite([99; 32])).await, Ok(true), "one was used");
    let change = AdminChange::Invite { hash: [7; 32], uses: 2, expires: 20 };
    store.change_community(act(0, change)).await.unwrap();
    for token in [70, 71] {
        assert!(come(7, token, 19).await.unwrap().is_some());
    }
    assert_eq!(come(7, 72, 19).await, Ok(None));
}

/// A new table without a word about what it keeps fails here.
pub(crate) async fn every_table_is_described(database: &TestDatabase) {
    let store = database.store().await;
    store.close().await.unwrap();
    let tables = database.raw_connection().await.tables().await;
    let described: BTreeSet<String> = KEPT.iter().map(|(table, _)| (*table).to_owned()).collect();
    assert_eq!(tables, described);
}
