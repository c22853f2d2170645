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
table-watching = You are watching
# The viewer’s own seat, if there is no name; and any seat with the remark that it is the viewer’s own.
seat-you = You
seat-own = { $name } (you)

## Looking back, and the end

moment-shown = { $number ->
    [0] You are looking at the start (move 0 of { $total }).
   *[other] You are looking at move { $number } of { $total }.
}
moment-now = Back to the game
game-missing = This game is not on this device.
