### What a game shows and tells, in the terminal and on the page.

## Whose turn, and what can be done

game-begins = { $name } begins.
turn-of = { $name }’s turn
moves-left = { $count ->
    [0] No moves left
    [one] { $count } move left
   *[other] { $count } moves left
}
confirm-turn = That was the last move. End the turn, or undo?
confirm-turn-final = That was the last move. End the turn?
choice-advance = { place-from } → { place-to } { with-symbol }
choice-retreat = { $count ->
    [0] Back: { place-from } → { place-to }, no card to draw
    [one] Back: { place-from } → { place-to }, draw { $count } card
   *[other] Back: { place-from } → { place-to }, draw { $count } cards
}

## What lies on the table

hand-empty = No cards
hand-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
draw-pile = Draw pile: { cards }
discard-pile = Discard pile: { cards }
row = Row
row-empty = The row is empty.
boat-count = Boat: { $count } of 6

## The log

# The end of a sentence on going back.
draws = { $count ->
    [0] and draws nothing: no cards are left
    [one] and draws { $count } card
   *[other] and draws { $count } cards
}
log-advance = { $to ->
    [37] { $name } moves { place-from } → { place-to } { with-symbol }. One more aboard!
   *[other] { $name } moves { place-from } → { place-to } { with-symbol }.
}
log-retreat = { $name } goes back { place-from } → { place-to } { draws }.
# $cards lists the cards drawn.
log-retreat-cards = { $name } goes back { place-from } → { place-to } and draws: { $cards }.
log-row-laid = A new row is laid: { cards }.
log-reshuffled = The discard pile is shuffled and becomes the draw pile.
log-end-turn = { $name } ends the turn.
log-pass = { $name } skips the turn.
log-no-move = { $name } has no possible move.

## The end

won = { $name } wins: all six pirates are in the boat!
drawn = The game is drawn.
drawn-why = Nobody can move any more: all hands are empty, and no pirate can go back. The rulebooks do not speak of this; it is our house rule.
record-saved = The record of the game is in { $file }.

## Rules to choose

variant-about = { $variant ->
    [jamaica] More luck: your cards are hidden, and new ones come from the face-down draw pile.
    [tortuga] More tactics: all cards are open, and new ones come from a row that everybody sees.
   *[hispaniola] In between: your cards are hidden, but new ones come from a row that everybody sees.
}
option-pass = Skipping a turn
option-pass-about = A player may skip a whole turn. Only the Czech rulebook has this.
option-boat = Back out of the boat
option-boat-about = A pirate in the boat may go back into the tunnel for cards. The Hebrew and Czech rulebooks say so, and the others do not forbid it.
option-boat-off = Without this some games get stuck, and some go round for ever.

## The game in six sentences

rules-goal = Lead your six pirates from the fort through the tunnel to the boat. Whoever has all six aboard first wins.
rules-turn = A turn has one to three moves, each forward or back, with any of your pirates.
rules-advance = Forward: play a card. The pirate goes to the next empty space with its symbol.
rules-board = No empty space with that symbol ahead? Then the pirate goes straight into the boat.
rules-retreat = Back: the pirate goes to the nearest space behind it with one or two pirates, and you draw as many cards.
rules-limit = A space holds at most three pirates. Nobody goes back to the fort.

## Passing the seat, taking back, saving

sit-down = Pass the seat to { $name }. Press Enter when nobody else is looking.
undo-done = The move is taken back.
saved = The game is saved in { $file }. You can go on later.
resumed = The saved game goes on.
