## Who plays

level = { $level ->
    [landlubber] Zelenáč
    [deckhand] Plavčík
    [sailor] Námořník
    [bosun] Bocman
    [captain] Kapitán
   *[admiral] Admirál
}
level-about = { $level ->
    [landlubber] Poprvé na palubě: běží dopředu, myslí jen na nejbližší pohyb a skoro nikdy ho nenapadne jít dozadu. Přesně pro první hry.
    [deckhand] Veselý začátečník: rád běží k šalupě, myslí vždy jen na jeden pohyb a často zapomíná jít dozadu.
    [sailor] Ví, k čemu je dobré jít dozadu, ale často si není jistý, co je nejlepší.
    [bosun] Promýšlí celý tah a má jistou ruku.
    [captain] Než něco zahraje, zváží, co odpovědí ostatní.
   *[admiral] Přemýšlí, dokud má čas, a poslední tahy, když to jde, propočítá až do konce.
}
setup-person = Člověk

## While they play

bot-thinks = { $name } přemýšlí.
