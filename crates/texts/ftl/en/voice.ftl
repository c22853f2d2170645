### What the table says aloud, to the keyboard and to those who type; the log, the advice, the help.
### $key is what is printed on a key, $form a piece of notation or a command, $places a list of places.

## Places and cards inside a spoken sentence

tell-from = { $from ->
    [0] from the fort
    [37] from the boat
   *[other] from { $from }
}
tell-to = { $to ->
    [37] into the boat
   *[other] to { $to }
}
# Cards of one symbol; a single one without its number.
some-cards = { $symbol ->
    [B] { $count ->
        [1] bottle
        [one] { $count } bottle
       *[other] { $count } bottles
    }
    [D] { $count ->
        [1] dagger
        [one] { $count } dagger
       *[other] { $count } daggers
    }
    [H] { $count ->
        [1] hat
        [one] { $count } hat
       *[other] { $count } hats
    }
    [K] { $count ->
        [1] key
        [one] { $count } key
       *[other] { $count } keys
    }
    [P] { $count ->
        [1] pistol
        [one] { $count } pistol
       *[other] { $count } pistols
    }
   *[S] { $count ->
        [1] skull
        [one] { $count } skull
       *[other] { $count } skulls
    }
}
# How many pirates stand where.
tell-standing = { $count } { place-at }

## What happens

tell-advance = { $name }: { symbol }, { tell-from } { tell-to }.
tell-boarded = In the boat now: { $count } of 6.
tell-retreat = { $name }: back { tell-from } { tell-to }.
tell-drawn = Drawn: { $cards }.
tell-drawn-nothing = There are no cards left to draw.
tell-your-turn = { $count ->
    [one] Your turn, { $count } move left.
   *[other] Your turn, { $count } moves left.
}
tell-moves-left = { moves-left }.
tell-hand = Your hand: { $cards }.
tell-hand-empty = Your hand is empty.
tell-keys = { $key } lists the keys.
tell-no-news = Nothing has happened yet.

## How things stand

tell-own-pirates = Your pirates: { $places }.
tell-their-pirates = { $name }’s pirates: { $places }.
tell-their-hand = { $name }’s hand: { $cards }.
tell-their-hand-empty = { $name } has no cards.
tell-row = The row, the next card first: { $cards }.
tell-piles = { draw-pile }.
tell-discard = { discard-pile }.

## Choosing by keys

tell-chosen-pirate = Selected: the pirate { place-at }.
tell-chosen-card = Card selected: { symbol }.
tell-offer-card = { $key }: { symbol }, { tell-to }.
tell-offer-back = { $key }: back { tell-to }, { cards }.
tell-offer-from = { $key }: { tell-from } { tell-to }.
tell-movers = Pirates that can move:
tell-mover = { $key }: { place-at }.
tell-let-go = Nothing is selected.
tell-choose-first = Choose a pirate first. { $key } goes from one to the next.
tell-stuck = No pirate can move. { $key } ends the turn.
tell-may-end = { $key } ends the turn.

## What a host refuses

refusal-no-game = This game is not here.
refusal-impossible = That cannot be done now.
refusal-still-hidden = The record would show cards that are still hidden.

## The log

log-heading = What happened
log-turn = Turn { $number }: { $name }
log-none = No move has been made yet.
log-hint = Choose a move to see the table at that moment. The game itself does not change.

## The advice, and help for beginners

tell-advised = The captain would play: { $form }.
guide-first = Touch a pirate in the fort or one of your cards: what glows can move.
guide-choose = { $count ->
    [one] { $count } move left: touch a pirate or a card, or end the turn.
   *[other] { $count } moves left: touch a pirate or a card.
}
guide-where = Touch where to go: forward with the card shown, or back for new cards.
guide-who = Touch a glowing pirate to use this card, or the space it reaches.
guide-go = Touch the glowing place, and the pirate goes.
guide-boat = One of your cards leads straight into the boat. Can you find it?
guide-empty = No cards left. Move a pirate back: that brings one or two.
guide-few = Few cards? Going back to a space with two pirates brings two.
guide-more = { $count ->
    [one] { $count } more move is possible, or end the turn.
   *[other] { $count } more moves are possible, or end the turn.
}
guide-confirm = That was your third move. End the turn, or undo.
guide-confirm-final = That was your third move. End the turn.
guide-watch = Watch where the others stop: their pirates become your road.
guide-stuck = None of your pirates can move. End the turn.

## The sheet of keys

sheet-title = Keys at the table
