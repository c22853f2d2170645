## Help

cli-train = Naučit síť hrát tím, že hraje sama se sebou
more-train = Síť začíná od nuly, hraje sama se sebou a učí se z výsledků. Stejné nastavení dá pokaždé stejnou síť. Občas se vyzkouší proti robotům, kteří prohledávají svůj tah, a výcvik se uloží vedle sítě: { $key } ho zastaví, { $form } v něm pokračuje a dojde ke stejnému konci. Vedle sítě se zapíše i zpráva.
opt-learnt = Varianta: { $form }; její volitelná pravidla se síť učí zároveň
opt-rate = První a poslední rychlost učení
opt-lambda = Nakolik se věří výsledkům: 0 jen odhadu příštího pohybu, 1 jen konci hry
opt-astray = Jak často se zpočátku hraje nazdařbůh, od 0 do 1
opt-marks = Kolik zkoušek
opt-test-deals = Kolik rozdání má zkouška
opt-out = Soubor pro síť, třeba { $form }; ostatní soubory budou vedle něj
opt-resume-training = Pokračovat v zastaveném výcviku
opt-report = Znovu ukázat zprávu o dokončeném výcviku
opt-curve = Nakreslit do tohoto souboru, jak se síť učila, { $form }

## Results

train-net = Síť
train-score = Skóre proti prohledávajícím robotům, kde { $form } znamená rovnost
train-error = Chyba odhadnutých šancí
train-mark = skóre { $form }
train-saved = Síť je v { $file }, zpráva o ní v { $form }.
train-stopped = Zastaveno; nic se neztratilo. Pokračovat lze takto: { $form }

## In the picture, where only Latin letters can be drawn

curve-score = Skóre proti robotům
curve-error = Chyba odhadu šancí
curve-said = Odhadnutá šance
curve-came = Jak často se splnila

## What may be wrong

train-unfinished = V { $file } je nedokončený výcvik; { $form } v něm pokračuje. Kdo chce začít znovu, ať soubor smaže.
train-net-exists = V { $file } už je hotová síť. Zvolte jiný soubor pomocí { $form }, nebo ho smažte.
school-unknown = není to zastavený výcvik
school-other = je z jiné verze programu ({ $form })
school-damaged = je poškozený
report-unknown = není to zpráva o výcviku
reason-rate = jsou potřeba dvě velikosti, větší než 0 a nejvýš 1, třeba { $form }
