//! Kinds of notices, and where each may go.

use serde::{Deserialize, Serialize};

/// Kind of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoticeKind {
    /// It is a person's turn.
    Turn,
    /// A slow turn will soon run out.
    Reminder,
    /// A game is over.
    Over,
}

/// Kinds that are turned on, as pages see them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KindsOn {
    turn: bool,
    reminder: bool,
    over: bool,
}

impl NoticeKind {
    /// Returns the number by which the store knows it; frozen.
    pub(crate) const fn number(self) -> u8 {
        match self {
            NoticeKind::Turn => 0,
            NoticeKind::Reminder => 1,
            NoticeKind::Over => 2,
        }
    }

    /// Returns its name in messages to other programs; frozen.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::Reminder => "reminder",
            NoticeKind::Over => "over",
        }
    }

    const fn bit(self) -> u32 {
        1 << self.number()
    }

    /// Reports whether the kind is not among those that are turned off.
    pub(crate) const fn is_on(self, off: u32) -> bool {
        off & self.bit() == 0
    }
}

impl KindsOn {
    pub(crate) const fn from_off(off: u32) -> KindsOn {
        KindsOn {
            turn: NoticeKind::Turn.is_on(off),
            reminder: NoticeKind::Reminder.is_on(off),
            over: NoticeKind::Over.is_on(off),
        }
    }

    /// Returns the kinds that are turned off, as the store keeps them: a kind of a later version is on.
    pub(crate) fn off(self) -> u32 {
        let kinds = [
            (self.turn, NoticeKind::Turn),
            (self.reminder, NoticeKind::Reminder),
            (self.over, NoticeKind::Over),
        ];
        kinds.iter().filter(|(on, _)| !on).fold(0, |off, (_, kind)| off | kind.bit())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_turned_off_is_kept() {
        for off in 0..8 {
            assert_eq!(KindsOn::from_off(off).off(), off);
        }
        assert!(NoticeKind::Reminder.is_on(0b101) && !NoticeKind::Over.is_on(0b101));
    }
}
