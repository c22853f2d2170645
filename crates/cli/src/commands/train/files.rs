//! The files of a training: the net, its report, and the checkpoint while it is under way.

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

/// Paths of the files.
pub(super) struct TrainingFiles {
    /// The net.
    pub net: PathBuf,
    /// The report on the training and the net's strength.
    pub report: PathBuf,
    /// The checkpoint.
    school: PathBuf,
}

impl TrainingFiles {
    /// Returns the files beside the named one, or beside one named by variant and seats.
    pub(super) fn new(net: Option<&PathBuf>, plan: &TrainingPlan) -> TrainingFiles {
        let usual = || PathBuf::from(format!("{}-{}.net", plan.variant.as_str(), plan.seats));
        let net = net.cloned().unwrap_or_else(usual);
        let (report, school) = (net.with_extension("json"), net.with_extension("school"));
        TrainingFiles { net, report, school }
    }

    /// Begins a training. A checkpoint is written at once: if that fails, it is better known before
    /// hours of training than after them.
    pub(super) fn start_new(
        &self,
        console: &Console,
        course: TrainingRun,
    ) -> Result<TrainingRun, Failure> {
        self.refuse_finished(console)?;
        if self.school.exists() {
            let (file, form) = (self.school.display().to_string(), "--resume");
            return Err(Failure::Other(say!(
                console.texts,
                "train-unfinished",
                file = file,
                form = form
            )));
        }
        self.save_checkpoint(console, &course)?;
        Ok(course)
    }

    /// Resumes a training from its checkpoint.
    pub(super) fn resume(&self, console: &Console) -> Result<TrainingRun, Failure> {
        self.refuse_finished(console)?;
        let bytes =
            fs::read(&self.school).map_err(|error| read_failure(console, &self.school, &error))?;
        TrainingRun::from_bytes(&bytes).map_err(|fault| {
            let reason = match fault {
                CheckpointError::NotACheckpoint => say!(console.texts, "school-unknown"),
                CheckpointError::Header(line) => say!(console.texts, "school-other", form = line),
                CheckpointError::Damaged => say!(console.texts, "school-damaged"),
            };
            file_failure(console, &self.school, reason)
        })
    }

    /// Fails if there is a finished net: hours of training must not be overwritten by accident.
    fn refuse_finished(&self, console: &Console) -> Result<(), Failure> {
        if !self.net.exists() {
            return Ok(());
        }
        let (file, form) = (self.net.display().to_string(), "--out");
        Err(Failure::Other(say!(console.texts, "train-net-exists", file = file, form = form)))
    }

    /// Writes a checkpoint.
    pub(super) fn save_checkpoint(
        &self,
        console: &Console,
        course: &TrainingRun,
    ) -> Result<(), Failure> {
        write_file(console, &self.school, &course.to_bytes())
    }

    /// Writes the results and deletes the checkpoint.
    pub(super) fn finish(
        &self,
        console: &Console,
        net: &Net,
        report: &Value,
    ) -> Result<(), Failure> {
        write_file(console, &self.net, &net.to_bytes())?;
        write_file(console, &self.report, format!("{report:#}\n").as_bytes())?;
        fs::remove_file(&self.school)
            .map_err(|error| unwritten(&console.texts, &self.school, &error))
    }
}

/// Reads a report; a file that is not JSON is none.
pub(super) fn report(console: &Console, file: &Path) -> Result<Value, Failure> {
    let bytes = fs::read(file).map_err(|error| read_failure(console, file, &error))?;
    serde_json::from_slice(&bytes).map_err(|_| no_report(console, file))
}

/// Returns the failure that a file is no report.
pub(super) fn no_report(console: &Console, file: &Path) -> Failure {
    file_failure(console, file, say!(console.texts, "report-unknown"))
}

fn file_failure(console: &Console, file: &Path, reason: String) -> Failure {
    let file = file.display().to_string();
    Failure::Other(say!(console.texts, "error-file-read", file = file, reason = reason))
}

fn read_failure(console: &Console, file: &Path, error: &io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::NotFound => {
            let file = file.display().to_string();
            Failure::Other(say!(console.texts, "error-file-missing", file = file))
        }
        _ => file_failure(console, file, error.to_string()),
    }
}

fn write_file(console: &Console, file: &Path, bytes: &[u8]) -> Result<(), Failure> {
    replace(file, bytes).map_err(|error| unwritten(&console.texts, file, &error))
}

/// Writes a file beside and then renames it, so that there is always a complete one.
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
