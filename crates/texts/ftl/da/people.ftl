### Folk på serveren: fremmede, venner og god tone ved bordet.

## Spil med nogen lige nu

pair-title = Spil med nogen nu
pair-about = Et enkelt tryk: den næste, der vil spille det samme, sætter sig hos dig. Der er et minut til hver tur.
pair-with = { $name }: find en modstander nu
pair-waiting = Leder efter en modstander til { $name } …
pair-stop = Hold op med at lede
pair-bot = Der er ikke kommet nogen endnu. Du kan spille mod en bot eller vente videre.
pair-play-bot = Spil mod en bot
pair-found = Der er kommet en modstander. Dit spil begynder.
lobby-running = Spil, du kan se

## Other people at the table

person-more = Mere
person-more-who = Mere: { $name }
person-follow = Følg
person-followed = Du følger nu { $name }. I lobbyen kan du se, hvem der er her.
person-block = Bloker
person-block-about = Du ser ikke længere, hvad de skriver, de kan ikke invitere dig, og I bliver ikke sat ved samme bord. De får det ikke at vide.
person-blocked = Du blokerer nu { $name }.
person-report = Anmeld
person-report-why = Hvad er der galt? Feltet må gerne være tomt.
person-report-send = Send anmeldelsen
person-reported = Tak. De, der driver serveren, ser på det.

## Whom one follows and blocks

people-title = Folk, du følger
people-online = er her
people-offline = er væk
people-playing = spiller
people-waiting = venter ved et bord
people-unfollow = Følg ikke længere
people-unfollow-who = Følg ikke længere { $name }
people-blocked = Folk, du blokerer
people-unblock = Fjern blokering
people-unblock-who = Fjern blokering af { $name }
people-nameless = En uden navn
people-invite-title = Inviter en, du følger
people-invite = Inviter
people-invite-who = Inviter { $name }
people-invite-sent = Invitationen er sendt.
people-invited = { $name } inviterer dig til et bord: { $input }.
people-invited-go = Gå til bordet

## From the people who run the server

announce-maintenance = Serveren holder pause til vedligeholdelse: { $form }. Spillene bliver gemt og fortsætter bagefter.
denied-muted = Du kan ikke skrive i chatten lige nu. Det har de, der driver serveren, besluttet.
denied-banned = Du kan ikke spille på denne server lige nu. Det har de, der driver den, besluttet.
denied-banned-about = Alt, der ikke kræver en server, virker som altid: botter, venner ved samme enhed, lektioner og gennemgange.
denied-uninvited = Nye folk kommer kun ind på denne server med en invitation.
denied-no-origin = Denne server kender endnu ikke sin egen adresse, så ingen kan spille online her.
denied-no-origin-about = Hvis det er dig, der driver den, så start den med { $form }.
denied-closed = De, der driver serveren, har lukket bordet.
denied-too-many-kept = Der kan ikke være flere.
invited-code = Invitationskode
invited-go = Kom ind
invited-wrong = Koden virker ikke: den er brugt, for gammel eller skrevet forkert.
invited-known = Har du spillet her før, så log ind med din gendannelseskode.
invite-title = Inviter nogen til serveren
invite-about = Nye folk skal bruge en kode her. Hver virker én gang, inden for to uger.
invite-make = Lav en invitationskode
invite-enough = Du har lavet så mange koder, du må. Vent, til en er brugt eller for gammel.

## What is kept

privacy-title = Hvad der gemmes
privacy-link = Hvad der gemmes om dig
privacy-device = På denne enhed
privacy-device-about = Spil mod botter og ved samme enhed, lektioner og indstillinger bliver i denne browser. Ingen andre får dem.
privacy-server = På serveren
privacy-no-server = Denne side har ingen server, så intet gemmes andre steder.
privacy-never = For at spille kræves hverken e-mail eller adgangskode. Din netværksadresse bruges kun, mens du er forbundet, for at stoppe oversvømmelser, og gemmes ikke.
privacy-people = Dit navn, og hvornår du kom første gang.
privacy-devices = For hver enhed, du er logget ind på: slags browser og system, og hvornår den sidst var her. Dens hemmelighed kun som fingeraftryk.
privacy-ways-back = Personlige links og gendannelseskoder, kun som fingeraftryk.
privacy-passkeys = Adgangsnøgler: deres offentlige nøgle, deres navn, og hvornår hver sidst blev brugt. Den hemmelige del bliver hos dig.
privacy-programs = Dine botter: deres navne, og hvornår deres token blev lavet. Selve tokenet kun som et fingeraftryk.
privacy-merges = At én person blev til en anden, da du loggede ind på en enhed, hvor du havde spillet som gæst.
privacy-games = Spil: hvem der sad hvor og under hvilket navn, hvert træk med tidspunkt, og hvad der blev sagt i chatten. Alle med linket kan se afsluttede spil.
privacy-ratings = Din rating efter hvert spil, der tæller. Alle kan se ratings.
privacy-daily = Dit første resultat af hver dags kort, hvis du sender det.
privacy-notices = Hvor du vil have besked om, at det er din tur, hvad du har slået fra, og hvilke ture du har fået besked om.
privacy-mail = Din mailadresse, kun hvis du opgiver den.
privacy-holidays = De ferier, hvor dine langsomme spil står stille.
privacy-follows = Hvem du følger. De får det ikke at vide.
privacy-blocks = Hvem du blokerer. De får det ikke at vide.
privacy-reports = Anmeldelser: hvem der anmeldte hvem, med chatlinjerne omkring. Kun de, der driver serveren, ser dem.
privacy-sanctions = Om de, der driver serveren, holder dig fra at skrive eller spille, og hvor længe.
privacy-invitations = Invitationskoder, du har lavet, kun som fingeraftryk.
privacy-deletions = At nogen er slettet eller har fået et andet navn af dem, der driver serveren: et nummer og et tidspunkt. En slettet spillers navn og chat fjernes fra alle spil.
privacy-admin-log = Hvad de, der driver serveren, har gjort, med numre og uden navne.
privacy-days = Hvor længe
privacy-days-games = { $count ->
    [one] Afsluttede spil slettes efter en dag. Resultater og ratings bliver.
   *[other] Afsluttede spil slettes efter { $count } dage. Resultater og ratings bliver.
}
privacy-days-chat = { $count ->
    [one] Chatten i afsluttede spil slettes efter en dag.
   *[other] Chatten i afsluttede spil slettes efter { $count } dage.
}
privacy-days-idle = { $count ->
    [one] Et bord, hvor der ikke sker noget i en dag, lukkes.
   *[other] Et bord, hvor der ikke sker noget i { $count } dage, lukkes.
}
privacy-days-reports = { $count ->
    [one] Anmeldelser slettes en dag efter, at de er afsluttet.
   *[other] Anmeldelser slettes { $count } dage efter, at de er afsluttet.
}
privacy-days-log = { $count ->
    [one] Hvad de, der driver serveren, har gjort, gemmes i en dag.
   *[other] Hvad de, der driver serveren, har gjort, gemmes i { $count } dage.
}

## The page of the people who run the server

operator-title = Til dem, der driver serveren
operator-reports = Anmeldelser
operator-no-reports = Ingen åbne anmeldelser.
operator-wrong-token = Dette link åbner ikke noget her.
operator-reported = Anmeldelse { $form }: { $name }
operator-person = Nr. { $form }
operator-done = Luk anmeldelsen
operator-mute = Forbyd chat i en uge
operator-unmute = Tillad chat
operator-ban = Udeluk
operator-unban = Luk ind igen
operator-rename = Andet navn
operator-close-table = Luk bordet
operator-find = Find folk efter navn
operator-announce = Giv alle besked
operator-minutes = Minutter til vedligeholdelse, 0 for ingen
operator-end-announcement = Stop beskeden
operator-log = Hvad der er gjort
operator-carried-out = Gjort.
operator-nothing = Der var intet at ændre.
