### Úlohy: pozice, v nichž je jeden tah zřetelně nejlepší.

## Přehled

puzzle-lead = Pozice z partií, v nichž je jeden tah zřetelně lepší než všechny ostatní. Najděte ho.
puzzle-daily = Úloha dne
puzzle-one = Úloha
puzzle-all = Všechny úlohy
puzzle-repeat = { $count ->
    [one] Zopakovat { $count } nevyřešenou úlohu
    [few] Zopakovat { $count } nevyřešené úlohy
    [many] Zopakovat { $count } nevyřešené úlohy
   *[other] Zopakovat { $count } nevyřešených úloh
}
puzzle-rating = Vaše hodnocení: { $number }
puzzle-rating-up = Vaše hodnocení: { $number } (+{ $count })
puzzle-rating-down = Vaše hodnocení: { $number } (−{ $count })
puzzle-solved = Vyřešeno: { $number } z { $total }
puzzle-choose = Vyberte, co chcete procvičovat
puzzle-theme = Téma
puzzle-grades = Obtížnost
puzzle-any-theme = Všechna témata
puzzle-any-grade = Každá obtížnost
puzzle-grade = Obtížnost { $number } z { $total }
puzzle-count = Vyřešeno { $number } z { $total }
puzzle-solve = Řešit úlohu
puzzle-all-solved = Všechny tyto úlohy už jste viděli. Nevyřešené se za pár dní vrátí.
puzzle-not-fetched = Úlohy se nepodařilo stáhnout. Zkuste to znovu, až budete online.

## Témata

puzzle-theme-board = Na palubu jednou kartou
puzzle-theme-break = Přerušit jim cestu
puzzle-theme-feed = Těžit z tlačenice
puzzle-theme-last = Poslední pirát
puzzle-theme-count = Dopočítat do konce
puzzle-theme-jump = Dlouhý skok
puzzle-theme-quiet = Tichý tah

## U plánu

puzzle-task = Vaše barva: { $name }. Najděte nejlepší tah.
puzzle-confirm = Je to váš tah? Ukončete ho, nebo pohyb vraťte.
puzzle-hint = Nápověda
puzzle-hint-theme = Hledejte: { $form }.
puzzle-hint-move = Nejlepší tah začíná pohybem, který svítí.
puzzle-right = To je ono!
puzzle-not-counted = Jako vyřešená se nepočítá: platí jen první pokus bez nápovědy.
puzzle-wrong = To není nejlepší tah.
puzzle-wrong-later = V čem je chyba, ukážou až odpovědi ostatních.
puzzle-wrong-chance = Žádný jiný tah vám nedá víc než { $percent } %, nejlepší dá { $number } %.
puzzle-misses-win = Mohli jste hned vyhrát.
puzzle-lets-win = Teď může { $name } příštím tahem vyhrát.
puzzle-opens = Otevře to { road }: projde po ní { $name }.
puzzle-leaves-road = Ponechá to { road }: projde po ní { $name }.
puzzle-fewer-aboard = { $count ->
    [one] Nejlepší tah dostane na palubu o { $count } piráta víc.
    [few] Nejlepší tah dostane na palubu o { $count } piráty víc.
    [many] Nejlepší tah dostane na palubu o { $count } piráta víc.
   *[other] Nejlepší tah dostane na palubu o { $count } pirátů víc.
}
puzzle-fewer-cards = { $count ->
    [one] Nejlepší tah vám nechá o { $count } kartu víc.
    [few] Nejlepší tah vám nechá o { $count } karty víc.
    [many] Nejlepší tah vám nechá o { $count } karty víc.
   *[other] Nejlepší tah vám nechá o { $count } karet víc.
}
puzzle-more-in-fort = { $count ->
    [one] V pevnosti zůstane { $count } pirát, který už mohl být na cestě.
    [few] V pevnosti zůstanou { $count } piráti, kteří už mohli být na cestě.
    [many] V pevnosti zůstane { $count } piráta, který už mohl být na cestě.
   *[other] V pevnosti zůstane { $count } pirátů, kteří už mohli být na cestě.
}
puzzle-solution = Nejlepší tah:
puzzle-worth = Dává vám šanci na výhru { $percent } %, druhý nejlepší tah { $number } %.
puzzle-proved = Není to odhad: je to dokázáno.
puzzle-again = Zkusit znovu
puzzle-show = Ukázat řešení
puzzle-next = Další úloha

## Najít lepší tahy ve vlastní partii

own-title = Najděte to sami
own-back = Zpět k partii
own-next = Dál
own-offer = { $count ->
    [one] { $count } tah stál deset procentních bodů nebo víc. Chcete lepší najít sami?
    [few] { $count } tahy stály deset procentních bodů nebo víc. Chcete lepší najít sami?
    [many] { $count } tahu stálo deset procentních bodů nebo víc. Chcete lepší najít sami?
   *[other] { $count } tahů stálo deset procentních bodů nebo víc. Chcete lepší najít sami?
}
own-find = Najít lepší tahy
own-task = Tah { $number }, vaše barva: { $name }. Najděte lepší tah než ten zahraný.
own-judging = Kapitán se dívá na váš tah.
own-wrong = Dává vám { $percent } %, nejlepší tah { $number } %.
own-worth = Dává vám šanci na výhru { $percent } %; to, co se hrálo, { $number } %.
