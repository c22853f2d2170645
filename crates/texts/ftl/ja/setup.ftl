### Setting up a game, and the games that are kept.

## A new game

new-variant = バージョン
new-options = ルールブックによって違うところ
# Followed by the names of languages; those whose book plays so are lit.
new-rulebooks = ルールブックに合わせる：
new-players = 遊ぶ人
new-who = { seat-name }：誰が遊びますか？
new-name = { seat-name }：名前
name-too-long = 名前が長すぎます。{ $count }文字以内にしてください。
new-add = 一人増やす
new-remove = { seat-name }を外す
new-device = 端末を順に渡して遊びます。手番の前に、誰が見ているかを確かめます。
new-watch = ボットだけが遊び、あなたは見物します。
new-first = 誰から始めますか？
new-first-random = 運に任せる
new-tunnel = トンネル
new-tunnel-random = 運に任せて並べる
new-tunnel-chosen = 自分で並べる
new-tunnel-position = 局面から続ける
new-tunnel-about = 六枚のボードを好きな順に並べてください。向きも変えられます。上が要塞、下が船です。
new-segment = ボード{ $number }
new-nearer-fort = 要塞のほうへ
new-nearer-boat = 船のほうへ
new-turn-round = 向きを変える
new-shuffle = 混ぜる
new-position = 局面の一行
new-position-about = 記法の一行を貼り付けてください。ルール、トンネル、海賊とカードのすべて、誰の手番かが書かれています。
new-position-over = このゲームは終わっています。振り返ることはできます。
new-start = ゲームを始める

## The games on this device

shelf-running = 続いているゲーム
shelf-finished = 終わったゲーム
shelf-empty = まだゲームがありません。ひと押しで始められます。
shelf-open = 続ける
shelf-study = 振り返る
shelf-forget = 捨てる
shelf-forgotten = ゲームを捨てました。
shelf-restore = 元に戻す
shelf-won = { $name }の勝ち
shelf-drawn = 引き分け
# Names the game of a button: variant and players.
shelf-game = { variant }：{ $name }
shelf-import = ほかの場所の記録や局面
shelf-moves = { $count }回の移動
