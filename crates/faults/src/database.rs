//! The store of a schedule: lines under numbers, of which each can be taken once.

use crate::audit::Audit;
use crate::chance::Chance;
use crate::fault::Fault;
use cartagena_room::{BadLine, Parted, RoomDecision, join_line, part_first_line};

/// Reason why the store did not acknowledge a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StoreFault {
    /// Another line has this number.
    Conflict,
    /// The line was not stored.
    Failed,
    /// The line may have been stored, or may be stored later.
    Unknown,
}

/// The stored game, and beside it the truth with which everything is compared.
pub(crate) struct Database {
    lines: Vec<Parted>,
    /// Lines whose connection was lost: the store is still at work on them.
    late: Vec<(u64, RoomDecision)>,
    pub(crate) audit: Audit,
}

impl Database {
    /// Stores the first line of a game.
    pub(crate) fn open(first: &str, audit: Audit) -> Result<Database, BadLine> {
        Ok(Database { lines: vec![part_first_line(first)?], late: Vec::new(), audit })
    }

    /// Returns the number of stored lines.
    pub(crate) fn len(&self) -> u64 {
        self.lines.len() as u64
    }

    /// Stores a decision as the line of this number.
    pub(crate) fn append(
        &mut self,
        number: u64,
        decision: &RoomDecision,
        chance: &mut Chance,
    ) -> Result<(), StoreFault> {
        if chance.strikes(Fault::StoreFails) {
            return Err(StoreFault::Failed);
        }
        if chance.strikes(Fault::LateCommit) {
            self.late.push((number, decision.clone()));
            return Err(StoreFault::Unknown);
        }
        self.insert(number, decision)?;
        if chance.strikes(Fault::AnswerLost) { Err(StoreFault::Unknown) } else { Ok(()) }
    }

    fn insert(&mut self, number: u64, decision: &RoomDecision) -> Result<(), StoreFault> {
        if number != self.len() + 1 {
            return Err(StoreFault::Conflict);
        }
        let parted = decision.parted();
        match joined(&parted, false) {
            Ok(line) => self.audit.note(decision, &line),
            Err(BadLine) => self.audit.fail(format!("line {number} does not fit its texts")),
        }
        self.lines.push(parted);
        Ok(())
    }

    /// Leaves a line to the store whose host is gone.
    pub(crate) fn leave_to_finish(&mut self, number: u64, decision: RoomDecision) {
        self.late.push((number, decision));
    }

    /// Lets the store finish one of the lines whose connection was lost.
    pub(crate) fn finish_late_line(&mut self, chance: &mut Chance) {
        if self.late.is_empty() {
            return;
        }
        let (number, decision) = self.late.remove(chance.below(self.late.len()));
        // If the number was taken meanwhile, that line has lost.
        let _ = self.insert(number, &decision);
    }

    /// Reports whether the store is still at work on a line.
    pub(crate) fn has_late_lines(&self) -> bool {
        !self.late.is_empty()
    }

    /// Reads all lines, with the texts in their places.
    pub(crate) fn read(&mut self, chance: &mut Chance) -> Result<Vec<String>, StoreFault> {
        if chance.strikes(Fault::ReadFails) {
            return Err(StoreFault::Failed);
        }
        let lines = self.lines.iter().enumerate().map(|(at, parted)| joined(parted, at == 0));
        lines.collect::<Result<_, _>>().map_err(|BadLine| {
            self.audit.fail("a stored line does not fit its texts".to_owned());
            StoreFault::Failed
        })
    }
}

fn joined(parted: &Parted, is_first: bool) -> Result<String, BadLine> {
    let texts: Vec<_> = parted.texts.iter().map(|text| Some(text.text.clone())).collect();
    join_line(&parted.line, &texts, is_first)
}
