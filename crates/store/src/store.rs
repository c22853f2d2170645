//! The interface of every store.

use crate::notices::NoticeChange;
use crate::people::{Answer, Passkey, PeopleChange, SignIn, SignedIn};
use crate::programs::ProgramChange;
use crate::results::changes::ResultChange;
use crate::retention::Removal;
use crate::rewording::{OpenRewording, Reworded, Rewording};
use crate::texts::{GameLine, PersonalText};
use crate::{
    DailyEntry, DailyResults, GameResult, HolidayRequest, KeptRow, MailAddress, NoticeChoices,
    NoticeId, NoticeTargets, OnlineProgram, ProgramVisit, PushSubscription, RatedResult, ResultKey,
    ResultReader, ServerGroup, StoreError, Webhook,
};
use std::future::Future;
use std::path::Path;
use std::pin::Pin;

/// Result of a store operation.
pub type StoreFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A person, found by a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// A number that is never used twice.
    pub id: i64,
    /// The chosen name; empty until one is chosen.
    pub name: String,
}

/// A person who is recognised by a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The person.
    pub person: Person,
    /// Time at which the device was last noted, by the host's clock.
    pub seen: u64,
}

/// A browser that keeps a token of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// Hash of the token. It opens nothing, so it may serve as the device's id for its owner.
    pub token_hash: [u8; 32],
    /// Name of the browser and its system; empty if it is not known.
    pub name: String,
    /// Time at which the token was given, by the host's clock; 0 if it is not known.
    pub made: u64,
    /// Time at which the device was last noted; 0 if it is not known.
    pub seen: u64,
}

/// Properties of a game that never change. The hash of every line covers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameMeta {
    /// Version of the rules by which the lines are read.
    pub rules_version: u32,
    /// Time at which it was opened, by the host's clock.
    pub opened: u64,
}

/// Data for lists of games. It is stored in one transaction with its line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameIndex {
    /// All people who sit at the table now.
    pub seated: Vec<i64>,
    /// Set if the game will not be continued.
    pub over: bool,
    /// Time of the change, by the host's clock.
    pub touched: u64,
    /// The result, if the line ended the game or changed its result.
    pub result: Option<GameResult>,
}

/// A game in the list of all games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// Its id.
    pub game: String,
    /// Properties that never change.
    pub meta: GameMeta,
    /// Number of its lines.
    pub lines: u64,
}

/// A store that is only read: by a check or a backup, also while a server uses it.
///
/// Any operation may return [`StoreError::Unavailable`].
pub trait StoreReader: ResultReader {
    /// Returns the lines of a game in order with the texts beside them, if there is such a game.
    ///
    /// # Errors
    ///
    /// [`StoreError::Corrupt`] if the lines or the texts do not match their hashes.
    fn load_game<'a>(&'a self, game: &'a str) -> StoreFuture<'a, Option<Vec<GameLine>>>;

    /// Returns the lines of a game without the texts beside them.
    ///
    /// # Errors
    ///
    /// The same as for [`StoreReader::load_game`].
    fn load<'a>(&'a self, game: &'a str) -> StoreFuture<'a, Option<Vec<String>>> {
        Box::pin(async move {
            let lines = self.load_game(game).await?;
            Ok(lines.map(|lines| lines.into_iter().map(|line| line.line).collect()))
        })
    }

    /// Returns the hash of a line of a game, or of its last line, with the number of that line. The
    /// hash covers all lines up to it. Returns `None` if there is no such line.
    fn head<'a>(
        &'a self,
        game: &'a str,
        seq: Option<u64>,
    ) -> StoreFuture<'a, Option<(u64, [u8; 32])>>;

    /// Returns the ids of all games that are not over, oldest first.
    fn unfinished<'a>(&'a self) -> StoreFuture<'a, Vec<String>>;

    /// Returns the ids of the games at which a person sits, last changed first.
    fn of_person<'a>(&'a self, person: i64, limit: u32) -> StoreFuture<'a, Vec<String>>;

    /// Lists games in the order of their ids, beginning after `after`; `""` gives the first ones.
    fn games_after<'a>(&'a self, after: &'a str, limit: u32) -> StoreFuture<'a, Vec<ListedGame>>;

    /// Returns the ids of finished games that were last changed before a time, oldest first.
    fn old_games<'a>(&'a self, before: u64, limit: u32) -> StoreFuture<'a, Vec<String>>;

    /// Returns the ids of those with chat beside their lines, in the order of their ids after `after`.
    fn old_chats<'a>(
        &'a self,
        before: u64,
        after: &'a str,
        limit: u32,
    ) -> StoreFuture<'a, Vec<String>>;

    /// Returns the ids of games that are not over and were last changed before a time, oldest first.
    fn idle_games<'a>(&'a self, before: u64, limit: u32) -> StoreFuture<'a, Vec<String>>;

    /// Returns the person with a token of this hash, and when the device was last noted.
    fn visit<'a>(&'a self, token_hash: [u8; 32]) -> StoreFuture<'a, Option<Visit>>;

    /// Returns the person with a token of this hash.
    fn person<'a>(&'a self, token_hash: [u8; 32]) -> StoreFuture<'a, Option<Person>> {
        Box::pin(async move { Ok(self.visit(token_hash).await?.map(|visit| visit.person)) })
    }

    /// Returns the devices of a person, the last seen first.
    fn devices<'a>(&'a self, person: i64) -> StoreFuture<'a, Vec<Device>>;

    /// Returns the time at which the valid recovery code of a person was made.
    fn code_made<'a>(&'a self, person: i64) -> StoreFuture<'a, Option<u64>>;

    /// Returns the first results of a day, and that of a person.
    fn daily_results<'a>(
        &'a self,
        day: u32,
        person: Option<i64>,
        limit: u32,
    ) -> StoreFuture<'a, DailyResults>;

    /// Returns the merges that are not finished: the person who is absorbed, and the one who is kept.
    fn open_merges<'a>(&'a self) -> StoreFuture<'a, Vec<(i64, i64)>>;

    /// Returns where a person is told that it is their turn, and what they have turned off.
    fn notice_targets<'a>(&'a self, person: i64) -> StoreFuture<'a, NoticeTargets>;

    /// Returns the e-mail address of a person, or of the one with whom they were merged, and whose it is.
    fn mail_of<'a>(&'a self, person: i64) -> StoreFuture<'a, Option<(i64, MailAddress)>>;

    /// Reports whether a person wants to be told nothing about a game.
    fn is_quiet<'a>(&'a self, person: i64, game: &'a str) -> StoreFuture<'a, bool>;

    /// Returns the webhook of a game.
    fn webhook<'a>(&'a self, game: &'a str) -> StoreFuture<'a, Option<Webhook>>;

    /// Returns the end of a person's holiday, if it is later than `now`.
    fn holiday_end<'a>(&'a self, person: i64, now: u64) -> StoreFuture<'a, Option<u64>>;

    /// Returns everybody who is on holiday at `now`, with the end of their holiday.
    fn holidays_after<'a>(&'a self, now: u64) -> StoreFuture<'a, Vec<(i64, u64)>>;

    /// Returns for how many milliseconds a person was on holiday between two moments.
    fn holiday_taken<'a>(&'a self, person: i64, since: u64, until: u64) -> StoreFuture<'a, u64>;

    /// Returns the passkeys of a person, oldest first.
    fn passkeys<'a>(&'a self, person: i64) -> StoreFuture<'a, Vec<Passkey>>;

    /// Returns the passkey with an id of this hash.
    fn find_passkey<'a>(&'a self, hash: [u8; 32]) -> StoreFuture<'a, Option<Passkey>>;

    /// Returns the programs of a person, the last one that got a token first.
    fn programs<'a>(&'a self, owner: i64) -> StoreFuture<'a, Vec<OnlineProgram>>;

    /// Returns the program with a token of this hash.
    fn find_program<'a>(&'a self, hash: [u8; 32]) -> StoreFuture<'a, Option<ProgramVisit>>;

    /// Returns the owner of a program; `None` for a person.
    fn owner_of<'a>(&'a self, person: i64) -> StoreFuture<'a, Option<i64>>;

    /// Returns what is kept about a person, row by row, apart from what other methods return.
    fn kept_of<'a>(&'a self, person: i64) -> StoreFuture<'a, Vec<KeptRow>>;

    /// Returns the numbers of the people who were merged into a person. They stay in the lines of their
    /// games.
    fn absorbed_by<'a>(&'a self, person: i64) -> StoreFuture<'a, Vec<i64>>;

    /// Returns the ids of the games beside whose lines there are, or were, texts of a person.
    fn games_with_texts<'a>(&'a self, person: i64) -> StoreFuture<'a, Vec<String>>;

    /// Returns the rewordings that are not finished.
    fn open_rewordings<'a>(&'a self) -> StoreFuture<'a, Vec<OpenRewording>>;

    /// Returns when a text of a game was last replaced, if one was.
    fn reworded<'a>(&'a self, game: &'a str) -> StoreFuture<'a, Option<Reworded>>;

    /// Lists games of earlier versions, whose lines may have personal texts in them, in the order of their
    /// ids after `after`, and whether a line of each contains a text.
    fn inline_games<'a>(
        &'a self,
        after: &'a str,
        contains: &'a str,
        limit: u32,
    ) -> StoreFuture<'a, Vec<(String, bool)>>;

    /// Writes a consistent copy into a new file, which is a SQLite database for both kinds of
    /// store; [`StoreLocation::Sqlite`](crate::StoreLocation) opens it. Play goes on meanwhile.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is such a file.
    fn backup<'a>(&'a self, file: &'a Path) -> StoreFuture<'a, ()>;

    /// Finishes all requests and closes the database. Later requests return
    /// [`StoreError::Unavailable`].
    fn close<'a>(&'a self) -> StoreFuture<'a, ()>;
}

/// The only truth of a server. It stores lines of text under `(game, seq)` and knows no rules.
///
/// `Ok` comes after the change is on the disk. Every change is atomic: one that fails has changed
/// nothing, except that after [`StoreError::Unknown`] the database may have taken it, so the caller
/// loads the game again before the next line. Dropping a future does not cancel its request.
///
/// Lines, ids and names are any text without the character U+0000, which PostgreSQL cannot store:
/// it is refused as [`StoreError::NulCharacter`]. Any change may return
/// [`StoreError::Unavailable`], [`StoreError::Unknown`], and [`StoreError::InUse`] if another server
/// took the store over.
pub trait Store: StoreReader + crate::CommunityStore {
    /// Creates a game with its first line, which has seq 1. It is not over, nobody is seated yet,
    /// and its last change is the time of its opening.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if there is a game of that id.
    fn open<'a>(&'a self, game: &'a str, meta: &'a GameMeta, line: &'a str) -> StoreFuture<'a, ()> {
        self.open_game(game, meta, line, &[])
    }

    /// Creates a game as [`Store::open`] does, with personal texts beside its first line.
    ///
    /// # Errors
    ///
    /// The same as for [`Store::open`].
    fn open_game<'a>(
        &'a self,
        game: &'a str,
        meta: &'a GameMeta,
        line: &'a str,
        texts: &'a [PersonalText],
    ) -> StoreFuture<'a, ()>;

    /// Appends a line to a game. Without an index the lists stay as they are.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] unless `seq` follows the last line's number; so also if there is no
    /// such game.
    fn append<'a>(
        &'a self,
        game: &'a str,
        seq: u64,
        line: &'a str,
        index: Option<GameIndex>,
    ) -> StoreFuture<'a, ()> {
        self.append_line(game, seq, line, &[], index)
    }

    /// Appends a line as [`Store::append`] does, with personal texts beside it.
    ///
    /// # Errors
    ///
    /// The same as for [`Store::append`].
    fn append_line<'a>(
        &'a self,
        game: &'a str,
        seq: u64,
        line: &'a str,
        texts: &'a [PersonalText],
        index: Option<GameIndex>,
    ) -> StoreFuture<'a, ()>;

    /// Appends a line that a server decided by itself, for a clock or a bot, under the number of its lease of
    /// the game. A store that one server has for itself has no leases, and takes every line.
    ///
    /// # Errors
    ///
    /// The same as for [`Store::append`]; also [`StoreError::Conflict`] if the lease has another number by now.
    fn append_fenced<'a>(
        &'a self,
        (game, _fence): (&'a str, u64),
        seq: u64,
        line: &'a str,
        texts: &'a [PersonalText],
        index: Option<GameIndex>,
    ) -> StoreFuture<'a, ()> {
        self.append_line(game, seq, line, texts, index)
    }

    /// Returns the servers that share the store; `None` if one server has it for itself.
    fn group(&self) -> Option<&ServerGroup> {
        None
    }

    /// Writes a change of people.
    #[doc(hidden)]
    #[expect(private_interfaces, reason = "the methods below are the interface")]
    fn change_people<'a>(&'a self, change: PeopleChange) -> StoreFuture<'a, Answer>;

    /// Creates a person without a name and gives them a token, for a device of this name.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the token is in use already.
    fn new_person<'a>(
        &'a self,
        token_hash: [u8; 32],
        device: &'a str,
        now: u64,
    ) -> StoreFuture<'a, Person> {
        let device = device.to_owned();
        let made = self.change_people(PeopleChange::NewPerson { token: token_hash, device, now });
        Box::pin(async { made.await?.person() })
    }

    /// Changes the name of a person.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPerson`] if there is no such person.
    fn rename<'a>(&'a self, person: i64, name: &'a str) -> StoreFuture<'a, ()> {
        done(self.change_people(PeopleChange::Rename { person, name: name.to_owned() }))
    }

    /// Notes that a device was seen, and its name. A token that is not known is ignored.
    fn note_device<'a>(
        &'a self,
        token_hash: [u8; 32],
        device: &'a str,
        now: u64,
    ) -> StoreFuture<'a, ()> {
        let device = device.to_owned();
        done(self.change_people(PeopleChange::NoteDevice { token: token_hash, device, now }))
    }

    /// Signs a person out on a device. Returns false if the person has no such device.
    fn remove_device<'a>(&'a self, person: i64, token_hash: [u8; 32]) -> StoreFuture<'a, bool> {
        let removed = self.change_people(PeopleChange::RemoveDevice { token: token_hash, person });
        Box::pin(async { Ok(removed.await? == Answer::Done) })
    }

    /// Stores a pass by which a person can come from another device.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPerson`] if there is no such person, [`StoreError::Conflict`] if there
    /// is such a pass.
    fn add_pass<'a>(
        &'a self,
        pass_hash: [u8; 32],
        person: i64,
        expires: u64,
    ) -> StoreFuture<'a, ()> {
        done(self.change_people(PeopleChange::AddPass { pass: pass_hash, person, expires }))
    }

    /// Stores the recovery code of a person, instead of the one before.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPerson`] if there is no such person.
    fn replace_code<'a>(
        &'a self,
        person: i64,
        code_hash: [u8; 32],
        now: u64,
    ) -> StoreFuture<'a, ()> {
        done(self.change_people(PeopleChange::ReplaceCode { code: code_hash, person, now }))
    }

    /// Uses a secret up and gives its person one more token, all in one transaction. Returns `None` if
    /// the secret is wrong, used or expired. Asked again with the same token it answers the same,
    /// although the secret is used up.
    ///
    /// The token that the browser had before is dropped. If its person can be reached by no other
    /// means, a merge is begun: see [`SignedIn::absorbed`].
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if the token belongs to somebody else; the secret stays valid.
    fn sign_in<'a>(&'a self, sign_in: SignIn) -> StoreFuture<'a, Option<SignedIn>> {
        let answer = self.change_people(PeopleChange::SignIn(sign_in));
        Box::pin(async { Ok(answer.await?.signed_in()) })
    }

    /// Enters a result of a day. Returns false if the person has one of that day already, which stays.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPerson`] if there is no such person.
    fn enter_daily<'a>(&'a self, entry: DailyEntry) -> StoreFuture<'a, bool> {
        let entered = self.change_people(PeopleChange::EnterDaily(entry));
        Box::pin(async { Ok(entered.await? == Answer::Done) })
    }

    /// Adds a passkey of a person.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPerson`] if there is no such person, [`StoreError::Conflict`] if there is
    /// such a passkey, or the person has too many.
    fn add_passkey<'a>(&'a self, passkey: Passkey) -> StoreFuture<'a, ()> {
        done(self.change_people(PeopleChange::AddPasskey(passkey)))
    }

    /// Removes a passkey. Returns false if the person has no such passkey.
    fn remove_passkey<'a>(&'a self, person: i64, hash: [u8; 32]) -> StoreFuture<'a, bool> {
        let removed = self.change_people(PeopleChange::RemovePasskey { hash, person });
        Box::pin(async { Ok(removed.await? == Answer::Done) })
    }

    /// Notes that a passkey was used, and the key as it is now. One that is not known is ignored.
    fn note_passkey<'a>(&'a self, hash: [u8; 32], key: &'a str, now: u64) -> StoreFuture<'a, ()> {
        done(self.change_people(PeopleChange::NotePasskey { hash, key: key.to_owned(), now }))
    }

    /// Makes a program of a person, which comes by a token of this hash. The person's program of this name
    /// gets the token instead of the one before.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPerson`] if there is no such person, or they are a program,
    /// [`StoreError::Conflict`] if they have [too many](crate::MAX_PROGRAMS).
    fn make_program<'a>(
        &'a self,
        owner: i64,
        name: &'a str,
        hash: [u8; 32],
        now: u64,
    ) -> StoreFuture<'a, Person> {
        let made = ProgramChange::Make { owner, name: name.to_owned(), hash, now };
        let made = self.change_people(PeopleChange::Programs(made));
        Box::pin(async { made.await?.person() })
    }

    /// Revokes the token of a person's program. Returns false if the person has no such program, or its
    /// token is revoked already.
    fn revoke_program<'a>(&'a self, owner: i64, person: i64) -> StoreFuture<'a, bool> {
        let revoke = ProgramChange::Revoke { owner, person };
        let revoked = self.change_people(PeopleChange::Programs(revoke));
        Box::pin(async { Ok(revoked.await? == Answer::Done) })
    }

    /// Finishes a merge once all games are handed over, and forgets the person who was absorbed.
    fn finish_merge<'a>(&'a self, absorbed: i64) -> StoreFuture<'a, ()> {
        done(self.change_people(PeopleChange::FinishMerge { absorbed }))
    }

    /// Notes the result of a game that is over, instead of the one before; a table that was closed has
    /// none.
    fn note_result<'a>(&'a self, game: &'a str, result: Option<GameResult>) -> StoreFuture<'a, ()> {
        let change = ResultChange::Note { game: game.to_owned(), result };
        done(self.change_people(PeopleChange::Results(change)))
    }

    /// Takes back all ratings from a place in the order of results on: those games wait to be rated again.
    fn rewind_ratings<'a>(&'a self, from: ResultKey) -> StoreFuture<'a, ()> {
        done(self.change_people(PeopleChange::Results(ResultChange::Rewind { from })))
    }

    /// Stores verdicts about results that waited to be rated, in their order.
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] if one of them does not wait any more, or other people sit there now.
    fn rate<'a>(&'a self, verdicts: Vec<RatedResult>) -> StoreFuture<'a, ()> {
        done(self.change_people(PeopleChange::Results(ResultChange::Rate { verdicts })))
    }

    /// Stores how a browser receives pushes, instead of what it told before.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPerson`] if no person has a token of this hash.
    fn subscribe<'a>(&'a self, subscription: PushSubscription, now: u64) -> StoreFuture<'a, ()> {
        done(self.change_notices(NoticeChange::Subscribe { subscription, now }))
    }

    /// Forgets how a browser receives pushes.
    fn unsubscribe<'a>(&'a self, device: [u8; 32]) -> StoreFuture<'a, ()> {
        done(self.change_notices(NoticeChange::Unsubscribe { device }))
    }

    /// Forgets a subscription that the push service does not know any more.
    fn drop_endpoint<'a>(&'a self, endpoint: &'a str) -> StoreFuture<'a, ()> {
        done(self.change_notices(NoticeChange::DropEndpoint { endpoint: endpoint.to_owned() }))
    }

    /// Stores what a person has turned off.
    fn choose_notices<'a>(&'a self, person: i64, choices: NoticeChoices) -> StoreFuture<'a, ()> {
        done(self.change_notices(NoticeChange::Choose { person, choices }))
    }

    /// Stores whether a person wants to be told nothing about a game; a game that does not exist is
    /// ignored.
    fn set_quiet<'a>(&'a self, person: i64, game: &'a str, quiet: bool) -> StoreFuture<'a, ()> {
        let game = game.to_owned();
        done(self.change_notices(NoticeChange::SetQuiet { person, game, quiet }))
    }

    /// Notes that a notice is about to be sent. Returns false if it, or a later one of its kind, was
    /// noted before: then it must not be sent.
    fn claim_notice<'a>(&'a self, notice: NoticeId<'a>) -> StoreFuture<'a, bool> {
        let NoticeId { game, person, kind, number } = notice;
        let game = game.to_owned();
        let claimed = self.change_notices(NoticeChange::Claim { game, person, kind, number });
        Box::pin(async { Ok(claimed.await? == Answer::Done) })
    }

    /// Stores a person's e-mail address, which is not confirmed, instead of the one before. A confirmed
    /// address that is set again stays confirmed, and gets the language.
    fn set_mail<'a>(
        &'a self,
        person: i64,
        address: &'a str,
        lang: &'a str,
        now: u64,
    ) -> StoreFuture<'a, ()> {
        let (address, lang) = (address.to_owned(), lang.to_owned());
        done(self.change_notices(NoticeChange::SetMail { person, address, lang, now }))
    }

    /// Counts a question to a mailbox, named by a keyed hash. Returns false, and counts nothing, if its limit
    /// is reached: `burst` at once, then one more after every `every_ms`.
    fn count_mail_question<'a>(
        &'a self,
        mailbox: [u8; 32],
        (burst, every_ms): (u32, u64),
        now: u64,
    ) -> StoreFuture<'a, bool> {
        let (every, most) = (every_ms, every_ms.saturating_mul(burst.into()));
        let counted =
            self.change_notices(NoticeChange::CountQuestion { mailbox, every, most, now });
        Box::pin(async { Ok(counted.await? == Answer::Done) })
    }

    /// Confirms the e-mail address that a person set at this time; returns false if there is none, or
    /// if it is confirmed already.
    fn confirm_mail<'a>(&'a self, person: i64, made: u64) -> StoreFuture<'a, bool> {
        let confirmed = self.change_notices(NoticeChange::ConfirmMail { person, made });
        Box::pin(async { Ok(confirmed.await? == Answer::Done) })
    }

    /// Forgets a person's e-mail address.
    fn drop_mail<'a>(&'a self, person: i64) -> StoreFuture<'a, ()> {
        done(self.change_notices(NoticeChange::DropMail { person }))
    }

    /// Forgets all e-mail addresses that were set before this time and are not confirmed.
    fn drop_unconfirmed_mail<'a>(&'a self, before: u64) -> StoreFuture<'a, ()> {
        done(self.change_notices(NoticeChange::DropUnconfirmedMail { before }))
    }

    /// Stores the webhook of a game; a game that does not exist is ignored.
    fn set_webhook<'a>(&'a self, game: &'a str, webhook: Webhook) -> StoreFuture<'a, ()> {
        done(self.change_notices(NoticeChange::SetWebhook { game: game.to_owned(), webhook }))
    }

    /// Removes the webhook of a game.
    fn drop_webhook<'a>(&'a self, game: &'a str) -> StoreFuture<'a, ()> {
        done(self.change_notices(NoticeChange::DropWebhook { game: game.to_owned() }))
    }

    /// Begins a holiday, or ends the present one. Returns false, and changes nothing, if the person
    /// would have been on holiday for longer than allowed.
    fn take_holiday<'a>(&'a self, holiday: HolidayRequest) -> StoreFuture<'a, bool> {
        let taken = self.change_notices(NoticeChange::TakeHoliday(holiday));
        Box::pin(async { Ok(taken.await? == Answer::Done) })
    }

    /// Writes a change of what decides about notifications.
    #[doc(hidden)]
    #[expect(private_interfaces, reason = "the methods above are the interface")]
    fn change_notices<'a>(&'a self, change: NoticeChange) -> StoreFuture<'a, Answer> {
        self.change_people(PeopleChange::Notices(change))
    }

    /// Replaces what a person is called and, if asked to, removes what they have written or everything
    /// that there is about them: at once wherever it lies beside the lines, and in everything that is
    /// stored under their number. The rewording stays [open](StoreReader::open_rewordings) until the host
    /// has gone through the [games of earlier versions](StoreReader::inline_games) and has forgotten what
    /// it holds in memory.
    ///
    /// # Errors
    ///
    /// [`StoreError::NoSuchPerson`] if there is no such person, and nothing is left to be done.
    fn reword<'a>(&'a self, person: i64, rewording: Rewording, now: u64) -> StoreFuture<'a, ()> {
        done(self.change_people(PeopleChange::Reword { person, rewording, now }))
    }

    /// Finishes a rewording; texts that were stored since it began are replaced, too.
    fn finish_rewording<'a>(&'a self, person: i64, now: u64) -> StoreFuture<'a, ()> {
        done(self.change_people(PeopleChange::FinishRewording { person, now }))
    }

    /// Writes all lines of a game again, to replace texts inside them, and chains the game anew. That is
    /// [noted](StoreReader::reworded).
    ///
    /// # Errors
    ///
    /// [`StoreError::Conflict`] unless the game has just as many lines.
    fn rechain<'a>(&'a self, game: &'a str, lines: Vec<String>, now: u64) -> StoreFuture<'a, ()> {
        let game = game.to_owned();
        done(self.change_people(PeopleChange::Rechain { game, lines, now }))
    }

    /// Removes what has been kept for long enough. Returns false if there was nothing to remove.
    fn remove<'a>(&'a self, removal: Removal) -> StoreFuture<'a, bool> {
        let removed = self.change_people(PeopleChange::Remove(removal));
        Box::pin(async { Ok(removed.await? == Answer::Done) })
    }

    /// Performs a durable no-op write, to check that the store accepts writes.
    fn ready<'a>(&'a self) -> StoreFuture<'a, ()>;
}

/// Drops the answer to a change.
fn done(change: StoreFuture<'_, Answer>) -> StoreFuture<'_, ()> {
    Box::pin(async { change.await.map(drop) })
}
