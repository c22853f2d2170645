## Whose turn, and what can be done

game-begins = { $name }から始めます。
turn-of = { $name }の手番
moves-left = { $count ->
    [0] 移動は残っていません
   *[other] 移動は残り{ $count }回
}
confirm-turn = これで最後の移動です。手番を終えますか、それとも取り消しますか？
confirm-turn-final = これで最後の移動です。手番を終えますか？
choice-advance = { with-symbol }{ place-from }から{ place-to }へ
choice-retreat = { $count ->
    [0] { place-from }から{ place-to }へ後退（引けるカードなし）
   *[other] { place-from }から{ place-to }へ後退（カードを{ $count }枚引く）
}

## What lies on the table

hand-empty = カードなし
hand-hidden = 伏せたカード{ $count }枚
draw-pile = 山札：{ cards }
discard-pile = 捨て札：{ cards }
row = 列
row-empty = 列にカードがありません。
boat-count = 船：6人中{ $count }人

## The log

draws = { $count ->
    [0] 引けるカードはありませんでした
   *[other] カードを{ $count }枚引きました
}
log-advance = { $to ->
    [37] { $name }が{ with-symbol }{ place-from }から{ place-to }へ。またひとり乗り込みました！
   *[other] { $name }が{ with-symbol }{ place-from }から{ place-to }へ前進。
}
log-retreat = { $name }が{ place-from }から{ place-to }へ後退。{ draws }。
log-retreat-cards = { $name }が{ place-from }から{ place-to }へ後退。引いたカード：{ $cards }。
log-row-laid = 新しい列を並べました：{ cards }。
log-reshuffled = 捨て札を混ぜて、新しい山札にしました。
log-end-turn = { $name }が手番を終えました。
log-pass = { $name }が手番をパスしました。
log-no-move = { $name }はどの海賊も動かせません。

## The end

won = { $name }の勝ち！海賊6人が全員、船に乗りました。
you-won = あなたの勝ち！
drawn = 引き分けです。
drawn-why = もう誰も動けません。全員の手札がなく、後退できる海賊もいません。ルールブックにはない場合なので、独自のルールで引き分けとします。

## Rules to choose

variant-about = { $variant ->
    [jamaica] 運が強め：手札は伏せたまま、新しいカードは伏せた山札から引きます。
    [tortuga] 戦略が強め：カードはすべて公開、新しいカードはみんなに見える列から取ります。
   *[hispaniola] その中間：手札は伏せたまま、新しいカードはみんなに見える列から取ります。
}
option-pass = 手番のパス
option-pass-about = 手番を丸ごとパスできます。チェコ語のルールブックだけにあるルールです。
option-boat = 船からの後退
option-boat-about = 船に乗った海賊も、カードのためにトンネルへ後退できます。ヘブライ語とチェコ語のルールブックにあり、ほかのルールブックも禁じていません。
option-boat-off = これがないと、途中で誰も動けなくなったり、いつまでも終わらなかったりすることがあります。

## The game in six sentences

rules-goal = 海賊6人を、要塞からトンネルを通って船まで逃がします。先に6人全員を乗せた人の勝ちです。
rules-turn = 手番では、自分の海賊を1～3回、前進または後退させます。どの海賊でもかまいません。
rules-advance = 前進：カードを1枚出します。海賊は同じアイテムの、次の空いているマスへ進みます。
rules-board = 前にそのアイテムの空きマスがなければ、海賊はそのまま船に乗ります。
rules-retreat = 後退：海賊は、1人か2人いる最初のマスまで後ろへ戻ります。そこにいた人数だけカードを引きます。
rules-limit = ひとつのマスに入れるのは3人までです。要塞へは戻れません。

## Passing the seat, taking back, saving

undo-done = 移動を取り消しました。
