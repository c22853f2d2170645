## Who plays

level = { $level ->
    [landlubber] 新米
    [deckhand] 見習い水夫
    [sailor] 水夫
    [bosun] 甲板長
    [captain] 船長
   *[admiral] 提督
}
level-about = { $level ->
    [landlubber] 船に乗ったばかり。目の前の移動だけを見て前へ走り、後退はほとんど思いつきません。最初の対戦にぴったりです。
    [deckhand] 陽気な初心者。船へ走るのが大好きで、目の前の移動しか考えず、後退をよく忘れます。
    [sailor] 後退の意味は知っていますが、何が最善かすぐに迷います。
    [bosun] 手番全体の計画を立て、手堅く進めます。
    [captain] 動く前に、ほかのプレイヤーがどう応じるかを考えます。
   *[admiral] 時間の許すかぎり考え、最後の数手番は読み切れるなら読み切ります。
}
setup-person = 人間

## While they play

bot-thinks = { $name }が考えています。
pace-fast = ボットの動きを速くしました。
pace-calm = ボットの動きをゆっくりに戻しました。
key-skip = 次の移動
key-faster = 速く
key-slower = ゆっくり
key-advice = 助言
help-skip = ボットの手番中：次の移動へ進む
help-faster = ボットの動きを速く、またはゆっくりにする
help-advice = どう動くのがよいか、理由とともに船長に尋ねる

## The advice

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
