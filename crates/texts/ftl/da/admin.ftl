### `cartagena admin`: hvad de, der driver en server, kan gøre.

cli-admin = Driv en server: anmeldelser, forbud, navne, luk et bord, beskeder, invitationer
more-admin = Spørger den server, der kører med disse spil, eller arbejder på selve spillene, når ingen gør. Alt, der ændrer noget, skrives i loggen. Det kan gøres:
arg-act = Hvad der skal gøres
arg-act-argument = Hvem eller hvad det gælder: numre på folk og anmeldelser står i listerne
opt-all-reports = Også lukkede anmeldelser
opt-days = Hvor mange dage det varer; 0 betyder for altid eller en invitations sædvanlige tid
opt-minutes = Minutter, til serveren standser for vedligeholdelse
opt-hours = Timer, som en besked vises; 0 betyder et døgn
opt-uses = Hvor mange der må komme ind med koden
opt-invite-only = Luk kun nye folk ind med en invitation
admin-usage = det skrives sådan: { $form }
admin-no-door = en server bruger disse spil, men kan ikke spørges, se { $file }: { $reason }
admin-failed = intet er ændret: { $reason }
admin-page-about = Den, der har dette link, kan gøre alt dette i browseren. Hold det hemmeligt.
admin-done = Gjort og skrevet i loggen.
admin-no-reports = Der er ingen åbne anmeldelser.
admin-nobody = Ingen hedder sådan.
admin-no-log = Der er ikke gjort noget endnu.
admin-no-person = der er ingen sådan person
admin-no-table = der er ikke sådan et bord, eller spillet er slut
admin-nothing = der var intet at ændre
admin-bad-text = teksten kan ikke vises: den er tom, for lang eller har kun usynlige tegn
admin-bad-number = et tal er uden for området
admin-report = Anmeldelse { $first }, { $form }: { $name } (person { $input })
admin-muted = må ikke skrive
admin-banned = må ikke komme ind
