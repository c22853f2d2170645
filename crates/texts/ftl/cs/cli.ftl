## Headings of the help

help-usage = Použití
help-commands = Příkazy
help-arguments = Argumenty
help-options = Volby
help-examples = Příklady
help-more = Více o příkazu: { $form }

## The commands, one line each

cli-about = Desková hra Cartagena: hrát, zkoumat, nechat běžet.
cli-play = Hra proti robotům nebo s ostatními u jedné klávesnice
cli-bot = Posadit svůj program k online stolu
cli-new = Připravit novou hru a ukázat pozici
cli-show = Ukázat pozici v terminálu nebo jako obrázek
cli-replay = Projít záznam hry krok za krokem
cli-engine = Odpovídat na příkazy po řádcích, pro jiné programy
cli-perft = Spočítat posloupnosti pohybů dané délky
cli-playouts = Odehrát náhodné hry a změřit rychlost
cli-completions = Vypsat skript pro doplňování příkazů v shellu

## What they do, at more length

more-play = Spustí hru, která zaplní terminál. Co volby neurčí, na to se nejdřív zeptá. Při odchodu se hra uloží a na konci zůstane její záznam.
more-bot = Program mluví stejným jazykem jako { $form } a dostává otázku na každý tah; vidí jen to, co je vidět z jeho místa. Všichni vidí, že je to robot. Vlastník mu na stránce v části „Váš účet“ vytvoří token a může ho tam zase zrušit. Když program spadne, zasekne se nebo zahraje, co zahrát nelze, příkaz to oznámí a skončí; místo čeká. Chcete-li pokračovat, spusťte ho znovu.
more-new = Rozdá karty a ukáže hru. Stejné číslo dá pokaždé stejný tunel, karty i prvního hráče.
more-show = Vezme pozici jako jeden řádek o šesti polích nebo ze standardního vstupu a nakreslí ji.
more-replay = V terminálu ukazuje hru krok za krokem, dopředu i dozadu. Jinde vypíše každý pohyb s popisem. Záznam, který nemůže být pravdivý, odmítne a ukáže kde.
more-engine = Čte příkazy ze standardního vstupu a na každý odpoví jedním řádkem na standardní výstup. Na chybný příkaz odpoví chybou a nic nezmění. Příkazy jsou:
engine-position = nastaví tuto pozici
engine-new = rozdá novou hru; číslo určí vše náhodné
engine-show = pozice na jednom řádku
engine-legal = všechny možné pohyby a kam vedou
engine-play = provede pohyb; odpověď ukáže, jaké karty přišly
engine-perft = spočítá posloupnosti této délky
engine-go = zvolí pohyb; bez úrovně volí nejsilnější robot
engine-eval = šance každého místa na výhru
engine-quit = konec
engine-session = Krátká ukázka; za šipkou je to, co se píše:
engine-version-two = { $form } zahájí verzi 2 protokolu: volby, hlášení během přemýšlení, zastavení, vrácení pohybu a chyby s kódy. Popisuje ji { $file }.
more-perft = Počet různých posloupností ukáže, zda se pravidla shodují s jinými programy. Skončená hra se počítá jako jedna. Bez zadané pozice se začíná novou hrou.
more-playouts = Všechny dovolené akce jsou stejně pravděpodobné. Hra, která trvá { $count } akcí, se zastaví a počítá se zvlášť. Stejné číslo dá stejné hry s jakýmkoli počtem vláken.

## Options and arguments

opt-lang = Jazyk: { $form }; jinak jazyk systému
opt-native-bidi = Terminál sám zobrazuje hebrejštinu zprava doleva
opt-help = Ukázat tuto nápovědu
opt-version = Ukázat verzi
opt-rules = Varianta s volitelnými pravidly, třeba { $form }
opt-book = Volitelná pravidla podle pravidel v tomto jazyce: { $form }
opt-variant = Varianta k těmto pravidlům: { $form }
opt-players = Kolik hráčů hraje, 2 až 5
opt-seed = Číslo, které určuje vše náhodné
opt-tunnel = Tunel od pevnosti k šalupě, šest skupin písmen, třeba { $form }
opt-first = Místo, které začíná, počítáno od 0; jinak rozhodne náhoda
opt-picture = Nakreslit obrázek do tohoto souboru ve formátu { $form }; { $input } ho píše na standardní výstup
opt-width = Šířka obrázku v pixelech, pro { $form }
opt-layout = Tvar obrázku: { $form }
opt-theme = Barvy obrázku: { $form }
opt-letters = Dát každému pirátovi na obrázku písmeno jeho barvy
opt-line = Vypsat jen řádek pozice
opt-as-seat = Ukázat, co vidí hráč na tomto místě, počítáno od 0
opt-public = Ukázat jen to, co vidí všichni
opt-svg-dir = Nakreslit každou pozici do této složky
opt-gif = Nakreslit celou hru jako animaci (GIF) do tohoto souboru; { $input } je standardní výstup
opt-game = Číslo hry, je-li jich v souboru víc
opt-to = Skončit po tolika pohybech
opt-divide = Počítat zvlášť pro každý první pohyb
opt-json = Vypsat výsledek pro programy jako { $form }
opt-games = Kolik her
opt-threads = Kolik vláken; jinak jedno na jádro
opt-name = Jméno hráče; jednou pro každého, v pořadí hry
opt-bot = Úroveň robota: { $form }; jednou pro každého, roboti sedí na posledních místech
opt-resume = Pokračovat v této uložené hře
opt-save-dir = Složka, do které se hry ukládají
opt-no-confirm = Ukončit tah po třetím pohybu bez ptaní
opt-fast = Roboti hrají bez dlouhých přestávek
arg-position = Řádek pozice o šesti polích; { $form } ho čte ze standardního vstupu
arg-record = Soubor se záznamem hry; { $form } jej čte ze standardního vstupu
arg-depth = Délka posloupností v pohybech
arg-shell = Pro shell: { $form }
opt-default = { $first } (jinak { $last })

## Results

playouts-games = Hry
playouts-actions = Akce
playouts-seconds = Sekundy
playouts-threads = Vlákna
playouts-speed = Akcí za sekundu
playouts-speed-core = Akcí za sekundu na jádro
playouts-length = Délka hry v akcích
playouts-mean = průměr
playouts-wins = Výhry podle míst
playouts-drawn = Remízy
playouts-stopped = Zastaveno po { $count ->
    [one] { $count } akci
    [few] { $count } akcích
    [many] { $count } akce
   *[other] { $count } akcích
}
picture-saved = Obrázek je v souboru { $file }.
game-of-several = Hra { $number } z { $total }
error-no-such-game = V souboru { $file } není hra { $number }; poslední je hra { $total }.
error-several-games = V souboru { $file } je víc her ({ $count }). Vyberte jednu pomocí { $form }.
pictures-saved = { $count ->
    [one] { $count } obrázek je ve složce { $file }.
    [few] { $count } obrázky jsou ve složce { $file }.
    [many] { $count } obrázku je ve složce { $file }.
   *[other] { $count } obrázků je ve složce { $file }.
}

## Stepping through a record

replay-move = Pohyb { $number } z { $total }
replay-next = dál
replay-previous = zpět
replay-quit = konec

## What may be wrong

note-no-book = Hispaniola není v žádném z pěti vydání pravidel. Podle zvoleného jsou jen volitelná pravidla.
cli-error = Chyba: { $reason }
usage-see = Nápověda: { $form }
usage-suggest = Mysleli jste { $form }?
usage-unknown-command = příkaz { $input } neexistuje
usage-unknown-option = volba { $input } tu neexistuje
usage-surplus = neočekávaný argument: { $input }
usage-value = { $input } se nehodí k { $form }: { $reason }
usage-value-missing = chybí hodnota: { $form }
usage-missing = chybí: { $form }
usage-conflict = toto se nedá použít společně: { $first } a { $last }
usage-twice = toto smí být zadáno jen jednou: { $form }
usage-names = jmen je { $first }, ale hráčů jen { $last }
usage-bots = robotů je { $first }, ale hráčů jen { $last }
usage-other = příkazovému řádku nelze rozumět
reason-one-of = musí to být jedno z { $form }
reason-number = musí to být číslo od { $first } do { $last }
reason-seats = počet míst je { $count }, počítáno od 0
error-input = standardní vstup nelze přečíst: { $reason }
error-picture = obrázek nelze nakreslit: { $reason }
error-chance = systém neposkytuje náhodná čísla: { $reason }
perft-chance = pohyb { $form } potřebuje před posledním pohybem karty, o kterých rozhoduje náhoda; počítejte kratší posloupnosti
perft-too-many = posloupností je víc, než pojme 64bitové číslo
perft-too-deep = některá posloupnost pohybů je příliš dlouhá; počítejte kratší posloupnosti

## Files

error-file-missing = Soubor { $file } neexistuje.
error-file-read = Soubor { $file } nelze přečíst: { $reason }
error-file-text = Soubor { $file } není textový soubor.
error-file-write = Soubor { $file } nelze zapsat: { $reason }
error-file-broken = Soubor { $file } je poškozen, řádek { $line }, sloupec { $column }: { $reason }
