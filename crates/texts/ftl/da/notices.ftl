### What people are told while they are elsewhere, by pushes, e-mails and in chats. It names the table
### and the players, never a card.

## To a player

notice-turn = Din tur mod { $name } ({ $form }).
notice-reminder = Kun { $input } tilbage af din tur mod { $name } ({ $form }).
notice-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minutter
}
notice-won = Du vandt spillet mod { $name } ({ $form }).
notice-lost = Spillet mod { $name } ({ $form }) er slut: { $input } vandt.
notice-drawn = Spillet mod { $name } ({ $form }) er slut: det blev uafgjort.

## In a chat

chat-turn = { $first }, det er din tur mod { $name } ({ $form }).
chat-reminder = { $first }, der er kun { $input } tilbage af din tur mod { $name } ({ $form }).
chat-won = { $name } ({ $form }): { $input } vandt.
chat-drawn = { $name } ({ $form }): uafgjort.
