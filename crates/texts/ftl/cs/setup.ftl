### Setting up a game, and the games that are kept.

## A new game

new-variant = Varianta
new-options = V čem se pravidla liší
# Followed by the names of languages; those whose book plays so are lit.
new-rulebooks = Jako v pravidlech:
new-players = Hráči
new-who = { seat-name }: kdo hraje?
new-name = { seat-name }: jméno
name-too-long = Toto jméno je příliš dlouhé. Zvolte kratší, nejvýš { $count } znaků.
new-add = Přidat hráče
new-remove = Odebrat: { seat-name }
new-device = Zařízení si předáváte. Před každým tahem stránka skryje karty a vyzve dalšího hráče.
new-watch = Hrají jen roboti, vy se díváte.
new-first = Kdo začíná?
new-first-random = Ať rozhodne náhoda
new-tunnel = Tunel
new-tunnel-random = Náhodně
new-tunnel-chosen = Složím ho sám
new-tunnel-wild = Divoký
new-tunnel-position = Pokračovat z pozice
new-tunnel-about = Přetáhněte šest dílů plánu do libovolného pořadí. Každý lze otočit. Pevnost je nahoře, šalupa dole.
new-segment = Díl plánu { $number }
new-nearer-fort = Blíž k pevnosti
new-nearer-boat = Blíž k šalupě
new-turn-round = Otočit
new-shuffle = Zamíchat
new-wild-about = Šest symbolů každého dílu stojí v libovolném pořadí. Druhé strany dílů se zmiňují, ale žádný pramen je neukazuje. Dotkněte se dvou symbolů a vymění se.
new-wild-again = Vylosovat jiný
new-position = Pozice v zápisu
new-position-about = Vložte řádek v zápisu. Obsahuje pravidla, tunel, všechny piráty a karty a kdo je na řadě.
new-not-a-position = Tohle nevypadá jako pozice. Zkopírovat si ji můžete při procházení hry.
new-whole-game = Tohle je celá hra, ne pozice. Vložte ji na stránce „{ nav-study }“.
new-position-over = Tato hra skončila. Můžete si ji projít.
new-start = Začít hru

## The games on this device

shelf-running = Rozehrané
shelf-finished = Dohrané
shelf-empty = Zatím žádné hry. K první stačí jedno klepnutí.
shelf-open = Pokračovat
shelf-study = Projít
shelf-forget = Smazat
shelf-forgotten = Hra je smazaná.
shelf-restore = Obnovit
shelf-won = Vítěz: { $name }
shelf-drawn = Remíza
# Names the game of a button: variant and players.
shelf-game = { variant }: { $name }
shelf-import = Načíst záznam nebo pozici
shelf-moves = { $count ->
    [one] { $count } pohyb
    [few] { $count } pohyby
    [many] { $count } pohybu
   *[other] { $count } pohybů
}
