//! People, their tokens and passes.

use super::META;
use crate::test_database::{TestDatabase, is_taken};
use cartagena_store::{
    MAX_PROGRAMS, Person, PersonalText, Rewording, SignIn, SignInKey, SignedIn, Store, StoreError,
    TextKind,
};
use tokio::task::JoinSet;

const TOKEN: [u8; 32] = [1; 32];
const PASS: [u8; 32] = [2; 32];
const NEW_TOKEN: [u8; 32] = [3; 32];

const DEVICE: &str = "Firefox · Android";
const CODE: [u8; 32] = [6; 32];

fn by_pass(pass: [u8; 32], token_hash: [u8; 32], now: u64) -> SignIn {
    let key = SignInKey::Pass(pass);
    SignIn { key, token_hash, device: DEVICE.into(), replaces: None, now }
}

fn by_code(token_hash: [u8; 32], replaces: Option<[u8; 32]>) -> SignIn {
    let key = SignInKey::Code(CODE);
    SignIn { key, token_hash, device: "Safari · Mac".into(), replaces, now: 50 }
}

/// Takes a pass and returns its person.
async fn take(
    store: &dyn Store,
    pass: [u8; 32],
    token: [u8; 32],
    now: u64,
) -> Result<Option<Person>, StoreError> {
    let signed_in = store.sign_in(by_pass(pass, token, now)).await?;
    Ok(signed_in.map(|signed_in| signed_in.person))
}

pub(crate) async fn tokens_and_names(database: &TestDatabase) {
    let store = database.store().await;
    assert_eq!(store.person(TOKEN).await, Ok(None));
    let anne = store.new_person(TOKEN, DEVICE, 1).await.unwrap();
    assert_eq!(anne.name, "");
    assert_eq!(store.new_person(TOKEN, DEVICE, 2).await, Err(StoreError::Conflict));
    let other = store.new_person([9; 32], DEVICE, 2).await.unwrap();
    assert_ne!(other.id, anne.id);
    store.rename(anne.id, "Анна 安").await.unwrap();
    let named = Person { id: anne.id, name: "Анна 安".into() };
    assert_eq!(store.person(TOKEN).await, Ok(Some(named)));
    assert_eq!(store.person([9; 32]).await, Ok(Some(other)));
    assert_eq!(store.rename(4711, "nobody").await, Err(StoreError::NoSuchPerson));
}

pub(crate) async fn passes_work_once(database: &TestDatabase) {
    let store = database.store().await;
    let person = store.new_person(TOKEN, DEVICE, 1).await.unwrap();
    assert_eq!(store.add_pass(PASS, 4711, 100).await, Err(StoreError::NoSuchPerson));
    store.add_pass(PASS, person.id, 100).await.unwrap();
    assert_eq!(store.add_pass(PASS, person.id, 200).await, Err(StoreError::Conflict));
    assert_eq!(take(&*store, [7; 32], NEW_TOKEN, 10).await, Ok(None));
    // A token in use belongs to another person: the pass stays valid.
    assert_eq!(take(&*store, PASS, TOKEN, 10).await, Err(StoreError::Conflict));
    assert_eq!(take(&*store, PASS, NEW_TOKEN, 10).await, Ok(Some(person.clone())));
    assert_eq!(take(&*store, PASS, [4; 32], 10).await, Ok(None));
    assert_eq!(store.person([4; 32]).await, Ok(None));
    assert_eq!(store.person(NEW_TOKEN).await, Ok(Some(person.clone())));
    assert_eq!(store.person(TOKEN).await, Ok(Some(person)));
}

pub(crate) async fn passes_expire(database: &TestDatabase) {
    let store = database.store().await;
    let person = store.new_person(TOKEN, DEVICE, 1).await.unwrap();
    store.add_pass(PASS, person.id, 100).await.unwrap();
    store.add_pass([5; 32], person.id, 101).await.unwrap();
    assert_eq!(take(&*store, PASS, NEW_TOKEN, 100).await, Ok(None));
    assert_eq!(store.person(NEW_TOKEN).await, Ok(None));
    assert_eq!(take(&*store, [5; 32], NEW_TOKEN, 100).await, Ok(Some(person)));
}

pub(crate) async fn a_pass_has_one_taker(database: &TestDatabase) {
    let store = database.store().await;
    let stores = [store.clone(), store];
    let person = stores[0].new_person(TOKEN, DEVICE, 1).await.unwrap();
    stores[1].add_pass(PASS, person.id, 100).await.unwrap();
    let mut tasks = JoinSet::new();
    for taker in 0..8 {
        let store = stores[usize::from(taker) % 2].clone();
        tasks.spawn(async move { take(&*store, PASS, [100 + taker; 32], 1).await.unwrap() });
    }
    let taken: Vec<_> = tasks.join_all().await.into_iter().flatten().collect();
    assert_eq!(taken, [person]);
}

pub(crate) async fn a_token_has_one_owner(database: &TestDatabase) {
    let store = database.store().await;
    let stores = [store.clone(), store];
    let both = (stores[0].new_person(TOKEN, DEVICE, 1), stores[1].new_person(TOKEN, DEVICE, 1));
    let (one, two) = tokio::join!(both.0, both.1);
    assert!(one.is_ok() != two.is_ok() && (is_taken(&one) || is_taken(&two)), "{one:?} {two:?}");
    assert_eq!(stores[0].person(TOKEN).await.unwrap(), one.or(two).ok());
}

pub(crate) async fn a_code_works_once_and_brings_the_person_back(database: &TestDatabase) {
    let store = database.store().await;
    let anne = store.new_person(TOKEN, DEVICE, 1).await.unwrap();
    assert_eq!(store.code_made(anne.id).await, Ok(None));
    assert_eq!(store.replace_code(4711, CODE, 5).await, Err(StoreError::NoSuchPerson));
    store.replace_code(anne.id, [5; 32], 5).await.unwrap();
    store.replace_code(anne.id, CODE, 7).await.unwrap();
    assert_eq!(store.code_made(anne.id).await, Ok(Some(7)));
    let replaced = SignIn { key: SignInKey::Code([5; 32]), ..by_code(NEW_TOKEN, None) };
    assert_eq!(store.sign_in(replaced).await, Ok(None));
    // A token in use belongs to another person: the code stays valid.
    assert_eq!(store.sign_in(by_code(TOKEN, None)).await, Err(StoreError::Conflict));
    let back = Ok(Some(SignedIn { person: anne.clone(), absorbed: None }));
    assert_eq!(store.sign_in(by_code(NEW_TOKEN, None)).await, back);
    assert_eq!(store.code_made(anne.id).await, Ok(None));
    // The answer was lost: the same browser asks again. No other browser can.
    assert_eq!(store.sign_in(by_code(NEW_TOKEN, None)).await, back);
    assert_eq!(store.sign_in(by_code([4; 32], None)).await, Ok(None));
    assert_eq!(store.person(NEW_TOKEN).await, Ok(Some(anne)));
}

pub(crate) async fn devices_are_listed_and_signed_out_by_their_owner(database: &TestDatabase) {
    let store = database.store().await;
    let anne = store.new_person(TOKEN, DEVICE, 1).await.unwrap();
    let mary = store.new_person([9; 32], "", 2).await.unwrap();
    store.replace_code(anne.id, CODE, 7).await.unwrap();
    store.sign_in(by_code(NEW_TOKEN, None)).await.unwrap();
    let list = async || {
        let devices = store.devices(anne.id).await.unwrap();
        devices
            .into_iter()
            .map(|device| (device.name, device.made, device.seen))
            .collect::<Vec<_>>()
    };
    let (phone, mac) = (|seen| (DEVICE.to_owned(), 1, seen), ("Safari · Mac".to_owned(), 50, 50));
    assert_eq!(list().await, [mac.clone(), phone(1)]);
    store.note_device(TOKEN, DEVICE, 60).await.unwrap();
    store.note_device([7; 32], DEVICE, 60).await.unwrap();
    assert_eq!(list().await, [phone(60), mac.clone()]);
    assert_eq!(store.visit(TOKEN).await.unwrap().unwrap().seen, 60);
    assert_eq!(store.remove_device(mary.id, TOKEN).await, Ok(false), "not hers");
    assert_eq!(store.remove_device(anne.id, [7; 32]).await, Ok(false), "not there");
    assert_eq!(store.remove_device(anne.id, TOKEN).await, Ok(true));
    assert_eq!(list().await, [mac]);
    assert_eq!(store.person(TOKEN).await, Ok(None));
}

pub(crate) async fn a_visit_is_merged_and_anybody_else_is_not(database: &TestDatabase) {
    let store = database.store().await;
    let anne = store.new_person(TOKEN, DEVICE, 1).await.unwrap();
    let visitor = store.new_person([11; 32], DEVICE, 2).await.unwrap();
    store.rename(visitor.id, "Anne").await.unwrap();
    store.replace_code(anne.id, CODE, 7).await.unwrap();
    let back = store.sign_in(by_code([12; 32], Some([11; 32]))).await.unwrap().unwrap();
    let named = Person { name: "Anne".into(), ..anne.clone() };
    assert_eq!(back, SignedIn { person: named.clone(), absorbed: Some(visitor.id) });
    assert_eq!(store.person([11; 32]).await, Ok(None));
    assert_eq!(store.open_merges().await.unwrap(), [(visitor.id, anne.id)]);
    store.finish_merge(visitor.id).await.unwrap();
    assert_eq!(store.open_merges().await.unwrap(), []);
    assert_eq!(store.rename(visitor.id, "gone").await, Err(StoreError::NoSuchPerson));

    // A person with a code, or with another device, can come back: nothing is taken from them.
    let mary = store.new_person([21; 32], DEVICE, 3).await.unwrap();
    store.replace_code(mary.id, [22; 32], 7).await.unwrap();
    store.replace_code(anne.id, CODE, 8).await.unwrap();
    let back = store.sign_in(by_code([23; 32], Some([21; 32]))).await.unwrap().unwrap();
    assert_eq!(back, SignedIn { person: named.clone(), absorbed: None });
    assert_eq!(store.code_made(mary.id).await, Ok(Some(7)));
    // One's own device gets another token, and is not listed twice.
    let before = store.devices(anne.id).await.unwrap().len();
    store.replace_code(anne.id, CODE, 9).await.unwrap();
    store.sign_in(by_code([24; 32], Some([23; 32]))).await.unwrap().unwrap();
    assert_eq!(store.devices(anne.id).await.unwrap().len(), before);
    assert_eq!(store.open_merges().await.unwrap(), []);
}

pub(crate) async fn a_program_comes_by_its_token_until_it_is_revoked(database: &TestDatabase) {
    let store = database.store().await;
    let anne = store.new_person(TOKEN, DEVICE, 1).await.unwrap().id;
    let mary = store.new_person([9; 32], DEVICE, 1).await.unwrap().id;
    let make = async |owner, name, hash| store.make_program(owner, name, [hash; 32], 5).await;
    let named = async |hash: u8| {
        let found = store.find_program([hash; 32]).await.unwrap();
        found.map(|visit| (visit.program.id, visit.program.name, visit.owner))
    };
    assert_eq!(make(4711, "Ada (bot)", 20).await, Err(StoreError::NoSuchPerson));
    let ada = make(anne, "Ada (bot)", 20).await.unwrap();
    assert_eq!(named(20).await, Some((ada.id, "Ada (bot)".into(), anne)));
    assert_eq!(
        (store.owner_of(ada.id).await, store.owner_of(anne).await),
        (Ok(Some(anne)), Ok(None))
    );
    assert_eq!(store.person([20; 32]).await, Ok(None), "its token is no cookie");
    assert_eq!(make(ada.id, "Eve (bot)", 21).await, Err(StoreError::NoSuchPerson), "owns nothing");
    // Another token for the same program: the one before is void.
    assert_eq!(make(anne, "Ada (bot)", 22).await.map(|again| again.id), Ok(ada.id));
    assert_eq!((named(20).await, named(22).await.map(|found| found.0)), (None, Some(ada.id)));
    // The same name is another program of somebody else, who can revoke only that.
    let other = make(mary, "Ada (bot)", 23).await.unwrap();
    assert_ne!(other.id, ada.id);
    assert_eq!(store.revoke_program(mary, ada.id).await, Ok(false));
    // One that has sat at a table stays, with its name; one that never did is forgotten.
    let texts = [PersonalText { person: ada.id, kind: TextKind::Name, text: "Ada (bot)".into() }];
    store.open_game("game", &META, "it sits", &texts).await.unwrap();
    for (owner, program, stays) in [(anne, ada.id, 1), (mary, other.id, 0)] {
        assert_eq!(store.revoke_program(owner, program).await, Ok(true));
        assert_eq!(store.revoke_program(owner, program).await, Ok(false), "again");
        let listed = store.programs(owner).await.unwrap();
        assert_eq!(listed.len(), stays);
        assert!(listed.iter().all(|program| !program.is_valid && program.name == "Ada (bot)"));
    }
    assert_eq!((named(22).await, named(23).await), (None, None));
    for number in 1..MAX_PROGRAMS as u8 {
        let name = format!("Bot {number} (bot)");
        store.make_program(anne, &name, [30 + number; 32], 5).await.unwrap();
    }
    assert_eq!(make(anne, "One more (bot)", 50).await, Err(StoreError::Conflict));
    assert!(make(anne, "Ada (bot)", 51).await.is_ok(), "no new one");
    // With its owner a program goes, name and all.
    store.reword(anne, Rewording::deletion(), 60).await.unwrap();
    assert_eq!(named(51).await, None);
    let open = store.open_rewordings().await.unwrap();
    assert_eq!(open.len(), 1 + MAX_PROGRAMS as usize);
    for rewording in open {
        store.finish_rewording(rewording.person, 61).await.unwrap();
    }
    assert_eq!(store.load_game("game").await.unwrap().unwrap()[0].texts, [None]);
    assert_eq!(store.public_person(ada.id).await, Ok(None));
}
