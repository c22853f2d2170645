### The end of a game: its standings, a few figures, and one true sentence about it.
### Those with “-you” speak to the player whom they are about.

## The standings

end-standings = How far everyone came
end-aboard = { $count } of 6 aboard
# How many spaces all pirates of a player have still to go.
end-to-go = { $count ->
    [one] { $count } space to go
   *[other] { $count } spaces to go
}
# $last is how far there was still to go.
end-standing = { $name }: { end-aboard }, { $last }.

## Figures

end-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
end-jump = { $count ->
    [one] Longest jump: { $count } space ({ $name })
   *[other] Longest jump: { $count } spaces ({ $name })
}

## What was remarkable

end-comeback = Halfway through the game, { $name } was in last place.
end-comeback-you = Halfway through the game, you were in last place.
end-one-short = { $name } was only one pirate short.
end-one-short-you = You were only one pirate short.
end-led = { $name } was in the lead from turn { $number } to the end.
end-led-you = You were in the lead from turn { $number } to the end.
end-clear = { $count ->
    [0] Nobody else had a single pirate aboard.
    [one] Nobody else had more than { $count } pirate aboard.
   *[other] Nobody else had more than { $count } pirates aboard.
}
end-cards = { $count ->
    [one] { $name } drew { $count } card by going back.
   *[other] { $name } drew { $count } cards by going back.
}
end-cards-you = { $count ->
    [one] You drew { $count } card by going back.
   *[other] You drew { $count } cards by going back.
}

## What to do next

end-next-level = Next opponent: { level }
end-easier-level = An easier opponent: { level }
end-look-back = Review the game
end-again = Play again
