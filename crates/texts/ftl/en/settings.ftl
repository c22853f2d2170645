### The page of settings, but for what other pages name as well.

## Notation

settings-notation = Notation of moves
settings-notation-about = Writes every move in short, as { $form }, in the log, the hints and the review.

## Settings

settings-look = Appearance
look-system = Match the system
look-dark = Night
look-light = Day
settings-motion = Animation
motion-normal = Normal
motion-fast = Fast
motion-off = None
settings-table = At the table
settings-confirm = Ask before a turn ends
settings-beginner = Beginner’s help
settings-letters = Letters on the pirates
settings-text-mode = Play by typing
settings-keys = Keys at the table

## Settings: you and your device

settings-name-about = Leave it empty to play under the name of your colour.
settings-confirm-about = After your third move the table waits until you end the turn.
settings-beginner-about = Extra tips at the table: what you can do, and why.
settings-letters-about = Puts a letter for its colour on every pirate’s coat.
settings-text-mode-about = Describes the table in words and lets you type your moves.
settings-keys-about = Play and ask with letters and digits. Turn this off if you use dictation or often hit keys by mistake; the arrow keys always work.
settings-device = On this device
install = Install as an app
install-about = Everything stays on this device and works offline.
export-games = Download all finished games
export-none = There are no finished games yet.
