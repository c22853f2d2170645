### Folk på serveren: fremmede, venner og god tone ved bordet.

## Spil med nogen lige nu

pair-title = Spil med nogen nu
pair-about = Et enkelt tryk: den næste, der vil spille det samme, sætter sig hos dig. Der er et minut til hver tur.
pair-with = { $variant }: find en modstander nu
pair-waiting = Leder efter en modstander til { $variant } …
pair-stop = Hold op med at lede
pair-bot = Der er ikke kommet nogen endnu. Du kan spille mod en bot eller vente videre.
pair-play-bot = Spil mod en bot
pair-found = Der er kommet en modstander. Dit spil begynder.
lobby-running = Spil, du kan se
