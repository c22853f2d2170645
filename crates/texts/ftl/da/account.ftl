### Kontoen på en server: en kode at komme tilbage med, og ens enheder.

account-title = Din konto
account-about = Du behøver aldrig en konto her. Men browsere glemmer: med en gendannelseskode får du dit navn, dine borde og dine færdige spil tilbage på enhver enhed.
account-link = Gendannelseskode og enheder
account-link-about = Så dine onlinespil ikke går tabt sammen med denne browser.
account-unknown = Du har ikke spillet online i denne browser endnu.

## Gendannelseskoden

account-code = Gendannelseskode
account-code-none = Du har ingen gendannelseskode endnu. Lav en, og skriv den ned: ellers er alt tabt, så snart denne browser glemmer dig.
account-code-made = Du har en gendannelseskode, lavet { $form }. Hvis du ikke kan finde den, så lav en ny; den gamle holder så op med at virke.
account-code-make = Lav en gendannelseskode
account-code-again = Lav en ny kode
account-code-yours = Din gendannelseskode
account-code-once = Skriv den ned, og pas godt på den. Den vises kun nu, og den virker én gang. Den, der har koden, kan spille som dig.
account-code-copy = Kopiér koden
account-code-kept = Jeg har skrevet den ned

## Enhederne

account-devices = Dine enheder
account-device-here = Denne enhed
account-device-open = I brug lige nu
account-device-seen = Sidst brugt: { $form }
account-device-unnamed = En browser
account-sign-out = Log ud dér
account-sign-out-who = Log ud dér: { $name }
account-signed-out = Du er logget ud på den enhed.
account-sign-out-gone = Den enhed er ikke længere logget ind.

## At komme tilbage

account-back = Kom tilbage
account-back-about = Skriv den kode, du har noteret. Store og små bogstaver, mellemrum og bindestreger er ligegyldige. Borde, du har sat dig ved i denne browser, følger med.
account-back-go = Log ind
account-back-done = Velkommen tilbage! Koden er brugt nu. Lav en ny, og skriv den ned.
account-back-mistyped = Det er ikke en hel kode: noget mangler eller er tastet forkert. En kode har syv grupper på fire tegn.
account-back-wrong = Koden virker ikke: den er brugt eller udskiftet, eller også hører den til en anden server.
