## Headings of the help

help-usage = Brug
help-commands = Kommandoer
help-arguments = Argumenter
help-options = Tilvalg
help-examples = Eksempler
help-more = Mere om en kommando: { $form }

## The commands, one line each

cli-about = Brætspillet Cartagena: spil det, studér det, lad det køre.
cli-play = Spil mod botter eller med andre ved ét tastatur
cli-bot = Lad et program spille med ved et onlinebord
cli-new = Stil et nyt spil op, og vis stillingen
cli-show = Vis en stilling i terminalen eller som billede
cli-replay = Gå et spilforløb igennem træk for træk
cli-engine = Svar på kommandoer linje for linje, til andre programmer
cli-perft = Tæl trækfølger af en given længde
cli-playouts = Spil tilfældige spil, og mål farten
cli-completions = Skriv et script, der fuldfører kommandoer i en shell

## What they do, at more length

more-play = Starter et spil, der fylder terminalen. Først bliver der spurgt om det, som tilvalgene lader stå åbent. Spillet bliver gemt, når I afslutter, og spilforløbet bevares, når det er slut.
more-bot = Programmet taler samme sprog som { $form } og bliver spurgt om hvert træk; det får kun at se, hvad man ser fra dets plads. Alle kan se, at det er en bot. Ejeren laver et token til det på siden, under “Din konto”, og kan tilbagekalde det dér. Hvis programmet går ned, hænger eller spiller noget, der ikke kan lade sig gøre, siger kommandoen det og slutter; pladsen venter. Start den igen for at spille videre.
more-new = Deler kort ud og viser spillet. Det samme tal giver hver gang den samme tunnel, de samme kort og den samme førstespiller.
more-show = Tager en stilling som én linje med seks felter, eller fra standardinput, og tegner den.
more-replay = I en terminal vises spillet træk for træk, frem og tilbage. Ellers skrives hvert træk med en sætning. Et spilforløb, der ikke kan være sandt, afvises, og stedet vises.
more-engine = Læser kommandoer fra standardinput og svarer på hver med én linje på standardoutput. Det, der er forkert, besvares med en fejl og ændrer intet. Kommandoerne er:
engine-position = brug denne stilling
engine-new = giv et nyt spil; tallet bestemmer alt det tilfældige
engine-show = stillingen som en linje
engine-legal = alle mulige træk med deres mål
engine-play = udfør et træk; svaret viser de kort, der kom
engine-perft = tæl trækfølger af denne længde
engine-go = vælg et træk; uden niveau vælger den stærkeste bot
engine-eval = hver plads’ chance for at vinde
engine-quit = afslut
engine-session = En kort session; det, man skriver, står efter pilen:
engine-version-two = { $form } begynder protokollens version 2: indstillinger, meldinger undervejs, stop, fortryd og fejl med koder. Den er beskrevet i { $file }.
more-perft = Antallet af forskellige trækfølger viser, om reglerne stemmer med andre programmers. Et spil, der er slut, tæller som én. Uden en stilling begynder tællingen i et nyt spil.
more-playouts = Alle lovlige handlinger er lige sandsynlige. Et spil, der varer { $count } handlinger, standses og tælles for sig. Det samme tal giver de samme spil med et hvilket som helst antal tråde.

## Options and arguments

opt-lang = Sprog: { $form }; ellers systemets sprog
opt-native-bidi = Terminalen viser selv hebraisk fra højre mod venstre
opt-help = Vis denne hjælp
opt-version = Vis versionen
opt-rules = Variant med dens valgfrie regler, for eksempel { $form }
opt-book = Valgfrie regler som i reglerne på dette sprog: { $form }
opt-variant = Variant, der skal spilles efter de regler: { $form }
opt-players = Hvor mange der spiller, 2 til 5
opt-seed = Tal, der bestemmer alt det tilfældige
opt-tunnel = Tunnel fra fort til skib, seks grupper bogstaver, for eksempel { $form }
opt-first = Pladsen, der begynder, talt fra 0; ellers afgør tilfældet det
opt-picture = Tegn et billede i denne fil, i formatet { $form }; { $input } skriver det til standardoutput
opt-width = Billedets bredde i pixels, for { $form }
opt-layout = Billedets form: { $form }
opt-theme = Billedets farver: { $form }
opt-letters = Giv hver sørøver på billedet bogstavet for sin farve
opt-line = Skriv kun stillingens linje
opt-as-seat = Vis det, som spilleren på denne plads ser, talt fra 0
opt-public = Vis kun det, som alle ser
opt-svg-dir = Tegn hver stilling i denne mappe
opt-gif = Tegn hele spillet som en animation (GIF) i denne fil; { $input } er standardoutput
opt-game = Spillets nummer, hvis der er flere spil i filen
opt-to = Stands efter så mange træk
opt-divide = Tæl for sig for hvert første træk
opt-json = Skriv resultatet til programmer, som { $form }
opt-games = Hvor mange spil
opt-threads = Hvor mange tråde; ellers én for hver kerne
opt-name = En spillers navn; én gang for hver, i turens rækkefølge
opt-bot = En bots niveau: { $form }; én gang for hver, botter får de sidste pladser
opt-resume = Fortsæt dette gemte spil
opt-save-dir = Mappe, som spil gemmes i
opt-no-confirm = Slut turen efter det tredje træk uden at spørge
opt-fast = Lad botter rykke uden lange pauser
arg-position = Stillingens linje med seks felter; { $form } læser den fra standardinput
arg-record = Fil med et spilforløb; { $form } læser det fra standardinput
arg-depth = Trækfølgernes længde i træk
arg-shell = Shell: { $form }
opt-default = { $first } (ellers { $last })

## Results

playouts-games = Spil
playouts-actions = Handlinger
playouts-seconds = Sekunder
playouts-threads = Tråde
playouts-speed = Handlinger pr. sekund
playouts-speed-core = Handlinger pr. sekund og kerne
playouts-length = Et spils længde i handlinger
playouts-mean = gennemsnit
playouts-wins = Sejre efter plads
playouts-drawn = Uafgjort
playouts-stopped = Standset efter { $count ->
    [one] { $count } handling
   *[other] { $count } handlinger
}
picture-saved = Billedet ligger i { $file }.
game-of-several = Spil { $number } af { $total }
error-no-such-game = Filen { $file } har ikke noget spil { $number }; det sidste er spil { $total }.
error-several-games = Filen { $file } indeholder { $count } spil. Vælg et med { $form }.
pictures-saved = { $count ->
    [one] { $count } billede ligger i mappen { $file }.
   *[other] { $count } billeder ligger i mappen { $file }.
}

## Stepping through a record

replay-move = Træk { $number } af { $total }
replay-next = frem
replay-previous = tilbage
replay-quit = afslut

## What may be wrong

note-no-book = Hispaniola står ikke i nogen af de fem regelhæfter. Kun de valgfrie regler er taget fra det, du har valgt.
cli-error = Fejl: { $reason }
usage-see = Hjælp: { $form }
usage-suggest = Mente du { $form }?
usage-unknown-command = der er ingen kommando { $input }
usage-unknown-option = der er intet tilvalg { $input } her
usage-surplus = der er noget, der ikke hører til her: { $input }
usage-value = { $input } passer ikke til { $form }: { $reason }
usage-value-missing = der mangler en værdi: { $form }
usage-missing = mangler: { $form }
usage-conflict = disse kan ikke bruges sammen: { $first } og { $last }
usage-twice = dette må kun angives én gang: { $form }
usage-names = der er { $first } navne, men kun { $last } spillere
usage-bots = der er { $first } botter, men kun { $last } spillere
usage-other = kommandolinjen kan ikke forstås
reason-one-of = det skal være en af { $form }
reason-number = det skal være et tal fra { $first } til { $last }
reason-seats = der er kun { $count } pladser, talt fra 0
error-input = standardinput kan ikke læses: { $reason }
error-picture = billedet kan ikke tegnes: { $reason }
error-chance = systemet giver ingen tilfældige tal: { $reason }
perft-chance = før det sidste træk kræver trækket { $form } kort, som tilfældet afgør; tæl kortere trækfølger
perft-too-many = der er flere trækfølger, end et tal på 64 bit kan rumme
perft-too-deep = en trækfølge bliver ved for længe; tæl kortere trækfølger

## Files

error-file-missing = Filen { $file } findes ikke.
error-file-read = Filen { $file } kan ikke læses: { $reason }
error-file-text = Filen { $file } er ikke en tekstfil.
error-file-write = Filen { $file } kan ikke skrives: { $reason }
error-file-broken = Filen { $file } er beskadiget i linje { $line }, kolonne { $column }: { $reason }
