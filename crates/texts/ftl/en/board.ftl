### The table on the page: the board, the cards, what can be pressed.

## The board

board-label = The tunnel from the fort to the boat
board-segment = Segment { $number }
space-name = Space { $place }, { symbol }
# A place, then who stands there.
place-with = { $first }; { $last }
place-nobody = empty
crew-count = { $name }: { $count }

## Cards

hand-own = Your hand
hand-of = { $name }’s hand
# One stack of a hand: its symbol and how many there are.
stack-name = { symbol }: { $count }
row-label = The row, next card first: { $cards }
discard-none = No cards have been played yet.
# A player: how many are in the boat, and what is in the hand.
seat-about = { $name }. { boat-count }. { $cards }

## What can be pressed

table-menu = Menu
table-home = Home
table-close = Close
table-undo = Undo
table-hint = Hint
table-again = Show the last moves again
table-go-on = Continue
table-end-turn = End turn
table-skip-turn = Skip turn
table-stuck = No move possible: end turn
table-your-turn = Your turn
table-which = Which move?

## Passing the device

pass-title = Pass the device to { $name }
pass-about = Press the button when nobody else is looking.
pass-ready = Show my cards

## Looking back, and the end

moment-shown = { $number ->
    [0] You are looking at the start (move 0 of { $total }).
   *[other] You are looking at move { $number } of { $total }.
}
moment-now = Back to the game
end-look-back = Review the game
end-again = Play again
game-missing = This game is not on this device.
