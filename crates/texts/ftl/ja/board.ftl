## The board

board-label = 要塞から船までのトンネル
board-segment = ボード{ $number }
space-name = { $place }番のマス、{ symbol }
place-with = { $first }。{ $last }
place-nobody = 誰もいません
crew-count = { $name }：{ $count }人

## Cards

hand-own = あなたの手札
hand-of = { $name }の手札
stack-name = { symbol }{ $count }枚
row-label = 列（次に取るカードから順に）：{ $cards }
discard-none = まだカードは出ていません。
seat-about = { $name }。{ boat-count }。{ $cards }

## What can be pressed

table-menu = メニュー
table-home = トップへ
table-close = 閉じる
table-undo = 取り消す
table-hint = ヒント
table-again = 直前の移動をもう一度見る
table-go-on = 次へ
table-end-turn = 手番を終える
table-skip-turn = 手番をパス
table-stuck = 動かせません：手番を終える
table-your-turn = あなたの手番
table-watching = 観戦中
seat-you = あなた
seat-own = { $name }（あなた）

## Looking back, and the end

moment-shown = { $number ->
    [0] ゲームの始まりを見ています（移動は全{ $total }回）。
   *[other] { $total }回のうち{ $number }回目の移動を見ています。
}
moment-now = 現在に戻る
game-missing = このゲームはこの端末にありません。
