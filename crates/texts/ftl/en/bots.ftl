### Opponents: who they are, what they are doing, and the captain’s advice.
### $level is the English word for a level; $percent counts hundredths of certainty.

## Who plays

level = { $level ->
    [landlubber] Landlubber
    [deckhand] Deckhand
    [sailor] Sailor
    [bosun] Bosun
    [captain] Captain
   *[admiral] Admiral
}
level-about = { $level ->
    [landlubber] New on board: runs ahead one move at a time and hardly ever thinks of going back. Just right for your first games.
    [deckhand] A cheerful beginner: loves to run for the boat, thinks one move at a time and often forgets to go back.
    [sailor] Knows why going back is useful, but is often unsure what is best.
    [bosun] Plans the whole turn, with a steady hand.
    [captain] Thinks about how the others will reply before making a move.
   *[admiral] Thinks for as long as there is time and, where possible, works out the last turns exactly.
}
setup-person = Person

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
