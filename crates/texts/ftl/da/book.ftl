book-aim = Hvad det går ud på
book-aim-players = Der er to til fem spillere. Hver fører seks sørøvere i én farve: blå, rød, gul, grøn eller brun.
book-aim-time = Ifølge de tjekkiske og japanske regler kan man være med fra otte år, og et spil varer 30 til 45 minutter.
book-aim-picture = Fortet ligger før plads 1, skibet efter plads 36.

book-story = Historien bag spillet
book-story-escape = I 1672, fortæller regelhæfterne, flygtede sørøvere fra fortet Cartagena. Det hebraiske og det tjekkiske taler om en håndfuld, de andre om cirka tredive, og der ligger også tredive i æsken.
book-story-names = Alle undtagen det japanske hæfte tilføjer, at sørøverne i Karibien senere spillede et spil om flugten: på Jamaica en hurtig udgave med mere held, på øen Tortuga (i det hebraiske hæfte: i Cartagena) en, der kræver mere dygtighed. Deraf varianternes navne.

book-parts = Indhold
book-parts-symbols = Der er seks symboler på pladserne og på kortene.
book-parts-tunnel = Tunnelen består af seks brætdele med seks pladser hver, og på hver brætdel findes hvert symbol én gang. De kan lægges i enhver rækkefølge og begge veje, så der er 46.080 forskellige tunneler.
book-parts-sides = Ifølge regelhæfterne er brætdelene trykt på begge sider. Ingen kilde viser bagsiderne, så vi spiller med de seks kendte, begge veje.
book-parts-ends = Fortet og skibet er ikke pladser: her må der stå et vilkårligt antal sørøvere.
book-parts-cards = Der er 102 kort, 17 med hvert symbol. Desuden er der et kort med en pil; det trækkes aldrig, men viser, hvilken ende af rækken man tager fra.

book-setup = Forberedelser
book-setup-tunnel = Læg de seks brætdele i forlængelse af hinanden, tilfældigt eller som I vil.
book-setup-pirates = Stil alle sørøvere i fortet.
book-setup-deal = Bland kortene, og giv hver spiller seks. Resten er bunken.
book-setup-row = I Tortuga og Hispaniola lægges tolv kort åbent i en række. Det først lagte er også det første, der tages; kortet med pilen lægges under rækken og viser retningen. I Jamaica bruges det ikke.
book-setup-first = Den, der mest ligner en sørøver, begynder (det er ikke nødvendigvis en fordel), eller træk lod. Derefter går turen rundt med uret.
book-setup-fewer = Er I færre end fem, bruges de øvrige farver ikke, men alle kort er med.

book-turn = Din tur
book-turn-mix = Kombinér dem, som du vil; den samme sørøver må gerne rykke igen.
book-turn-end = Du skal foretage mindst ét træk, hvis du kan. Efter et eller to træk må du slutte; det tredje træk er det sidste.

book-advance = Frem
book-advance-jump = Optagne pladser springes over, uanset hvor mange der er. Dine egne sørøvere tæller ligesom de andres.
book-advance-picture = Gul spiller et dødningehoved. Dødningehovederne på 12 og 17 er optaget, så sørøveren løber fra 9 til 23.
book-advance-boat = Efter 17 er alle flasker optaget. Med en flaske går denne blå sørøver lige om bord.

book-retreat = Tilbage
book-retreat-picture = Rød rykker tilbage fra 8 til 6, hvor der står to blå sørøvere, og trækker to kort.
book-retreat-skip = Det er lige meget, hvem sørøverne dér tilhører. Tomme pladser og pladser med tre springes over, men du må ikke springe en plads med én sørøver over for at nå en plads med to. Er der ingen passende plads bagude, kan sørøveren ikke rykke tilbage.
book-retreat-full = Der står tre på 17. Derfor rykker den blå på 18 forbi dem til 12, og Blå trækker ét kort.

book-cards = Kort
book-cards-now = Et kort, du lige har trukket, må spilles i samme tur.
book-cards-pile = Skal der bruges et kort, og er bunken tom, blandes bunken med afsmid og bliver til den nye bunke. Et kort, der lige er spillet, ligger allerede i den.
book-cards-row = Man tager det første kort i rækken. Så snart rækken er tom, lægges tolv nye kort, også mellem de to kort, man er ved at trække.
book-cards-short = Slipper bunken op, mens rækken lægges, blandes de afsmidte kort, og man lægger videre; er der stadig for få, bliver rækken kortere. Har spillerne alle kort på hånden, forbliver den tom, og næste gang nogen trækker, lægges den først af det, der siden er smidt.
book-cards-none = Man må have så mange kort på hånden, man vil. Er der ingen kort tilbage, må man stadig rykke tilbage; man trækker det, der er, også selv om det er ingenting.
book-cards-open = Alle må altid se tunnelen, alle sørøvere, antallet af kort på hver hånd og i bunken og alle spillede kort.

book-variants = Tre varianter
book-variants-memory = I Hispaniola ser alle, hvilke kort der tages fra rækken. Programmet husker dem for alle, indtil de spilles.
book-variants-books = Jamaica og Tortuga står i regelhæfterne; det hebraiske kalder Tortuga for Cartagena. Hispaniola står ikke i nogen af de fem: det er en variant, der spilles på nettet.

book-options = Valgfrie regler
book-options-why = Hvor regelhæfterne er uenige, vælger I selv.
book-options-default = Vælger I ikke andet, må man ikke springe en tur over, men gerne rykke tilbage fra skibet.
book-options-books = Sådan spilles de hebraiske, russiske, danske og japanske regler her; de tjekkiske tillader også at springe en tur over.

book-end = Sådan slutter spillet
book-end-win = Så snart en spillers sjette sørøver er om bord, har den spiller vundet, også midt i en tur.
book-end-draw = Kan ingen ved bordet rykke frem eller tilbage, ender spillet straks uafgjort. Det nævner intet regelhæfte; det er en husregel.

book-cases = Særlige tilfælde
book-case-none = Du har intet muligt træk
book-case-none-answer = Din tur slutter; der er ikke andet, du kan gøre.
book-case-boat = Din hånd er tom, og kun en sørøver på skibet kan rykke tilbage
book-case-boat-answer = Har du ikke rykket endnu, skal han rykke tilbage. Kun hvis man må springe turen over, kan du lade være.
book-case-same = En sørøver på en flaske spiller en flaske
book-case-same-answer = Han rykker til den næste ledige flaske foran; er der ingen, går han om bord.
book-case-leave = En sørøver forlader en plads med tre
book-case-leave-answer = Fra det øjeblik står der to, og allerede dit næste træk kan udnytte det.
book-case-draw = Du vil ikke have de kort, du får for at rykke tilbage
book-case-draw-answer = Du skal tage dem alligevel: det hører med til trækket.
book-case-board = Du vil hellere vente med at gå om bord
book-case-board-answer = Er der ingen ledig plads med symbolet, er skibet det eneste mål. Men ingen tvinger dig til at spille det kort.

book-example = Et eksempel fra regelhæfterne
book-example-table = Alle regelhæfter forklarer denne stilling: fire spillere, Tortuga, og det er Blås tur. De tre planer kan du selv spille i kurset. Vurderingerne er regelhæfternes egne.
book-example-first = Første plan: tre dolke, fra fortet til 7, fra 6 til 15 og fra 6 til 24. Fristende, men sjældent klogt: dolkene på 5, 7, 15 og 24 er nu en vej for alle, og det andet og tredje kort i rækken er dolke.
book-example-second = Anden plan: 17 tilbage til 12, 18 tilbage til 17 og 17 tilbage til 12. Det giver fem kort i én tur, nok til et stykke tid. Men tre blå sørøvere er nu sakket bagud og kan komme for sent til skibet.
book-example-third = Tredje plan, den bedste: en flaske bringer sørøveren fra 17 om bord, en anden rykker tilbage fra 18 til 17 efter to kort og bryder flaskevejen, og en dolk fører én fra fortet til 7.

book-sources = Forskelle mellem regelhæfterne
book-sources-five = Reglerne her bygger på fem trykte regelhæfter: på hebraisk, russisk, dansk, tjekkisk og japansk. De er ikke enige om alt.
book-source-first = Hvem begynder
book-source-first-answer = Den, der mest ligner en sørøver, eller i det hebraiske hæfte en sørøverhøvding. Alle undtagen det japanske advarer om, at det ikke behøver at være en fordel. Her afgør lodtrækning det, medmindre I selv vælger.
book-source-least = Mindst ét træk
book-source-least-answer = Det kræver de russiske, danske og japanske regler. De hebraiske taler om et, to eller tre træk, og kun de tjekkiske lader dig springe turen over. Her skal man foretage et træk, medmindre I vælger, at man må springe over.
book-source-draw = Kort for at rykke tilbage
book-source-draw-answer = Efter de danske regler skal du trække dem; de russiske og japanske siger bare, at man trækker. Efter de hebraiske og tjekkiske må du tage ét kort for én sørøver og får to for to. Her trækker man altid: et valg, man kun kan tabe på, gavner ingen.
book-source-board = At gå om bord
book-source-board-answer = Er der ingen ledig plads med symbolet tilbage, kan du gå om bord ifølge de russiske og danske regler; i de tre andre gør sørøveren det bare. Her gør han det altid: man vælger kortet, ikke målet.
book-source-shuffle = En ny bunke
book-source-shuffle-answer = Hæfterne laver den af de afsmidte kort, når bunken er brugt op. Her venter det, til der skal bruges et kort: ved et bord blander ingen, før nogen skal trække, og de kort, der spilles imens, hører med.
book-source-slips = Trykfejl
book-source-slips-answer = I de russiske og danske lister over symboler mangler pistolen, og de hebraiske regler tæller seks farver i stedet for fem. I eksemplets første plan spiller de hebraiske regler den anden dolk fra 7 i stedet for 6, og i den tredje lader de danske Blå optage en flaske, selv om trækket gør den ledig.

## The page itself

read-contents = Indhold
read-search = Søg i reglerne
read-found = { $count ->
    [0] Intet fundet. Prøv et andet ord, eller kun begyndelsen af det.
    [one] { $count } afsnit fundet
   *[other] { $count } afsnit fundet
}
read-show = Vis trækkene
read-course = Du kan også lære det hele ved at spille.
