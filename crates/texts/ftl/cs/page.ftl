### The frame of the page, its front door and its settings.

nav-label = Stránky
skip-to-content = K obsahu
nav-play = Nová hra
nav-learn = Naučit se
nav-rules = Pravidla
nav-games = Hry
nav-study = Rozbor
nav-settings = Nastavení

## The front door

home-lead = Šest pirátů, jeden temný tunel a šalupa, která odpluje s tím, kdo na ni jako první dostane všechny své piráty.
home-play = Hrát
home-play-about = Tortuga pro dva. Soupeř: { level }. Zabere asi deset minut.
home-learn = Naučit se hrou

## Settings

settings-language = Jazyk
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
settings-sound = Zvuk
settings-text-mode = Zadávat pohyby textem
settings-keys = Klávesy u stolu

## The frame

menu = Nabídka
close = Zavřít
update-ready = Nová verze hry je připravená.
update-now = Načíst znovu

## When something is wrong with the device

trouble-not-kept = Hru nelze na tomto zařízení uložit: pokračuje dál, ale po zavření stránky zmizí. Možná už není místo.
trouble-bad-game = Jednu uloženou hru nelze přečíst. Zůstala tak, jak je.
trouble-no-net = Roboti zatím nemohou hrát: nepodařilo se stáhnout, co potřebují. Připojte se k síti a načtěte stránku znovu.
trouble-message = Stránka a hra si přestaly rozumět. Načtěte stránku znovu; žádná hra se neztratí.
trouble-table = Takhle hra začít nemůže. Nic se neztratilo: něco změňte a zkuste to znovu.
trouble-text = Tento text není ani záznam hry, ani pozice.

## A page that has to be fetched first

page-awaited = Okamžik…
page-missing = Tuto stránku se nepodařilo stáhnout
page-missing-why = Připojte se k síti a zkuste to znovu. Když to nepomůže, načtěte stránku znovu; žádná hra se neztratí.
try-again = Zkusit znovu

## The front door: a game that waits

home-continue = Pokračovat ve hře

## Settings: you and your device

settings-name = Vaše jméno
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

## The ways to other people; their pages are fetched later

home-friends = Hrát s přáteli
nav-online = S přáteli
online-open = Otevřít stůl
online-table = Stůl s ostatními
