### Karty dne, výzvy a statistika.

## Karty dne

daily-no-day = Pro tento den žádné karty nejsou.
daily-to-today = Na karty dne
daily-deal = { variant } pro dva. Všichni hrají se stejnými kartami proti stejnému soupeři.
daily-play = Zahrát karty dne
daily-play-late = Zahrát tyto karty
daily-go-on = Pokračovat
daily-won = { $count ->
    [one] Výhra za { $count } tah
    [few] Výhra za { $count } tahy
    [many] Výhra za { $count } tahu
   *[other] Výhra za { $count } tahů
}
daily-lost = { $count ->
    [one] Prohra po { $count } tahu
    [few] Prohra po { $count } tazích
    [many] Prohra po { $count } tahu
   *[other] Prohra po { $count } tazích
}
daily-drawn = { $count ->
    [one] Remíza po { $count } tahu
    [few] Remíza po { $count } tazích
    [many] Remíza po { $count } tahu
   *[other] Remíza po { $count } tazích
}
daily-luck = Štěstí { $form } %
daily-late = Hráno později
daily-late-about = Hra začala, až když její den skončil. V kalendáři je, ale do dnů v řadě se nepočítá.
daily-share = Sdílet
daily-copy = Kopírovat jako text
daily-picture = Uložit jako obrázek
daily-streak = Dnů v řadě: { $count }
daily-longest = nejvíc: { $count }
daily-month-before = Předchozí měsíc
daily-month-after = Další měsíc
daily-mark-won = výhra
daily-mark-lost = prohra
daily-mark-drawn = remíza
daily-mark-open = nehráno
daily-about = Jak to funguje
daily-about-deal = Tunel, karty, varianta i vaše místo závisejí jen na datu, takže každý den lze hrát i bez sítě. Nový den začíná o půlnoci UTC.
daily-about-opponent = Soupeř se nikdy nemění, ani když se ostatní boti učí. Hraje asi tak dobře jako bocman nebo kapitán.
daily-table = Výsledky dne
daily-table-empty = Zatím tu není žádný výsledek.
daily-enter = Zapsat můj výsledek
daily-proves = Server každou hru přehraje a ověří všechny tahy soupeře. To dokazuje, že se hrálo podle pravidel, ne že nikdo nepomáhal.
daily-nameless = Někdo
daily-not-known = Server vás ještě nezná. Nejdřív si zahrajte s přáteli.
daily-over = Výsledky tohoto dne jsou uzavřené.
daily-not-proved = Server hru nemohl potvrdit, a proto ji nezapsal.

## Výzvy

challenge-title = Stejné karty
challenge-by = { $name }: tyto karty už jsou odehrané. Varianta: { variant }, soupeři: { $opponents }.
challenge-by-somebody = Tyto karty už někdo odehrál. Varianta: { variant }, soupeři: { $opponents }.
challenge-about = Dostanete stejné karty, stejné místo a stejné soupeře. Potom můžete porovnat výsledky a podívat se na druhou hru.
challenge-play = Zahrát tyto karty
challenge-unproven = Nikdo nemůže dokázat, že karty rozdala náhoda, proto se tyto hry nikdy nepočítají do žebříčku.
challenge-unfit = V odkazu není dokončená hra jednoho člověka proti botům. Možná z něj kus chybí.
challenge-gone = Tato hra už v zařízení není.
challenge-cannot = Předat lze jen dokončenou hru jednoho člověka proti botům, a jen se všemi jejími kartami.
challenge-they = Druhý hráč
challenge-you = Vy
challenge-result = Výsledek
challenge-game = Hra
challenge-watch = Podívat se
challenge-spaces = { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
    [many] { $count } políčka
   *[other] { $count } políček
}
challenge-give = Vyzvat přítele
challenge-give-about = Kdo odkaz otevře, hraje s vašimi kartami z vašeho místa.
challenge-share = Sdílet odkaz
challenge-copy = Kopírovat odkaz
end-challenge = Vyzvat přítele
end-daily = Na výsledek
end-compare = Porovnat hry

## Statistika

statistics-title = Statistika
statistics-none = Zatím žádná dokončená hra.
statistics-about = Všechny hry jednoho člověka proti botům na tomto zařízení, i smazané.
statistics-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}
statistics-wins = { $count ->
    [one] { $count } výhra
    [few] { $count } výhry
    [many] { $count } výhry
   *[other] { $count } výher
}
statistics-opponent = Nejsilnější soupeř
statistics-seats = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
statistics-column-games = Hry
statistics-column-wins = Výhry
statistics-column-share = Podíl výher
statistics-course = Přesnost
statistics-course-about = Přesnost rozebraných her jako čára. Čísla jsou v tabulce pod ní.
statistics-mistakes = Co vám nejčastěji uniklo
statistics-mistake = { $mistake ->
    [wins] Vyhrát hru
    [stops] Zabránit cizí výhře
    [boards] Dostat piráty na palubu
    [draws] Dobrat karty
    [leaps] Dlouhý skok
    [leaves] Vyvést piráty z pevnosti
   *[closes] Přerušit soupeři cestu
}
statistics-jump = Nejdelší skok
statistics-quick = Nejrychlejší výhra
statistics-turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}
statistics-milestones = Milníky
milestone = { $milestone ->
    [first-win] První výhra
    [every-variant] Výhra v každé variantě
    [full-table] Výhra nad čtyřmi soupeři
    [captain] Poražený kapitán
    [admiral] Poražený admirál
    [long-jump] Skok o dvacet políček
    [quick-win] Výhra za patnáct tahů
    [accurate] Hra s přesností 95 %
    [wild] Výhra v divokém tunelu
   *[week] Sedm dní v řadě
}
milestone-reached = splněno
milestone-open = ještě ne
