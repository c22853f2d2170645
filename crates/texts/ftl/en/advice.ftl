## The advice of the captain, beside the board and in an analysis

advice-title = The captain’s advice
advice-awaited = The captain is looking at the table.
advice-none = The captain has no advice now.
advice-best = The captain would play
advice-chance = Your chance of winning would then be { $percent }%.
advice-equal = Just as good
advice-second = { $percent ->
    [0] Almost as good
    [one] Next best, { $percent } percentage point lower
   *[other] Next best, { $percent } percentage points lower
}
# A road of occupied spaces with one symbol; whoever holds the card jumps over all of them.
road = { $symbol ->
    [B] the road of bottles
    [D] the road of daggers
    [H] the road of hats
    [K] the road of keys
    [P] the road of pistols
   *[S] the road of skulls
}
advice-quiet = Nothing special: it simply leaves you in the best position.
reason-wins = It wins the game.
reason-stops = It stops { $name } from winning next turn.
reason-boards = { $count ->
    [one] It brings { $count } pirate aboard.
   *[other] It brings { $count } pirates aboard.
}
reason-draws = { $count ->
    [one] It draws { $count } card.
   *[other] It draws { $count } cards.
}
reason-leaps = It makes a long jump { with-symbol }: { place-from } → { place-to }.
reason-leaves = { $count ->
    [one] It brings { $count } pirate out of the fort.
   *[other] It brings { $count } pirates out of the fort.
}
reason-closes = It closes { road } to { $name }.
reason-opens = { $count ->
    [one] But it opens { road } to { $name }, who holds { $count } such card.
   *[other] But it opens { road } to { $name }, who holds { $count } such cards.
}
advice-why = Why
advice-play = Play this move
advice-end-turn = End the turn
