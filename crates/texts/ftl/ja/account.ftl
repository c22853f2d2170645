### サーバー上のアカウント：戻ってくるためのコードと、自分の端末。

account-title = アカウント
account-about = ここではアカウントは必要ありません。ただ、ブラウザーは忘れることがあります。復旧コードがあれば、名前もテーブルも終わったゲームも、どの端末でも取り戻せます。
account-link = 復旧コードと端末
account-link-about = このブラウザーと一緒にオンラインのゲームを失わないために。
account-unknown = このブラウザーでは、まだオンラインで遊んでいません。

## 復旧コード

account-code = 復旧コード
account-code-none = 復旧コードがまだありません。作って書き留めておきましょう。このブラウザーがあなたを忘れると、すべて失われてしまいます。
account-code-made = 復旧コードがあります（{ $form }に作成）。見つからないときは新しく作ってください。前のコードは使えなくなります。
account-code-make = 復旧コードを作る
account-code-again = 新しいコードを作る
account-code-yours = あなたの復旧コード
account-code-once = 書き留めて、大切に保管してください。表示されるのは今だけで、使えるのは一度きりです。このコードを持つ人は、あなたとして遊べます。
account-code-copy = コードをコピー
account-code-kept = 書き留めました

## 端末

account-devices = あなたの端末
account-device-here = この端末
account-device-open = 使用中
account-device-seen = 最後の使用：{ $form }
account-device-unnamed = ブラウザー
account-sign-out = この端末をログアウト
account-sign-out-who = この端末をログアウト：{ $name }
account-signed-out = その端末をログアウトしました。
account-sign-out-gone = その端末はもうログインしていません。

## 戻ってくる

account-back = 戻ってくる
account-back-about = 書き留めたコードを入力してください。大文字と小文字、空白、ハイフンの違いは問いません。このブラウザーで座ったテーブルも引き継がれます。
account-back-go = ログイン
account-back-done = おかえりなさい！コードは使用済みになりました。新しく作って書き留めてください。
account-back-mistyped = コードが足りないか、打ち間違いがあります。コードは4文字ずつ7組です。
account-back-wrong = このコードは使えません。使用済みか、新しいものに替わったか、別のサーバーのものです。
