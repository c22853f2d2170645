### Playing with people elsewhere, through a server.

## The line to the server

online-reaching = Et øjeblik, vi opretter forbindelse.
online-absent = Der er ingen at få fat i herfra lige nu.
online-absent-about = Enten er du offline, eller også har denne side ingen server til at spille sammen på. Alt andet virker som altid: botter, venner ved samme enhed, lektioner, gennemgang.
online-try-again = Prøv igen
online-outdated = Serveren er nyere end denne side. Genindlæs siden; ingen spil går tabt.
online-back-soon = Forbindelsen er væk. Tilbage om et øjeblik.
online-here-again = Forbindelsen er tilbage.
online-unsaid = Der er ingen forbindelse lige nu, så det blev ikke sendt. Prøv igen, når den er tilbage.
online-store-away = Serveren kan ikke gemme noget lige nu. Jeres spil er i sikkerhed og går videre, så snart serveren kan gemme igen.
online-store-back = Serveren kan gemme igen. Spillet går videre.

## The lobby

online-next = Til det næste bord, hvor det er din tur
online-turn-with = Din tur: { $name }
online-turn-more = { $count ->
    [one] { $count } bord mere venter på dig
   *[other] { $count } borde mere venter på dig
}
online-mine = Dine borde
online-tables = Åbne borde
online-none-open = Ingen åbne borde lige nu. Åbn selv et!
online-join = Vær med
online-look = Kig med
online-playing = Spillet er i gang.
online-over = Spillet er slut.
online-free = { $count ->
    [0] Ingen ledig plads ved bordet
    [one] { $count } ledig plads ved bordet
   *[other] { $count } ledige pladser ved bordet
}
online-elsewhere = På en anden enhed
online-elsewhere-about = Fortsæt dine spil på en telefon eller en anden computer: åbn et personligt link dér, så spiller du også som dig selv på den enhed.
online-pass = Lav et personligt link
online-pass-link = Dit personlige link
online-pass-about = { $count ->
    [one] Det virker én gang, inden for { $count } minut. Giv det ikke til andre: den, der åbner det, spiller som dig.
   *[other] Det virker én gang, inden for { $count } minutter. Giv det ikke til andre: den, der åbner det, spiller som dig.
}
online-come-ask = Vil du fortsætte her som den, der har lavet dette link?
online-come-about = Fra da af spiller denne enhed som den person. De borde, du har sat dig ved her indtil nu, følger med.
online-come = Fortsæt

## Your turn, while the page is hidden

settings-away = Når du er et andet sted
settings-notify = Giv besked, når det er min tur
settings-notify-about = Så længe siden er åben i baggrunden. Beskeden nævner modstanderne, aldrig et kort. Browseren spørger én gang.
settings-notify-refused = Browseren tillader ikke beskeder fra denne side. Det kan du ændre i dens indstillinger.

## A new table

guest-friend = En ven med linket
guest-anyone = Hvem som helst
online-private-about = Kun folk med linket kan sætte sig.
online-open-about = Bordet vises i lobbyen, og alle kan sætte sig på de åbne pladser.
online-time = Betænkningstid
pace-none = Ingen tidsgrænse.
pace-turn = { $form } pr. tur.
pace-reserve = { $form } pr. tur, plus { $input } i reserve til hele spillet.
at-zero-bot = Når tiden er gået, spiller en bot turen.
at-zero-out = Når tiden er gået, er spilleren ude af spillet.
online-at-once = Begynd automatisk, så snart alle er her
online-no-boat = Ingen vej tilbage fra skibet

## Time

clock-hours = { $count ->
    [one] { $count } time
   *[other] { $count } timer
}
clock-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dage
}
clock-left = { $form } tilbage.
online-clock-warning = { $count ->
    [one] Kun { $count } sekund tilbage!
   *[other] Kun { $count } sekunder tilbage!
}

## Before the game

online-invite = Link til dine venner
online-scan = QR-kode
online-scan-about = Det samme link som QR-kode
online-sit = Sæt dig her
online-sit-where = Sæt dig her: { $name }
online-sit-as = Sæt dig som { $name }
online-stand = Rejs dig
online-look-on = Du ser på. Tag en ledig plads for at spille med.
online-start-bots = { $count ->
    [one] { $count } plads er stadig ledig. Begynder du nu, sætter en bot sig der.
   *[other] { $count } pladser er stadig ledige. Begynder du nu, sætter botter sig der.
}
online-full = Alle er her.
online-wait-host = Alle er her. Den, der åbnede bordet, sætter spillet i gang.
online-may-start = Nu kan du starte spillet.
online-closed = Bordet er lukket.
online-dealing = Kortene blandes.
seat-here = er her
seat-away = er væk
seat-moved-on = venter ved det nye bord
seat-out = er ude af spillet
seat-stand-in = er væk, en bot spiller
seat-bot = Bot
seat-free-friend = Ledig til en ven med linket
seat-kept = Holdes til denne spiller
seat-free-anyone = Ledig til hvem som helst

## What happens at the table

online-sits = { $name } sætter sig.
online-stands = { $name } rejser sig.
online-gone = { $name } er væk.
online-back = { $name } er tilbage.
online-stand-in = En bot spiller for { $name } så længe.
online-out = { $name } er ude af spillet.
online-begins = Spillet begynder.
online-draw = Jeg vil gerne have uafgjort
online-draw-offered = { $name } vil gerne have uafgjort.
online-draw-withdrawn = { $name } vil ikke længere have uafgjort.
online-drawn-agreed = Alle er enige: spillet er uafgjort.
online-won-alone = Der er ingen andre tilbage: { $name } vinder.
online-resign = Giv op
online-resign-sure = Vil du virkelig give op?
online-rematch = Spil igen
online-rematch-offer = { $name } vil gerne spille igen.
online-rematch-waits = Bordet til et nyt spil er åbent.
care-bot = Lad en bot spille
care-wait = Vent
care-out = Tag ud af spillet
care-about = En bot spiller kun, til spilleren er tilbage. Man ryger kun ud, hvis alle de andre er enige.

## Talking

online-people = Ved bordet
online-people-unread = { $count ->
    [one] Ved bordet, { $count } ny besked
   *[other] Ved bordet, { $count } nye beskeder
}
online-watching = { $count ->
    [one] { $count } ser på
   *[other] { $count } ser på
}
online-onlooker = En tilskuer
online-mute = Skjul
online-mute-who = Skjul det, { $name } siger
online-chat = Chat
online-chat-none = Ingen har sagt noget endnu.
online-say = Sig noget
online-send = Send
online-chat-too-long = Beskeden er for lang. Gør den kortere, højst { $count } tegn.
online-said = { $name }: { $input }

## A fair deal

deal-title = Kortgivningen kan tjekkes
deal-about = Før nogen sætter sig, binder serveren sig til et hemmeligt tal ved at vise dets fingeraftryk. Hver spillers browser tilføjer sit eget tal og viser kun dets fingeraftryk, indtil kortene skal gives. Tilsammen bestemmer tallene kortene.
deal-limits = Efter spillet vises hemmeligheden, og denne side sammenligner den, også offline, med det, den noterede, før kortene blev givet. Den kan ikke vise, om serveren har røbet naboens kort for nogen, og kom et lovet tal aldrig frem, kunne serveren vælge mellem to kortgivninger.
deal-commitment = Serverens fingeraftryk
deal-promise = Fingeraftryk fra { $name }
deal-check = Tjek kortgivningen
deal-checking = Kortgivningen tjekkes.
deal-consistent = Spilforløbet hænger sammen: kortene følger af serverens hemmelighed og spillernes tal. Det beviser ikke i sig selv, at ingen kunne vælge dem.
deal-proved = Bevist af det, denne browser noterede før det første kort: ingen kunne vælge kortene.
deal-shared = Disse spillere lagde et tal til: { $name }.
deal-shared-nobody = Ingen spiller lagde et tal til, så serveren kunne lede efter kort, den syntes om.
deal-missing = Disse spillere lovede et tal, der aldrig kom: { $name }. Derfor kunne serveren vælge mellem kortgivningen med det og den uden.
deal-witnessed-all = Denne browser noterede fingeraftrykkene fra serveren og alle spillere, før noget tal blev vist, og de er de samme i spilforløbet.
deal-witnessed = Denne browser så serverens fingeraftryk før det første kort, og det er det samme. Den så ikke alle spillernes fingeraftryk i tide, så dem kan den ikke stå inde for.
deal-unwitnessed = Denne browser var der ikke før det første kort, så den kan ikke sige, om serverens fingeraftryk var det samme dengang.
deal-unproved = Dette spilforløb har intet bevis for, hvordan kortene blev givet.
deal-changed = Noget er galt: serverens fingeraftryk er ikke det, der blev vist før spillet.
deal-promise-changed = Noget er galt: fingeraftrykket fra { $name } er ikke det, som denne browser noterede, før tallene blev vist.
deal-share-broken = Noget er galt: tallet fra { $name } er ikke det, der blev lovet.
deal-left-out = Din browsers tal er ikke med; måske kom det for sent.
deal-broken = Noget er galt: spilforløbet passer ikke med kortgivningen.
deal-signed = Navne, træk og resultat er dem, serveren underskrev, da spillet sluttede; denne browser gemmer underskriften.
deal-signature-valid = Denne browser har tjekket underskriften: den er lavet med serverens nøgle og hører til dette spil.
deal-signature-wrong = Noget er galt: underskriften passer ikke til serverens nøgle og dette spil.
deal-signature-unchecked = Underskriften kan ikke tjekkes i denne browser. Den står i kvitteringen, og kommandoen nedenfor tjekker den.
deal-end-changed = Noget er galt: spillet blev ændret, efter at dets afslutning var underskrevet.
deal-key-changed = Noget er galt: serveren underskriver med en anden nøgle end den, denne browser noterede.
deal-save-record = Gem spilforløbet
deal-save-receipt = Gem kvitteringen
deal-receipt = Kvitteringen rummer det, denne browser noterede under spillet. Med den kan enhver tjekke spilforløbet senere, også uden denne side: { $form }

## Looking back together at a game that is over

together-title = Fælles gennemgang
together-begin = Gennemgå sammen
together-none = Ingen viser vej. Den, der gør det, bestemmer, hvad alle ser.
together-mine = Du viser vej: De andre ser det, du ser.
together-follows = { $name } viser vej, og du følger med.
together-other = { $name } viser vej.
together-lead = Vis vej
together-take = Overtag
together-stop = Vis ikke længere vej
together-follow = Følg med
together-alone = Kig på egen hånd
together-waits = { $name } gennemgår spillet sammen med alle.
together-join = Følg med

## What the server refuses

denied-no-table = Det bord findes ikke. Måske er det lukket, eller også mangler der noget af linket.
denied-bad-table = Sådan kan et bord ikke åbnes. Lav noget om, og prøv igen.
denied-bad-text = Det kan ikke vises: det er tomt eller for langt, har kun usynlige tegn, eller der sidder for mange accenter på ét bogstav.
denied-bad-promise = Bordet og denne browser er ikke enige om kortene. Rejs dig, og sæt dig igen.
denied-taken = Pladsen er taget.
denied-begun = Det er for sent: spillet er begyndt.
denied-not-yet = Det er for tidligt.
denied-not-host = Det kan kun den, der åbnede bordet.
denied-not-seated = Det kan man kun, når man sidder ved bordet.
denied-not-missing = Spilleren er her eller har været væk i mindre end et minut.
denied-rated = Ved et ratet bord skal der sidde et menneske på hver plads, og ingen bot spiller for nogen.
denied-program = Programmer kan kun sætte sig, spille og gå.
denied-too-often = Det går lidt for stærkt. Vent et øjeblik.
denied-too-many = For mange borde er åbne. Spil først færdig ved et af dine egne.
denied-enough = Det er gjort for mange gange ved dette bord. Spillet fortsætter som før.
denied-not-kept = Serveren kan ikke gemme noget lige nu, så intet er ændret. Prøv igen om lidt.
denied-unknown = Serveren ved ikke lige nu, om det blev gemt. Se på bordet først, og prøv så igen; intet sker to gange.
denied-parked = Noget gik galt med dette bord på serveren, så det står stille. Intet af det gemte er tabt; sig det til dem, der driver serveren.
denied-bad-pass = Dette personlige link er allerede brugt eller for gammelt. Lav et nyt.
denied-message = Siden og serveren er kommet ud af trit. Genindlæs siden; ingen spil går tabt.
