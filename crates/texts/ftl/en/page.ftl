### The frame of the page, its front door and its settings.

nav-label = Pages
skip-to-content = Skip to content
nav-play = New game
nav-learn = Learn
nav-puzzles = Puzzles
nav-rules = Rules
nav-games = Games
nav-study = Review
nav-settings = Settings

## The front door

home-lead = Six pirates, one dark tunnel, and a boat that sails with the first crew aboard.
home-play = Play
home-play-about = A two-player game of Tortuga. Your opponent: { level }. It takes about ten minutes.
home-learn = New here? Learn in 3 minutes
home-daily = Today’s deal

## Settings

settings-language = Language
settings-sound = Sound

## The frame

menu = Menu
close = Close
update-ready = A new version of the game is ready.
update-now = Reload now

## When something is wrong with the device

trouble-not-kept = This game cannot be saved on this device. You can play on, but it will be lost when you close the page. The device may be out of space.
trouble-bad-game = A saved game cannot be read. It has been left as it is.
trouble-no-net = The bots cannot play yet: their data could not be downloaded. Go online and reload the page.
trouble-message = The page and the game are out of step. Reload the page; no game will be lost.
trouble-table = A game cannot start with these settings. Nothing is lost: change something and try again.
trouble-text = This text is neither the record of a game nor a position.

## A page that has to be fetched first

page-awaited = One moment …
page-missing = This page could not be loaded
page-missing-why = Go online and try again. If that doesn’t help, reload the page; no game will be lost.
try-again = Try again

## The front door: a game that waits

home-continue = Continue your game

## Settings: you and your device

settings-name = Your name

## The ways to other people; their pages are fetched later

home-friends = Play with friends
nav-online = With friends
online-open = Open a table
online-table = A table with others
