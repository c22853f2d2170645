### Lidé na serveru: neznámí, přátelé a dobré mravy u stolu.

## Zahrát si s někým hned teď

pair-title = Zahrát si hned s někým
pair-about = Jedno ťuknutí: kdo bude chtít hrát totéž, sedne si k vám. Na každý tah je minuta.
pair-with = { $name }: najít hned soupeře
pair-waiting = Hledáme soupeře: { $name } …
pair-stop = Přestat hledat
pair-bot = Zatím nikdo nepřišel. Můžete hrát s robotem, nebo čekat dál.
pair-play-bot = Hrát s robotem
pair-found = Soupeř je tady. Vaše hra začíná.
lobby-running = Hry ke sledování

## Other people at the table

person-more = Další
person-more-who = Další: { $name }
person-follow = Sledovat hráče
person-followed = Teď sledujete hráče { $name }. V seznamu stolů uvidíte, kdo je tady.
person-block = Zablokovat
person-block-about = Neuvidíte, co píšou, nebudou vás moci pozvat a neposadíme vás k jednomu stolu. Nedozvědí se o tom.
person-blocked = Hráč { $name } je zablokován.
person-report = Nahlásit
person-report-why = Co je špatně? Můžete nechat prázdné.
person-report-send = Odeslat hlášení
person-reported = Děkujeme. Provozovatelé serveru se na to podívají.

## Whom one follows and blocks

people-title = Hráči, které sledujete
people-online = je tady
people-offline = není tu
people-playing = právě hraje
people-waiting = čeká u stolu
people-unfollow = Přestat sledovat
people-unfollow-who = Přestat sledovat: { $name }
people-blocked = Zablokovaní hráči
people-unblock = Odblokovat
people-unblock-who = Odblokovat: { $name }
people-nameless = Někdo beze jména
people-invite-title = Pozvat někoho, koho sledujete
people-invite = Pozvat
people-invite-who = Pozvat: { $name }
people-invite-sent = Pozvánka je na cestě.
people-invited = { $name } vás zve ke stolu: { $input }.
people-invited-go = Ke stolu

## From the people who run the server

announce-maintenance = Server se zastaví kvůli údržbě: { $form }. Hry zůstanou uložené a pak budou pokračovat.
denied-muted = Teď nemůžete psát do chatu. Rozhodli tak provozovatelé serveru.
denied-banned = Na tomto serveru teď nemůžete hrát. Rozhodli tak jeho provozovatelé.
denied-banned-about = Vše, co nepotřebuje server, funguje jako vždy: roboti, přátelé u jednoho zařízení, lekce i rozbory.
denied-uninvited = Na tento server se noví hráči dostanou jen s pozvánkou.
denied-no-origin = Tento server ještě nezná svou vlastní adresu, takže se tu zatím nedá hrát online.
denied-no-origin-about = Pokud ho provozujete, spusťte ho s { $form }.
denied-closed = Provozovatelé serveru stůl zavřeli.
denied-too-many-kept = Víc už přidat nejde.
invited-code = Kód pozvánky
invited-go = Vstoupit
invited-wrong = Tento kód neplatí: už byl použit, je příliš starý, nebo je v něm překlep.
invited-known = Pokud jste tu už hráli, přihlaste se kódem pro obnovení.
invite-title = Pozvat někoho na tento server
invite-about = Noví hráči tu potřebují kód. Každý platí jednou, dva týdny.
invite-make = Vytvořit kód pozvánky
invite-enough = Víc kódů teď vytvořit nemůžete. Počkejte, až bude některý použit nebo zestárne.

## What is kept

privacy-title = Co se ukládá
privacy-link = Co se o vás ukládá
privacy-device = V tomto zařízení
privacy-device-about = Hry s roboty a u jednoho zařízení, lekce a nastavení zůstávají v tomto prohlížeči. Nikdo jiný je nedostane.
privacy-server = Na serveru
privacy-no-server = Tato stránka nemá server, takže se nikde jinde nic neukládá.
privacy-never = Ke hře není potřeba e-mail ani heslo. Adresa vaší sítě se používá jen během spojení, kvůli ochraně před zahlcením, a neukládá se.
privacy-people = Vaše jméno a kdy jste přišli poprvé.
privacy-devices = U každého zařízení, kde jste přihlášeni: druh prohlížeče a systému a kdy tu bylo naposledy. Jeho tajemství jen jako otisk.
privacy-ways-back = Osobní odkazy a kódy pro obnovení, jen jako otisky.
privacy-passkeys = Přístupové klíče: veřejný klíč, jeho název a kdy byl naposledy použit. Tajná část zůstává u vás.
privacy-programs = Vaši roboti: jejich jména a kdy vznikl jejich token. Samotný token jen jako otisk.
privacy-merges = Že se jeden hráč stal jiným, když jste se přihlásili na zařízení, kde jste hráli jako host.
privacy-games = Hry: kdo kde seděl a pod jakým jménem, každý tah s časem a co se říkalo v chatu. Dohrané hry uvidí každý, kdo má odkaz.
privacy-ratings = Vaše hodnocení po každé hodnocené hře. Hodnocení vidí všichni.
privacy-daily = Váš první výsledek v Kartách dne, pokud ho pošlete.
privacy-notices = Kde chcete dostat zprávu, že jste na tahu, co jste vypnuli a o kterých tazích už víte.
privacy-mail = Vaše e-mailová adresa, jen pokud ji zadáte.
privacy-holidays = Dovolené, během nichž vaše pomalé hry stojí.
privacy-follows = Koho sledujete. Nedozvědí se to.
privacy-blocks = Koho blokujete. Nedozvědí se to.
privacy-reports = Hlášení: kdo koho nahlásil, s okolními řádky chatu. Vidí je jen provozovatelé serveru.
privacy-sanctions = Zda vám provozovatelé serveru zakázali psát nebo hrát a do kdy.
privacy-invitations = Kódy pozvánek, které jste vytvořili, jen jako otisky.
privacy-deletions = Že byl někdo smazán, nebo že mu provozovatelé serveru dali jiné jméno: číslo a čas. Jméno a zprávy smazaného hráče zmizí ze všech her.
privacy-admin-log = Co provozovatelé serveru udělali, čísly a beze jmen.
privacy-days = Jak dlouho
privacy-days-games = { $count ->
    [one] Dohrané hry se mažou po { $count } dni. Výsledky a hodnocení zůstávají.
    [few] Dohrané hry se mažou po { $count } dnech. Výsledky a hodnocení zůstávají.
    [many] Dohrané hry se mažou po { $count } dne. Výsledky a hodnocení zůstávají.
   *[other] Dohrané hry se mažou po { $count } dnech. Výsledky a hodnocení zůstávají.
}
privacy-days-chat = { $count ->
    [one] Chat dohraných her se maže po { $count } dni.
    [few] Chat dohraných her se maže po { $count } dnech.
    [many] Chat dohraných her se maže po { $count } dne.
   *[other] Chat dohraných her se maže po { $count } dnech.
}
privacy-days-idle = { $count ->
    [one] Stůl, u kterého se { $count } den nic neděje, se zavře.
    [few] Stůl, u kterého se { $count } dny nic neděje, se zavře.
    [many] Stůl, u kterého se { $count } dne nic neděje, se zavře.
   *[other] Stůl, u kterého se { $count } dní nic neděje, se zavře.
}
privacy-days-reports = { $count ->
    [one] Vyřízená hlášení se mažou po { $count } dni.
    [few] Vyřízená hlášení se mažou po { $count } dnech.
    [many] Vyřízená hlášení se mažou po { $count } dne.
   *[other] Vyřízená hlášení se mažou po { $count } dnech.
}
privacy-days-log = { $count ->
    [one] Co provozovatelé serveru udělali, se uchovává { $count } den.
    [few] Co provozovatelé serveru udělali, se uchovává { $count } dny.
    [many] Co provozovatelé serveru udělali, se uchovává { $count } dne.
   *[other] Co provozovatelé serveru udělali, se uchovává { $count } dní.
}

## The page of the people who run the server

operator-title = Pro provozovatele serveru
operator-reports = Hlášení
operator-no-reports = Žádná otevřená hlášení.
operator-wrong-token = Tento odkaz tu nic neotevírá.
operator-reported = Hlášení { $form }: { $name }
operator-person = Osoba { $form }
operator-done = Uzavřít hlášení
operator-mute = Ztlumit na týden
operator-unmute = Povolit chat
operator-ban = Zakázat vstup
operator-unban = Znovu pustit
operator-rename = Jiné jméno
operator-close-table = Zavřít stůl
operator-find = Najít hráče podle jména
operator-announce = Oznámit všem
operator-minutes = Minut do údržby, 0 = žádná
operator-end-announcement = Ukončit oznámení
operator-log = Co se udělalo
operator-carried-out = Hotovo.
operator-nothing = Nebylo co měnit.
