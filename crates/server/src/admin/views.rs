//! The lists that operators see.

use crate::hub::Hub;
use cartagena_protocol::{AdminAnswer, AdminLogView, PersonView, ReportView, ReportedLine};
use cartagena_store::{Person, Report, SanctionKind, StoreError};

/// Number of reports, people and lines of the log in one answer.
const MAX_LISTED: u32 = 200;

type Answer = Result<AdminAnswer, StoreError>;

impl Hub {
    pub(super) async fn report_list(&self, all: bool) -> Answer {
        let mut reports = Vec::new();
        for report in self.store.reports(all, MAX_LISTED).await? {
            let about = self.store.person_by_id(report.report.about).await?;
            let gone = || Person { id: report.report.about, name: String::new() };
            let about = self.person_view(about.unwrap_or_else(gone));
            reports.push(report_view(report, about));
        }
        Ok(AdminAnswer::Reports { reports })
    }

    pub(super) async fn people_list(&self, name: &str) -> Answer {
        let people = match self.store.people_named(name, MAX_LISTED).await {
            Err(StoreError::NulCharacter) => Vec::new(),
            people => people?,
        };
        let people = people.into_iter().map(|person| self.person_view(person)).collect();
        Ok(AdminAnswer::People { people })
    }

    pub(super) async fn log_list(&self) -> Answer {
        let lines = self.store.admin_log(MAX_LISTED).await?.into_iter();
        let lines = lines.map(|line| AdminLogView {
            number: line.id,
            made: line.made,
            act: line.act,
            person: line.person,
            detail: line.detail,
        });
        Ok(AdminAnswer::Log { lines: lines.collect() })
    }

    fn person_view(&self, person: Person) -> PersonView {
        let now = self.clock.now();
        let end = |kind| self.community.sanction_end(person.id, kind, now);
        PersonView {
            person: person.id,
            muted: end(SanctionKind::Mute),
            banned: end(SanctionKind::Ban),
            name: person.name,
        }
    }
}

fn report_view(report: Report, about: PersonView) -> ReportView {
    let Report { id, report, made, closed } = report;
    // This program wrote it itself; a damaged text is shown as no lines.
    let context: Vec<ReportedLine> = serde_json::from_str(&report.context).unwrap_or_default();
    ReportView {
        report: id,
        made,
        closed: closed.is_some(),
        reporter: report.reporter,
        about,
        name: report.name,
        game: report.game,
        line: report.line,
        note: report.note,
        context,
    }
}
