### The parts of a table that are fetched when they are first wanted: answers to touches that lead to no
### move, passing the device, the sheet of keys, playing by typing.

## Why a touch leads to no move

touch-looking-back = You are looking at an earlier moment of the game.
touch-must-move = Make at least one move first.
touch-others-pirate = This is { $name }’s pirate. Yours are the ones that glow.
touch-empty-space = Nobody is here. Touch a glowing pirate or a card first.
touch-stuck = This pirate has no card to go forward and no space to go back to.
touch-arrived = Your pirates in the boat have arrived.
touch-not-next-space = A card leads to the next empty space with its symbol.
touch-not-nearest-behind = Going back leads to the nearest space with one or two pirates.
touch-no-return = Nobody goes back to the fort.
touch-boat-too-far = A card leads into the boat only if no empty space with its symbol is ahead.

## The sheet of keys

sheet-reader = With a screen reader, switch to its focus mode, so that the keys reach the table.
sheet-path = move along the tunnel, place by place
sheet-rows = to the row above or below
sheet-ends = to the fort, to the boat
sheet-enter = choose the pirate here, or go here
sheet-next = the next or the previous of your pirates that can move
sheet-number = choose this number from the list just read
sheet-cards = bottle, dagger, hat, key, pistol, skull: forward with the chosen pirate, or choose the card
sheet-back = back with the chosen pirate, for cards
sheet-end = end the turn
sheet-undo = take the last move back
sheet-offers = what can be done now
sheet-where = the state of the game
sheet-hand = your hand and the row
sheet-news = what the others have done
sheet-repeat = say the last sentence again
sheet-hurry = don’t wait for the bot
sheet-advice = ask the captain
sheet-log = the log
sheet-let-go = clear the selection, close
sheet-help = this list

## Playing by typing

typing-title = Play by typing
typing-label = A move or a command
typing-go = Enter
typing-hint = Type { $form } to see what can be typed.
typing-unknown = “{ $input }” is neither a move nor a command. Type { $form } for a list.
typing-moves = Possible moves: { $form }
typing-help-forward = { $form }: forward, the card and the place of the pirate; the fort is 0
typing-help-back = { $form }: back, the place of the pirate and the sign
typing-help-end = { $form }: end the turn
typing-help-undo = { $form }: take the last move back
typing-help-look = { $form }: the state of the game
typing-help-hand = { $form }: your hand and the row
typing-help-moves = { $form }: all possible moves
typing-help-news = { $form }: what the others have done
typing-help-advice = { $form }: ask the captain
typing-help-help = { $form }: this list

## An ambiguous choice

table-which = Which move?

## Passing the device

pass-title = Pass the device to { $name }
pass-about = Press the button when nobody else is looking.
pass-ready = Show my cards
