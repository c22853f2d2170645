### The end of a game: its standings, a few figures, and one true sentence about it.
### Those with “-you” speak to the player whom they are about.

## The standings

end-standings = それぞれの進み具合
end-aboard = 6人中{ $count }人が船に
# How many spaces all pirates of a player have still to go.
end-to-go = 残り{ $count }マス
# $last is how far there was still to go.
end-standing = { $name }：{ end-aboard }、{ $last }。

## Figures

end-turns = { $count }手番
end-jump = 最長のジャンプ：{ $count }マス（{ $name }）

## What was remarkable

end-comeback = ゲームの半ばでは、{ $name }が最下位でした。
end-comeback-you = ゲームの半ばでは、あなたが最下位でした。
end-one-short = { $name }は、あと海賊1人で勝ちでした。
end-one-short-you = あと海賊1人で、あなたの勝ちでした。
end-led = { $number }番目の手番から最後まで、{ $name }が先頭でした。
end-led-you = { $number }番目の手番から最後まで、あなたが先頭でした。
end-clear = { $count ->
    [0] ほかの人は、海賊を1人も船に乗せていません。
   *[other] ほかの人が船に乗せた海賊は、多くて{ $count }人でした。
}
end-cards = { $name }は後退してカードを{ $count }枚引きました。
end-cards-you = あなたは後退してカードを{ $count }枚引きました。

## What to do next

end-next-level = 次の相手：{ level }
end-easier-level = もっとやさしい相手：{ level }
end-look-back = ゲームを振り返る
end-again = もう一度遊ぶ
