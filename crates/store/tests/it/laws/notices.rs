//! Notifications: who is told where, and that everything is claimed once.

use super::META;
use crate::test_database::TestDatabase;
use cartagena_store::{
    HolidayRequest, MailAddress, NoticeChoices, NoticeId, PushSubscription, SignIn, SignInKey,
    StoreError, Webhook,
};
use tokio::task::JoinSet;

const TOKEN: [u8; 32] = [1; 32];

fn subscription(device: u8, endpoint: &str) -> PushSubscription {
    PushSubscription {
        device: [device; 32],
        endpoint: endpoint.into(),
        key: vec![4; 65],
        auth: vec![5; 16],
        lang: "he".into(),
    }
}

pub(crate) async fn subscriptions_go_with_their_browser(database: &TestDatabase) {
    let store = database.store().await;
    let anne = store.new_person(TOKEN, "", 1).await.unwrap();
    let mary = store.new_person([2; 32], "", 1).await.unwrap();
    let unknown = store.subscribe(subscription(9, "https://a/"), 5).await;
    assert_eq!(unknown, Err(StoreError::NoSuchPerson));
    store.subscribe(subscription(1, "https://a/old"), 5).await.unwrap();
    store.subscribe(subscription(1, "https://a/"), 6).await.unwrap();
    let told = async |person: i64| store.notice_targets(person).await.unwrap().subscriptions;
    assert_eq!(told(anne.id).await, [subscription(1, "https://a/")]);
    // The same browser, which is another person now.
    store.subscribe(subscription(2, "https://a/"), 7).await.unwrap();
    assert_eq!((told(anne.id).await.len(), told(mary.id).await.len()), (0, 1));
    store.drop_endpoint("https://a/").await.unwrap();
    assert_eq!(told(mary.id).await, []);
    store.subscribe(subscription(2, "https://a/"), 7).await.unwrap();
    store.unsubscribe([2; 32]).await.unwrap();
    assert_eq!(told(mary.id).await, []);
    store.subscribe(subscription(1, "https://a/"), 7).await.unwrap();
    assert!(store.remove_device(anne.id, TOKEN).await.unwrap());
    assert_eq!(told(anne.id).await, [], "signed out there");
}

pub(crate) async fn a_notice_is_claimed_once(database: &TestDatabase) {
    let store = database.store().await;
    store.open("game", &META, "one").await.unwrap();
    let notice = |person, kind, number| NoticeId { game: "game", person, kind, number };
    let mut tasks = JoinSet::new();
    for _ in 0..8 {
        let store = store.clone();
        tasks.spawn(async move { store.claim_notice(notice(7, 0, 5)).await.unwrap() });
    }
    let claimed = tasks.join_all().await.into_iter().filter(|claimed| *claimed).count();
    assert_eq!(claimed, 1);
    for (person, kind, number, expected) in
        [(7, 0, 4, false), (7, 1, 5, true), (8, 0, 5, true), (7, 0, 6, true), (7, 0, 6, false)]
    {
        let claimed = store.claim_notice(notice(person, kind, number)).await;
        assert_eq!(claimed, Ok(expected), "{person} {kind} {number}");
    }
    let nowhere = NoticeId { game: "nowhere", ..notice(7, 0, 1) };
    assert_eq!(store.claim_notice(nowhere).await, Ok(false));
}

pub(crate) async fn choices_addresses_and_webhooks_are_kept(database: &TestDatabase) {
    let store = database.store().await;
    let anne = store.new_person(TOKEN, "", 1).await.unwrap().id;
    store.open("game", &META, "one").await.unwrap();
    for choices in
        [NoticeChoices { push_off: 5, mail_off: 0 }, NoticeChoices { push_off: 1, mail_off: 7 }]
    {
        store.choose_notices(anne, choices).await.unwrap();
        assert_eq!(store.notice_targets(anne).await.unwrap().choices, choices);
    }
    for quiet in [true, true, false, false] {
        store.set_quiet(anne, "game", quiet).await.unwrap();
        assert_eq!(store.is_quiet(anne, "game").await, Ok(quiet));
    }
    store.set_quiet(anne, "nowhere", true).await.unwrap();
    assert_eq!(store.is_quiet(anne, "nowhere").await, Ok(false));
    store.set_mail(anne, "old@example.org", "da", 4).await.unwrap();
    store.set_mail(anne, "anne@example.org", "he", 5).await.unwrap();
    assert_eq!(store.confirm_mail(anne, 4).await, Ok(false), "the address before");
    let mail = |confirmed| MailAddress {
        address: "anne@example.org".into(),
        lang: "he".into(),
        confirmed,
        made: 5,
    };
    assert_eq!(store.notice_targets(anne).await.unwrap().mail, Some(mail(false)));
    assert_eq!(store.confirm_mail(anne, 5).await, Ok(true));
    assert_eq!(store.notice_targets(anne).await.unwrap().mail, Some(mail(true)));
    assert_eq!(store.confirm_mail(anne, 5).await, Ok(false), "a question is answered once");
    // The same address in another language stays confirmed; what nobody confirmed is forgotten.
    store.set_mail(anne, "anne@example.org", "ru", 6).await.unwrap();
    let russian = MailAddress { lang: "ru".into(), ..mail(true) };
    assert_eq!(store.mail_of(anne).await, Ok(Some((anne, russian))));
    store.set_mail(anne, "anne@example.org", "he", 6).await.unwrap();
    let stranger = store.new_person([9; 32], "", 1).await.unwrap().id;
    store.set_mail(stranger, "b@example.org", "en", 7).await.unwrap();
    store.drop_unconfirmed_mail(7).await.unwrap();
    assert!(store.mail_of(stranger).await.unwrap().is_some());
    store.drop_unconfirmed_mail(8).await.unwrap();
    assert_eq!(store.mail_of(stranger).await, Ok(None));
    assert_eq!(store.mail_of(anne).await, Ok(Some((anne, mail(true)))));
    let webhook = Webhook {
        person: anne,
        url: "https://chat.example/1".into(),
        secret: [6; 32],
        lang: "ja".into(),
        off: 4,
    };
    store.set_webhook("nowhere", webhook.clone()).await.unwrap();
    store.set_webhook("game", webhook.clone()).await.unwrap();
    assert_eq!(store.webhook("game").await, Ok(Some(webhook)));
    assert_eq!(store.webhook("nowhere").await, Ok(None));
    assert_eq!(store.set_mail(anne, "a\0b", "en", 6).await, Err(StoreError::NulCharacter));
    // A visitor's address and webhooks come along when they sign in.
    let kept = store.new_person([3; 32], "", 1).await.unwrap().id;
    store.replace_code(kept, [4; 32], 7).await.unwrap();
    // An address that nobody confirmed does not stand in the way.
    store.set_mail(kept, "typo@example.org", "en", 8).await.unwrap();
    let sign_in = SignIn {
        key: SignInKey::Code([4; 32]),
        token_hash: [5; 32],
        device: String::new(),
        replaces: Some(TOKEN),
        now: 9,
    };
    assert_eq!(store.sign_in(sign_in).await.unwrap().unwrap().absorbed, Some(anne));
    store.finish_merge(anne).await.unwrap();
    assert_eq!(store.notice_targets(kept).await.unwrap().mail, Some(mail(true)));
    assert_eq!(store.mail_of(anne).await, Ok(Some((kept, mail(true)))), "by the number before");
    assert_eq!(store.webhook("game").await.unwrap().unwrap().person, kept);
    // A confirmed one stays.
    let visitor = store.new_person([7; 32], "", 10).await.unwrap().id;
    store.set_mail(visitor, "other@example.org", "en", 11).await.unwrap();
    assert_eq!(store.confirm_mail(visitor, 11).await, Ok(true));
    store.replace_code(kept, [8; 32], 12).await.unwrap();
    let again = SignIn {
        key: SignInKey::Code([8; 32]),
        token_hash: [10; 32],
        device: String::new(),
        replaces: Some([7; 32]),
        now: 13,
    };
    assert_eq!(store.sign_in(again).await.unwrap().unwrap().absorbed, Some(visitor));
    store.finish_merge(visitor).await.unwrap();
    assert_eq!(store.mail_of(visitor).await, Ok(Some((kept, mail(true)))));
    store.drop_mail(kept).await.unwrap();
    store.drop_webhook("game").await.unwrap();
    assert_eq!(store.notice_targets(kept).await.unwrap().mail, None);
    assert_eq!(store.webhook("game").await, Ok(None));
}

pub(crate) async fn holidays_are_bounded(database: &TestDatabase) {
    let store = database.store().await;
    let person = store.new_person(TOKEN, "", 1).await.unwrap().id;
    let take = async |now: u64, ends: u64| {
        let wish =
            HolidayRequest { person, now, ends, allowed: 21, since: now.saturating_sub(365) };
        store.take_holiday(wish).await.unwrap()
    };
    assert!(!take(1_000, 1_022).await, "too long");
    assert!(take(1_000, 1_021).await);
    assert_eq!(store.holiday_end(person, 1_005).await, Ok(Some(1_021)));
    assert_eq!(store.holidays_after(1_005).await.unwrap(), [(person, 1_021)]);
    // It is ended before its time: the rest can be taken later.
    assert!(take(1_006, 1_006).await);
    assert_eq!(store.holiday_end(person, 1_006).await, Ok(None));
    assert_eq!(store.holiday_taken(person, 641, 1_006).await, Ok(6));
    assert!(!take(1_100, 1_116).await && take(1_100, 1_115).await);
    // One that would be too long does not end the one that is.
    assert!(!take(1_102, 1_200).await);
    assert_eq!(store.holiday_end(person, 1_102).await, Ok(Some(1_115)));
    assert!(!take(1_366, 1_369).await, "a part of the first still counts");
    assert!(take(1_371, 1_377).await, "it is a year ago");
    assert_eq!(
        store.holiday_taken(person, 0, 2_000).await,
        Ok(15 + 6),
        "what counts no more is gone"
    );
}
