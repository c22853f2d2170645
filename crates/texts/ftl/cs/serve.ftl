### `cartagena serve`: stránka hry, kterou nabízí sám program.
### $form se píše tak, jak je.

cli-serve = Nabídnout hru jako stránku pro prohlížeče
more-serve = Nabízí hru, dokud nestisknete { $key }, a vypíše její adresu na standardní výstup. Co kdo hraje sám nebo u jednoho zařízení, i s roboty, běží a ukládá se v prohlížeči. Stoly pro více lidí běží zde a každý pohyb se uloží dřív, než ho kdokoli uvidí. { $form } prozradí víc o tom, co se děje.
opt-listen = Kde naslouchat: adresa a port (port 0 znamená kterýkoli volný), nebo soubor soketu jako { $form }
reason-address = musí to být adresa a port, například { $form }
serve-ready = Hra je připravena zde. { $key } ji ukončí.
serve-no-page = tento program byl sestaven bez stránky; { $form } ho sestaví i se stránkou a nabídne ji
serve-taken = na adrese { $input } už naslouchá jiný program; zvolte jiný port, například { $form }
serve-failed = hru nelze nabídnout na adrese { $input }: { $reason }
opt-data = Složka pro stoly více lidí; když chybí, vytvoří se. Bez ní se stoly ukládají tam, kde systém uchovává data programů
opt-database = Databáze v { $name } pro tyto stoly místo složky
opt-origin = Adresa stránky, jak ji vidí prohlížeče; je nutná, má-li stránka veřejné jméno
opt-behind-proxy = Před serverem stojí proxy: věřit jí, odkud kdo přichází a zda přes { $name }
opt-connections = Kolik spojení smí být otevřeno najednou, stránky i hráči dohromady; systém musí povolit alespoň tolik otevřených souborů
opt-keep-games = Po kolika dnech mazat dohrané hry; výsledky a hodnocení zůstávají
opt-keep-chat = Po kolika dnech mazat chat dohraných her
opt-keep-idle-tables = Po kolika dnech zavírat stoly, u kterých se nic neděje
opt-keep-reports = Po kolika dnech mazat vyřízená hlášení
opt-keep-log = Po kolika dnech mazat řádky záznamu o tom, co dělali provozovatelé
reason-database = musí začínat { $form }
reason-origin = musí to být adresa, jak ji píší prohlížeče, bez cesty, například { $form }
store-newer = hry v { $file } zapsala novější verze tohoto programu
store-missing = v { $file } nejsou žádné uložené hry; možná je v názvu překlep, nebo tam ještě žádný server neběžel
store-older = hry v { $file } zapsala starší verze tohoto programu; jednou tam spusťte server a půjdou přečíst
store-in-use = hry v { $file } už používá jiný server; nejdřív ho zastavte, nebo zvolte jiné místo
store-other-version = hry v { $file } používají servery jiné verze; všechny je zastavte a pak spusťte tento, který hry převede
store-other-key = hry v { $file } používá jiný server s jiným klíčem; dejte všem serverům stejný soubor { $name }
store-failed = hry v { $file } nelze otevřít: { $reason }

cli-validate = Přehrát znovu všechny hry, které server uložil
more-validate = Přečte všechny online stoly, ověří, že se od zápisu nic nezměnilo, a přehraje každý pohyb podle pravidel. Lze spustit i za běhu serveru.
validate-stored = { $name }: neodpovídá tomu, co bylo zapsáno: { $reason }
validate-played = { $name }: řádek { $line } nemohl být zahrán
validate-sum = { $count ->
    [one] { $count } hra, řádků: { $total }
    [few] { $count } hry, řádků: { $total }
    [many] { $count } hry, řádků: { $total }
   *[other] { $count } her, řádků: { $total }
}
validate-bad = { $count ->
    [one] { $count } hra je poškozená
    [few] { $count } hry jsou poškozené
    [many] { $count } hry je poškozeno
   *[other] { $count } her je poškozených
}

cli-backup = Zkopírovat vše, co server uložil, do souboru
more-backup = Zkopíruje vše, jak je v jednom okamžiku; hraje se při tom dál. Kopie je samostatná databáze, ať jsou hry uloženy v čemkoli, a lze ji rovnou nabídnout.
arg-backup = Soubor pro kopii; nesmí ještě existovat
backup-done = Kopie je v { $file }.
backup-taken = soubor { $file } už existuje; zvolte jiné jméno
backup-failed = do { $file } se nepodařilo nic zkopírovat: { $reason }
opt-key-file = Soubor s tajným klíčem, kterým server podepisuje dohrané hry; když chybí, vytvoří se. Bez této volby leží vedle her
opt-private-addresses = Posílat upozornění i na adresy v soukromých sítích, tam i bez { $name }: pro vlastní službu upozornění nebo vlastní chat
opt-mail-server = Poštovní server pro e-maily hráčům, kteří je chtějí, například { $name }. { $first } šifruje od začátku, { $input } vyžaduje šifrování dřív než cokoli jiného a { $last } se bez něj obejde, jen v soukromých sítích. Potřebuje { $key }
opt-mail-from = Odesílatel e-mailů
opt-mail-password-file = Soubor s heslem účtu na poštovním serveru; místo něj může samotné heslo obsahovat proměnná { $form }
reason-mail-server = musí to být poštovní server, například { $form }
reason-mail-password = heslo sem nepatří, na tomto počítači by si je mohl přečíst každý; použijte { $form }
reason-mail-open = tuto adresu nelze použít; bez šifrování musí být poštovní server v soukromé síti
reason-mail-from = musí to být e-mailová adresa, například { $form }
serve-mail-no-password = { $form } jmenuje účet, ale heslo chybí: nastavte { $name } nebo { $input }
serve-mail-no-account = heslo k poštovnímu serveru tu je, ale { $form } nejmenuje účet
opt-heads = Soubor s konci her, které si zapsal hráč a které musí být stále uložené: stvrzenka, nebo řádky se hrou, číslem a otiskem. Lze zadat vícekrát
serve-key = klíč v { $file } nelze použít: { $reason }
validate-head = { $name }: řádek { $line } chybí, nebo byl přepsán od doby, kdy byl zapsán
validate-head-reworded = { $name }: řádek { $line } byl přepsán při smazání hráče; jestli to byl konec hry, se už nedá zjistit
validate-heads-bad = Řádek { $line } souboru { $file } není zapsaný konec hry.

cli-ratings = Vypsat hodnocení hráčů serveru
more-ratings = Vypíše žebříčky hodnocení; lze spustit i za běhu serveru. S { $form } se všechny výsledky a hodnocení spočítají znovu z uložených her; server k tomu musí být zastavený. Čísla musí vyjít stejně jako předtím.
opt-recompute = Spočítat všechny výsledky a hodnocení znovu z uložených her
ratings-recomputed = { $count ->
    [one] { $count } dohraná hra, změn hodnocení: { $total }
    [few] { $count } dohrané hry, změn hodnocení: { $total }
    [many] { $count } dohrané hry, změn hodnocení: { $total }
   *[other] { $count } dohraných her, změn hodnocení: { $total }
}
ratings-same = Všechna hodnocení jsou stejná jako předtím.
ratings-differ = Některá hodnocení se lišila; teď jsou správně.
opt-variable = { $first }. Lze nastavit i pomocí { $form }
opt-config = Soubor s nastavením v řádcích jako { $form }. Proměnná má přednost před souborem, volba před obojím
opt-database-file = Soubor s adresou databáze v { $name }, aby heslo nestálo v příkazové řádce ani v proměnné
opt-server-log = Jak podrobný protokol server píše: { $form }, nebo pro jeho části různě
opt-metrics-listen = Kde správci najdou metriky a kontroly stavu: samostatná adresa jako { $form }; bez ní metriky nejsou
opt-log-format = Podoba protokolu: { $first }, nebo { $last } s objektem na každém řádku pro programy
config-line = { $file }, řádek { $line }: { $reason }
config-unknown = nastavení { $input } neexistuje
reason-true-false = musí to být { $first } nebo { $last }
reason-one-value = musí to být jeden text, jedno číslo, nebo { $first } či { $last }
settings-empty = soubor je prázdný

cli-settings = Vypsat všechna nastavení serveru jako soubor
more-settings = Vypíše soubor, v němž má každé nastavení pro { $form } svůj řádek s výchozí hodnotou a významem. Řádek platí, jakmile před ním smažete znak #.
opt-table = Místo toho vypsat tabulku voleb, proměnných a řádků

cli-restore = Obnovit zálohu
more-restore = Zkopíruje zálohu tam, kde zatím nic uloženo není: do složky, nebo s { $form } do databáze { $name }, ať záloha vznikla z čehokoli. Nakonec je tam buď všechno, nebo nic. Než server spustíte, dejte k hrám jeho klíč, jinak budou prohlížeče hráčů varovat.
arg-restore = Záloha: soubor, který zapsal příkaz { $form }
restore-done = Vše z { $file } je teď tam.
restore-taken = už je tam něco uloženo; záloha se obnovuje jen tam, kde nic není
restore-failed = { $file } nelze obnovit: { $reason }

cli-manual = Zapsat manuálové stránky
more-manual = Zapíše manuálovou stránku programu a každého jeho příkazu, pro program { $form }.
arg-manual = Složka pro stránky; když chybí, vytvoří se
