//! `cartagena play --online LINK` and `cartagena bot --table LINK`: online tables, for a person at the
//! terminal and for a program. The table is a value ([`table`]); the connection has a thread of its own
//! ([`connection`]); only this module brings them and the keyboard together, and [`bot`] them and a program.

mod bot;
mod connection;
mod identity;
mod link;
mod screen;
mod table;

pub(crate) use bot::{BotOptions, run_bot};
pub(crate) use identity::ProgramToken;
pub(crate) use link::TableLink;

use crate::console::{Console, is_terminal, suspend};
use crate::failure::Failure;
use crate::play::suspends;
use crate::raw_screen::RawScreen;
use cartagena_client::online::SeatSecrets;
use cartagena_protocol::MAX_CHAT_CHARS;
use cartagena_texts::{Texts, say};
use connection::{FirstAttempt, Line, LineEvent, LineFailure};
use identity::{Identity, IdentityFiles};
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, read};
use std::io::{self, Write as _};
use std::sync::mpsc::{Receiver, Sender, channel};
use table::{OnlineTable, Outcome};

/// Options of the command line.
#[derive(Clone, Debug)]
pub(crate) struct OnlineOptions {
    /// The table.
    pub(crate) link: TableLink,
    /// The name to be called by.
    pub(crate) name: Option<String>,
}

/// Something that happens.
enum Happening {
    Key(io::Result<Event>),
    Line(LineEvent),
}

/// Plays until the user leaves.
pub(crate) fn run(console: &Console, options: OnlineOptions) -> Result<(), Failure> {
    let texts = &console.texts;
    if !is_terminal() {
        let input = "cartagena play --online";
        return Err(Failure::Other(say!(texts, "no-terminal", input = input)));
    }
    let unkept = |error: io::Error| failure(texts, &LineFailure::Identity(error.to_string()));
    let files = IdentityFiles::open(&options.link, None).map_err(unkept)?;
    let secrets = files.secrets().map_err(unkept)?;
    let table = new_table(console, &options, secrets)?;
    let (sender, happenings) = channel();
    let told = sender.clone();
    let tell = move |event| told.send(Happening::Line(event)).is_ok();
    let person = Identity::Person(files.clone());
    let line = Line::open(options.link, person, FirstAttempt::Only, tell)?;
    let screen = RawScreen::open()?;
    read_keys(sender)?;
    let mut game = OnlineGame { console, table, line, files, typed: String::new() };
    let ended = game.run(screen, &happenings)?;
    match ended {
        Some(End::Failed(why)) => Err(failure(texts, &why)),
        Some(End::Told(sentence)) => {
            writeln!(anstream::stdout(), "{}", console.for_stdout(&sentence))?;
            Ok(())
        }
        None => Ok(()),
    }
}

fn new_table(
    console: &Console,
    options: &OnlineOptions,
    secrets: SeatSecrets,
) -> Result<OnlineTable, Failure> {
    let mut fresh = [0; 32];
    getrandom::fill(&mut fresh).map_err(|error| Failure::Other(error.to_string()))?;
    let (link, name) = (options.link.clone(), options.name.clone());
    Ok(OnlineTable::new(link, console.texts.clone(), secrets, fresh).with_name(name))
}

/// Reads keys in a thread: reading cannot be given up.
fn read_keys(sender: Sender<Happening>) -> io::Result<()> {
    let read_on = move || while sender.send(Happening::Key(read())).is_ok() {};
    std::thread::Builder::new().name("keyboard".to_owned()).spawn(read_on).map(drop)
}

/// Returns the sentence about a connection that cannot be had.
fn failure(texts: &Texts, why: &LineFailure) -> Failure {
    Failure::Other(failure_words(texts, why))
}

fn failure_words(texts: &Texts, why: &LineFailure) -> String {
    match why {
        LineFailure::Unreachable(reason) => {
            say!(texts, "net-unreachable", reason = reason.as_str())
        }
        LineFailure::Refused(status) => say!(texts, "net-refused", reason = status.to_string()),
        LineFailure::Identity(reason) => say!(texts, "net-identity", reason = reason.as_str()),
    }
}

/// Reason why the program ends, other than the user's wish.
enum End {
    Failed(LineFailure),
    Told(String),
}

/// A table with its screen, its keyboard and its connection.
struct OnlineGame<'a> {
    console: &'a Console,
    table: OnlineTable,
    line: Line,
    files: IdentityFiles,
    typed: String,
}

/// Next step of the program after a key or a message.
enum Next {
    GoOn,
    Suspend,
    End(Option<End>),
}

impl OnlineGame<'_> {
    fn run(
        &mut self,
        mut screen: RawScreen,
        happenings: &Receiver<Happening>,
    ) -> io::Result<Option<End>> {
        self.table.tell(&say!(self.console.texts, "online-reaching"));
        loop {
            screen::show(&screen, self.console, &self.table, &self.typed)?;
            let Ok(happening) = happenings.recv() else { return Ok(None) };
            let next = match happening {
                Happening::Key(event) => self.handle_event(event?),
                Happening::Line(event) => self.handle_line_event(event),
            };
            match next {
                Next::GoOn => {}
                Next::End(end) => return Ok(end),
                Next::Suspend => {
                    drop(screen);
                    suspend()?;
                    screen = RawScreen::open()?;
                }
            }
        }
    }

    fn handle_event(&mut self, event: Event) -> Next {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.handle_key(key),
            Event::Paste(text) => {
                text.chars().for_each(|sign| self.type_sign(sign));
                Next::GoOn
            }
            _ => Next::GoOn,
        }
    }

    fn handle_key(&mut self, key: KeyEvent) -> Next {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            _ if suspends(key) => return Next::Suspend,
            KeyCode::Char('c' | 'd') if control => return Next::End(None),
            KeyCode::Char(sign) if !control => self.type_sign(sign),
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Esc => self.typed.clear(),
            KeyCode::Enter => {
                let line = std::mem::take(&mut self.typed);
                let outcome = self.table.enter_line(&line);
                return self.perform(outcome);
            }
            _ => {}
        }
        Next::GoOn
    }

    fn type_sign(&mut self, sign: char) {
        if !sign.is_control() && self.typed.chars().count() < MAX_CHAT_CHARS {
            self.typed.push(sign);
        }
    }

    fn handle_line_event(&mut self, event: LineEvent) -> Next {
        match event {
            LineEvent::Heard(message) => {
                let outcome = self.table.hear(*message);
                return self.perform(outcome);
            }
            LineEvent::Connected => self.table.connected(),
            LineEvent::Lost | LineEvent::NotYet(_) => {
                self.table.tell(&say!(self.console.texts, "online-back-soon"));
            }
            LineEvent::Failed(why) => return Next::End(Some(End::Failed(why))),
        }
        Next::GoOn
    }

    fn perform(&mut self, outcome: Outcome) -> Next {
        if outcome.store
            && let Err(error) = self.files.keep_secrets(&self.table.secrets)
        {
            let reason = LineFailure::Identity(error.to_string());
            return Next::End(Some(End::Failed(reason)));
        }
        let sent = outcome.send.into_iter().all(|message| self.line.send(message));
        if !sent {
            self.table.tell(&say!(self.console.texts, "online-unsaid"));
        }
        match outcome.end {
            None => Next::GoOn,
            Some(told) => Next::End(told.map(End::Told)),
        }
    }
}
