## Who plays

level = { $level ->
    [landlubber] Landkrabbe
    [deckhand] Skibsdreng
    [sailor] Matros
    [bosun] Bådsmand
    [captain] Kaptajn
   *[admiral] Admiral
}
level-about = { $level ->
    [landlubber] Ny om bord: løber frem ét træk ad gangen og tænker næsten aldrig på at rykke tilbage. Lige det rigtige til de første spil.
    [deckhand] En munter begynder: elsker at løbe mod skibet, tænker ét træk ad gangen og glemmer tit at rykke tilbage.
    [sailor] Ved, hvorfor man rykker tilbage, men er tit i tvivl om, hvad der er bedst.
    [bosun] Planlægger hele turen med sikker hånd.
    [captain] Overvejer først, hvad de andre vil svare.
   *[admiral] Tænker, så længe tiden rækker, og regner de sidste ture helt ud, når det kan lade sig gøre.
}
setup-person = Menneske

## While they play

bot-thinks = { $name } tænker.
