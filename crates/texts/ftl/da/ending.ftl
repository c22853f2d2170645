### The end of a game: its standings, a few figures, and one true sentence about it.
### Those with “-you” speak to the player whom they are about.

## The standings

end-standings = Så langt nåede de
end-aboard = { $count } af 6 om bord
# How many spaces all pirates of a player have still to go.
end-to-go = { $count ->
    [one] { $count } plads tilbage
   *[other] { $count } pladser tilbage
}
# $last is how far there was still to go.
end-standing = { $name }: { end-aboard }, { $last }.

## Figures

end-turns = { $count ->
    [one] { $count } tur
   *[other] { $count } ture
}
end-jump = { $count ->
    [one] Længste spring: { $count } plads ({ $name })
   *[other] Længste spring: { $count } pladser ({ $name })
}

## What was remarkable

end-comeback = Halvvejs i spillet lå { $name } sidst.
end-comeback-you = Halvvejs i spillet lå du sidst.
end-one-short = { $name } manglede kun én sørøver.
end-one-short-you = Du manglede kun én sørøver.
end-led = { $name } førte fra tur { $number } og lige til det sidste.
end-led-you = Du førte fra tur { $number } og lige til det sidste.
end-clear = { $count ->
    [0] Ingen andre havde en eneste sørøver om bord.
    [one] Ingen andre havde mere end { $count } sørøver om bord.
   *[other] Ingen andre havde mere end { $count } sørøvere om bord.
}
end-cards = { $count ->
    [one] { $name } trak { $count } kort ved at rykke tilbage.
   *[other] { $name } trak i alt { $count } kort ved at rykke tilbage.
}
end-cards-you = { $count ->
    [one] Du trak { $count } kort ved at rykke tilbage.
   *[other] Du trak i alt { $count } kort ved at rykke tilbage.
}

## What to do next

end-next-level = Næste modstander: { level }
end-easier-level = En lettere modstander: { level }
end-look-back = Gennemgå spillet
end-again = Spil igen
