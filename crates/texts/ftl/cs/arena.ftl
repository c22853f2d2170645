## Help

cli-arena = Nechat roboty a jiné programy hrát proti sobě a ohodnotit je
more-arena = Každé rozdání se hraje jednou z každého místa, takže karty ani první tah nikomu nenahrávají. Dva účastníci hrají zápas: první sedí sám, druhý má všechna ostatní místa. Je-li jich víc, hraje každý s každým. Bez jmen se utká šest úrovní. S { $key } skončí dřív a ukáže dosavadní výsledky. Hra o { $count } akcích se počítá jako remíza. Účastníci se píšou takto:
arena-form-level = robot; jsou tu { $form }
arena-form-time = s tolika milisekundami na tah
arena-form-nodes = s tolika pozicemi na pohyb: pokaždé stejné hry
arena-form-net = s jinou sítí, z tohoto souboru
arena-form-baseline = hraje náhodně, nebo vždy běží dopředu
arena-form-beginner = začátečníci: běží dopředu a dozadu jdou náhodně, s rozmyslem, nebo včas
arena-form-searcher = prohledá svůj tah, s těmito vahami
arena-form-program = program, který mluví jako { $form }
arena-form-name = ve výsledcích se tak jmenuje
arg-contestant = Kdo se účastní
opt-deals = Kolik rozdání
opt-ms = Milisekundy na tah pro ty, kdo neuvedou vlastní
opt-sprt = Skončit, až bude jasné, který ze dvou rozdílů Elo je blíž pravdě, třeba { $form }
opt-ladder = Nakreslit žebříček do tohoto souboru, { $form }
opt-margin = Milisekundy, o které smí tah programu překročit omezení; potom program hru prohrává
opt-log = Zapisovat do tohoto souboru, co programy píší na chybový výstup
opt-records = Zapsat záznam každé hry do této složky

## Results

arena-player = Hráč
arena-elo = Hodnocení Elo
arena-interval = interval 95 %
arena-score = Skóre
arena-score-fair = Skóre, kde { $form } znamená rovnost
arena-deals = Rozdání
arena-won-drawn-lost = Výhry, remízy, prohry
arena-difference = Rozdíl Elo
arena-by-seat = Skóre podle místa
arena-by-order = Skóre, když hraje první, druhý a tak dál
arena-first-player = Podíl toho, kdo začíná
arena-clear = Je to jasné: { $form } je blíž pravdě než { $last }.
arena-unclear = Zatím není jasné, zda je blíž pravdě { $first }, nebo { $last }.
arena-stopped = Ukončeno dřív; toto jsou dosavadní výsledky.
arena-faults = { $count ->
    [one] { $name }: { $count } hra prohraná chybou. Proč: { $reason }
    [few] { $name }: { $count } hry prohrané chybou. Proč poprvé: { $reason }
    [many] { $name }: { $count } hry prohrané chybou. Proč poprvé: { $reason }
   *[other] { $name }: { $count } her prohraných chybou. Proč poprvé: { $reason }
}
arena-forfeit-position = Pozice v tu chvíli: { $form }

## What may be wrong

arena-cannot-play = { $name } se nemůže účastnit: { $reason }
fault-not-started = program se nespustí: { $reason }
fault-ended = program skončil dřív, než odpověděl
fault-silent = odpověď nepřišla ani po { $count ->
    [one] { $count } milisekundě
    [few] { $count } milisekundách
    [many] { $count } milisekundy
   *[other] { $count } milisekundách
}
fault-nonsense = toto není odpověď: { $input }
fault-illegal = tento pohyb není možný: { $form }
fault-no-move = robot nenašel žádný pohyb
fault-exit-code = { $reason }; návratový kód { $form }
fault-exit-signal = { $reason }; ukončen signálem { $form }
fault-last-line = { $reason }; jeho poslední řádek: { $input }
fault-too-slow = jeho tah trval déle než { $first } ms a rezerva { $last } ms
fault-no-nodes = program nezná verzi 2 protokolu, kterou omezení v pozicích potřebuje; dejte mu milisekundy, třeba { $form }
fault-net-unsuitable = síť { $file } byla vycvičena pro { $form }
reason-contestant-name = nikdo se tak nejmenuje; jsou tu { $form }
reason-contestant-limit = { $input } není omezení; omezení vypadá jako { $form }
reason-contestant-setting = toto nastavení tu není známé: { $input }
reason-contestant-command = chybí příkaz programu, jako v { $form }
reason-contestant-label = jméno do výsledků vypadá jako { $form }
reason-net-missing = síť { $file } nelze přečíst: { $reason }
reason-net-damaged = soubor { $file } je poškozený, nebo to není síť
reason-sprt = jsou potřeba dva rozdíly Elo, menší první, třeba { $form }
reason-ending = jméno musí končit jedním z { $form }
usage-contestants = jsou potřeba aspoň dva účastníci
usage-no-program = { $form } je pro programy a žádný se neúčastní
