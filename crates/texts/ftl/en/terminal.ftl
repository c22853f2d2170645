### The full-screen program: setting up a game, keys, farewell.

## Setting up

setup-title = A new game
setup-players = How many players?
setup-name = Name of this player: { seat-name }
setup-variant = Which variant?
setup-options = Options
setup-first = Who begins?
setup-first-random = Let chance decide
setup-start = Start
setup-resume = Go on with the saved game

## What the keys do

keys = Keys
key-choose = choose
key-take = take
key-back = back
key-undo = undo
key-end-turn = end the turn
key-help = help
key-log = log
key-quit = save and quit

## Asking and telling

quit-ask = Save the game and quit?
again-ask = Another game?
press-key = Press { $key }.
no-terminal = This game needs a terminal. Start it in one: { $input }
too-small = The window is too small. It needs { $width } columns and { $height } lines.
