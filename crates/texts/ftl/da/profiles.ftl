### Mennesker: profiler, afsluttede spil, ratings og deres lister.

profile-nobody = Nogen
profile-link = Din profil
profile-you = Det er dig.
profile-program = Det her er en bot: et program, som nogen lader spille.
profile-since = Her siden { $form }
profile-missing = Den profil findes ikke. Måske kendes personen ikke her mere, eller en del af linket mangler.
profile-finished = { $count ->
    [one] Et afsluttet spil
   *[other] { $count } afsluttede spil
}
profile-against = Dig mod { $name }
profile-ahead-you = Du var foran
profile-level = Ingen var foran
profile-ahead-other = { $name } var foran
profile-games = Spil
profile-results = Resultater
profile-players = { $count ->
    [one] { $count } spiller
   *[other] { $count } spillere
}
profile-game = Spil
profile-list = Afsluttede spil
profile-list-about = Private spil vises kun for dem, der var med.
profile-search = Søg i disse spil
search-opponent = Modstander
search-variant = Spil
search-result = Resultat
search-all = Alle
games-none-found = Der er ikke noget sådant spil.
games-more = Vis flere
games-look-back = Gennemgå: { $name }, { $form }

outcome-won = Vundet
outcome-lost = Ikke vundet
outcome-drawn = Uafgjort
outcome-left = Forladt

## Ratings

rating = Rating
ratings-title = Ratings
rating-two = to spillere
rating-more = tre og flere
rating-none = Ingen ratede spil endnu.
rating-provisional = Ikke fast endnu: { $count ->
    [one] et spil ud af ti har talt med.
   *[other] { $count } spil ud af ti har talt med.
}
rating-settled = { $count ->
    [one] Et spil har talt med.
   *[other] { $count } spil har talt med.
}
rating-place = Plads { $place }
rating-graph = Ratingen gennem de seneste spil: den begyndte på { $first } og er nu { $last }.
rating-numbers = Det samme i tal
rating-date = Dato
rating-waiting = Ratingen følger om lidt.
rating-repeated = Ratet, men det tæller for ingen: to af spillerne havde spillet fem tællende spil med hinanden inden for en uge.
rating-change = Rating { $form }

ratings-about = Ratede spil er kun for mennesker og med ur. Den, der går eller løber tør for tid, har tabt. En rating er fast efter ti spil, og af spillene mellem de samme to tæller kun fem om ugen.
ratings-list = Liste
ratings-place = Plads
ratings-name = Navn
ratings-settled = Faste ratings
ratings-empty = Ingen har spillet ti ratede spil af denne slags endnu.
ratings-provisional = Ikke faste endnu
ratings-provisional-about = Færre end ti af disse menneskers spil har talt med.
ratings-own = Dig
ratings-page = Side { $number } af { $total }
ratings-before = Forrige side
ratings-next = Næste side

## Ratede borde

rated = Ratet
rated-table = Ratet spil
rated-about = Kun for mennesker, med ur og tilfældig fordeling. Den, der går eller løber tør for tid, har tabt. Alle kan se spillet bagefter.
rated-waiting = Dette spil er ratet: den, der går eller løber tør for tid, har tabt, og alle kan se det bagefter.
