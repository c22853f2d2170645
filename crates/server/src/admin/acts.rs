//! The acts: each is stored with its line in the log, and then made true for those who are connected.

use crate::hub::{Hub, TableRequest};
use crate::recovery_code::RecoveryCode;
use cartagena_protocol::{
    AdminAnswer, AdminRefusal, AdminRequest, MAX_CHAT_CHARS, OnlineEvent, PeopleEvent, ServerMsg,
};
use cartagena_room::{clean_chat, clean_person_name, clean_program_name};
use cartagena_store::{
    AdminAct, AdminChange, Announcement, CommunityChange, FOR_EVER, Rewording, SanctionKind,
    StoreError,
};
use std::sync::Arc;
use tokio::sync::oneshot;

const MINUTE_MS: u64 = 60_000;
const HOUR_MS: u64 = 60 * MINUTE_MS;
const DAY_MS: u64 = 24 * HOUR_MS;
/// Longest sanction, invitation and announcement, in days.
const MAX_DAYS: u32 = 3_650;
/// Longest time until maintenance, in minutes.
const MAX_MINUTES: u32 = 7 * 24 * 60;
/// Number of people who may come by one code.
const MAX_USES: u32 = 1_000;
/// Days for which a code is valid unless said otherwise.
const INVITATION_DAYS: u32 = 30;

type Answer = Result<AdminAnswer, StoreError>;

impl Hub {
    /// Carries a request of an operator out.
    pub(crate) async fn run_admin(self: &Arc<Hub>, request: AdminRequest) -> Answer {
        self.community.load(&*self.store).await?;
        match request {
            AdminRequest::Reports { all } => self.report_list(all).await,
            AdminRequest::People { name } => self.people_list(&name).await,
            AdminRequest::Log => self.log_list().await,
            AdminRequest::CloseReport { report } => {
                let change = AdminChange::CloseReport { id: report };
                self.act("close_report", 0, report.to_string(), change).await
            }
            AdminRequest::Mute { person, days } => {
                self.sanction("mute", person, SanctionKind::Mute, days).await
            }
            AdminRequest::Unmute { person } => {
                self.lift("unmute", person, SanctionKind::Mute).await
            }
            AdminRequest::Ban { person, days } => {
                self.sanction("ban", person, SanctionKind::Ban, days).await
            }
            AdminRequest::Unban { person } => self.lift("unban", person, SanctionKind::Ban).await,
            AdminRequest::Rename { person, name } => self.rename_by_operator(person, &name).await,
            AdminRequest::CloseTable { game } => self.close_table(&game).await,
            AdminRequest::Announce { text, minutes, hours } => {
                self.announce(&text, minutes, hours).await
            }
            AdminRequest::EndAnnouncement => self.end_announcement().await,
            AdminRequest::Invite { uses, days } => self.invite_by_operator(uses, days).await,
        }
    }

    /// Stores an act with its line in the log.
    async fn act(
        &self,
        act: &'static str,
        person: i64,
        detail: String,
        change: AdminChange,
    ) -> Answer {
        let stored = AdminAct { now: self.clock.now(), act, person, detail, change };
        match self.store.change_community(CommunityChange::Admin(stored)).await {
            Ok(true) => {
                tracing::info!(act, person, "an act of an operator");
                Ok(AdminAnswer::Done)
            }
            Ok(false) => Ok(refused(AdminRefusal::NothingToDo)),
            Err(StoreError::NoSuchPerson) => Ok(refused(AdminRefusal::NoSuchPerson)),
            Err(error) => Err(error),
        }
    }

    async fn sanction(
        &self,
        act: &'static str,
        person: i64,
        kind: SanctionKind,
        days: u32,
    ) -> Answer {
        let until = match days {
            0 => FOR_EVER,
            days if days <= MAX_DAYS => self.clock.now() + u64::from(days) * DAY_MS,
            _ => return Ok(refused(AdminRefusal::BadNumber)),
        };
        if person <= 0 {
            return Ok(refused(AdminRefusal::NoSuchPerson));
        }
        let change = AdminChange::Sanction { kind, until: Some(until) };
        let answer = self.act(act, person, format!("days {days}"), change).await?;
        if answer == AdminAnswer::Done {
            self.community.note_sanction(person, kind, Some(until));
            self.announce_community();
            if kind == SanctionKind::Ban {
                self.people.send_away(person);
            }
        }
        Ok(answer)
    }

    async fn lift(&self, act: &'static str, person: i64, kind: SanctionKind) -> Answer {
        if person <= 0 {
            return Ok(refused(AdminRefusal::NoSuchPerson));
        }
        let change = AdminChange::Sanction { kind, until: None };
        let answer = self.act(act, person, String::new(), change).await?;
        if answer == AdminAnswer::Done {
            self.community.note_sanction(person, kind, None);
            self.announce_community();
        }
        Ok(answer)
    }

    /// Gives a person another name, in all games that there ever were.
    async fn rename_by_operator(self: &Arc<Hub>, person: i64, name: &str) -> Answer {
        if person <= 0 {
            return Ok(refused(AdminRefusal::NoSuchPerson));
        }
        let name = match self.store.owner_of(person).await? {
            Some(_) => clean_program_name(name),
            None => clean_person_name(name),
        };
        let Some(name) = name else { return Ok(refused(AdminRefusal::BadText)) };
        let change = AdminChange::Rename { name: name.clone() };
        let answer = self.act("rename", person, String::new(), change).await?;
        if answer != AdminAnswer::Done {
            return Ok(answer);
        }
        self.reword(person, Rewording::renaming(&name)).await?;
        Ok(answer)
    }

    /// Closes a table. The log tells it first: if the server fails in between, it can be done again.
    async fn close_table(self: &Arc<Hub>, game: &str) -> Answer {
        let open = self.load_open_table(game).await;
        if !open {
            return Ok(refused(AdminRefusal::NoSuchTable));
        }
        let answer = self.act("close_table", 0, game.to_owned(), AdminChange::LogOnly).await?;
        let (closed, done) = oneshot::channel();
        self.send_request(game, TableRequest::Close(closed)).await;
        match done.await {
            Ok(true) => Ok(answer),
            _ => Err(StoreError::Unavailable),
        }
    }

    async fn announce(&self, text: &str, minutes: u32, hours: u32) -> Answer {
        let text = match text.trim() {
            "" if minutes > 0 => String::new(),
            text if text.chars().count() <= MAX_CHAT_CHARS => match clean_chat(text) {
                Some(text) => text,
                None => return Ok(refused(AdminRefusal::BadText)),
            },
            _ => return Ok(refused(AdminRefusal::BadText)),
        };
        if minutes > MAX_MINUTES || hours > MAX_DAYS * 24 {
            return Ok(refused(AdminRefusal::BadNumber));
        }
        let (now, minutes) = (self.clock.now(), u64::from(minutes));
        let maintenance = if minutes > 0 { now + minutes * MINUTE_MS } else { 0 };
        let shown = if hours > 0 { u64::from(hours) * HOUR_MS } else { DAY_MS };
        // After its time an announcement of maintenance is wrong.
        let expires = if minutes > 0 { maintenance } else { now + shown };
        let new = Announcement { text, maintenance, expires };
        let change = AdminChange::Announce(Some(new.clone()));
        let answer = self.act("announce", 0, format!("minutes {minutes}"), change).await?;
        if answer == AdminAnswer::Done {
            self.community.note_announcement(Some(new.clone()));
            self.announce_community();
            self.people.tell_everybody(&announcement_message(&new));
        }
        Ok(answer)
    }

    async fn end_announcement(&self) -> Answer {
        let change = AdminChange::Announce(None);
        let answer = self.act("end_announcement", 0, String::new(), change).await?;
        if answer == AdminAnswer::Done {
            self.community.note_announcement(None);
            self.announce_community();
            let over = ServerMsg::Online(OnlineEvent::People(PeopleEvent::AnnouncementOver));
            self.people.tell_everybody(&over);
        }
        Ok(answer)
    }

    async fn invite_by_operator(&self, uses: u32, days: u32) -> Answer {
        let (uses, days) = (uses.max(1), if days == 0 { INVITATION_DAYS } else { days });
        if uses > MAX_USES || days > MAX_DAYS {
            return Ok(refused(AdminRefusal::BadNumber));
        }
        let code = RecoveryCode::new().ok_or(StoreError::Unavailable)?;
        let expires = self.clock.now() + u64::from(days) * DAY_MS;
        let change = AdminChange::Invite { hash: code.invitation_hash(), uses, expires };
        let detail = format!("uses {uses} days {days}");
        match self.act("invite", 0, detail, change).await? {
            AdminAnswer::Done => Ok(AdminAnswer::Invitation { code: code.to_text() }),
            answer => Ok(answer),
        }
    }
}

/// Returns the message with an announcement.
pub(crate) fn announcement_message(announcement: &Announcement) -> ServerMsg {
    let Announcement { text, maintenance, .. } = announcement.clone();
    ServerMsg::Online(OnlineEvent::People(PeopleEvent::Announcement { text, maintenance }))
}

pub(super) fn refused(reason: AdminRefusal) -> AdminAnswer {
    AdminAnswer::Refused { reason }
}
