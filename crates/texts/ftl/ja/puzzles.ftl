### 問題：一つの手番だけが明らかに最善の局面。

## 一覧

puzzle-lead = 実戦の局面です。ほかより明らかに良い手番が一つだけあります。見つけましょう。
puzzle-daily = 今日の問題
puzzle-one = 問題
puzzle-all = 問題の一覧
puzzle-repeat = 間違えた{ $count }問を復習する
puzzle-rating = レーティング：{ $number }
puzzle-rating-up = レーティング：{ $number }（+{ $count }）
puzzle-rating-down = レーティング：{ $number }（−{ $count }）
puzzle-solved = 正解：{ $total }問中{ $number }問
puzzle-choose = 練習する問題を選ぶ
puzzle-theme = テーマ
puzzle-grades = 難しさ
puzzle-any-theme = すべてのテーマ
puzzle-any-grade = すべての難しさ
puzzle-grade = 難しさ { $number }（全{ $total }段階）
puzzle-count = { $total }問中{ $number }問に正解
puzzle-solve = 問題を解く
puzzle-all-solved = この中の問題はすべて解きました。間違えた問題は数日後にまた出ます。
puzzle-not-fetched = 問題をダウンロードできませんでした。オンラインのときにもう一度試してください。

## テーマ

puzzle-theme-board = カード1枚で船へ
puzzle-theme-break = 相手の道を断つ
puzzle-theme-feed = 混雑を生かす
puzzle-theme-last = 最後の一人
puzzle-theme-count = 終わりまで数える
puzzle-theme-jump = 大きな跳躍
puzzle-theme-quiet = 静かな手番

## 盤のそばで

puzzle-task = あなたは{ $name }です。最善の手番を見つけましょう。
puzzle-confirm = これで決まりですか。手番を終えるか、移動を取り消してください。
puzzle-hint = ヒント
puzzle-hint-theme = 手がかりは「{ $form }」です。
puzzle-hint-move = 最善の手番は、光っている移動から始まります。
puzzle-right = 正解です！
puzzle-not-counted = 解いた数には入りません。数えるのは、ヒントなしの最初の一回だけです。
puzzle-wrong = 最善の手番ではありません。
puzzle-wrong-later = どこが悪いかは、相手の応手を見ないと分かりません。
puzzle-wrong-chance = ほかの手番の勝率は高くても{ $percent }%、最善の手番なら{ $number }%です。
puzzle-misses-win = すぐに勝てました。
puzzle-lets-win = これでは次の手番に{ $name }が勝てます。
puzzle-opens = { $name }が使える{ road }ができてしまいます。
puzzle-leaves-road = { $name }が使える{ road }が残ります。
puzzle-fewer-aboard = 最善の手番なら、あと{ $count }人の海賊が船に乗り込みます。
puzzle-fewer-cards = 最善の手番なら、カードがあと{ $count }枚多く残ります。
puzzle-more-in-fort = 先に進めたはずの海賊が{ $count }人、要塞に残ります。
puzzle-solution = 最善の手番：
puzzle-worth = 勝率は{ $percent }%になります。次に良い手番では{ $number }%です。
puzzle-proved = 見積もりではなく、証明されています。
puzzle-again = もう一度試す
puzzle-show = 正解を見る
puzzle-next = 次の問題

## 自分の対戦でより良い手番を見つける

own-title = 自分で見つける
own-back = 対戦に戻る
own-next = 次へ
own-offer = 勝率を10ポイント以上失った手番が{ $count }回あります。より良い手番を自分で見つけますか。
own-find = 自分で見つける
own-task = 手番{ $number }：あなたは{ $name }です。実際より良い手番を見つけましょう。
own-judging = 船長があなたの手番を見ています。
own-wrong = この手番の勝率は{ $percent }%、最善の手番なら{ $number }%です。
own-worth = 勝率は{ $percent }%になります。実際の手番では{ $number }%でした。
