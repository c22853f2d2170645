## At the table

error-not-your-turn = Nu har { $name } turen.
error-confirm-first = Slut først turen, eller fortryd.
error-game-over = Spillet er slut.
error-must-move = Foretag mindst ét træk, før du slutter turen.
error-no-pirate = Du har ingen sørøver der: { place }.
error-no-card = Du har ikke det kort: { symbol }.
error-no-retreat = Den sørøver kan ikke gå tilbage: ingen plads bagude har en eller to sørøvere.
error-fort-retreat = En sørøver i fortet kan ikke gå tilbage.
error-boat-advance = En sørøver på skibet er fremme og kan ikke gå længere.
error-boat-retreat = I dette spil forlader ingen skibet.
error-wrong-target = Trækket ender ikke der: { place-to }.
error-move-unreadable = Det er ikke et træk: { $input }

## Taking back

error-undo-card-seen = Et nyt kort er blevet set. Det kan ikke fortrydes.
error-undo-confirmed = Turen er slut. Den kan ikke fortrydes.
error-undo-game-over = Spillet er slut. Intet kan fortrydes.
error-undo-nothing = Der er intet at fortryde.

## Files

error-file-missing = Filen { $file } findes ikke.
error-file-read = Filen { $file } kan ikke læses: { $reason }
error-file-write = Filen { $file } kan ikke skrives: { $reason }
error-file-broken = Filen { $file } er beskadiget i linje { $line }, kolonne { $column }: { $reason }

## Input

error-position = Det er ikke en stilling: { $reason }
error-value = Den værdi passer ikke: { $input }
