## Headings of the help

help-usage = 使い方
help-commands = コマンド
help-arguments = 引数
help-options = オプション
help-examples = 例
help-more = コマンドの詳しい説明：{ $form }

## The commands, one line each

cli-about = ボードゲーム「カルタヘナ」。遊ぶ、調べる、走らせる。
cli-play = ボットと、または1台のキーボードでみんなと遊ぶ
cli-bot = 自作のプログラムをオンラインの卓で遊ばせる
cli-new = 新しいゲームを用意して、局面を表示する
cli-show = 局面をターミナルに、または画像として表示する
cli-replay = ゲームの記録を1手ずつたどる
cli-engine = ほかのプログラムのために、1行ずつ命令に答える
cli-perft = 決まった長さの手順を数える
cli-playouts = ランダムにゲームを進めて、速さを測る
cli-completions = シェルでコマンドを補完するスクリプトを出力する

## What they do, at more length

more-play = ターミナルいっぱいにゲームを開きます。オプションで決めていないことは、はじめに尋ねます。やめるときにゲームを保存し、終わったら記録を残します。
more-bot = プログラムは { $form } と同じ言葉で話し、一手ごとに尋ねられます。見えるのは自分の席から見えるものだけです。ボットであることは全員に見えます。持ち主はページの「アカウント」でトークンを作り、いつでも取り消せます。プログラムが落ちたり、固まったり、できない手を指したりすると、このコマンドはそれを伝えて終わり、席は待っています。続けるにはもう一度起動してください。
more-new = カードを配ってゲームを表示します。同じシード値なら、いつも同じトンネル、カード、最初のプレイヤーになります。
more-show = 6つの項目からなる1行、または標準入力から局面を受け取り、表示します。
more-replay = ターミナルでは1手ずつ前後にたどれます。それ以外では、すべての手を説明つきで出力します。ありえない記録は受け付けず、その場所を示します。
more-engine = 標準入力から命令を読み、それぞれに標準出力へ1行で答えます。誤りにはエラーで答え、何も変えません。命令は次のとおりです：
engine-position = この局面にする
engine-new = 新しいゲームを配る。ランダムな部分はすべてシード値で決まる
engine-show = 局面を1行で
engine-legal = 可能な移動と行き先のすべて
engine-play = 移動する。来たカードを答える
engine-perft = その長さの手順を数える
engine-go = 移動を選ぶ。レベルがなければ最強のボットが選ぶ
engine-eval = 各席の勝率
engine-quit = 終わる
engine-session = 短いやりとり。矢印のあとが送る行です：
engine-version-two = { $form }でプロトコル第2版が始まります。設定、思考中の報告、停止、取り消し、コードつきのエラーが使えます。説明は{ $file }にあります。
more-perft = 異なる手順の数で、ほかのプログラムとルールが合っているか確かめられます。終わったゲームは1つと数えます。局面がなければ、新しいゲームから数えます。
more-playouts = 可能な行動はどれも同じ確率で選ばれます。{ $count }行動まで続いたゲームは打ち切り、別に数えます。同じシード値なら、スレッド数にかかわらず同じゲームになります。

## Options and arguments

opt-lang = 言語：{ $form }。指定しなければシステムの言語
opt-native-bidi = ターミナルがヘブライ語を自分で右から左に表示する
opt-help = このヘルプを表示する
opt-version = バージョンを表示する
opt-rules = ゲームのバージョンと選択ルール。例：{ $form }
opt-book = この言語のルールブックの選択ルールで遊ぶ：{ $form }
opt-variant = ルールブックと合わせるゲームのバージョン：{ $form }
opt-players = 人数（2人から5人）
opt-seed = ランダムな部分をすべて決めるシード値（整数）
opt-tunnel = 要塞から船までのトンネル。6文字ずつ6組。例：{ $form }
opt-first = 最初の席の番号（0から）。指定しなければランダムに決める
opt-picture = このファイルに{ $form }形式の画像を書き出す。{ $input }なら標準出力に書く
opt-width = 画像の幅（ピクセル、{ $form }のとき）
opt-layout = 画像の形：{ $form }
opt-theme = 画像の色：{ $form }
opt-letters = 画像の海賊に色の文字をつける
opt-line = 局面の行だけを出力する
opt-as-seat = この席（0から）のプレイヤーに見えるものを表示する
opt-public = 全員に見えるものだけを表示する
opt-svg-dir = すべての局面の画像をこのフォルダーに書き出す
opt-gif = ゲーム全体をアニメーションとしてこのファイルに書き出す。{ $input } は標準出力
opt-game = ファイルに複数のゲームがあるときのゲーム番号
opt-to = この手数で止める
opt-divide = 最初の手ごとに分けて数える
opt-json = 結果をプログラム向けに{ $form }で出力する
opt-games = ゲームの数
opt-threads = スレッドの数。指定しなければコアごとに1つ
opt-name = プレイヤーの名前。手番の順に1人ずつ指定する
opt-bot = ボットのレベル：{ $form }。1体ずつ指定し、最後の席から座る
opt-resume = この保存したゲームの続きから遊ぶ
opt-save-dir = ゲームを保存するフォルダー
opt-no-confirm = 3手目のあと、確認せずに手番を終える
opt-fast = ボットが間を置かずに動く
arg-position = 6つの項目からなる局面の行。{ $form }なら標準入力から読む
arg-record = ゲームの記録のファイル。{ $form }なら標準入力から読みます
arg-depth = 手順の長さ（手数）
arg-shell = シェル：{ $form }
opt-default = { $first }（指定しなければ{ $last }）

## Results

playouts-games = ゲーム
playouts-actions = 行動
playouts-seconds = 秒
playouts-threads = スレッド
playouts-speed = 1秒あたりの行動
playouts-speed-core = 1秒、1コアあたりの行動
playouts-length = ゲームの長さ（行動の数）
playouts-mean = 平均
playouts-wins = 席ごとの勝ち
playouts-drawn = 引き分け
playouts-stopped = { $count }行動で打ち切り
picture-saved = 画像を{ $file }に保存しました。
game-of-several = { $total }ゲーム中の{ $number }番目
error-no-such-game = ファイル{ $file }に{ $number }番目のゲームはありません。最後は{ $total }番目です。
error-several-games = ファイル{ $file }には{ $count }ゲームが入っています。{ $form }で1つ選んでください。
pictures-saved = { $count }枚の画像をフォルダー{ $file }に保存しました。

## Stepping through a record

replay-move = { $total }手中の{ $number }手目
replay-next = 次へ
replay-previous = 前へ
replay-quit = 終了

## What may be wrong

note-no-book = イスパニョーラは5冊のルールブックのどれにも載っていません。指定の1冊に合わせたのは選択ルールだけです。
cli-error = エラー：{ $reason }
usage-see = ヘルプ：{ $form }
usage-suggest = { $form }のことですか？
usage-unknown-command = コマンド{ $input }はありません
usage-unknown-option = ここではオプション{ $input }は使えません
usage-surplus = 余分な引数です：{ $input }
usage-value = { $input }は{ $form }には使えません。{ $reason }
usage-value-missing = 値がありません：{ $form }
usage-missing = 足りません：{ $form }
usage-conflict = { $first }と{ $last }は一緒に使えません
usage-twice = 1回しか指定できません：{ $form }
usage-names = 名前が{ $first }個ありますが、プレイヤーは{ $last }人だけです
usage-bots = ボットが{ $first }体ありますが、プレイヤーは{ $last }人だけです
usage-other = コマンドラインを理解できません
reason-one-of = 次のどれかにしてください：{ $form }
reason-number = { $first }から{ $last }までの数にしてください
reason-seats = 席は{ $count }つで、0から数えます
error-input = 標準入力を読めません：{ $reason }
error-picture = 画像を作れません：{ $reason }
error-chance = システムから乱数を得られません：{ $reason }
perft-chance = 最後の手より前の{ $form }で、まだ決まっていないカードが必要になります。もっと短い手順を数えてください
perft-too-many = 手順が64ビットの数に入りきらないほどあります
perft-too-deep = 長く続きすぎる手順があります。もっと短い手順を数えてください

## Files

error-file-missing = ファイル{ $file }がありません。
error-file-read = ファイル{ $file }を読めません：{ $reason }
error-file-text = ファイル{ $file }はテキストファイルではありません。
error-file-write = ファイル{ $file }に書けません：{ $reason }
error-file-broken = ファイル{ $file }が壊れています。{ $line }行{ $column }桁：{ $reason }
