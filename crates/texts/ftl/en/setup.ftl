### Setting up a game, and the games that are kept.

## A new game

new-variant = Variant
new-options = Where the rulebooks differ
# Followed by the names of languages; those whose book plays so are lit.
new-rulebooks = As in the rulebook:
new-players = Players
new-who = { seat-name }: who plays?
new-name = { seat-name }: name
name-too-long = This name is too long. Choose a shorter one, with at most { $count } characters.
new-add = Add a player
new-remove = Remove { seat-name }
new-device = You pass the device around. Before each turn the page asks who is looking.
new-watch = Only bots play; you watch.
new-first = Who begins?
new-first-random = Let chance decide
new-tunnel = The tunnel
new-tunnel-random = Chance lays it
new-tunnel-chosen = I lay it myself
new-tunnel-position = Go on from a position
new-tunnel-about = Drag the six segments into any order. Each may lie either way round. The fort is above, the boat below.
new-segment = Segment { $number }
new-nearer-fort = Nearer to the fort
new-nearer-boat = Nearer to the boat
new-turn-round = Turn round
new-shuffle = Mix them
new-position = Position line
new-position-about = Paste a line in notation. It says the rules, the tunnel, all pirates and cards, and whose turn it is.
new-position-over = This game is over. Look back at it instead.
new-start = Start the game

## The games on this device

shelf-running = Still running
shelf-finished = Finished
shelf-empty = No games yet. The first one is one tap away.
shelf-open = Go on
shelf-study = Look back
shelf-forget = Throw away
shelf-forgotten = The game is thrown away.
shelf-restore = Bring it back
shelf-won = { $name } won
shelf-drawn = Drawn
# Names the game of a button: variant and players.
shelf-game = { variant }: { $name }
shelf-import = A record or a position from elsewhere
shelf-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
