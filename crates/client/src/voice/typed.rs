use super::refused::{Refused, check, check_end, mine};
use super::{Deed, own_cards, since_my_turn, situation};
use crate::{View, offers};
use cartagena::{Action, Notated, Place};
use cartagena_texts::{Texts, say};

/// What was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// A move, and where it is said to lead.
    Move(Action, Option<Place>),
    /// The turn is done.
    Done,
    /// Take the last move back.
    Undo,
    /// How does everything stand?
    Look,
    /// What do I hold?
    Hand,
    /// Which moves are there?
    Moves,
    /// What have the others done?
    News,
    /// Ask the captain.
    Advice,
    /// What can be typed?
    Help,
}

/// The words of the commands with their short forms.
pub const COMMANDS: [(Command, &str, &str); 8] = [
    (Command::Done, "done", "."),
    (Command::Undo, "undo", "u"),
    (Command::Look, "look", "l"),
    (Command::Hand, "hand", "h"),
    (Command::Moves, "moves", "m"),
    (Command::News, "news", "n"),
    (Command::Advice, "advice", "a"),
    (Command::Help, "help", "?"),
];

/// What a line means; nothing if it is neither a move nor a command.
pub fn command(line: &str) -> Option<Command> {
    let line: String = line.split_whitespace().collect();
    let word = line.to_lowercase();
    let named = COMMANDS.iter().find(|(_, long, short)| word == *long || word == *short);
    match named {
        Some((command, ..)) => Some(*command),
        None => {
            let notated: Notated = line.to_uppercase().parse().ok()?;
            notated.chance.is_none().then_some(Command::Move(notated.action, notated.to))
        }
    }
}

/// What comes of a typed line.
pub fn answer(view: &View, texts: &Texts, line: &str) -> Deed {
    let Some(command) = command(line) else {
        let (input, form) = (line.trim(), "help");
        return Deed::Refuse(say!(texts, "typing-unknown", input = input, form = form));
    };
    let tried = match command {
        Command::Move(action, to) => play(view, action, to),
        Command::Done => check_end(view).map(|()| Deed::EndTurn),
        Command::Undo => Ok(Deed::Undo),
        Command::Look => Ok(Deed::Say(situation(view, texts))),
        Command::Hand => Ok(Deed::Say(vec![own_cards(view, texts)])),
        Command::Moves => mine(view).map(|_| Deed::Say(vec![moves(view, texts)])),
        Command::News => Ok(Deed::Say(since_my_turn(view, texts))),
        Command::Advice => mine(view).map(|_| Deed::AskAdvice),
        Command::Help => Ok(Deed::Say(help(texts))),
    };
    tried.unwrap_or_else(|why| Deed::Refuse(why.sentence(view, texts)))
}

fn play(view: &View, action: Action, to: Option<Place>) -> Result<Deed, Refused> {
    if action == Action::EndTurn {
        return check_end(view).map(|()| Deed::EndTurn);
    }
    check(view, action)?;
    match (to, view.now().target(action)) {
        (Some(said), Some(target)) if said != target => Err(Refused::Elsewhere(target)),
        _ => Ok(Deed::Play(action)),
    }
}

fn moves(view: &View, texts: &Texts) -> String {
    let all = offers(view.now()).into_iter().map(|offer| {
        let sign = if offer.card.is_some() { ">" } else { "" };
        format!("{}{sign}{}", offer.action, offer.to)
    });
    let end = view.now().legal_actions().is_some_and(|all| all.contains(Action::EndTurn));
    let all: Vec<String> = all.chain(end.then(|| ".".to_owned())).collect();
    say!(texts, "typing-moves", form = all.join(" "))
}

fn help(texts: &Texts) -> Vec<String> {
    let form = |command: Command| {
        let named = COMMANDS.iter().find(|(one, ..)| *one == command);
        named.map_or_else(String::new, |(_, long, short)| format!("{long} {short}"))
    };
    vec![
        say!(texts, "typing-help-forward", form = "D6"),
        say!(texts, "typing-help-back", form = "18<"),
        say!(texts, "typing-help-end", form = form(Command::Done)),
        say!(texts, "typing-help-undo", form = form(Command::Undo)),
        say!(texts, "typing-help-moves", form = form(Command::Moves)),
        say!(texts, "typing-help-look", form = form(Command::Look)),
        say!(texts, "typing-help-hand", form = form(Command::Hand)),
        say!(texts, "typing-help-news", form = form(Command::News)),
        say!(texts, "typing-help-advice", form = form(Command::Advice)),
        say!(texts, "typing-help-help", form = form(Command::Help)),
    ]
}
