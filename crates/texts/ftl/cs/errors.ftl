## Files and input

error-position = Tohle není pozice: { $reason }

## What the player at the keyboard cannot do

error-no-pirate = Tam žádného piráta nemáte: { place }.
error-no-card = Tuto kartu nemáte: { symbol }.
error-no-retreat = Tento pirát nemůže jít dozadu: není za ním políčko s jedním nebo dvěma piráty.
error-fort-retreat = Pirát v pevnosti nemůže jít dozadu.
error-boat-advance = Pirát v šalupě je v cíli a dopředu už nemůže.
error-boat-retreat = V této hře se ze šalupy nevrací nikdo.

## Positions: the field, then what is wrong with it

fault = { $field }: { $reason }
field-line = pozice
field-rules = pravidla
field-tunnel = tunel
field-seats = hráči
field-seat = hráči, { seat-numbered }
field-row = řada
field-discard = odkládací hromádka
field-turn = tah
seat-numbered = hráč { $number } ({ colour })

problem-field-count = je třeba šest polí oddělených jednou mezerou: pravidla, tunel, hráči, řada, odkládací hromádka, tah
problem-unknown-variant = taková varianta není; jsou tyto: { $form }
problem-unknown-option = taková volba není; jsou tyto, v tomto pořadí: { $form }
problem-segment-count = tunel je šest skupin písmen, mezi nimiž stojí { $form }
problem-segment-length = skupina má šest písmen, po jednom za každý symbol
problem-not-a-symbol = „{ $input }“ není symbol; písmena symbolů jsou { $form }
problem-symbol-twice = symbol je ve skupině dvakrát: { symbol }; každý tam má být jednou
problem-seat-count = je třeba dvou až pěti hráčů, mezi nimiž stojí { $form }
problem-seat-form = hráč je šest míst, dvojtečka a karty v ruce, například { $form }
problem-pirate-count = hráč má šest pirátů a každý má své místo, například { $form }
problem-not-a-place = místo je číslo od 0 (pevnost) do 37 (šalupa)
problem-places-unsorted = místa nejsou seřazena; nejnižší je první
problem-cards-unsorted = karty nejsou seřazeny; každé písmeno je tu jednou, v pořadí { $form }
problem-bad-count = tohle není počet; za písmenem je aspoň 2, za otazníkem aspoň 1, bez nuly na začátku
problem-no-cards = chybějí karty; pokud žádné nejsou, napište { $form }
problem-crowded-space = čtvrtý pirát na políčku { $place }; na políčko se vejdou nejvýš tři
problem-too-many-of = příliš mnoho karet s jedním symbolem: { symbol }; ve hře je od každého 17
problem-too-many-cards = příliš mnoho karet u hráčů, v řadě a na odkládací hromádce; ve hře je jich celkem 102
problem-unknown-cards = neznámé karty; ve variantě Tortuga jsou všechny karty odkryté
problem-partly-known = karty v ruce jsou známy jen zčásti; ve variantě Jamajka jsou známy všechny, nebo žádná
problem-row-in-jamaica = varianta Jamajka se hraje bez řady; napište { $form }
problem-row-too-long = řada je příliš dlouhá; má nejvýš dvanáct karet
problem-row-not-laid = řada je prázdná, ale v dobíracím balíčku ještě jsou karty; řadu je třeba vyložit
problem-turn-form = tohle není tah; zapisuje se jedním z těchto způsobů: { $form }
problem-no-such-seat = takový hráč u stolu není; hráči se počítají od 0
problem-moves-left = musí zbývat jeden až tři pohyby
problem-home-not-won = { seat-numbered } má všech šest pirátů v šalupě, takže vyhrává: { $form }
problem-won-not-home = { seat-numbered } ještě nevyhrává: v šalupě není všech šest pirátů
problem-drawn-too-soon = tohle není remíza: někdo se ještě může pohnout
problem-nobody-can-move = nikdo už se nemůže pohnout, takže je to remíza: { $form }
problem-hidden-hands = mezi kartami v ruce jsou neznámé, ale tady je třeba znát všechny

## Moves

place-at = { $place ->
    [0] v pevnosti
    [37] v šalupě
   *[other] na políčku { $place }
}
place-toward = { $to ->
    [0] do pevnosti
    [37] do šalupy
   *[other] na políčko { $to }
}

illegal-game-over = hra skončila
illegal-no-pirate = hráč na řadě nemá piráta { place-at }
illegal-already-home = pirát v šalupě je v cíli a dopředu už nemůže
illegal-not-in-hand = hráč na řadě nemá tuto kartu: { symbol }
illegal-at-fort = pirát v pevnosti nemůže jít dozadu
illegal-boat-stays = v této hře se ze šalupy nikdo nevrací
illegal-nothing-behind = pirát { place-at } nemůže jít dozadu: není za ním políčko s jedním nebo dvěma piráty
illegal-must-move = před koncem tahu je třeba udělat aspoň jeden pohyb
illegal-wrong-deal = z dobíracího balíčku má přijít jiný počet karet: { $needed }, ne { $count }
illegal-not-in-pile = tato karta v dobíracím balíčku není: { symbol }

misread-move = tohle není pohyb: nehodí se znak číslo { $column }; tah končí tečkou a pohyby se zapisují takto: { $form }
wrong-target = tento pohyb vede jinam: { place-toward }
wrong-chance = s tímto pohybem přicházejí jiné karty; pokud jsou uvedeny, musí to být přesně ony

## Records

record-at = řádek { $line }, sloupec { $column }: { $reason }
record-of-several = hra { $number } z { $total }: { $reason }
record-too-long = záznam je příliš dlouhý; přečíst lze nejvýš { $form }
record-file-too-long = soubor je příliš dlouhý; přečíst lze nejvýš { $form }
record-too-many-moves = v záznamu je příliš mnoho pohybů; vejde se jich { $count }
record-line-too-long = tento řádek je příliš dlouhý; smí mít nejvýš { $count } bajtů
record-too-many-tags = v záznamu je příliš mnoho značek; vejde se jich { $count }
record-not-a-record = tohle není záznam hry; ten začíná takto: { $form }
record-version = tato verze záznamu není známa; známá je verze { $form }
record-tag-form = značka má vypadat takto: { $form }
record-tag-twice = tato značka už tu je; každá se píše jen jednou
record-tag-beside-position = tato značka se nedá použít spolu se značkou { $tag }, která říká totéž
record-tag-too-late = značka po prvním tahu; všechny značky jsou před tahy
record-tag-missing = chybí značka { $tag }
record-name = jméno má nejvýš { $count } znaků, všechny viditelné, bez mezer na krajích
record-position = takto hra začít nemůže: { $reason }
record-not-dealt = na začátku dostane každý šest karet; hra, která začíná jinak, potřebuje značku { $tag }
record-deal = tady má být 64 šestnáctkových číslic, ve značce { $tag } za verzí 1 a mezerou
record-seed-broken = tohle není výchozí hodnota, která byla slíbena před hrou
record-not-of-seed = tato výchozí hodnota dává jiné karty než záznam
record-tag-beside-fair = tato značka se nedá použít spolu se značkou { $tag } poctivého rozdání
record-game-id = tohle není označení hry; má písmena a číslice, nejvýš { $count }
record-chosen = co si hráči vybrali sami, se zapisuje takto: { $form }
record-secret-broken = tohle není tajemství, ke kterému se server v této hře zavázal
record-share-broken = tento podíl neodpovídá slibu před ním
record-tunnel-not-of-seed = z výchozí hodnoty vychází jiný tunel a tento si nikdo nevybral
record-first-not-of-seed = z výchozí hodnoty vychází jiný začínající hráč a tohoto si nikdo nevybral
record-sum-broken = kontrolní součet nesedí: něco v záznamu bylo změněno
record-spelling = tento řádek byl změněn; záznam s kontrolním součtem zůstává, jak byl napsán
record-ended = jak hráči hru ukončili, říká jedno z těchto slov: { $form }
record-yes-or-no = tady má být jedno z těchto slov: { $form }
record-nothing-unconfirmed = žádný tah se třemi pohyby nečeká na potvrzení
record-turn-form = tah je jeho číslo, hráč a pohyby, například { $form }
record-turn-number = tento tah má mít číslo { $number }
record-turn-seat = na řadě je někdo jiný: { seat-numbered }
record-no-moves = tah bez pohybu; kdo nehraje, píše tečku
record-move-too-many = pohyb navíc: tah už skončil, nebo skončila hra
record-turn-not-ended = předchozí tah ještě trvá; chybí pohyb, nebo tečka na konci
record-misread = tohle není pohyb; tah končí tečkou a pohyby se zapisují takto: { $form }
record-not-long = pohyb musí říct, kam vede a které karty přišly, například { $form }
record-wrong = tento pohyb není možný: { $reason }
record-different = z tohoto pohybu vychází něco jiného
record-hidden-cards = karty vzaté tímto pohybem jsou zakryté; v záznamu musí být všechny
record-result = tohle není výsledek; zapisuje se jedním z těchto způsobů: { $form }
record-result-lies = pohyby vedou k jinému výsledku

## What a table answers

refusal-watching = V této hře jen přihlížíte.
refusal-game-over = Hra skončila.
refusal-not-your-turn = Teď je na řadě { $name }.
refusal-unconfirmed = Tah ještě není ukončen, hraje { $name }.
refusal-turn-is-over = Všechny tři pohyby jsou hotové. Ukončete tah, nebo pohyb vraťte.
refusal-illegal = To není možné: { $reason }.
refusal-nothing-to-undo = V tomto tahu není co vracet.
refusal-cards-seen = Nová karta už je odhalena. Tento pohyb vrátit nejde.
refusal-nothing-to-confirm = Není tu žádný hotový tah k potvrzení.
refusal-full = Záznam této hry je plný: vejde se do něj { $count } pohybů.
refusal-out-of-step = To neodpovídá tomu, co se u stolu stalo.
