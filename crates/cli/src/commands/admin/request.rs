//! The request that a command line asks for.

use crate::args::ADMIN_ACTS;
use crate::console::Console;
use crate::failure::Failure;
use cartagena_server::AdminRequest;
use cartagena_texts::say;
use clap::ArgMatches;

/// Reads the request for an act and its arguments.
pub(super) fn read(
    console: &Console,
    act: &str,
    matches: &ArgMatches,
) -> Result<AdminRequest, Failure> {
    let words: Vec<&str> =
        matches.get_many::<String>("argument").unwrap_or_default().map(String::as_str).collect();
    let number = |id| matches.get_one::<u64>(id).map_or(0, |number| *number as u32);
    let days = number("days");
    let request = match (act, &words[..]) {
        ("reports", []) => Some(AdminRequest::Reports { all: matches.get_flag("all") }),
        ("close-report", [id]) => {
            id.parse().ok().map(|report| AdminRequest::CloseReport { report })
        }
        ("people", [name]) => Some(AdminRequest::People { name: (*name).to_owned() }),
        ("mute", [id]) => id.parse().ok().map(|person| AdminRequest::Mute { person, days }),
        ("unmute", [id]) => id.parse().ok().map(|person| AdminRequest::Unmute { person }),
        ("ban", [id]) => id.parse().ok().map(|person| AdminRequest::Ban { person, days }),
        ("unban", [id]) => id.parse().ok().map(|person| AdminRequest::Unban { person }),
        ("rename", [id, name]) => {
            let name = (*name).to_owned();
            id.parse().ok().map(|person| AdminRequest::Rename { person, name })
        }
        ("close-table", [game]) => Some(AdminRequest::CloseTable { game: (*game).to_owned() }),
        ("announce", text @ ([] | [_])) => Some(AdminRequest::Announce {
            text: text.first().copied().unwrap_or_default().to_owned(),
            minutes: number("minutes"),
            hours: number("hours"),
        }),
        ("end-announcement", []) => Some(AdminRequest::EndAnnouncement),
        ("invite", []) => Some(AdminRequest::Invite { uses: number("uses"), days }),
        ("log", []) => Some(AdminRequest::Log),
        _ => None,
    };
    request.ok_or_else(|| {
        let known = ADMIN_ACTS.iter().find(|(name, _)| *name == act);
        let form =
            known.map_or(String::new(), |(name, rest)| format!("cartagena admin {name}{rest}"));
        let reason = say!(console.texts, "admin-usage", form = form);
        Failure::Usage(say!(console.texts, "cli-error", reason = reason))
    })
}
