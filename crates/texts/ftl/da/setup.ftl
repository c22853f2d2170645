### Setting up a game, and the games that are kept.

## A new game

new-variant = Variant
new-options = Hvor regelhæfterne er uenige
# Followed by the names of languages; those whose book plays so are lit.
new-rulebooks = Som i regelhæftet på:
new-players = Spillere
new-who = { seat-name }: hvem spiller?
new-name = { seat-name }: navn
name-too-long = Navnet er for langt. Vælg et kortere på højst { $count } tegn.
new-add = En spiller mere
new-remove = Fjern { seat-name }
new-device = I lader enheden gå rundt. Før hver tur skjuler siden kortene og kalder den næste spiller til.
new-watch = Kun botter spiller; du ser på.
new-first = Hvem begynder?
new-first-random = Vælg tilfældigt
new-tunnel = Tunnelen
new-tunnel-random = Tilfældig
new-tunnel-chosen = Jeg lægger den selv
new-tunnel-wild = Vild
new-tunnel-position = Fortsæt fra en stilling
new-tunnel-about = Træk de seks brætdele i den rækkefølge, du vil. Hver af dem kan vendes. Fortet er øverst, skibet nederst.
new-segment = Brætdel { $number }
new-nearer-fort = Nærmere fortet
new-nearer-boat = Nærmere skibet
new-turn-round = Vend om
new-shuffle = Bland dem
new-wild-about = De seks symboler på hver brætdel står i en vilkårlig rækkefølge. Bræddernes bagsider nævnes, men ingen kilde viser dem. Rør ved to symboler for at bytte dem.
new-wild-again = Træk en anden
new-position = Stilling i notation
new-position-about = Indsæt en linje i notation. Den angiver regler, tunnel, alle sørøvere og kort, og hvis tur det er.
new-not-a-position = Det ligner ikke en stilling. Du kan kopiere en, når du gennemgår et spil.
new-whole-game = Det er et helt spil og ikke en stilling. Sæt det ind på siden »{ nav-study }«.
new-position-over = Dette spil er slut. Du kan gennemgå det i stedet.
new-start = Begynd spillet

## The games on this device

shelf-running = I gang
shelf-finished = Færdige
shelf-empty = Ingen spil endnu. Det første er ét tryk væk.
shelf-open = Fortsæt
shelf-study = Gennemgå
shelf-forget = Slet
shelf-forgotten = Spillet er slettet.
shelf-restore = Gendan
shelf-won = { $name } vandt
shelf-drawn = Uafgjort
# Names the game of a button: variant and players.
shelf-game = { variant }: { $name }
shelf-import = Indlæs et spilforløb eller en stilling
shelf-moves = { $count ->
    [one] { $count } træk i alt
   *[other] { $count } træk i alt
}
