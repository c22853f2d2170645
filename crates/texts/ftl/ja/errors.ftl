## Files and input

error-position = 局面として読めません：{ $reason }

## What the player at the keyboard cannot do

error-no-pirate = そこに自分の海賊はいません：{ place }。
error-no-card = そのカードは手札にありません：{ symbol }。
error-no-retreat = この海賊は後退できません。後ろに1人か2人いるマスがありません。
error-fort-retreat = 要塞にいる海賊は後退できません。
error-boat-advance = 船に乗った海賊は、もう前進できません。
error-boat-retreat = このゲームでは、船から降りることはできません。

## Positions: the field, then what is wrong with it

fault = { $field }：{ $reason }
field-line = 局面
field-rules = ルール
field-tunnel = トンネル
field-seats = 席
field-seat = 席、{ seat-numbered }
field-row = 列
field-discard = 捨て札
field-turn = 手番
seat-numbered = 席{ $number }（{ colour }）

problem-field-count = 空白ひとつで区切った6項目が必要です。順に、ルール、トンネル、席、列、捨て札、手番
problem-unknown-variant = そのバージョンはありません。使えるもの：{ $form }
problem-unknown-option = その選択ルールはありません。使えるものと順序：{ $form }
problem-segment-count = トンネルは、{ $form }で区切った6組の文字です
problem-segment-length = ひとつの組は6文字で、どのアイテムも1文字ずつです
problem-not-a-symbol = 「{ $input }」はアイテムではありません。使える文字：{ $form }
problem-symbol-twice = ひとつの組に同じアイテムが2回あります（{ symbol }）。どのアイテムも1回ずつです
problem-seat-count = 席は2つから5つで、{ $form }で区切ります
problem-seat-form = 席は、6つの場所、コロン、手札の順に書きます。例：{ $form }
problem-pirate-count = 海賊は席ごとに6人で、全員の場所が必要です。例：{ $form }
problem-not-a-place = 場所は0（要塞）から37（船）までの数です
problem-places-unsorted = 場所の順序が違います。小さい数から順に書きます
problem-cards-unsorted = カードの順序が違います。どの文字も1回だけ、{ $form }の順に書きます
problem-bad-count = 枚数として読めません。文字のあとは2以上、疑問符のあとは1以上で、頭に0は付けません
problem-no-cards = カードが書かれていません。1枚もなければ{ $form }と書きます
problem-crowded-space = { $place }番のマスに4人目の海賊がいます。ひとつのマスに入れるのは3人までです
problem-too-many-of = 同じアイテムのカードが多すぎます（{ symbol }）。どのアイテムも17枚ずつです
problem-too-many-cards = 手札、列、捨て札のカードが多すぎます。カードは全部で102枚です
problem-unknown-cards = 不明なカードがあります。トルチュでは全員の手札が公開です
problem-partly-known = 手札の一部だけが分かっています。ジャマイカでは、手札は全部分かるか、まったく分からないかです
problem-row-in-jamaica = ジャマイカに列はありません。{ $form }と書きます
problem-row-too-long = 列が長すぎます。列のカードは12枚までです
problem-row-not-laid = 山札が残っているのに列が空です。列を並べる必要があります
problem-turn-form = 手番として読めません。書き方の例：{ $form }
problem-no-such-seat = その席はありません。席は0から数えます
problem-moves-left = 残りの移動は1回から3回までです
problem-home-not-won = { seat-numbered }の海賊は6人とも船にいるので、勝ちになります：{ $form }
problem-won-not-home = { seat-numbered }はまだ勝っていません。船に6人そろっていません
problem-drawn-too-soon = まだ動ける人がいるので、引き分けではありません
problem-nobody-can-move = もう誰も動けないので、引き分けになります：{ $form }
problem-hidden-hands = この手札には不明なカードがあります。ここでは全部分かっている必要があります

## Moves

place-at = { $place ->
    [0] 要塞
    [37] 船
   *[other] { $place }番のマス
}
place-toward = { $to ->
    [0] 要塞
    [37] 船
   *[other] { $to }番のマス
}

illegal-game-over = ゲームは終わりました
illegal-no-pirate = { place-at }に、手番の人の海賊はいません
illegal-already-home = 船に乗った海賊は、もう前進できません
illegal-not-in-hand = 手番の人の手札に、そのカードはありません：{ symbol }
illegal-at-fort = 要塞にいる海賊は後退できません
illegal-boat-stays = このゲームでは、船から降りることはできません
illegal-nothing-behind = { place-at }の海賊は後退できません。後ろに1人か2人いるマスがありません
illegal-must-move = 手番を終える前に、少なくとも1回は移動が必要です
illegal-wrong-deal = 山札から来るカードの枚数が違います。{ $needed }枚のはずが{ $count }枚です
illegal-not-in-pile = そのカードは山札にありません：{ symbol }

misread-move = 移動として読めません。{ $column }文字目が合いません。手番の終わりはピリオドひとつ、移動の例：{ $form }
wrong-target = この移動の行き先は違います。正しくは{ place-toward }です
wrong-chance = この移動で来るカードと違います。カードを書くなら、来るものを過不足なく書きます

## Records

record-at = { $line }行{ $column }桁：{ $reason }
record-of-several = { $total }ゲーム中の{ $number }番目：{ $reason }
record-too-long = 記録が長すぎます。読めるのは{ $form }までです
record-file-too-long = ファイルが長すぎます。読めるのは{ $form }までです
record-too-many-moves = 記録の移動が多すぎます。入るのは{ $count }回までです
record-line-too-long = この行は長すぎます。1行は{ $count }バイトまでです
record-too-many-tags = 記録のタグが多すぎます。入るのは{ $count }個までです
record-not-a-record = ゲームの記録ではありません。記録はこう始まります：{ $form }
record-version = この形式のバージョンは読めません。読めるのは{ $form }です
record-tag-form = タグはこのように書きます：{ $form }
record-tag-twice = このタグはもうあります。どのタグも1回だけです
record-tag-beside-position = このタグは、同じことを表すタグ{ $tag }と一緒には使えません
record-tag-too-late = 最初の手番のあとにタグがあります。タグはすべて手番の前に書きます
record-tag-missing = タグが足りません：{ $tag }
record-name = 名前は{ $count }文字までで、見える文字だけを使い、両端に空白は入れません
record-position = ゲームをこの形では始められません：{ $reason }
record-not-dealt = 最初に配られるカードは1人6枚です。それ以外の始まり方をするゲームには{ $tag }タグが必要です
record-deal = ここには16進数の64桁が必要です。タグ{ $tag }では、バージョンの1と空白のあとに書きます
record-seed-broken = ゲームの前に約束されたシード値と違います
record-not-of-seed = このシード値からは、記録と違うカードが出ます
record-tag-beside-fair = このタグは、公正な配札のタグ{ $tag }と一緒には使えません
record-game-id = ゲームの識別名ではありません。識別名は英数字で{ $count }文字までです
record-chosen = プレイヤーが自分で選んだものの書き方：{ $form }
record-secret-broken = このゲームの前にサーバーが約束した秘密の値と違います
record-share-broken = 前に書かれた約束と合わない値です
record-tunnel-not-of-seed = シード値から決まるトンネルと違い、誰もこれを選んでいません
record-first-not-of-seed = シード値から決まる最初のプレイヤーと違い、誰もこの人を選んでいません
record-sum-broken = チェックサムが合いません。記録のどこかが変えられています
record-spelling = この行は変えられています。チェックサムつきの記録は書かれたままでなければなりません
record-ended = 人がゲームを終わらせた理由は、次の言葉のどれかで書きます：{ $form }
record-yes-or-no = ここには次の言葉のどちらかが必要です：{ $form }
record-nothing-unconfirmed = 確定を待っている3回移動した手番はありません
record-turn-form = 手番は、番号、席、移動の順に書きます。例：{ $form }
record-turn-number = ここは{ $number }番目の手番のはずです
record-turn-seat = ここは{ seat-numbered }の手番のはずです
record-no-moves = 手番に移動がありません。動かない手番にはピリオドを書きます
record-move-too-many = 移動が余分です。手番かゲームがもう終わっています
record-turn-not-ended = 前の手番がまだ終わっていません。移動か、終わりのピリオドが足りません
record-misread = 移動として読めません。手番の終わりはピリオドひとつ、移動の例：{ $form }
record-not-long = 行き先と、来たカードも書く必要があります。例：{ $form }
record-wrong = この移動はできません：{ $reason }
record-different = この移動からは、違う結果になります
record-hidden-cards = ここで引いたカードが伏せられています。記録にはすべてのカードが必要です
record-result = 結果として読めません。書き方の例：{ $form }
record-result-lies = この移動の先は、別の結果になります

## What a table answers

refusal-watching = あなたはこのゲームを観戦しています。
refusal-game-over = ゲームは終わりました。
refusal-not-your-turn = 今は{ $name }の手番です。
refusal-unconfirmed = { $name }がまだ手番を終えていません。
refusal-turn-is-over = 3回の移動が終わりました。手番を終えるか、移動を取り消してください。
refusal-illegal = それはできません：{ $reason }。
refusal-nothing-to-undo = この手番に、取り消せる移動はありません。
refusal-cards-seen = 新しいカードを見たあとなので、この移動は取り消せません。
refusal-nothing-to-confirm = 確認を待っている手番はありません。
refusal-full = このゲームの記録はいっぱいです。入る移動は{ $count }回までです。
refusal-out-of-step = テーブルで起きたことと合いません。
