learn-aim = ゲームの目的
learn-advance = カードで前進
learn-jump = ジャンプ
learn-board = 船に乗る
learn-one = 後退してカードを引く
learn-two = 後退して2枚引く
learn-turn = 手番の流れ
learn-road = 道を作る
learn-row = 公開された列
learn-refill = カードがなくなったら
learn-hidden = 伏せたカード
learn-leave = 船からの後退（選択ルール）
learn-first = 第1の作戦：走る
learn-second = 第2の作戦：集める
learn-third = 第3の作戦：バランスよく
learn-free = あなたの作戦

## The aim

learn-aim-tunnel = カルタヘナの夜。あなたの青い海賊6人が、要塞からトンネルを抜けて逃げ出します。先に6人全員を船に乗せた人の勝ちです。
learn-aim-last = 5人はもう船の中。最後の1人は33番のマスにいて、手札は鍵が1枚です。海賊を選び、次に船を選びましょう。
learn-aim-won = 6人全員が乗りました。あなたの勝ちです！前に鍵のマスがもうないので、鍵で船に乗れました。
learn-aim-wrong = それでは船から遠ざかります。最後の海賊には鍵を使いましょう。

## Forward

learn-advance-first = みんな要塞から、手札6枚で始めます。カードにはマスと同じアイテムが描かれています。短剣を出すと、海賊が次の空いた短剣のマスへ走ります。
learn-advance-first-right = トンネルで最初の短剣、5番です。使ったカードは捨て札になります。
learn-advance-first-wrong = どのカードでも海賊は進めますが、まずは短剣を試しましょう。
learn-advance-same = 同じ海賊を続けて動かせます。ビンを出して、5番の海賊を進めましょう。
learn-advance-same-right = 前にある次のビン、8番に着きました。1番のビンは後ろなので関係ありません。
learn-advance-same-wrong = 今度は5番の海賊を、ビンで進めましょう。
learn-advance-free = もう1回移動できます。カードも海賊もお好きなように。光っているものを選べます。
learn-advance-free-right = お見事！次の空きマスが遠いアイテムほど、そのカードは役に立ちます。
learn-advance-free-wrong = まだ移動できます。カードをもう1枚出しましょう。

## Jumping

learn-jump-over = 止まれるのは空いたマスだけ。最初の短剣2つ、5番と7番はふさがっています。短剣を出して、要塞の海賊を進めましょう。
learn-jump-over-right = 2つとも跳び越えて、一気に18番へ！ふさがったマスが多いほど遠くへ跳べます。
learn-jump-over-wrong = 短剣を出して、要塞の海賊を進めましょう。一度に2マスを跳び越えます。
learn-jump-own = 自分の海賊も跳び越えられます。18番にいる海賊もそうです。もう1枚の短剣で、3番の海賊を進めましょう。
learn-jump-own-right = 5番、7番、そして18番の自分の海賊も越えて、22番に着きました。
learn-jump-own-wrong = 3番の海賊と短剣を選びましょう。自分の海賊も跳び越えます。
learn-jump-find = もう1つジャンプを探しましょう。次に止まるはずのマスがふさがっているカードはどれでしょう？
learn-jump-find-right = 6番の鍵がふさがっていたので、9番まで走りました。
learn-jump-find-wrong = それはジャンプになりません。海賊のすぐ先でふさがっているアイテムを探しましょう。

## Boarding

learn-board-last = 前に空いたマスがなければ？最後のビン、34番はふさがっています。ビンを出して、30番の海賊を進めましょう。
learn-board-last-right = 前に空きがないので、そのまま船に乗りました。
learn-board-last-wrong = 30番の海賊とビンを選びましょう。前にあるただ1つのビンはふさがっています。
learn-board-far = 遠くからでも乗れます。20番の前のガイコツは21番、29番、36番と全部ふさがっています。ガイコツで20番の海賊を進めましょう。
learn-board-far-right = カード1枚で17マス！
learn-board-far-wrong = ガイコツを出して、20番の海賊を進めましょう。船まで一気に進めます。
learn-board-find = この手番で3人目も乗れます。27番の海賊を船まで運ぶカードはどれでしょう？
learn-board-find-right = 前にあるただ1つの銃がふさがっていました。1回の手番で3人乗船です！
learn-board-find-wrong = まだ船に届きません。27番から船までの間に空きマスがないアイテムはどれでしょう？

## Back for one

learn-one-back = カードがなくなりました！配られることはなく、後退だけが手に入れる方法です。15番の海賊を、後ろでいちばん近い、海賊のいるマスへ戻しましょう。
learn-one-back-right = 海賊が1人いたので、列の先頭からカードを1枚引きます。
learn-one-back-wrong = 15番の海賊を後退させましょう。12番に誰かいます。
learn-one-pair = 2人いれば2枚引けます。9番の海賊を、2人いる7番へ後退させましょう。
learn-one-pair-right = 2枚です！誰の海賊でもかまいません。自分の海賊も数えます。
learn-one-pair-wrong = 9番の海賊を選びましょう。後ろに2人いるので2枚引けます。
learn-one-play = 引いたばかりのカードもすぐに使えます。3枚のうち1枚を出しましょう。
learn-one-play-right = 後退2回に前進1回。下がってカードを集め、それで遠くへ進む。これがこのゲームです。
learn-one-play-wrong = その前に、新しいカードを1枚出しましょう。

## Back for two

learn-two-single = 止まるのは、いちばん近い、海賊のいるマスです。22番から2人いる17番へ行きたいのに、間の20番に自分の海賊がいます。22番から後退しましょう。
learn-two-single-right = 20番で止まり、1枚だけです。1人でもいると、その後ろの2人のマスには届きません。
learn-two-single-wrong = まず22番の海賊で試しましょう。
learn-two-pair = 20番と、2人いる17番の間には誰もいません。17番へ後退しましょう。
learn-two-pair-right = 2人いたので2枚引きます。これで満員です。ひとつのマスには3人までしか入れません。
learn-two-pair-wrong = それもできますが、20番からなら2人のいるマスへ戻れます。
learn-two-skip = 満員のマスも、空のマスと同じように飛ばします。3人いる17番を越えて、2人いる10番へ戻れる海賊を探しましょう。
learn-two-skip-right = 3人いる17番を越えて、2人いる10番へ。また2枚。1回の手番で5枚です！
learn-two-skip-wrong = その海賊ではありません。17番より先にいて、途中に誰もいない海賊です。

## A turn

learn-turn-one = 手番では1回から3回移動します。前進でも後退でも、どの海賊でもかまいません。ランプ1つが1回です。好きなように1回動かしましょう。
learn-turn-one-right = ランプが1つ消えました。移動はあと2回です。
learn-turn-wrong = 手番では必ず1回は移動します。まず1回動かしましょう。
learn-turn-undo = 気が変わったら「取り消す」。知らないカードが出ていなければ戻せます。「取り消す」を押しましょう。
learn-turn-undo-wrong = まず「取り消す」ボタンを試しましょう。
learn-turn-hint = 元どおりです。迷ったら船長に聞きましょう。「ヒント」を押してください。
learn-turn-hint-wrong = まず「ヒント」ボタンを試しましょう。
learn-turn-captain = 船長なら、要塞の海賊をガイコツで進めます。光っている手です。実際のゲームでは理由も教えてくれます。出しましょう。
learn-turn-captain-right = 4番のガイコツには自分の海賊がいるので、12番まで進みました。
learn-turn-captain-wrong = 船長の手を出しましょう。ガイコツで要塞の海賊を進めます。
learn-turn-stop = 最低1回は移動します。1回か2回でやめて、カードを残してもかまいません。「手番を終える」を押しましょう。
learn-turn-stop-right = 赤は2回前進して終えました。またあなたの手番です。
learn-turn-stop-wrong = それは後に取っておいて、ここで手番を終えましょう。
learn-turn-whole = 今度は手番を丸ごと、3回まで好きなように動かしましょう。3回目の後も「取り消す」か「手番を終える」を待ってくれます。
learn-turn-over = 最初の1局にはこれで十分です！迷ったら船長のヒントがあります。残りのレッスンは後でどうぞ。

## The road

learn-road-build = 短剣の5番と7番にはあなたの海賊がいます。次の短剣も押さえましょう。短剣で16番の海賊を進めます。
learn-road-build-right = ふさがった短剣が3つ続きました。これが「道」です。
learn-road-build-wrong = 道を作るには、短剣で16番の海賊を進めましょう。
learn-road-wait = 赤も短剣を持っています。手番を終えて、見ていましょう。
learn-road-wait-right = 要塞から一気に22番へ！道は、そのカードを持つ人なら誰でも使えます。
learn-road-wait-wrong = 今回はここまで。赤がどうするか見てみましょう。
learn-road-theirs = 赤も道を作りました。ガイコツの4番と12番です。ガイコツで要塞の海賊を進めましょう。
learn-road-theirs-right = 赤のおかげで17番まで来ました。道は自分が持つカードで作り、相手を助ける道は崩しましょう。
learn-road-theirs-wrong = 赤の道を使いましょう。ガイコツで要塞の海賊を進めます。

## The row and the hands

learn-row-open = トルチュでは全員の手札も、12枚の列も公開されています。引く人は、矢印の側の端から取ります。
learn-row-one = 列の先頭は鍵、次が三角帽とガイコツです。鍵だけを取れるように後退しましょう。
learn-row-one-right = 鍵が手に入りました。引く前から分かっていましたね。
learn-row-one-wrong = 欲しいのは1枚だけ。1枚引ける後退を探しましょう。
learn-row-two = 次は三角帽とガイコツです。海賊が2人いるマスへ後退しましょう。
learn-row-two-right = 両方手に入りました。列に残したカードは、次の人が取れます。
learn-row-two-wrong = 欲しいのは2枚。2枚引ける後退を探しましょう。
learn-refill-draw = 列は残り1枚、山札は4枚です。22番から2人いる20番へ後退して2枚引き、どうなるか見てみましょう。
learn-refill-draw-right = 最後の1枚を取ると、すぐに12枚の新しい列が並び、その先頭も取りました。山札が足りないので、捨て札を混ぜて新しい山札にしました。
learn-refill-draw-wrong = 2枚引きましょう。22番の海賊を後退させます。
learn-refill-play = 捨て札が空になりました。好きなカードを出すと、新しい捨て札が始まります。
learn-refill-play-right = カードはなくなりません。使ったカードはまた戻ってきます。
learn-refill-play-wrong = まず手札を1枚出しましょう。
learn-hidden-jamaica = ジャマイカには列がなく、手札は伏せたままです。赤の手札は枚数しか分かりません。
learn-hidden-draw = 13番の海賊を後退させましょう。カードは伏せた山札から引きます。何が出るかは運しだいです。
learn-hidden-draw-right = 鍵です！あなたしか知りません。イスパニョーラも手札は伏せますが、公開の列から取ります。よく見ていれば、相手が取ったカードが分かります。
learn-hidden-draw-wrong = まずカードを引きましょう。13番の海賊を後退させます。
learn-leave-boat = 手札はなく、最後の海賊の後ろにも誰もいません。でも船からカードを取りに戻れます（新しいゲームで外せるルールです）。船から後退しましょう。
learn-leave-boat-right = 2人いる33番へ戻り、2枚引きました。ただし要塞へは戻れません。
learn-leave-boat-wrong = 船を選び、次に33番を選びましょう。
learn-leave-board = もう一度船へ。鍵を出して、33番の海賊を進めましょう。
learn-leave-board-right = 前に鍵がないので、また船に乗りました。カードも1枚残っています。
learn-leave-board-wrong = 鍵を出して、33番の海賊を進めましょう。
learn-leave-last = 残りを使いましょう。銃を出して、最後の海賊を進めます。
learn-leave-last-right = 降りて、また乗って、カードが1枚増えました。船の海賊もカードを取りに行けます。
learn-leave-last-wrong = 銃を出して、12番の海賊を進めましょう。

## The plans of the rulebooks

learn-plan-table = どのルールブックにも載っている場面です。4人のトルチュで、あなたは青。この手番の作戦が3つあります。全部試しましょう。
learn-plan-wrong = 自分のゲームで試したい手ですね！この作戦では、光っているものを選びましょう。
learn-first-fort = 短剣が4枚あります。まず1枚で、要塞の海賊を出しましょう。
learn-first-fort-right = 5番の短剣はふさがっていたので、7番まで走りました。
learn-first-six = 6番にあなたの海賊が2人います。1人を短剣で進めましょう。
learn-first-six-right = 15番へ。7番の短剣にはもう自分の海賊がいるからです。
learn-first-other = 6番のもう1人も進めましょう。
learn-first-other-right = 7番と15番を越えて24番へ。魅力的ですが危険です。5、7、15、24番は短剣の道になり、列の2、3枚目も短剣。取った人が一気に進めます。
learn-second-one = 同じ場面で、別の作戦です。カードを集めましょう。17番の海賊を後退させます。
learn-second-one-right = 緑の海賊が1人いる12番へ。カードを1枚引きました。
learn-second-two = 17番に残ったのは2人。そこで18番から後退しましょう。
learn-second-two-right = 2枚引いて、17番はまた満員です。
learn-second-more = もう一度17番から。12番にはもう2人います。
learn-second-more-right = さらに2枚。1回の手番で5枚です！ただし海賊3人がかなり遅れ、船に乗り遅れるかもしれません。
learn-third-boat = バランスの取れた作戦です。17番より先のビンは全部ふさがっています。ビンで17番の海賊を進めましょう。
learn-third-boat-right = そのまま船へ。最初の1人です！
learn-third-back = 次は18番から、赤い海賊が2人いる17番へ後退しましょう。
learn-third-back-right = 2枚引き、18番のビンが空きました。ほかの人はもう、ビンで簡単には乗れません。
learn-third-fort = 最後に、要塞の海賊を短剣で出しましょう。
learn-third-fort-right = 7番へ。1人が乗船し、カードを2枚引き、1人が要塞を出ました。ルールブックが最適とする手順です。
learn-free-turn = もう一度同じ場面です。今度は自分で決めて、1回から3回動かしましょう。
learn-free-right = これでゲームのすべてです。もう遊べますよ！本番を始めましょう。迷ったら「ヒント」で船長に聞いてください。

## The page of the course

learn-lead = 遊びながら覚えます。最初の1局には、約3分の短いレッスン6つで十分です。残りは細かいこつを紹介します。
learn-short = 3分コース
learn-later = もっと詳しく
learn-begin = 始める
learn-continue = 続ける
learn-all = レッスン一覧
learn-number = レッスン{ $number }／{ $total }
learn-step = ステップ{ $number }／{ $total }
learn-done = 完了
learn-next = 次へ
learn-next-lesson = 次のレッスン
learn-more = ほかのレッスン
learn-again = もう一度
learn-play = 実際に遊ぶ
