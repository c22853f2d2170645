### Looking back at a game: replay, analysis, sharing.

## The way in

study-lead = Go through a game move by move, see who was ahead and when, and find the turn that decided it.
study-paste = The record of a game, or a position
study-paste-about = Paste it here, or drop a text file anywhere on this page.
study-read = Open
study-file = Choose a file
study-finished = Finished games on this device
study-none-finished = Games you finish will appear here.
study-reading = Reading the game.
study-imported = { $count ->
    [one] { $count } game was added to your games.
   *[other] { $count } games were added to your games.
}
study-import-known = { $count ->
    [one] { $count } game was already here.
   *[other] { $count } games were already here.
}
study-import-unread = { $count ->
    [one] { $count } game cannot be read.
   *[other] { $count } games cannot be read.
}
backup-save = Save everything to a file
backup-open = Bring back from a file
backup-about = Games with their variations, settings, lessons and results of puzzles, to keep or to take to another device. A game with hidden cards is saved once it is over.
backup-restored = Settings and lessons are back.
backup-bad = There are no games or settings in this file.
study-misread = This cannot be read: { $reason }
study-not-a-game = This doesn’t look like a game of Cartagena. Paste the record of a game, a position, or a link to a game.
# $form is the part of the address that says so.
study-other-address = This address doesn’t lead to a game of Cartagena. A link to a game contains { $form }.
study-table-link = This link leads to an online table.
study-to-table = Go to the table
study-bad-link = This link was cut off or changed along the way. Ask for it again, or ask for the game record and paste it here.
study-no-game = This game is not on this device.
study-still-hidden = This game is still being played, and some of its cards are hidden. Come back when it is over.
study-other = Another game
study-consistent = The cards follow from the numbers in the record. Whether those were promised before the game, a record alone cannot show.

## Going through it

study-start = Before the first move
study-move = Move { $number } of { $total }
study-controls = Going through the game
study-first = To the start
study-turn-before = One turn back
study-previous = One move back
study-play = Play the moves
study-pause = Pause
study-next = One move forward
study-turn-after = One turn forward
study-last = To the end
study-speed = Speed
study-slider = Moment of the game
study-keys = Keys: left and right go one move, up and down one turn, { $first } and { $last } to the start and the end; the space bar plays and pauses.
study-parts = About this game
study-moves = Moves
study-chances = Chances
study-lessons = Lessons
study-cards = Cards
study-turn = Turn { $number }

## Taking it along

study-share = Share and save
study-share-link = Share a link
study-copy-link = Copy a link
study-copy-game = Copy the game
study-copy-position = Copy the position
study-save-record = Save the record
study-save-picture = Save a picture ({ $form })
study-save-film = Save the game as an animation ({ $form })
study-film-drawing = The animation is being drawn…
study-film-failed = The animation could not be drawn.
study-copied = Copied.
study-not-copied = Your browser doesn’t let us copy. Here is the text:
study-not-shared = This could not be shared.
study-go-on = Continue from here

## The analysis

study-analyse = Analyse every turn
study-analyse-about = The captain looks at each turn and considers what else could have been done.
study-stop = Stop
study-progress = { $number } of { $total } analysed
study-stopped = The analysis was stopped; the rest of the game has not been analysed.
study-no-net = The captain’s data could not be downloaded. Try again when you are online.
study-nothing-to-judge = There is no finished turn to analyse.
study-graph = Each player’s chance of winning in the course of the game
study-graph-about = Press anywhere on the graph to go to that moment.
study-table = The chances as a table
study-table-end = The end
study-percent = { $percent }%
slip-inaccuracy = Inaccuracy
slip-mistake = Mistake
slip-blunder = Costly mistake
study-loss = { $percent ->
    [one] It cost { $percent } percentage point.
   *[other] It cost { $percent } percentage points.
}
study-better = A better turn was
study-show-better = Show the better turn
study-hide-better = Back to what was played
study-better-shown = The better turn is shown.
study-turn-lost = { $percent ->
    [one] Turn { $number }: { $percent } percentage point lost
   *[other] Turn { $number }: { $percent } percentage points lost
}
study-hinge = The turning point was turn { $number } by { $name }.
study-precision = Accuracy { $percent }%
study-precision-about = 100% means that every turn was as good as the best one the captain found. Luck with the cards does not count, nor do turns that could no longer change anything.
study-flawless = No mistakes worth mentioning.

## Luck and skill apart

luck-title = Cards and play
luck-cards = Cards
luck-play = Play
luck-by-cards = The cards did more for { $name }’s win than the play.
luck-by-play = The play did more for { $name }’s win than the cards.
luck-by-both = Cards and play did about the same for { $name }’s win.
luck-unforeseen = The captain didn’t see { $name }’s win coming: neither cards nor play explain it.
luck-luckiest = Luckiest draw: turn { $number }, { $name }, +{ $percent }%
luck-costliest = Costliest turn: turn { $number }, { $name }, −{ $percent }%
luck-about = In percentage points of the chance to win. Cards: the deal and what was drawn, compared with everything that could have come. Play: what one’s own turns lost and the mistakes of others gave. The rest cannot be told apart.

## Trying moves beside the game

trial-try = Try other moves here
trial-try-better = Try it on the board
trial-title = Trying moves
trial-back = Back to the game
trial-captain = What the captain thinks:
trial-thinking = The captain is looking…
trial-over = The game ends here.
trial-turns = Best turns
# $form is a list of moves.
trial-aloud = { $name } has { $percent }%. Best: { $form }.
trial-line = This variation
trial-start = The game up to here
trial-in-game = This is what was played. Any other move begins a variation.
trial-cards = Cards from the pile come by chance here.
trial-full = There is no room for more moves beside this game.
trial-not-kept = Your browser doesn’t keep this. Share the link or save the record.
trial-name = Name
trial-delete = Delete it
trial-deleted = The variation is deleted.
# Before the name of a variation, for those who hear the page.
trial-variation = Variation:
