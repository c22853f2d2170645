## Places and cards inside a spoken sentence

tell-from = { $from ->
    [0] z pevnosti
    [37] ze šalupy
   *[other] z políčka { $from }
}
tell-to = { $to ->
    [37] do šalupy
   *[other] na { $to }
}
some-cards = { $symbol ->
    [B] { $count ->
        [1] láhev
        [one] { $count } láhev
        [few] { $count } lahve
        [many] { $count } lahve
       *[other] { $count } lahví
    }
    [D] { $count ->
        [1] dýka
        [one] { $count } dýka
        [few] { $count } dýky
        [many] { $count } dýky
       *[other] { $count } dýk
    }
    [H] { $count ->
        [1] třírohý klobouk
        [one] { $count } třírohý klobouk
        [few] { $count } třírohé klobouky
        [many] { $count } třírohého klobouku
       *[other] { $count } třírohých klobouků
    }
    [K] { $count ->
        [1] klíč
        [one] { $count } klíč
        [few] { $count } klíče
        [many] { $count } klíče
       *[other] { $count } klíčů
    }
    [P] { $count ->
        [1] pistole
        [one] { $count } pistole
        [few] { $count } pistole
        [many] { $count } pistole
       *[other] { $count } pistolí
    }
   *[S] { $count ->
        [1] lebka
        [one] { $count } lebka
        [few] { $count } lebky
        [many] { $count } lebky
       *[other] { $count } lebek
    }
}
tell-standing = { $count } { place-at }

## What happens

tell-advance = { $name }: { symbol }, { tell-from } { tell-to }.
tell-boarded = V šalupě jich je teď { $count } z 6.
tell-retreat = { $name }: dozadu { tell-from } { tell-to }.
tell-drawn = Nové karty: { $cards }.
tell-drawn-nothing = Karty už došly.
tell-your-turn = { $count ->
    [one] Jste na řadě, zbývá { $count } pohyb.
    [few] Jste na řadě, zbývají { $count } pohyby.
    [many] Jste na řadě, zbývá { $count } pohybu.
   *[other] Jste na řadě, zbývá { $count } pohybů.
}
tell-moves-left = { moves-left }.
tell-hand = V ruce máte: { $cards }.
tell-hand-empty = Nemáte žádné karty.
tell-keys = { $key } vypíše klávesy.
tell-no-news = Zatím se nic nestalo.

## How things stand

tell-own-pirates = Vaši piráti: { $places }.
tell-their-pirates = { $name }, piráti: { $places }.
tell-their-hand = { $name }, karty: { $cards }.
tell-their-hand-empty = { $name } nemá žádné karty.
tell-row = Řada, nejbližší karta první: { $cards }.
tell-piles = { draw-pile }.
tell-discard = { discard-pile }.

## Choosing by keys

tell-chosen-pirate = Vybrán pirát { place-at }.
tell-chosen-card = Vybraná karta: { symbol }.
tell-offer-card = { $key }: { symbol }, { tell-to }.
tell-offer-back = { $key }: dozadu { tell-to }, { cards }.
tell-offer-from = { $key }: { tell-from } { tell-to }.
tell-movers = Pohnout se mohou piráti:
tell-mover = { $key }: { place-at }.
tell-let-go = Nic není vybráno.
tell-choose-first = Nejdřív vyberte piráta. { $key } přechází od jednoho k dalšímu.
tell-stuck = Žádný pirát se nemůže pohnout. { $key } ukončí tah.
tell-may-end = { $key } ukončí tah.

## What a host refuses

refusal-no-game = Tato hra tu není.
refusal-impossible = To teď není možné.
refusal-still-hidden = Záznam by ukázal karty, které jsou ještě zakryté.

## The log

log-heading = Co se stalo
log-turn = Tah { $number }: { $name }
log-none = Zatím se nikdo nepohnul.
log-hint = Vyberte pohyb a uvidíte, jaká byla tehdy pozice. Hru to nezmění.

## The advice, and help for beginners

tell-advised = Kapitán by hrál: { $form }.
guide-first = Dotkněte se piráta v pevnosti nebo karty: co svítí, tím můžete hrát.
guide-choose = { $count ->
    [one] Zbývá { $count } pohyb: dotkněte se piráta nebo karty, nebo ukončete tah.
    [few] Zbývají { $count } pohyby: dotkněte se piráta nebo karty.
    [many] Zbývá { $count } pohybu: dotkněte se piráta nebo karty.
   *[other] Zbývá { $count } pohybů: dotkněte se piráta nebo karty.
}
guide-where = Dotkněte se cíle: dopředu s ukázanou kartou, nebo dozadu pro nové.
guide-who = Dotkněte se svítícího piráta nebo místa, kam dojde.
guide-go = Dotkněte se svítícího místa a pirát půjde.
guide-boat = Jedna z vašich karet vede rovnou do šalupy. Najdete ji?
guide-empty = Karty došly. Jděte pirátem dozadu: přinese to jednu nebo dvě.
guide-few = Málo karet? Návrat na políčko se dvěma piráty přinese dvě nové.
guide-more = { $count ->
    [one] Můžete udělat ještě { $count } pohyb, nebo ukončit tah.
    [few] Můžete udělat ještě { $count } pohyby, nebo ukončit tah.
    [many] Můžete udělat ještě { $count } pohybu, nebo ukončit tah.
   *[other] Můžete udělat ještě { $count } pohybů, nebo ukončit tah.
}
guide-confirm = Třetí pohyb je hotov. Ukončete tah, nebo pohyb vraťte.
guide-confirm-final = Třetí pohyb je hotov. Ukončete tah.
guide-watch = Sledujte, kde se ostatní zastaví: jejich piráti vám otvírají cestu.
guide-stuck = Žádný z vašich pirátů se nemůže pohnout. Ukončete tah.

## The sheet of keys

sheet-title = Klávesy u stolu
