### The frame of the page, its front door and its settings.

nav-label = Pages
skip-to-content = To the content
nav-play = New game
nav-learn = Learn
nav-rules = Rules
nav-games = Games
nav-study = Look back
nav-settings = Settings

## The front door

home-lead = Six pirates, one dark tunnel, and a boat that leaves with whoever is aboard first.
home-play = Play
home-play-about = Tortuga for two against a deckhand. It takes about ten minutes.
home-learn = Learn the game by playing
home-setup = Choose players and rules
home-games = Games on this device

## Settings

settings-language = Language
settings-look = Look
look-system = As the system has it
look-dark = Night
look-light = Day
settings-motion = Motion
motion-normal = Normal
motion-fast = Fast
motion-off = None
settings-table = At the table
settings-confirm = Ask before a turn ends
settings-beginner = Beginner’s help
settings-letters = Letters on the pirates
settings-sound = Sound
settings-text-mode = Play by typing
