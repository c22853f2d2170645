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
you-won = You won!
drawn = The game is drawn.
drawn-why = Nobody can move any more: every hand is empty, and no pirate can go back. The rulebooks don’t cover this; a draw is our house rule.

## Rules to choose

variant-about = { $variant ->
    [jamaica] More luck: hands are hidden, and you draw from the face-down pile.
    [tortuga] More tactics: all cards are face up, and you draw from a row that everyone can see.
   *[hispaniola] In between: hands are hidden, but you draw from a row that everyone can see.
}
option-pass = Skipping a turn
option-pass-about = You may skip a whole turn. Only the Czech rulebook allows this.
option-boat = Leaving the boat
option-boat-about = A pirate may go back from the boat into the tunnel to draw cards. The Hebrew and Czech rulebooks say so; the others don’t forbid it.
option-boat-off = If pirates may not leave the boat, some games get stuck and others never end.

## The game in six sentences

rules-goal = Lead your six pirates from the fort through the tunnel to the boat. The first player with all six aboard wins.
rules-turn = On your turn, make one to three moves, forward or back, with any of your pirates.
rules-advance = Forward: play a card. A pirate of yours moves to the next empty space with that symbol.
rules-board = No empty space with that symbol ahead? Then the pirate goes straight into the boat.
rules-retreat = Back: a pirate goes to the nearest space behind it with one or two pirates. Draw one card for each pirate you find there.
rules-limit = A space holds at most three pirates. Nobody ever goes back to the fort.

## Passing the seat, taking back, saving

undo-done = Move undone.
