cli-about = Desková hra Cartagena: hrát, zkoumat, nechat běžet.
cli-play = Hra u jedné klávesnice pro dva až pět lidí
cli-new = Připravit novou hru a ukázat pozici
cli-show = Ukázat pozici v terminálu nebo jako obrázek
cli-replay = Projít záznam hry krok za krokem
cli-engine = Odpovídat na příkazy po řádcích, pro jiné programy
cli-perft = Spočítat posloupnosti tahů dané délky
cli-playouts = Odehrát náhodné hry a změřit rychlost

playouts-games = Hry
playouts-actions = Akce
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
replay-turn = Kolo { $number } z { $total }
picture-saved = Obrázek je v souboru { $file }.
