### Lidé: profily, dohrané hry, hodnocení a jejich žebříčky.

profile-nobody = Někdo
profile-link = Váš profil
profile-you = To jste vy.
profile-program = Tohle je robot: program, který někdo nechává hrát.
profile-since = Zde od { $form }
profile-missing = Takový profil tu není. Možná už tu toho člověka neznáme, nebo chybí část odkazu.
profile-finished = { $count ->
    [one] { $count } dohraná hra
    [few] { $count } dohrané hry
    [many] { $count } dohrané hry
   *[other] { $count } dohraných her
}
profile-against = Vy proti hráči { $name }
profile-ahead-you = Vy vpředu
profile-level = Nikdo vpředu
profile-ahead-other = { $name } vpředu
profile-games = Hry
profile-results = Výsledky
profile-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
profile-game = Hra
profile-list = Dohrané hry
profile-list-about = Soukromé hry vidí jen ti, kdo je hráli.
profile-search = Hledat v těchto hrách
search-opponent = Soupeř
search-variant = Hra
search-result = Výsledek
search-all = Vše
games-none-found = Taková hra tu není.
games-more = Ukázat další
games-look-back = Projít hru: { $name }, { $form }

outcome-won = Výhra
outcome-lost = Bez výhry
outcome-drawn = Remíza
outcome-left = Odchod

## Hodnocení

rating = Hodnocení
ratings-title = Hodnocení hráčů
rating-two = dva hráči
rating-more = tři a více
rating-none = Zatím žádné hodnocené hry.
rating-provisional = Zatím neustálené: z deseti her { $count ->
    [one] se počítá { $count }.
    [few] se počítají { $count }.
    [many] se počítá { $count }.
   *[other] se počítá { $count }.
}
rating-settled = { $count ->
    [one] Počítá se { $count } hra.
    [few] Počítají se { $count } hry.
    [many] Počítá se { $count } hry.
   *[other] Počítá se { $count } her.
}
rating-place = { $place }. místo
rating-graph = Hodnocení v posledních hrách: na začátku { $first }, nyní { $last }.
rating-numbers = Totéž v číslech
rating-date = Datum
rating-waiting = Hodnocení se hned spočítá.
rating-repeated = Hodnocená hra, ale nikomu se nepočítá: dva z hráčů spolu během týdne odehráli už pět her, které se počítaly.
rating-change = Hodnocení { $form }

ratings-about = Hodnocené hry jsou jen pro lidi a s hodinami. Kdo odejde nebo nestihne čas, prohrál. Hodnocení se ustálí po deseti hrách a z her týchž dvou lidí se počítá jen pět za týden.
ratings-list = Žebříček
ratings-place = Pořadí
ratings-name = Jméno
ratings-settled = Ustálená hodnocení
ratings-empty = Deset takových hodnocených her zatím nikdo neodehrál.
ratings-provisional = Zatím neustálená
ratings-provisional-about = Těmto lidem se počítá méně než deset her.
ratings-own = Vy
ratings-page = Strana { $number } z { $total }
ratings-before = Předchozí strana
ratings-next = Další strana

## Hodnocené stoly

rated = Hodnocená
rated-table = Hodnocená hra
rated-about = Jen pro lidi, s hodinami a náhodným rozdáním. Kdo odejde nebo nestihne čas, prohrál. Na hru se pak může podívat každý.
rated-waiting = Tato hra je hodnocená: kdo odejde nebo nestihne čas, prohrál, a pak se na ni může podívat každý.
