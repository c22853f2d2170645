### Links that show the board: what programs say about a link.

link-title = { $places } – Cartagena, { $form }
link-title-empty = Cartagena, { $form }
link-free = { $count ->
    [0] Alle pladser er taget; spillet begynder om lidt.
    [one] { $count } plads er fri.
   *[other] { $count } pladser er fri.
}
link-playing = Spillet er i gang; det er { $name }, der skal rykke.
link-over = Spillet er slut.
link-won = { $name } har vundet.
link-drawn = Spillet endte uafgjort.
link-about = Pirater flygter fra fæstningen Cartagena: et brætspil i browseren, uden konto.
