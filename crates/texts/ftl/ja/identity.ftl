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
