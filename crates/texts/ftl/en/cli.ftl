### The commands of the program `cartagena`, one sentence each, and what they report.

cli-about = The board game Cartagena: play it, study it, let it run.
cli-play = Play at one keyboard, two to five people
cli-new = Set up a new game and show its position
cli-show = Show a position in the terminal or as a picture
cli-replay = Step through the record of a game
cli-engine = Answer commands line by line, for other programs
cli-perft = Count the sequences of moves of a given length
cli-playouts = Play random games and measure how fast

playouts-games = Games
playouts-actions = Actions
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
replay-turn = Turn { $number } of { $total }
picture-saved = The picture is in { $file }.
