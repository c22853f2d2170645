## Setting up

setup-title = Nová hra
setup-language = Jazyk
setup-players = Kolik hráčů?
setup-players-about = U jedné klávesnice se střídá dva až pět lidí.
setup-name = Jméno hráče: { seat-name }
setup-name-about = Napište jméno, nebo nechte pole prázdné a hrajte pod jménem barvy.
setup-variant = Která varianta?
setup-first = Kdo začíná?
setup-first-random = Ať rozhodne náhoda
setup-first-about = Pravidla říkají: ten, kdo nejvíc vypadá jako pirát.
setup-start = Začít
setup-resume = Pokračovat v uložené hře
saved-moves = { $count ->
    [one] zatím { $count } tah
    [few] zatím { $count } tahy
    [many] zatím { $count } tahu
   *[other] zatím { $count } tahů
}

## What the keys do

key-line = řádek
key-change = změnit
key-next = dál
key-type = psát
key-resume = pokračovat
key-take = vybrat
key-back = zpět
key-scroll = posun
key-go = provést
key-sit-down = už sedím
key-undo = vrátit
key-end-turn = konec kola
key-help = nápověda
key-log = průběh
key-language = jazyk
key-leave = odejít
key-quit = uložit a odejít

## The help

help-title = Jak se hraje
help-pirate = vybrat piráta
help-card = vybrat kartu nebo krok dozadu
help-notation = nebo napsat tah: kartu a políčko, nebo políčko a dozadu
help-enter = provést; malé písmeno ukazuje, kde by pirát stál
help-end = ukončit kolo
help-undo = vrátit poslední tah, dokud nikdo neviděl novou kartu
help-others = průběh hry, jazyk, uložit a odejít
log-title = Co se stalo

## Asking and telling

quit-ask = Uložit hru a odejít?
press-key = Stiskněte { $key }.
no-terminal = Tato hra potřebuje terminál. Spusťte ji v něm: { $input }
too-small = Okno je příliš malé. Potřebuje šířku { $width } a výšku { $height }.
file-exists = Soubor { $file } už existuje. Zvolte jiné jméno.

## After the game

end-record = Uložit záznam hry jako
end-rematch = Stejní hráči ještě jednou
end-new = Jiná hra
end-quit = Odejít
