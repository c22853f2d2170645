### The program `cartagena`: its help, what it reports, and what may be wrong with a command line.
### $form is something to type as it stands: an option, a command, a piece of notation.

## Headings of the help

help-usage = Usage
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-examples = Examples
help-more = For more about a command: { $form }

## The commands, one line each

cli-about = The board game Cartagena: play it, study it, run it.
cli-play = Play against bots, or with others at one keyboard
cli-bot = Let a program of yours play at an online table
cli-new = Set up a new game and show its position
cli-show = Show a position in the terminal or as a picture
cli-replay = Step through the record of a game
cli-engine = Answer commands line by line, for other programs
cli-perft = Count the sequences of moves of a given length
cli-playouts = Play random games and measure how fast
cli-completions = Print a script that completes commands in a shell

## What they do, at more length

more-play = Starts a game that fills the terminal. What the options leave open is asked for first. When you quit, the game is saved; when it ends, its record is kept.
more-bot = The program speaks the same language as { $form } and is asked for every move; it gets nothing but what its own seat may see. Everybody sees that it is a bot. Its owner makes a token for it on the page, under “Your account”, and can revoke it there. If it crashes, hangs or plays what is not possible, this command says so and ends; the seat waits. Start it again to go on.
more-new = Deals a game and shows it. The same seed gives the same tunnel, cards and first player every time.
more-show = Takes a position as one line of six fields, or from standard input, and draws it.
more-replay = In a terminal the game is shown move by move, forward and back. Elsewhere every move is printed with a sentence. A record that cannot be true is refused, and the place is shown.
more-engine = Reads commands from standard input and answers each with one line on standard output. Whatever is wrong is answered with an error and changes nothing. These are the commands:
engine-position = take this position
engine-new = deal a new game; the seed fixes everything that is random
engine-show = the position as a line
engine-legal = all possible moves with their targets
engine-play = make a move; the answer tells the cards that came
engine-perft = count the move sequences of this length
engine-go = choose a move; without a level the strongest bot does
engine-eval = each seat’s chance of winning
engine-quit = stop
engine-session = A short session; the lines after the arrow are what you type:
engine-version-two = { $form } begins version 2 of the protocol: options, reports while the engine thinks, stop, undo and errors with codes. { $file } describes it.
more-perft = The number of different sequences checks the rules against other programs. A finished game counts as one. The start is a new game if no position is given.
more-playouts = Every legal action is equally likely. A game that goes on for { $count } actions is stopped and counted separately. The same seed gives the same games with any number of threads.

## Options and arguments

opt-lang = Language: { $form }; the default is the language of the system
opt-native-bidi = The terminal displays Hebrew right to left by itself
opt-help = Show this help
opt-version = Show the version
opt-rules = Variant with its options, such as { $form }
opt-book = Options of the rulebook in this language: { $form }
opt-variant = Variant to go with the rulebook: { $form }
opt-players = How many play, 2 to 5
opt-seed = Seed for everything that is random
opt-tunnel = Tunnel from fort to boat, six groups of letters, such as { $form }
opt-first = Seat that begins, counted from 0; random by default
opt-picture = Draw a picture into this file, in the format { $form }; { $input } writes it to standard output
opt-width = Width of the picture in pixels, for { $form }
opt-layout = Shape of the picture: { $form }
opt-theme = Colours of the picture: { $form }
opt-letters = Give every pirate in the picture the letter of its colour
opt-line = Print only the position line
opt-as-seat = Show what the player of this seat sees, counted from 0
opt-public = Show only what everybody sees
opt-svg-dir = Draw every position into this folder
opt-gif = Draw the whole game as an animation (GIF) into this file; { $input } is standard output
opt-game = Number of the game, if the file holds several
opt-to = Stop after this many moves
opt-divide = Count separately for each first move
opt-json = Print the result for programs, as { $form }
opt-games = How many games
opt-threads = How many threads; the default is one for each core
opt-name = Name of a player; once for each, in the order of play
opt-bot = Level of a bot: { $form }; once for each, bots take the last seats
opt-resume = Continue this saved game
opt-save-dir = Folder in which games are saved
opt-no-confirm = End a turn after its third move without asking
opt-fast = Let bots move without long pauses
arg-position = Position line of six fields; { $form } reads it from standard input
arg-record = File with the record of a game; { $form } reads it from standard input
arg-depth = Length of the sequences in moves
arg-shell = Shell: { $form }
opt-default = { $first } (default: { $last })

## Results

playouts-games = Games
playouts-actions = Actions
playouts-seconds = Seconds
playouts-threads = Threads
playouts-speed = Actions per second
playouts-speed-core = Actions per second and core
playouts-length = Length of a game, in actions
playouts-mean = mean
playouts-wins = Wins by seat
playouts-drawn = Drawn
playouts-stopped = Stopped after { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
picture-saved = The picture is in { $file }.
game-of-several = Game { $number } of { $total }
error-no-such-game = The file { $file } has no game { $number }: it ends with game { $total }.
error-several-games = The file { $file } holds { $count } games. Choose one with { $form }.
pictures-saved = { $count ->
    [one] { $count } picture is in the folder { $file }.
   *[other] { $count } pictures are in the folder { $file }.
}

## Stepping through a record

replay-move = Move { $number } of { $total }
replay-next = next
replay-previous = back
replay-quit = quit

## What may be wrong

note-no-book = Hispaniola is in none of the five rulebooks. Only the options are those of the book you named.
cli-error = Error: { $reason }
usage-see = For help: { $form }
usage-suggest = Did you mean { $form }?
usage-unknown-command = there is no command { $input }
usage-unknown-option = there is no option { $input } here
usage-surplus = unexpected argument: { $input }
usage-value = { $input } does not fit { $form }: { $reason }
usage-value-missing = a value is missing: { $form }
usage-missing = missing: { $form }
usage-conflict = these do not go together: { $first } and { $last }
usage-twice = this may be given only once: { $form }
usage-names = there are { $first } names, but only { $last } players
usage-bots = there are { $first } bots, but only { $last } players
usage-other = the command line could not be understood
reason-one-of = it must be one of { $form }
reason-number = it must be a number from { $first } to { $last }
reason-seats = there are only { $count } seats, counted from 0
error-input = standard input cannot be read: { $reason }
error-picture = the picture cannot be drawn: { $reason }
error-chance = the system provides no random numbers: { $reason }
perft-chance = the move { $form } draws cards by chance before the last move; count shorter sequences
perft-too-many = there are more sequences than a 64-bit number can hold
perft-too-deep = a sequence of moves goes on for too long; count shorter sequences

## Files

error-file-missing = There is no file { $file }.
error-file-read = The file { $file } cannot be read: { $reason }
error-file-text = The file { $file } is not a text file.
error-file-write = The file { $file } cannot be written: { $reason }
error-file-broken = The file { $file } is damaged at line { $line }, column { $column }: { $reason }
