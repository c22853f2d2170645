### The command `cartagena arena`: matches between bots and other programs, and what they show.

## Help

cli-arena = Set bots and other programs against each other and rate them
more-arena = Every deal is played once from each seat, so that neither the cards nor the first turn favour anybody. Two contestants play a match: the first sits alone, the second has all other seats. More than two all meet each other. If none is named, the six levels meet. With { $key } it ends early and shows the results so far. A game of { $count } actions counts as drawn. Contestants are written like this:
arena-form-level = a bot; there are { $form }
arena-form-time = with so many milliseconds for a turn
arena-form-nodes = with so many positions for a move: the same games every time
arena-form-net = with another net, from this file
arena-form-baseline = plays at random, or always runs ahead
arena-form-beginner = people in their first games: they run ahead, and go back at random, with sense, or early
arena-form-searcher = searches its own turn, with these weights
arena-form-program = a program that speaks like { $form }
arena-form-name = called so in the results
arg-contestant = Who takes part
opt-deals = How many deals
opt-ms = Milliseconds for a turn, for those who do not name their own
opt-sprt = Stop once it is clear which of two Elo differences is nearer the truth, such as { $form }
opt-ladder = Draw the ladder into this file, { $form }
opt-margin = Milliseconds that a program’s turn may take beyond its limit; after that it forfeits the game
opt-log = Write what programs print on standard error into this file
opt-records = Write the record of every game into this folder

## Results

arena-player = Player
arena-elo = Elo rating
arena-interval = 95% interval
arena-score = Score
arena-score-fair = Score, when { $form } is fair
arena-deals = Deals
arena-won-drawn-lost = Won, drawn, lost
arena-difference = Difference in Elo
arena-by-seat = Score by seat
arena-by-order = Score when moving first, second, and so on
arena-first-player = Share of the player who moves first
arena-clear = It is clear: { $form } is nearer the truth than { $last }.
arena-unclear = It is not clear yet whether { $first } or { $last } is nearer the truth.
arena-stopped = Ended early; these are the results so far.
arena-faults = { $count ->
    [one] { $name } forfeited { $count } game. Why: { $reason }
   *[other] { $name } forfeited { $count } games. Why, the first time: { $reason }
}
arena-forfeit-position = The position then: { $form }

## What may be wrong

arena-cannot-play = { $name } cannot take part: { $reason }
fault-not-started = the program does not start: { $reason }
fault-ended = the program ended before it answered
fault-silent = no answer came within { $count ->
    [one] { $count } millisecond
   *[other] { $count } milliseconds
}
fault-nonsense = this is no answer: { $input }
fault-illegal = this move is not possible: { $form }
fault-no-move = the bot found no move
fault-exit-code = { $reason }; exit code { $form }
fault-exit-signal = { $reason }; ended by signal { $form }
fault-last-line = { $reason }; its last line: { $input }
fault-too-slow = its turn took longer than { $first } ms and the margin of { $last } ms
fault-no-nodes = the program does not speak version 2 of the protocol, which a limit in positions needs; give it milliseconds, such as { $form }
fault-net-unsuitable = the net { $file } was trained for { $form }
reason-contestant-name = nobody has this name; there are { $form }
reason-contestant-limit = { $input } is not a limit; limits look like { $form }
reason-contestant-setting = this setting is not known here: { $input }
reason-contestant-command = the program’s command is missing, as in { $form }
reason-contestant-label = a name for the results looks like { $form }
reason-net-missing = the net { $file } cannot be read: { $reason }
reason-net-damaged = { $file } is damaged, or not a net
reason-sprt = two differences in Elo are needed, the smaller one first, such as { $form }
reason-ending = its name must end in one of { $form }
usage-contestants = a contest needs at least two contestants
usage-no-program = { $form } is for programs, and none takes part
