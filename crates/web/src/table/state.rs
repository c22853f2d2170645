//! The state that the parts of a table share: the followed game, the current choice, the moment
//! that is shown, and the requests to the host.

use super::context::{TableContext, Viewpoint, use_table_context};
use crate::announce::{Announcer, use_announcer};
use cartagena::{Action, Observation, Outcome, Place, Seat, Symbol};
use cartagena_client::{
    Choice, GameUpdate, GameView, MoveOption, TouchRefusal, count_unseen_moves, move_options,
};
use cartagena_protocol::{AdviceView, ClientMsg, JsonText, RefusalCode, ServerMsg};
use leptos::prelude::*;

/// The state of a table. Copies share their state.
#[derive(Clone, Copy)]
pub struct TableState {
    /// The game's id.
    pub game: StoredValue<String>,
    /// The game as it is followed; nothing before the first snapshot.
    pub view: RwSignal<Option<GameView>>,
    /// The last game updates, with a number that makes two equal ones differ. A snapshot is not an
    /// update: it is shown at once.
    pub last_updates: RwSignal<(u64, Vec<GameUpdate>)>,
    /// The current choice.
    pub choice: RwSignal<Choice>,
    /// Number of moves after which an earlier moment is shown; the present if absent.
    pub moment: RwSignal<Option<usize>>,
    /// Number of moves shown while the last moves are replayed.
    pub replay: RwSignal<Option<usize>>,
    /// The observation at the moment that is shown.
    pub scene: Memo<Option<Observation>>,
    /// The viewer's possible moves, if it is time to choose.
    pub offers: Memo<Vec<MoveOption>>,
    /// The thing under the mouse or under a resting finger.
    pub pointed: RwSignal<Option<Pointed>>,
    /// The place that has the keyboard focus.
    pub focused_place: RwSignal<Place>,
    /// The moves that an ambiguous choice may mean, until the person picks one.
    pub ambiguous: RwSignal<Vec<MoveOption>>,
    /// The captain's advice and its state.
    pub hint: RwSignal<Hint>,
    /// The plan that is drawn over the board.
    pub drawn_plan: RwSignal<DrawnPlan>,
    /// The last touch that led to no move, until it is answered and the answer is gone.
    pub refused_touch: RwSignal<Option<RefusedTouch>>,
    /// The seat of the thinking bot.
    pub thinking: RwSignal<Option<Seat>>,
    /// Seats of the pirates that are still seen on their way into the boat.
    pub boarding: RwSignal<Vec<Seat>>,
    /// True if the boat has left with the winner.
    pub at_sea: RwSignal<bool>,
    /// The reason why the last request was refused.
    pub refused: RwSignal<Option<RefusalCode>>,
    /// True if the requested game does not exist.
    pub missing: RwSignal<bool>,
    /// The announcer.
    pub announcer: Announcer,
    /// The table's context.
    pub context: TableContext,
}

/// Something that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointed {
    /// A place on the board.
    Place(Place),
    /// A stack of the own hand.
    Card(Symbol),
}

/// A plan drawn over the board. Lazily loaded code draws it, so it comes as a picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DrawnPlan {
    /// The arrows as SVG.
    pub picture: String,
    /// Places where pirates of the viewer would stand in the end.
    pub ghosts: Vec<Place>,
}

/// A touch that led to no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefusedTouch {
    /// The thing that was touched.
    pub on: Touchable,
    /// The reason.
    pub why: TouchRefusal,
}

/// Something at the table that answers every touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touchable {
    /// A place on the board.
    Place(Place),
    /// A stack of the own hand.
    Card(Symbol),
    /// The button with this id.
    Button(&'static str),
}

impl Touchable {
    /// Returns the id of its element.
    pub fn element_id(self) -> String {
        match self {
            Touchable::Place(place) => format!("place-{place}"),
            Touchable::Card(symbol) => format!("hand-{symbol}"),
            Touchable::Button(id) => id.to_owned(),
        }
    }
}

/// The state of the captain's advice.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Hint {
    /// Not requested.
    #[default]
    NotAsked,
    /// The captain is thinking.
    Pending,
    /// The advice has arrived; empty if there is nothing to suggest.
    Given(Option<JsonText<AdviceView>>),
}

impl TableState {
    /// Joins a table and listens until the page is left.
    pub fn join(game: String) -> TableState {
        let (view, moment, replay) =
            (RwSignal::new(None), RwSignal::new(None), RwSignal::new(None));
        let scene = Memo::new(move |_| scene(&view.read(), moment.get().or(replay.get())));
        let context = use_table_context();
        let table = TableState {
            game: StoredValue::new(game),
            view,
            last_updates: RwSignal::new((0, Vec::new())),
            choice: RwSignal::new(Choice::default()),
            moment,
            replay,
            scene,
            offers: Memo::new(move |_| context.lit(choosable(&view.read(), moment.get()))),
            pointed: RwSignal::new(None),
            focused_place: RwSignal::new(Place::FORT),
            ambiguous: RwSignal::new(Vec::new()),
            hint: RwSignal::new(Hint::NotAsked),
            drawn_plan: RwSignal::new(DrawnPlan::default()),
            refused_touch: RwSignal::new(None),
            thinking: RwSignal::new(None),
            boarding: RwSignal::new(Vec::new()),
            at_sea: RwSignal::new(false),
            refused: RwSignal::new(None),
            missing: RwSignal::new(false),
            announcer: use_announcer(),
            context,
        };
        table.context.link.listen(move |message| table.receive(message));
        table.request_view(match table.context.viewpoint {
            Viewpoint::Shared => None,
            Viewpoint::Own(seat) => seat,
        });
        Effect::new(move || table.follow_end());
        on_cleanup(move || table.send(&ClientMsg::Unwatch { game: table.id() }));
        table
    }

    fn id(&self) -> String {
        self.game.get_value()
    }

    fn send(&self, message: &ClientMsg) {
        self.context.link.send(message);
    }

    /// Follows the end of the game, which may come without a move.
    fn follow_end(&self) {
        if self.context.over.get().is_some() && self.view.read_untracked().is_some() {
            self.view.update(|view| view.iter_mut().for_each(GameView::end_early));
        }
    }

    /// Requests the game from the viewpoint of a seat, or the public one.
    pub fn request_view(&self, seat: Option<Seat>) {
        let seat = seat.map(Seat::number);
        self.send(&ClientMsg::Watch { game: self.id(), seat });
    }

    fn receive(&self, message: &ServerMsg) {
        match message {
            ServerMsg::Snapshot(snapshot) if snapshot.game == self.id() => {
                if let Ok(view) = GameView::new(snapshot) {
                    self.choose_viewpoint(view);
                }
            }
            ServerMsg::Events { game, seq, entries, can_undo: undo } if *game == self.id() => {
                let mut view = self.view.get_untracked();
                match view.as_mut().map(|view| view.follow(*seq, entries, *undo)) {
                    Some(Ok(updates)) => self.apply_updates(view, updates),
                    _ => self.request_view(view.and_then(|view| view.seat())),
                }
            }
            ServerMsg::BotThinking { game, seat } if *game == self.id() => {
                self.thinking.set(Some(*seat));
            }
            ServerMsg::Advised { game, after, advice } if *game == self.id() => {
                let current =
                    self.view.read_untracked().as_ref().map(GameView::seq) == Some(*after);
                if current {
                    self.hint.set(Hint::Given(advice.clone()));
                }
            }
            ServerMsg::Refused { game, refusal } if *game == self.id() => {
                self.missing.set(*refusal == RefusalCode::NoSuchGame);
                self.refused.set(Some(refusal.clone()));
            }
            _ => {}
        }
    }

    /// Chooses the viewpoint from the first, public view: the only person at the table, or with
    /// open hands the seat to act. With hidden hands and several people, no hand is shown before
    /// its owner takes the device.
    fn choose_viewpoint(&self, view: GameView) {
        if let Viewpoint::Own(seat) = self.context.viewpoint {
            return self.accept_own_viewpoint(view.with_separate_devices(), seat);
        }
        let wanted = initial_viewpoint(&view);
        if view.seat().is_none() && wanted.is_some() {
            return self.request_view(wanted);
        }
        self.clear_transient();
        self.view.set(Some(view));
    }

    /// Accepts a view only from the own viewpoint, for tables at which everybody has a device of
    /// their own.
    fn accept_own_viewpoint(&self, mut view: GameView, own: Option<Seat>) {
        if view.seat() != own {
            return;
        }
        if self.context.over.get_untracked().is_some() {
            view.end_early();
        }
        self.clear_transient();
        self.view.set(Some(view));
    }

    fn apply_updates(&self, view: Option<GameView>, updates: Vec<GameUpdate>) {
        let follow = view.as_ref().and_then(viewpoint_after);
        if follow == Some(None) {
            // The curtain covers a table without hidden cards.
            return self.request_view(None);
        }
        self.clear_transient();
        self.view.set(view);
        self.last_updates.update(|(number, all)| {
            *number += 1;
            *all = updates;
        });
        if let Some(next) = follow {
            self.request_view(next);
        }
    }

    fn clear_transient(&self) {
        self.choice.set(Choice::default());
        self.ambiguous.set(Vec::new());
        self.pointed.set(None);
        self.hint.set(Hint::NotAsked);
        self.refused_touch.set(None);
        self.thinking.set(None);
        self.refused.set(None);
    }

    fn seq(&self) -> u64 {
        self.view.read_untracked().as_ref().map_or(0, GameView::seq)
    }

    /// Returns the observation at the moment that is shown.
    pub fn shown(&self) -> Option<Observation> {
        self.scene.get()
    }

    /// Returns the number of a seat's pirates that are seen in the boat, without those on their way.
    pub fn seen_aboard(&self, seat: Seat) -> u8 {
        let aboard =
            self.scene.read().as_ref().map_or(0, |seen| seen.pirates_at(seat, Place::BOAT));
        let coming = self.boarding.read().iter().filter(|one| **one == seat).count();
        aboard.saturating_sub(coming as u8)
    }

    /// Returns the outcome, once the game is over by play or otherwise.
    pub fn outcome(&self) -> Option<Outcome> {
        let by_play = self.view.read().as_ref().and_then(|view| view.now().turn().outcome());
        by_play.or(self.context.over.get())
    }

    /// Returns the number of moves at the moment that is shown.
    pub fn moves_shown(&self) -> usize {
        let all = self.view.read().as_ref().map_or(0, GameView::moves);
        self.moment.get().or(self.replay.get()).map_or(all, |moves| moves.min(all))
    }

    /// Returns the number of moves by others since the viewer's own last one.
    pub fn missed_moves(&self) -> usize {
        let view = self.view.read();
        view.as_ref().map_or(0, |view| count_unseen_moves(view.events(), view.seat()))
    }

    /// Returns whether moves can be chosen: it is the viewer's turn, and the present is shown.
    pub fn may_choose(&self) -> bool {
        self.moment.get().is_none() && self.view.read().as_ref().is_some_and(GameView::may_move)
    }

    /// Answers a touch that leads to no move.
    pub fn refuse_touch(&self, on: Touchable, why: TouchRefusal) {
        self.refused_touch.set(Some(RefusedTouch { on, why }));
    }

    /// Returns why a button does nothing now: the reason in the present, or that it is past.
    pub fn button_refusal(
        &self,
        in_the_present: impl Fn(&GameView) -> Option<TouchRefusal>,
    ) -> Option<TouchRefusal> {
        if self.moment.get().is_some() {
            return Some(TouchRefusal::LookingBack);
        }
        self.view.read().as_ref().and_then(in_the_present)
    }

    /// Makes a move.
    pub fn play(&self, action: Action) {
        let (game, after, action) = (self.id(), self.seq(), action.into());
        self.send(&ClientMsg::Play { game, after, action });
    }

    /// Takes the last move back.
    pub fn undo(&self) {
        self.send(&ClientMsg::Undo { game: self.id(), after: self.seq() });
    }

    /// Ends the turn: says that it is done after the third move, ends it early before.
    pub fn end_turn(&self) {
        let waits =
            self.view.read_untracked().as_ref().is_some_and(|view| view.to_confirm().is_some());
        if waits {
            self.send(&ClientMsg::Confirm { game: self.id(), after: self.seq() });
        } else {
            self.play(Action::EndTurn);
        }
    }

    /// Requests the captain's advice.
    pub fn request_hint(&self) {
        if !self.context.helps {
            return;
        }
        self.hint.set(Hint::Pending);
        self.send(&ClientMsg::Advise { game: self.id(), after: self.seq() });
    }

    /// Skips the bot's pause.
    pub fn hurry(&self) {
        self.send(&ClientMsg::SkipBotPause { game: self.id() });
    }
}

fn scene(view: &Option<GameView>, moment: Option<usize>) -> Option<Observation> {
    let view = view.as_ref()?;
    Some(moment.map_or(view.now(), |moves| view.after(moves)).clone())
}

fn choosable(view: &Option<GameView>, moment: Option<usize>) -> Vec<MoveOption> {
    let chooser = view.as_ref().filter(|view| moment.is_none() && view.may_move());
    chooser.map_or(Vec::new(), |view| move_options(view.now()))
}

/// Returns the state of the open table.
pub fn use_table_state() -> TableState {
    expect_context()
}

/// Returns the viewpoint from which a table is shown without asking.
fn initial_viewpoint(view: &GameView) -> Option<Seat> {
    let mut people = Seat::first_n(view.now().seats()).filter(|seat| view.is_person(*seat));
    let first = people.next()?;
    if view.people() == 1 {
        return Some(first);
    }
    let open = view.now().rules().variant.has_open_hands();
    let next = view.actor().filter(|seat| view.is_person(*seat));
    if open { next.or(view.seat()).or(Some(first)) } else { None }
}

/// Returns the viewpoint needed after an update, if it changes: with open hands that of the seat to
/// act; with hidden ones the public one, until the next person takes the device.
fn viewpoint_after(view: &GameView) -> Option<Option<Seat>> {
    if !view.is_shared() {
        return None;
    }
    let open = view.now().rules().variant.has_open_hands();
    match view.hand_over_to() {
        Some(_) if view.seat().is_some() => Some(None),
        _ if open && initial_viewpoint(view) != view.seat() => Some(initial_viewpoint(view)),
        _ => None,
    }
}
