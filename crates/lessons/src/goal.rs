use cartagena::{Action, Game, Place, Symbol};

/// A kind of action, where the learner is free to choose which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Forward or back.
    Move,
    /// Forward.
    Advance,
    /// Forward over at least one taken space of the card's symbol.
    Jump,
    /// Into the boat.
    Board,
    /// Back, to a space where this many pirates stand.
    Draw(u8),
}

impl Goal {
    /// Returns whether a legal action is of this kind.
    pub fn is_met(self, game: &Game, action: Action) -> bool {
        match self {
            Goal::Move => action != Action::EndTurn,
            Goal::Advance => matches!(action, Action::Advance { .. }),
            Goal::Jump => jumps(game, action),
            Goal::Board => game.target(action) == Some(Place::BOAT),
            Goal::Draw(count) => {
                matches!(action, Action::Retreat { .. }) && crowd(game, action) == Some(count)
            }
        }
    }
}

/// Returns whether an advance jumps over a taken space. Between a pirate and the next empty space
/// of a symbol all spaces of that symbol are taken, so one space of it is enough to look for.
fn jumps(game: &Game, action: Action) -> bool {
    let (Action::Advance { from, card }, Some(to)) = (action, game.target(action)) else {
        return false;
    };
    Place::spaces().any(|space| from < space && space < to && shows(game, space, card))
}

fn shows(game: &Game, space: Place, symbol: Symbol) -> bool {
    game.tunnel().symbol(space) == Some(symbol)
}

fn crowd(game: &Game, action: Action) -> Option<u8> {
    let to = game.target(action)?;
    let seats = cartagena::Seat::first_n(game.position().seats());
    Some(seats.map(|seat| game.position().pirates_at(seat, to)).sum())
}
