learn-aim = ゲームの目的
learn-advance = カードで前進
learn-jump = ジャンプ
learn-board = 船に乗る
learn-one = 後退してカードを引く
learn-two = 後退して2枚引く
learn-turn = 手番の流れ
learn-road = 道を作る
learn-row = 公開された列
learn-hidden = 伏せたカード
learn-first = 第1の作戦：走る
learn-second = 第2の作戦：集める
learn-third = 第3の作戦：バランスよく
learn-free = あなたの作戦

## The aim

learn-aim-tunnel = カルタヘナの夜。あなたの青い海賊たちが、要塞からトンネルを抜けて逃げ出します。出口では船が待っています。
learn-aim-six = 海賊は6人。先に全員を船に乗せた人の勝ちです。5人はもう船の中。最後の1人は33番のマスにいます。
learn-aim-last = 残りのカードは鍵が1枚。最後の海賊を選んで、鍵を出しましょう。
learn-aim-won = 6人全員が乗りました。あなたの勝ちです！では、ここまでの進み方を見ていきましょう。
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

learn-one-back = カードがなくなりました！手に入れる方法は後退だけです。15番の海賊を、後ろでいちばん近い、海賊のいるマスへ戻しましょう。
learn-one-back-right = 海賊が1人いたので、カードを1枚引きます。
learn-one-wrong = まず後退しましょう。いちばん船に近い海賊の後ろに誰かいます。
learn-one-own = 戻る先は自分の海賊のマスでもかまいません。もう一度、12番から9番へ後退しましょう。
learn-one-own-right = もう1枚。後退は損ではありません。カードがもっと先まで運んでくれます。
learn-one-play = 引いたばかりのカードもすぐに使えます。2枚のうち1枚を出しましょう。
learn-one-play-right = 後退2回に前進1回、これで1回の手番です。
learn-one-play-wrong = その前に、新しいカードを1枚出しましょう。

## Back for two

learn-two-pair = 17番に海賊が2人います。20番の海賊をそこへ後退させましょう。
learn-two-pair-right = 2人いたので2枚引きます。これで満員です。ひとつのマスには3人までしか入れません。
learn-two-pair-wrong = それもできますが、20番の海賊のすぐ後ろには2人います。
learn-two-skip = 後退では空のマスと満員のマスは飛ばしますが、1人か2人いるマスは越えられません。22番の海賊がどこまで戻るか見てみましょう。
learn-two-skip-right = 3人いる17番を通り過ぎて、2人いる10番へ。また2枚です。
learn-two-skip-wrong = 22番の海賊を選びましょう。満員のマスを通り過ぎます。
learn-two-find = もう一度2枚引きましょう！何枚引けるかは、後退する前に表示されます。
learn-two-find-right = また2枚。1回の手番で6枚です！
learn-two-find-wrong = それでは2枚引けません。途中に1人でもいると、そこで止まります。2人いるマスへの後退を探しましょう。
learn-two-boat = 覚えておきましょう。要塞へは戻れません。でも船に乗った海賊は、カードのためにトンネルへ後退できます。

## A turn

learn-turn-one = 手番では3回まで移動できます。残りはランプの数です。好きなように1回動かしましょう。
learn-turn-one-right = ランプが1つ消えました。移動はあと2回です。
learn-turn-wrong = ここで終えることもできますが、今回は3回とも移動しましょう。
learn-turn-stop = 1回か2回でやめて、カードを残してもかまいません。手番を終えましょう。
learn-turn-stop-right = 赤は2回前進して終えました。またあなたの手番です。
learn-turn-stop-wrong = それは後に取っておいて、ここで手番を終えましょう。
learn-turn-three = 今度は3回とも使いましょう。前進でも後退でも、同じ海賊でも別の海賊でもかまいません。
learn-turn-more = 1回目が済みました。続けましょう。
learn-turn-last = 3回目です。
learn-turn-over = 3回移動したので手番は終わりです。実際のゲームでは、手番を終えるか、最後の移動を取り消すかを選べます。

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
learn-hidden-jamaica = ジャマイカには列がなく、手札は伏せたままです。赤の手札は枚数しか分かりません。
learn-hidden-draw = 13番の海賊を後退させましょう。カードは伏せた山札から引きます。何が出るかは運しだいです。
learn-hidden-draw-right = 鍵です！あなたしか知りません。
learn-hidden-draw-wrong = まずカードを引きましょう。13番の海賊を後退させます。
learn-hidden-hispaniola = イスパニョーラも手札は伏せますが、カードは公開の列から取ります。よく見ていれば、相手が何を取ったか分かります。

## The plans of the rulebooks

learn-plan-table = どのルールブックにも載っている場面です。4人のトルチュで、あなたは青。この手番の作戦が3つあります。全部試しましょう。
learn-plan-wrong = 自分のゲームで試したい手ですね！この作戦では、光っているものを選びましょう。
learn-first-fort = 短剣が4枚あります。まず1枚で、要塞の海賊を出しましょう。
learn-first-fort-right = 5番の短剣はふさがっていたので、7番まで走りました。
learn-first-six = 6番にあなたの海賊が2人います。1人を短剣で進めましょう。
learn-first-six-right = 15番へ。7番の短剣にはもう自分の海賊がいるからです。
learn-first-other = 6番のもう1人も進めましょう。
learn-first-other-right = 7番と15番を越えて24番へ。3人がぐっと前に出ました。
learn-first-road = 魅力的ですが危険です。5番、7番、15番、24番は短剣の道になり、列の2枚目と3枚目も短剣。取った人が一気に進めます。
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

learn-lead = 短いレッスンで、ゲームの一場面を実際に動かしながら覚えます。全部で15分ほどです。
learn-begin = 始める
learn-continue = 続ける
learn-all = レッスン一覧
learn-number = レッスン{ $number }／{ $total }
learn-step = ステップ{ $number }／{ $total }
learn-done = 完了
learn-next = 次へ
learn-next-lesson = 次のレッスン
learn-again = もう一度
learn-play = 実際に遊ぶ
learn-which = そこへ行く方法はいくつかあります。海賊とカードの両方を選びましょう。
# A player, then what they hold.
learn-with = { $first }：{ $last }
