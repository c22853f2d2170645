## Who plays

level = { $level ->
    [deckhand] Skibsdreng
    [sailor] Matros
    [bosun] Bådsmand
    [captain] Kaptajn
   *[admiral] Admiral
}
level-about = { $level ->
    [deckhand] En munter begynder: løber mod skibet og glemmer at gå tilbage efter kort.
    [sailor] Ved, hvad det er godt for at gå tilbage, men ser kun det næste træk.
    [bosun] Planlægger hele turen efter tommelfingerregler.
    [captain] Bedømmer hver tur med erfaringen fra et langt liv til søs.
   *[admiral] Tænker længere frem end alle andre: hvad du vil svare, og hvad kortene kan bringe.
}
setup-person = Et menneske

## While they play

bot-thinks = { $name } tænker.
pace-fast = Robotterne rykker hurtigere nu.
pace-calm = Robotterne giver sig god tid igen.
key-skip = næste træk
key-faster = hurtigere
key-slower = langsommere
key-advice = råd
help-skip = mens en robot spiller: videre til dens næste træk
help-faster = hurtigere eller langsommere robotter
help-advice = spørg kaptajnen, hvad du skal spille, og hvorfor

## The advice

advice-title = Kaptajnens råd
advice-awaited = Kaptajnen ser på bordet.
advice-none = Kaptajnen har intet råd lige nu.
advice-best = Kaptajnen ville spille
advice-chance = Så er din chance for at vinde { $percent } %.
advice-second = { $percent ->
    [0] Næsten lige så godt
    [one] Det næstbedste, { $percent } point lavere
   *[other] Det næstbedste, { $percent } point lavere
}

road = { $symbol ->
    [B] vejen af flasker
    [D] vejen af dolke
    [H] vejen af hatte
    [K] vejen af nøgler
    [P] vejen af pistoler
   *[S] vejen af dødningehoveder
}
reason-wins = Det vinder spillet.
reason-stops = Det stopper { $name }, som ellers kan vinde med det samme.
reason-boards = { $count ->
    [one] Det bringer { $count } sørøver om bord.
   *[other] Det bringer { $count } sørøvere om bord.
}
reason-draws = { $count ->
    [one] Det giver { $count } kort.
   *[other] Det giver { $count } kort.
}
reason-leaps = Et langt spring { with-symbol }: { place-from } → { place-to }.
reason-leaves = { $count ->
    [one] Det bringer { $count } sørøver ud af fortet.
   *[other] Det bringer { $count } sørøvere ud af fortet.
}
reason-closes = Det lukker { road } for { $name }.
reason-opens = { $count ->
    [one] Men det lader { road } stå åben for { $name }, som har { $count } af de kort.
   *[other] Men det lader { road } stå åben for { $name }, som har { $count } af de kort.
}
