//! `cartagena bot --table LINK -- PROGRAM`: a program that speaks the engine's protocol plays at an online
//! table, by a token of its owner.
//!
//! The program is asked only about the position that its seat sees, and a move names the entry after which it
//! was chosen: whatever is lost or comes late, no move is played twice.

use super::connection::{FirstAttempt, Line, LineEvent, LineFailure};
use super::identity::{Identity, ProgramToken};
use super::link::TableLink;
use super::table::{OnlineTable, Outcome};
use crate::commands::fault_reason;
use crate::console::Console;
use crate::failure::Failure;
use cartagena::{Action, Observation};
use cartagena_arena::{Program, ProgramFault, ProgramSettings, SeatedPlayer as _, ThinkingLimit};
use cartagena_client::online::SeatSecrets;
use cartagena_protocol::{ClientMsg, Clocks, Denial, OnlineEvent, RoomStage, ServerMsg};
use cartagena_speech::room::describe_denial;
use cartagena_texts::say;
use std::io::{self, Write as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// Time that the way to the server and back may take, kept free at the end of a turn.
const WAY: Duration = Duration::from_millis(1_500);
/// Least time for a turn, however little the clock has left.
const LEAST: Duration = Duration::from_millis(100);
/// Time after which a move that was not answered is looked after.
const ANSWER: Duration = Duration::from_secs(10);
/// The same for one that the server could not take at that moment.
const BUSY: Duration = Duration::from_secs(2);
/// Interval of looking whether that is due.
const TICK: Duration = Duration::from_secs(1);

/// The options of the command line.
#[derive(Debug)]
pub(crate) struct BotOptions {
    /// The table.
    pub(crate) link: TableLink,
    /// The token of the program.
    pub(crate) token: ProgramToken,
    /// The time for a turn.
    pub(crate) turn: Duration,
    /// The program with its arguments.
    pub(crate) words: Vec<String>,
}

/// Something that happens.
enum Happening {
    Line(LineEvent),
    Chosen(Answer),
}

/// A question to the program.
struct Question {
    seen: Observation,
    after: u64,
    /// The rest of the time for the turn.
    limit: Duration,
}

/// The program's answer.
struct Answer {
    after: u64,
    choice: Result<Action, ProgramFault>,
    /// Time that counts; starting does not.
    used: Duration,
}

/// Plays until the game is over.
pub(crate) fn run_bot(console: &Console, options: BotOptions) -> Result<(), Failure> {
    let mut fresh = [0; 32];
    getrandom::fill(&mut fresh).map_err(|error| Failure::Other(error.to_string()))?;
    let (link, texts) = (options.link.clone(), console.texts.clone());
    let table = OnlineTable::new(link, texts, SeatSecrets::default(), fresh).for_program();
    let (sender, happenings) = channel();
    let told = sender.clone();
    let tell = move |event| told.send(Happening::Line(event)).is_ok();
    let program = Identity::Program(options.token);
    let line = Line::open(options.link, program, FirstAttempt::OneOfMany, tell)?;
    let (questions, thinking) = start_thinking(options.words, sender)?;
    let mut bot = OnlineBot {
        console,
        printer: Printer::start()?,
        table,
        line,
        questions,
        limit: options.turn,
        asked: None,
        turn: (0, Duration::ZERO),
        clock: None,
        sent: None,
    };
    let ended = bot.run(&happenings);
    // The program is told to quit, and given a moment for it.
    drop(bot);
    let _ = thinking.join();
    ended
}

/// Starts the thread that talks to the program.
fn start_thinking(
    words: Vec<String>,
    told: Sender<Happening>,
) -> io::Result<(Sender<Question>, JoinHandle<()>)> {
    let (questions, asked) = channel::<Question>();
    let think = move || {
        let mut program = None;
        while let Ok(question) = asked.recv() {
            let (after, starts, asked) = (question.after, program.is_none(), Instant::now());
            let choice = answer(&mut program, &words, &question);
            let faulty = choice.is_err();
            let used = if starts { Duration::ZERO } else { asked.elapsed() };
            if told.send(Happening::Chosen(Answer { after, choice, used })).is_err() || faulty {
                return;
            }
        }
    };
    let thread = std::thread::Builder::new().name("program".to_owned()).spawn(think)?;
    Ok((questions, thread))
}

/// Asks the program, which is started before its first turn.
fn answer(
    program: &mut Option<Program>,
    words: &[String],
    question: &Question,
) -> Result<Action, ProgramFault> {
    let limit = ThinkingLimit::Milliseconds(1);
    let running = match program {
        Some(running) => running,
        None => {
            let started = Program::start(words, limit, "bot", &ProgramSettings::default())?;
            program.insert(started)
        }
    };
    running.set_turn_limit(question.limit);
    running.choose(&question.seen, Instant::now())
}

/// A thread that prints: a reader who stops reading must not stop the game.
struct Printer {
    lines: Option<Sender<String>>,
    done: Receiver<()>,
}

impl Printer {
    fn start() -> io::Result<Printer> {
        let ((lines, printed), (finished, done)) = (channel::<String>(), channel());
        let print = move || {
            while let Ok(line) = printed.recv() {
                // A reader that has gone away is no reason to stop playing.
                let mut out = anstream::stdout();
                let _ = writeln!(out, "{line}").and_then(|()| out.flush());
            }
            let _ = finished.send(());
        };
        std::thread::Builder::new().name("printer".to_owned()).spawn(print)?;
        Ok(Printer { lines: Some(lines), done })
    }

    fn print(&self, line: String) {
        let _ = self.lines.as_ref().map(|lines| lines.send(line));
    }
}

impl Drop for Printer {
    /// Waits a moment until everything is printed.
    fn drop(&mut self) {
        self.lines = None;
        let _ = self.done.recv_timeout(Duration::from_secs(2));
    }
}

/// A program at a table.
struct OnlineBot<'a> {
    console: &'a Console,
    printer: Printer,
    table: OnlineTable,
    line: Line,
    questions: Sender<Question>,
    limit: Duration,
    /// Number of the entry after which the program was asked for a move, until it has answered.
    asked: Option<u64>,
    /// The turn that is played, as the number of moves before it, and the time that was used.
    turn: (usize, Duration),
    /// Moment at which the time of the seat is up, where there is a clock.
    clock: Option<Instant>,
    /// Number of the entry after which a move was sent, and when to look after it.
    sent: Option<(u64, Instant)>,
}

/// The decision whether the program goes on.
type Next = Result<bool, Failure>;

impl OnlineBot<'_> {
    fn run(&mut self, happenings: &Receiver<Happening>) -> Result<(), Failure> {
        self.table.tell(&say!(self.console.texts, "online-reaching"));
        loop {
            self.print();
            let goes_on = match happenings.recv_timeout(TICK) {
                Ok(Happening::Line(event)) => self.handle_line(event),
                Ok(Happening::Chosen(answer)) => self.play(answer),
                Err(RecvTimeoutError::Timeout) => Ok(true),
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            };
            if !goes_on? || self.is_over() {
                self.print();
                return Ok(());
            }
            self.look_after();
            self.ask();
        }
    }

    /// Prints what was told.
    fn print(&mut self) {
        for sentence in self.table.take_log() {
            self.printer.print(self.console.for_stdout(&sentence));
        }
    }

    fn handle_line(&mut self, event: LineEvent) -> Next {
        match event {
            LineEvent::Heard(message) => self.hear(*message),
            LineEvent::Connected => {
                self.table.connected();
                self.sent = None;
                Ok(true)
            }
            LineEvent::Lost => {
                self.table.tell(&say!(self.console.texts, "online-back-soon"));
                Ok(true)
            }
            LineEvent::NotYet(why) => {
                let reason = super::failure_words(&self.console.texts, &why);
                self.table.tell(&say!(self.console.texts, "net-bot-waits", reason = reason));
                Ok(true)
            }
            LineEvent::Failed(LineFailure::Refused(401)) => {
                Err(Failure::Other(say!(self.console.texts, "net-token-unknown")))
            }
            LineEvent::Failed(why) => Err(super::failure(&self.console.texts, &why)),
        }
    }

    fn hear(&mut self, message: ServerMsg) -> Next {
        match &message {
            ServerMsg::Online(OnlineEvent::Clocks(clocks)) => self.clock = self.time_up(clocks),
            ServerMsg::Online(OnlineEvent::Denied { reason, .. }) => return self.denied(*reason),
            _ => {}
        }
        let outcome = self.table.hear(message);
        self.perform(outcome)
    }

    /// Returns the moment at which the time of the own seat is up; `None` while its clock stands still.
    fn time_up(&self, clocks: &Clocks) -> Option<Instant> {
        let own = self.table.room().and_then(|room| room.your_seat)?;
        let reserve = clocks.reserves_ms.get(own.index()).copied().unwrap_or(0);
        let left = Duration::from_millis(clocks.turn_left_ms.saturating_add(reserve));
        let up = Instant::now().checked_add(left);
        up.filter(|_| clocks.running == Some(own))
    }

    /// Goes on after a refusal that passes; anything else is told at the end.
    fn denied(&mut self, reason: Denial) -> Next {
        if ![Denial::RateLimited, Denial::NotStored, Denial::OutcomeUnknown].contains(&reason) {
            return Err(Failure::Other(describe_denial(&self.console.texts, reason)));
        }
        let after = self.sent.map_or(u64::MAX, |(after, _)| after);
        self.sent = Some((after, Instant::now() + BUSY));
        Ok(true)
    }

    /// Sends what is to be sent. What cannot be sent now is asked for again once there is a connection.
    fn perform(&mut self, outcome: Outcome) -> Next {
        for message in outcome.send {
            self.line.send(message);
        }
        match outcome.end {
            None => Ok(true),
            Some(told) => Err(Failure::Other(told.unwrap_or_default())),
        }
    }

    /// Reports whether there is nothing more to play: the game is over, or the seat is out of it.
    fn is_over(&self) -> bool {
        let Some(room) = self.table.room() else { return false };
        let own = room.your_seat.and_then(|seat| room.seats.get(seat.index()));
        let over = matches!(room.stage, RoomStage::Over { .. } | RoomStage::Closed);
        over || own.is_some_and(|seat| seat.out)
    }

    /// Asks the program for a move if it is its turn and it does not think already.
    fn ask(&mut self) {
        let Some(view) = self.table.view() else { return };
        let own = self.table.room().and_then(|room| room.your_seat);
        let (after, begun) = (view.seq(), turn_start(view));
        let waits = self.asked.is_some() || self.sent.is_some_and(|(sent, _)| sent == after);
        if own.is_none() || view.seat() != own || !view.is_my_turn() || waits {
            return;
        }
        if view.to_confirm().is_some() {
            self.line.send(ClientMsg::Confirm { game: view.game().to_owned(), after });
            self.sent = Some((after, Instant::now() + ANSWER));
            return;
        }
        let seen = view.now().clone();
        let question = Question { seen, after, limit: self.time_left(begun) };
        if self.questions.send(question).is_ok() {
            self.asked = Some(after);
        }
    }

    /// Returns what is left of the time for the turn before which so many moves were played.
    fn time_left(&mut self, begun: usize) -> Duration {
        if self.turn.0 != begun {
            self.turn = (begun, Duration::ZERO);
        }
        let own = self.limit.saturating_sub(self.turn.1);
        let clock = self.clock.map(|up| up.saturating_duration_since(Instant::now() + WAY));
        clock.map_or(own, |clock| clock.max(LEAST).min(own))
    }

    /// Plays what the program has chosen, unless the game went on meanwhile.
    fn play(&mut self, Answer { after, choice, used }: Answer) -> Next {
        self.asked = None;
        self.turn.1 += used;
        let action = choice.map_err(|fault| {
            let reason = fault_reason(&self.console.texts, &fault);
            Failure::Other(say!(self.console.texts, "net-bot-fault", reason = reason))
        })?;
        let view = self.table.view().filter(|view| view.seq() == after && view.may_move());
        if let Some(view) = view {
            let (game, action) = (view.game().to_owned(), action.into());
            self.line.send(ClientMsg::Play { game, after, action });
            self.sent = Some((after, Instant::now() + ANSWER));
        }
        Ok(true)
    }

    /// Asks how the table stands, if nothing is heard of a move for long.
    fn look_after(&mut self) {
        if self.sent.take_if(|(_, due)| *due <= Instant::now()).is_some() {
            // Who was not let sit down asks for the seat again.
            self.table.connected();
            for message in self.table.watch().send {
                self.line.send(message);
            }
        }
    }
}

/// Returns the number of moves before the turn that is played.
fn turn_start(view: &cartagena_client::GameView) -> usize {
    let own = view.seat();
    let same = view.events().rev().take_while(|event| Some(event.seat()) == own).count();
    view.moves() - same
}
