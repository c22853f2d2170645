## At the table

error-not-your-turn = Teď je na řadě { $name }.
error-confirm-first = Nejdřív ukončete kolo, nebo vraťte tah.
error-game-over = Hra skončila.
error-must-move = Než ukončíte kolo, udělejte aspoň jeden tah.
error-no-pirate = Tam žádného piráta nemáte: { place }.
error-no-card = Tuto kartu nemáte: { symbol }.
error-no-retreat = Tento pirát nemůže jít dozadu: není za ním políčko s jedním nebo dvěma piráty.
error-fort-retreat = Pirát v pevnosti nemůže jít dozadu.
error-boat-advance = Pirát v šalupě je v cíli a dopředu už nemůže.
error-boat-retreat = V této hře se ze šalupy nevrací nikdo.
error-wrong-target = Tah tam nekončí: { place-to }.
error-move-unreadable = Tohle není tah: { $input }

## Taking back

error-undo-card-seen = Nová karta už je odhalena. Tohle vrátit nejde.
error-undo-confirmed = Kolo skončilo. Vrátit ho nejde.
error-undo-game-over = Hra skončila. Vrátit už nejde nic.
error-undo-nothing = Není co vracet.

## Files

error-file-missing = Soubor { $file } neexistuje.
error-file-read = Soubor { $file } nelze přečíst: { $reason }
error-file-write = Soubor { $file } nelze zapsat: { $reason }
error-file-broken = Soubor { $file } je poškozen, řádek { $line }, sloupec { $column }: { $reason }

## Input

error-position = Tohle není pozice: { $reason }
error-value = Tato hodnota se nehodí: { $input }
