use crate::refusals::{MoveRefusal, acting_seat, check_action, check_end_turn};
use crate::{PageAction, announce_moves_since_my_turn, describe_own_cards, describe_situation};
use cartagena::{Action, Notated, Place};
use cartagena_client::{GameView, move_options};
use cartagena_texts::{Texts, say};

/// Command that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypedCommand {
    /// A move, and the target that was typed with it.
    Move(Action, Option<Place>),
    /// End the turn.
    Done,
    /// Undo the last move.
    Undo,
    /// Announce the whole situation.
    Situation,
    /// Announce the viewer's hand and the row.
    Hand,
    /// List the legal moves.
    Moves,
    /// Announce the others' moves since the viewer's last one.
    RecentMoves,
    /// Ask for the captain's advice.
    Advice,
    /// List the commands.
    Help,
}

/// Words of the commands with their short forms.
pub const COMMANDS: [(TypedCommand, &str, &str); 8] = [
    (TypedCommand::Done, "done", "."),
    (TypedCommand::Undo, "undo", "u"),
    (TypedCommand::Situation, "look", "l"),
    (TypedCommand::Hand, "hand", "h"),
    (TypedCommand::Moves, "moves", "m"),
    (TypedCommand::RecentMoves, "news", "n"),
    (TypedCommand::Advice, "advice", "a"),
    (TypedCommand::Help, "help", "?"),
];

/// Parses a typed line; `None` if it is neither a move nor a command.
pub fn parse_typed(line: &str) -> Option<TypedCommand> {
    let line: String = line.split_whitespace().collect();
    let word = line.to_lowercase();
    let named = COMMANDS.iter().find(|(_, long, short)| word == *long || word == *short);
    match named {
        Some((command, ..)) => Some(*command),
        None => {
            let notated: Notated = line.to_uppercase().parse().ok()?;
            notated.chance.is_none().then_some(TypedCommand::Move(notated.action, notated.to))
        }
    }
}

/// Returns the action for a typed line.
pub fn handle_typed(view: &GameView, texts: &Texts, line: &str) -> PageAction {
    let Some(command) = parse_typed(line) else {
        let (input, form) = (line.trim(), "help");
        return PageAction::Refuse(say!(texts, "typing-unknown", input = input, form = form));
    };
    let tried = match command {
        TypedCommand::Move(action, to) => play(view, action, to),
        TypedCommand::Done => check_end_turn(view).map(|()| PageAction::EndTurn),
        TypedCommand::Undo => Ok(PageAction::Undo),
        TypedCommand::Situation => Ok(PageAction::Say(describe_situation(view, texts))),
        TypedCommand::Hand => Ok(PageAction::Say(vec![describe_own_cards(view, texts)])),
        TypedCommand::Moves => {
            acting_seat(view).map(|_| PageAction::Say(vec![list_moves(view, texts)]))
        }
        TypedCommand::RecentMoves => Ok(PageAction::Say(announce_moves_since_my_turn(view, texts))),
        TypedCommand::Advice => acting_seat(view).map(|_| PageAction::AskAdvice),
        TypedCommand::Help => Ok(PageAction::Say(typing_help(texts))),
    };
    tried.unwrap_or_else(|why| PageAction::Refuse(why.sentence(view, texts)))
}

fn play(view: &GameView, action: Action, to: Option<Place>) -> Result<PageAction, MoveRefusal> {
    if action == Action::EndTurn {
        return check_end_turn(view).map(|()| PageAction::EndTurn);
    }
    check_action(view, action)?;
    match (to, view.now().target(action)) {
        (Some(typed), Some(target)) if typed != target => Err(MoveRefusal::OtherTarget(target)),
        _ => Ok(PageAction::Play(action)),
    }
}

fn list_moves(view: &GameView, texts: &Texts) -> String {
    let all = move_options(view.now()).into_iter().map(|offer| {
        let sign = if offer.card.is_some() { ">" } else { "" };
        format!("{}{sign}{}", offer.action, offer.to)
    });
    let end = view.now().legal_actions().is_some_and(|all| all.contains(Action::EndTurn));
    let all: Vec<String> = all.chain(end.then(|| ".".to_owned())).collect();
    say!(texts, "typing-moves", form = all.join(" "))
}

fn typing_help(texts: &Texts) -> Vec<String> {
    let form = |command: TypedCommand| {
        let named = COMMANDS.iter().find(|(one, ..)| *one == command);
        named.map_or_else(String::new, |(_, long, short)| format!("{long} {short}"))
    };
    vec![
        say!(texts, "typing-help-forward", form = "D6"),
        say!(texts, "typing-help-back", form = "18<"),
        say!(texts, "typing-help-end", form = form(TypedCommand::Done)),
        say!(texts, "typing-help-undo", form = form(TypedCommand::Undo)),
        say!(texts, "typing-help-moves", form = form(TypedCommand::Moves)),
        say!(texts, "typing-help-look", form = form(TypedCommand::Situation)),
        say!(texts, "typing-help-hand", form = form(TypedCommand::Hand)),
        say!(texts, "typing-help-news", form = form(TypedCommand::RecentMoves)),
        say!(texts, "typing-help-advice", form = form(TypedCommand::Advice)),
        say!(texts, "typing-help-help", form = form(TypedCommand::Help)),
    ]
}
