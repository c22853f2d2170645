### Příkazy `cartagena analyse`, `study` a `selfplay`.

## Rozbor

cli-analyse = Rozebrat hry: šance, lepší tahy, štěstí a umění
more-analyse = Každý tah se posuzuje z místa toho, kdo ho hrál. Ztráta tahu se měří proti nejlepšímu; štěstí je to, zač stály vzaté karty ve srovnání se vším, co mohlo přijít. Rovný podíl, rozdání, štěstí, umění a nepředvídané dají dohromady výsledek. Stejný počet pozic dá stejná čísla na každém počítači.
arg-records = Soubory se záznamy her; { $form } je standardní vstup
opt-nodes = Kolik pozic vyhodnotit pro každý tah; jinak asi tolik, kolik potřebuje kapitán
opt-with-analysis = Říct po každém tahu šance a co tah ztratil
opt-chances-picture = Nakreslit šance hry do tohoto souboru { $form }
opt-notes = Zapsat záznam se šancemi, ztrátami a lepšími tahy do tohoto souboru; { $input } je standardní výstup
analyse-turn = Tah
analyse-moves = Pohyby
analyse-chance = Šance
analyse-lost = Ztráta
analyse-luck = Štěstí
analyse-mistakes = Nejdražší tahy: ztráta aspoň { $percent } procentních bodů, a znovu při { $count }krát delším hledání
analyse-no-mistakes = Žádný tah tolik s jistotou neztratil.
analyse-account = Z čeho se skládá výsledek, v procentních bodech:
analyse-fair = Rovný podíl
analyse-deal = Rozdání
analyse-skill = Umění
analyse-unforeseen = Nepředvídané
analyse-result = Výsledek
analyse-precision = Přesnost
analyse-left-out = Rozebrané hry: { $count }. Vynechané: { $number }.
analyse-step = Šance: { $form }.
analyse-step-lost = { $percent ->
    [one] Tento tah ztratil { $percent } bod; lepší bylo { $form }.
    [few] Tento tah ztratil { $percent } body; lepší bylo { $form }.
    [many] Tento tah ztratil { $percent } bodu; lepší bylo { $form }.
   *[other] Tento tah ztratil { $percent } bodů; lepší bylo { $form }.
}

## Studie

cli-study = Odpovědět na otázku o hře partiemi botů
more-study = Hry plynou z výchozí hodnoty, takže všichni dostanou stejnou odpověď. { $key } skončí bez odpovědi.
arg-question = Otázka: { $form }
opt-study-player = Kdo hraje, zapisuje se jako pro arénu; lze uvést vícekrát
opt-study-games = Počet her na každý řádek odpovědi; u tunelů, kolik se jich zkusí
opt-study-seed = Výchozí hodnota všech her
studies-interrupted = Studie byla přerušena; odpověď není.
studies-first-about = V jaké části her vyhraje mezi sobě rovnými ten, kdo začíná:
studies-luck-about = Jak často vyhraje silnější. Čím blíž rovnému podílu, tím víc rozhoduje štěstí:
studies-tunnels-about = Co mění uspořádání tunelu. Tunely, které vynikly v prvním kole, se hrály znovu, protože co vynikne jednou, je většinou náhoda:
studies-length-about = Kolik tahů má hra, všech hráčů dohromady:
studies-branching-about = Z kolika pohybů se vybírá při každém rozhodnutí:
studies-kind = Stůl
studies-fair = Rovným dílem
studies-beyond-fair = Body nad rovným podílem
studies-tunnel = Tunel
studies-turns = Tahy
studies-all = { $count ->
    [one] { $count } náhodný tunel
    [few] { $count } náhodné tunely
    [many] { $count } náhodného tunelu
   *[other] { $count } náhodných tunelů
}
studies-deviation = Odchylka mezi tunely, bez náhody
studies-stood-long = mezi nejdelšími
studies-stood-short = mezi nejkratšími
studies-stood-first = přál začínajícímu
studies-stood-others = přál ostatním
studies-seed = Výchozí hodnota: { $form }
studies-first-title = Vyhrává začínající častěji?
studies-luck-title = Kolik je v tom štěstí?
studies-tunnels-title = Jsou všechny tunely stejné?
studies-length-title = Jak dlouhá je hra?
studies-branching-title = Z kolika možností se vybírá?
studies-above = Víc než rovný podíl: { $form }.
studies-below = Míň než rovný podíl: { $form }.
studies-open = Bez zřetelného rozdílu od rovného podílu: { $form }.
studies-luck-order = Jak často vyhraje silnější, v průměru těchto dvojic: { $form }. Čím menší číslo, tím víc rozhoduje štěstí.
studies-typical = Obvyklá čísla; devět případů z deseti leží mezi těmi v závorkách: { $form }.
studies-tunnels-differ = Od tunelu k tunelu se nad náhodu průměrná délka liší asi o { $first } tahu a podíl začínajícího asi o { $last } (s 95% intervaly).
studies-tunnels-again = V nových hrách znovu vynikly: { $form }.
studies-tunnels-none = V nových hrách žádný z nich znovu nevynikl.
studies-one-player = { $form } bere jen jednoho hráče
studies-page-title = Co o Cartageně říkají hry botů
studies-page-about = Boti hrají mezi sebou; intervaly obsahují skutečnou hodnotu v 95 případech ze 100, takže jeden řádek z dvaceti ji může náhodou minout. Každé číslo vyjde znovu z příkazu pod ním. { $form } zapíše tuto stránku.
studies-page-written = Stránka zapsána do { $file }.
opt-page = S otázkou { $form }: zapsat odpovědi jako stránku do tohoto souboru a obrázky vedle něj
opt-answer-picture = Nakreslit odpověď do tohoto souboru, { $form }

## Boti mezi sebou

cli-selfplay = Nechat boty hrát mezi sebou a zapsat datové sady
more-selfplay = Každý řádek je jedno rozhodnutí: pozice, možné pohyby, vybraný a výsledek hry. Hráči se zapisují jako pro arénu a sedají si po řadě. { $key } skončí dřív; co je zapsáno, je celé.
opt-data-set = Zapsat rozhodnutí do tohoto souboru jako { $form }; { $input } je standardní výstup
opt-record-file = Zapsat záznamy všech her do tohoto souboru; { $input } je standardní výstup
opt-chances = Přidat ke každému rozhodnutí šance všech
opt-check = Přečíst datovou sadu a ohlásit první chybný řádek; { $input } je standardní vstup
selfplay-written = { $count ->
    [one] Zapsána { $count } hra.
    [few] Zapsány { $count } hry.
    [many] Zapsáno { $count } hry.
   *[other] Zapsáno { $count } her.
}
dataset-error = { $file }, řádek { $line }: { $reason }
dataset-whole = Datová sada je celá. Her: { $number }, rozhodnutí: { $count }.
dataset-truncated = datová sada končí uprostřed řádku nebo hry
dataset-form = tohle není řádek datové sady
dataset-position = pozici nelze přečíst
dataset-actions = v této pozici jsou možné jiné pohyby, nebo vybraný mezi nimi není
dataset-result = výsledek není výsledkem té hry, nebo podíly všech míst nedají dohromady jedničku
dataset-chances = šance všech míst nedají dohromady jedničku
dataset-order = tento řádek nenavazuje na předchozí; něco mezi nimi chybí
