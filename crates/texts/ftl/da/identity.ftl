### Adgangsnøgler, at tage sine data med og at blive slettet.

identity-passkeys = Adgangsnøgler
identity-passkeys-about = En adgangsnøgle bor i din telefon, computer eller sikkerhedsnøgle. Den logger dig ind med fingeraftryk, ansigt eller pinkode, så tit du vil.
identity-passkey-none = Du har ingen adgangsnøgle endnu.
identity-passkey-make = Lav en adgangsnøgle
identity-passkey-made = Din adgangsnøgle er klar.
identity-passkey-failed = Der blev ikke lavet nogen adgangsnøgle. Prøv igen, eller skriv en gendannelseskode ned.
identity-passkey-unnamed = En adgangsnøgle
identity-passkey-name = Et navn til den nye nøgle
identity-passkey-since = Lavet: { $form }
identity-passkey-used = Sidst brugt: { $form }
identity-passkey-remove = Fjern
identity-passkey-remove-who = Fjern adgangsnøglen: { $name }
identity-passkey-removed = Adgangsnøglen virker ikke længere her. Nu kan du også slette den på din enhed.
identity-passkey-go = Log ind med en adgangsnøgle
identity-passkey-done = Velkommen tilbage!
identity-passkey-wrong = Adgangsnøglen virker ikke her: den er fjernet, eller også hører den til en anden server.
identity-passkey-not-used = Du er ikke logget ind: der blev ikke brugt nogen adgangsnøgle.

## At tage alt med

identity-export = Dine data
identity-export-about = Alt, hvad denne server har om dig, i én fil: dit navn, dine enheder og borde, det, du har skrevet i chatten, og optegnelserne af dine færdige spil.
identity-export-go = Hent det hele
identity-export-done = Filen er på vej til dine overførsler.

## At blive slettet

identity-delete = Slet det hele
identity-delete-about = Dit navn og alt, hvad du har skrevet i chatten, forsvinder fra denne server, også fra færdige spil. Spil, der stadig er i gang, giver du op. Det kan ikke fortrydes.
identity-delete-start = Slet mig
identity-delete-sure = Er du sikker? Så skriv dette ord: { $form }
identity-delete-word = slet
identity-delete-label = Ordet, for at bekræfte
identity-delete-go = Slet det hele for altid
identity-delete-keep = Behold det hele
identity-delete-done = Færdig. Denne server kender dig ikke længere.

## Til de andre

identity-chat-removed = Denne besked er fjernet.
identity-end-reworded = Siden du noterede slutningen på dette spil, er et navn eller en besked i det blevet fjernet eller erstattet, så optegnelsen er ikke længere den samme. Kort og træk kan stadig kontrolleres.

## Bots of one’s own

identity-bots = Dine botter
identity-bots-about = Et program af dine kan spille ved borde, som du har linket til, og alle kan se, at det er en bot. Det kommer ind med et token.
identity-bot-none = Du har ingen botter.
identity-bot-name = Et navn til botten
identity-bot-make = Lav et token
identity-bot-yours = Token til { $name }
identity-bot-once = Kopiér det nu: det vises kun denne ene gang. Den, der har det, kan lade et program spille under dette navn. “{ $form }” fortæller, hvordan det bruges.
identity-bot-copy = Kopiér tokenet
identity-bot-kept = Jeg har gemt det
identity-bot-since = Token lavet: { $form }
identity-bot-plays = Spiller lige nu
identity-bot-void = Tilbagekaldt. Med samme navn kan du lave et nyt token.
identity-bot-revoke = Tilbagekald
identity-bot-revoke-who = Tilbagekald tokenet til { $name }
identity-bot-revoked = Tokenet virker ikke længere, og botten er koblet af.
identity-bot-many = Du har så mange botter, som man må have. Brug et navn igen, eller tilbagekald en bot, der aldrig har spillet.
identity-bot-bad-name = Vælg et kortere navn til botten. “{ $form }” kommer på af sig selv.
