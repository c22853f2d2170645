learn-aim = Cíl hry
learn-advance = Dopředu s kartou
learn-jump = Skoky
learn-board = Do šalupy
learn-one = Dozadu pro karty
learn-two = Dozadu pro dvě
learn-turn = Celý tah
learn-road = Volná cesta
learn-row = Odkrytá řada
learn-refill = Když dojdou karty
learn-hidden = Zakryté karty
learn-leave = Návrat ze šalupy (volitelně)
learn-first = První plán: utíkat
learn-second = Druhý plán: sbírat
learn-third = Třetí plán: od každého něco
learn-free = Váš vlastní plán

## The aim

learn-aim-tunnel = Noc nad Cartagenou. Vašich šest pirátů, těch modrých, prchá z pevnosti tunelem. Vyhrává ten, kdo jako první dostane všech šest do šalupy.
learn-aim-last = Pět vašich už je v šalupě, poslední stojí na políčku 33. Zbývá vám jediná karta, klíč. Vyberte piráta a pak šalupu.
learn-aim-won = Všech šest je na palubě: vyhráli jste! Před vaším pirátem už žádný klíč není, a tak ho karta dovedla rovnou do šalupy.
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

learn-one-back = Došly vám karty! Nikdo nové nerozdává: karty získáte jedině cestou dozadu. Vraťte piráta z políčka 15 na nejbližší obsazené políčko za ním.
learn-one-back-right = Stál tam jeden pirát, berete si tedy jednu kartu, první z řady.
learn-one-back-wrong = Jděte dozadu s pirátem z políčka 15: na 12 někdo stojí.
learn-one-pair = Dva piráti znamenají dvě karty. Vraťte piráta z políčka 9 ke dvěma na 7.
learn-one-pair-right = Dvě karty! Nezáleží na tom, čí jsou to piráti: počítají se i vaši.
learn-one-pair-wrong = Vezměte piráta z políčka 9: stojí za ním dva, a to jsou dvě karty.
learn-one-play = Kartu, kterou jste si právě vzali, smíte hned zahrát. Zahrajte jednu z těch tří.
learn-one-play-right = Dvakrát dozadu, jednou dopředu. Tak se postupuje: dozadu pro karty a s nimi daleko dopředu.
learn-one-play-wrong = Ještě ne: nejdřív zahrajte jednu z nových karet.

## Back for two

learn-two-single = Rozhoduje nejbližší obsazené políčko. Z 22 byste rádi ke dvěma na 17, ale mezi nimi, na 20, stojí váš vlastní pirát. Jděte dozadu z 22.
learn-two-single-right = Zastaví se na 20: jen jedna karta. Osamělý pirát vám zatarasí cestu k dvojici za ním.
learn-two-single-wrong = Zkuste to nejdřív s pirátem z políčka 22.
learn-two-pair = Mezi 20 a dvěma piráty na 17 nikdo nestojí. Vraťte se k nim.
learn-two-pair-right = Stáli tam dva, berete si dvě karty. Teď je políčko plné: víc než tři se tam nevejdou.
learn-two-pair-wrong = To by šlo, ale z políčka 20 se vrátíte ke dvěma.
learn-two-skip = Plná políčka se přeskakují stejně jako prázdná. Najděte piráta, který se může vrátit kolem tří na 17 ke dvěma na 10.
learn-two-skip-right = Kolem tří na 17 až ke dvěma na 10: další dvě. Pět karet v jednom tahu!
learn-two-skip-wrong = Ten ne. Musí stát za 17 a cestou nesmí být nikdo jiný.

## A turn

learn-turn-one = Tah je jeden až tři pohyby, dopředu či dozadu, s kterýmkoli vaším pirátem. Každá lucerna je jeden pohyb. Udělejte jeden, jaký chcete.
learn-turn-one-right = Jedna lucerna zhasla: zbývají dva pohyby.
learn-turn-wrong = Každý tah má aspoň jeden pohyb. Nejdřív ho udělejte.
learn-turn-undo = Rozmysleli jste si to? Vrátit vezme pohyb zpátky, pokud se při něm neukázala neznámá karta. Stiskněte Vrátit.
learn-turn-undo-wrong = Nejdřív zkuste tlačítko Vrátit.
learn-turn-hint = Všechno je jako předtím. Nevíte, co zahrát? Zeptejte se kapitána: stiskněte Rada.
learn-turn-hint-wrong = Nejdřív zkuste tlačítko Rada.
learn-turn-captain = Kapitán by zahrál lebku z pevnosti: svítí. Ve skutečné hře vám řekne i proč. Zahrajte ji.
learn-turn-captain-right = Na 12, protože na lebce na 4 stojí váš vlastní pirát.
learn-turn-captain-wrong = Zahrajte kapitánův pohyb: lebku pro piráta v pevnosti.
learn-turn-stop = Jeden pohyb je povinný. Po jednom nebo dvou smíte skončit a karty si nechat: stiskněte Ukončit tah.
learn-turn-stop-right = Červená šla dvakrát dopředu a skončila. Jste zase na řadě.
learn-turn-stop-wrong = To si nechte na později: teď ukončete tah.
learn-turn-whole = A teď celý tah podle vás: až tři pohyby. I po třetím stůl čeká na vás: Vrátit, nebo Ukončit tah.
learn-turn-over = Na první hru to stačí! Pomůžou vám kapitánovy rady. Ostatní lekce počkají.

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
learn-refill-draw = V řadě zbývá jedna karta a v balíčku čtyři. Jděte dozadu z 22 ke dvěma na 20 pro dvě karty a dívejte se.
learn-refill-draw-right = Vzali jste poslední kartu. Hned byla vyložena nová řada dvanácti a z ní jste vzali první. Balíček nestačil, a tak se odkládací hromádka zamíchala a je z ní nový balíček.
learn-refill-draw-wrong = Vezměte si dvě karty: jděte dozadu s pirátem z políčka 22.
learn-refill-play = Odkládací hromádka je teď prázdná. Zahrajte libovolnou kartu: začne se jí nová.
learn-refill-play-right = Karty nikdy nedojdou nadlouho: co se zahrálo, to se vrátí.
learn-refill-play-wrong = Nejdřív zahrajte jednu ze svých karet.
learn-hidden-jamaica = Ve variantě Jamajka žádná řada není a karty v ruce jsou zakryté. U Červené vidíte jen jejich počet.
learn-hidden-draw = Jděte dozadu s pirátem na políčku 13. Karta přijde ze zakrytého balíčku: rozhoduje štěstí.
learn-hidden-draw-right = Klíč! Nikdo jiný to neví. Ve variantě Hispaniola jsou karty v ruce také zakryté, ale nové se berou z odkryté řady: kdo dává pozor, ví, co si ostatní vzali.
learn-hidden-draw-wrong = Nejdřív si vezměte kartu: jděte dozadu s pirátem na políčku 13.
learn-leave-boat = Žádné karty a za posledním pirátem nikdo. Pro karty ale pirát smí opustit šalupu; v nové hře můžete toto pravidlo vypnout. Jděte dozadu ze šalupy.
learn-leave-boat-right = Ke dvěma na 33: dvě karty. Do pevnosti se ale nikdo nevrací.
learn-leave-boat-wrong = Vyberte šalupu a pak políčko 33.
learn-leave-board = A teď zase na palubu: zahrajte klíč pro piráta na políčku 33.
learn-leave-board-right = Vpředu už žádný klíč není, a tak je zase v šalupě. A karta vám zůstala.
learn-leave-board-wrong = Zahrajte klíč pro piráta na políčku 33.
learn-leave-last = Využijte ji: zahrajte pistoli pro posledního piráta.
learn-leave-last-right = Ven, zase dovnitř a karta navíc: i piráti v šalupě mohou přinést karty.
learn-leave-last-wrong = Zahrajte pistoli pro piráta na políčku 12.

## The plans of the rulebooks

learn-plan-table = Tuto pozici vysvětlují všechna pravidla: čtyři hráči, Tortuga a vy jste Modrá. Pro váš tah ukazují tři plány. Vyzkoušejte všechny.
learn-plan-wrong = Pěkný nápad pro vaši vlastní hru! Tento plán jde jinudy: vyberte, co svítí.
learn-first-fort = Máte čtyři dýky. S první vyveďte piráta z pevnosti.
learn-first-fort-right = Dýka na 5 byla obsazená, a tak doběhl na 7.
learn-first-six = Na políčku 6 stojí dva vaši. Zahrajte dýku pro jednoho z nich.
learn-first-six-right = Na 15: na dýce na 7 už stojí váš pirát.
learn-first-other = A teď ten druhý z políčka 6.
learn-first-other-right = Přes 7 a 15 až na 24. Lákavé, ale nebezpečné: 5, 7, 15 a 24 jsou teď volná cesta z dýk a druhá a třetí karta řady jsou dýky. Kdo si je vezme, poběží po ní.
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

learn-lead = Tady se učíte hrou. Na první hru stačí šest krátkých lekcí, asi tři minuty; ostatní jsou o jemnostech.
learn-short = Za tři minuty
learn-later = Jemnosti
learn-begin = Začít
learn-continue = Pokračovat
learn-all = Všechny lekce
learn-number = Lekce { $number } z { $total }
learn-step = Krok { $number } z { $total }
learn-done = hotovo
learn-next = Dál
learn-next-lesson = Další lekce
learn-more = Více lekcí
learn-again = Ještě jednou
learn-play = Zahrát si opravdovou hru
