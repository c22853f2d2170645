game-name = Cartagena

symbol = { $symbol ->
    [B] flaske
    [D] dolk
    [H] trekantet hat
    [K] nøgle
    [P] pistol
   *[S] dødningehoved
}
with-symbol = { $symbol ->
    [B] med en flaske
    [D] med en dolk
    [H] med en trekantet hat
    [K] med en nøgle
    [P] med en pistol
   *[S] med et dødningehoved
}

colour = { $colour ->
    [blue] blå
    [red] rød
    [yellow] gul
    [green] grøn
   *[brown] brun
}
seat-name = { $colour ->
    [blue] Blå
    [red] Rød
    [yellow] Gul
    [green] Grøn
   *[brown] Brun
}

variant = { $variant ->
    [jamaica] Jamaica
    [tortuga] Tortuga
   *[hispaniola] Hispaniola
}

place = { $place ->
    [0] fort
    [37] skib
   *[other] { $place }
}
place-from = { $from ->
    [0] fort
    [37] skib
   *[other] { $from }
}
place-to = { $to ->
    [0] fort
    [37] skib
   *[other] { $to }
}

word-pirate = sørøver
word-boat = skib
word-fort = fort
word-card = kort

cards = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}

list-middle = { $first }, { $last }
list-end = { $first } og { $last }

yes = Ja
no = Nej
