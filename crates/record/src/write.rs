use crate::notes::TAG;
use crate::tags::Tag;
use crate::{Record, RecordEnd, VERSION};
use cartagena::{Event, Seat, Setup, Turn};
use cartagena_deal::VERSION as DEAL;
use cartagena_deal::commit_reveal::TextHash;
use std::fmt;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, self.hash(), true)
    }
}

impl Record {
    /// Writes the record. The hash is over all but the notes, which anybody may add later.
    pub(crate) fn write(
        &self,
        f: &mut fmt::Formatter<'_>,
        sum: Option<TextHash>,
        notes: bool,
    ) -> fmt::Result {
        let notes = notes && !self.notes.is_empty();
        f.write_str(&Tag::write("Cartagena", VERSION))?;
        self.write_start(f)?;
        self.write_deal(f)?;
        for (name, value) in &self.other_tags {
            f.write_str(&Tag::write(name, value))?;
        }
        if notes {
            f.write_str(&Tag::write(TAG.0, TAG.1))?;
        }
        self.write_result(f)?;
        sum.map_or(Ok(()), |sum| f.write_str(&Tag::write("Sum", &sum.to_string())))?;
        self.write_turns(f, notes)
    }

    fn write_result(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Tag::write("Result", &self.result()))?;
        match self.ending {
            None => Ok(()),
            Some(RecordEnd::Resignation(_)) => f.write_str(&Tag::write("Ended", "resignation")),
            Some(RecordEnd::Agreement) => f.write_str(&Tag::write("Ended", "agreement")),
        }
    }

    fn write_start(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = Setup::from(&self.start);
        if !self.is_dealt() {
            f.write_str(&Tag::write("Position", &setup.to_string()))?;
            return self.write_names(f);
        }
        f.write_str(&Tag::write("Rules", &setup.rules.to_string()))?;
        f.write_str(&Tag::write("Tunnel", &setup.tunnel.to_string()))?;
        self.write_names(f)?;
        let first = self.start.turn().seat().unwrap_or(Seat::FIRST);
        f.write_str(&Tag::write("First", &first.to_string()))?;
        let hands: Vec<String> = setup.seats.iter().map(|crew| crew.hand.to_string()).collect();
        f.write_str(&Tag::write("Hands", &hands.join("|")))?;
        if setup.rules.variant.has_row() {
            f.write_str(&Tag::write("Row", &setup.row.to_string()))?;
        }
        Ok(())
    }

    fn write_names(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut named = self.names.iter().enumerate().filter(|(_, name)| !name.is_empty());
        named.try_for_each(|(index, name)| f.write_str(&Tag::write(&format!("Seat{index}"), name)))
    }

    fn write_deal(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(proof) = &self.proof {
            self.write_proof(proof, f)?;
        } else if let Some(commitment) = self.commitment {
            f.write_str(&Tag::write("Deal", &format!("{DEAL} {commitment}")))?;
        }
        if let Some(seed) = self.seed.filter(|_| self.proof.is_none()) {
            f.write_str(&Tag::write("Seed", &seed.to_string()))?;
        }
        match self.unconfirmed {
            true => f.write_str(&Tag::write("Unconfirmed", "yes")),
            false => Ok(()),
        }
    }

    fn write_turns(&self, f: &mut fmt::Formatter<'_>, notes: bool) -> fmt::Result {
        let lines = |turn| if notes { self.note_lines(turn) } else { String::new() };
        let (turns, before) = (self.turns(), lines(0));
        if !before.is_empty() || (turns.is_empty() && notes) {
            write!(f, "\n{before}")?;
        }
        for (index, turn) in turns.iter().enumerate() {
            let seat = turn[0].seat();
            let moves: Vec<String> =
                turn.iter().map(|event| event.notation().to_string()).collect();
            let gap = if index == 0 && before.is_empty() { "\n" } else { "" };
            writeln!(f, "{gap}{}. {seat}: {}", index + 1, moves.join(" "))?;
            f.write_str(&lines(index + 1))?;
        }
        f.write_str(&lines(turns.len() + 1))
    }

    /// Returns the events turn by turn.
    #[must_use]
    pub fn turns(&self) -> Vec<&[Event]> {
        let mut turns = Vec::new();
        let mut begin = 0;
        let mut moves_left = match self.start.turn() {
            Turn::ToMove { moves_left, .. } => moves_left,
            Turn::Over(_) => Turn::MOVES,
        };
        for (index, event) in self.events.iter().enumerate() {
            moves_left -= 1;
            if moves_left == 0 || matches!(event, Event::EndedTurn { .. }) {
                turns.push(&self.events[begin..=index]);
                begin = index + 1;
                moves_left = Turn::MOVES;
            }
        }
        turns.extend(Some(&self.events[begin..]).filter(|turn| !turn.is_empty()));
        turns
    }
}
