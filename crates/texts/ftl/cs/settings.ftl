## Notation

settings-notation = Zápis pohybů
settings-notation-about = Každý pohyb se píše i zkráceně, třeba { $form }: v průběhu hry, v radách a v rozboru.

## Settings

settings-look = Vzhled
look-system = Podle systému
look-dark = Noc
look-light = Den
settings-motion = Animace
motion-normal = Běžné
motion-fast = Rychlé
motion-off = Žádné
settings-table = U stolu
settings-confirm = Ptát se před koncem tahu
settings-beginner = Pomoc pro začátečníky
settings-letters = Písmena na pirátech
settings-text-mode = Zadávat pohyby textem
settings-keys = Klávesy u stolu

## Settings: you and your device

settings-name-about = Bez jména hrajete pod názvem své barvy.
settings-confirm-about = Po třetím pohybu stůl čeká, až řeknete, že máte hotovo.
settings-beginner-about = Víc rad u stolu: co se dá udělat a proč.
settings-letters-about = Každá barva má na kabátě své písmeno.
settings-text-mode-about = Situace na stole je popsána slovy a pohyby můžete psát.
settings-keys-about = Písmeny a číslicemi můžete hrát a ptát se. Vypněte to, pokud diktujete hlasem nebo snadno zavadíte o klávesu; šipky fungují vždy.
settings-device = Na tomto zařízení
install = Nainstalovat jako aplikaci
install-about = Všechno zůstává na tomto zařízení a funguje bez připojení.
export-games = Stáhnout všechny dohrané hry
export-none = Zatím tu není žádná dohraná hra.
