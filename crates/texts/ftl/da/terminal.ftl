## Setting up

setup-title = Et nyt spil
setup-players = Hvor mange spillere?
setup-name = Spillerens navn: { seat-name }
setup-variant = Hvilken variant?
setup-options = Valgfrie regler
setup-first = Hvem begynder?
setup-first-random = Lad tilfældet afgøre det
setup-start = Begynd
setup-resume = Spil det gemte spil videre

## What the keys do

keys = Taster
key-choose = vælg
key-take = tag
key-back = tilbage
key-undo = fortryd
key-end-turn = slut turen
key-help = hjælp
key-log = forløb
key-quit = gem og afslut

## Asking and telling

quit-ask = Gem spillet og afslut?
again-ask = Et spil til?
press-key = Tryk på { $key }.
no-terminal = Spillet har brug for en terminal. Start det i en: { $input }
too-small = Vinduet er for lille. Det skal have { $width } kolonner og { $height } linjer.
