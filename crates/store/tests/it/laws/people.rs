//! People, their tokens and passes.

use crate::test_database::{TestDatabase, is_taken};
use cartagena_store::{Person, StoreError};
use tokio::task::JoinSet;

const TOKEN: [u8; 32] = [1; 32];
const PASS: [u8; 32] = [2; 32];
const NEW_TOKEN: [u8; 32] = [3; 32];

pub(crate) async fn tokens_and_names(database: &TestDatabase) {
    let store = database.store().await;
    assert_eq!(store.person(TOKEN).await, Ok(None));
    let anne = store.new_person(TOKEN, 1).await.unwrap();
    assert_eq!(anne.name, "");
    assert_eq!(store.new_person(TOKEN, 2).await, Err(StoreError::Conflict));
    let other = store.new_person([9; 32], 2).await.unwrap();
    assert_ne!(other.id, anne.id);
    store.rename(anne.id, "Анна 安").await.unwrap();
    let named = Person { id: anne.id, name: "Анна 安".into() };
    assert_eq!(store.person(TOKEN).await, Ok(Some(named)));
    assert_eq!(store.person([9; 32]).await, Ok(Some(other)));
    assert_eq!(store.rename(4711, "nobody").await, Err(StoreError::NoSuchPerson));
}

pub(crate) async fn passes_work_once(database: &TestDatabase) {
    let store = database.store().await;
    let person = store.new_person(TOKEN, 1).await.unwrap();
    assert_eq!(store.add_pass(PASS, 4711, 100).await, Err(StoreError::NoSuchPerson));
    store.add_pass(PASS, person.id, 100).await.unwrap();
    assert_eq!(store.add_pass(PASS, person.id, 200).await, Err(StoreError::Conflict));
    assert_eq!(store.take_pass([7; 32], NEW_TOKEN, 10).await, Ok(None));
    // A token in use belongs to another person: the pass stays valid.
    assert_eq!(store.take_pass(PASS, TOKEN, 10).await, Err(StoreError::Conflict));
    assert_eq!(store.take_pass(PASS, NEW_TOKEN, 10).await, Ok(Some(person.clone())));
    assert_eq!(store.take_pass(PASS, [4; 32], 10).await, Ok(None));
    assert_eq!(store.person([4; 32]).await, Ok(None));
    assert_eq!(store.person(NEW_TOKEN).await, Ok(Some(person.clone())));
    assert_eq!(store.person(TOKEN).await, Ok(Some(person)));
}

pub(crate) async fn passes_expire(database: &TestDatabase) {
    let store = database.store().await;
    let person = store.new_person(TOKEN, 1).await.unwrap();
    store.add_pass(PASS, person.id, 100).await.unwrap();
    store.add_pass([5; 32], person.id, 101).await.unwrap();
    assert_eq!(store.take_pass(PASS, NEW_TOKEN, 100).await, Ok(None));
    assert_eq!(store.person(NEW_TOKEN).await, Ok(None));
    assert_eq!(store.take_pass([5; 32], NEW_TOKEN, 100).await, Ok(Some(person)));
}

pub(crate) async fn a_pass_has_one_taker(database: &TestDatabase) {
    let store = database.store().await;
    let stores = [store.clone(), store];
    let person = stores[0].new_person(TOKEN, 1).await.unwrap();
    stores[1].add_pass(PASS, person.id, 100).await.unwrap();
    let mut tasks = JoinSet::new();
    for taker in 0..8 {
        let store = stores[usize::from(taker) % 2].clone();
        tasks.spawn(async move { store.take_pass(PASS, [100 + taker; 32], 1).await.unwrap() });
    }
    let taken: Vec<_> = tasks.join_all().await.into_iter().flatten().collect();
    assert_eq!(taken, [person]);
}

pub(crate) async fn a_token_has_one_owner(database: &TestDatabase) {
    let store = database.store().await;
    let stores = [store.clone(), store];
    let both = (stores[0].new_person(TOKEN, 1), stores[1].new_person(TOKEN, 1));
    let (one, two) = tokio::join!(both.0, both.1);
    assert!(one.is_ok() != two.is_ok() && (is_taken(&one) || is_taken(&two)), "{one:?} {two:?}");
    assert_eq!(stores[0].person(TOKEN).await.unwrap(), one.or(two).ok());
}
