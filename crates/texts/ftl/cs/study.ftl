### Looking back at a game: replay, analysis, sharing.

## The way in

study-lead = Projděte si hru tah po tahu, podívejte se, kdo kdy vedl, a najděte kolo, na kterém všechno záviselo.
study-paste = Záznam hry nebo pozice
study-paste-about = Vložte text sem, nebo kamkoli na stránku přetáhněte textový soubor.
study-read = Podívat se
study-file = Vybrat soubor
study-finished = Dohrané hry na tomto zařízení
study-none-finished = Hry, které tu dohrajete, na vás budou čekat na tomto místě.
study-reading = Hra se načítá.
study-misread = Tohle se nedá přečíst: { $reason }
study-bad-link = Tento odkaz byl cestou zkrácen nebo změněn. Požádejte o něj znovu, nebo o záznam hry, a vložte ho sem.
study-no-game = Tato hra na tomto zařízení není.
study-still-hidden = Tato hra se ještě hraje a některé karty jsou skryté. Vraťte se, až skončí.
study-other = Jiná hra
study-proved = Rozdání je doložené: jeho výchozí hodnota byla slíbena před prvním tahem.

## Going through it

study-start = Před prvním tahem
study-move = Tah { $number } z { $total }
study-controls = Procházení hry
study-first = Na začátek
study-turn-before = O kolo zpět
study-previous = O tah zpět
study-play = Přehrát tahy
study-pause = Pozastavit
study-next = O tah dál
study-turn-after = O kolo dál
study-last = Na konec
study-speed = Rychlost
study-slider = Okamžik hry
study-keys = Klávesy: vlevo a vpravo o tah, nahoru a dolů o kolo, { $first } a { $last } na začátek a konec; mezerník přehrává a zastavuje.
study-parts = O této hře
study-moves = Tahy
study-chances = Šance
study-lessons = Poučení
study-cards = Karty
study-turn = { $number }. kolo

## Taking it along

study-share = Sdílet a uložit
study-share-link = Sdílet odkaz
study-copy-link = Kopírovat odkaz
study-copy-game = Kopírovat hru
study-copy-position = Kopírovat pozici
study-save-record = Uložit záznam
study-save-picture = Uložit obrázek ({ $form })
study-copied = Zkopírováno.
study-not-copied = Prohlížeč nám nedovolí kopírovat. Tady je text:
study-not-shared = Sdílení se nepodařilo.
study-go-on = Hrát odtud dál

## The analysis

study-analyse = Posoudit každé kolo
study-analyse-about = Kapitán se podívá na každé kolo a zeptá se, co se dalo udělat jinak.
study-stop = Zastavit
study-progress = Posouzeno { $number } z { $total }
study-stopped = Kapitán byl zastaven; zbytek hry není posouzen.
study-no-net = Nepodařilo se stáhnout, co kapitán potřebuje. Zkuste to znovu, až budete online.
study-nothing-to-judge = Není tu žádné dohrané kolo k posouzení.
study-graph = Šance všech na výhru v průběhu hry
study-graph-about = Klepnutím do grafu přejdete na daný okamžik.
study-table = Šance v tabulce
study-percent = { $percent } %
slip-inaccuracy = Drobné zaváhání
slip-mistake = Zaváhání
slip-blunder = Drahé kolo
study-loss = { $percent ->
    [one] Stálo to { $percent } procentní bod.
    [few] Stálo to { $percent } procentní body.
    [many] Stálo to { $percent } procentního bodu.
   *[other] Stálo to { $percent } procentních bodů.
}
study-better = Lepší bylo
study-show-better = Ukázat lepší kolo
study-hide-better = Zpět k tomu, co se hrálo
study-better-shown = Je vidět lepší kolo.
study-turn-lost = { $percent ->
    [one] { $number }. kolo: ztráta { $percent } procentní bod
    [few] { $number }. kolo: ztráta { $percent } procentní body
    [many] { $number }. kolo: ztráta { $percent } procentního bodu
   *[other] { $number }. kolo: ztráta { $percent } procentních bodů
}
study-hinge = Hra nejvíc závisela na { $number }. kole ({ $name }).
study-precision = Přesnost { $percent } %
study-precision-about = 100 % znamená, že každé kolo bylo stejně dobré jako to nejlepší, které kapitán našel. Štěstí na karty se nepočítá.
study-flawless = Žádné kolo nestálo nic, co by stálo za řeč.
