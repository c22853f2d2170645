## Help

cli-arena = Lad botter og andre programmer dyste, og giv dem Elo-tal
more-arena = Hver uddeling spilles én gang fra hver plads, så hverken kortene eller den første tur begunstiger nogen. To deltagere spiller en match: den første sidder alene, den anden har alle de øvrige pladser. Er der flere, møder alle hinanden. Nævnes ingen, mødes de seks niveauer. Med { $key } slutter det før tid og viser resultaterne indtil da. Et spil på { $count } handlinger tæller som uafgjort. Deltagere skrives sådan:
arena-form-level = en bot; der er { $form }
arena-form-time = med så mange millisekunder til en tur
arena-form-nodes = med så mange stillinger til et træk: de samme spil hver gang
arena-form-net = med et andet net, fra denne fil
arena-form-baseline = spiller tilfældigt, eller løber altid frem
arena-form-beginner = begyndere: løber frem, og rykker tilbage på må og få, med omtanke eller i god tid
arena-form-searcher = gennemsøger sin egen tur, med disse vægte
arena-form-program = et program, der taler som { $form }
arg-contestant = Hvem der deltager
opt-deals = Hvor mange uddelinger
opt-ms = Millisekunder til en tur, for dem, der ikke selv nævner nogen
opt-sprt = Stop, når det er klart, hvilken af to Elo-forskelle der er nærmest sandheden, for eksempel { $form }
opt-ladder = Tegn rangstigen i denne fil, { $form }

## Results

arena-player = Spiller
arena-elo = Elo-tal
arena-interval = 95 %-interval
arena-score = Point
arena-score-fair = Point, hvor { $form } er lige spil
arena-deals = Uddelinger
arena-won-drawn-lost = Vundet, uafgjort, tabt
arena-difference = Forskel i Elo
arena-clear = Det er klart: { $form } er nærmere sandheden end { $last }.
arena-unclear = Det er ikke klart endnu, om { $first } eller { $last } er nærmest sandheden.
arena-stopped = Sluttet før tid; dette er resultaterne indtil nu.
arena-faults = { $count ->
    [one] { $name } tabte { $count } spil på en fejl. Hvorfor: { $reason }
   *[other] { $name } tabte { $count } spil på en fejl. Hvorfor, første gang: { $reason }
}

## What may be wrong

arena-cannot-play = { $name } kan ikke deltage: { $reason }
fault-not-started = programmet starter ikke: { $reason }
fault-ended = programmet sluttede, før det svarede
fault-silent = der kom intet svar inden for { $count ->
    [one] { $count } millisekund
   *[other] { $count } millisekunder
}
fault-nonsense = dette er ikke et svar: { $input }
fault-illegal = dette træk er ikke muligt: { $form }
fault-no-move = botten fandt intet træk
reason-contestant-name = ingen hedder sådan; der er { $form }
reason-contestant-limit = { $input } er ikke en grænse; grænser ser ud som { $form }
reason-contestant-setting = denne indstilling kendes ikke her: { $input }
reason-contestant-command = programmets kommando mangler, som i { $form }
reason-sprt = der skal to Elo-forskelle til, den mindste først, for eksempel { $form }
reason-ending = navnet skal ende på en af { $form }
usage-contestants = der skal mindst to deltagere til
