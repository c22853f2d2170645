### Puzzles: positions in which one turn is clearly best.

## The overview

puzzle-lead = Real positions in which one turn is clearly better than every other. Find it.
puzzle-daily = Puzzle of the day
puzzle-one = Puzzle
puzzle-all = All puzzles
puzzle-repeat = { $count ->
    [one] Repeat { $count } missed puzzle
   *[other] Repeat { $count } missed puzzles
}
puzzle-rating = Your rating: { $number }
puzzle-rating-up = Your rating: { $number } (+{ $count })
puzzle-rating-down = Your rating: { $number } (−{ $count })
puzzle-solved = Solved: { $number } of { $total }
puzzle-choose = Choose what to practise
puzzle-theme = Theme
puzzle-grades = Difficulty
puzzle-any-theme = All themes
puzzle-any-grade = All grades
puzzle-grade = Difficulty { $number } of { $total }
puzzle-count = { $number } of { $total } solved
puzzle-solve = Solve a puzzle
puzzle-all-solved = You have met all of these. Missed ones come again after a few days.
puzzle-not-fetched = The puzzles could not be downloaded. Try again when you are online.

## Themes

puzzle-theme-board = Aboard with one card
puzzle-theme-break = Break their road
puzzle-theme-feed = Feed on the crowd
puzzle-theme-last = The last man
puzzle-theme-count = Count to the end
puzzle-theme-jump = The long jump
puzzle-theme-quiet = A quiet turn

## At the board

# $name is a seat: “Red”.
puzzle-task = You play { $name }. Find the best turn.
puzzle-confirm = Is this your turn? End it, or take a move back.
puzzle-hint = Hint
puzzle-hint-theme = Look for: { $form }.
puzzle-hint-move = The best turn begins with the move that glows.
puzzle-right = That’s it!
puzzle-not-counted = It does not count as solved: only a first try without hints does.
puzzle-wrong = Not the best turn.
puzzle-wrong-later = What is wrong with it only shows in the replies.
# $percent is at most what any other turn is worth, $number what the best one is worth.
puzzle-wrong-chance = No other turn gives you more than { $percent }%; the best one gives you { $number }%.
puzzle-misses-win = You could have won at once.
puzzle-lets-win = Now { $name } can win next turn.
puzzle-opens = It opens { road } to { $name }.
puzzle-leaves-road = It leaves { road } to { $name }.
puzzle-fewer-aboard = { $count ->
    [one] The best turn brings { $count } more pirate aboard.
   *[other] The best turn brings { $count } more pirates aboard.
}
puzzle-fewer-cards = { $count ->
    [one] The best turn leaves you { $count } more card.
   *[other] The best turn leaves you { $count } more cards.
}
puzzle-more-in-fort = { $count ->
    [one] It leaves { $count } pirate in the fort who could be on the way.
   *[other] It leaves { $count } pirates in the fort who could be on the way.
}
puzzle-solution = The best turn:
puzzle-worth = Your chance of winning is { $percent }% with it, { $number }% with the next best turn.
puzzle-proved = This is not an estimate: it has been proved.
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle

## Finding the better turns of one's own game

own-title = Find it yourself
own-back = Back to the game
own-next = Continue
own-offer = { $count ->
    [one] { $count } turn cost ten percentage points or more. Find the better one yourself?
   *[other] { $count } turns cost ten percentage points or more. Find the better ones yourself?
}
own-find = Find it yourself
own-task = Turn { $number }: you are { $name }. Find a better turn than the one played.
own-judging = The captain is looking at your turn.
own-wrong = It gives you { $percent }%, the best turn { $number }%.
own-worth = Your chance of winning is { $percent }% with it, { $number }% with what was played.
