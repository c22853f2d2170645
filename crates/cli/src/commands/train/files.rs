//! The files of a course: the net, its report, and the course itself while it is under way.

use crate::console::Console;
use crate::failure::Failure;
use crate::picture::unwritten;
use cartagena_bots::net::Net;
use cartagena_texts::say;
use cartagena_train::{CheckpointError, TrainingPlan, TrainingRun};
use serde_json::Value;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Where everything goes.
pub(super) struct TrainingFiles {
    /// The net.
    pub net: PathBuf,
    /// How it was made and what it can do.
    pub report: PathBuf,
    /// The course under way.
    school: PathBuf,
}

impl TrainingFiles {
    /// The files beside the one that was named, or beside one named by variant and seats.
    pub(super) fn new(net: Option<&PathBuf>, plan: &TrainingPlan) -> TrainingFiles {
        let usual = || PathBuf::from(format!("{}-{}.net", plan.variant.as_str(), plan.seats));
        let net = net.cloned().unwrap_or_else(usual);
        let (report, school) = (net.with_extension("json"), net.with_extension("school"));
        TrainingFiles { net, report, school }
    }

    /// Begins a course. It is put away at once: if that cannot be, it is better known before hours
    /// of training than after them.
    pub(super) fn start_new(
        &self,
        voice: &Console,
        course: TrainingRun,
    ) -> Result<TrainingRun, Failure> {
        if self.school.exists() {
            let (file, form) = (self.school.display().to_string(), "--resume");
            return Err(Failure::Other(say!(
                voice.texts,
                "train-unfinished",
                file = file,
                form = form
            )));
        }
        self.save_checkpoint(voice, &course)?;
        Ok(course)
    }

    /// Takes up a course that was begun earlier.
    pub(super) fn resume(&self, voice: &Console) -> Result<TrainingRun, Failure> {
        let bytes =
            fs::read(&self.school).map_err(|error| read_failure(voice, &self.school, &error))?;
        TrainingRun::from_bytes(&bytes).map_err(|fault| {
            let reason = match fault {
                CheckpointError::NotACheckpoint => say!(voice.texts, "school-unknown"),
                CheckpointError::Header(line) => say!(voice.texts, "school-other", form = line),
                CheckpointError::Damaged => say!(voice.texts, "school-damaged"),
            };
            file_failure(voice, &self.school, reason)
        })
    }

    /// Puts a course away, so that it can go on later.
    pub(super) fn save_checkpoint(
        &self,
        voice: &Console,
        course: &TrainingRun,
    ) -> Result<(), Failure> {
        write_file(voice, &self.school, &course.to_bytes())
    }

    /// Writes what came of it; the course itself is of no more use.
    pub(super) fn finish(&self, voice: &Console, net: &Net, report: &Value) -> Result<(), Failure> {
        write_file(voice, &self.net, &net.to_bytes())?;
        write_file(voice, &self.report, format!("{report:#}\n").as_bytes())?;
        fs::remove_file(&self.school).map_err(|error| unwritten(&voice.texts, &self.school, &error))
    }
}

/// Reads a report; what is no JSON is none.
pub(super) fn report(voice: &Console, file: &Path) -> Result<Value, Failure> {
    let bytes = fs::read(file).map_err(|error| read_failure(voice, file, &error))?;
    serde_json::from_slice(&bytes).map_err(|_| no_report(voice, file))
}

/// That a file is no report.
pub(super) fn no_report(voice: &Console, file: &Path) -> Failure {
    file_failure(voice, file, say!(voice.texts, "report-unknown"))
}

fn file_failure(voice: &Console, file: &Path, reason: String) -> Failure {
    let file = file.display().to_string();
    Failure::Other(say!(voice.texts, "error-file-read", file = file, reason = reason))
}

fn read_failure(voice: &Console, file: &Path, error: &io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::NotFound => {
            let file = file.display().to_string();
            Failure::Other(say!(voice.texts, "error-file-missing", file = file))
        }
        _ => file_failure(voice, file, error.to_string()),
    }
}

fn write_file(voice: &Console, file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    replace(file, bytes).map_err(|error| unwritten(&voice.texts, file, &error))
}

/// Writes a file beside and then puts it in its place, so that there is always a whole one.
fn replace(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let beside = PathBuf::from(name);
    let whole = File::create(&beside).and_then(|mut open| {
        open.write_all(bytes)?;
        open.sync_all()
    });
    whole.and_then(|()| fs::rename(&beside, file)).inspect_err(|_| {
        let _ = fs::remove_file(&beside);
    })
}
