## Setting up

setup-title = Nová hra
setup-players = Kolik hráčů?
setup-name = Jméno hráče: { seat-name }
setup-variant = Která varianta?
setup-options = Volitelná pravidla
setup-first = Kdo začíná?
setup-first-random = Ať rozhodne náhoda
setup-start = Začít
setup-resume = Pokračovat v uložené hře

## What the keys do

keys = Klávesy
key-choose = vybrat
key-take = potvrdit
key-back = zpět
key-undo = vrátit tah
key-end-turn = ukončit kolo
key-help = nápověda
key-log = průběh hry
key-quit = uložit a odejít

## Asking and telling

quit-ask = Uložit hru a odejít?
again-ask = Ještě jednu hru?
press-key = Stiskněte { $key }.
no-terminal = Tato hra potřebuje terminál. Spusťte ji v něm: { $input }
too-small = Okno je příliš malé. Potřebuje šířku { $width } a výšku { $height }.
