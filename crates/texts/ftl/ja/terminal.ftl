## Setting up

setup-title = 新しいゲーム
setup-players = 何人で遊びますか？
setup-name = プレイヤーの名前：{ seat-name }
setup-variant = どのバージョンで遊びますか？
setup-options = 選択ルール
setup-first = 誰から始めますか？
setup-first-random = 運に任せる
setup-start = 始める
setup-resume = 保存したゲームを続ける

## What the keys do

keys = キー
key-choose = 選ぶ
key-take = 決める
key-back = 戻る
key-undo = 取り消す
key-end-turn = 手番を終える
key-help = ヘルプ
key-log = 記録
key-quit = 保存して終了

## Asking and telling

quit-ask = ゲームを保存して終了しますか？
again-ask = もう一度遊びますか？
press-key = { $key }を押してください。
no-terminal = このゲームには端末が必要です。端末で起動してください：{ $input }
too-small = 画面が小さすぎます。横{ $width }桁、縦{ $height }行が必要です。
