### `cartagena serve`：プログラム自身が配信するゲームのページ。
### $form はそのまま入力するもの。

cli-serve = ゲームをブラウザー用のページとして公開する
more-serve = { $key } が押されるまでゲームを公開し、そのアドレスを標準出力に表示します。一人で、または一台の端末で遊ぶゲームは、ボットも含めてブラウザーの中で動き、そこに保存されます。何人かで囲むテーブルはここで動き、どの手も誰かに見える前に保存されます。{ $form } で、起きていることをくわしく表示します。
opt-listen = 待ち受けるアドレスとポート。ポート 0 は空いているどれか。{ $form } でも指定できます
reason-address = アドレスとポートが必要です。例：{ $form }
serve-ready = ゲームはここで遊べます。{ $key } で終了します。
serve-no-page = このプログラムはページなしでビルドされています。{ $form } でページ込みでビルドして公開できます
serve-taken = { $input } は別のプログラムが使っています。ほかのポートを選んでください。例：{ $form }
serve-failed = { $input } でゲームを公開できません：{ $reason }
opt-data = 何人かで囲むテーブルを保存するフォルダー。なければ作られます。指定しなければ、システムがプログラムのデータを置く場所。{ $form } でも指定できます
opt-database = フォルダーの代わりに使う { $name } のデータベース。{ $form } でも指定できます
opt-origin = ブラウザーから見たページのアドレス。広く知られた名前があるときに必要です。{ $form } でも指定できます
opt-behind-proxy = サーバーの前にプロキシがあります。どこから来たか、{ $name } かどうかについて、その言葉を信じます。{ $form } でも指定できます
reason-database = { $form } で始まる必要があります
reason-origin = ブラウザーが書くとおりの、パスのないアドレスが必要です。例：{ $form }
store-newer = { $file } のゲームは、このプログラムより新しい版で書かれています
store-failed = { $file } のゲームを開けません：{ $reason }

cli-validate = サーバーが保存したすべてのゲームを並べ直す
more-validate = 何人かで囲むテーブルをすべて読み、書かれてから何も変わっていないことを確かめ、どの手もルールどおりに並べ直します。サーバーが動いている間でも使えます。
validate-stored = { $name }：書かれたものと違います：{ $reason }
validate-played = { $name }：{ $line } 行目は指せない手です
validate-sum = { $count ->
   *[other] ゲーム { $count } 件、行数：{ $total }
}
validate-bad = { $count ->
   *[other] { $count } 件のゲームが壊れています
}

cli-backup = サーバーが保存したものをすべてファイルに写す
more-backup = ある瞬間のすべてを写します。その間もゲームは続きます。ゲームがどこに保存されていても、写しは独立したデータベースで、そのまま公開できます。
arg-backup = 写し先のファイル。まだ存在しないもの
backup-done = 写しは { $file } にあります。
backup-taken = { $file } というファイルがすでにあります。別の名前を選んでください
backup-failed = { $file } に何も写せませんでした：{ $reason }
