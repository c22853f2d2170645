//! Lists of games.

use super::META;
use crate::test_database::{TestDatabase, is_taken};
use cartagena_store::{GameIndex, GameMeta, ListedGame};

fn index(seated: &[i64], over: bool, touched: u64) -> Option<GameIndex> {
    Some(GameIndex { seated: seated.to_vec(), over, touched, result: None })
}

pub(crate) async fn lists_follow_the_index(database: &TestDatabase) {
    let store = database.store().await;
    for (game, opened) in [("b", 1), ("a", 2), ("c", 3)] {
        store.open(game, &GameMeta { opened, ..META }, "open").await.unwrap();
    }
    assert_eq!(store.unfinished().await.unwrap(), ["b", "a", "c"]);
    assert!(store.of_person(1, 9).await.unwrap().is_empty());

    store.append("a", 2, "sit", index(&[1, 2, 1], false, 20)).await.unwrap();
    store.append("b", 2, "sit", index(&[1], false, 30)).await.unwrap();
    store.append("c", 2, "sit", index(&[2, 1], false, 10)).await.unwrap();
    assert_eq!(store.of_person(1, 9).await.unwrap(), ["b", "a", "c"]);
    assert_eq!(store.of_person(1, 2).await.unwrap(), ["b", "a"]);
    assert_eq!(store.of_person(2, 9).await.unwrap(), ["a", "c"]);

    store.append("c", 3, "over", index(&[2, 3], true, 40)).await.unwrap();
    store.append("a", 3, "no index", None).await.unwrap();
    assert_eq!(store.of_person(1, 9).await.unwrap(), ["b", "a"]);
    assert_eq!(store.of_person(2, 9).await.unwrap(), ["c", "a"]);
    assert_eq!(store.of_person(3, 9).await.unwrap(), ["c"]);
    assert_eq!(store.unfinished().await.unwrap(), ["b", "a"]);

    store.append("b", 3, "all leave", index(&[], false, 50)).await.unwrap();
    assert_eq!(store.of_person(1, 9).await.unwrap(), ["a"]);
    assert_eq!(store.unfinished().await.unwrap(), ["b", "a"]);
}

pub(crate) async fn a_refused_line_changes_no_list(database: &TestDatabase) {
    let store = database.store().await;
    store.open("a", &META, "open").await.unwrap();
    store.append("a", 2, "sit", index(&[1], false, 1)).await.unwrap();
    for seq in [1, 2, 4] {
        assert!(is_taken(&store.append("a", seq, "late", index(&[2], true, 2)).await));
    }
    assert_eq!(store.of_person(1, 9).await.unwrap(), ["a"]);
    assert!(store.of_person(2, 9).await.unwrap().is_empty());
    assert_eq!(store.unfinished().await.unwrap(), ["a"]);
}

pub(crate) async fn all_games_by_pages(database: &TestDatabase) {
    let store = database.store().await;
    let mut expected = Vec::new();
    // In the order of bytes, whatever language a database speaks.
    for game in ["A", "B_", "Ba", "a", "a-b", "ab", "é"] {
        let meta = GameMeta { rules_version: 7, opened: 5 };
        store.open(game, &meta, "open").await.unwrap();
        expected.push(ListedGame { game: game.into(), meta, lines: 1 });
    }
    store.append("ab", 2, "more", None).await.unwrap();
    expected[5].lines = 2;
    let mut found: Vec<ListedGame> = Vec::new();
    loop {
        let after = found.last().map_or("", |last| &last.game).to_owned();
        let page = store.games_after(&after, 3).await.unwrap();
        assert!(page.len() <= 3);
        if page.is_empty() {
            break;
        }
        found.extend(page);
    }
    assert_eq!(found, expected);
}
