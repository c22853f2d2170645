### The deal of the day, challenges and statistics.

## The deal of the day

daily-no-day = There is no deal for this day.
daily-to-today = To today’s deal
# { $variant } is chosen by the day.
daily-deal = { variant } for two. Everybody plays these cards against the same opponent.
daily-play = Play today’s deal
daily-play-late = Play this deal
daily-go-on = Continue
daily-won = { $count ->
    [one] Won in { $count } turn
   *[other] Won in { $count } turns
}
daily-lost = { $count ->
    [one] Lost after { $count } turn
   *[other] Lost after { $count } turns
}
daily-drawn = { $count ->
    [one] Drawn after { $count } turn
   *[other] Drawn after { $count } turns
}
# { $form } is a number with its sign.
daily-luck = Luck { $form }%
daily-late = Played later
daily-late-about = This game was begun after its day. It is in the calendar, but does not count for the days in a row.
daily-share = Share
daily-copy = Copy as text
daily-picture = Save as a picture
daily-streak = Days in a row: { $count }
daily-longest = longest: { $count }
daily-month-before = Previous month
daily-month-after = Next month
# After a date: how that day’s game ended.
daily-mark-won = won
daily-mark-lost = lost
daily-mark-drawn = drawn
daily-mark-open = not played
daily-about = How it works
daily-about-deal = The date alone decides the tunnel, the cards, the variant and your seat, so every day can be played without a network. A new day begins at midnight UTC.
daily-about-opponent = The opponent never changes, even when the other bots learn. It plays about as well as the bosun or the captain.
daily-table = Results of the day
daily-table-empty = Nobody has entered a result yet.
daily-enter = Enter my result
daily-proves = The server replays each game and checks every move of the opponent. That proves that it was played by the rules, not that nobody helped.
daily-nameless = Somebody
daily-not-known = The server does not know you yet. Play a game with friends first.
daily-over = The results of this day are closed.
daily-not-proved = The server could not confirm this game, so it was not entered.

## Challenges

challenge-title = The same deal
challenge-by = { $name } has played this deal of { variant } against { $opponents }.
challenge-by-somebody = Somebody has played this deal of { variant } against { $opponents }.
challenge-about = You get the same cards, the same seat and the same opponents. Afterwards you can compare the results and watch the other game.
challenge-play = Play this deal
challenge-unproven = Nobody can prove that this deal came by chance, so these games are never rated.
challenge-unfit = This link holds no finished game of one person against bots. Part of it may be missing.
challenge-gone = This game is no longer on this device.
challenge-cannot = Only a finished game of one person against bots can be passed on, and only with all its cards.
challenge-they = The other player
challenge-you = You
challenge-result = Result
challenge-game = Game
challenge-watch = Watch
challenge-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
challenge-give = Challenge a friend
challenge-give-about = Whoever opens this link plays your cards from your seat.
challenge-share = Share the link
challenge-copy = Copy the link
end-challenge = Challenge a friend
end-daily = See the result
end-compare = Compare the games

## Statistics

statistics-title = Statistics
statistics-none = No finished games yet.
statistics-about = All games of one person against bots on this device, even deleted ones.
statistics-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
statistics-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
statistics-opponent = Strongest opponent
statistics-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
statistics-column-games = Games
statistics-column-wins = Wins
statistics-column-share = Share won
statistics-course = Accuracy
statistics-course-about = The accuracy of your reviewed games as a line. The table below has the numbers.
statistics-mistakes = What you missed most often
# What the better turn would have done.
statistics-mistake = { $mistake ->
    [wins] Winning the game
    [stops] Stopping somebody from winning
    [boards] Bringing pirates aboard
    [draws] Drawing cards
    [leaps] A long jump
    [leaves] Leading pirates out of the fort
   *[closes] Closing an opponent’s road
}
statistics-jump = Longest jump
statistics-quick = Quickest win
statistics-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
statistics-milestones = Milestones
milestone = { $milestone ->
    [first-win] The first win
    [every-variant] A win in each variant
    [full-table] A win against four opponents
    [captain] A captain beaten
    [admiral] An admiral beaten
    [long-jump] A jump of twenty spaces
    [quick-win] A win in fifteen turns
    [accurate] A game with 95% accuracy
    [wild] A win in a wild tunnel
   *[week] Seven days in a row
}
milestone-reached = reached
milestone-open = not yet
