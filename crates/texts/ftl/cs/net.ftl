### Online tables at the terminal.

opt-online = Přisednout k online stolu: odkaz na něj, například { $form }
reason-link = musí to být odkaz na online stůl, například { $form }
net-connected = Spojení je navázáno.
net-unreachable = server není dostupný: { $reason }
net-refused = server spojení odmítá ({ $reason })
net-identity = to, podle čeho vás server pozná, nelze přečíst nebo uložit: { $reason }
net-outdated = Server je novější než tento program. Aktualizujte ho prosím.
net-nonsense = Server poslal něco nesrozumitelného; ptáme se znovu.
net-chat = { $name }: { $form }
net-may-start = Jsou tu všichni? „{ $form }“ zahájí hru.
net-not-begun = Hra ještě nezačala.
net-no-advice = Kde hrají lidé, kapitán mlčí.
net-free-seat = volno
net-keys = Napište tah, { $form } je nápověda, { $key }slova jsou vzkaz, { $input } odchod.
opt-token = Soubor s tokenem programu; bez něj se token bere z proměnné { $form }
opt-bot-ms = Milisekundy na tah programu
arg-program = Program a jeho argumenty
net-token-missing = je potřeba token: uveďte jeho soubor pomocí { $key }, nebo nastavte { $form }
net-token-unread = token v { $file } nelze přečíst: { $reason }
net-token-bad = v { $file } není token: má 64 šestnáctkových číslic
net-token-unknown = server tento token nezná: byl zrušen, nebo nahrazen novým
net-bot-waits = Spojení zatím není, robot to zkouší dál. ({ $reason })
net-bot-fault = program dál nehraje: { $reason }. Místo čeká; chcete-li pokračovat, spusťte příkaz znovu
