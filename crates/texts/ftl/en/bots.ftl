### Opponents: who they are, what they are doing, and the captain’s advice.
### $level is the English word for a level; $percent counts hundredths of certainty.

## Who plays

level = { $level ->
    [deckhand] Deckhand
    [sailor] Sailor
    [bosun] Bosun
    [captain] Captain
   *[admiral] Admiral
}
level-about = { $level ->
    [deckhand] A cheerful beginner: runs for the boat and forgets to go back for cards.
    [sailor] Knows what going back is good for, but sees only the next move.
    [bosun] Plans the whole turn, by rules of thumb.
    [captain] Judges every turn by the experience of a long life at sea.
   *[admiral] Thinks ahead of everybody: what you will answer, and what the cards may bring.
}
setup-person = A person

## While they play

bot-thinks = { $name } is thinking.
pace-fast = The bots move faster now.
pace-calm = The bots take their time again.
key-skip = next move
key-faster = faster
key-slower = slower
key-advice = advice
help-skip = while a bot plays: on to its next move
help-faster = bots faster or slower
help-advice = ask the captain what to play, and why

## The advice

advice-title = The captain’s advice
advice-awaited = The captain looks at the table.
advice-none = The captain has no advice now.
advice-best = The captain would play
advice-chance = Your chance to win is then { $percent }%.
advice-second = { $percent ->
    [0] Almost as good
    [one] Next best, { $percent } point lower
   *[other] Next best, { $percent } points lower
}

# A road of taken spaces with one symbol; whoever holds the card jumps over all of them.
road = { $symbol ->
    [B] the road of bottles
    [D] the road of daggers
    [H] the road of hats
    [K] the road of keys
    [P] the road of pistols
   *[S] the road of skulls
}
reason-wins = It wins the game.
reason-stops = It stops { $name }, who could win at once.
reason-boards = { $count ->
    [one] It brings { $count } pirate aboard.
   *[other] It brings { $count } pirates aboard.
}
reason-draws = { $count ->
    [one] It wins { $count } card.
   *[other] It wins { $count } cards.
}
reason-leaps = It makes a long jump { with-symbol }: { place-from } → { place-to }.
reason-leaves = { $count ->
    [one] It brings { $count } pirate out of the fort.
   *[other] It brings { $count } pirates out of the fort.
}
reason-closes = It closes { road } to { $name }.
reason-opens = { $count ->
    [one] But it leaves { road } to { $name }, who holds { $count } such card.
   *[other] But it leaves { road } to { $name }, who holds { $count } such cards.
}
