### Looking back at a game: replay, analysis, sharing.

## The way in

study-lead = Projděte si hru krok za krokem, podívejte se, kdo kdy vedl, a najděte tah, který rozhodl.
study-paste = Záznam hry nebo pozice
study-paste-about = Vložte text sem, nebo kamkoli na stránku přetáhněte textový soubor.
study-read = Podívat se
study-file = Vybrat soubor
study-finished = Dohrané hry na tomto zařízení
study-none-finished = Hry, které dohrajete, se objeví tady.
study-reading = Načítáme hru.
study-imported = { $count ->
    [one] Přidána { $count } hra.
    [few] Přidány { $count } hry.
    [many] Přidáno { $count } hry.
   *[other] Přidáno { $count } her.
}
study-import-known = { $count ->
    [one] { $count } hra tu už byla.
    [few] { $count } hry tu už byly.
    [many] { $count } hry tu už bylo.
   *[other] { $count } her tu už bylo.
}
study-import-unread = { $count ->
    [one] { $count } hru se nepodařilo přečíst.
    [few] { $count } hry se nepodařilo přečíst.
    [many] { $count } hry se nepodařilo přečíst.
   *[other] { $count } her se nepodařilo přečíst.
}
backup-save = Uložit všechno do souboru
backup-open = Obnovit ze souboru
backup-about = Hry s variantami, nastavení, lekce a výsledky úloh, k uschování nebo k přenesení na jiné zařízení. Hra se skrytými kartami se uloží, až skončí.
backup-restored = Nastavení a lekce jsou obnoveny.
backup-bad = V tomto souboru nejsou hry ani nastavení.
study-misread = Tohle se nedá přečíst: { $reason }
study-not-a-game = Tohle nevypadá jako hra Cartagena. Vložte záznam hry, pozici nebo odkaz na hru.
study-other-address = Tato adresa nevede k žádné hře Cartagena. V odkazu na hru stojí { $form }.
study-table-link = Tento odkaz vede k online stolu.
study-to-table = Přejít ke stolu
study-bad-link = Tento odkaz byl cestou zkrácen nebo změněn. Požádejte o něj znovu, nebo o záznam hry, a vložte ho sem.
study-no-game = Tato hra na tomto zařízení není.
study-still-hidden = Tato hra se ještě hraje a některé karty jsou skryté. Vraťte se, až skončí.
study-other = Jiná hra
study-consistent = Karty vycházejí z čísel v záznamu. Zda byla slíbena před hrou, záznam sám ukázat nemůže.

## Going through it

study-start = Před prvním pohybem
study-move = Pohyb { $number } z { $total }
study-controls = Procházení hry
study-first = Na začátek
study-turn-before = O tah zpět
study-previous = O pohyb zpět
study-play = Přehrát pohyby
study-pause = Pozastavit
study-next = O pohyb dál
study-turn-after = O tah dál
study-last = Na konec
study-speed = Rychlost
study-slider = Okamžik hry
study-keys = Klávesy: vlevo a vpravo o pohyb, nahoru a dolů o tah, { $first } a { $last } na začátek a konec; mezerník přehrává a zastavuje.
study-parts = O této hře
study-moves = Pohyby
study-chances = Šance
study-lessons = Poučení
study-cards = Karty
study-turn = { $number }. tah

## Taking it along

study-share = Sdílet a uložit
study-share-link = Sdílet odkaz
study-copy-link = Kopírovat odkaz
study-copy-game = Kopírovat hru
study-copy-position = Kopírovat pozici
study-save-record = Uložit záznam
study-save-picture = Uložit obrázek ({ $form })
study-save-film = Uložit hru jako animaci ({ $form })
study-film-drawing = Animace se kreslí…
study-film-failed = Animaci se nepodařilo nakreslit.
study-copied = Zkopírováno.
study-not-copied = Prohlížeč nám nedovolí kopírovat. Tady je text:
study-not-shared = Sdílení se nepodařilo.
study-go-on = Hrát odtud dál

## The analysis

study-analyse = Posoudit všechny tahy
study-analyse-about = Kapitán se podívá na každý tah a zváží, co se dalo udělat jinak.
study-stop = Zastavit
study-progress = Posouzeno { $number } z { $total }
study-stopped = Kapitán byl zastaven; zbytek hry není posouzen.
study-no-net = Nepodařilo se stáhnout, co kapitán potřebuje. Zkuste to znovu, až budete online.
study-nothing-to-judge = Není tu žádný dohraný tah k posouzení.
study-graph = Šance všech na výhru v průběhu hry
study-graph-about = Klepnutím do grafu přejdete na daný okamžik.
study-table = Šance v tabulce
study-table-end = Konec
study-percent = { $percent } %
slip-inaccuracy = Nepřesnost
slip-mistake = Chyba
slip-blunder = Hrubá chyba
study-loss = { $percent ->
    [one] Stálo to { $percent } procentní bod.
    [few] Stálo to { $percent } procentní body.
    [many] Stálo to { $percent } procentního bodu.
   *[other] Stálo to { $percent } procentních bodů.
}
study-better = Lepší bylo
study-show-better = Ukázat lepší možnost
study-hide-better = Zpět k tomu, co se hrálo
study-better-shown = Ukazuje se lepší možnost.
study-turn-lost = { $percent ->
    [one] { $number }. tah: ztracen { $percent } procentní bod
    [few] { $number }. tah: ztraceny { $percent } procentní body
    [many] { $number }. tah: ztraceno { $percent } procentního bodu
   *[other] { $number }. tah: ztraceno { $percent } procentních bodů
}
study-hinge = Nejvíc rozhodl { $number }. tah ({ $name }).
study-precision = Přesnost { $percent } %
study-precision-about = 100 % znamená, že každý tah byl stejně dobrý jako ten nejlepší, který kapitán našel. Štěstí na karty se nepočítá, stejně jako tahy, které už nemohly nic změnit.
study-flawless = Žádná chyba, která by stála za řeč.

## Luck and skill apart

luck-title = Karty a hra
luck-cards = Karty
luck-play = Hra
luck-by-cards = K výhře ({ $name }) přispěly karty víc než hra.
luck-by-play = K výhře ({ $name }) přispěla hra víc než karty.
luck-by-both = K výhře ({ $name }) přispěly karty a hra zhruba stejně.
luck-unforeseen = Výhru ({ $name }) kapitán nečekal: nevysvětlují ji karty ani hra.
luck-luckiest = Nejšťastnější líznutí: { $number }. tah, { $name }, +{ $percent } %
luck-costliest = Nejdražší tah: { $number }. tah, { $name }, −{ $percent } %
luck-about = V procentních bodech šance na výhru. Karty: rozdání a to, co se líznulo, v porovnání se vším, co mohlo přijít. Hra: co ztratily vlastní tahy a co daly chyby ostatních. Zbytek se rozlišit nedá.

## Trying moves beside the game

trial-try = Zkusit tu něco jiného
trial-try-better = Zkusit to na desce
trial-title = Zkoušení tahů
trial-back = Zpět k partii
trial-captain = Co si myslí kapitán:
trial-thinking = Kapitán se dívá…
trial-over = Tady hra končí.
trial-turns = Nejlepší tahy
# $form is a list of moves.
trial-aloud = { $name } má { $percent } %. Nejlepší: { $form }.
trial-line = Tato varianta
trial-start = Partie až sem
trial-in-game = Takhle se hrálo. Každý jiný pohyb začne variantu.
trial-cards = Karty z balíčku tu přicházejí náhodně.
trial-full = Vedle této partie už není místo.
trial-not-kept = Váš prohlížeč to neuchová. Sdílejte odkaz nebo uložte záznam.
trial-name = Název
trial-delete = Smazat ji
trial-deleted = Varianta je smazaná.
# Before the name of a variation, for those who hear the page.
trial-variation = Varianta:
