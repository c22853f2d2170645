book-aim = O co ve hře jde
book-aim-players = Hrají dva až pět hráčů. Každý vede šest pirátů jedné barvy: modré, červené, žluté, zelené nebo hnědé.
book-aim-picture = Pevnost je před políčkem 1, šalupa za políčkem 36.

book-parts = Co je na stole
book-parts-symbols = Na políčkách i na kartách je šest symbolů.
book-parts-tunnel = Tunel má šest dílů plánu po šesti políčkách a na každém dílu je každý symbol jednou. Díly se kladou v libovolném pořadí a libovolným směrem, takže existuje 46 080 různých tunelů.
book-parts-ends = Pevnost a šalupa nejsou políčka: může tam stát libovolný počet pirátů.
book-parts-cards = Karet je 102, od každého symbolu 17. Navíc je tu karta se šipkou; nikdo si ji nebere, jen ukazuje, od kterého konce řady se karty berou.

book-setup = Příprava
book-setup-tunnel = Položte šest dílů za sebe, náhodně nebo jak chcete.
book-setup-pirates = Všechny piráty postavte do pevnosti.
book-setup-deal = Zamíchejte karty a každému rozdejte šest. Zbytek je dobírací balíček.
book-setup-row = Ve variantách Tortuga a Hispaniola vyložte do řady dvanáct odkrytých karet. První vyložená se bere jako první.
book-setup-first = Začíná ten, kdo se nejvíce podobá pirátovi (není to vždy výhoda), nebo rozhodne los. Pak se hraje po směru hodinových ručiček.
book-setup-fewer = Je-li hráčů méně než pět, zbylé barvy se nepoužijí, ale karty zůstávají všechny.

book-turn = Když jste na řadě
book-turn-mix = Kombinujte je, jak chcete; týmž pirátem smíte pohnout i znovu.
book-turn-end = Aspoň jeden pohyb udělat musíte, pokud můžete. Po jednom nebo dvou smíte skončit, třetí pohyb je poslední.

book-advance = Dopředu
book-advance-jump = Obsazená políčka se přeskakují, ať je jich kolik chce. Vlastní piráti se počítají stejně jako cizí.
book-advance-picture = Žlutá hraje lebku. Lebky na 12 a 17 jsou obsazené, a tak pirát běží z 9 na 23.
book-advance-boat = Za 17 jsou všechny lahve obsazené. S lahví jde tento modrý pirát rovnou do šalupy.

book-retreat = Dozadu
book-retreat-picture = Červená jde dozadu z 8 na 6, kde stojí dva modří piráti, a bere si dvě karty.
book-retreat-skip = Nezáleží na tom, čí piráti tam stojí. Prázdná políčka a políčka se třemi se přeskakují, ale přes políčko s jedním pirátem se na políčko se dvěma dostat nelze. Když za pirátem žádné vhodné není, dozadu jít nemůže.
book-retreat-full = Na 17 stojí tři piráti. Modrý z 18 proto jde kolem nich až na 12 a získá jednu kartu.

book-cards = Karty
book-cards-now = Kartu, kterou jste si právě vzali, smíte zahrát v témže tahu.
book-cards-pile = Když je potřeba karta a dobírací balíček je prázdný, zamíchá se odkládací hromádka a stane se balíčkem. Právě zahraná karta už v ní leží.
book-cards-row = Z řady se bere první karta. Jakmile je řada prázdná, vyloží se dvanáct nových karet, i když si hráč vzal teprve první ze dvou.
book-cards-short = Dojde-li balíček během vykládání, zamíchá se odkládací hromádka a vykládá se dál; když to pořád nestačí, bude řada kratší. Mají-li všechny karty hráči v ruce, zůstane řada prázdná, a než si někdo příště vezme kartu, vyloží se z toho, co se mezitím odložilo.
book-cards-none = V ruce smíte mít libovolný počet karet. I když už nikde žádná není, smíte jít dozadu; vezmete si, co je, třeba i nic.
book-cards-open = Všichni vždy vidí tunel, všechny piráty, počet karet každého hráče i dobíracího balíčku a každou zahranou kartu.

book-variants = Tři varianty
book-variants-memory = Ve variantě Hispaniola všichni vidí, které karty si kdo vzal z řady. Program si to za všechny pamatuje, dokud nejsou zahrané.
book-variants-books = Jamajka a Tortuga jsou v pravidlech; v hebrejských se Tortuga jmenuje Cartagena. Hispaniola je varianta, která se hraje na internetu.

book-options = Volitelná pravidla
book-options-why = Kde se pravidla rozcházejí, rozhodujete vy.
book-options-default = Pokud nezvolíte jinak, tah vynechat nelze, ale vrátit se ze šalupy ano.
book-options-books = Tak se tu hraje podle hebrejských, ruských, dánských a japonských pravidel; podle českých se smí i vynechat tah.

book-end = Konec hry
book-end-win = Jakmile hráč dostane na palubu šestého piráta, vyhrává, třeba i uprostřed tahu.
book-end-draw = Když nikdo u stolu nemůže jít dopředu ani dozadu, hra hned končí remízou. Pravidla o tom mlčí, je to naše domácí pravidlo.

book-cases = Zvláštní případy
book-case-none = Nemáte žádný možný pohyb
book-case-none-answer = Váš tah končí, nic jiného dělat nejde.
book-case-boat = Nemáte karty a dozadu může jít jen pirát v šalupě
book-case-boat-answer = Pokud jste v tomto tahu ještě s nikým nepohnuli, jít musí. Zůstat smí, jen když je dovoleno tah vynechat.
book-case-same = Pirát stojí na lahvi a vy hrajete láhev
book-case-same-answer = Jde na nejbližší volnou láhev vpředu; když žádná není, do šalupy.
book-case-leave = Pirát opustí políčko se třemi
book-case-leave-answer = Od té chvíle tam stojí dva a hned váš další pohyb toho může využít.
book-case-draw = Nechcete karty, které se berou za pohyb dozadu
book-case-draw-answer = Vzít si je musíte: patří k pohybu.
book-case-board = Do šalupy se vám ještě nechce
book-case-board-answer = Když žádné volné políčko se symbolem nezbývá, je jediným cílem šalupa. Ale tu kartu hrát nemusíte.

book-example = Příklad z pravidel
book-example-table = Tuto pozici vysvětlují všechna pravidla: čtyři hráči, Tortuga, na řadě je Modrá. Všechny tři plány si můžete zahrát v kurzu.
book-example-first = První plán: tři dýky, z pevnosti na 7, ze 6 na 15 a ze 6 na 24. Lákavé, ale většinou ne nejlepší: dýky na 5, 7, 15 a 24 jsou teď volnou cestou pro všechny a druhá a třetí karta v řadě jsou dýky.
book-example-second = Druhý plán: ze 17 dozadu na 12, z 18 na 17 a ze 17 zase na 12. To je pět karet v jednom tahu. Tři modří piráti ale zůstali daleko vzadu.
book-example-third = Třetí plán, nejchytřejší: s lahví ze 17 do šalupy, z 18 dozadu na 17 pro dvě karty, čímž se přeruší volná cesta z lahví, a s dýkou z pevnosti na 7.

## The page itself

read-contents = Obsah
read-search = Hledat v pravidlech
read-found = { $count ->
    [0] Nic se nenašlo. Zkuste jiné slovo nebo jen jeho začátek.
    [one] Nalezena { $count } kapitola
    [few] Nalezeny { $count } kapitoly
    [many] Nalezeno { $count } kapitoly
   *[other] Nalezeno { $count } kapitol
}
read-show = Ukázat pohyby
read-course = Všechno se také můžete naučit hrou.
