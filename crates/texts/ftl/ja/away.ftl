### The page about being told while one is elsewhere: notifications, chats, holidays.

away-title = ほかのことをしているとき
away-about = テーブルのページを見ていないときに、手番が来たことをお知らせできます。通知に出るのはゲームと相手の名前だけで、カードは出ません。
away-link = 通知と休暇

## On this device

away-here = この端末
away-here-about = このページを閉じていても通知が届きます。ブラウザーが一度だけ確認します。
away-here-on = この端末で通知を受け取る
away-here-off = この端末の通知を止める
away-here-is-on = この端末の通知はオンです。
away-here-cannot = このブラウザーでは、ページを閉じている間の通知ができません。アップルのスマートフォンやタブレットでは、先にページをホーム画面に追加してください。
away-here-failed = ブラウザーの通知サービスに今はつながりません。あとでもう一度お試しください。
away-kinds = お知らせの内容
away-kind-turn = 自分の手番になったとき
away-kind-reminder = 自分の残り時間が少ないとき
away-kind-reminder-about = 手番が時間や日数単位のゲームで、手番の残りが4分の1になったとき。ただし早くても終わりの12時間前です。
away-kind-over = ゲームが終わったとき

## By e-mail

away-mail = メール
away-mail-about = 時計のないゲームと、手番が30分以上のゲームでは、メールでもお知らせできます。アドレスをほかのことに使うことはありません。どのメールにも、メールを止めるリンクがあります。
away-mail-address = メールアドレス
away-mail-set = ここに送る
away-mail-waiting = { $form } にメールを送りました。1日以内にその中のリンクを開いて、アドレスを確認してください。
away-mail-is = メールは { $form } に届きます。
away-mail-remove = アドレスを削除
away-mail-bad = このメールアドレスは使えません。
away-mail-often = すでにメールを送ったか、依頼が多すぎます。明日もう一度お試しください。

## Holidays

away-holiday = 休暇
away-holiday-about = 休暇の間は、1手番が1時間以上のすべてのゲームで、あなたの時計が止まります。休暇中でも遊べます。休暇中であることは相手にも表示されます。
away-holiday-left = { $total }日のうち、あと{ $count }日使えます（1年ごとの日数です）。
away-holiday-days = 日数
away-holiday-begin = 休暇を始める
away-holiday-until = { $form }まで休暇中です。
away-holiday-end = 休暇を終える
away-holiday-too-long = 残りの日数が足りません。
seat-holiday = { $form }まで休暇中

## One table

away-table = このテーブル
away-table-tell = このテーブルのことを知らせる
away-chat = チャット
away-chat-about = 見ていない人の手番になったときに、サーバーがチャットに書き込めます。お使いのチャットアプリでメッセージ受信用のアドレスを作り、ここに入力してください。
away-chat-is = { $form }に送っています。
away-chat-address = 受信用のアドレス
away-chat-set = そこに書き込む
away-chat-remove = 書き込みをやめる
away-chat-bad = このアドレスは使えません。暗号化された通信に対応し、公開されたインターネット上にあるものでなければなりません。
away-chat-key = 署名の鍵
away-chat-key-about = 表示されるのは今だけです。受け取る側は、この鍵でここからのメッセージだと確かめられます。
away-back = テーブルに戻る
