### Kommandoen `cartagena puzzles`: opgaver fra botternes egne partier og fra optegnelser.

cli-puzzles = Lav opgaver, eller kontrollér en fil med opgaver
more-puzzles = En opgave er en stilling, hvor én tur klart er den bedste uden at være oplagt. Stillingerne kommer fra botternes partier mod sig selv eller fra optegnede partier; hver opgave er fundet ved en søgning og bekræftet af en, der er ti gange så lang, eller bevist. Samme frø og samme antal knuder giver de samme opgaver overalt. Reglerne står i { $file }.
opt-puzzle-count = Hvor mange opgaver
opt-puzzle-source = Tag stillingerne fra optegnelserne i denne fil i stedet; { $input } er standardinput
opt-puzzle-file = Skriv opgaverne i denne fil og en rapport på skærmen
opt-puzzle-nodes = Antal knuder i den søgning, der finder en opgave
opt-puzzle-check = Kontrollér denne fil: hver opgave skal følge af sin stilling, og kaptajnen og admiralen prøver at løse den
opt-puzzle-every = Kontrollér kun hver så mange’nde opgave
puzzles-yield = Stillinger: { $first }. Partier: { $form }. Opgaver: { $last }.
puzzles-checked = Kontrollerede opgaver: { $first }. Løst, efter grad:
puzzles-bad-file = { $file } er ikke en brugbar fil med opgaver: { $reason }
puzzles-differs = opgaven { $form } følger ikke af sin stilling
puzzles-too-long = filen er for lang
puzzles-header = dens første linje er ikke { $form }
puzzles-line = linje { $line }: { $reason }
puzzles-twice = linje { $line }: denne stilling kommer to gange
puzzles-fields = linjen har ikke sine felter, eller de er ikke skrevet, som programmet skriver dem
puzzles-id = mærket hører ikke til stillingen
puzzles-grade = den grad findes ikke
puzzles-themes = det emne findes ikke
puzzles-chances = chancerne er forkerte
puzzles-position = stillingen kan ikke opstå, eller turen er begyndt
puzzles-solution = løsningen er ikke én tur i denne stilling
