### Looking back at a game: replay, analysis, sharing.

## The way in

study-lead = ゲームを1手ずつたどり、誰がいつ優勢だったか、どの手番が分かれ目だったかを見つけましょう。
study-paste = 記録または局面
study-paste-about = ここに貼り付けるか、このページのどこかにテキストファイルをドロップしてください。
study-read = 開く
study-file = ファイルを選ぶ
study-finished = この端末で終わったゲーム
study-none-finished = 終えたゲームはここに並びます。
study-reading = ゲームを読み込んでいます。
study-imported = { $count }ゲームを一覧に加えました。
study-import-known = { $count }ゲームはすでにありました。
study-import-unread = { $count }ゲームは読み取れませんでした。
backup-save = すべてをファイルに保存する
backup-open = ファイルから元に戻す
backup-about = ゲームとその変化、設定、レッスン、問題の成績を保管したり、ほかの端末に移したりできます。伏せたカードのあるゲームは、終わってから保存されます。
backup-restored = 設定とレッスンを元に戻しました。
backup-bad = このファイルにはゲームも設定もありません。
study-misread = 読み取れませんでした：{ $reason }
study-not-a-game = カルタヘナのゲームではないようです。ゲームの記録、局面、またはゲームへのリンクを貼り付けてください。
study-other-address = このアドレスの先にカルタヘナのゲームはありません。ゲームへのリンクには{ $form }が含まれます。
study-table-link = これはオンラインのテーブルへのリンクです。
study-to-table = テーブルへ行く
study-bad-link = リンクが途中で切れたか、変わってしまったようです。もう一度送ってもらうか、記録をもらってここに貼り付けてください。
study-no-game = このゲームはこの端末にありません。
study-still-hidden = このゲームはまだ続いていて、伏せたカードがあります。終わってからまた来てください。
study-other = 別のゲーム
study-consistent = カードは記録にある数から決まっています。その数がゲームの前に約束されたものかどうかは、記録だけでは分かりません。

## Going through it

study-start = 最初の移動の前
study-move = { $total }手中の{ $number }手目
study-controls = ゲームをたどる
study-first = 最初へ
study-turn-before = 手番を1つ戻る
study-previous = 1手戻る
study-play = 再生
study-pause = 一時停止
study-next = 1手進む
study-turn-after = 手番を1つ進む
study-last = 最後へ
study-speed = 速さ
study-slider = ゲームの時点
study-keys = キー：左右で1手、上下で1手番、{ $first } と { $last } で最初と最後へ。スペースキーで再生と一時停止。
study-parts = このゲームについて
study-moves = 移動
study-chances = 勝率
study-lessons = 反省点
study-cards = カード
study-turn = 第{ $number }手番

## Taking it along

study-share = 共有と保存
study-share-link = リンクを共有
study-copy-link = リンクをコピー
study-copy-game = 記録をコピー
study-copy-position = 局面をコピー
study-save-record = 記録を保存
study-save-picture = 画像を保存（{ $form }）
study-save-film = ゲームをアニメーションとして保存（{ $form }）
study-film-drawing = アニメーションを描いています…
study-film-failed = アニメーションを描けませんでした。
study-copied = コピーしました。
study-not-copied = ブラウザーがコピーを許可していません。テキストはこちらです：
study-not-shared = 共有できませんでした。
study-go-on = ここから続ける

## The analysis

study-analyse = すべての手番を評価する
study-analyse-about = 船長が手番を1つずつ見て、ほかに何ができたかを考えます。
study-stop = やめる
study-progress = { $total }中{ $number }まで評価済み
study-stopped = 評価を途中でやめました。残りは評価されていません。
study-no-net = 船長に必要なデータを読み込めませんでした。オンラインのときにもう一度お試しください。
study-nothing-to-judge = 評価できる手番がありません。
study-graph = ゲームの流れと各プレイヤーの勝率
study-graph-about = グラフを押すと、その時点へ移ります。
study-table = 勝率の表
study-table-end = 終わり
study-percent = { $percent }%
slip-inaccuracy = 小さなミス
slip-mistake = ミス
slip-blunder = 大きなミス
study-loss = 勝率を{ $percent }ポイント失いました。
study-better = もっと良い手順
study-show-better = もっと良い手順を見る
study-hide-better = 実際の手順に戻る
study-better-shown = もっと良い手順を表示しています。
study-turn-lost = 第{ $number }手番：{ $percent }ポイント失う
study-hinge = 勝負の分かれ目は、{ $name }の第{ $number }手番でした。
study-precision = 正確さ{ $percent }%
study-precision-about = 100%は、どの手番も船長が見つけた最善と同じだったという意味です。カードの運と、もう何も変えられない手番は数えません。
study-flawless = 目立ったミスはありませんでした。

## Luck and skill apart

luck-title = カードと腕前
luck-cards = カード
luck-play = 腕前
luck-by-cards = { $name }の勝ちは、腕前よりカードによるものでした。
luck-by-play = { $name }の勝ちは、カードより腕前によるものでした。
luck-by-both = { $name }の勝ちには、カードと腕前が同じくらい効きました。
luck-unforeseen = { $name }の勝ちは船長にも読めませんでした。カードでも腕前でも説明できません。
luck-luckiest = いちばん運の良かった引き：第{ $number }手番、{ $name }、+{ $percent }%
luck-costliest = いちばん損をした手番：第{ $number }手番、{ $name }、−{ $percent }%
luck-about = 勝率のポイントで表します。カード：配られたカードと引いたカードを、あり得たすべてと比べたもの。腕前：自分の手番で失った分と、ほかの人のミスで得た分。残りは区別できません。

## Trying moves beside the game

trial-try = ここで別の手を試す
trial-try-better = 盤で試す
trial-title = 手を試す
trial-back = 対戦に戻る
trial-captain = 船長の見方：
trial-thinking = 船長が考えています…
trial-over = ゲームはここで終わりです。
trial-turns = 良い手番
# $form is a list of moves.
trial-aloud = { $name }の勝率は{ $percent }%。最善：{ $form }。
trial-line = この変化
trial-start = ここまでの実戦
trial-in-game = 実際の手順です。別の手を選ぶと変化が始まります。
trial-cards = 山札のカードは、ここでは偶然に決まります。
trial-full = この対戦には、これ以上手を追加できません。
trial-not-kept = お使いのブラウザーには保存できません。リンクを共有するか、記録を保存してください。
trial-name = 名前
trial-delete = 削除する
trial-deleted = 変化を削除しました。
# Before the name of a variation, for those who hear the page.
trial-variation = 変化：
