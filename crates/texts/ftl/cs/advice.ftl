## The advice of the captain, beside the board and in an analysis

advice-title = Kapitánova rada
advice-awaited = Kapitán se dívá na stůl.
advice-none = Kapitán teď nemá co poradit.
advice-best = Kapitán by hrál
advice-chance = Vaše šance na výhru je pak { $percent } %.
advice-equal = Stejně dobré
advice-second = { $percent ->
    [0] Skoro stejně dobré
    [one] Druhá nejlepší možnost, o { $percent } procentní bod horší
    [few] Druhá nejlepší možnost, o { $percent } procentní body horší
    [many] Druhá nejlepší možnost, o { $percent } procentního bodu horší
   *[other] Druhá nejlepší možnost, o { $percent } procentních bodů horší
}
road = { $symbol ->
    [B] volnou cestu z lahví
    [D] volnou cestu z dýk
    [H] volnou cestu z klobouků
    [K] volnou cestu z klíčů
    [P] volnou cestu z pistolí
   *[S] volnou cestu z lebek
}
advice-quiet = Nic zvláštního: prostě tak budete stát nejlépe.
reason-wins = To je výhra.
reason-stops = Jinak { $name } hned vyhraje.
reason-boards = { $count ->
    [one] { $count } pirát nastoupí do šalupy.
    [few] { $count } piráti nastoupí do šalupy.
    [many] { $count } piráta nastoupí do šalupy.
   *[other] { $count } pirátů nastoupí do šalupy.
}
reason-draws = { $count ->
    [one] Přinese to { $count } kartu.
    [few] Přinese to { $count } karty.
    [many] Přinese to { $count } karty.
   *[other] Přinese to { $count } karet.
}
reason-leaps = Dlouhý skok { with-symbol }: { place-from } → { place-to }.
reason-leaves = { $count ->
    [one] { $count } pirát opustí pevnost.
    [few] { $count } piráti opustí pevnost.
    [many] { $count } piráta opustí pevnost.
   *[other] { $count } pirátů opustí pevnost.
}
reason-closes = Přeruší to { road }: { $name } po ní už neprojde.
reason-opens = { $count ->
    [one] Ale otevře to { road }: { $name } má v ruce { $count } takovou kartu.
    [few] Ale otevře to { road }: { $name } má v ruce { $count } takové karty.
    [many] Ale otevře to { road }: { $name } má v ruce { $count } takové karty.
   *[other] Ale otevře to { road }: { $name } má v ruce { $count } takových karet.
}
advice-why = Proč
advice-play = Zahrát tento pohyb
advice-end-turn = Ukončit tah
