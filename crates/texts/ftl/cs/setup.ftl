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
new-device = Zařízení si podáváte. Před každým kolem se stránka zeptá, kdo se dívá.
new-watch = Hrají jen roboti, vy se díváte.
new-first = Kdo začíná?
new-first-random = Ať rozhodne náhoda
new-tunnel = Tunel
new-tunnel-random = Složí ho náhoda
new-tunnel-chosen = Složím si ho po svém
new-tunnel-position = Pokračovat z pozice
new-tunnel-about = Přetáhněte šest dílů plánu do libovolného pořadí. Každý lze otočit. Pevnost je nahoře, šalupa dole.
new-segment = Díl plánu { $number }
new-nearer-fort = Blíž k pevnosti
new-nearer-boat = Blíž k šalupě
new-turn-round = Otočit
new-shuffle = Zamíchat
new-position = Řádek s pozicí
new-position-about = Vložte řádek v zápisu. Říká pravidla, tunel, všechny piráty a karty a kdo je na řadě.
new-position-over = Tato hra skončila. Můžete se za ní ohlédnout.
new-start = Začít hru

## The games on this device

shelf-running = Rozehrané
shelf-finished = Dohrané
shelf-empty = Zatím žádné hry. K první stačí jedno klepnutí.
shelf-open = Pokračovat
shelf-study = Ohlédnout se
shelf-forget = Zahodit
shelf-forgotten = Hra je zahozená.
shelf-restore = Vrátit zpět
shelf-won = Vítěz: { $name }
shelf-drawn = Remíza
# Names the game of a button: variant and players.
shelf-game = { variant }: { $name }
shelf-import = Záznam nebo pozice odjinud
shelf-moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
