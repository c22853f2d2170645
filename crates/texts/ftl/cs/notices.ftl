### What people are told while they are elsewhere, by pushes, e-mails and in chats. It names the table
### and the players, never a card.

## To a player

notice-turn = Jste na řadě, soupeři: { $name } ({ $form }).
notice-reminder = Na tah zbývá už jen { $input }, soupeři: { $name } ({ $form }).
notice-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
notice-won = Vyhráli jste, soupeři: { $name } ({ $form }).
notice-lost = Hra skončila, soupeři: { $name } ({ $form }). Vítěz: { $input }.
notice-drawn = Hra skončila remízou, soupeři: { $name } ({ $form }).

## In a chat

chat-turn = { $first } je na řadě, soupeři: { $name } ({ $form }).
chat-reminder = { $first }: na tah zbývá už jen { $input }, soupeři: { $name } ({ $form }).
chat-won = { $name } ({ $form }): vítěz je { $input }.
chat-drawn = { $name } ({ $form }): remíza.
