learn-aim = Målet
learn-advance = Frem med et kort
learn-jump = Spring
learn-board = Om bord på skibet
learn-one = Tilbage efter et kort
learn-two = Tilbage efter to
learn-turn = En hel tur
learn-road = Vejen
learn-row = Den åbne række
learn-hidden = Skjulte kort
learn-first = Første plan: løb
learn-second = Anden plan: saml kort
learn-third = Tredje plan: lidt af hvert
learn-free = Din egen plan

## The aim

learn-aim-tunnel = Nat over Cartagena. Dine sørøvere, de blå, flygter fra fortet gennem tunnelen. For enden venter skibet.
learn-aim-six = Der er seks. Den, der først får alle seks om bord, vinder. Fem af dine er nået frem; den sidste står på plads 33.
learn-aim-last = Du har ét kort tilbage, en nøgle. Vælg din sidste sørøver, og spil nøglen.
learn-aim-won = Alle seks er om bord: du har vundet! Lad os nu se, hvordan de nåede så langt.
learn-aim-wrong = Det fører væk fra skibet. Din sidste sørøver skal bruge nøglen.

## Forward

learn-advance-first = Alle begynder i fortet med seks kort. Kortene viser de samme symboler som pladserne. Spil dolken: en sørøver løber til den næste ledige dolk.
learn-advance-first-right = Plads 5, tunnelens første dolk. Kortet ryger i bunken med afsmid.
learn-advance-first-wrong = Alle kort flytter en sørøver, men prøv dolken først.
learn-advance-same = Den samme sørøver må gerne fortsætte med det samme. Spil flasken med sørøveren på plads 5.
learn-advance-same-right = Videre til den næste flaske foran, på plads 8. Flasken på plads 1 ligger bagude og tæller ikke.
learn-advance-same-wrong = Denne gang er det sørøveren på plads 5, der fortsætter, med flasken.
learn-advance-free = Et træk mere: et kort og en sørøver efter eget valg. Det, der lyser, kan vælges.
learn-advance-free-right = Flot! Jo længere der er til den næste ledige plads med et symbol, jo mere er kortet værd.
learn-advance-free-wrong = Du har et træk endnu: spil et kort til.

## Jumping

learn-jump-over = Kun ledige pladser tæller. De to første dolke, 5 og 7, er optaget. Spil en dolk med en sørøver fra fortet, og se, hvad der sker.
learn-jump-over-right = Over dem begge, lige til plads 18! Optagne pladser gør springet længere.
learn-jump-over-wrong = Spil en dolk med en sørøver fra fortet: han springer over to pladser på én gang.
learn-jump-own = Dine egne sørøvere tæller også, for eksempel den, der nu står på plads 18. Spil den anden dolk med sørøveren på plads 3.
learn-jump-own-right = Over 5, over 7, over din egen på 18, helt til plads 22.
learn-jump-own-wrong = Tag sørøveren på plads 3 og dolken: han springer også over din egen sørøver.
learn-jump-find = Find et spring mere. For hvilket af dine kort er den næste plads optaget?
learn-jump-find-right = Nøglen på plads 6 var optaget, så din sørøver løb videre til 9.
learn-jump-find-wrong = Det er ikke et spring. Find et symbol, der er optaget lige foran en af dine sørøvere.

## Boarding

learn-board-last = Og hvis der ingen ledig plads er foran med det symbol? Den sidste flaske, på 34, er optaget. Spil flasken med sørøveren på plads 30.
learn-board-last-right = Intet ledigt foran, så han går lige om bord.
learn-board-last-wrong = Tag sørøveren på plads 30 og flasken: den eneste flaske foran ham er optaget.
learn-board-far = Det virker også langt fra skibet. Alle dødningehoveder foran plads 20 er optaget: 21, 29 og 36. Spil et med sørøveren dér.
learn-board-far-right = Sytten pladser med et enkelt kort!
learn-board-far-wrong = Prøv dødningehovedet med sørøveren på plads 20: han når hele vejen.
learn-board-find = En tredje kan komme om bord i denne tur. Hvilket kort bringer sørøveren på plads 27 derhen?
learn-board-find-right = Den eneste pistol foran var optaget. Tre om bord i én tur!
learn-board-find-wrong = Ikke om bord endnu. Hvilket symbol har ingen ledig plads mellem 27 og skibet?

## Back for one

learn-one-back = Ingen kort tilbage! Den eneste måde at få nye på er at rykke tilbage. Ryk sørøveren på plads 15 til den nærmeste optagne plads bagude.
learn-one-back-right = Der stod én sørøver, så du trækker ét kort.
learn-one-wrong = Ryk tilbage først: din forreste sørøver har nogen bag sig.
learn-one-own = Dine egne sørøvere er lige så gode som de andres. Ryk tilbage igen, fra 12 til 9.
learn-one-own-right = Et kort mere. At rykke tilbage er ikke et tab: kortene bringer dig meget længere frem.
learn-one-play = Et kort, du lige har trukket, må du spille straks. Spil et af de to.
learn-one-play-right = To gange tilbage og én gang frem, alt sammen i samme tur.
learn-one-play-wrong = Ikke endnu: spil først et af dine nye kort.

## Back for two

learn-two-pair = Der står to sørøvere på plads 17. Ryk tilbage til dem med din fra plads 20.
learn-two-pair-right = Der stod to, så du trækker to kort. Nu er pladsen fuld: der er kun plads til tre.
learn-two-pair-wrong = Det kan man godt, men sørøveren på plads 20 har to sørøvere lige bag sig.
learn-two-skip = Når du rykker tilbage, springes tomme og fulde pladser over, men aldrig en plads med en eller to sørøvere. Se, hvor sørøveren på plads 22 ender.
learn-two-skip-right = Forbi de tre på 17, hen til de to på 10: to kort igen.
learn-two-skip-wrong = Tag sørøveren på plads 22: han skal forbi den fulde plads.
learn-two-find = En gang til efter to! Ved hvert træk tilbage kan du på forhånd se, hvor mange kort det giver.
learn-two-find-right = To mere. Seks kort i én tur!
learn-two-find-wrong = Det giver ikke to kort. En enlig sørøver på vejen stopper dig: find et træk tilbage, der ender hos to.
learn-two-boat = Godt at vide: ingen rykker nogensinde tilbage til fortet. Men en sørøver på skibet må rykke tilbage i tunnelen efter kort.

## A turn

learn-turn-one = En tur har op til tre træk, og lamperne tæller dem. Foretag et træk, lige hvilket du vil.
learn-turn-one-right = En lampe er slukket, der er to træk tilbage.
learn-turn-wrong = Du kunne stoppe her, men brug denne gang alle tre træk.
learn-turn-stop = Efter et eller to træk må du stoppe og gemme dine kort. Slut din tur.
learn-turn-stop-right = Rød rykkede frem to gange og stoppede så. Det er din tur igen.
learn-turn-stop-wrong = Gem det til senere: slut din tur nu.
learn-turn-three = Brug nu alle tre træk i den rækkefølge, du vil: frem eller tilbage, med den samme sørøver eller en anden.
learn-turn-more = Det var ét. Fortsæt.
learn-turn-last = Og det tredje.
learn-turn-over = Tre træk, og turen er slut. I et rigtigt spil bekræfter du det, eller du fortryder det sidste træk.

## The road

learn-road-build = Dine sørøvere står på to dolke, 5 og 7. Besæt også den næste: spil dolken med sørøveren på plads 16.
learn-road-build-right = Tre dolke efter hinanden er optaget: det er en vej.
learn-road-build-wrong = For at bygge vejen skal du spille dolken med sørøveren på plads 16.
learn-road-wait = Rød har også en dolk. Slut din tur, og se godt efter.
learn-road-wait-right = Fra fortet lige til 22! Vejen er åben for alle, der har kortet.
learn-road-wait-wrong = Stop her for en gangs skyld: lad os se, hvad Rød gør.
learn-road-theirs = Men Rød har også bygget en vej: dødningehovederne på 4 og 12. Spil dit dødningehoved med en sørøver fra fortet.
learn-road-theirs-right = Helt til 17, takket være Rød. Byg veje til de kort, du selv har, og afbryd dem, der hjælper andre.
learn-road-theirs-wrong = Brug Røds vej: spil dødningehovedet med en sørøver fra fortet.

## The row and the hands

learn-row-open = I Tortuga ligger alt åbent: alles hænder og en række på tolv kort. Den, der trækker, tager de første kort ved pilen.
learn-row-one = Først ligger en nøgle, så en trekantet hat og et dødningehoved. Ryk tilbage, så du kun får nøglen.
learn-row-one-right = Nøglen er din, og du vidste det på forhånd.
learn-row-one-wrong = Du vil have præcis ét kort: find et træk tilbage, der giver ét.
learn-row-two = Tag nu hatten og dødningehovedet: ryk tilbage til en plads med to sørøvere.
learn-row-two-right = Begge er dine. Det, du lader ligge, kan den næste tage.
learn-row-two-wrong = Du vil have to kort: find et træk tilbage, der giver to.
learn-hidden-jamaica = I Jamaica er der ingen række, og kortene er skjulte. Af Røds kort ser du kun, hvor mange der er.
learn-hidden-draw = Ryk tilbage med sørøveren på plads 13. Kortet kommer fra den lukkede bunke: heldet bestemmer.
learn-hidden-draw-right = En nøgle! Det ved kun du.
learn-hidden-draw-wrong = Træk et kort først: ryk tilbage med sørøveren på plads 13.
learn-hidden-hispaniola = I Hispaniola er kortene også skjulte, men nye kommer fra den åbne række. Følg godt med, så ved du, hvad de andre tog.

## The plans of the rulebooks

learn-plan-table = Alle regelhæfter forklarer denne stilling: fire spillere, Tortuga, og du er Blå. De viser tre planer for din tur. Prøv dem alle.
learn-plan-wrong = En god idé til dit eget spil! Denne plan går en anden vej: vælg det, der lyser.
learn-first-fort = Du har fire dolke. Før sørøveren ud af fortet med den første.
learn-first-fort-right = Dolken på 5 var optaget, så han løb videre til 7.
learn-first-six = To af dine står på plads 6. Spil en dolk med den ene.
learn-first-six-right = Til 15: din egen sørøver står allerede på dolken på 7.
learn-first-other = Og nu den anden fra plads 6.
learn-first-other-right = Over 7 og 15, helt til 24. Tre sørøvere er kommet langt.
learn-first-road = Fristende, men farligt: 5, 7, 15 og 24 er nu en vej af dolke, og det andet og tredje kort i rækken er dolke. Den, der tager dem, rykker frem ad din vej.
learn-second-one = Samme stilling, en anden plan: saml kort. Ryk tilbage med din sørøver på plads 17.
learn-second-one-right = Til 12, hvor der stod én grøn sørøver: ét kort.
learn-second-two = Nu står der kun to tilbage på 17. Ryk altså tilbage fra 18.
learn-second-two-right = To kort, og 17 er fuld igen.
learn-second-more = En gang til fra 17: nu står der to på 12.
learn-second-more-right = To mere: fem kort i én tur! Men tre af dine sørøvere er sakket langt bagud og kan komme for sent til skibet.
learn-third-boat = Lidt af hvert. Efter 17 er alle flasker optaget: spil din flaske med sørøveren dér.
learn-third-boat-right = Lige om bord, din første!
learn-third-back = Ryk nu tilbage fra 18 til de to røde sørøvere på 17.
learn-third-back-right = To kort, og flasken på 18 er ledig igen: ingen andre kommer så let om bord med en flaske.
learn-third-fort = Og til sidst en dolk til sørøveren i fortet.
learn-third-fort-right = Til 7. En er om bord, to kort er trukket, og en er ude af fortet: den bedste af de tre planer, siger regelhæfterne.
learn-free-turn = Samme stilling igen, og nu bestemmer du. Foretag et til tre træk, som du selv vil.
learn-free-right = Det er hele spillet, og nu kan du det! Begynd et rigtigt spil, og tryk på Råd for at spørge kaptajnen, når du er i tvivl.

## The page of the course

learn-lead = Korte lektioner, hver med et stykke af et spil, som du selv spiller. Tilsammen tager de cirka et kvarter.
learn-begin = Begynd
learn-continue = Fortsæt
learn-all = Alle lektioner
learn-number = Lektion { $number } af { $total }
learn-step = Trin { $number } af { $total }
learn-done = gennemført
learn-next = Videre
learn-next-lesson = Næste lektion
learn-again = En gang til
learn-play = Start et rigtigt spil
learn-which = Der er flere veje derhen: vælg både sørøveren og kortet.
# A player, then what they hold.
learn-with = { $first }: { $last }
