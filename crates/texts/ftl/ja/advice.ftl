## The advice of the captain, beside the board and in an analysis

advice-title = 船長の助言
advice-awaited = 船長が盤面を見ています。
advice-none = 今は船長からの助言はありません。
advice-best = 船長ならこう動きます
advice-chance = そうすれば、あなたの勝率は{ $percent }%です。
advice-equal = まったく同じくらい良い手
advice-second = { $percent ->
    [0] ほぼ同じくらい良い手
   *[other] 次に良い手（勝率は{ $percent }ポイント下がる）
}
road = { $symbol ->
    [B] ビンの道
    [D] 短剣の道
    [H] 三角帽の道
    [K] 鍵の道
    [P] 銃の道
   *[S] ガイコツの道
}
advice-quiet = 目立った理由はありませんが、いちばん良い形になります。
reason-wins = これで勝ちです。
reason-stops = すぐに勝てる{ $name }を止めます。
reason-boards = 海賊が{ $count }人、船に乗り込みます。
reason-draws = カードが{ $count }枚手に入ります。
reason-leaps = { with-symbol }{ place-from }から{ place-to }へ大きく跳びます。
reason-leaves = 海賊が{ $count }人、要塞を出ます。
reason-closes = { $name }が使える{ road }を断ちます。
reason-opens = ただし{ road }ができてしまい、{ $name }はそのカードを{ $count }枚持っています。
advice-why = 理由
advice-play = このとおりに動かす
advice-end-turn = 手番を終える
