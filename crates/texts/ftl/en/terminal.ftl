### The full-screen program: setting up a game, keys, farewell.

## Setting up

setup-title = A new game
setup-language = Language
setup-players = How many players?
setup-players-about = Two to five play. Each is a person at this keyboard or a bot.
setup-name = Who is { seat-name }?
setup-name-about = Type a name, or leave it empty to play under the name of the colour.
setup-variant = Which variant?
setup-first = Who begins?
setup-first-random = Pick at random
setup-first-about = The rulebooks say: whoever looks most like a pirate. It is not necessarily an advantage.
setup-start = Start
setup-resume = Continue the saved game
saved-moves = { $count ->
    [one] { $count } move so far
   *[other] { $count } moves so far
}

## On the table

hand-unseen = and { $count } unseen

## What the keys do

key-line = line
key-change = change
key-next = next
key-type = type
key-resume = continue
key-take = choose
key-back = back
key-menu = menu
key-scroll = scroll
key-go = do it
key-sit-down = sit down
key-undo = undo
key-end-turn = end the turn
key-help = help
key-log = log
key-language = language
key-leave = quit
key-quit = save and quit
key-abandon = quit without saving

## The help

help-title = How to play
help-row = the row: the card in brackets is taken first
help-draws = how many cards you draw if you go back there
help-pirate = choose a pirate
help-card = choose a card, or to go back
help-notation = or type a move: the card and the space the pirate stands on (the fort is 0), or that space and back
help-enter = do it; the small letter shows where the pirate would stand
help-end = end the turn
help-undo = take the last move back, until a new card has been seen
help-others = the log, the language, save and quit
log-title = What happened

## Asking and telling

quit-ask = Save the game and quit?
unsaved-ask = The game is not saved. Press { $key } to quit without saving, or go back and try again later.
press-key = Press { $key }.
no-terminal = This game needs a terminal. Start it in one: { $input }
too-small = The window is too small. It needs { $width } columns and { $height } lines.
file-exists = There is already a file { $file }. Choose another name.
file-open = The game in { $file } is open in another window.
saves-broken = { $count ->
    [one] { $count } saved game cannot be read: { $reason }
   *[other] { $count } saved games cannot be read. The first of them: { $reason }
}

## After the game

end-record = Save the record as
end-rematch = The same players again
end-new = Another game
end-quit = Quit

## Beside the table

pace-fast = The bots move faster now.
pace-calm = The bots take their time again.
key-skip = next move
key-faster = faster
key-slower = slower
key-advice = advice
help-skip = while a bot plays: on to its next move
help-faster = bots faster or slower
help-advice = ask the captain what to play, and why
record-saved = The game record is in { $file }.
sit-down = Hand the keyboard to { $name }. Press Enter when nobody else is looking.
saved = The game is saved in { $file }. You can continue later.
resumed = Continuing the saved game.
