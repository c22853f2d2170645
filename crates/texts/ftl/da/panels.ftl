## Why a touch leads to no move

touch-looking-back = Du ser på et tidligere tidspunkt i spillet.
touch-must-move = Foretag mindst ét træk først.
touch-others-pirate = Den sørøver tilhører { $name }. Dine er dem, der lyser.
touch-empty-space = Her er ingen. Rør først ved en lysende sørøver eller et kort.
touch-stuck = Den sørøver har intet kort at rykke frem med og ingen plads at rykke tilbage til.
touch-arrived = Dine sørøvere på skibet er fremme.
touch-not-next-space = Et kort fører til den næste ledige plads med dets symbol.
touch-not-nearest-behind = Tilbage går til den nærmeste plads med en eller to sørøvere.
touch-no-return = Ingen rykker tilbage til fortet.
touch-boat-too-far = Et kort fører kun til skibet, hvis der ingen ledig plads med dets symbol er foran.

## The sheet of keys

sheet-reader = Med skærmlæser: slå fokustilstand til, så tasterne når frem til bordet.
sheet-path = gå gennem tunnelen, plads for plads
sheet-rows = til rækken over eller under
sheet-ends = til fortet, til skibet
sheet-enter = vælg sørøveren her, eller ryk hertil
sheet-next = den næste eller forrige af dine sørøvere, der kan rykke
sheet-number = vælg dette nummer fra listen, der lige blev læst op
sheet-cards = flaske, dolk, hat, nøgle, pistol, dødningehoved: frem med den valgte sørøver, eller vælg kortet
sheet-back = tilbage med den valgte sørøver, efter kort
sheet-end = slut turen
sheet-undo = fortryd det sidste træk
sheet-offers = hvad der kan gøres nu
sheet-where = stillingen lige nu
sheet-hand = din hånd og rækken
sheet-news = hvad de andre har gjort
sheet-repeat = sig den sidste sætning igen
sheet-hurry = vent ikke på botten
sheet-advice = spørg kaptajnen
sheet-log = forløbet
sheet-let-go = fjern valget, luk
sheet-help = denne liste

## Playing by typing

typing-title = Spil ved at skrive
typing-label = Et træk eller en kommando
typing-go = Udfør
typing-hint = Skriv { $form } for at se, hvad der kan skrives.
typing-unknown = »{ $input }« er hverken et træk eller en kommando. Skriv { $form } for at se en liste.
typing-moves = Mulige træk: { $form }
typing-help-forward = { $form }: frem, kortet og sørøverens plads; fortet er 0
typing-help-back = { $form }: tilbage, sørøverens plads og tegnet
typing-help-end = { $form }: slut turen
typing-help-undo = { $form }: fortryd det sidste træk
typing-help-look = { $form }: stillingen lige nu
typing-help-hand = { $form }: din hånd og rækken
typing-help-moves = { $form }: alle mulige træk
typing-help-news = { $form }: hvad de andre har gjort
typing-help-advice = { $form }: spørg kaptajnen
typing-help-help = { $form }: denne liste

## An ambiguous choice

table-which = Hvilket træk?

## Passing the device

pass-title = Giv enheden videre til { $name }
pass-about = Tryk på knappen, når ingen andre kigger.
pass-ready = Vis mine kort
