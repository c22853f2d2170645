### Setting up a game, and the games that are kept.

## A new game

new-variant = Variant
new-options = Rules that differ between the rulebooks
# Followed by the names of languages; those whose book plays so are lit.
new-rulebooks = As in the rulebook:
new-players = Players
new-who = { seat-name }: who plays?
new-name = { seat-name }: name
name-too-long = This name is too long. Choose a shorter one, with at most { $count } characters.
new-add = Add a player
new-remove = Remove { seat-name }
new-device = You pass one device around. Before each turn the page hides the cards and calls the next player.
new-watch = Only bots play; you watch.
new-first = Who begins?
new-first-random = Pick at random
new-tunnel = The tunnel
new-tunnel-random = Random
new-tunnel-chosen = Build it myself
new-tunnel-wild = Wild
new-tunnel-position = Continue from a position
new-tunnel-about = Drag the six segments into any order and turn them either way round. The fort is at the top, the boat at the bottom.
new-segment = Segment { $number }
new-nearer-fort = Nearer to the fort
new-nearer-boat = Nearer to the boat
new-turn-round = Turn around
new-shuffle = Shuffle
new-wild-about = The six symbols of each segment stand in any order. The boards are said to have second sides, but no source shows them. Touch two symbols to swap them.
new-wild-again = Draw another
new-position = Position in notation
new-position-about = Paste a line of notation. It gives the rules, the tunnel, every pirate and card, and whose turn it is.
new-not-a-position = This doesn’t look like a position. You can copy one while reviewing a game.
new-whole-game = This is a whole game, not a position. Paste it on the page “{ nav-study }”.
new-position-over = This game is already over. You can review it instead.
new-start = Start the game

## The games on this device

shelf-running = In progress
shelf-finished = Finished
shelf-empty = No games yet. Your first is one tap away.
shelf-open = Continue
shelf-study = Review
shelf-forget = Delete
shelf-forgotten = Game deleted.
shelf-restore = Restore
shelf-won = { $name } won
shelf-drawn = Drawn
# Names the game of a button: variant and players.
shelf-game = { variant }: { $name }
shelf-import = Import a record or a position
shelf-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
