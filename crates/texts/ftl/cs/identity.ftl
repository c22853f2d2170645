### Přístupové klíče, stažení dat a smazání.

identity-passkeys = Přístupové klíče
identity-passkeys-about = Přístupový klíč je uložený v telefonu, počítači nebo bezpečnostním klíči. Přihlásí vás otiskem prstu, obličejem nebo PINem, kolikrát budete chtít.
identity-passkey-none = Zatím nemáte přístupový klíč.
identity-passkey-make = Vytvořit přístupový klíč
identity-passkey-made = Přístupový klíč je připravený.
identity-passkey-failed = Přístupový klíč se nevytvořil. Zkuste to znovu, nebo si zapište kód pro obnovení.
identity-passkey-unnamed = Přístupový klíč
identity-passkey-name = Název nového klíče
identity-passkey-since = Vytvořen: { $form }
identity-passkey-used = Naposledy použit: { $form }
identity-passkey-remove = Odebrat
identity-passkey-remove-who = Odebrat přístupový klíč: { $name }
identity-passkey-removed = Přístupový klíč tu už neplatí. Teď ho můžete smazat i ve svém zařízení.
identity-passkey-go = Přihlásit se přístupovým klíčem
identity-passkey-done = Vítejte zpět!
identity-passkey-wrong = Tento přístupový klíč tu neplatí: byl odebrán, nebo patří k jinému serveru.
identity-passkey-not-used = Nejste přihlášeni: žádný přístupový klíč nebyl použit.

## Vzít si všechno s sebou

identity-export = Vaše data
identity-export-about = Všechno, co o vás tento server má, v jednom souboru: jméno, zařízení a stoly, co jste napsali v chatu, a záznamy vašich dohraných her.
identity-export-go = Stáhnout všechno
identity-export-done = Soubor se ukládá mezi stažené.

## Smazání

identity-delete = Smazat všechno
identity-delete-about = Vaše jméno a všechno, co jste napsali v chatu, zmizí z tohoto serveru, i z dohraných her. Rozehrané hry tím vzdáváte. Nedá se to vrátit.
identity-delete-start = Smazat mě
identity-delete-sure = Opravdu? Pak napište toto slovo: { $form }
identity-delete-word = smazat
identity-delete-label = Slovo pro potvrzení
identity-delete-go = Smazat všechno navždy
identity-delete-keep = Nechat všechno být
identity-delete-done = Hotovo. Tento server už vás nezná.

## Pro ostatní

identity-chat-removed = Tato zpráva byla odstraněna.
identity-end-reworded = Od chvíle, kdy jste si poznamenali konec této hry, v ní bylo odstraněno nebo nahrazeno jméno či zpráva, takže její záznam už není stejný. Karty a tahy se dají ověřit i nadále.

## Bots of one’s own

identity-bots = Vaši roboti
identity-bots-about = Váš program může hrát u stolů, ke kterým máte odkaz, a všichni vidí, že je to robot. Přihlašuje se tokenem.
identity-bot-none = Nemáte žádné roboty.
identity-bot-name = Jméno robota
identity-bot-make = Vytvořit token
identity-bot-yours = Token pro: { $name }
identity-bot-once = Zkopírujte si ho hned: zobrazí se jen jednou. Kdo ho má, může pod tímto jménem nechat hrát program. Jak ho použít, řekne „{ $form }“.
identity-bot-copy = Zkopírovat token
identity-bot-kept = Mám ho uložený
identity-bot-since = Token vytvořen: { $form }
identity-bot-plays = Právě hraje
identity-bot-void = Zrušen. Pod stejným jménem můžete vytvořit nový token.
identity-bot-revoke = Zrušit
identity-bot-revoke-who = Zrušit token: { $name }
identity-bot-revoked = Token už neplatí a robot je odpojen.
identity-bot-many = Víc robotů mít nelze. Použijte některé jméno znovu, nebo zrušte robota, který ještě nehrál.
identity-bot-bad-name = Zvolte kratší jméno. Označení „{ $form }“ se přidá samo.
