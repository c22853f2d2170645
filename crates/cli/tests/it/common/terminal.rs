//! A real pseudo-terminal with the program in it.

use super::{DEADLINE, within};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

pub(crate) const SIZE: PtySize = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };

/// A running program, its terminal, and what is on the screen.
pub(crate) struct Terminal {
    master: Box<dyn MasterPty + Send>,
    keyboard: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    /// Set if the window is closed.
    closed: Arc<AtomicBool>,
    screen: vt100::Parser,
    /// Longest wait for a change of the screen.
    patience: Duration,
    pub child: Box<dyn Child + Send + Sync>,
}

/// Returns the program, for a terminal of this kind.
pub(crate) fn command(kind: &str) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_cartagena"));
    command.env("TERM", kind);
    command.env("LC_ALL", "C.UTF-8");
    command
}

impl Terminal {
    pub(crate) fn start(command: CommandBuilder) -> Terminal {
        let pty = native_pty_system().openpty(SIZE).expect("a pseudo-terminal");
        let child = pty.slave.spawn_command(command).expect("the program starts");
        drop(pty.slave);
        let keyboard = pty.master.take_writer().expect("a keyboard");
        let closed = Arc::<AtomicBool>::default();
        let reader = pty.master.try_clone_reader().expect("an output");
        let output = listen(reader, Arc::clone(&closed));
        let screen = vt100::Parser::new(some(SIZE.rows), some(SIZE.cols), 0);
        Terminal { master: pty.master, keyboard, output, closed, screen, patience: DEADLINE, child }
    }

    /// Waits no longer than this for a change of the screen.
    pub(crate) fn with_patience(self, patience: Duration) -> Terminal {
        Terminal { patience, ..self }
    }

    pub(crate) fn press(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("the program listens");
        self.keyboard.flush().expect("the program listens");
    }

    pub(crate) fn resize(&mut self, size: PtySize) {
        self.screen.screen_mut().set_size(some(size.rows), some(size.cols));
        self.master.resize(size).expect("a window of another size");
    }

    pub(crate) fn text(&self) -> String {
        self.screen.screen().contents()
    }

    /// Returns what is on the screen once everything that was written is read.
    pub(crate) fn latest_text(&mut self) -> String {
        while let Ok(bytes) = self.output.try_recv() {
            self.screen.process(&bytes);
        }
        self.text()
    }

    /// Reads until the screen is as wanted.
    pub(crate) fn wait_until(&mut self, what: &str, wanted: impl Fn(&str) -> bool) {
        let end = Instant::now() + self.patience;
        while !wanted(&self.text()) {
            let left = end.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("no {what}:\n{}", self.text()),
                Err(RecvTimeoutError::Disconnected) => panic!("gone, no {what}:\n{}", self.text()),
            }
        }
    }

    pub(crate) fn wait_for(&mut self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    /// Closes the window: the last key makes the screen change, so that the reader lets go of it.
    pub(crate) fn close_window(mut self) -> Box<dyn Child + Send + Sync> {
        self.closed.store(true, Relaxed);
        self.press("?");
        self.read_to_end("the screen never changes after the last key");
        self.child
    }

    /// Reads to the end and returns how the program ended.
    pub(crate) fn finish(mut self) -> (bool, vt100::Parser) {
        self.read_to_end("the program does not end");
        (end_of(self.child), self.screen)
    }

    fn read_to_end(&mut self, complaint: &str) {
        let end = Instant::now() + self.patience;
        loop {
            match self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("{complaint}:\n{}", self.text()),
                Err(RecvTimeoutError::Disconnected) => return,
            }
        }
    }
}

/// Waits for the end of a program and reports whether it succeeded.
pub(crate) fn end_of(mut child: Box<dyn Child + Send + Sync>) -> bool {
    let status = within("the end of a program in a terminal", move || child.wait());
    status.expect("a program that ended").success()
}

fn some(lines: u16) -> NonZeroU16 {
    NonZeroU16::new(lines).expect("not an empty window")
}

fn listen(mut reader: Box<dyn Read + Send>, closed: Arc<AtomicBool>) -> Receiver<Vec<u8>> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(count @ 1..) = reader.read(&mut bytes) {
            if closed.load(Relaxed) || sender.send(bytes[..count].to_vec()).is_err() {
                break;
            }
        }
    });
    receiver
}
