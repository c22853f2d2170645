//! The exceptions of the package. All are `ValueError`s.

use cartagena::Fault;
use cartagena_environment::{NotPlayed, Unreadable};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

create_exception!(
    cartagena,
    CartagenaError,
    PyValueError,
    "Base class of all errors of this package. `code` is a stable name for programs."
);
create_exception!(
    cartagena,
    IllegalMoveError,
    CartagenaError,
    "A move or action that is not one, or that the rules do not allow. The game is unchanged."
);
create_exception!(
    cartagena,
    PositionError,
    CartagenaError,
    "Rules, a tunnel or a position that cannot be read, or that cannot be."
);
create_exception!(
    cartagena,
    RecordError,
    CartagenaError,
    "A text that is not a record, or that does not replay."
);
create_exception!(
    cartagena,
    NetError,
    CartagenaError,
    "A net that is damaged, or that was trained for another kind of table."
);

/// Adds the stable code to an exception.
pub(crate) fn with_code(error: PyErr, code: &str) -> PyErr {
    Python::attach(|py| {
        // Without a code the exception still names the problem.
        let _ = error.value(py).setattr("code", code);
    });
    error
}

pub(crate) fn not_played(reason: NotPlayed) -> PyErr {
    with_code(IllegalMoveError::new_err(reason.to_string()), reason.code())
}

pub(crate) fn illegal(message: String, code: &str) -> PyErr {
    with_code(IllegalMoveError::new_err(message), code)
}

pub(crate) fn fault(what: &str, fault: Fault) -> PyErr {
    with_code(PositionError::new_err(format!("{what}: {fault}")), fault.problem.code())
}

pub(crate) fn unreadable(reason: &Unreadable, text: &str) -> PyErr {
    match reason {
        Unreadable::Record(error) => record(error, text),
        Unreadable::Pile => with_code(RecordError::new_err(reason.to_string()), "pile"),
    }
}

pub(crate) fn record(error: &cartagena_record::RecordError, text: &str) -> PyErr {
    let (line, column) = error.line_and_column(text);
    let message = format!("line {line}, column {column}: {}", error.problem);
    with_code(RecordError::new_err(message), error.problem.code())
}
