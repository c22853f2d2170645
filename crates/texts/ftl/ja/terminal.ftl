## Setting up

setup-title = 新しいゲーム
setup-language = 言語
setup-players = 何人で遊びますか？
setup-players-about = 2～5人で遊びます。それぞれ、このキーボードを使う人かボットです。
setup-name = { seat-name }は誰ですか？
setup-name-about = 名前を入力してください。空のままなら色の名前で遊びます。
setup-variant = どのバージョンで遊びますか？
setup-first = 誰から始めますか？
setup-first-random = ランダムに決める
setup-first-about = ルールブックでは、最も海賊らしい人からです。有利とは限りません。
setup-start = 始める
setup-resume = 保存したゲームを続ける
saved-moves = これまで{ $count }回移動

## On the table

hand-unseen = と伏せたカード{ $count }枚

## What the keys do

key-line = 項目
key-change = 変更
key-next = 次へ
key-type = 入力
key-resume = 続ける
key-take = 決定
key-back = 戻る
key-menu = メニュー
key-scroll = スクロール
key-go = 決定
key-sit-down = 席に着く
key-undo = 取り消す
key-end-turn = 手番を終える
key-help = ヘルプ
key-log = 経過
key-language = 言語
key-leave = 終了
key-quit = 保存して終了
key-abandon = 保存せずに終了

## The help

help-title = 遊び方
help-row = 列：かっこの中のカードから先に取ります
help-draws = そこへ後退したときに引くカードの枚数
help-pirate = 海賊を選ぶ
help-card = カードまたは後退を選ぶ
help-notation = 移動を直接入力：カードと海賊が今いるマスの番号（要塞は0）、またはその番号と後退
help-enter = 実行（小さい文字が行き先です）
help-end = 手番を終える
help-undo = 新しいカードを見るまでは、最後の移動を取り消せる
help-others = 経過、言語、保存して終了
log-title = これまでの経過

## Asking and telling

quit-ask = ゲームを保存して終了しますか？
unsaved-ask = ゲームは保存されていません。保存せずに終了するには{ $key }を押してください。ゲームに戻って、あとでもう一度試すこともできます。
press-key = { $key }を押してください。
no-terminal = このゲームにはターミナルが必要です。ターミナルで起動してください：{ $input }
too-small = 画面が小さすぎます。横{ $width }桁、縦{ $height }行が必要です。
file-exists = ファイル{ $file }はすでにあります。別の名前を選んでください。
file-open = { $file }のゲームは別のウィンドウで開いています。
saves-broken = { $count }件の保存したゲームを読めません。最初の1件：{ $reason }

## After the game

end-record = 記録を保存するファイル
end-rematch = 同じ人たちでもう一度
end-new = 別のゲーム
end-quit = 終了

## Beside the table

pace-fast = ボットの動きを速くしました。
pace-calm = ボットの動きをゆっくりに戻しました。
key-skip = 次の移動
key-faster = 速く
key-slower = ゆっくり
key-advice = 助言
help-skip = ボットの手番中：次の移動へ進む
help-faster = ボットの動きを速く、またはゆっくりにする
help-advice = どう動くのがよいか、理由とともに船長に尋ねる
record-saved = ゲームの記録を{ $file }に保存しました。
sit-down = { $name }と席を代わってください。ほかの人が見ていないことを確かめて、Enterを押してください。
saved = ゲームを{ $file }に保存しました。あとで続けられます。
resumed = 保存したゲームを続けます。
