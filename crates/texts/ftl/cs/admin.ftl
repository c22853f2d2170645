### `cartagena admin`: co mohou provozovatelé serveru.

cli-admin = Provozovat server: hlášení, ztlumení, zákaz vstupu, jména, zavření stolu, oznámení, pozvánky
more-admin = Obrátí se na server, který tyto hry provozuje, nebo pracuje přímo s hrami, když žádný neběží. Vše, co něco mění, se zapisuje. Co lze udělat:
arg-act = Co udělat
arg-act-argument = S kým nebo čím: čísla osob a hlášení jsou ta ze seznamů
opt-all-reports = I uzavřená hlášení
opt-days = Kolik dní to trvá; 0 znamená navždy nebo obvyklou dobu pozvánky
opt-minutes = Minut do zastavení serveru kvůli údržbě
opt-hours = Kolik hodin se oznámení ukazuje; 0 znamená den
opt-uses = Kolik lidí může s kódem přijít
opt-invite-only = Nové hráče pouštět jen s pozvánkou
admin-usage = píše se to takto: { $form }
admin-no-door = tyto hry používá server, ale nelze se na něj obrátit, viz { $file }: { $reason }
admin-failed = nic se nezměnilo: { $reason }
admin-page-about = Kdo má tento odkaz, může to vše dělat v prohlížeči. Uchovejte ho v tajnosti.
admin-done = Hotovo a zapsáno.
admin-no-reports = Nejsou žádná otevřená hlášení.
admin-nobody = Nikdo se tak nejmenuje.
admin-no-log = Zatím se nic neudělalo.
admin-no-person = taková osoba není
admin-no-table = takový stůl není, nebo jeho hra skončila
admin-nothing = nebylo co měnit
admin-bad-text = tento text nelze ukázat: je prázdný, příliš dlouhý, nebo má jen neviditelné znaky
admin-bad-number = číslo je mimo rozsah
admin-report = Hlášení { $first }, { $form }: { $name } (osoba { $input })
admin-muted = nesmí psát
admin-banned = nesmí vstoupit
