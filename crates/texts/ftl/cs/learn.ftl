learn-aim = Cíl hry
learn-advance = Dopředu s kartou
learn-jump = Skoky
learn-board = Do šalupy
learn-one = Dozadu pro kartu
learn-two = Dozadu pro dvě
learn-turn = Celý tah
learn-road = Volná cesta
learn-row = Odkrytá řada
learn-hidden = Zakryté karty
learn-first = První plán: utíkat
learn-second = Druhý plán: sbírat
learn-third = Třetí plán: od každého něco
learn-free = Váš vlastní plán

## The aim

learn-aim-tunnel = Noc nad Cartagenou. Vaši piráti, ti modří, prchají z pevnosti tunelem. Na druhém konci čeká šalupa.
learn-aim-six = Je jich šest. Vyhrává ten, kdo jako první dostane všech šest na palubu. Pět vašich už to dokázalo, poslední stojí na políčku 33.
learn-aim-last = Zbývá vám jediná karta, klíč. Vyberte posledního piráta a zahrajte klíč.
learn-aim-won = Všech šest je na palubě: vyhráli jste! Teď se podívejme, jak se tam dostali.
learn-aim-wrong = Tak by se od šalupy vzdálil. Váš poslední pirát potřebuje klíč.

## Forward

learn-advance-first = Všichni začínají v pevnosti se šesti kartami. Na kartách jsou stejné symboly jako na políčkách. Zahrajte dýku: pirát poběží na nejbližší volnou dýku.
learn-advance-first-right = Políčko 5, první dýka v tunelu. Karta putuje na odkládací hromádku.
learn-advance-first-wrong = Každá karta někoho posune, ale nejdřív zkuste dýku.
learn-advance-same = Tentýž pirát smí jít hned dál. Zahrajte láhev pro piráta na políčku 5.
learn-advance-same-right = Na nejbližší láhev vpředu, na políčko 8. Láhev na políčku 1 je vzadu, ta se nepočítá.
learn-advance-same-wrong = Teď jde dál pirát z políčka 5, a to s lahví.
learn-advance-free = Ještě jeden pohyb: kterákoli karta, kterýkoli pirát. Co svítí, to můžete vybrat.
learn-advance-free-right = Výborně! Čím dál je nejbližší volné políčko se symbolem, tím cennější je karta.
learn-advance-free-wrong = Ještě máte pohyb: zahrajte další kartu.

## Jumping

learn-jump-over = Počítají se jen volná políčka. První dvě dýky, 5 a 7, jsou obsazené. Zahrajte dýku pro piráta v pevnosti a dívejte se.
learn-jump-over-right = Přes obě, rovnou na políčko 18! Obsazená políčka skok prodlužují.
learn-jump-over-wrong = Zahrajte dýku pro piráta v pevnosti: přeskočí dvě políčka najednou.
learn-jump-own = Počítají se i vaši piráti, třeba ten na políčku 18. Zahrajte druhou dýku pro piráta na políčku 3.
learn-jump-own-right = Přes 5, přes 7, přes vlastního piráta na 18, až na políčko 22.
learn-jump-own-wrong = Vezměte piráta na políčku 3 a dýku: přeskočí i vašeho vlastního piráta.
learn-jump-find = Najděte ještě jeden skok. Která vaše karta má nejbližší políčko obsazené?
learn-jump-find-right = Klíč na políčku 6 byl obsazený, a tak pirát doběhl až na 9.
learn-jump-find-wrong = To není skok. Hledejte symbol, který je obsazený hned před některým z vašich pirátů.

## Boarding

learn-board-last = A když vpředu žádné volné políčko se symbolem není? Poslední láhev, na 34, je obsazená. Zahrajte láhev pro piráta na políčku 30.
learn-board-last-right = Vpředu není nic volného, a tak jde rovnou do šalupy.
learn-board-last-wrong = Vezměte piráta na políčku 30 a láhev: jediná láhev před ním je obsazená.
learn-board-far = Funguje to i zdaleka. Všechny lebky před pirátem na políčku 20 jsou obsazené: 21, 29 i 36. Zahrajte pro něj lebku.
learn-board-far-right = Sedmnáct políček na jedinou kartu!
learn-board-far-wrong = Zkuste lebku pro piráta na políčku 20: doběhne až do šalupy.
learn-board-find = V tomto tahu se může nalodit i třetí. Která karta dostane do šalupy piráta z políčka 27?
learn-board-find-right = Jediná pistole vpředu byla obsazená. Tři nalodění v jednom tahu!
learn-board-find-wrong = To ještě není šalupa. Který symbol nemá mezi 27 a šalupou žádné volné políčko?

## Back for one

learn-one-back = Došly vám karty! Nové získáte jedině tak, že půjdete dozadu. Vraťte piráta z políčka 15 na nejbližší obsazené políčko za ním.
learn-one-back-right = Stál tam jeden pirát, berete si tedy jednu kartu.
learn-one-wrong = Nejdřív dozadu: pirát nejblíž k šalupě má za sebou někoho, ke komu se může vrátit.
learn-one-own = Vlastní piráti poslouží stejně dobře jako cizí. Ještě jednou dozadu, z 12 na 9.
learn-one-own-right = Další karta. Jít dozadu není ztráta: karty vás donesou mnohem dál.
learn-one-play = Kartu, kterou jste si právě vzali, smíte hned zahrát. Zahrajte jednu z těch dvou.
learn-one-play-right = Dvakrát dozadu a jednou dopředu, a to všechno v jednom tahu.
learn-one-play-wrong = Ještě ne: nejdřív zahrajte jednu z nových karet.

## Back for two

learn-two-pair = Na políčku 17 stojí dva piráti. Vraťte se k nim s tím svým z políčka 20.
learn-two-pair-right = Stáli tam dva, berete si dvě karty. Teď je políčko plné: víc než tři se tam nevejdou.
learn-two-pair-wrong = To by šlo, ale pirát na políčku 20 má hned za sebou dva piráty.
learn-two-skip = Cestou dozadu se přeskakují prázdná a plná políčka, nikdy však políčko s jedním nebo dvěma piráty. Podívejte se, kde skončí pirát z políčka 22.
learn-two-skip-right = Kolem tří na 17 až ke dvěma na 10: zase dvě karty.
learn-two-skip-wrong = Vezměte piráta z políčka 22: musí projít kolem plného políčka.
learn-two-find = Ještě jednou pro dvě! U každého pohybu dozadu předem vidíte, kolik karet přinese.
learn-two-find-right = Další dvě. Šest karet v jednom tahu!
learn-two-find-wrong = To dvě karty nepřinese. Osamělý pirát po cestě vás zastaví: najděte pohyb dozadu, který skončí u dvou.
learn-two-boat = Dobré vědět: do pevnosti se nikdo nevrací. Ale pirát v šalupě se smí vrátit do tunelu pro karty.

## A turn

learn-turn-one = V jednom tahu můžete udělat až tři pohyby a počítají je lucerny. Udělejte jeden, jaký chcete.
learn-turn-one-right = Jedna lucerna zhasla, zbývají dva pohyby.
learn-turn-wrong = Mohli byste skončit, ale tentokrát využijte všechny tři pohyby.
learn-turn-stop = Po jednom nebo dvou pohybech smíte skončit a karty si nechat. Ukončete tah.
learn-turn-stop-right = Červená šla dvakrát dopředu a skončila. Jste zase na řadě.
learn-turn-stop-wrong = To si nechte na později: teď ukončete tah.
learn-turn-three = Teď využijte všechny tři pohyby v libovolném pořadí: dopředu či dozadu, stejným pirátem nebo jiným.
learn-turn-more = Jeden je hotový. Dál.
learn-turn-last = A třetí.
learn-turn-over = Tři pohyby a váš tah je u konce. Ve skutečné hře to potvrdíte, nebo poslední pohyb vrátíte.

## The road

learn-road-build = Na dvou dýkách, 5 a 7, stojí vaši piráti. Obsaďte i další: zahrajte dýku pro piráta na políčku 16.
learn-road-build-right = Tři obsazené dýky za sebou: to je volná cesta.
learn-road-build-wrong = Cestu otevřete, když zahrajete dýku pro piráta na políčku 16.
learn-road-wait = Dýku má i Červená. Ukončete tah a dívejte se.
learn-road-wait-right = Z pevnosti rovnou na 22! Cesta je volná pro každého, kdo má tu kartu.
learn-road-wait-wrong = Tentokrát tady skončete: uvidíme, co udělá Červená.
learn-road-theirs = Jenže cestu otevřela i Červená: lebky na 4 a 12. Zahrajte lebku pro piráta v pevnosti.
learn-road-theirs-right = Až na 17, díky Červené. Otvírejte cesty pro karty, které máte v ruce, a přerušujte ty, které pomáhají jiným.
learn-road-theirs-wrong = Využijte cestu Červené: zahrajte lebku pro piráta v pevnosti.

## The row and the hands

learn-row-open = Ve variantě Tortuga je všechno odkryté: karty v rukou i řada dvanácti karet. Berou se vždy první karty u šipky.
learn-row-one = První leží klíč, za ním třírohý klobouk a lebka. Jděte dozadu tak, abyste získali jen klíč.
learn-row-one-right = Klíč je váš a věděli jste to předem.
learn-row-one-wrong = Chcete právě jednu kartu: najděte pohyb dozadu, který přinese jednu.
learn-row-two = Teď si vezměte klobouk a lebku: jděte dozadu na políčko se dvěma piráty.
learn-row-two-right = Obě jsou vaše. Co necháte ležet, může si vzít další hráč.
learn-row-two-wrong = Chcete dvě karty: najděte pohyb dozadu, který přinese dvě.
learn-hidden-jamaica = Ve variantě Jamajka žádná řada není a karty v ruce jsou zakryté. U Červené vidíte jen jejich počet.
learn-hidden-draw = Jděte dozadu s pirátem na políčku 13. Karta přijde ze zakrytého balíčku: rozhoduje štěstí.
learn-hidden-draw-right = Klíč! Nikdo jiný to neví.
learn-hidden-draw-wrong = Nejdřív si vezměte kartu: jděte dozadu s pirátem na políčku 13.
learn-hidden-hispaniola = Ve variantě Hispaniola jsou karty v ruce také zakryté, ale nové se berou z odkryté řady. Kdo dává pozor, ví, co si ostatní vzali.

## The plans of the rulebooks

learn-plan-table = Tuto pozici vysvětlují všechna pravidla: čtyři hráči, Tortuga a vy jste Modrá. Pro váš tah ukazují tři plány. Vyzkoušejte všechny.
learn-plan-wrong = Pěkný nápad pro vaši vlastní hru! Tento plán jde jinudy: vyberte, co svítí.
learn-first-fort = Máte čtyři dýky. S první vyveďte piráta z pevnosti.
learn-first-fort-right = Dýka na 5 byla obsazená, a tak doběhl na 7.
learn-first-six = Na políčku 6 stojí dva vaši. Zahrajte dýku pro jednoho z nich.
learn-first-six-right = Na 15: na dýce na 7 už stojí váš pirát.
learn-first-other = A teď ten druhý z políčka 6.
learn-first-other-right = Přes 7 a 15 až na 24. Tři piráti jsou o pořádný kus dál.
learn-first-road = Lákavé, ale nebezpečné: 5, 7, 15 a 24 jsou teď volná cesta z dýk a druhá a třetí karta v řadě jsou dýky. Kdo si je vezme, poběží po vaší cestě.
learn-second-one = Stejná pozice, jiný plán: sbírat karty. Jděte dozadu se svým pirátem na políčku 17.
learn-second-one-right = Na 12, kde stál jeden zelený pirát: jedna karta.
learn-second-two = Na 17 po něm zůstali jen dva. Teď tedy dozadu z 18.
learn-second-two-right = Dvě karty a políčko 17 je zase plné.
learn-second-more = Ještě jednou ze 17: na 12 už stojí dva.
learn-second-more-right = Další dvě: pět karet v jednom tahu! Tři vaši piráti ale zůstali daleko vzadu a nemusejí šalupu stihnout.
learn-third-boat = Od každého něco. Za 17 jsou všechny lahve obsazené: zahrajte láhev pro piráta, který tam stojí.
learn-third-boat-right = Rovnou na palubu, váš první!
learn-third-back = Teď dozadu z 18 ke dvěma červeným pirátům na 17.
learn-third-back-right = Dvě karty a láhev na 18 je zase volná: nikdo jiný se s lahví tak snadno nenalodí.
learn-third-fort = A nakonec dýka pro piráta v pevnosti.
learn-third-fort-right = Na 7. Jeden na palubě, dvě karty v ruce, jeden venku z pevnosti: podle pravidel nejchytřejší ze tří plánů.
learn-free-turn = Ještě jednou stejná pozice a teď rozhodujete vy. Udělejte jeden až tři vlastní pohyby.
learn-free-right = To je celá hra a vy ji umíte! Začněte opravdovou partii, a až si nebudete jistí, zeptejte se kapitána tlačítkem Rada.

## The page of the course

learn-lead = Krátké lekce a v každé kousek hry, který si sami zahrajete. Všechny dohromady zaberou asi čtvrt hodiny.
learn-begin = Začít
learn-continue = Pokračovat
learn-all = Všechny lekce
learn-number = Lekce { $number } z { $total }
learn-step = Krok { $number } z { $total }
learn-done = hotovo
learn-next = Dál
learn-next-lesson = Další lekce
learn-again = Ještě jednou
learn-play = Začít opravdovou hru
learn-which = Vede tam víc cest: vyberte piráta i kartu.
# A player, then what they hold.
learn-with = { $first }: { $last }
