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
