### People: profiles, finished games, ratings and their lists.

profile-nobody = Somebody
profile-link = Your profile
profile-you = That is you.
profile-program = This is a bot: a program that somebody lets play.
profile-since = Here since { $form }
profile-missing = There is no such profile. Perhaps the person is not known here any more, or part of the link is missing.
profile-finished = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
profile-against = You against { $name }
profile-ahead-you = You were ahead
profile-level = Nobody was ahead
profile-ahead-other = { $name } was ahead
profile-games = Games
profile-results = Results
profile-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
profile-game = Game
profile-list = Finished games
profile-list-about = Private games are shown only to those who played in them.
profile-search = Search these games
search-opponent = Opponent
search-variant = Game
search-result = Result
search-all = All
games-none-found = There is no such game.
games-more = Show more
games-look-back = Review: { $name }, { $form }

outcome-won = Won
outcome-lost = Not won
outcome-drawn = Drawn
outcome-left = Left

## Ratings

rating = Rating
ratings-title = Ratings
rating-two = two players
rating-more = three and more
rating-none = No rated games yet.
rating-provisional = Not settled yet: { $count ->
    [one] one game of ten has counted.
   *[other] { $count } games of ten have counted.
}
rating-settled = { $count ->
    [one] One game has counted.
   *[other] { $count } games have counted.
}
rating-place = Place { $place }
rating-graph = The rating over the last games: it began at { $first } and is { $last } now.
rating-numbers = The same in numbers
rating-date = Date
rating-waiting = The rating is about to follow.
rating-repeated = Rated, but it counts for nobody: two of these people had played five games that counted within a week.
rating-change = Rating { $form }

ratings-about = Rated games are for people alone, with a clock. Whoever leaves or runs out of time has lost. A rating is settled after ten games, and of the games between the same two people only five a week count.
ratings-list = List
ratings-place = Place
ratings-name = Name
ratings-settled = Settled ratings
ratings-empty = Nobody has played ten rated games of this kind yet.
ratings-provisional = Not settled yet
ratings-provisional-about = Fewer than ten games of these people have counted.
ratings-own = You
ratings-page = Page { $number } of { $total }
ratings-before = Previous page
ratings-next = Next page

## Rated tables

rated = Rated
rated-table = Rated game
rated-about = For people alone, with a clock and dealt by chance. Whoever leaves or runs out of time has lost. Everybody can look at the game later.
rated-waiting = This game is rated: whoever leaves or runs out of time has lost, and everybody can look at it later.
