### Příkaz `cartagena puzzles`: úlohy z partií botů a ze záznamů.

cli-puzzles = Vytvořit úlohy, nebo zkontrolovat soubor s úlohami
more-puzzles = Úloha je pozice, v níž je jeden tah zřetelně nejlepší a přitom není na první pohled vidět. Pozice pocházejí z partií botů proti sobě nebo ze zaznamenaných partií; každá úloha je nalezena prohledáváním a potvrzena desetkrát delším, nebo dokázána. Stejné semínko a stejný počet uzlů dají všude stejné úlohy. Pravidla jsou v { $file }.
opt-puzzle-count = Kolik úloh
opt-puzzle-source = Brát pozice ze záznamů v tomto souboru místo z partií botů; { $input } je standardní vstup
opt-puzzle-file = Zapsat úlohy do tohoto souboru a zprávu na obrazovku
opt-puzzle-nodes = Počet uzlů prohledávání, které úlohu najde
opt-puzzle-check = Zkontrolovat tento soubor: každá úloha musí vyplývat ze své pozice a kapitán s admirálem ji zkusí vyřešit
opt-puzzle-every = Kontrolovat jen každou tolikátou úlohu
puzzles-yield = Pozice: { $first }. Partie: { $form }. Úlohy: { $last }.
puzzles-checked = Zkontrolované úlohy: { $first }. Vyřešeno podle stupně:
puzzles-bad-file = { $file } není správný soubor s úlohami: { $reason }
puzzles-differs = úloha { $form } nevyplývá ze své pozice
puzzles-too-long = soubor je příliš dlouhý
puzzles-header = jeho první řádek není { $form }
puzzles-line = řádek { $line }: { $reason }
puzzles-twice = řádek { $line }: tato pozice se opakuje
puzzles-fields = řádku chybějí údaje, nebo nejsou zapsané tak, jak je píše program
puzzles-id = značka nepatří k této pozici
puzzles-grade = takový stupeň není
puzzles-themes = takové téma není
puzzles-chances = šance jsou chybné
puzzles-position = taková pozice nemůže nastat, nebo už tah začal
puzzles-solution = řešení není jedním tahem této pozice
