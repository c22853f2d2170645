### Dagens kort, udfordringer og statistik.

## Dagens kort

daily-no-day = Der er ingen kort til denne dag.
daily-to-today = Til dagens kort
daily-deal = { variant } for to. Alle spiller med de samme kort mod den samme modstander.
daily-play = Spil dagens kort
daily-play-late = Spil disse kort
daily-go-on = Fortsæt
daily-won = { $count ->
    [one] Vundet på { $count } tur
   *[other] Vundet på { $count } ture
}
daily-lost = { $count ->
    [one] Tabt efter { $count } tur
   *[other] Tabt efter { $count } ture
}
daily-drawn = { $count ->
    [one] Uafgjort efter { $count } tur
   *[other] Uafgjort efter { $count } ture
}
daily-luck = Held { $form } %
daily-late = Spillet senere
daily-late-about = Spillet blev begyndt efter sin dag. Det står i kalenderen, men tæller ikke med i dagene i træk.
daily-share = Del
daily-copy = Kopiér som tekst
daily-picture = Gem som billede
daily-streak = Dage i træk: { $count }
daily-longest = flest: { $count }
daily-month-before = Forrige måned
daily-month-after = Næste måned
daily-mark-won = vundet
daily-mark-lost = tabt
daily-mark-drawn = uafgjort
daily-mark-open = ikke spillet
daily-about = Sådan fungerer det
daily-about-deal = Alene datoen bestemmer tunnelen, kortene, varianten og din plads, så hver dag kan spilles uden net. En ny dag begynder ved midnat UTC.
daily-about-opponent = Modstanderen ændrer sig aldrig, heller ikke når de andre bots bliver bedre. Den spiller omtrent som bådsmanden eller kaptajnen.
daily-table = Dagens resultater
daily-table-empty = Ingen har meldt et resultat endnu.
daily-enter = Meld mit resultat
daily-proves = Serveren spiller hvert spil igennem og efterprøver alle modstanderens træk. Det beviser, at reglerne blev fulgt, ikke at ingen hjalp til.
daily-nameless = Ukendt
daily-not-known = Serveren kender dig ikke endnu. Spil først et spil med venner.
daily-over = Dagens resultater er lukket.
daily-not-proved = Serveren kunne ikke bekræfte spillet, så det blev ikke meldt.

## Udfordringer

challenge-title = De samme kort
challenge-by = { $name } har spillet { variant } med disse kort mod { $opponents }.
challenge-by-somebody = En anden har spillet { variant } med disse kort mod { $opponents }.
challenge-about = Du får de samme kort, den samme plads og de samme modstandere. Bagefter kan du sammenligne resultaterne og se det andet spil.
challenge-play = Spil disse kort
challenge-unproven = Ingen kan bevise, at kortene blev delt tilfældigt, så disse spil tæller aldrig i nogen rangliste.
challenge-unfit = Linket rummer ikke et afsluttet spil, hvor én person spillede mod bots. Måske mangler noget af det.
challenge-gone = Spillet findes ikke længere på denne enhed.
challenge-cannot = Kun et afsluttet spil, hvor én person spillede mod bots, kan gives videre, og kun med alle sine kort.
challenge-they = Den anden
challenge-you = Dig
challenge-result = Resultat
challenge-game = Spil
challenge-watch = Se
challenge-spaces = { $count ->
    [one] { $count } felt
   *[other] { $count } felter
}
challenge-give = Udfordr en ven
challenge-give-about = Den, der åbner linket, spiller dine kort fra din plads.
challenge-share = Del linket
challenge-copy = Kopiér linket
end-challenge = Udfordr en ven
end-daily = Se resultatet
end-compare = Sammenlign spillene

## Statistik

statistics-title = Statistik
statistics-none = Ingen afsluttede spil endnu.
statistics-about = Alle spil på denne enhed, hvor én person spillede mod bots, også de slettede.
statistics-games = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
statistics-wins = { $count ->
    [one] { $count } sejr
   *[other] { $count } sejre
}
statistics-opponent = Stærkeste modstander
statistics-seats = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
statistics-column-games = Spil
statistics-column-wins = Sejre
statistics-column-share = Vundet
statistics-course = Præcision
statistics-course-about = Præcisionen i de gennemgåede spil som en linje. Tabellen nedenunder har tallene.
statistics-mistakes = Det overså du oftest
statistics-mistake = { $mistake ->
    [wins] At vinde spillet
    [stops] At standse en andens sejr
    [boards] At få pirater om bord
    [draws] At trække kort
    [leaps] Et langt spring
    [leaves] At føre pirater ud af fortet
   *[closes] At lukke en modstanders vej
}
statistics-jump = Længste spring
statistics-quick = Hurtigste sejr
statistics-turns = { $count ->
    [one] { $count } tur
   *[other] { $count } ture
}
statistics-milestones = Milepæle
milestone = { $milestone ->
    [first-win] Den første sejr
    [every-variant] En sejr i hver variant
    [full-table] En sejr over fire modstandere
    [captain] En kaptajn slået
    [admiral] En admiral slået
    [long-jump] Et spring på tyve felter
    [quick-win] En sejr på femten ture
    [accurate] Et spil med 95 % præcision
    [wild] En sejr i en vild tunnel
   *[week] Syv dage i træk
}
milestone-reached = nået
milestone-open = ikke endnu
