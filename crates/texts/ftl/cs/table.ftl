## Whose turn, and what can be done

game-begins = Začíná { $name }.
turn-of = Na řadě je { $name }
moves-left = { $count ->
    [0] Nezbývá žádný pohyb
    [one] Zbývá { $count } pohyb
    [few] Zbývají { $count } pohyby
    [many] Zbývá { $count } pohybu
   *[other] Zbývá { $count } pohybů
}
confirm-turn = To byl poslední pohyb. Ukončit tah, nebo pohyb vrátit?
confirm-turn-final = To byl poslední pohyb. Ukončit tah?
choice-advance = { place-from } → { place-to } { with-symbol }
choice-retreat = { $count ->
    [0] Dozadu: { place-from } → { place-to }, karty došly
    [one] Dozadu: { place-from } → { place-to }, vzít { $count } kartu
    [few] Dozadu: { place-from } → { place-to }, vzít { $count } karty
    [many] Dozadu: { place-from } → { place-to }, vzít { $count } karty
   *[other] Dozadu: { place-from } → { place-to }, vzít { $count } karet
}

## What lies on the table

hand-empty = Žádné karty
hand-hidden = { $count ->
    [one] { $count } zakrytá karta
    [few] { $count } zakryté karty
    [many] { $count } zakryté karty
   *[other] { $count } zakrytých karet
}
draw-pile = Dobírací balíček: { cards }
discard-pile = Odkládací hromádka: { cards }
row = Řada
row-empty = Řada je prázdná.
boat-count = Šalupa: { $count } z 6

## The log

draws = { $count ->
    [0] ale karty došly
    [one] bere si { $count } kartu
    [few] bere si { $count } karty
    [many] bere si { $count } karty
   *[other] bere si { $count } karet
}
log-advance = { $to ->
    [37] { $name } hraje kartu { with-symbol }: { place-from } → { place-to }. Další pirát je na palubě!
   *[other] { $name } hraje kartu { with-symbol }: { place-from } → { place-to }.
}
log-retreat = { $name } jde dozadu: { place-from } → { place-to }, { draws }.
log-retreat-cards = { $name } jde dozadu: { place-from } → { place-to }. Nové karty: { $cards }.
log-row-laid = Je vyložena nová řada: { cards }.
log-reshuffled = Odkládací hromádka je zamíchána a stává se dobíracím balíčkem.
log-end-turn = { $name } končí tah.
log-pass = { $name } vynechává tah.
log-no-move = { $name } nemůže udělat žádný pohyb.

## The end

won = { $name } vyhrává: všech šest pirátů je v šalupě!
you-won = Vyhráli jste!
drawn = Hra končí remízou.
drawn-why = Nikdo se už nemůže pohnout: nikdo nemá v ruce karty a žádný pirát nemůže jít dozadu. Pravidla takový případ neřeší, remíza je naše domácí pravidlo.

## Rules to choose

variant-about = { $variant ->
    [jamaica] Víc štěstí: karty v ruce jsou zakryté a nové se berou ze zakrytého balíčku.
    [tortuga] Víc taktiky: všechny karty jsou odkryté a nové se berou z řady, kterou všichni vidí.
   *[hispaniola] Něco mezi tím: karty v ruce jsou zakryté, ale nové se berou z řady, kterou všichni vidí.
}
option-pass = Vynechání tahu
option-pass-about = Hráč, který je na řadě, smí svůj tah celý vynechat. Je to jen v českých pravidlech.
option-boat = Návrat ze šalupy
option-boat-about = Pirát v šalupě se smí vrátit do tunelu pro karty. Říkají to hebrejská a česká pravidla a ostatní to nezakazují.
option-boat-off = Bez toho některé hry uváznou a některé neskončí nikdy.

## The game in six sentences

rules-goal = Proveďte svých šest pirátů z pevnosti tunelem k šalupě. Vyhrává ten, kdo jako první dostane všech šest na palubu.
rules-turn = Když jste na řadě, uděláte jeden až tři pohyby, dopředu nebo dozadu, kterýmikoli ze svých pirátů.
rules-advance = Dopředu: zahrajte kartu. Pirát jde na nejbližší volné políčko se stejným symbolem.
rules-board = Není vpředu volné políčko s tím symbolem? Pak jde pirát rovnou do šalupy.
rules-retreat = Dozadu: pirát jde na nejbližší políčko za sebou, kde stojí jeden nebo dva piráti, a vy si vezmete stejný počet karet.
rules-limit = Na jednom políčku mohou stát nejvýš tři piráti. Do pevnosti se nikdo nevrací.

## Passing the seat, taking back, saving

undo-done = Pohyb je vrácen.
