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
    [yellow] 黄色
    [green] 緑
   *[brown] 茶色
}
seat-name = { $colour ->
    [blue] 青
    [red] 赤
    [yellow] 黄色
    [green] 緑
   *[brown] 茶色
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
word-boat = 船
word-fort = 要塞
word-card = カード

cards = カード{ $count }枚

list-middle = { $first }、{ $last }
list-end = { $first }、{ $last }

yes = はい
no = いいえ
