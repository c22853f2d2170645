## Who plays

level = { $level ->
    [landlubber] Landkrabbe
    [deckhand] Skibsdreng
    [sailor] Matros
    [bosun] Bådsmand
    [captain] Kaptajn
   *[admiral] Admiral
}
level-about = { $level ->
    [landlubber] Ny om bord: løber frem ét træk ad gangen og tænker næsten aldrig på at rykke tilbage. Lige det rigtige til de første spil.
    [deckhand] En munter begynder: elsker at løbe mod skibet, tænker ét træk ad gangen og glemmer tit at rykke tilbage.
    [sailor] Ved, hvorfor man rykker tilbage, men er tit i tvivl om, hvad der er bedst.
    [bosun] Planlægger hele turen med sikker hånd.
    [captain] Overvejer først, hvad de andre vil svare.
   *[admiral] Tænker, så længe tiden rækker, og regner de sidste ture helt ud, når det kan lade sig gøre.
}
setup-person = Menneske

## While they play

bot-thinks = { $name } tænker.
pace-fast = Botterne rykker hurtigere nu.
pace-calm = Botterne giver sig god tid igen.
key-skip = næste træk
key-faster = hurtigere
key-slower = langsommere
key-advice = råd
help-skip = mens en bot spiller: videre til dens næste træk
help-faster = hurtigere eller langsommere botter
help-advice = spørg kaptajnen, hvad du skal spille, og hvorfor

## The advice

advice-title = Kaptajnens råd
advice-awaited = Kaptajnen ser på bordet.
advice-none = Kaptajnen har intet råd lige nu.
advice-best = Kaptajnen ville spille
advice-chance = Så er din chance for at vinde { $percent } %.
advice-equal = Lige så godt
advice-second = { $percent ->
    [0] Næsten lige så godt
    [one] Det næstbedste, { $percent } procentpoint lavere
   *[other] Det næstbedste, { $percent } procentpoint lavere
}

road = { $symbol ->
    [B] flaskevejen
    [D] dolkevejen
    [H] hattevejen
    [K] nøglevejen
    [P] pistolvejen
   *[S] dødningehovedvejen
}
advice-quiet = Intet iøjnefaldende: sådan står du bare bedst.
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
    [one] Men det åbner { road } for { $name }, som har { $count } sådant kort.
   *[other] Men det åbner { road } for { $name }, som har { $count } sådanne kort.
}
