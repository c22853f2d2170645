### The commands `cartagena analyse`, `study` and `selfplay`.
### $form is something to type or numbers already put together, $input the sign for standard input or output.

## Analysis

cli-analyse = Analyse games: chances, better turns, luck and skill
more-analyse = Every turn is looked at from its player’s seat. What a turn lost is measured against the best one; luck is what the drawn cards were worth, compared with all that could have come. Fair share, deal, luck, skill and the unforeseen add up to the result. The same number of positions gives the same numbers on every machine.
arg-records = Files with records of games; { $form } is standard input
opt-nodes = Positions to evaluate for each turn; if not given, about what a captain needs
opt-with-analysis = Tell the chances after every turn, and what it lost
opt-chances-picture = Draw the chances of the game into this { $form } file
opt-notes = Write the record with chances, losses and better turns into this file; { $input } is standard output
analyse-turn = Turn
analyse-moves = Moves
analyse-chance = Chance
analyse-lost = Lost
analyse-luck = Luck
analyse-mistakes = Costliest turns: { $percent } points or more lost, and again in a search { $count } times as long
analyse-no-mistakes = No turn lost so much for certain.
analyse-account = What made the result, in points of a hundred:
analyse-fair = Fair share
analyse-deal = Deal
analyse-skill = Skill
analyse-unforeseen = Unforeseen
analyse-result = Result
analyse-precision = Accuracy
analyse-left-out = Games analysed: { $count }. Left out: { $number }.
analyse-step = Chances: { $form }.
analyse-step-lost = { $percent ->
    [one] This turn lost { $percent } point; better was { $form }.
   *[other] This turn lost { $percent } points; better was { $form }.
}

## Studies

cli-study = Answer a question about the game by letting bots play
more-study = The games follow from the seed, so everybody gets the same answer. With { $key } it ends without one.
arg-question = The question: { $form }
opt-study-player = Who plays, written as for the arena; may be given several times
opt-study-games = Games for each line of the answer; of tunnels, how many are tried
opt-study-seed = Seed of all games
studies-interrupted = The study was interrupted; there is no answer.
studies-first-about = The share of the games that the player who moves first wins among equals:
studies-luck-about = How often the stronger player wins. The nearer to the fair share, the more luck decides:
studies-tunnels-about = What the arrangement of the tunnel changes. Tunnels that stood out in a first round were played again, because most of what stands out once is chance:
studies-length-about = How many turns a game has, all players together:
studies-branching-about = How many moves there are to choose from at each decision:
studies-kind = Table
studies-fair = Fair
studies-beyond-fair = Points above the fair share
studies-tunnel = Tunnel
studies-turns = Turns
studies-all = { $count ->
    [one] { $count } tunnel at random
   *[other] { $count } tunnels at random
}
studies-deviation = Deviation between tunnels, without chance
studies-stood-long = among the longest
studies-stood-short = among the shortest
studies-stood-first = helped the first seat
studies-stood-others = helped the others
studies-seed = Seed: { $form }
studies-first-title = Does the player who moves first win more often?
studies-luck-title = How much is luck?
studies-tunnels-title = Are all tunnels alike?
studies-length-title = How long is a game?
studies-branching-title = How many choices are there?
studies-above = More than a fair share: { $form }.
studies-below = Less than a fair share: { $form }.
studies-open = Not clearly different from a fair share: { $form }.
studies-luck-order = How often the stronger one wins, on average over these pairs: { $form }. The smaller the number, the more luck decides.
studies-typical = Usual numbers, with nine of ten between those in brackets: { $form }.
studies-tunnels-differ = From tunnel to tunnel, beyond chance, the mean length differs by about { $first } turns and the share of the first player by about { $last } (with 95% intervals).
studies-tunnels-again = In the new games these stood out again: { $form }.
studies-tunnels-none = In the new games none of them stood out again.
studies-one-player = { $form } takes one player only
studies-page-title = What bots’ games tell about Cartagena
studies-page-about = Bots play among themselves; the intervals hold the true value in 95 cases of 100, so that one line in twenty may miss it by chance. Each figure comes out again from the command below it. { $form } writes this page.
studies-page-written = Page written to { $file }.
opt-page = With the question { $form }: write the answers as a page into this file, and pictures beside it
opt-answer-picture = Draw the answer into this file, { $form }

## Self-play

cli-selfplay = Let bots play among themselves and write data sets
more-selfplay = Each line is one decision: the position, the legal moves, the chosen one and the result of the game. The players are written as for the arena and sit down in turn. With { $key } it ends early; what is written is whole.
opt-data-set = Write the decisions into this file, as { $form }; { $input } is standard output
opt-record-file = Write the records of all games into this file; { $input } is standard output
opt-chances = Add everybody’s chances to every decision
opt-check = Read a data set and report the first line that is wrong; { $input } is standard input
selfplay-written = { $count ->
    [one] { $count } game written.
   *[other] { $count } games written.
}
dataset-error = { $file }, line { $line }: { $reason }
dataset-whole = The data set is whole. Games: { $number }, decisions: { $count }.
dataset-truncated = the data set ends in the middle of a line or a game
dataset-form = this is not a line of a data set
dataset-position = the position cannot be read
dataset-actions = the legal moves of this position are others, or the chosen one is not among them
dataset-result = the result is not that of the game, or its shares do not add up to one for every seat
dataset-chances = the chances do not add up to one for every seat
dataset-order = this line does not follow the one before; something is missing between them
