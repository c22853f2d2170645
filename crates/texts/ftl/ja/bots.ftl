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
