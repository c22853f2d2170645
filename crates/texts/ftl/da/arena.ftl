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
arena-form-name = hedder sådan i resultaterne
arg-contestant = Hvem der deltager
opt-deals = Hvor mange uddelinger
opt-ms = Millisekunder til en tur, for dem, der ikke selv nævner nogen
opt-sprt = Stop, når det er klart, hvilken af to Elo-forskelle der er nærmest sandheden, for eksempel { $form }
opt-ladder = Tegn rangstigen i denne fil, { $form }
opt-margin = Millisekunder, som et programs tur må tage ud over grænsen; derefter har det tabt spillet
opt-log = Skriv det, programmer skriver på standardfejl, i denne fil
opt-records = Skriv hvert spil i denne mappe

## Results

arena-player = Spiller
arena-elo = Elo-tal
arena-interval = 95 %-interval
arena-score = Point
arena-score-fair = Point, hvor { $form } er lige spil
arena-deals = Uddelinger
arena-won-drawn-lost = Vundet, uafgjort, tabt
arena-difference = Forskel i Elo
arena-by-seat = Point efter plads
arena-by-order = Point som første, anden og så videre i rækkefølgen
arena-first-player = Andel til den, der begynder
arena-clear = Det er klart: { $form } er nærmere sandheden end { $last }.
arena-unclear = Det er ikke klart endnu, om { $first } eller { $last } er nærmest sandheden.
arena-stopped = Sluttet før tid; dette er resultaterne indtil nu.
arena-faults = { $count ->
    [one] { $name } tabte { $count } spil på en fejl. Hvorfor: { $reason }
   *[other] { $name } tabte { $count } spil på en fejl. Hvorfor, første gang: { $reason }
}
arena-forfeit-position = Stillingen lige da: { $form }

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
fault-exit-code = { $reason }; afslutningskode { $form }
fault-exit-signal = { $reason }; afsluttet af signal { $form }
fault-last-line = { $reason }; dets sidste linje: { $input }
fault-too-slow = dets tur tog længere end { $first } ms og margenen på { $last } ms
fault-no-nodes = programmet taler ikke protokollens version 2, som en grænse i stillinger kræver; giv det millisekunder, for eksempel { $form }
fault-net-unsuitable = nettet { $file } er trænet til { $form }
reason-contestant-name = ingen hedder sådan; der er { $form }
reason-contestant-limit = { $input } er ikke en grænse; grænser ser ud som { $form }
reason-contestant-setting = denne indstilling kendes ikke her: { $input }
reason-contestant-command = programmets kommando mangler, som i { $form }
reason-contestant-label = et navn til resultaterne ser ud som { $form }
reason-net-missing = nettet { $file } kan ikke læses: { $reason }
reason-net-damaged = { $file } er beskadiget eller ikke et net
reason-sprt = der skal to Elo-forskelle til, den mindste først, for eksempel { $form }
reason-ending = navnet skal ende på en af { $form }
usage-contestants = der skal mindst to deltagere til
usage-no-program = { $form } er til programmer, og der deltager ingen
