### Účet na serveru: kód pro návrat a vlastní zařízení.

account-title = Váš účet
account-about = Účet tu nikdy nepotřebujete. Prohlížeče ale zapomínají: s kódem pro obnovení se vám na kterémkoli zařízení vrátí jméno, stoly i dohrané hry.
account-link = Kód pro obnovení a zařízení
account-link-about = Aby se vaše hry po síti neztratily spolu s tímto prohlížečem.
account-unknown = V tomto prohlížeči jste po síti ještě nehráli.

## Kód pro obnovení

account-code = Kód pro obnovení
account-code-none = Zatím nemáte kód pro obnovení. Vytvořte si ho a zapište: jinak o všechno přijdete, jakmile na vás tento prohlížeč zapomene.
account-code-made = Máte kód pro obnovení, vytvořený { $form }. Pokud ho nemůžete najít, vytvořte nový; starý pak přestane platit.
account-code-make = Vytvořit kód pro obnovení
account-code-again = Vytvořit nový kód
account-code-yours = Váš kód pro obnovení
account-code-once = Zapište si ho a dobře uložte. Zobrazí se jen teď a platí jednou. Kdo ho má, může hrát za vás.
account-code-copy = Zkopírovat kód
account-code-kept = Mám ho zapsaný

## Zařízení

account-devices = Vaše zařízení
account-device-here = Toto zařízení
account-device-open = Právě se používá
account-device-seen = Naposledy použito: { $form }
account-device-unnamed = Prohlížeč
account-sign-out = Odhlásit tam
account-sign-out-who = Odhlásit tam: { $name }
account-signed-out = Zařízení bylo odhlášeno.
account-sign-out-gone = To zařízení už přihlášené není.

## Návrat

account-back = Vrátit se
account-back-about = Napište kód, který jste si zapsali. Na velikosti písmen, mezerách a pomlčkách nezáleží. Stoly, ke kterým jste si v tomto prohlížeči sedli, přejdou s vámi.
account-back-go = Přihlásit se
account-back-done = Vítejte zpět! Kód už je použitý. Vytvořte si nový a zapište ho.
account-back-mistyped = Tohle není celý kód: něco chybí nebo je překlep. Kód má sedm skupin po čtyřech znacích.
account-back-wrong = Tento kód neplatí: byl už použit nebo nahrazen, anebo patří k jinému serveru.
