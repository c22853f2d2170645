### The words of the game. Other messages refer to these, so that one thing has one name.
### $symbol is the letter of the notation (B D H K P S), $colour and $variant are English words,
### $place, $from and $to are numbers from 0 (fort) to 37 (boat).

game-name = Cartagena

symbol = { $symbol ->
    [B] bottle
    [D] dagger
    [H] hat
    [K] key
    [P] pistol
   *[S] skull
}
# The card as the means of a move, inside a sentence.
with-symbol = { $symbol ->
    [B] with a bottle
    [D] with a dagger
    [H] with a hat
    [K] with a key
    [P] with a pistol
   *[S] with a skull
}

colour = { $colour ->
    [blue] blue
    [red] red
    [yellow] yellow
    [green] green
   *[brown] brown
}
# The name of a player who gave none.
seat-name = { $colour ->
    [blue] Blue
    [red] Red
    [yellow] Yellow
    [green] Green
   *[brown] Brown
}

variant = { $variant ->
    [jamaica] Jamaica
    [tortuga] Tortuga
   *[hispaniola] Hispaniola
}

place = { $place ->
    [0] fort
    [37] boat
   *[other] { $place }
}
place-from = { $from ->
    [0] fort
    [37] boat
   *[other] { $from }
}
place-to = { $to ->
    [0] fort
    [37] boat
   *[other] { $to }
}

word-pirate = pirate
word-boat = boat
word-fort = fort
word-card = card

cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

# Things in a row: the comma between any two but the last, and the last joint.
list-middle = { $first }, { $last }
list-end = { $first } and { $last }

yes = Yes
no = No
