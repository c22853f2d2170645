## Why a touch leads to no move

touch-looking-back = 今は前の場面を見ています。
touch-must-move = まず1回は移動してください。
touch-others-pirate = これは{ $name }の海賊です。あなたの海賊は光っています。
touch-empty-space = ここには誰もいません。先に光る海賊かカードに触れてください。
touch-stuck = この海賊は、前進のカードも後退できるマスもありません。
touch-arrived = 船にいる海賊は、もう到着しています。
touch-not-next-space = カードで進めるのは、同じアイテムの次の空きマスです。
touch-not-nearest-behind = 後退の行き先は、1人か2人いるいちばん近いマスです。
touch-no-return = 要塞へは戻れません。
touch-boat-too-far = カードで船に乗れるのは、前に同じアイテムの空きマスがないときだけです。

## The sheet of keys

sheet-reader = スクリーンリーダーをお使いの場合は、フォーカスモードに切り替えると、キーがテーブルに届きます。
sheet-path = トンネルに沿ってひとつずつ進む
sheet-rows = 上または下の段へ
sheet-ends = 要塞へ、船へ
sheet-enter = ここの海賊を選ぶ、またはここへ動く
sheet-next = 次、または前の動ける海賊
sheet-number = 最後に読まれた中から番号で選ぶ
sheet-cards = ビン、短剣、三角帽、鍵、銃、ガイコツ：選んだ海賊を前進、またはカードを選ぶ
sheet-back = 選んだ海賊を後退させてカードを引く
sheet-end = 手番を終える
sheet-undo = 最後の移動を取り消す
sheet-offers = 今できること
sheet-where = ゲームの状況
sheet-hand = 手札と列
sheet-news = ほかの人がしたこと
sheet-repeat = 最後の文をもう一度
sheet-hurry = ボットを待たない
sheet-advice = 船長に尋ねる
sheet-log = 経過
sheet-let-go = 選択をやめる、閉じる
sheet-help = この一覧

## Playing by typing

typing-title = 文字入力で遊ぶ
typing-label = 移動またはコマンド
typing-go = 実行
typing-hint = { $form }と入力すると、使える言葉が分かります。
typing-unknown = 「{ $input }」は移動でもコマンドでもありません。{ $form }と入力すると一覧が出ます。
typing-moves = 可能な移動：{ $form }
typing-help-forward = { $form }：前進。カードと海賊のいる場所（要塞は0）
typing-help-back = { $form }：後退。海賊のいる場所と記号
typing-help-end = { $form }：手番を終える
typing-help-undo = { $form }：最後の移動を取り消す
typing-help-look = { $form }：ゲームの状況
typing-help-hand = { $form }：手札と列
typing-help-moves = { $form }：可能な移動のすべて
typing-help-news = { $form }：ほかの人がしたこと
typing-help-advice = { $form }：船長に尋ねる
typing-help-help = { $form }：この一覧

## An ambiguous choice

table-which = どの移動ですか？

## Passing the device

pass-title = { $name }に端末を渡してください
pass-about = ほかの人が見ていないことを確かめて、ボタンを押してください。
pass-ready = 自分のカードを見る
