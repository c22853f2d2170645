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

## In e-mails

mail-open = Open the table:
mail-why = You get this e-mail because you entered your address at { $form }.
mail-settings = Choose what you are told:
mail-stop = No more e-mails:
mail-question-subject = is this your address?
mail-question = Somebody who plays at { $form } would like e-mails at this address when it is their turn. If that is you, open this page within 24 hours and press its button:
mail-question-no = If it is not you, you need not do anything: no e-mails will follow. On this page you can remove your address at once:

## Behind the links of e-mails

mail-confirm-about = Shall e-mails about your games go to { $form }?
mail-confirm-yes = Yes, send them there
mail-confirmed = Done: when it is your turn and you are not looking, an e-mail goes to { $form }.
mail-stop-about = Shall no more e-mails go to { $form }? The address will be removed.
mail-stop-yes = No more e-mails
mail-stopped = The address is removed. No more e-mails will come.
mail-link-old = This link was used already, or is too old.
mail-to-game = To the game
