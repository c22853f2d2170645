### Kommandoerne `cartagena analyse`, `study` og `selfplay`.

## Analyse

cli-analyse = Analysér spil: chancer, bedre ture, held og dygtighed
more-analyse = Hver tur ses fra sin spillers plads. Det, en tur kostede, måles mod den bedste; held er, hvad de trukne kort var værd i forhold til alt, der kunne være kommet. Lige andel, kortgivning, held, dygtighed og det uforudsete giver tilsammen resultatet. Det samme antal stillinger giver de samme tal på alle maskiner.
arg-records = Filer med spilforløb; { $form } er standardinput
opt-nodes = Stillinger, der vurderes for hver tur; ellers omtrent hvad en kaptajn har brug for
opt-with-analysis = Sig chancerne efter hver tur, og hvad den kostede
opt-chances-picture = Tegn spillets chancer i denne { $form }-fil
opt-notes = Skriv spilforløbet med chancer, tab og bedre ture i denne fil; { $input } er standardoutput
analyse-turn = Tur
analyse-moves = Træk
analyse-chance = Vinderchance
analyse-lost = Tab
analyse-luck = Held
analyse-mistakes = Dyreste ture: mindst { $percent } procentpoint tabt, og igen i en søgning { $count } gange så lang
analyse-no-mistakes = Ingen tur tabte med sikkerhed så meget.
analyse-account = Hvad resultatet består af, i procentpoint:
analyse-fair = Lige andel
analyse-deal = Kortgivning
analyse-skill = Dygtighed
analyse-unforeseen = Uforudset
analyse-result = Resultat
analyse-precision = Præcision
analyse-left-out = Analyserede spil: { $count }. Udeladt: { $number }.
analyse-step = Chancer: { $form }.
analyse-step-lost = { $percent ->
    [one] Turen kostede { $percent } procentpoint; bedre var { $form }.
   *[other] Turen kostede { $percent } procentpoint; bedre var { $form }.
}

## Undersøgelser

cli-study = Besvar et spørgsmål om spillet ved at lade botter spille
more-study = Spillene følger af startværdien, så alle får det samme svar. Med { $key } slutter det uden svar.
arg-question = Spørgsmålet: { $form }
opt-study-player = Hvem der spiller, skrevet som til arenaen; kan angives flere gange
opt-study-games = Spil for hver linje i svaret; for tunneler, hvor mange der prøves
opt-study-seed = Startværdi for alle spil
studies-interrupted = Undersøgelsen blev afbrudt; der er intet svar.
studies-first-about = Den andel af spillene, som den første spiller vinder blandt ligemænd:
studies-luck-about = Hvor tit den stærkeste vinder. Jo nærmere den lige andel, des mere afgør heldet:
studies-tunnels-about = Hvad tunnelens rækkefølge ændrer. Tunneler, der skilte sig ud i første runde, blev spillet igen, for det meste af det, der skiller sig ud én gang, er tilfældigt:
studies-length-about = Hvor mange ture et spil har, for alle spillere tilsammen:
studies-branching-about = Hvor mange træk der er at vælge imellem ved hver beslutning:
studies-kind = Bord
studies-fair = Lige
studies-beyond-fair = Point over den lige andel
studies-tunnel = Tunnel
studies-turns = Ture
studies-all = { $count ->
    [one] { $count } tilfældig tunnel
   *[other] { $count } tilfældige tunneler
}
studies-deviation = Afvigelse mellem tunneler, uden tilfældighed
studies-stood-long = blandt de længste
studies-stood-short = blandt de korteste
studies-stood-first = hjalp førstespilleren
studies-stood-others = hjalp de andre
studies-seed = Startværdi: { $form }
studies-first-title = Vinder den første spiller oftere?
studies-luck-title = Hvor meget er held?
studies-tunnels-title = Er alle tunneler ens?
studies-length-title = Hvor længe varer et spil?
studies-branching-title = Hvor mange valg er der?
studies-above = Mere end den lige andel: { $form }.
studies-below = Mindre end den lige andel: { $form }.
studies-open = Ikke klart forskelligt fra den lige andel: { $form }.
studies-luck-order = Hvor tit den stærkeste vinder, i gennemsnit over disse par: { $form }. Jo mindre tal, des mere afgør heldet.
studies-typical = Sædvanlige tal; ni ud af ti ligger mellem dem i parentes: { $form }.
studies-tunnels-differ = Fra tunnel til tunnel, ud over tilfældet, afviger den gennemsnitlige længde med omkring { $first } ture og den første spillers andel med omkring { $last } (med 95%-intervaller).
studies-tunnels-again = I de nye spil skilte disse sig ud igen: { $form }.
studies-tunnels-none = I de nye spil skilte ingen af dem sig ud igen.
studies-one-player = { $form } tager kun én spiller
studies-page-title = Hvad botternes spil fortæller om Cartagena
studies-page-about = Botter spiller indbyrdes; intervallerne rummer den sande værdi i 95 ud af 100 tilfælde, så én linje ud af tyve kan ramme ved siden af ved et tilfælde. Hvert tal kommer igen med kommandoen under det. { $form } skriver denne side.
studies-page-written = Siden er skrevet til { $file }.
opt-page = Med spørgsmålet { $form }: skriv svarene som en side i denne fil og billeder ved siden af
opt-answer-picture = Tegn svaret i denne fil, { $form }

## Botter indbyrdes

cli-selfplay = Lad botter spille indbyrdes og skriv datasæt
more-selfplay = Hver linje er én beslutning: stillingen, de lovlige træk, det valgte og spillets resultat. Spillerne skrives som til arenaen og sætter sig efter tur. Med { $key } slutter det før tid; det, der er skrevet, er helt.
opt-data-set = Skriv beslutningerne i denne fil som { $form }; { $input } er standardoutput
opt-record-file = Skriv alle spilforløb i denne fil; { $input } er standardoutput
opt-chances = Tilføj alles chancer ved hver beslutning
opt-check = Læs et datasæt og meld den første forkerte linje; { $input } er standardinput
selfplay-written = { $count ->
    [one] { $count } spil skrevet.
   *[other] { $count } spil skrevet.
}
dataset-error = { $file }, linje { $line }: { $reason }
dataset-whole = Datasættet er helt. Spil: { $number }, beslutninger: { $count }.
dataset-truncated = datasættet slutter midt i en linje eller et spil
dataset-form = det er ikke en linje i et datasæt
dataset-position = stillingen kan ikke læses
dataset-actions = de lovlige træk i stillingen er andre, eller det valgte er ikke iblandt dem
dataset-result = resultatet er ikke spillets, eller dets andele giver ikke tilsammen én for alle pladser
dataset-chances = chancerne giver ikke tilsammen én for alle pladser
dataset-order = linjen følger ikke efter den forrige; der mangler noget imellem
