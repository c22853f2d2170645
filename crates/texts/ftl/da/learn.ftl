learn-aim = Målet
learn-advance = Frem med et kort
learn-jump = Spring
learn-board = Om bord på skibet
learn-one = Tilbage efter kort
learn-two = Tilbage efter to
learn-turn = En hel tur
learn-road = Vejen
learn-row = Den åbne række
learn-refill = Når kortene slipper op
learn-hidden = Skjulte kort
learn-leave = Tilbage fra skibet (valgfrit)
learn-first = Første plan: løb
learn-second = Anden plan: saml kort
learn-third = Tredje plan: lidt af hvert
learn-free = Din egen plan

## The aim

learn-aim-tunnel = Nat over Cartagena. Dine seks sørøvere, de blå, flygter fra fortet gennem tunnelen. Den, der først får alle seks om bord på skibet, vinder.
learn-aim-last = Fem af dine er nået frem; den sidste står på plads 33. Du har ét kort tilbage, en nøgle. Vælg sørøveren og derefter skibet.
learn-aim-won = Alle seks er om bord: du har vundet! Der er ingen nøgle foran din sørøver, så nøglen førte ham lige om bord.
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

learn-one-back = Ingen kort tilbage! Ingen deler nye ud: man får kun kort ved at rykke tilbage. Ryk sørøveren på plads 15 til den nærmeste optagne plads bagude.
learn-one-back-right = Der stod én sørøver, så du trækker ét kort, det første i rækken.
learn-one-back-wrong = Ryk tilbage med sørøveren på plads 15: der står en på 12.
learn-one-pair = To sørøvere giver to kort. Ryk sørøveren på plads 9 tilbage til de to på 7.
learn-one-pair-right = To kort! Det er lige meget, hvis sørøvere det er: dine egne tæller også.
learn-one-pair-wrong = Tag sørøveren på plads 9: der står to bag ham, og det giver to kort.
learn-one-play = Et kort, du lige har trukket, må du spille straks. Spil et af de tre.
learn-one-play-right = To gange tilbage, én gang frem. Sådan kommer man videre: tilbage efter kort og så langt frem med dem.
learn-one-play-wrong = Ikke endnu: spil først et af dine nye kort.

## Back for two

learn-two-single = Det er den nærmeste optagne plads, der gælder. Fra 22 ville du gerne hen til de to på 17, men på 20 står en af dine egne. Ryk tilbage fra 22.
learn-two-single-right = Han standser på 20: kun ét kort. En enlig sørøver spærrer vejen til et par længere bagude.
learn-two-single-wrong = Prøv først med sørøveren på plads 22.
learn-two-pair = Der står ingen mellem 20 og de to sørøvere på 17. Ryk tilbage til dem.
learn-two-pair-right = Der stod to, så du trækker to kort. Nu er pladsen fuld: der er kun plads til tre.
learn-two-pair-wrong = Det kan man godt, men fra plads 20 rykker du tilbage til to.
learn-two-skip = Fulde pladser springes over ligesom tomme. Find den sørøver, der kan rykke tilbage forbi de tre på 17 til de to på 10.
learn-two-skip-right = Forbi de tre på 17, hen til de to på 10: to mere. Fem kort i én tur!
learn-two-skip-wrong = Ikke ham. Han skal stå længere fremme end 17, uden andre på vejen.

## A turn

learn-turn-one = En tur er et til tre træk, frem eller tilbage, med de sørøvere, du vil. Hver lampe er et træk. Foretag et, lige hvilket du vil.
learn-turn-one-right = En lampe er slukket: der er to træk tilbage.
learn-turn-wrong = Hver tur har mindst ét træk. Foretag det først.
learn-turn-undo = Fortrudt? Med Fortryd tager du trækket tilbage, medmindre det viste et ukendt kort. Tryk på Fortryd.
learn-turn-undo-wrong = Prøv først knappen Fortryd.
learn-turn-hint = Alt er som før. I tvivl om, hvad du skal spille? Spørg kaptajnen: tryk på Råd.
learn-turn-hint-wrong = Prøv først knappen Råd.
learn-turn-captain = Kaptajnen ville spille et dødningehoved fra fortet: det lyser. I et rigtigt spil siger han også hvorfor. Spil det.
learn-turn-captain-right = Til 12, for på dødningehovedet på 4 står din egen sørøver.
learn-turn-captain-wrong = Spil kaptajnens træk: et dødningehoved med en sørøver fra fortet.
learn-turn-stop = Du skal lave mindst ét træk. Efter et eller to må du stoppe og gemme dine kort: tryk på Slut turen.
learn-turn-stop-right = Rød rykkede frem to gange og stoppede så. Det er din tur igen.
learn-turn-stop-wrong = Gem det til senere: slut din tur nu.
learn-turn-whole = Nu en hel tur efter eget valg: op til tre træk. Selv efter det tredje venter bordet på dig: Fortryd eller Slut turen.
learn-turn-over = Mere skal du ikke vide til dit første spil! Kaptajnens råd hjælper dig. De andre lektioner kan vente.

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
learn-refill-draw = Der er ét kort tilbage i rækken og fire i bunken. Ryk tilbage fra 22 til de to på 20 efter to kort, og se, hvad der sker.
learn-refill-draw-right = Du tog det sidste kort. Straks blev en ny række på tolv lagt, og du tog det første. Bunken var for lille, så bunken med afsmid blev blandet og er nu den nye.
learn-refill-draw-wrong = Træk to kort: ryk tilbage med sørøveren på plads 22.
learn-refill-play = Bunken med afsmid er tom nu. Spil et kort, lige hvilket du vil: det begynder en ny.
learn-refill-play-right = Kortene slipper aldrig op ret længe: det, der er spillet, kommer igen.
learn-refill-play-wrong = Spil først et af dine kort.
learn-hidden-jamaica = I Jamaica er der ingen række, og kortene er skjulte. Af Røds kort ser du kun, hvor mange der er.
learn-hidden-draw = Ryk tilbage med sørøveren på plads 13. Kortet kommer fra den lukkede bunke: heldet bestemmer.
learn-hidden-draw-right = En nøgle! Det ved kun du. I Hispaniola er kortene også skjulte, men nye kommer fra den åbne række: følg med, så ved du, hvad de andre tog.
learn-hidden-draw-wrong = Træk et kort først: ryk tilbage med sørøveren på plads 13.
learn-leave-boat = Ingen kort, og ingen bag din sidste sørøver. Men en sørøver må forlade skibet efter kort; i et nyt spil kan du slå reglen fra. Ryk tilbage fra skibet.
learn-leave-boat-right = Hen til de to på 33: to kort. Men til fortet rykker ingen nogensinde tilbage.
learn-leave-boat-wrong = Vælg skibet og derefter plads 33.
learn-leave-board = Og så om bord igen: spil nøglen med sørøveren på plads 33.
learn-leave-board-right = Der er ingen nøgle foran, så han er om bord igen, og du har stadig et kort.
learn-leave-board-wrong = Spil nøglen med sørøveren på plads 33.
learn-leave-last = Brug det: spil pistolen med din sidste sørøver.
learn-leave-last-right = Ud, ind igen og et kort vundet: også fra skibet kan man hente kort.
learn-leave-last-wrong = Spil pistolen med sørøveren på plads 12.

## The plans of the rulebooks

learn-plan-table = Alle regelhæfter forklarer denne stilling: fire spillere, Tortuga, og du er Blå. De viser tre planer for din tur. Prøv dem alle.
learn-plan-wrong = En god idé til dit eget spil! Denne plan går en anden vej: vælg det, der lyser.
learn-first-fort = Du har fire dolke. Før sørøveren ud af fortet med den første.
learn-first-fort-right = Dolken på 5 var optaget, så han løb videre til 7.
learn-first-six = To af dine står på plads 6. Spil en dolk med den ene.
learn-first-six-right = Til 15: din egen sørøver står allerede på dolken på 7.
learn-first-other = Og nu den anden fra plads 6.
learn-first-other-right = Over 7 og 15, til 24. Fristende, men farligt: 5, 7, 15 og 24 er nu en vej af dolke, og rækkens andet og tredje kort er dolke. Den, der tager dem, rykker frem ad din vej.
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

learn-lead = Her lærer du ved at spille. Seks korte lektioner, cirka tre minutter, er nok til et første spil; resten er finesser.
learn-short = På tre minutter
learn-later = Finesserne
learn-begin = Begynd
learn-continue = Fortsæt
learn-all = Alle lektioner
learn-number = Lektion { $number } af { $total }
learn-step = Trin { $number } af { $total }
learn-done = gennemført
learn-next = Videre
learn-next-lesson = Næste lektion
learn-more = Flere lektioner
learn-again = En gang til
learn-play = Spil et rigtigt spil
