game-name = カルタヘナ

symbol = { $symbol ->
    [B] ビン
    [D] 短剣
    [H] 三角帽
    [K] 鍵
    [P] 銃
   *[S] ガイコツ
}
with-symbol = { $symbol ->
    [B] ビンで
    [D] 短剣で
    [H] 三角帽で
    [K] 鍵で
    [P] 銃で
   *[S] ガイコツで
}

colour = { $colour ->
    [blue] 青
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[brown] 茶
}
seat-name = { $colour ->
    [blue] 青
    [red] 赤
    [yellow] 黄
    [green] 緑
   *[brown] 茶
}

variant = { $variant ->
    [jamaica] ジャマイカ
    [tortuga] トルチュ
   *[hispaniola] イスパニョーラ
}

place = { $place ->
    [0] 要塞
    [37] 船
   *[other] { $place }番
}
place-from = { $from ->
    [0] 要塞
    [37] 船
   *[other] { $from }番
}
place-to = { $to ->
    [0] 要塞
    [37] 船
   *[other] { $to }番
}

word-pirate = 海賊
word-tunnel = トンネル
word-boat = 船
word-fort = 要塞
word-segment = ボード
word-space = マス
word-card = カード
word-symbol = アイテム
word-hand = 手札
word-draw-pile = 山札
word-discard-pile = 捨て札
word-row = 列
word-turn = 手番
word-move = 移動
word-advance = 前進
word-retreat = 後退
word-hidden-cards = 伏せたカード
word-open-cards = 公開カード

cards = カード{ $count }枚
pirates = 海賊{ $count }人

list-middle = { $first }、{ $last }
list-end = { $first }と{ $last }

yes = はい
no = いいえ
