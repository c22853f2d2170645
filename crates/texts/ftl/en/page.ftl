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
settings-keys = Keys at the table

## The frame

menu = Menu
close = Close
update-ready = A new version of the game is ready.
update-now = Reload now

## When something is wrong with the device

trouble-not-kept = The game cannot be kept on this device: it goes on, but will be gone when the page is closed. Perhaps there is no space left.
trouble-bad-game = A kept game cannot be read. It was left as it is.
trouble-no-net = The bots cannot play yet: what they need could not be fetched. Connect to the network and reload the page.
trouble-message = The page and the game no longer understand each other. Reload the page; no game is lost.
trouble-table = A game cannot begin like this. Nothing is lost: change something and try again.
trouble-text = This text is neither the record of a game nor a position.

## A page that has to be fetched first

page-awaited = One moment …
page-missing = This page could not be fetched
page-missing-why = Connect to the network and try again. If that does not help, reload the page; no game is lost.
try-again = Try again

## The front door: a game that waits

home-continue = Go on with your game

## Settings: you and your device

settings-name = Your name
settings-name-about = Left empty, you play under your colour.
settings-confirm-about = After the third move the table waits until you say that you are done.
settings-beginner-about = More words at the table on what can be done and why.
settings-letters-about = The first letter of the colour on every coat.
settings-text-mode-about = The table is told in words, and moves can be typed.
settings-keys-about = Play and ask with letters and digits. Turn this off if you dictate or often hit a key by mistake; the arrow keys always work.
settings-device = On this device
install = Install as an app
install-about = Everything stays on this device and works without a network.
export-games = Download all finished games
export-none = There is no finished game yet.

## The ways to other people; their pages are fetched later

home-friends = Play with friends
nav-online = With friends
online-open = Open a table
online-table = A table with others
