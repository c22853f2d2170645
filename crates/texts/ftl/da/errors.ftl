## Files and input

error-position = Det er ikke en stilling: { $reason }

## What the player at the keyboard cannot do

error-no-pirate = Du har ingen sørøver der: { place }.
error-no-card = Du har ikke det kort: { symbol }.
error-no-retreat = Den sørøver kan ikke rykke tilbage: ingen plads bagude har en eller to sørøvere.
error-fort-retreat = En sørøver i fortet kan ikke rykke tilbage.
error-boat-advance = En sørøver på skibet er fremme og kan ikke rykke længere.
error-boat-retreat = I dette spil forlader ingen skibet.

## Positions: the field, then what is wrong with it

fault = { $field }: { $reason }
field-line = stillingen
field-rules = reglerne
field-tunnel = tunnelen
field-seats = spillerne
field-seat = spillerne, { seat-numbered }
field-row = rækken
field-discard = bunken med afsmid
field-turn = turen
seat-numbered = spiller { $number } ({ colour })

problem-field-count = der skal være seks felter med ét mellemrum imellem: regler, tunnel, spillere, række, afsmid, tur
problem-unknown-variant = den variant findes ikke; der er disse: { $form }
problem-unknown-option = den regel kan ikke vælges; det kan disse, i denne rækkefølge: { $form }
problem-segment-count = en tunnel er seks grupper af bogstaver med { $form } imellem
problem-segment-length = en gruppe er seks bogstaver, ét for hvert symbol
problem-not-a-symbol = »{ $input }« er ikke et symbol; bogstaverne er { $form }
problem-symbol-twice = en gruppe viser det samme symbol to gange: { symbol }; hvert symbol skal stå der én gang
problem-seat-count = der skal være to til fem spillere med { $form } imellem
problem-seat-form = en spiller er seks steder, et kolon og hånden, som i { $form }
problem-pirate-count = en spiller har seks sørøvere, og hver har sit sted, som i { $form }
problem-not-a-place = et sted er et tal fra 0 (fortet) til 37 (skibet)
problem-places-unsorted = stederne står ikke i orden; det laveste tal kommer først
problem-cards-unsorted = kortene står ikke i orden; hvert bogstav står én gang, i rækkefølgen { $form }
problem-bad-count = det er ikke et antal; efter et bogstav er det mindst 2, efter et spørgsmålstegn mindst 1, uden nul foran
problem-no-cards = kortene mangler; er der ingen, så skriv { $form }
problem-crowded-space = en fjerde sørøver på plads { $place }; der er højst tre på en plads
problem-too-many-of = for mange kort med ét symbol: { symbol }; spillet har 17 af hvert
problem-too-many-cards = for mange kort på hænderne, i rækken og i afsmidet; spillet har 102 i alt
problem-unknown-cards = ukendte kort; i Tortuga er alle hænder åbne
problem-partly-known = kun en del af hånden er kendt; i Jamaica kender man hele hånden eller intet af den
problem-row-in-jamaica = Jamaica har ingen række; skriv { $form }
problem-row-too-long = rækken er for lang; den har højst tolv kort
problem-row-not-laid = rækken er tom, men bunken har stadig kort; der skal lægges en række ud
problem-turn-form = det er ikke en tur; den ser ud som en af disse: { $form }
problem-no-such-seat = der er ingen sådan spiller ved bordet; spillerne tælles fra 0
problem-moves-left = der skal være et til tre træk tilbage
problem-home-not-won = { seat-numbered } har alle seks sørøvere på skibet og har altså vundet: { $form }
problem-won-not-home = { seat-numbered } har ikke vundet: de seks sørøvere er ikke alle på skibet
problem-drawn-too-soon = spillet er ikke uafgjort: nogen kan stadig rykke
problem-nobody-can-move = ingen kan rykke mere, så spillet er uafgjort: { $form }
problem-hidden-hands = hånden har ukendte kort; her skal alle være kendt

## Moves

place-at = { $place ->
    [0] i fortet
    [37] på skibet
   *[other] på plads { $place }
}
place-toward = { $to ->
    [0] til fortet
    [37] til skibet
   *[other] til plads { $to }
}

illegal-game-over = spillet er slut
illegal-no-pirate = den, der har turen, har ingen sørøver { place-at }
illegal-already-home = en sørøver på skibet er fremme og kan ikke rykke længere
illegal-not-in-hand = den, der har turen, har ikke dette kort: { symbol }
illegal-at-fort = en sørøver i fortet kan ikke rykke tilbage
illegal-boat-stays = i dette spil forlader ingen skibet
illegal-nothing-behind = sørøveren { place-at } kan ikke rykke tilbage: ingen plads bagude har en eller to sørøvere
illegal-must-move = der skal mindst ét træk til, før turen slutter
illegal-wrong-deal = der skal komme et andet antal kort fra bunken: { $needed }, ikke { $count }
illegal-not-in-pile = dette kort er ikke i bunken: { symbol }

misread-move = det er ikke et træk: tegn nummer { $column } passer ikke; et punktum slutter turen, og træk ser sådan ud: { $form }
wrong-target = trækket fører et andet sted hen: { place-toward }
wrong-chance = der følger andre kort med dette træk; nævnes de, skal det være præcis dem

## Records

record-at = linje { $line }, kolonne { $column }: { $reason }
record-of-several = spil { $number } af { $total }: { $reason }
record-too-long = spilforløbet er for langt; der læses højst { $form }
record-file-too-long = filen er for lang; der læses højst { $form }
record-too-many-moves = spilforløbet har for mange træk; der er plads til { $count }
record-line-too-long = den linje er for lang; den må højst have { $count } byte
record-too-many-tags = spilforløbet har for mange mærker; der er plads til { $count }
record-not-a-record = det er ikke et spilforløb; det begynder med { $form }
record-version = den version af formatet er ukendt; den kendte er { $form }
record-tag-form = et mærke skal se sådan ud: { $form }
record-tag-twice = det mærke er der allerede; hvert mærke står kun én gang
record-tag-beside-position = det mærke kan ikke bruges sammen med mærket { $tag }, som siger det samme
record-tag-too-late = et mærke efter den første tur; alle mærker står før turene
record-tag-missing = et mærke mangler: { $tag }
record-name = et navn har højst { $count } tegn, alle synlige, og ingen mellemrum i enderne
record-position = spillet kan ikke begynde sådan: { $reason }
record-not-dealt = alle får seks kort fra start; et spil, der begynder anderledes, skal have mærket { $tag }
record-deal = her skal stå 64 hexadecimale cifre, i mærket { $tag } efter versionen 1 og et mellemrum
record-seed-broken = det er ikke den startværdi, der blev lovet før spillet
record-not-of-seed = den startværdi giver andre kort end dem i spilforløbet
record-tag-beside-fair = det mærke kan ikke bruges sammen med mærket { $tag } fra en fair kortgivning
record-game-id = det er ikke et spils id; det har bogstaver og cifre, højst { $count }
record-chosen = det, spillerne selv valgte, skrives sådan: { $form }
record-secret-broken = det er ikke den hemmelighed, serveren var bundet til i dette spil
record-share-broken = andelen passer ikke til løftet foran den
record-tunnel-not-of-seed = startværdien giver en anden tunnel, og ingen har valgt denne
record-first-not-of-seed = startværdien giver en anden førstespiller, og ingen har valgt denne
record-sum-broken = kontrolsummen passer ikke: noget i spilforløbet er ændret
record-spelling = denne linje er ændret; et spilforløb med kontrolsum bliver, som det var
record-ended = hvordan spillerne sluttede spillet, siges med et af disse ord: { $form }
record-yes-or-no = her skal stå et af disse ord: { $form }
record-nothing-unconfirmed = der er ingen tur med tre træk, som venter på at blive bekræftet
record-turn-form = en tur er dens nummer, spilleren og trækkene, som i { $form }
record-turn-number = dette skal være tur nummer { $number }
record-turn-seat = det er en anden, der har turen: { seat-numbered }
record-no-moves = en tur uden træk; den, der ikke rykker, skriver et punktum
record-move-too-many = et træk for meget: turen er slut, eller spillet er slut
record-turn-not-ended = turen før er ikke slut; der mangler et træk eller et punktum
record-misread = det er ikke et træk; et punktum slutter turen, og træk ser sådan ud: { $form }
record-not-long = trækket skal sige, hvor det fører hen, og hvilke kort der kom, som i { $form }
record-wrong = det træk kan ikke lade sig gøre: { $reason }
record-different = der kommer noget andet ud af dette træk
record-hidden-cards = de trukne kort er skjult her; et spilforløb skal have dem alle
record-result = det er ikke et resultat; det ser ud som et af disse: { $form }
record-result-lies = trækkene fører til et andet resultat

## What a table answers

refusal-watching = Du ser på i dette spil.
refusal-game-over = Spillet er slut.
refusal-not-your-turn = Nu har { $name } turen.
refusal-unconfirmed = { $name } har ikke sluttet turen endnu.
refusal-turn-is-over = Du har brugt dine tre træk. Slut turen, eller fortryd et træk.
refusal-illegal = Det kan ikke lade sig gøre: { $reason }.
refusal-nothing-to-undo = Der er intet træk i denne tur at fortryde.
refusal-cards-seen = Et nyt kort er blevet set. Det træk kan ikke fortrydes.
refusal-nothing-to-confirm = Der er ingen færdig tur at bekræfte.
refusal-full = Dette spilforløb er fuldt: der er plads til { $count } træk.
refusal-out-of-step = Det passer ikke med det, der er sket ved bordet.
