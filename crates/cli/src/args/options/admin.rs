//! Options of `cartagena admin`.

use super::{ArgBuilder, argument, flag, option};
use cartagena_texts::say;
use clap::{Arg, ArgAction};

/// The acts, each with its arguments.
pub(crate) const ADMIN_ACTS: [(&str, &str); 14] = [
    ("reports", " [--all]"),
    ("close-report", " <N>"),
    ("people", " <NAME>"),
    ("mute", " <PERSON> [--days N]"),
    ("unmute", " <PERSON>"),
    ("ban", " <PERSON> [--days N]"),
    ("unban", " <PERSON>"),
    ("rename", " <PERSON> <NAME>"),
    ("close-table", " <GAME>"),
    ("announce", " [TEXT] [--minutes N] [--hours N]"),
    ("end-announcement", ""),
    ("invite", " [--uses N] [--days N]"),
    ("log", ""),
    ("page", ""),
];

/// The names of the acts.
const ACT_NAMES: &[&str] = &{
    let mut names = [""; ADMIN_ACTS.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = ADMIN_ACTS[at].0;
        at += 1;
    }
    names
};

impl ArgBuilder {
    pub(in crate::args) fn act(&self) -> Arg {
        argument("act", "ACT", say!(self.texts, "arg-act"))
            .help_heading(say!(self.texts, "help-arguments"))
            .value_parser(self.word(ACT_NAMES))
            .hide_possible_values(true)
            .required(true)
    }

    pub(in crate::args) fn act_argument(&self) -> Arg {
        argument("argument", "ARGUMENT", say!(self.texts, "arg-act-argument"))
            .help_heading(say!(self.texts, "help-arguments"))
            .action(ArgAction::Append)
            .num_args(0..=2)
    }

    pub(in crate::args) fn all_reports(&self) -> Arg {
        flag("all", say!(self.texts, "opt-all-reports"))
    }

    pub(in crate::args) fn days(&self) -> Arg {
        option("days", "N", say!(self.texts, "opt-days")).value_parser(self.number(0, 3_650))
    }

    pub(in crate::args) fn minutes(&self) -> Arg {
        option("minutes", "N", say!(self.texts, "opt-minutes")).value_parser(self.number(0, 10_080))
    }

    pub(in crate::args) fn hours(&self) -> Arg {
        option("hours", "N", say!(self.texts, "opt-hours")).value_parser(self.number(0, 8_760))
    }

    pub(in crate::args) fn uses(&self) -> Arg {
        option("uses", "N", say!(self.texts, "opt-uses")).value_parser(self.number(1, 1_000))
    }

    /// Returns the switch for a server that admits new people by invitation only.
    pub(in crate::args) fn invite_only(&self) -> Arg {
        flag("invite-only", say!(self.texts, "opt-invite-only"))
    }
}
