### The command `cartagena puzzles`: puzzles from self-play and from records.

cli-puzzles = Make puzzles, or check a file of them
more-puzzles = A puzzle is a position in which one turn is clearly best and not obvious. The positions come from self-play or from recorded games; every puzzle is found by a search and confirmed by one ten times as long, or proved. The same seed and the same number of nodes give the same puzzles everywhere. The rules are in { $file }.
opt-puzzle-count = How many puzzles
opt-puzzle-source = Take the positions from the records in this file instead of self-play; { $input } is standard input
opt-puzzle-file = Write the puzzles into this file, and a report to the screen
opt-puzzle-nodes = Nodes of the search that finds a puzzle
opt-puzzle-check = Check this file: every puzzle must follow from its position, and captain and admiral try to solve it
opt-puzzle-every = Check only every so many puzzles
# $first positions of $form games, $last puzzles.
puzzles-yield = Positions: { $first }. Games: { $form }. Puzzles: { $last }.
puzzles-checked = Puzzles checked: { $first }. Solved, by grade:
puzzles-bad-file = { $file } is not a sound file of puzzles: { $reason }
puzzles-differs = puzzle { $form } does not follow from its position
puzzles-too-long = the file is too long
puzzles-header = its first line is not { $form }
puzzles-line = line { $line }: { $reason }
puzzles-twice = line { $line }: this position comes twice
puzzles-fields = the line does not have its fields, or they are not written as the program writes them
puzzles-id = the id is not that of the position
puzzles-grade = there is no such grade
puzzles-themes = there is no such theme
puzzles-chances = the chances are wrong
puzzles-position = the position cannot be, or its turn has begun
puzzles-solution = the solution is not one turn of this position
