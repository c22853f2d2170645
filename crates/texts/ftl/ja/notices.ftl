### What people are told while they are elsewhere, by pushes, e-mails and in chats. It names the table
### and the players, never a card.

## To a player

notice-turn = { $name }とのゲーム（{ $form }）で、あなたの手番です。
notice-reminder = { $name }とのゲーム（{ $form }）で、手番の残り時間はあと{ $input }です。
notice-minutes = { $count }分
notice-won = { $name }とのゲーム（{ $form }）は、あなたの勝ちです。
notice-lost = { $name }とのゲーム（{ $form }）は、{ $input }の勝ちで終わりました。
notice-drawn = { $name }とのゲーム（{ $form }）は、引き分けで終わりました。

## In a chat

chat-turn = { $first }さん、{ $name }とのゲーム（{ $form }）であなたの手番です。
chat-reminder = { $first }さん、{ $name }とのゲーム（{ $form }）で手番の残り時間はあと{ $input }です。
chat-won = { $name }（{ $form }）：{ $input }さんの勝ちです。
chat-drawn = { $name }（{ $form }）：引き分けです。
