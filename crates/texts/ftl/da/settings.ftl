## Notation

settings-notation = Trækkene i notation
settings-notation-about = Skriver hvert træk kort, som { $form }, i forløbet, i rådene og i gennemgangen.

## Settings

settings-look = Udseende
look-system = Som systemet
look-dark = Nat
look-light = Dag
settings-motion = Animationer
motion-normal = Almindelige
motion-fast = Hurtige
motion-off = Ingen
settings-table = Ved bordet
settings-confirm = Spørg, før turen slutter
settings-beginner = Hjælp til nye spillere
settings-letters = Bogstaver på sørøverne
settings-text-mode = Spil ved at skrive
settings-keys = Taster ved bordet

## Settings: you and your device

settings-name-about = Uden navn spiller du under din farves navn.
settings-confirm-about = Efter det tredje træk venter bordet, til du siger, at du er færdig.
settings-beginner-about = Flere tip ved bordet om, hvad du kan gøre og hvorfor.
settings-letters-about = Hver farve får sit eget bogstav på frakken.
settings-text-mode-about = Bordet beskrives med ord, og du kan skrive dine træk.
settings-keys-about = Du kan spille og spørge med bogstaver og tal. Slå det fra, hvis du dikterer eller let rammer forkert; piletasterne virker altid.
settings-device = På denne enhed
install = Installer som app
install-about = Alt bliver på denne enhed og virker uden net.
export-games = Hent alle færdige spil
export-none = Der er endnu ikke noget færdigt spil.
