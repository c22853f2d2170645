### The frame of the page, its front door and its settings.

nav-label = Sider
skip-to-content = Til indholdet
nav-play = Nyt spil
nav-learn = Lær spillet
nav-rules = Regler
nav-games = Mine spil
nav-study = Gennemgang
nav-settings = Indstillinger

## The front door

home-lead = Seks sørøvere, en mørk tunnel og et skib, der sejler med den, der først får alle om bord.
home-play = Spil nu
home-play-about = Tortuga for to. Din modstander: { level }. Det tager cirka ti minutter.
home-learn = Lær det ved at spille

## Settings

settings-language = Sprog
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
settings-sound = Lyd
settings-text-mode = Spil ved at skrive
settings-keys = Taster ved bordet

## The frame

menu = Menu
close = Luk
update-ready = En ny udgave af spillet er klar.
update-now = Genindlæs nu

## When something is wrong with the device

trouble-not-kept = Spillet kan ikke gemmes på denne enhed. Du kan spille videre, men det er væk, når siden lukkes. Måske er der ikke mere plads.
trouble-bad-game = Et gemt spil kan ikke læses. Det er ikke ændret.
trouble-no-net = Botterne kan ikke spille endnu: deres data kunne ikke hentes. Gå på nettet, og genindlæs siden.
trouble-message = Siden og spillet er kommet ud af trit. Genindlæs siden; ingen spil går tabt.
trouble-table = Sådan kan et spil ikke begynde. Intet er tabt: lav noget om, og prøv igen.
trouble-text = Denne tekst er hverken et spilforløb eller en stilling.

## A page that has to be fetched first

page-awaited = Et øjeblik …
page-missing = Denne side kunne ikke hentes
page-missing-why = Gå på nettet, og prøv igen. Hjælper det ikke, så genindlæs siden; ingen spil går tabt.
try-again = Prøv igen

## The front door: a game that waits

home-continue = Fortsæt dit spil

## Settings: you and your device

settings-name = Dit navn
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

## The ways to other people; their pages are fetched later

home-friends = Spil med venner
nav-online = Med venner
online-open = Åbn et bord
online-table = Et bord med andre
