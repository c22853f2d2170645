### What people are told while they are elsewhere, by pushes, e-mails and in chats. It names the table
### and the players, never a card.

## To a player

notice-turn = Your turn against { $name } ({ $form }).
notice-reminder = Only { $input } left for your turn against { $name } ({ $form }).
notice-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
notice-won = You won the game against { $name } ({ $form }).
notice-lost = The game against { $name } ({ $form }) is over: { $input } won.
notice-drawn = The game against { $name } ({ $form }) is over: it is a draw.

## In a chat

chat-turn = { $first }, it is your turn against { $name } ({ $form }).
chat-reminder = { $first }, only { $input } left for your turn against { $name } ({ $form }).
chat-won = { $name } ({ $form }): { $input } won.
chat-drawn = { $name } ({ $form }): it is a draw.
