### Opgaver: stillinger, hvor én tur klart er den bedste.

## Oversigten

puzzle-lead = Stillinger fra rigtige partier, hvor én tur er klart bedre end alle andre. Find den.
puzzle-daily = Dagens opgave
puzzle-one = Opgave
puzzle-all = Alle opgaver
puzzle-repeat = { $count ->
    [one] Gentag { $count } opgave, du ikke løste
   *[other] Gentag { $count } opgaver, du ikke løste
}
puzzle-rating = Din rating: { $number }
puzzle-rating-up = Din rating: { $number } (+{ $count })
puzzle-rating-down = Din rating: { $number } (−{ $count })
puzzle-solved = Løst: { $number } af { $total }
puzzle-choose = Vælg, hvad du vil øve
puzzle-theme = Emne
puzzle-grades = Sværhedsgrad
puzzle-any-theme = Alle emner
puzzle-any-grade = Alle sværhedsgrader
puzzle-grade = Sværhedsgrad { $number } af { $total }
puzzle-count = { $number } af { $total } løst
puzzle-solve = Løs en opgave
puzzle-all-solved = Dem har du set alle sammen. De, du ikke løste, kommer igen om nogle dage.
puzzle-not-fetched = Opgaverne kunne ikke hentes. Prøv igen, når du er på nettet.

## Emner

puzzle-theme-board = Om bord med ét kort
puzzle-theme-break = Bryd deres vej
puzzle-theme-feed = Udnyt trængslen
puzzle-theme-last = Den sidste mand
puzzle-theme-count = Regn til ende
puzzle-theme-jump = Det lange spring
puzzle-theme-quiet = En stille tur

## Ved brættet

puzzle-task = Du spiller { $name }. Find den bedste tur.
puzzle-confirm = Er det din tur? Slut den, eller tag et træk tilbage.
puzzle-hint = Hjælp
puzzle-hint-theme = Se efter: { $form }.
puzzle-hint-move = Den bedste tur begynder med det træk, der lyser.
puzzle-right = Det er den!
puzzle-not-counted = Den tæller ikke som løst: det gør kun et første forsøg uden hjælp.
puzzle-wrong = Det er ikke den bedste tur.
puzzle-wrong-later = Hvad der er galt, viser sig først i de andres svar.
puzzle-wrong-chance = Ingen anden tur giver dig mere end { $percent } %; den bedste giver dig { $number } %.
puzzle-misses-win = Du kunne have vundet med det samme.
puzzle-lets-win = Nu kan { $name } vinde i næste tur.
puzzle-opens = Det åbner { road } for { $name }.
puzzle-leaves-road = Det lader { $name } beholde { road }.
puzzle-fewer-aboard = { $count ->
    [one] Den bedste tur bringer { $count } sørøver mere om bord.
   *[other] Den bedste tur bringer { $count } sørøvere mere om bord.
}
puzzle-fewer-cards = { $count ->
    [one] Den bedste tur giver dig { $count } kort mere.
   *[other] Den bedste tur giver dig { $count } kort mere.
}
puzzle-more-in-fort = { $count ->
    [one] Der bliver { $count } sørøver i fortet, som kunne være på vej.
   *[other] Der bliver { $count } sørøvere i fortet, som kunne være på vej.
}
puzzle-solution = Den bedste tur:
puzzle-worth = Den giver dig { $percent } % chance for at vinde, den næstbedste { $number } %.
puzzle-proved = Det er ikke et skøn: det er bevist.
puzzle-again = Prøv igen
puzzle-show = Vis løsningen
puzzle-next = Næste opgave

## Find de bedre ture i dit eget parti

own-title = Find den selv
own-back = Tilbage til partiet
own-next = Videre
own-offer = { $count ->
    [one] { $count } tur kostede ti procentpoint eller mere. Vil du selv finde en bedre?
   *[other] { $count } ture kostede ti procentpoint eller mere. Vil du selv finde bedre?
}
own-find = Find dem selv
own-task = Tur { $number }: du er { $name }. Find en bedre tur end den, der blev spillet.
own-judging = Kaptajnen ser på din tur.
own-wrong = Den giver dig { $percent } %, den bedste { $number } %.
own-worth = Den giver dig { $percent } % chance for at vinde; det, der blev spillet, { $number } %.
