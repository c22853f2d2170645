cli-about = Brætspillet Cartagena: spil det, studér det, lad det køre.
cli-play = Spil ved ét tastatur, to til fem personer
cli-new = Stil et nyt spil op, og vis stillingen
cli-show = Vis en stilling i terminalen eller som billede
cli-replay = Gå et nedskrevet spil igennem skridt for skridt
cli-engine = Svar på kommandoer linje for linje, til andre programmer
cli-perft = Tæl rækkefølger af træk med en given længde
cli-playouts = Spil tilfældige spil, og mål farten

playouts-games = Spil
playouts-actions = Handlinger
playouts-speed = Handlinger pr. sekund
playouts-speed-core = Handlinger pr. sekund og kerne
playouts-length = Et spils længde i handlinger
playouts-mean = gennemsnit
playouts-wins = Sejre efter plads
playouts-drawn = Uafgjort
playouts-stopped = Standset efter { $count ->
    [one] { $count } handling
   *[other] { $count } handlinger
}
replay-turn = Tur { $number } af { $total }
picture-saved = Billedet ligger i { $file }.
