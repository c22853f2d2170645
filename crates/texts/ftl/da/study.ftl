### Looking back at a game: replay, analysis, sharing.

## The way in

study-lead = Gå et spil igennem træk for træk, se, hvem der førte hvornår, og find den tur, der afgjorde det hele.
study-paste = Et spilforløb eller en stilling
study-paste-about = Sæt det ind her, eller slip en tekstfil et vilkårligt sted på siden.
study-read = Åbn
study-file = Vælg en fil
study-finished = Færdige spil på denne enhed
study-none-finished = De spil, du spiller færdig, samles her.
study-reading = Spillet læses.
study-imported = { $count } spil er føjet til dine spil.
study-import-known = { $count } spil var her i forvejen.
study-import-unread = { $count } spil kan ikke læses.
backup-save = Gem alt i en fil
backup-open = Gendan fra en fil
backup-about = Spil med deres varianter, indstillinger, lektioner og resultater af opgaver, til at gemme eller tage med til en anden enhed. Et spil med skjulte kort gemmes, når det er slut.
backup-restored = Indstillinger og lektioner er gendannet.
backup-bad = Der er hverken spil eller indstillinger i denne fil.
study-misread = Det kan ikke læses: { $reason }
study-not-a-game = Det ligner ikke et spil Cartagena. Indsæt et spilforløb, en stilling eller et link til et spil.
study-other-address = Denne adresse fører ikke til et spil Cartagena. I et link til et spil står der { $form }.
study-table-link = Dette link fører til et onlinebord.
study-to-table = Gå til bordet
study-bad-link = Dette link er blevet afkortet eller ændret undervejs. Bed om det igen, eller om spilforløbet, og sæt det ind her.
study-no-game = Dette spil findes ikke på denne enhed.
study-still-hidden = Spillet er stadig i gang, og nogle af kortene er skjulte. Kom tilbage, når det er slut.
study-other = Et andet spil
study-consistent = Kortene følger af tallene i forløbet. Om de blev lovet før spillet, kan forløbet alene ikke vise.

## Going through it

study-start = Før det første træk
study-move = Træk { $number } af { $total }
study-controls = Gå spillet igennem
study-first = Til begyndelsen
study-turn-before = En tur tilbage
study-previous = Et træk tilbage
study-play = Afspil trækkene
study-pause = Pause
study-next = Et træk frem
study-turn-after = En tur frem
study-last = Til slutningen
study-speed = Tempo
study-slider = Sted i spillet
study-keys = Taster: venstre og højre går et træk, op og ned en tur, { $first } og { $last } til begyndelsen og slutningen; mellemrum afspiller og holder pause.
study-parts = Om dette spil
study-moves = Træk
study-chances = Chancer
study-lessons = Lærdom
study-cards = Kort
study-turn = Tur { $number }

## Taking it along

study-share = Del og gem
study-share-link = Del et link
study-copy-link = Kopiér et link
study-copy-game = Kopiér spillet
study-copy-position = Kopiér stillingen
study-save-record = Gem spilforløbet
study-save-picture = Gem et billede ({ $form })
study-save-film = Gem spillet som animation ({ $form })
study-film-drawing = Animationen tegnes…
study-film-failed = Animationen kunne ikke tegnes.
study-copied = Kopieret.
study-not-copied = Din browser lader os ikke kopiere. Her er teksten:
study-not-shared = Det kunne ikke deles.
study-go-on = Spil videre herfra

## The analysis

study-analyse = Analysér hver tur
study-analyse-about = Kaptajnen ser på hver tur og overvejer, hvad man ellers kunne have gjort.
study-stop = Stop
study-progress = { $number } af { $total } analyseret
study-stopped = Analysen blev stoppet; resten af spillet er ikke analyseret.
study-no-net = Kaptajnens data kunne ikke hentes. Prøv igen, når du er på nettet.
study-nothing-to-judge = Der er ingen afsluttet tur at analysere.
study-graph = Spillernes chance for at vinde i løbet af spillet
study-graph-about = Tryk et sted i grafen for at gå til det øjeblik.
study-table = Chancerne som tabel
study-table-end = Slut
study-percent = { $percent } %
slip-inaccuracy = Unøjagtighed
slip-mistake = Fejl
slip-blunder = Dyr fejl
study-loss = { $percent ->
    [one] Det kostede { $percent } procentpoint.
   *[other] Det kostede { $percent } procentpoint.
}
study-better = Bedre havde været
study-show-better = Vis den bedre tur
study-hide-better = Tilbage til det, der blev spillet
study-better-shown = Den bedre tur vises.
study-turn-lost = { $percent ->
    [one] Tur { $number }: { $percent } procentpoint tabt
   *[other] Tur { $number }: { $percent } procentpoint tabt
}
study-hinge = Tur { $number } ({ $name }) var den mest afgørende.
study-precision = Præcision { $percent } %
study-precision-about = 100 % betyder, at hver tur var lige så god som den bedste, kaptajnen fandt. Held med kortene tæller ikke med, og det gør ture, der ikke længere kunne ændre noget, heller ikke.
study-flawless = Ingen fejl, der er værd at nævne.

## Luck and skill apart

luck-title = Kort og spil
luck-cards = Kort
luck-play = Spil
luck-by-cards = Kortene betød mere for sejren ({ $name }) end spillet.
luck-by-play = Spillet betød mere for sejren ({ $name }) end kortene.
luck-by-both = Kort og spil betød omtrent lige meget for sejren ({ $name }).
luck-unforeseen = Kaptajnen så ikke sejren ({ $name }) komme: hverken kort eller spil forklarer den.
luck-luckiest = Heldigste træk: tur { $number }, { $name }, +{ $percent } %
luck-costliest = Dyreste tur: tur { $number }, { $name }, −{ $percent } %
luck-about = I procentpoint af chancen for at vinde. Kort: uddelingen og det, der blev trukket, sammenlignet med alt, der kunne være kommet. Spil: det, ens egne ture tabte, og de andres fejl gav. Resten kan ikke skilles ad.

## Trying moves beside the game

trial-try = Prøv andre træk her
trial-try-better = Prøv den på brættet
trial-title = Træk på prøve
trial-back = Tilbage til partiet
trial-captain = Kaptajnens mening:
trial-thinking = Kaptajnen kigger…
trial-over = Spillet slutter her.
trial-turns = Bedste ture
# $form is a list of moves.
trial-aloud = { $name } har { $percent } %. Bedst: { $form }.
trial-line = Denne variant
trial-start = Partiet hertil
trial-in-game = Sådan blev der spillet. Ethvert andet træk begynder en variant.
trial-cards = Kort fra bunken kommer tilfældigt her.
trial-full = Der er ikke plads til flere træk ved siden af dette parti.
trial-not-kept = Din browser gemmer det ikke. Del linket, eller gem spilforløbet.
trial-name = Navn
trial-delete = Slet den
trial-deleted = Varianten er slettet.
# Before the name of a variation, for those who hear the page.
trial-variation = Variant:
