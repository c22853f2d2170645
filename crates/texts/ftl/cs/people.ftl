### Lidé na serveru: neznámí, přátelé a dobré mravy u stolu.

## Zahrát si s někým hned teď

pair-title = Zahrát si hned s někým
pair-about = Jedno ťuknutí: kdo bude chtít hrát totéž, sedne si k vám. Na každý tah je minuta.
pair-with = { $variant }: najít hned soupeře
pair-waiting = Hledáme soupeře: { $variant } …
pair-stop = Přestat hledat
pair-bot = Zatím nikdo nepřišel. Můžete hrát s robotem, nebo čekat dál.
pair-play-bot = Hrát s robotem
pair-found = Soupeř je tady. Vaše hra začíná.
lobby-running = Hry ke sledování
