## Setting up

setup-title = Nová hra
setup-language = Jazyk
setup-players = Kolik hráčů?
setup-players-about = Hrají dva až pět: lidé u této klávesnice, nebo roboti.
setup-name = { seat-name }: kdo hraje?
setup-name-about = Napište jméno, nebo nechte pole prázdné a hrajte pod jménem barvy.
setup-variant = Která varianta?
setup-first = Kdo začíná?
setup-first-random = Ať rozhodne náhoda
setup-first-about = Pravidla říkají: ten, kdo se nejvíce podobá pirátovi. Není to vždy výhoda.
setup-start = Začít
setup-resume = Pokračovat v uložené hře
saved-moves = { $count ->
    [one] zatím { $count } pohyb
    [few] zatím { $count } pohyby
    [many] zatím { $count } pohybu
   *[other] zatím { $count } pohybů
}

## On the table

hand-unseen = { $count ->
    [one] a { $count } zakrytá
    [few] a { $count } zakryté
    [many] a { $count } zakryté
   *[other] a { $count } zakrytých
}

## What the keys do

key-line = řádek
key-change = změnit
key-next = dál
key-type = psát
key-resume = pokračovat
key-take = vybrat
key-back = zpět
key-menu = nabídka
key-scroll = posun
key-go = provést
key-sit-down = už sedím
key-undo = vrátit
key-end-turn = konec tahu
key-help = nápověda
key-log = průběh
key-language = jazyk
key-leave = odejít
key-quit = uložit a odejít
key-abandon = odejít bez uložení

## The help

help-title = Jak se hraje
help-row = řada: karta v závorce se bere první
help-draws = kolik karet si vezmete, když se tam vrátíte
help-pirate = vybrat piráta
help-card = vybrat kartu nebo pohyb dozadu
help-notation = nebo napsat pohyb: kartu a políčko, na kterém pirát stojí (pevnost je 0), nebo políčko a dozadu
help-enter = provést; malé písmeno ukazuje, kde by pirát stál
help-end = ukončit tah
help-undo = vrátit poslední pohyb, dokud nikdo neviděl novou kartu
help-others = průběh hry, jazyk, uložit a odejít
log-title = Co se stalo

## Asking and telling

quit-ask = Uložit hru a odejít?
unsaved-ask = Hra není uložená. Stisknutím { $key } odejdete bez uložení, nebo se vraťte a zkuste to později.
press-key = Stiskněte { $key }.
no-terminal = Tato hra potřebuje terminál. Spusťte ji v něm: { $input }
too-small = Okno je příliš malé. Potřebuje šířku { $width } a výšku { $height }.
file-exists = Soubor { $file } už existuje. Zvolte jiné jméno.
file-open = Hra v souboru { $file } je otevřená v jiném okně.
saves-broken = { $count ->
    [one] { $count } uloženou hru nelze přečíst: { $reason }
    [few] { $count } uložené hry nelze přečíst. První z nich: { $reason }
    [many] { $count } uložené hry nelze přečíst. První z nich: { $reason }
   *[other] { $count } uložených her nelze přečíst. První z nich: { $reason }
}

## After the game

end-record = Uložit záznam hry jako
end-rematch = Stejní hráči ještě jednou
end-new = Jiná hra
end-quit = Odejít

## Beside the table

pace-fast = Roboti teď hrají rychleji.
pace-calm = Roboti zase nikam nespěchají.
key-skip = další pohyb
key-faster = rychleji
key-slower = pomaleji
key-advice = rada
help-skip = když hraje robot: k jeho dalšímu pohybu
help-faster = rychlejší nebo pomalejší roboti
help-advice = zeptat se kapitána, co hrát a proč
record-saved = Záznam hry je v souboru { $file }.
sit-down = Ke hře usedá { $name }. Stiskněte Enter, až se nebude dívat nikdo jiný.
saved = Hra je uložena v souboru { $file }. Můžete pokračovat později.
resumed = Uložená hra pokračuje.
