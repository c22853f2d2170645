## Why a touch leads to no move

touch-looking-back = Díváte se na dřívější okamžik hry.
touch-must-move = Nejdřív udělejte aspoň jeden pohyb.
touch-others-pirate = Tohle není váš pirát, vede ho { $name }. Vaši svítí.
touch-empty-space = Tady nikdo není. Nejdřív se dotkněte svítícího piráta nebo karty.
touch-stuck = Tento pirát nemá kartu na cestu dopředu ani políčko, kam by se vrátil.
touch-arrived = Vaši piráti v šalupě jsou v cíli.
touch-not-next-space = Karta vede na nejbližší volné políčko se svým symbolem.
touch-not-nearest-behind = Dozadu se jde na nejbližší políčko s jedním nebo dvěma piráty.
touch-no-return = Do pevnosti se nikdo nevrací.
touch-boat-too-far = Karta vede do šalupy, jen když vpředu není volné políčko s jejím symbolem.

## The sheet of keys

sheet-reader = Se čtečkou obrazovky zapněte režim fokusu, aby se klávesy dostaly ke stolu.
sheet-path = jít tunelem, místo po místě
sheet-rows = do řady nad nebo pod
sheet-ends = k pevnosti, k šalupě
sheet-enter = vybrat piráta zde, nebo jít sem
sheet-next = další nebo předchozí z vašich pirátů, kteří se mohou pohnout
sheet-number = vybrat toto číslo z posledního přečteného seznamu
sheet-cards = láhev, dýka, klobouk, klíč, pistole, lebka: dopředu vybraným pirátem, nebo vybrat kartu
sheet-back = dozadu vybraným pirátem, pro karty
sheet-end = ukončit tah
sheet-undo = vrátit poslední pohyb
sheet-offers = co se teď dá dělat
sheet-where = stav hry
sheet-hand = vaše karty a řada
sheet-news = co udělali ostatní
sheet-repeat = zopakovat poslední větu
sheet-hurry = nečekat na robota
sheet-advice = zeptat se kapitána
sheet-log = průběh hry
sheet-let-go = zrušit výběr, zavřít
sheet-help = tento seznam

## Playing by typing

typing-title = Zadávání pohybů textem
typing-label = Pohyb nebo příkaz
typing-go = Provést
typing-hint = Napište { $form } a uvidíte, co se dá psát.
typing-unknown = „{ $input }“ není pohyb ani příkaz. Napište { $form } a uvidíte seznam.
typing-moves = Možné pohyby: { $form }
typing-help-forward = { $form }: dopředu, karta a místo piráta; pevnost je 0
typing-help-back = { $form }: dozadu, místo piráta a znak
typing-help-end = { $form }: ukončit tah
typing-help-undo = { $form }: vrátit poslední pohyb
typing-help-look = { $form }: stav hry
typing-help-hand = { $form }: vaše karty a řada
typing-help-moves = { $form }: všechny možné pohyby
typing-help-news = { $form }: co udělali ostatní
typing-help-advice = { $form }: zeptat se kapitána
typing-help-help = { $form }: tento seznam

## An ambiguous choice

table-which = Který pohyb?

## Passing the device

pass-title = Předejte zařízení, hraje { $name }
pass-about = Stiskněte tlačítko, až se nebude dívat nikdo jiný.
pass-ready = Ukázat moje karty
