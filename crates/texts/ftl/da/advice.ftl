## The advice of the captain, beside the board and in an analysis

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
advice-why = Hvorfor
advice-play = Spil dette træk
advice-end-turn = Slut turen
