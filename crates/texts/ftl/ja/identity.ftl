### パスキー、データの持ち出し、削除。

identity-passkeys = パスキー
identity-passkeys-about = パスキーは、スマートフォンやパソコン、セキュリティキーの中に保管されます。指紋や顔、暗証番号で、何度でもログインできます。
identity-passkey-none = パスキーがまだありません。
identity-passkey-make = パスキーを作る
identity-passkey-made = パスキーができました。
identity-passkey-failed = パスキーは作られませんでした。もう一度試すか、復旧コードを書き留めてください。
identity-passkey-unnamed = パスキー
identity-passkey-name = 新しいパスキーの名前
identity-passkey-since = 作成：{ $form }
identity-passkey-used = 最後の使用：{ $form }
identity-passkey-remove = 取り消す
identity-passkey-remove-who = パスキーを取り消す：{ $name }
identity-passkey-removed = このパスキーはここではもう使えません。端末からも削除してかまいません。
identity-passkey-go = パスキーでログイン
identity-passkey-done = おかえりなさい！
identity-passkey-wrong = このパスキーはここでは使えません。取り消されたか、別のサーバーのものです。
identity-passkey-not-used = ログインしていません。パスキーは使われませんでした。

## すべてを持ち出す

identity-export = あなたのデータ
identity-export-about = このサーバーにあるあなたのデータを、ひとつのファイルにまとめます。名前、端末、テーブル、チャットの発言、そして終わったゲームの棋譜です。
identity-export-go = すべてダウンロード
identity-export-done = ファイルをダウンロードしています。

## 削除

identity-delete = すべて削除
identity-delete-about = あなたの名前とチャットの発言が、終わったゲームも含めて、このサーバーから消えます。続いているゲームは投了になります。元には戻せません。
identity-delete-start = 自分を削除
identity-delete-sure = 本当に削除しますか？よければ、次の言葉を入力してください：{ $form }
identity-delete-word = 削除
identity-delete-label = 確認の言葉
identity-delete-go = すべて完全に削除
identity-delete-keep = 削除しない
identity-delete-done = 完了しました。このサーバーはもうあなたを知りません。

## ほかの人へ

identity-chat-removed = この発言は削除されました。
identity-end-reworded = あなたがこのゲームの終わりを控えたあとで、名前か発言が削除または変更されたため、記録は当時と同じではありません。カードと手は今でも確かめられます。

## Bots of one’s own

identity-bots = あなたのボット
identity-bots-about = リンクを知っている卓で、自作のプログラムを遊ばせられます。ボットであることは全員に見えます。プログラムはトークンで入ります。
identity-bot-none = ボットはいません。
identity-bot-name = ボットの名前
identity-bot-make = トークンを作る
identity-bot-yours = { $name } のトークン
identity-bot-once = 今すぐコピーしてください。表示されるのは今回だけです。これを持つ人は、この名前でプログラムを遊ばせられます。使い方は「{ $form }」で分かります。
identity-bot-copy = トークンをコピー
identity-bot-kept = 保管しました
identity-bot-since = トークンの作成：{ $form }
identity-bot-plays = 対戦中
identity-bot-void = 取り消し済み。同じ名前で新しいトークンを作れます。
identity-bot-revoke = 取り消す
identity-bot-revoke-who = { $name } のトークンを取り消す
identity-bot-revoked = トークンは無効になり、ボットは切断されました。
identity-bot-many = ボットの数が上限に達しています。前の名前を使うか、まだ遊んだことのないボットを取り消してください。
identity-bot-bad-name = もっと短い名前にしてください。「{ $form }」は自動で付きます。
