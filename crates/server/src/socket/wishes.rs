//! What a page asks for, and who answers it.

use super::session::Ending;
use crate::app::App;
use crate::clean;
use crate::hub::{Call, Hub};
use crate::identity::{Barred, PASS_SECONDS};
use crate::limits::Act;
use crate::metrics::one;
use crate::people::Socket;
use cartagena_protocol::{ClientMsg, Denial, News, ServerMsg, VERSION, Wish};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// How much of what one says too often is answered before the socket is closed.
const PATIENCE: u32 = 200;

/// One side of a conversation: what this socket has said so far.
pub(super) struct Talk {
    app: Arc<App>,
    socket: Arc<Socket>,
    greeted: bool,
    looks: Vec<String>,
    nonsense: u32,
    too_much: u32,
}

impl Talk {
    pub(super) fn new(app: Arc<App>, socket: Arc<Socket>) -> Talk {
        Talk { app, socket, greeted: false, looks: Vec::new(), nonsense: 0, too_much: 0 }
    }

    fn hub(&self) -> &Arc<Hub> {
        &self.app.hub
    }

    fn may(&self, act: Act) -> bool {
        let allowed = self.hub().limiter.person(act, self.socket.person.id, self.socket.address);
        if !allowed {
            one(&self.hub().metrics.too_often);
        }
        allowed
    }

    fn tell(&self, news: News) {
        self.socket.outbox.say(&ServerMsg::Online(news));
    }

    fn deny(&self, game: Option<&str>, why: Denial) {
        one(&self.hub().metrics.refusals);
        self.tell(News::Denied { game: game.map(str::to_owned), why });
    }

    /// Something that nobody understands.
    pub(super) fn nonsense(&mut self) -> Option<Ending> {
        self.nonsense += 1;
        self.deny(None, Denial::Message);
        (self.nonsense >= self.hub().limiter.limits.nonsense).then_some(Ending::Nonsense)
    }

    fn too_much(&mut self) -> Option<Ending> {
        self.too_much += 1;
        self.deny(None, Denial::TooOften);
        (self.too_much >= PATIENCE).then_some(Ending::Nonsense)
    }

    /// Takes one message.
    pub(super) async fn hear(&mut self, text: &str) -> Option<Ending> {
        one(&self.hub().metrics.messages);
        if !self.may(Act::Message) {
            return self.too_much();
        }
        match serde_json::from_str(text) {
            Ok(ClientMsg::Online(Wish::Hello { version })) => self.greet(version),
            Ok(message) if self.greeted => return self.obey(message).await,
            Ok(_) | Err(_) => return self.nonsense(),
        }
        None
    }

    fn greet(&mut self, version: u32) {
        self.greeted = version == VERSION;
        match self.greeted {
            true => self.tell(News::You { name: self.socket.person.name().to_string() }),
            false => self.tell(News::Outdated { version: VERSION }),
        }
    }

    async fn obey(&mut self, message: ClientMsg) -> Option<Ending> {
        match message {
            ClientMsg::Online(wish) => self.grant(wish).await,
            ClientMsg::Look { game, seat } => self.look(game, seat).await,
            ClientMsg::Leave { game } => self.leave(&game).await,
            ClientMsg::AskToConfirm { ask } => self.ask_to_confirm(ask).await,
            ClientMsg::Record { game } => {
                self.hub().call(&game, Call::Record(Arc::clone(&self.socket))).await;
            }
            ClientMsg::Play { ref game, .. }
            | ClientMsg::Undo { ref game, .. }
            | ClientMsg::Confirm { ref game, .. } => {
                let game = game.clone();
                self.pass_on(Act::Move, &game, message).await;
            }
            // What bots do online waits for nobody.
            ClientMsg::Pace { .. } | ClientMsg::Hurry { .. } => {}
            ClientMsg::Games
            | ClientMsg::Forget { .. }
            | ClientMsg::Restore { .. }
            | ClientMsg::Create { .. }
            | ClientMsg::Advise { .. }
            | ClientMsg::Study { .. }
            | ClientMsg::Analyse { .. }
            | ClientMsg::StopAnalysis => return self.nonsense(),
        }
        None
    }

    async fn grant(&mut self, wish: Wish) {
        match wish {
            Wish::Hello { .. } => {}
            Wish::Rename { name } => self.rename(&name).await,
            Wish::Lobby => self.hub().lists.show_lobby(&self.socket),
            Wish::LeaveLobby => self.hub().lists.leave_lobby(&self.socket),
            Wish::Mine => self.mine().await,
            Wish::Open { table, promise } => {
                match self.hub().open(&self.socket, &table, promise.as_deref()).await {
                    Ok(game) => self.tell(News::Opened { game }),
                    Err(why) => self.deny(None, why),
                }
            }
            Wish::Chat { game, text } => self.chat(game, &text).await,
            Wish::Rematch { game } => {
                self.hub().call(&game, Call::Rematch(Arc::clone(&self.socket))).await;
            }
            Wish::Invite { game } => self.invite(&game).await,
            Wish::Pass => self.pass().await,
            Wish::Join { ref game, .. } => {
                let game = game.clone();
                self.join(&game, wish).await;
            }
            Wish::Stand { ref game }
            | Wish::Start { ref game }
            | Wish::Reveal { ref game, .. }
            | Wish::Resign { ref game }
            | Wish::Draw { ref game, .. }
            | Wish::Missing { ref game, .. } => {
                let game = game.clone();
                self.pass_on(Act::Join, &game, ClientMsg::Online(wish)).await;
            }
        }
    }

    /// Brings something to a table, unless it comes too often.
    async fn pass_on(&self, act: Act, game: &str, message: ClientMsg) {
        if !self.may(act) {
            return self.deny(Some(game), Denial::TooOften);
        }
        let call = Call::Do(Arc::clone(&self.socket), Box::new(message), Instant::now());
        self.hub().call(game, call).await;
    }

    async fn invite(&self, game: &str) {
        if !self.may(Act::Join) {
            return self.deny(Some(game), Denial::TooOften);
        }
        self.hub().call(game, Call::Invite(Arc::clone(&self.socket))).await;
    }

    async fn join(&self, game: &str, wish: Wish) {
        let (person, lists) = (self.socket.person.id, &self.hub().lists);
        // Who sits there already joins again to bring a share of the deal.
        if !lists.sits(person, game) && lists.count(person) >= self.hub().limiter.limits.tables_each
        {
            return self.deny(Some(game), Denial::TooMany);
        }
        self.pass_on(Act::Join, game, ClientMsg::Online(wish)).await;
    }

    async fn look(&mut self, game: String, seat: Option<u8>) {
        let known = self.looks.contains(&game);
        if !known && self.looks.len() >= self.hub().limiter.limits.looks {
            return self.deny(Some(&game), Denial::TooMany);
        }
        self.hub().call(&game, Call::Look(Arc::clone(&self.socket), seat)).await;
        if !known {
            self.looks.push(game);
        }
    }

    async fn leave(&mut self, game: &str) {
        if let Some(at) = self.looks.iter().position(|known| known == game) {
            self.looks.swap_remove(at);
            self.hub().call_awake(game, Call::Leave(self.socket.id)).await;
        }
    }

    async fn ask_to_confirm(&self, ask: bool) {
        self.socket.asks.store(ask, Ordering::Relaxed);
        for game in &self.looks {
            let message = Box::new(ClientMsg::AskToConfirm { ask });
            let call = Call::Do(Arc::clone(&self.socket), message, Instant::now());
            self.hub().call_awake(game, call).await;
        }
    }

    async fn mine(&self) {
        self.socket.mine.store(true, Ordering::Relaxed);
        let mine = self.hub().mine(self.socket.person.id).await;
        self.socket.outbox.say(&mine);
    }

    async fn rename(&self, name: &str) {
        let Some(name) = clean::name(name) else { return self.deny(None, Denial::BadText) };
        if !self.may(Act::Join) {
            return self.deny(None, Denial::TooOften);
        }
        let person = &self.socket.person;
        if let Err(error) = self.hub().store.rename(person.id, &name).await {
            tracing::warn!(%error, "could not keep a name");
            return self.deny(None, Denial::NotKept);
        }
        person.set_name(&name);
        person.tell_name();
        for game in self.hub().lists.games(person.id) {
            let message = Box::new(ClientMsg::Online(Wish::Rename { name: name.clone() }));
            let call = Call::Do(Arc::clone(&self.socket), message, Instant::now());
            self.hub().call_awake(&game, call).await;
        }
    }

    async fn chat(&self, game: String, text: &str) {
        let Some(text) = clean::chat(text) else {
            return self.deny(Some(&game), Denial::BadText);
        };
        let said = Wish::Chat { game: game.clone(), text };
        self.pass_on(Act::Chat, &game, ClientMsg::Online(said)).await;
    }

    async fn pass(&self) {
        if !self.may(Act::Pass) {
            return self.deny(None, Denial::TooOften);
        }
        match self.app.pass(self.socket.person.id).await {
            Ok(pass) => self.tell(News::Pass { secret: pass.told(), seconds: PASS_SECONDS }),
            Err(Barred::TooOften) => self.deny(None, Denial::TooOften),
            Err(Barred::NotKept) => self.deny(None, Denial::NotKept),
        }
    }

    /// The socket is closed: nobody looks by it any more.
    pub(super) async fn end(&mut self) {
        self.hub().lists.leave_lobby(&self.socket);
        for game in std::mem::take(&mut self.looks) {
            self.hub().call_awake(&game, Call::Leave(self.socket.id)).await;
        }
    }
}
