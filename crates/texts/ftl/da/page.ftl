### The frame of the page, its front door and its settings.

nav-label = Sider
skip-to-content = Til indholdet
nav-play = Nyt spil
nav-learn = Lær spillet
nav-puzzles = Opgaver
nav-rules = Regler
nav-games = Mine spil
nav-study = Gennemgang
nav-settings = Indstillinger

## The front door

home-lead = Seks sørøvere, en mørk tunnel og et skib, der sejler med den, der først får alle om bord.
home-play = Spil nu
home-play-about = Tortuga for to. Din modstander: { level }. Det tager cirka ti minutter.
home-learn = Ny her? Lær det på 3 minutter
home-daily = Dagens kort

## Settings

settings-language = Sprog
settings-sound = Lyd

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

## The ways to other people; their pages are fetched later

home-friends = Spil med venner
nav-online = Med venner
online-open = Åbn et bord
online-table = Et bord med andre
