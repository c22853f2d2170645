//! Failures of commands, and their exit codes.

use crate::console::{Console, terminal_columns};
use cartagena_texts::say;
use miette::{GraphicalReportHandler, GraphicalTheme, Report};
use std::io::{self, IsTerminal};
use std::process::ExitCode;

/// Reason why a command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The command line is wrong; the sentences say why.
    Usage(String),
    /// Another reason, as a sentence.
    Other(String),
    /// A problem in a text, which is shown with it.
    Report(Report),
    /// Nothing is wrong, but not everything is proved: a sentence, if the output did not say it
    /// already, and the exit code.
    NotProved(Option<String>, u8),
    /// The reader of the output has closed it, which is no error.
    OutputClosed,
}

impl From<Report> for Failure {
    fn from(report: Report) -> Failure {
        Failure::Report(report)
    }
}

impl From<io::Error> for Failure {
    /// Converts an error of standard output; errors of files name their file.
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::Other(error.to_string()),
        }
    }
}

impl Failure {
    /// Prints the failure to standard error and returns the exit code.
    pub(crate) fn report(self, console: &Console) -> ExitCode {
        let (text, code) = match self {
            Failure::OutputClosed => return ExitCode::SUCCESS,
            Failure::Usage(sentences) => (sentences, 2),
            Failure::NotProved(None, code) => return ExitCode::from(code),
            Failure::NotProved(Some(reason), code) => {
                (say!(console.texts, "cli-error", reason = reason), code)
            }
            Failure::Other(reason) => (say!(console.texts, "cli-error", reason = reason), 1),
            Failure::Report(report) => (rendered_report(&report, console), 1),
        };
        console.print_to_stderr(text.trim_end());
        ExitCode::from(code)
    }
}

fn rendered_report(report: &Report, console: &Console) -> String {
    let terminal = io::stderr().is_terminal();
    let plain = console.is_rtl() || !terminal;
    let theme = if plain { GraphicalTheme::unicode_nocolor() } else { GraphicalTheme::unicode() };
    let mut text = String::new();
    let handler = GraphicalReportHandler::new_themed(theme);
    let handler = if terminal { handler.with_width(terminal_columns()) } else { handler };
    match handler.render_report(&mut text, report.as_ref()) {
        Ok(()) => text,
        Err(_) => report.to_string(),
    }
}
