### Setting up a game, and the games that are kept.

## A new game

new-variant = バージョン
new-options = ルールブックによって違うところ
# Followed by the names of languages; those whose book plays so are lit.
new-rulebooks = ルールブックに合わせる：
new-players = プレイヤー
new-who = { seat-name }：誰が遊びますか？
new-name = { seat-name }：名前
name-too-long = 名前が長すぎます。{ $count }文字以内にしてください。
new-add = プレイヤーを追加
new-remove = { seat-name }を外す
new-device = 端末を順に渡して遊びます。手番の前にページがカードを隠し、次の人を呼びます。
new-watch = ボット同士が対戦し、あなたは観戦します。
new-first = 誰から始めますか？
new-first-random = ランダムに決める
new-tunnel = トンネル
new-tunnel-random = ランダムに並べる
new-tunnel-chosen = 自分で並べる
new-tunnel-wild = 野生のトンネル
new-tunnel-position = 局面から続ける
new-tunnel-about = 6枚のボードを好きな順に並べてください。向きも変えられます。上が要塞、下が船です。
new-segment = ボード{ $number }
new-nearer-fort = 要塞のほうへ
new-nearer-boat = 船のほうへ
new-turn-round = 向きを変える
new-shuffle = 混ぜる
new-wild-about = 各ボードの6つの記号が好きな順に並びます。ボードには裏面があるとされますが、どの資料にも載っていません。記号を2つ選ぶと入れ替わります。
new-wild-again = 引き直す
new-position = 局面の行
new-position-about = 記法の1行を貼り付けてください。ルール、トンネル、海賊とカードのすべて、誰の手番かが書かれています。
new-not-a-position = 局面ではないようです。局面はゲームを振り返るときにコピーできます。
new-whole-game = これは局面ではなく、ゲーム全体の記録です。「{ nav-study }」のページに貼り付けてください。
new-position-over = このゲームは終わっています。振り返って見ることはできます。
new-start = ゲームを始める

## The games on this device

shelf-running = 進行中のゲーム
shelf-finished = 終わったゲーム
shelf-empty = まだゲームがありません。1回のタップで始められます。
shelf-open = 続ける
shelf-study = 振り返る
shelf-forget = 削除
shelf-forgotten = ゲームを削除しました。
shelf-restore = 元に戻す
shelf-won = { $name }の勝ち
shelf-drawn = 引き分け
# Names the game of a button: variant and players.
shelf-game = { variant }：{ $name }
shelf-import = 記録や局面を読み込む
shelf-moves = { $count }回の移動
