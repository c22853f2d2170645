//! How a command can fail, and what the shell learns of it.

use crate::console::{Console, terminal_columns};
use cartagena_texts::say;
use miette::{GraphicalReportHandler, GraphicalTheme, Report};
use std::io::{self, IsTerminal};
use std::process::ExitCode;

/// Why a command did not do what it was asked for.
#[derive(Debug)]
pub enum Failure {
    /// The command line is wrong; the sentences say how.
    Usage(String),
    /// Something else; the sentence says what.
    Other(String),
    /// Something in a text, which is shown.
    Report(Report),
    /// Nobody reads the output any more, which is nobody's fault.
    OutputClosed,
}

impl From<Report> for Failure {
    fn from(report: Report) -> Failure {
        Failure::Report(report)
    }
}

impl From<io::Error> for Failure {
    /// For standard output alone: whatever concerns a file says which.
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::Other(error.to_string()),
        }
    }
}

impl Failure {
    /// Says what is wrong on standard error.
    pub fn report(self, voice: &Console) -> ExitCode {
        let (text, code) = match self {
            Failure::OutputClosed => return ExitCode::SUCCESS,
            Failure::Usage(sentences) => (sentences, 2),
            Failure::Other(reason) => (say!(voice.texts, "cli-error", reason = reason), 1),
            Failure::Report(report) => (rendered_report(&report, voice), 1),
        };
        voice.print_to_stderr(text.trim_end());
        ExitCode::from(code)
    }
}

fn rendered_report(report: &Report, voice: &Console) -> String {
    let terminal = io::stderr().is_terminal();
    let plain = voice.is_rtl() || !terminal;
    let theme = if plain { GraphicalTheme::unicode_nocolor() } else { GraphicalTheme::unicode() };
    let mut text = String::new();
    let handler = GraphicalReportHandler::new_themed(theme);
    let handler = if terminal { handler.with_width(terminal_columns()) } else { handler };
    match handler.render_report(&mut text, report.as_ref()) {
        Ok(()) => text,
        Err(_) => report.to_string(),
    }
}
