### Playing with people elsewhere, through a server.

## The line to the server

online-reaching = Okamžik, připojujeme se.
online-absent = Odsud se teď s nikým nespojíte.
online-absent-about = Buď jste bez sítě, nebo tato stránka nemá server pro společnou hru. Všechno ostatní funguje jako vždy: roboti, přátelé u jednoho zařízení, lekce, rozbor.
online-try-again = Zkusit znovu
online-outdated = Server je novější než tato stránka. Načtěte stránku znovu; žádná hra se neztratí.
online-back-soon = Spojení vypadlo. Za okamžik jsme zpět.
online-here-again = Spojení je zpět.
online-unsaid = Teď není spojení, takže se nic neodeslalo. Zopakujte to, až bude zpět.
online-store-away = Server teď nemůže nic uložit. Vaše hra je v bezpečí a bude pokračovat, jakmile server zase začne ukládat.
online-store-back = Server zase ukládá. Hra pokračuje.

## The lobby

online-next = K dalšímu stolu, kde jste na řadě
online-turn-with = Jste na řadě: { $name }
online-turn-more = { $count ->
    [one] Čeká na vás ještě { $count } stůl
    [few] Čekají na vás ještě { $count } stoly
    [many] Čeká na vás ještě { $count } stolu
   *[other] Čeká na vás ještě { $count } stolů
}
online-mine = Vaše stoly
online-tables = Otevřené stoly
online-none-open = Teď není otevřený žádný stůl. Otevřete svůj!
online-join = Přisednout
online-look = Sledovat
online-playing = Hra běží.
online-over = Hra skončila.
online-free = { $count ->
    [0] Žádné volné místo
    [one] { $count } volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
online-elsewhere = Na jiném zařízení
online-elsewhere-about = U svých stolů můžete hrát i na telefonu nebo jiném počítači: s osobním odkazem hrajete i tam za sebe.
online-pass = Vytvořit osobní odkaz
online-pass-link = Váš osobní odkaz
online-pass-about = { $count ->
    [one] Funguje jen jednou, a to do { $count } minuty. Nikomu ho nedávejte: kdo ho otevře, hraje za vás.
    [few] Funguje jen jednou, a to do { $count } minut. Nikomu ho nedávejte: kdo ho otevře, hraje za vás.
    [many] Funguje jen jednou, a to do { $count } minuty. Nikomu ho nedávejte: kdo ho otevře, hraje za vás.
   *[other] Funguje jen jednou, a to do { $count } minut. Nikomu ho nedávejte: kdo ho otevře, hraje za vás.
}
online-come-ask = Vstoupit jako ten, kdo tento odkaz vytvořil?
online-come-about = Od té chvíle se na tomto zařízení bude hrát za něj. Stoly, ke kterým jste si tu zatím sedli, přejdou s vámi.
online-come = Vstoupit

## Your turn, while the page is hidden

settings-away = Když jste jinde
settings-notify = Upozornit mě, když jsem na řadě
settings-notify-about = Dokud je tato stránka otevřená na pozadí. Upozornění říká, s kým hrajete, nikdy karty. Prohlížeč se jednou zeptá.
settings-notify-refused = Prohlížeč nepovoluje upozornění z této stránky. Můžete to změnit v jeho nastavení.

## A new table

guest-friend = Přítel s odkazem
guest-anyone = Kdokoli
online-private-about = Sednout si mohou jen ti, kdo mají odkaz.
online-open-about = Stůl je vidět v seznamu a na otevřená místa si může sednout kdokoli.
online-time = Čas na rozmyšlenou
pace-none = Bez časového omezení.
pace-turn = { $form } na tah.
pace-reserve = { $form } na tah, { $input } v rezervě na celou hru.
at-zero-bot = Když čas vyprší, odehraje tah za hráče robot.
at-zero-out = Když čas vyprší, je hráč ze hry vyřazen.
online-at-once = Začít hned, jak tu budou všichni
online-no-boat = Ze šalupy není návratu

## Time

clock-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
clock-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
clock-left = Zbývá: { $form }.
online-clock-warning = { $count ->
    [one] Zbývá jen { $count } sekunda!
    [few] Zbývají jen { $count } sekundy!
    [many] Zbývá jen { $count } sekundy!
   *[other] Zbývá jen { $count } sekund!
}

## Before the game

online-invite = Odkaz pro přátele
online-scan = Kód ke skenování
online-scan-about = Tentýž odkaz jako kód, který přečte fotoaparát
online-sit = Sednout si sem
online-sit-where = Sednout si sem: { $name }
online-sit-as = Sednout si jako { $name }
online-stand = Vstát od stolu
online-look-on = Díváte se. Chcete-li hrát, sedněte si na volné místo.
online-start-bots = { $count ->
    [one] Ještě je volné { $count } místo. Když začnete teď, sedne si tam robot.
    [few] Ještě jsou volná { $count } místa. Když začnete teď, sednou si tam roboti.
    [many] Ještě je volného { $count } místa. Když začnete teď, sednou si tam roboti.
   *[other] Ještě je volných { $count } míst. Když začnete teď, sednou si tam roboti.
}
online-full = Všichni jsou tu.
online-wait-host = Všichni jsou tu. Hru zahájí ten, kdo stůl otevřel.
online-may-start = Teď můžete hru začít vy.
online-closed = Stůl je zavřený.
online-dealing = Míchají se karty.
seat-here = je tu
seat-away = tu teď není
seat-moved-on = čeká u nového stolu
seat-out = už nehraje
seat-stand-in = tu není, hraje robot
seat-bot = Robot
seat-free-friend = Volné pro přítele s odkazem
seat-kept = Drží se pro tohoto hráče
seat-free-anyone = Volné pro kohokoli

## What happens at the table

online-sits = { $name } si sedá ke stolu.
online-stands = { $name } vstává od stolu.
online-gone = { $name } tu teď není.
online-back = { $name } je zpět.
online-stand-in = { $name } tu není, zatím hraje robot.
online-out = { $name } už nehraje.
online-begins = Hra začíná.
online-draw = Souhlasím s remízou
online-draw-offered = { $name } souhlasí s remízou.
online-draw-withdrawn = { $name } už remízu nechce.
online-drawn-agreed = Všichni souhlasí: remíza.
online-won-alone = Nikdo jiný nezbyl: { $name } vítězí.
online-resign = Vzdát se
online-resign-sure = Opravdu se vzdáváte?
online-rematch = Hrát znovu
online-rematch-offer = { $name } chce hrát znovu.
online-rematch-waits = Stůl pro další hru je otevřený.
care-bot = Ať hraje robot
care-wait = Počkat
care-out = Vyřadit ze hry
care-about = Robot hraje jen do návratu hráče. Hráč je vyřazen, jen když to chtějí všichni ostatní.

## Talking

online-people = U stolu
online-people-unread = { $count ->
    [one] U stolu, { $count } nová zpráva
    [few] U stolu, { $count } nové zprávy
    [many] U stolu, { $count } nové zprávy
   *[other] U stolu, { $count } nových zpráv
}
online-watching = { $count ->
    [one] Dívá se { $count } člověk
    [few] Dívají se { $count } lidé
    [many] Dívá se { $count } člověka
   *[other] Dívá se { $count } lidí
}
online-onlooker = Někdo z diváků
online-mute = Ztlumit
online-mute-who = Ztlumit: { $name }
online-chat = Chat
online-chat-none = Zatím nikdo nic neřekl.
online-say = Řekněte něco
online-send = Odeslat
online-chat-too-long = Zpráva je příliš dlouhá. Zkraťte ji nejvýš na { $count } znaků.
online-said = { $name }: { $input }

## A fair deal

deal-title = Rozdání lze ověřit
deal-about = Než si kdokoli sedne, zaváže se server k tajnému číslu tím, že ukáže jeho otisk. Prohlížeč každého hráče přidá své vlastní číslo a až do rozdání ukazuje jen jeho otisk. O kartách rozhodnou všechna čísla dohromady.
deal-limits = Po hře se tajné číslo ukáže a tato stránka ho, i bez sítě, porovná s tím, co si zapsala před rozdáním. Neukáže však, zda server někomu neprozradil cizí karty; a pokud slíbené číslo nepřišlo, mohl si server vybrat ze dvou rozdání.
deal-commitment = Otisk serveru
deal-promise = Otisk hráče { $name }
deal-check = Ověřit rozdání
deal-checking = Rozdání se ověřuje.
deal-consistent = Záznam je vnitřně v pořádku: karty vycházejí z tajného čísla serveru a z čísel hráčů. To samo nedokládá, že je nemohl nikdo vybrat.
deal-proved = Doloženo tím, co si tento prohlížeč zapsal před první kartou: karty nemohl nikdo vybrat.
deal-shared = Své číslo přidali: { $name }.
deal-shared-nobody = Žádný hráč číslo nepřidal, takže si server mohl najít rozdání, které se mu líbilo.
deal-missing = Slíbené číslo nepřišlo: { $name }. Server si proto mohl vybrat mezi rozdáním s ním a bez něj.
deal-witnessed-all = Tento prohlížeč si zapsal otisky serveru i všech hráčů dřív, než se ukázalo jediné číslo, a v záznamu hry jsou tytéž.
deal-witnessed = Tento prohlížeč viděl otisk serveru před první kartou a je stejný. Otisky všech hráčů však včas neviděl, takže za ně ručit nemůže.
deal-unwitnessed = Tento prohlížeč před první kartou nebyl u toho, takže neví, zda byl otisk serveru tehdy stejný.
deal-unproved = Záznam této hry nemá důkaz o rozdání.
deal-changed = Něco není v pořádku: otisk serveru není ten, který byl ukázán před hrou.
deal-promise-changed = Něco není v pořádku: otisk hráče { $name } není ten, který si tento prohlížeč zapsal, než se ukázala čísla.
deal-share-broken = Něco není v pořádku: číslo hráče { $name } není to, které bylo slíbeno.
deal-left-out = Číslo vašeho prohlížeče v rozdání není; možná přišlo pozdě.
deal-broken = Něco není v pořádku: záznam této hry neodpovídá rozdání.
deal-signed = Jména, tahy a výsledek jsou ty, které server na konci hry podepsal; tento prohlížeč podpis uchovává.
deal-signature-valid = Tento prohlížeč podpis ověřil: vznikl klíčem serveru a patří k této hře.
deal-signature-wrong = Něco není v pořádku: podpis neodpovídá klíči serveru a této hře.
deal-signature-unchecked = V tomto prohlížeči nelze podpis ověřit. Je ve stvrzence a ověří ho příkaz níže.
deal-end-changed = Něco není v pořádku: hra byla změněna poté, co byl její konec podepsán.
deal-key-changed = Něco není v pořádku: server podepisuje jiným klíčem, než který si tento prohlížeč zapsal.
deal-save-record = Uložit záznam
deal-save-receipt = Uložit stvrzenku
deal-receipt = Ve stvrzence je to, co si tento prohlížeč během hry zapsal. S ní může záznam později ověřit kdokoli, i bez této stránky: { $form }

## Looking back together at a game that is over

together-title = Společný rozbor
together-begin = Projít společně
together-none = Nikdo nevede. Kdo vede, určuje, co všichni vidí.
together-mine = Vedete vy: ostatní vidí totéž co vy.
together-follows = Vede { $name } a vy se díváte také.
together-other = Vede { $name }.
together-lead = Vést
together-take = Převzít vedení
together-stop = Přestat vést
together-follow = Dívat se společně
together-alone = Dívat se zvlášť
together-waits = { $name } prochází hru společně se všemi.
together-join = Připojit se

## What the server refuses

denied-no-table = Takový stůl tu není. Možná byl zavřen, nebo kus odkazu chybí.
denied-bad-table = Takhle stůl otevřít nejde. Něco změňte a zkuste to znovu.
denied-bad-text = To nejde ukázat: je to prázdné nebo příliš dlouhé, jsou v tom jen neviditelné znaky, nebo má jedno písmeno příliš mnoho znamének.
denied-bad-promise = Stůl a tento prohlížeč se neshodly na rozdání. Vstaňte a znovu si sedněte.
denied-taken = Místo je obsazené.
denied-begun = Na to je pozdě: hra už začala.
denied-not-yet = Na to je ještě brzy.
denied-not-host = To může jen ten, kdo stůl otevřel.
denied-not-seated = To mohou jen ti, kdo sedí u stolu.
denied-not-missing = Hráč tu je, nebo je pryč méně než minutu.
denied-rated = U hodnoceného stolu musí na každém místě sedět člověk a žádný bot za nikoho nehraje.
denied-program = Programy si smějí jen sednout, hrát a odejít.
denied-too-often = Ne tak rychle. Chvilku počkejte.
denied-too-many = Je otevřeno příliš mnoho stolů. Nejdřív dohrajte u některého ze svých.
denied-enough = U tohoto stolu se to dělalo už příliš často. Hra pokračuje jako dřív.
denied-not-kept = Server teď nemůže nic uložit, takže se nic nezměnilo. Zkuste to za chvíli.
denied-unknown = Server teď neví, jestli se to uložilo. Nejdřív se podívejte na stůl a pak to zkuste znovu; nic se nestane dvakrát.
denied-parked = S tímto stolem se na serveru něco pokazilo, a tak stojí. Nic z uloženého se neztratilo; dejte vědět tomu, kdo server provozuje.
denied-bad-pass = Tento osobní odkaz už byl použit, nebo je příliš starý. Vytvořte nový.
denied-message = Stránka a server si přestaly rozumět. Načtěte stránku znovu; žádná hra se neztratí.
