### `cartagena serve`：プログラム自身が配信するゲームのページ。
### $form はそのまま入力するもの。

cli-serve = ゲームをブラウザー用のページとして公開する
more-serve = { $key } が押されるまでゲームを公開し、そのアドレスを標準出力に表示します。1人で、または1台の端末で遊ぶゲームは、ボットも含めてブラウザーの中で動き、そこに保存されます。オンラインのテーブルはここで動き、どの手も誰かに見える前に保存されます。{ $form } で、起きていることを詳しく表示します。
opt-listen = 待ち受けるアドレスとポート（ポート 0 は空いているどれか）、または { $form } のようなソケットファイル
reason-address = アドレスとポートが必要です。例：{ $form }
serve-ready = ゲームはここで遊べます。{ $key } で終了します。
serve-no-page = このプログラムはページなしでビルドされています。{ $form } でページ込みでビルドして公開できます
serve-taken = { $input } は別のプログラムが使っています。ほかのポートを選んでください。例：{ $form }
serve-failed = { $input } でゲームを公開できません：{ $reason }
opt-data = オンラインのテーブルを保存するフォルダー。なければ作られます。指定しなければ、システムがプログラムのデータを置く場所に保存します
opt-database = これらのテーブルに、フォルダーの代わりに使う { $name } のデータベース
opt-origin = ブラウザーから見たページのアドレス。ページに公開された名前があるときに必要です
opt-behind-proxy = サーバーの前にプロキシがあります。どこから来たか、{ $name } かどうかは、プロキシの知らせを信じます
opt-connections = 同時に開いていられる接続の数。ページとプレイヤーの合計です。システムで、同じ数以上のファイルを同時に開けるようにしておく必要があります
opt-keep-games = 終わったゲームを消すまでの日数。結果とレーティングは残ります
opt-keep-chat = 終わったゲームのチャットを消すまでの日数
opt-keep-idle-tables = 何も起こらないテーブルを閉じるまでの日数
opt-keep-reports = 処理が終わった通報を消すまでの日数
opt-keep-log = 運営者の操作の記録を消すまでの日数
reason-database = { $form } で始まる必要があります
reason-origin = ブラウザーが書くとおりの、パスのないアドレスが必要です。例：{ $form }
store-newer = { $file } のゲームは、このプログラムより新しい版で書かれています
store-missing = { $file } に保存されたゲームはありません。名前の打ち間違いか、まだサーバーを動かしていない場所かもしれません
store-older = { $file } のゲームは、このプログラムより古い版で書かれています。一度そこでサーバーを起動すると読めるようになります
store-in-use = { $file } のゲームは、すでに別のサーバーが使っています。先にそれを止めるか、別の場所を選んでください
store-failed = { $file } のゲームを開けません：{ $reason }

cli-validate = サーバーが保存したすべてのゲームをたどり直す
more-validate = オンラインのテーブルをすべて読み、書かれてから何も変わっていないことを確かめ、どの手もルールどおりにたどり直します。サーバーが動いている間でも使えます。
validate-stored = { $name }：書かれたものと違います：{ $reason }
validate-played = { $name }：{ $line } 行目はありえない手です
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
opt-key-file = 終わったゲームにサーバーが署名する秘密鍵のファイル。なければ作られます。指定しなければゲームと同じ場所に置かれます
opt-private-addresses = プライベートネットワークのアドレスにも通知を送ります。そこでは { $name } でなくても送ります。自前の通知サービスやチャットのためです
opt-mail-server = 希望するプレイヤーへのメールを送るメールサーバー。例：{ $name }。{ $first } は最初から暗号化し、{ $input } は何よりも先に暗号化を求め、{ $last } は暗号化せず、プライベートネットワーク専用です。{ $key } も必要です
opt-mail-from = メールの差出人
opt-mail-password-file = メールサーバーのアカウントのパスワードが入ったファイル。代わりに、パスワードそのものを変数 { $form } に入れることもできます
reason-mail-server = メールサーバーが必要です。例：{ $form }
reason-mail-password = パスワードをここに書くと、このマシンの誰にでも読めてしまいます。{ $form } を使ってください
reason-mail-open = このアドレスは使えません。暗号化しないメールサーバーは、プライベートネットワークになければなりません
reason-mail-from = メールアドレスが必要です。例：{ $form }
serve-mail-no-password = { $form } にアカウントがありますが、パスワードがありません。{ $name } か { $input } を指定してください
serve-mail-no-account = メールサーバーのパスワードがありますが、{ $form } にアカウントがありません
opt-heads = プレイヤーが控えたゲームの終わりのファイル。今も保存されているはずのものです。控えそのもの、またはゲーム、番号、指紋の行。何度でも指定できます
serve-key = { $file } の鍵は使えません：{ $reason }
validate-head = { $name }：{ $line } 行目が、控えられたあとで消えたか書き換えられました
validate-head-reworded = { $name }：{ $line } 行目は、プレイヤーの削除にともない書き直されました。控えた終わりだったかどうかは、もう確かめられません
validate-heads-bad = { $file } の { $line } 行目は、控えたゲームの終わりではありません。

cli-ratings = サーバーのプレイヤーのレーティングを表示する
more-ratings = レーティングの一覧を表示します。サーバーが動いている間でも使えます。{ $form }を付けると、保存されたゲームからすべての結果とレーティングを計算し直します。その場合はサーバーを止めてください。数値は前と同じになるはずです。
opt-recompute = 保存されたゲームから、すべての結果とレーティングを計算し直す
ratings-recomputed = { $count ->
   *[other] 終わったゲーム：{ $count }、レーティングの変更：{ $total }
}
ratings-same = レーティングはすべて前と同じです。
ratings-differ = 一部のレーティングが違っていたため、正しい値に直しました。
opt-variable = { $first }。{ $form } でも指定できます
opt-config = { $form } のような行を並べた設定ファイル。ファイルより環境変数、環境変数よりオプションが優先されます
opt-database-file = { $name } のデータベースのアドレスを書いたファイル。パスワードをコマンドラインや環境変数に書かずにすみます
opt-server-log = サーバーのログの詳しさ：{ $form }。部分ごとに変えることもできます
opt-metrics-listen = 運営者がメトリクスとヘルスチェックを見るための、{ $form } のような別のアドレス。指定しなければメトリクスは公開されません
opt-log-format = ログの形式：{ $first }、またはプログラム用に1行1オブジェクトの { $last }
config-line = { $file } の { $line } 行目：{ $reason }
config-unknown = { $input } という設定はありません
reason-true-false = { $first } か { $last } にしてください
reason-one-value = 文字列か数を1つ、または { $first } か { $last } にしてください
settings-empty = ファイルが空です

cli-settings = サーバーの設定をすべてファイルの形で出力する
more-settings = { $form } の設定を、1行に1つずつ、既定値と意味をつけてファイルの形で出力します。行の前の # を消すと有効になります。
opt-table = 代わりに、オプション、環境変数、行の表を出力する

cli-restore = バックアップを復元する
more-restore = まだ何も保存されていない場所にバックアップをコピーします。フォルダーか、{ $form } なら { $name } のデータベースで、バックアップの元はどちらでもかまいません。すべてが入るか、何も入らないかのどちらかです。サーバーを起動する前に鍵もその場所に置いてください。置かないとプレイヤーのブラウザーが警告します。
arg-restore = バックアップ：{ $form } が書いたファイル
restore-done = { $file } の内容はすべてそこに入りました。
restore-taken = そこにはすでに何か保存されています。バックアップは何もない場所にだけ復元できます
restore-failed = { $file } を復元できません：{ $reason }

cli-manual = マニュアルページを書き出す
more-manual = プログラムとその各コマンドのマニュアルページを、{ $form } コマンド用に書き出します。
arg-manual = ページを置くフォルダー。なければ作られます
