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

## In e-mails

mail-open = テーブルを開く：
mail-why = このメールは、{ $form } で登録されたアドレスにお送りしています。
mail-settings = お知らせの内容を選ぶ：
mail-stop = メールを止める：
mail-question-subject = このアドレスはあなたのものですか？
mail-question = { $form } で遊んでいる人が、手番のお知らせをこのアドレスで受け取りたいと希望しています。ご本人でしたら、24時間以内に次のページを開き、ボタンを押してください：
mail-question-no = お心当たりがなければ、何もする必要はありません。今後メールは届きません。次のページで、アドレスをすぐに削除することもできます：

## Behind the links of e-mails

mail-confirm-about = ゲームのお知らせを { $form } に送りますか？
mail-confirm-yes = はい、送ってください
mail-confirmed = 完了しました。手番が来てもテーブルを見ていないときに、{ $form } にメールが届きます。
mail-stop-about = { $form } へのメールを止めますか？アドレスは削除されます。
mail-stop-yes = メールを止める
mail-stopped = アドレスを削除しました。もうメールは届きません。
mail-link-old = このリンクはすでに使われたか、期限が切れています。
mail-to-game = ゲームへ
