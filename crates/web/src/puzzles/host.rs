//! A puzzle as the host of a table: messages of the page in, answers out. No browser.

use super::own::GOOD_ENOUGH;
use cartagena::{Action, Event, Notated, Outcome, Setup};
use cartagena_bots::{Reason, turn_reasons};
use cartagena_protocol::{ClientMsg, EntryView, SeatLabel, SeenMove, ServerMsg, Snapshot};
use cartagena_puzzles::{Attempt, AttemptState, Drawback, Puzzle, drawbacks};

/// The id of the table's game.
pub const GAME: &str = "puzzle";

/// Number of hints: the themes, then the first move.
const HINTS: u8 = 2;

/// State of the try, which decides what the page says.
#[derive(Clone, Debug, PartialEq)]
pub enum Stage {
    /// The best turn is to be found.
    Searching,
    /// Three moves are made; the turn is to be ended.
    ToConfirm,
    /// The turn was another one, and the captain looks whether it is as good.
    Judging,
    /// The turn was another one, with what it gives away.
    Wrong(Vec<Drawback>),
    /// The turn was found.
    Solved,
    /// The solution is shown.
    Shown,
}

/// The captain's word on a try: the mover's chances after it and after the best turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TryValue {
    /// Nothing yet.
    Unknown,
    /// The captain's data could not be had.
    Unavailable,
    /// Chances by one search.
    Judged {
        /// After the try.
        tried: f32,
        /// After the best turn.
        best: f32,
    },
}

/// A puzzle under way: the table's game, and the sentences beside it.
#[derive(Clone, Debug)]
pub struct PuzzleHost {
    attempt: Attempt,
    seq: u64,
    hints: u8,
    shown: bool,
    /// True once a try was wrong, a hint was given or the solution was shown.
    spoiled: bool,
    /// Number of the turn of the learner's own game, if the position is from one. Then any turn that
    /// is as good as the best solves it.
    own_turn: Option<usize>,
    /// The events of the try.
    tried: Vec<Event>,
    value: TryValue,
}

impl PuzzleHost {
    /// Starts a puzzle.
    pub fn new(puzzle: Puzzle) -> PuzzleHost {
        let attempt = Attempt::new(puzzle);
        let (tried, value) = (Vec::new(), TryValue::Unknown);
        let (hints, shown, spoiled, own_turn) = (0, false, false, None);
        PuzzleHost { attempt, seq: 0, hints, shown, spoiled, own_turn, tried, value }
    }

    /// Starts a position of the learner's own game.
    pub fn own(puzzle: Puzzle, turn: usize) -> PuzzleHost {
        PuzzleHost { own_turn: Some(turn), ..PuzzleHost::new(puzzle) }
    }

    /// Returns the number of the turn of the learner's own game, if the position is from one.
    pub fn own_turn(&self) -> Option<usize> {
        self.own_turn
    }

    /// Returns the events of a try that the captain is to judge.
    pub fn to_judge(&self) -> Option<&[Event]> {
        (self.stage() == Stage::Judging).then_some(self.tried.as_slice())
    }

    /// Takes the captain's word on the try.
    pub fn take_value(&mut self, value: TryValue) {
        if self.stage() == Stage::Judging {
            self.value = value;
        }
    }

    /// Returns the captain's word on the try.
    pub fn value(&self) -> TryValue {
        self.value
    }

    fn wrong_stage(&self) -> Stage {
        let played = self.attempt.played();
        let wrong = || Stage::Wrong(drawbacks(self.puzzle(), played).unwrap_or_default());
        match self.value {
            _ if self.own_turn.is_none() => wrong(),
            _ if self.has_won() => Stage::Solved,
            TryValue::Unknown => Stage::Judging,
            TryValue::Judged { tried, best } if best - tried < GOOD_ENOUGH => Stage::Solved,
            TryValue::Judged { .. } | TryValue::Unavailable => wrong(),
        }
    }

    fn has_won(&self) -> bool {
        self.attempt.observation().turn().outcome() == Some(Outcome::Won(self.puzzle().mover()))
    }

    /// Returns the puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        self.attempt.puzzle()
    }

    /// Returns what there is to say.
    pub fn stage(&self) -> Stage {
        match self.attempt.state() {
            _ if self.shown => Stage::Shown,
            AttemptState::Playing => Stage::Searching,
            AttemptState::ToConfirm => Stage::ToConfirm,
            AttemptState::Solved => Stage::Solved,
            AttemptState::Wrong => self.wrong_stage(),
        }
    }

    /// Returns the number of hints that were given.
    pub fn hints(&self) -> u8 {
        self.hints
    }

    /// Returns whether there is another hint.
    pub fn has_hint(&self) -> bool {
        !self.shown && !self.attempt.is_over() && self.hints < HINTS
    }

    /// Returns the result once it is decided: true if the puzzle was solved at the first try and
    /// without a hint.
    pub fn result(&self) -> Option<bool> {
        match self.attempt.state() {
            AttemptState::Solved => Some(!self.spoiled),
            AttemptState::Wrong => Some(false),
            _ => self.shown.then_some(false),
        }
    }

    /// Reports whether the puzzle was found, but not at the first try without a hint: it does not count.
    pub fn is_found_late(&self) -> bool {
        self.own_turn.is_none() && self.stage() == Stage::Solved && self.spoiled
    }

    /// Returns the only moves to highlight; `None` if all legal ones are.
    pub fn glowing(&self) -> Option<Vec<Action>> {
        if self.shown || self.attempt.is_over() {
            return Some(Vec::new());
        }
        let first = self.puzzle().solution.first().filter(|_| self.attempt.played().is_empty());
        first.filter(|_| self.hints == HINTS).map(|step| vec![step.action])
    }

    /// Returns the solution while it is shown.
    pub fn shown_solution(&self) -> &[Notated] {
        if self.shown { &self.puzzle().solution } else { &[] }
    }

    /// Returns the reasons for the best turn.
    pub fn reasons(&self) -> Vec<Reason> {
        turn_reasons(&self.puzzle().seen, &self.puzzle().actions()).unwrap_or_default()
    }

    /// Gives the next hint.
    pub fn give_hint(&mut self) -> ServerMsg {
        if self.has_hint() {
            // A turn of one's own game has no theme to name.
            self.hints = if self.own_turn.is_some() { HINTS } else { self.hints + 1 };
            self.spoiled = true;
        }
        self.events(Vec::new())
    }

    /// Starts the puzzle again.
    pub fn restart(&mut self) -> ServerMsg {
        self.attempt = self.attempt.again();
        (self.seq, self.shown) = (0, false);
        self.tried.clear();
        self.value = TryValue::Unknown;
        self.snapshot()
    }

    /// Goes back to the start and shows the solution.
    pub fn show_solution(&mut self) -> ServerMsg {
        let table = self.restart();
        (self.shown, self.spoiled) = (true, true);
        table
    }

    /// Handles a message of the table.
    pub fn receive(&mut self, message: &ClientMsg) -> Option<ServerMsg> {
        match message {
            ClientMsg::Watch { .. } => Some(self.snapshot()),
            _ if self.shown => Some(self.events(Vec::new())),
            ClientMsg::Play { action, .. } => {
                let event = self.attempt.play(action.parsed()?.action);
                Some(self.after_move(event))
            }
            ClientMsg::Confirm { .. } => {
                let confirmed = self.attempt.confirm();
                self.note_failure();
                Some(self.events(confirmed.then_some(EntryView::Confirmed).into_iter().collect()))
            }
            ClientMsg::Undo { .. } => {
                let undone = self.attempt.undo();
                if undone {
                    self.tried.pop();
                }
                Some(self.events(undone.then_some(EntryView::Undone).into_iter().collect()))
            }
            _ => None,
        }
    }

    fn after_move(&mut self, event: Option<Event>) -> ServerMsg {
        self.note_failure();
        self.tried.extend(event.clone());
        let done = self.attempt.is_over();
        let entry = |event: Event| EntryView::Played { event: SeenMove::from(&event), done };
        self.events(event.map(entry).into_iter().collect())
    }

    fn note_failure(&mut self) {
        self.spoiled |= self.attempt.state() == AttemptState::Wrong;
    }

    /// Returns the table as it stands.
    pub fn snapshot(&self) -> ServerMsg {
        let seen = self.attempt.observation();
        let mover = self.puzzle().mover();
        let snapshot = Snapshot {
            game: GAME.to_owned(),
            seq: self.seq,
            viewer: Some(mover),
            seats: vec![SeatLabel::default(); seen.seats()],
            start: Setup::from(&seen),
            moves: Vec::new(),
            to_confirm: (self.attempt.state() == AttemptState::ToConfirm).then_some(mover),
            can_undo: self.attempt.can_undo(),
        };
        ServerMsg::Snapshot(Box::new(snapshot))
    }

    /// Returns the message about new entries. One without entries makes the table let go of what is
    /// chosen.
    fn events(&mut self, entries: Vec<EntryView>) -> ServerMsg {
        self.seq += entries.len() as u64;
        let can_undo = self.attempt.can_undo();
        ServerMsg::Events { game: GAME.to_owned(), seq: self.seq, entries, can_undo }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartagena_client::GameView;
    use cartagena_puzzles::PuzzleFile;
    use cartagena_texts::{Lang, Texts};

    fn puzzles() -> Vec<Puzzle> {
        let file: PuzzleFile =
            include_str!("../../../puzzles/data/puzzles.txt").parse().expect("the puzzles");
        file.puzzles
    }

    /// A puzzle and the view of a table that follows it.
    struct Desk {
        host: PuzzleHost,
        view: GameView,
    }

    impl Desk {
        fn new(puzzle: &Puzzle) -> Desk {
            let mut host = PuzzleHost::new(puzzle.clone());
            let told = host.receive(&ClientMsg::Watch { game: GAME.into(), seat: None });
            Desk { view: viewed(told), host }
        }

        fn send(&mut self, message: &ClientMsg) {
            let Some(ServerMsg::Events { seq, entries, can_undo, .. }) = self.host.receive(message)
            else {
                panic!("{message:?}")
            };
            self.view.follow(seq, &entries, can_undo).expect("entries in step");
            assert_eq!(*self.view.now(), self.host.attempt.observation());
        }

        fn play(&mut self, action: Action) {
            let (game, after) = (GAME.into(), self.view.seq());
            self.send(&ClientMsg::Play { game, after, action: action.into() });
        }

        fn confirm_if_asked(&mut self) {
            if self.view.to_confirm().is_some() {
                self.send(&ClientMsg::Confirm { game: GAME.into(), after: self.view.seq() });
            }
        }

        fn undo(&mut self) {
            self.send(&ClientMsg::Undo { game: GAME.into(), after: self.view.seq() });
        }
    }

    fn viewed(told: Option<ServerMsg>) -> GameView {
        let Some(ServerMsg::Snapshot(snapshot)) = told else { panic!("{told:?}") };
        GameView::new(&snapshot).expect("a snapshot").with_separate_devices()
    }

    #[test]
    fn every_shipped_puzzle_is_solved_at_a_table_by_its_solution() {
        for puzzle in puzzles() {
            let mut desk = Desk::new(&puzzle);
            puzzle.actions().into_iter().for_each(|action| desk.play(action));
            desk.confirm_if_asked();
            assert_eq!(desk.host.stage(), Stage::Solved, "{}", puzzle.id);
            assert_eq!(desk.host.result(), Some(true));
            assert_eq!(desk.host.glowing(), Some(Vec::new()));
        }
    }

    /// Plays a turn of the last legal action each time.
    fn play_anything(desk: &mut Desk) {
        while desk.host.attempt.state() == AttemptState::Playing {
            let (legal, played) =
                (desk.host.attempt.legal_actions(), desk.host.attempt.played().len());
            desk.play(legal[legal.len() - 1]);
            assert_eq!(desk.host.attempt.played().len(), played + 1, "a legal move is played");
        }
        desk.confirm_if_asked();
    }

    #[test]
    fn a_wrong_turn_is_answered_and_can_be_tried_again() {
        let mut answered = false;
        for puzzle in puzzles() {
            let mut desk = Desk::new(&puzzle);
            play_anything(&mut desk);
            let Stage::Wrong(told) = desk.host.stage() else { continue };
            assert_eq!(Some(&told), drawbacks(&puzzle, desk.host.attempt.played()).as_ref());
            answered |= !told.is_empty();
            assert_eq!(desk.host.result(), Some(false));
            desk.view = viewed(Some(desk.host.restart()));
            assert_eq!(desk.host.stage(), Stage::Searching);
            puzzle.actions().into_iter().for_each(|action| desk.play(action));
            desk.confirm_if_asked();
            // Found in the end, but not at the first try.
            assert_eq!((desk.host.stage(), desk.host.result()), (Stage::Solved, Some(false)));
        }
        assert!(answered, "some of these turns have a drawback");
    }

    #[test]
    fn moves_are_taken_back_before_the_turn_ends() {
        let all = puzzles();
        let puzzle = all.iter().find(|puzzle| puzzle.solution.len() == 3).expect("one");
        let mut desk = Desk::new(puzzle);
        let actions = puzzle.actions();
        desk.play(actions[0]);
        desk.undo();
        assert_eq!(*desk.view.now(), puzzle.seen);
        assert_eq!(desk.host.result(), None);
    }

    #[test]
    fn hints_narrow_the_choice_and_cost_the_point() {
        let all = puzzles();
        let mut desk = Desk::new(&all[0]);
        assert_eq!(desk.host.glowing(), None);
        desk.host.give_hint();
        desk.host.give_hint();
        desk.host.give_hint();
        assert_eq!(desk.host.hints(), HINTS);
        assert_eq!(desk.host.glowing(), Some(vec![all[0].actions()[0]]));
        all[0].actions().into_iter().for_each(|action| desk.play(action));
        desk.confirm_if_asked();
        assert_eq!((desk.host.stage(), desk.host.result()), (Stage::Solved, Some(false)));
        // A puzzle found after a hint looked like any other solved one.
        let said = super::super::sentences::now(&Texts::new(Lang::En), &desk.host);
        assert_eq!(said[1], "It does not count as solved: only a first try without hints does.");
        let mut first_try = Desk::new(&all[0]);
        all[0].actions().into_iter().for_each(|action| first_try.play(action));
        first_try.confirm_if_asked();
        assert!(!first_try.host.is_found_late());
    }

    /// In a position of one's own game the captain decides whether another turn is as good.
    #[test]
    fn a_turn_as_good_as_the_best_solves_a_position_of_ones_own_game() {
        let all = puzzles();
        let answered = |value: TryValue| {
            let mut desk = Desk::new(&all[0]);
            desk.host = PuzzleHost::own(all[0].clone(), 4);
            play_anything(&mut desk);
            assert_eq!(desk.host.stage(), Stage::Judging);
            assert!(desk.host.to_judge().is_some_and(|events| !events.is_empty()));
            desk.host.take_value(value);
            desk.host.stage()
        };
        assert_eq!(answered(TryValue::Judged { tried: 0.50, best: 0.52 }), Stage::Solved);
        for value in [TryValue::Judged { tried: 0.4, best: 0.52 }, TryValue::Unavailable] {
            assert!(matches!(answered(value), Stage::Wrong(_)), "{value:?}");
        }
    }

    #[test]
    fn nothing_is_played_while_the_solution_is_shown() {
        let all = puzzles();
        let mut desk = Desk::new(&all[0]);
        desk.view = viewed(Some(desk.host.show_solution()));
        desk.play(all[0].actions()[0]);
        assert_eq!((desk.host.stage(), desk.host.result()), (Stage::Shown, Some(false)));
        assert_eq!(desk.host.shown_solution(), all[0].solution);
    }
}
