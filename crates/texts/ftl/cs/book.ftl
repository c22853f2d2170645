book-aim = O co ve hře jde
book-aim-players = Hrají dva až pět hráčů. Každý vede šest pirátů jedné barvy: modré, červené, žluté, zelené nebo hnědé.
book-aim-time = Podle českých a japonských pravidel je hra pro hráče od osmi let a trvá 30 až 45 minut.
book-aim-picture = Pevnost je před políčkem 1, šalupa za políčkem 36.

book-story = Příběh o útěku
book-story-escape = V roce 1672, jak vyprávějí pravidla, uprchli piráti z pevnosti Cartagena. Hebrejská a česká pravidla mluví o hrstce, ostatní asi o třiceti, a třicet jich je i v krabici s hrou.
book-story-names = Všechna pravidla kromě japonských dodávají, že piráti v Karibiku o tomto útěku později hráli hru: na Jamajce rychlejší, kde jde víc o štěstí, na ostrově Tortuga (v hebrejských pravidlech v Cartageně) takovou, kde rozhoduje taktika. Odtud mají varianty svá jména.

book-parts = Co je na stole
book-parts-symbols = Na políčkách i na kartách je šest symbolů.
book-parts-tunnel = Tunel má šest dílů plánu po šesti políčkách a na každém dílu je každý symbol jednou. Díly se kladou v libovolném pořadí a libovolným směrem, takže existuje 46 080 různých tunelů.
book-parts-sides = Podle pravidel jsou díly potištěné z obou stran. Druhé strany neukazuje žádný pramen, a tak hrajeme se šesti známými díly, v obou směrech.
book-parts-ends = Pevnost a šalupa nejsou políčka: může tam stát libovolný počet pirátů.
book-parts-cards = Karet je 102, od každého symbolu 17. Navíc je tu karta se šipkou; nikdo si ji nebere, jen ukazuje, od kterého konce řady se karty berou.

book-setup = Příprava
book-setup-tunnel = Položte šest dílů za sebe, náhodně nebo jak chcete.
book-setup-pirates = Všechny piráty postavte do pevnosti.
book-setup-deal = Zamíchejte karty a každému rozdejte šest. Zbytek je dobírací balíček.
book-setup-row = Ve variantách Tortuga a Hispaniola vyložte do řady dvanáct odkrytých karet. První vyložená se bere jako první; směr ukazuje karta se šipkou pod řadou. Ve variantě Jamajka potřeba není.
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
book-variants-books = Jamajka a Tortuga jsou v pravidlech; v hebrejských se Tortuga jmenuje Cartagena. Hispaniola není v žádném z pěti vydání: je to varianta, která se hraje na internetu.

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
book-example-table = Tuto pozici vysvětlují všechna pravidla: čtyři hráči, Tortuga, na řadě je Modrá. Všechny tři plány si můžete zahrát v kurzu. Hodnocení jsou z pravidel.
book-example-first = První plán: tři dýky, z pevnosti na 7, ze 6 na 15 a ze 6 na 24. Lákavé, ale většinou ne nejlepší: dýky na 5, 7, 15 a 24 jsou teď volnou cestou pro všechny a druhá a třetí karta v řadě jsou dýky.
book-example-second = Druhý plán: ze 17 dozadu na 12, z 18 na 17 a ze 17 zase na 12. To je pět karet v jednom tahu a na chvíli vystačí. Tři modří piráti ale zůstali daleko vzadu a nemusejí šalupu stihnout.
book-example-third = Třetí plán, nejchytřejší: s lahví ze 17 do šalupy, z 18 dozadu na 17 pro dvě karty, čímž se přeruší volná cesta z lahví, a s dýkou z pevnosti na 7.

book-sources = Jak se pravidla liší
book-sources-five = Zdejší pravidla vycházejí z pěti tištěných vydání: hebrejského, ruského, dánského, českého a japonského. Ve všem se neshodují.
book-source-first = Kdo začíná
book-source-first-answer = Ten, kdo se nejvíc podobá pirátovi, v hebrejských pravidlech pirátskému vůdci. Všechna kromě japonských upozorňují, že to nemusí být výhoda. Tady rozhoduje los, pokud si nevyberete sami.
book-source-least = Aspoň jeden pohyb
book-source-least-answer = Vyžadují ho ruská, dánská a japonská pravidla. Hebrejská mluví o jednom, dvou nebo třech pohybech a jen česká dovolují tah vynechat. Tady je jeden pohyb povinný, pokud vynechání tahu nepovolíte.
book-source-draw = Karty za pohyb dozadu
book-source-draw-answer = Podle dánských pravidel si je vzít musíte, ruská a japonská prostě říkají, že se berou. Podle hebrejských a českých si za jednoho piráta jednu vzít smíte a za dva dostanete dvě. Tady se berou vždy: volba, na které se dá jen prodělat, nikomu nepomůže.
book-source-board = Nalodění
book-source-board-answer = Když už žádné volné políčko se symbolem není, podle ruských a dánských pravidel piráta nalodit můžete; podle ostatních se prostě nalodí. Tady se nalodí vždy: vybíráte kartu, ne cíl.
book-source-shuffle = Nový dobírací balíček
book-source-shuffle-answer = Podle pravidel vznikne z odložených karet, jakmile se ten starý dobere. Tady se čeká, až je karta potřeba: u stolu nikdo nemíchá dřív a karty zahrané mezitím do něj patří také.
book-source-slips = Tiskové chyby
book-source-slips-answer = V ruském a dánském výčtu symbolů chybí pistole a hebrejská pravidla počítají šest barev místo pěti. V prvním plánu příkladu hrají hebrejská druhou dýku ze 7 místo ze 6 a ve třetím podle dánských Modrá láhev obsadí, ačkoli ji ve skutečnosti uvolní.

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
