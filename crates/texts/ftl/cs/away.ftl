### The page about being told while one is elsewhere: notifications, chats, holidays.

away-title = Když jste jinde
away-about = Když před sebou nemáte otevřený stůl, můžete dostat zprávu, že jste na řadě. Zprávy říkají, o jakou hru jde a kdo hraje, nikdy karty.
away-link = Upozornění a dovolená

## On this device

away-here = Na tomto zařízení
away-here-about = Upozornění přijdou, i když je stránka zavřená. Prohlížeč se jednou zeptá.
away-here-on = Zapnout zde upozornění
away-here-off = Vypnout zde upozornění
away-here-is-on = Na tomto zařízení jsou upozornění zapnutá.
away-here-cannot = Tento prohlížeč neumí upozornit, když je stránka zavřená. Na iPhonu nebo iPadu si stránku nejdřív přidejte na plochu.
away-here-failed = Služba upozornění tohoto prohlížeče teď neodpovídá. Zkuste to později.
away-kinds = O čem dostanete zprávu
away-kind-turn = Jsem na řadě
away-kind-reminder = Dochází mi čas
away-kind-reminder-about = Ve hrách na hodiny nebo dny: když zbývá čtvrtina času na tah, nejdříve však dvanáct hodin před koncem.
away-kind-over = Hra skončila

## By e-mail

away-mail = E-mailem
away-mail-about = Ve hrách bez hodin nebo s půlhodinou a více na tah vám může přijít e-mail. Adresa neslouží k ničemu jinému a v každém e-mailu je odkaz, kterým je zastavíte.
away-mail-address = Vaše e-mailová adresa
away-mail-set = Posílat e-maily sem
away-mail-waiting = Na { $form } odešel e-mail. Do jednoho dne otevřete odkaz v něm, a tím adresu potvrďte.
away-mail-is = E-maily chodí na { $form }.
away-mail-remove = Odstranit adresu
away-mail-bad = Tuto e-mailovou adresu tu nelze použít.
away-mail-often = E-mail už tam odešel, nebo bylo žádostí příliš mnoho. Zkuste to zítra.

## Holidays

away-holiday = Dovolená
away-holiday-about = O dovolené vaše hodiny stojí ve všech hrách, kde je na tah hodina a víc. Hrát můžete i tak a ostatní vidí, že máte dovolenou.
away-holiday-left = { $count ->
    [one] Zbývá { $count } den z { $total }; dny se počítají za rok.
    [few] Zbývají { $count } dny z { $total }; dny se počítají za rok.
    [many] Zbývá { $count } dne z { $total }; dny se počítají za rok.
   *[other] Zbývá { $count } dní z { $total }; dny se počítají za rok.
}
away-holiday-days = Dny
away-holiday-begin = Začít dovolenou
away-holiday-until = Máte dovolenou do { $form }.
away-holiday-end = Ukončit dovolenou
away-holiday-too-long = Tolik dní vám nezbývá.
seat-holiday = má dovolenou do { $form }

## One table

away-table = Tento stůl
away-table-tell = Posílat mi zprávy o tomto stole
away-chat = Chat
away-chat-about = Server může napsat do chatu, když je na řadě někdo, kdo se nedívá. V chatovacím programu vytvořte adresu pro příjem zpráv (příchozí webhook) a zadejte ji sem.
away-chat-is = Zprávy jdou na { $form }.
away-chat-address = Adresa webhooku
away-chat-set = Psát tam
away-chat-remove = Už tam nepsat
away-chat-bad = Tato adresa nejde použít: musí začínat https:// a vést do veřejného internetu.
away-chat-key = Klíč k podpisům
away-chat-key-about = Zobrazí se jen teď. Příjemce s ním ověří, že zprávy přišly odtud (HMAC-SHA256).
away-back = Zpět ke stolu
