### The end of a game: its standings, a few figures, and one true sentence about it.
### Those with “-you” speak to the player whom they are about.

## The standings

end-standings = Kam kdo došel
end-aboard = { $count } z 6 v šalupě
# How many spaces all pirates of a player have still to go.
end-to-go = { $count ->
    [one] zbývá { $count } políčko
    [few] zbývají { $count } políčka
    [many] zbývá { $count } políčka
   *[other] zbývá { $count } políček
}
# $last is how far there was still to go.
end-standing = { $name }: { end-aboard }, { $last }.

## Figures

end-turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
end-jump = { $count ->
    [one] Nejdelší skok: { $count } políčko ({ $name })
    [few] Nejdelší skok: { $count } políčka ({ $name })
    [many] Nejdelší skok: { $count } políčka ({ $name })
   *[other] Nejdelší skok: { $count } políček ({ $name })
}

## What was remarkable

end-comeback = V polovině hry je { $name } na posledním místě.
end-comeback-you = V polovině hry jste byli na posledním místě.
end-one-short = { $name }: k vítězství chyběl jediný pirát.
end-one-short-you = K vítězství vám chyběl jediný pirát.
end-led = Od tahu { $number } až do konce vede { $name }.
end-led-you = Od tahu { $number } až do konce jste vedli.
end-clear = { $count ->
    [0] Nikdo další neměl v šalupě ani jednoho piráta.
    [one] Nikdo další neměl v šalupě víc než { $count } piráta.
    [few] Nikdo další neměl v šalupě víc než { $count } piráty.
    [many] Nikdo další neměl v šalupě víc než { $count } piráta.
   *[other] Nikdo další neměl v šalupě víc než { $count } pirátů.
}
end-cards = { $count ->
    [one] Cestou dozadu získává { $name } { $count } kartu.
    [few] Cestou dozadu získává { $name } { $count } karty.
    [many] Cestou dozadu získává { $name } { $count } karty.
   *[other] Cestou dozadu získává { $name } { $count } karet.
}
end-cards-you = { $count ->
    [one] Cestou dozadu jste získali { $count } kartu.
    [few] Cestou dozadu jste získali { $count } karty.
    [many] Cestou dozadu jste získali { $count } karty.
   *[other] Cestou dozadu jste získali { $count } karet.
}

## What to do next

end-next-level = Další soupeř: { level }
end-easier-level = Lehčí soupeř: { level }
end-look-back = Projít hru
end-again = Hrát znovu
