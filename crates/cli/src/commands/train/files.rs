//! The files of a course: the net, its report, and the course itself while it is under way.

use crate::failure::Failure;
use crate::picture::unwritten;
use crate::voice::Voice;
use cartagena_bots::net::Net;
use cartagena_texts::say;
use cartagena_train::{Course, CourseFault, Plan};
use serde_json::Value;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Where everything goes.
pub(super) struct Files {
    /// The net.
    pub net: PathBuf,
    /// How it was made and what it can do.
    pub report: PathBuf,
    /// The course under way.
    school: PathBuf,
}

impl Files {
    /// The files beside the one that was named, or beside one named by variant and seats.
    pub(super) fn new(net: Option<&PathBuf>, plan: &Plan) -> Files {
        let usual = || PathBuf::from(format!("{}-{}.net", plan.variant.word(), plan.seats));
        let net = net.cloned().unwrap_or_else(usual);
        let (report, school) = (net.with_extension("json"), net.with_extension("school"));
        Files { net, report, school }
    }

    /// Begins a course. It is put away at once: if that cannot be, it is better known before hours
    /// of training than after them.
    pub(super) fn begun(&self, voice: &Voice, course: Course) -> Result<Course, Failure> {
        if self.school.exists() {
            let (file, form) = (self.school.display().to_string(), "--resume");
            return Err(Failure::Other(say!(
                voice.texts,
                "train-unfinished",
                file = file,
                form = form
            )));
        }
        self.put_away(voice, &course)?;
        Ok(course)
    }

    /// Takes up a course that was begun earlier.
    pub(super) fn taken_up(&self, voice: &Voice) -> Result<Course, Failure> {
        let bytes = fs::read(&self.school).map_err(|error| unread(voice, &self.school, &error))?;
        Course::load(&bytes).map_err(|fault| {
            let reason = match fault {
                CourseFault::NotACourse => say!(voice.texts, "school-unknown"),
                CourseFault::Header(line) => say!(voice.texts, "school-other", form = line),
                CourseFault::Damaged => say!(voice.texts, "school-damaged"),
            };
            refused(voice, &self.school, reason)
        })
    }

    /// Puts a course away, so that it can go on later.
    pub(super) fn put_away(&self, voice: &Voice, course: &Course) -> Result<(), Failure> {
        written(voice, &self.school, &course.save())
    }

    /// Writes what came of it; the course itself is of no more use.
    pub(super) fn finish(&self, voice: &Voice, net: &Net, report: &Value) -> Result<(), Failure> {
        written(voice, &self.net, &net.write())?;
        written(voice, &self.report, format!("{report:#}\n").as_bytes())?;
        fs::remove_file(&self.school).map_err(|error| unwritten(&voice.texts, &self.school, &error))
    }
}

/// Reads a report; what is no JSON is none.
pub(super) fn report(voice: &Voice, file: &Path) -> Result<Value, Failure> {
    let bytes = fs::read(file).map_err(|error| unread(voice, file, &error))?;
    serde_json::from_slice(&bytes).map_err(|_| no_report(voice, file))
}

/// That a file is no report.
pub(super) fn no_report(voice: &Voice, file: &Path) -> Failure {
    refused(voice, file, say!(voice.texts, "report-unknown"))
}

fn refused(voice: &Voice, file: &Path, reason: String) -> Failure {
    let file = file.display().to_string();
    Failure::Other(say!(voice.texts, "error-file-read", file = file, reason = reason))
}

fn unread(voice: &Voice, file: &Path, error: &io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::NotFound => {
            let file = file.display().to_string();
            Failure::Other(say!(voice.texts, "error-file-missing", file = file))
        }
        _ => refused(voice, file, error.to_string()),
    }
}

fn written(voice: &Voice, file: &Path, bytes: &[u8]) -> Result<(), Failure> {
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
