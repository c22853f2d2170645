## Places and cards inside a spoken sentence

tell-from = { $from ->
    [0] 要塞から
    [37] 船から
   *[other] { $from }番から
}
tell-to = { $to ->
    [37] 船へ
   *[other] { $to }番へ
}
some-cards = { $symbol ->
    [B] { $count ->
        [1] ビン
       *[other] ビン{ $count }枚
    }
    [D] { $count ->
        [1] 短剣
       *[other] 短剣{ $count }枚
    }
    [H] { $count ->
        [1] 三角帽
       *[other] 三角帽{ $count }枚
    }
    [K] { $count ->
        [1] 鍵
       *[other] 鍵{ $count }枚
    }
    [P] { $count ->
        [1] 銃
       *[other] 銃{ $count }枚
    }
   *[S] { $count ->
        [1] ガイコツ
       *[other] ガイコツ{ $count }枚
    }
}
tell-standing = { place-at }に{ $count }人

## What happens

tell-advance = { $name }：{ symbol }で{ tell-from }{ tell-to }。
tell-boarded = 船には今、6人中{ $count }人。
tell-retreat = { $name }：{ tell-from }{ tell-to }後退。
tell-drawn = 引いたカード：{ $cards }。
tell-drawn-nothing = 引けるカードはありません。
tell-your-turn = あなたの手番です。移動は残り{ $count }回。
tell-moves-left = { moves-left }。
tell-hand = あなたの手札：{ $cards }。
tell-hand-empty = 手札はありません。
tell-keys = { $key }でキーの一覧を開きます。
tell-no-news = まだ何も起きていません。

## How things stand

tell-own-pirates = あなたの海賊：{ $places }。
tell-their-pirates = { $name }の海賊：{ $places }。
tell-their-hand = { $name }の手札：{ $cards }。
tell-their-hand-empty = { $name }の手札はありません。
tell-row = 列（次に取るカードから順に）：{ $cards }。
tell-piles = { draw-pile }。
tell-discard = { discard-pile }。

## Choosing by keys

tell-chosen-pirate = { place-at }の海賊を選びました。
tell-chosen-card = カードを選びました：{ symbol }。
tell-offer-card = { $key }：{ symbol }で{ tell-to }。
tell-offer-back = { $key }：{ tell-to }後退、{ cards }。
tell-offer-from = { $key }：{ tell-from }{ tell-to }。
tell-movers = 動ける海賊：
tell-mover = { $key }：{ place-at }。
tell-let-go = 何も選んでいません。
tell-choose-first = 先に海賊を選んでください。{ $key }で次の海賊へ移ります。
tell-stuck = 動ける海賊がいません。{ $key }で手番を終えます。
tell-may-end = { $key }で手番を終えます。

## What a host refuses

refusal-no-game = そのゲームはここにありません。
refusal-impossible = 今はできません。
refusal-still-hidden = 記録を見せると、まだ伏せてあるカードが分かってしまいます。

## The log

log-heading = これまでの経過
log-turn = 手番{ $number }：{ $name }
log-none = まだ誰も動いていません。
log-hint = 移動を選ぶと、そのときの盤面が見られます。ゲームはそのままです。

## The advice, and help for beginners

tell-advised = 船長ならこう動きます：{ $form }。
guide-first = 要塞の海賊か手札に触れましょう。光っていれば動かせます。
guide-choose = { $count ->
    [1] 移動は残り{ $count }回。海賊かカードに触れるか、手番を終えます。
   *[other] 移動は残り{ $count }回。海賊かカードに触れてください。
}
guide-where = 行き先に触れてください。前進はそのカードで、後退はカードを引きます。
guide-who = 光る海賊か、その行き先に触れてください。
guide-go = 光っているマスに触れると、海賊が動きます。
guide-boat = まっすぐ船まで行けるカードがあります。見つけられますか？
guide-empty = 手札がありません。海賊を後退させると1枚か2枚引けます。
guide-few = 手札が少ないときは、2人いるマスへ後退すると2枚引けます。
guide-more = あと{ $count }回動けます。手番を終えてもかまいません。
guide-confirm = 3回目の移動が済みました。手番を終えるか、取り消してください。
guide-confirm-final = 3回目の移動が済みました。手番を終えてください。
guide-watch = ほかの人が止まるマスに注目。その海賊が並んだところが、あなたの道になります。
guide-stuck = 動ける海賊がいません。手番を終えてください。

## The sheet of keys

sheet-title = テーブルで使うキー
