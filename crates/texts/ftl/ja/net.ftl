### Online tables at the terminal.

opt-online = オンラインのテーブルに着く。テーブルへのリンク（例：{ $form }）
reason-link = オンラインのテーブルへのリンクでなければなりません（例：{ $form }）
net-connected = つながりました。
net-unreachable = サーバーにつながりません：{ $reason }
net-refused = サーバーに接続を断られました（{ $reason }）
net-identity = サーバーに本人だと伝える情報を読み書きできません：{ $reason }
net-outdated = サーバーのほうがこのプログラムより新しいです。更新してください。
net-nonsense = サーバーから意味の分からないものが届きました。もう一度尋ねます。
net-chat = { $name }：{ $form }
net-may-start = 全員そろいましたか。「{ $form }」で始めます。
net-not-begun = ゲームはまだ始まっていません。
net-no-advice = 人どうしのテーブルでは、船長は黙っています。
net-free-seat = 空席
net-keys = 手を入力してください。{ $form }でヘルプ、{ $key }に続けて言葉でチャット、{ $input }で終了。
opt-token = プログラムのトークンが入ったファイル。なければ変数 { $form } を使う
opt-bot-ms = プログラムの1ターンにかけるミリ秒
arg-program = プログラムとその引数
net-token-missing = トークンが必要です。{ $key } でファイルを指定するか、{ $form } を設定してください
net-token-unread = { $file } のトークンを読めません：{ $reason }
net-token-bad = { $file } にトークンがありません。16進数で64桁です
net-token-unknown = サーバーはこのトークンを知りません。取り消されたか、新しいものに替えられています
net-bot-waits = まだつながりません。ボットはつながるまで試し続けます。（{ $reason }）
net-bot-fault = プログラムはもう指しません：{ $reason }。席は待っています。続けるにはこのコマンドをもう一度起動してください
