## Places and cards inside a spoken sentence

tell-from = { $from ->
    [0] fra fortet
    [37] fra skibet
   *[other] fra { $from }
}
tell-to = { $to ->
    [37] om bord på skibet
   *[other] til { $to }
}
some-cards = { $symbol ->
    [B] { $count ->
        [1] flaske
        [one] { $count } flaske
       *[other] { $count } flasker
    }
    [D] { $count ->
        [1] dolk
        [one] { $count } dolk
       *[other] { $count } dolke
    }
    [H] { $count ->
        [1] trekantet hat
        [one] { $count } trekantet hat
       *[other] { $count } trekantede hatte
    }
    [K] { $count ->
        [1] nøgle
        [one] { $count } nøgle
       *[other] { $count } nøgler
    }
    [P] { $count ->
        [1] pistol
        [one] { $count } pistol
       *[other] { $count } pistoler
    }
   *[S] { $count ->
        [1] dødningehoved
        [one] { $count } dødningehoved
       *[other] { $count } dødningehoveder
    }
}
tell-standing = { $count } { place-at }

## What happens

tell-advance = { $name }: { symbol }, { tell-from } { tell-to }.
tell-boarded = Nu er { $count } af 6 om bord.
tell-retreat = { $name }: tilbage { tell-from } { tell-to }.
tell-drawn = Nye kort: { $cards }.
tell-drawn-nothing = Der er ingen kort tilbage at trække.
tell-your-turn = { $count ->
    [one] Din tur, { $count } træk tilbage.
   *[other] Din tur, { $count } træk tilbage.
}
tell-moves-left = { moves-left }.
tell-hand = Din hånd: { $cards }.
tell-hand-empty = Du har ingen kort.
tell-keys = { $key } viser tasterne.
tell-no-news = Der er ikke sket noget endnu.

## How things stand

tell-own-pirates = Dine sørøvere: { $places }.
tell-their-pirates = { $name }, sørøvere: { $places }.
tell-their-hand = { $name }, hånd: { $cards }.
tell-their-hand-empty = { $name } har ingen kort.
tell-row = Rækken, det næste kort først: { $cards }.
tell-piles = { draw-pile }.
tell-discard = { discard-pile }.

## Choosing by keys

tell-chosen-pirate = Valgt: sørøveren { place-at }.
tell-chosen-card = Valgt kort: { symbol }.
tell-offer-card = { $key }: { symbol }, { tell-to }.
tell-offer-back = { $key }: tilbage { tell-to }, { cards }.
tell-offer-from = { $key }: { tell-from } { tell-to }.
tell-movers = Sørøvere, der kan rykke:
tell-mover = { $key }: { place-at }.
tell-let-go = Intet er valgt.
tell-choose-first = Vælg først en sørøver. { $key } går fra den ene til den næste.
tell-stuck = Ingen sørøver kan rykke. { $key } slutter turen.
tell-may-end = { $key } slutter turen.

## What a host refuses

refusal-no-game = Det spil findes ikke her.
refusal-impossible = Det kan ikke lade sig gøre nu.
refusal-still-hidden = Spilforløbet ville vise kort, der stadig er skjulte.

## The log

log-heading = Spillets forløb
log-turn = Tur { $number }: { $name }
log-none = Der er ikke rykket endnu.
log-hint = Vælg et træk for at se bordet, som det var. Spillet ændres ikke.

## The advice, and help for beginners

tell-advised = Kaptajnen ville spille: { $form }.
guide-first = Tryk på en sørøver i fortet eller et kort: det, der lyser, kan rykke.
guide-choose = { $count ->
    [one] { $count } træk tilbage: tryk på en sørøver eller et kort, eller slut turen.
   *[other] { $count } træk tilbage: tryk på en sørøver eller et kort.
}
guide-where = Tryk på målet: frem med det viste kort eller tilbage efter nye kort.
guide-who = Tryk på en lysende sørøver eller på den plads, han når.
guide-go = Tryk på det lysende sted, så rykker sørøveren.
guide-boat = Et af dine kort fører lige om bord på skibet. Kan du finde det?
guide-empty = Ingen kort tilbage. Ryk tilbage med en sørøver: det giver et eller to.
guide-few = Få kort? Ryk tilbage til en plads med to sørøvere, og få to nye.
guide-more = { $count ->
    [one] Du kan rykke { $count } gang mere eller slutte turen.
   *[other] Du kan rykke { $count } gange mere eller slutte turen.
}
guide-confirm = Det var dit tredje træk. Slut turen, eller fortryd.
guide-confirm-final = Det var dit tredje træk. Slut turen.
guide-watch = Se, hvor de andre standser: deres sørøvere bliver din vej.
guide-stuck = Ingen af dine sørøvere kan rykke. Slut turen.

## The sheet of keys

sheet-title = Taster ved bordet
