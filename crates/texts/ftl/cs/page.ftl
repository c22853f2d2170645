### The frame of the page, its front door and its settings.

nav-label = Stránky
skip-to-content = K obsahu
nav-play = Nová hra
nav-learn = Naučit se
nav-rules = Pravidla
nav-games = Hry
nav-study = Ohlédnutí
nav-settings = Nastavení

## The front door

home-lead = Šest pirátů, jeden temný tunel a šalupa, která odpluje s tím, kdo v ní bude mít všechny první.
home-play = Hrát
home-play-about = Tortuga pro dva proti plavčíkovi. Zabere asi deset minut.
home-learn = Naučit se hrou
home-setup = Zvolit hráče a pravidla
home-games = Hry na tomto zařízení

## Settings

settings-language = Jazyk
settings-look = Vzhled
look-system = Podle systému
look-dark = Noc
look-light = Den
settings-motion = Pohyb
motion-normal = Běžný
motion-fast = Rychlý
motion-off = Žádný
settings-table = U stolu
settings-confirm = Ptát se před koncem kola
settings-beginner = Pomoc pro začátečníky
settings-letters = Písmena na pirátech
settings-sound = Zvuk
settings-text-mode = Hrát psaním tahů
