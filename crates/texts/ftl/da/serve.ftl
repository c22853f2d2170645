### `cartagena serve`: spillets side, som programmet selv viser frem.
### $form skrives, som det står.

cli-serve = Vis spillet som en side til browsere
more-serve = Viser spillet, indtil der trykkes { $key }, og skriver dets adresse på standardoutput. Det, nogen spiller alene eller ved én enhed, også med botter, kører og gemmes i browseren. Borde for flere kører her, og hvert træk gemmes, før nogen ser det. { $form } fortæller mere om, hvad der sker.
opt-listen = Hvor der lyttes: adresse og port (port 0 for en ledig) eller en socketfil som { $form }
reason-address = det skal være en adresse og en port, for eksempel { $form }
serve-ready = Spillet er klar her. { $key } stopper det.
serve-no-page = dette program er bygget uden siden; { $form } bygger det med siden og viser den
serve-taken = et andet program lytter allerede på { $input }; vælg en anden port, for eksempel { $form }
serve-failed = spillet kan ikke vises på { $input }: { $reason }
opt-data = Mappe til borde for flere; den oprettes, hvis den mangler. Uden den gemmes bordene dér, hvor systemet gemmer programmers data
opt-database = Database til disse borde i stedet for en mappe, i { $name }
opt-origin = Sidens adresse, som browsere ser den; nødvendig, når siden har et offentligt navn
opt-behind-proxy = Der står en proxy foran serveren: tro på, hvad den siger om, hvor nogen kommer fra, og om det er over { $name }
opt-connections = Hvor mange forbindelser der må være åbne på én gang, sider og spillere tilsammen; systemet skal tillade mindst lige så mange åbne filer
opt-keep-games = Slet afsluttede spil efter så mange dage; resultater og ratings bliver
opt-keep-chat = Slet chatten i afsluttede spil efter så mange dage
opt-keep-idle-tables = Luk borde, hvor der ikke sker noget i så mange dage
opt-keep-reports = Slet anmeldelser så mange dage efter, at de er afsluttet
opt-keep-log = Slet linjer i loggen over operatørernes handlinger efter så mange dage
reason-database = den skal begynde med { $form }
reason-origin = det skal være en adresse, som browsere skriver den, uden sti, for eksempel { $form }
store-newer = spillene i { $file } er skrevet af en nyere udgave af programmet
store-missing = der er ingen gemte spil i { $file }; måske er navnet skrevet forkert, eller der har ikke kørt nogen server endnu
store-older = spillene i { $file } er skrevet af en ældre udgave af programmet; start serveren der én gang, så kan de læses
store-in-use = en anden server bruger allerede spillene i { $file }; stop den først, eller vælg et andet sted
store-other-version = servere af en anden udgave bruger spillene i { $file }; stop dem alle, og start så denne, som tilpasser spillene
store-other-key = en anden server bruger spillene i { $file } med en anden nøgle; giv alle servere den samme fil { $name }
store-failed = spillene i { $file } kan ikke åbnes: { $reason }

cli-validate = Spil alle de spil igennem, som en server har gemt
more-validate = Læser alle onlineborde, kontrollerer, at intet er ændret, siden det blev skrevet, og spiller hvert træk igennem efter reglerne. Kan bruges, mens en server kører.
validate-stored = { $name }: passer ikke med det, der blev skrevet: { $reason }
validate-played = { $name }: linje { $line } kan ikke være spillet
validate-sum = { $count ->
    [one] { $count } spil, linjer: { $total }
   *[other] { $count } spil, linjer: { $total }
}
validate-bad = { $count ->
    [one] { $count } spil er ødelagt
   *[other] { $count } spil er ødelagte
}

cli-backup = Kopiér alt, hvad en server har gemt, til en fil
more-backup = Kopierer alt, som det er på ét tidspunkt; spillet går videre imens. Kopien er sin egen database, hvad spillene end er gemt i, og kan vises, som den er.
arg-backup = Fil til kopien; den må ikke findes i forvejen
backup-done = Kopien ligger i { $file }.
backup-taken = der findes allerede en fil { $file }; vælg et andet navn
backup-failed = intet kunne kopieres til { $file }: { $reason }
opt-key-file = Fil med den hemmelige nøgle, som serveren underskriver færdige spil med; den oprettes, hvis den mangler. Ellers ligger den ved siden af spillene
opt-private-addresses = Send også beskeder til adresser i private net, og dér også uden { $name }: til en egen beskedtjeneste eller et eget chatprogram
opt-mail-server = Mailserver til mails til de spillere, der vil have dem, for eksempel { $name }. { $first } krypterer fra begyndelsen, { $input } kræver kryptering før alt andet, og { $last } klarer sig uden, kun i private net. Kræver { $key }
opt-mail-from = Afsender af mails
opt-mail-password-file = Fil med adgangskoden til mailserverens konto; i stedet kan variablen { $form } rumme selve adgangskoden
reason-mail-server = det skal være en mailserver, for eksempel { $form }
reason-mail-password = en adgangskode hører ikke til her, hvor alle på maskinen kan læse den; brug { $form }
reason-mail-open = denne adresse kan ikke bruges; uden kryptering skal mailserveren være i et privat net
reason-mail-from = det skal være en mailadresse, for eksempel { $form }
serve-mail-no-password = { $form } nævner en konto, men der er ingen adgangskode: sæt { $name } eller { $input }
serve-mail-no-account = der er en adgangskode til mailserveren, men { $form } nævner ingen konto
opt-heads = Fil med spils afslutninger, som en spiller har noteret, og som stadig skal være gemt: en kvittering eller linjer med spil, nummer og fingeraftryk. Kan gentages
serve-key = nøglen i { $file } kan ikke bruges: { $reason }
validate-head = { $name }: linje { $line } mangler eller er skrevet om, siden den blev noteret
validate-head-reworded = { $name }: linje { $line } blev skrevet om, da en person blev slettet; om det var slutningen, kan ikke længere afgøres
validate-heads-bad = Linje { $line } i { $file } er ikke en noteret afslutning på et spil.

cli-ratings = Vis ratings for en servers spillere
more-ratings = Udskriver listerne over ratings; kan bruges, mens en server kører. Med { $form } regnes alle resultater og ratings ud igen fra de gemte spil, og så skal serveren være stoppet. Tallene skal være de samme som før.
opt-recompute = Regn alle resultater og ratings ud igen fra de gemte spil
ratings-recomputed = { $count ->
    [one] { $count } afsluttet spil, ratingændringer: { $total }
   *[other] { $count } afsluttede spil, ratingændringer: { $total }
}
ratings-same = Alle ratings er de samme som før.
ratings-differ = Nogle ratings var anderledes; nu er de rigtige.
opt-variable = { $first }. Kan også sættes med { $form }
opt-config = Fil med indstillinger i linjer som { $form }. En variabel går forud for filen, et tilvalg forud for begge
opt-database-file = Fil med adressen på databasen i { $name }, så adgangskoden hverken står på kommandolinjen eller i en variabel
opt-server-log = Hvor meget serveren skriver i loggen: { $form }, eller forskelligt for dens dele
opt-metrics-listen = Hvor driften finder måltal og helbredstjek: en adresse for sig som { $form }; uden den er der ingen måltal
opt-log-format = Loggens form: { $first }, eller { $last } med et objekt på hver linje til programmer
config-line = { $file }, linje { $line }: { $reason }
config-unknown = der er ingen indstilling { $input }
reason-true-false = det skal være { $first } eller { $last }
reason-one-value = det skal være én tekst, ét tal eller { $first } eller { $last }
settings-empty = filen er tom

cli-settings = Skriv alle indstillinger for en server som en fil
more-settings = Skriver en fil, hvor hver indstilling for { $form } har en linje med sin standardværdi og sin betydning. En linje gælder, når # foran den er fjernet.
opt-table = Skriv i stedet en tabel over tilvalg, variable og linjer

cli-restore = Gendan en sikkerhedskopi
more-restore = Kopierer en sikkerhedskopi hen, hvor intet er gemt endnu: en mappe, eller med { $form } en database i { $name }, uanset hvad kopien er lavet af. Til sidst er enten alt der eller intet. Læg serverens nøgle ved siden af, før serveren startes, ellers advarer spillernes browsere.
arg-restore = Sikkerhedskopien: en fil, som { $form } har skrevet
restore-done = Alt fra { $file } er der nu.
restore-taken = der er allerede gemt noget; en sikkerhedskopi gendannes kun, hvor intet er
restore-failed = { $file } kan ikke gendannes: { $reason }

cli-manual = Skriv manualsiderne
more-manual = Skriver en manualside for programmet og en for hver af dets kommandoer, til programmet { $form }.
arg-manual = Mappe til siderne; den oprettes, hvis den mangler
