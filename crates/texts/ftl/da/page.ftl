### The frame of the page, its front door and its settings.

nav-label = Sider
skip-to-content = Til indholdet
nav-play = Nyt spil
nav-learn = Lær spillet
nav-rules = Regler
nav-games = Spil
nav-study = Se tilbage
nav-settings = Indstillinger

## The front door

home-lead = Seks sørøvere, en mørk tunnel og et skib, der sejler med den, der først får alle om bord.
home-play = Spil
home-play-about = Tortuga for to mod en skibsdreng. Det tager cirka ti minutter.
home-learn = Lær det ved at spille
home-setup = Vælg spillere og regler
home-games = Spil på denne enhed

## Settings

settings-language = Sprog
settings-look = Udseende
look-system = Som systemet
look-dark = Nat
look-light = Dag
settings-motion = Bevægelse
motion-normal = Almindelig
motion-fast = Hurtig
motion-off = Ingen
settings-table = Ved bordet
settings-confirm = Spørg, før turen slutter
settings-beginner = Hjælp til nye spillere
settings-letters = Bogstaver på sørøverne
settings-sound = Lyd
settings-text-mode = Spil ved at skrive
