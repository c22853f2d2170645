## Whose turn, and what can be done

game-begins = { $name } begynder.
turn-of = { $name } har turen
moves-left = { $count ->
    [0] Ingen træk tilbage
    [one] { $count } træk tilbage
   *[other] { $count } træk tilbage
}
confirm-turn = Det var det sidste træk. Vil du slutte turen eller fortryde?
confirm-turn-final = Det var det sidste træk. Vil du slutte turen?
choice-advance = { place-from } → { place-to } { with-symbol }
choice-retreat = { $count ->
    [0] Tilbage: { place-from } → { place-to }, ingen kort at trække
    [one] Tilbage: { place-from } → { place-to }, træk { $count } kort
   *[other] Tilbage: { place-from } → { place-to }, træk { $count } kort
}

## What lies on the table

hand-empty = Ingen kort
hand-hidden = { $count ->
    [one] { $count } skjult kort
   *[other] { $count } skjulte kort
}
draw-pile = Bunke: { cards }
discard-pile = Bunken med afsmid: { cards }
row = Række
row-empty = Rækken er tom.
boat-count = Skib: { $count } af 6

## The log

draws = { $count ->
    [0] og trækker intet: der er ikke flere kort
    [one] og trækker { $count } kort
   *[other] og trækker { $count } kort
}
log-advance = { $to ->
    [37] { $name } rykker { place-from } → { place-to } { with-symbol }. Endnu en om bord!
   *[other] { $name } rykker { place-from } → { place-to } { with-symbol }.
}
log-retreat = { $name } rykker tilbage { place-from } → { place-to } { draws }.
log-retreat-cards = { $name } rykker tilbage { place-from } → { place-to } og trækker: { $cards }.
log-row-laid = En ny række er lagt ud: { cards }.
log-reshuffled = Bunken med afsmid er blandet og bliver den nye bunke.
log-end-turn = { $name } slutter turen.
log-pass = { $name } springer turen over.
log-no-move = { $name } kan ikke rykke.

## The end

won = { $name } vinder: alle seks sørøvere er om bord på skibet!
you-won = Du vandt!
drawn = Spillet ender uafgjort.
drawn-why = Ingen kan rykke mere: alle hænder er tomme, og ingen sørøver kan rykke tilbage. Regelhæfterne siger intet om det; det er vores husregel.

## Rules to choose

variant-about = { $variant ->
    [jamaica] Mere held: dine kort er skjulte, og nye kort kommer fra den lukkede bunke.
    [tortuga] Mere taktik: alle kort er åbne, og nye kort kommer fra en række, som alle kan se.
   *[hispaniola] Midt imellem: dine kort er skjulte, men nye kort kommer fra en række, som alle kan se.
}
option-pass = At springe en tur over
option-pass-about = Man må springe en hel tur over. Det står kun i de tjekkiske regler.
option-boat = Tilbage fra skibet
option-boat-about = En sørøver på skibet må rykke tilbage i tunnelen for at skaffe kort. Det står i de hebraiske og tjekkiske regler, og de andre forbyder det ikke.
option-boat-off = Uden det går nogle spil i stå, og andre slutter aldrig.

## The game in six sentences

rules-goal = Før dine seks sørøvere fra fortet gennem tunnelen til skibet. Den, der først har alle seks om bord, vinder.
rules-turn = I din tur foretager du et til tre træk, frem eller tilbage, med hvilke af dine sørøvere du vil.
rules-advance = Frem: spil et kort. Sørøveren rykker til den næste ledige plads med samme symbol.
rules-board = Er der ingen ledig plads med det symbol foran? Så går sørøveren lige om bord på skibet.
rules-retreat = Tilbage: sørøveren rykker til den nærmeste plads bagude med en eller to sørøvere, og du trækker lige så mange kort.
rules-limit = Der må højst stå tre sørøvere på en plads. Ingen rykker tilbage til fortet.

## Passing the seat, taking back, saving

undo-done = Trækket er fortrudt.
