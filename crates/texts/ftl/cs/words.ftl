game-name = Cartagena

symbol = { $symbol ->
    [B] láhev
    [D] dýka
    [H] třírohý klobouk
    [K] klíč
    [P] pistole
   *[S] lebka
}
with-symbol = { $symbol ->
    [B] s lahví
    [D] s dýkou
    [H] s třírohým kloboukem
    [K] s klíčem
    [P] s pistolí
   *[S] s lebkou
}

colour = { $colour ->
    [blue] modrá
    [red] červená
    [yellow] žlutá
    [green] zelená
   *[brown] hnědá
}
seat-name = { $colour ->
    [blue] Modrá
    [red] Červená
    [yellow] Žlutá
    [green] Zelená
   *[brown] Hnědá
}

variant = { $variant ->
    [jamaica] Jamajka
    [tortuga] Tortuga
   *[hispaniola] Hispaniola
}

place = { $place ->
    [0] pevnost
    [37] šalupa
   *[other] { $place }
}
place-from = { $from ->
    [0] pevnost
    [37] šalupa
   *[other] { $from }
}
place-to = { $to ->
    [0] pevnost
    [37] šalupa
   *[other] { $to }
}

word-pirate = pirát
word-boat = šalupa
word-fort = pevnost
word-card = karta

cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}

list-middle = { $first }, { $last }
list-end = { $first } a { $last }

yes = Ano
no = Ne
