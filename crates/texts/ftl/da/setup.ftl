### Setting up a game, and the games that are kept.

## A new game

new-variant = Hvilken variant
new-options = Hvor reglerne er uenige
# Followed by the names of languages; those whose book plays so are lit.
new-rulebooks = Som i reglerne:
new-players = Spillere
new-who = { seat-name }: hvem spiller?
new-name = { seat-name }: navn
name-too-long = Navnet er for langt. Vælg et kortere på højst { $count } tegn.
new-add = En spiller mere
new-remove = Fjern { seat-name }
new-device = I lader enheden gå rundt. Før hver tur spørger siden, hvem der kigger.
new-watch = Kun robotter spiller; du ser på.
new-first = Hvem begynder?
new-first-random = Lad tilfældet råde
new-tunnel = Tunnelen
new-tunnel-random = Tilfældet lægger den
new-tunnel-chosen = Jeg lægger den selv
new-tunnel-position = Fortsæt fra en stilling
new-tunnel-about = Træk de seks brætdele i den rækkefølge, du vil. Hver af dem kan vendes. Fortet er øverst, skibet nederst.
new-segment = Brætdel { $number }
new-nearer-fort = Nærmere fortet
new-nearer-boat = Nærmere skibet
new-turn-round = Vend om
new-shuffle = Bland dem
new-position = Stillingens linje
new-position-about = Indsæt en linje i notation. Den siger regler, tunnel, alle sørøvere og kort, og hvem der har turen.
new-position-over = Dette spil er slut. Du kan se tilbage på det.
new-start = Begynd spillet

## The games on this device

shelf-running = I gang
shelf-finished = Færdige
shelf-empty = Ingen spil endnu. Det første er ét tryk væk.
shelf-open = Fortsæt
shelf-study = Se tilbage
shelf-forget = Smid ud
shelf-forgotten = Spillet er smidt ud.
shelf-restore = Hent det tilbage
shelf-won = { $name } vandt
shelf-drawn = Uafgjort
# Names the game of a button: variant and players.
shelf-game = { variant }: { $name }
shelf-import = Et forløb eller en stilling andetsteds fra
shelf-moves = { $count ->
    [one] { $count } træk i alt
   *[other] { $count } træk i alt
}
