### What people are told while they are elsewhere, by pushes, e-mails and in chats. It names the table
### and the players, never a card.

## To a player

notice-turn = あなたの手番です。相手：{ $name }（{ $form }）
notice-reminder = 手番の残り時間はあと{ $input }です。相手：{ $name }（{ $form }）
notice-minutes = { $count }分
notice-won = あなたの勝ちです。相手：{ $name }（{ $form }）
notice-lost = ゲームが終わりました。勝者：{ $input }、相手：{ $name }（{ $form }）
notice-drawn = ゲームは引き分けです。相手：{ $name }（{ $form }）

## In a chat

chat-turn = { $first }さんの手番です。相手：{ $name }（{ $form }）
chat-reminder = { $first }さん、手番の残り時間はあと{ $input }です。相手：{ $name }（{ $form }）
chat-won = { $name }（{ $form }）：{ $input }さんの勝ちです。
chat-drawn = { $name }（{ $form }）：引き分けです。
