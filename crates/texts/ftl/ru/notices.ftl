### What people are told while they are elsewhere, by pushes, e-mails and in chats. It names the table
### and the players, never a card.

## To a player

notice-turn = Ваш ход, соперники: { $name } ({ $form }).
notice-reminder = На ваш ход осталось всего { $input }, соперники: { $name } ({ $form }).
notice-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}
notice-won = Вы победили, соперники: { $name } ({ $form }).
notice-lost = Партия окончена, соперники: { $name } ({ $form }). Победа: { $input }.
notice-drawn = Партия окончена вничью, соперники: { $name } ({ $form }).

## In a chat

chat-turn = { $first }, ваш ход, соперники: { $name } ({ $form }).
chat-reminder = { $first }, на ваш ход осталось всего { $input }, соперники: { $name } ({ $form }).
chat-won = { $name } ({ $form }): победа, { $input }.
chat-drawn = { $name } ({ $form }): ничья.
