## Who plays

level = { $level ->
    [deckhand] Plavčík
    [sailor] Námořník
    [bosun] Bocman
    [captain] Kapitán
   *[admiral] Admirál
}
level-about = { $level ->
    [deckhand] Veselý začátečník: běží k šalupě a zapomíná se vracet pro karty.
    [sailor] Ví, k čemu je dobré jít dozadu, ale vidí jen nejbližší tah.
    [bosun] Promýšlí celé kolo podle osvědčených pouček.
    [captain] Každé kolo posuzuje podle zkušeností z dlouhého života na moři.
   *[admiral] Myslí dál než všichni: co odpovíte a co ještě přinesou karty.
}
setup-person = Člověk

## While they play

bot-thinks = { $name } přemýšlí.
pace-fast = Roboti teď hrají rychleji.
pace-calm = Roboti zase nikam nespěchají.
key-skip = další tah
key-faster = rychleji
key-slower = pomaleji
key-advice = rada
help-skip = když hraje robot: k jeho dalšímu tahu
help-faster = rychlejší nebo pomalejší roboti
help-advice = zeptat se kapitána, co hrát a proč

## The advice

advice-title = Kapitánova rada
advice-awaited = Kapitán se dívá na stůl.
advice-none = Kapitán teď nemá co poradit.
advice-best = Kapitán by hrál
advice-chance = Vaše šance na výhru je pak { $percent } %.
advice-second = { $percent ->
    [0] Skoro stejně dobré
    [one] Druhá nejlepší možnost, o { $percent } bod horší
    [few] Druhá nejlepší možnost, o { $percent } body horší
    [many] Druhá nejlepší možnost, o { $percent } bodu horší
   *[other] Druhá nejlepší možnost, o { $percent } bodů horší
}

road = { $symbol ->
    [B] cestu z lahví
    [D] cestu z dýk
    [H] cestu z klobouků
    [K] cestu z klíčů
    [P] cestu z pistolí
   *[S] cestu z lebek
}
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
reason-closes = Uzavře to { road }: { $name } po ní už neprojde.
reason-opens = { $count ->
    [one] Ale nechá to volnou { road }: { $name } má v ruce { $count } takovou kartu.
    [few] Ale nechá to volnou { road }: { $name } má v ruce { $count } takové karty.
    [many] Ale nechá to volnou { road }: { $name } má v ruce { $count } takové karty.
   *[other] Ale nechá to volnou { road }: { $name } má v ruce { $count } takových karet.
}
