use crate::arguments;
use crate::errors::{RecordError, record as record_error, unreadable, with_code};
use crate::game::Game;
use cartagena::{Outcome, Seat};
use cartagena_environment::Playthrough;
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

/// A game as a text that people can read and mail. It exists only if it replays.
#[pyclass(module = "cartagena", eq, frozen)]
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Record {
    pub(crate) record: cartagena_record::Record,
}

#[pymethods]
impl Record {
    /// Read the text of a record.
    #[staticmethod]
    fn read(text: &str) -> PyResult<Record> {
        let read = cartagena_record::Record::read(text);
        Ok(Record { record: read.map_err(|error| record_error(&error, text))? })
    }

    /// Read all records of a text, one after another.
    #[staticmethod]
    fn read_all(text: &str) -> PyResult<Vec<Record>> {
        let read = cartagena_record::Record::read_all(text).map_err(|several| {
            let (line, column) = several.error.line_and_column(text);
            let message = format!(
                "record {} of {}: line {line}, column {column}: {}",
                several.number, several.count, several.error.problem
            );
            with_code(RecordError::new_err(message), several.error.problem.code())
        })?;
        Ok(read.into_iter().map(|record| Record { record }).collect())
    }

    /// The players' names by seat; empty where none was given.
    #[getter]
    fn names(&self) -> Vec<String> {
        let seats = Seat::first_n(self.record.start().position().seats());
        seats.map(|seat| self.record.name(seat).to_owned()).collect()
    }

    /// All moves in long notation, with the cards that came.
    #[getter]
    fn moves(&self) -> Vec<String> {
        self.record.events().iter().map(|event| event.notation().to_string()).collect()
    }

    /// The seat of each move.
    #[getter]
    fn seats(&self) -> Vec<u8> {
        self.record.events().iter().map(|event| event.seat().number()).collect()
    }

    /// ``"won.N"``, ``"drawn"`` or ``"unfinished"``.
    #[getter]
    fn result(&self) -> String {
        self.record.outcome().map_or("unfinished".to_owned(), |outcome| outcome.to_string())
    }

    /// The seat that has won, by the rules or because all others resigned; else ``None``.
    #[getter]
    fn winner(&self) -> Option<u8> {
        match self.record.outcome() {
            Some(Outcome::Won(seat)) => Some(seat.number()),
            Some(Outcome::Drawn) | None => None,
        }
    }

    /// Tags that mean nothing to the game.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        for (name, value) in &self.record.other_tags {
            tags.set_item(name, value)?;
        }
        Ok(tags)
    }

    /// Return the game after some of its moves, by default all, ready to be played on. If the record
    /// does not tell the cards to come, the seed gives their order.
    #[pyo3(signature = (moves = None, *, seed = None))]
    fn game(
        &self,
        moves: Option<&Bound<'_, PyAny>>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Game> {
        let all = self.record.events();
        let wanted = moves.map(|moves| arguments::integer(moves, "moves")).transpose()?;
        let moves = wanted.map_or(Some(all.len()), |moves| usize::try_from(moves).ok());
        let (moves, played) =
            moves.and_then(|moves| Some((moves, all.get(..moves)?))).ok_or_else(|| {
                let wanted = arguments::shown(wanted.unwrap_or_default());
                PyIndexError::new_err(format!("the record has {} moves, not {wanted}", all.len()))
            })?;
        let mut part = self.record.clone();
        if played.len() < all.len() {
            let end = self.record.games().nth(moves);
            let end = end.unwrap_or_else(|| self.record.start().clone());
            let start = self.record.start().clone();
            part = cartagena_record::Record::from_played(start, [], played.to_vec(), end);
            part.seed = self.record.seed;
        }
        let whole = Playthrough::from_record(&part, arguments::seed(seed)?);
        Ok(Game { whole: whole.map_err(|reason| unreadable(&reason, ""))? })
    }

    fn __len__(&self) -> usize {
        self.record.events().len()
    }

    fn __str__(&self) -> String {
        self.record.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Record of {} moves, {}>", self.__len__(), self.result())
    }

    fn __reduce__<'py>(slf: &Bound<'py, Record>) -> PyResult<Bound<'py, PyTuple>> {
        let reader = slf.get_type().getattr("read")?;
        (reader, (slf.get().__str__(),)).into_pyobject(slf.py())
    }
}
