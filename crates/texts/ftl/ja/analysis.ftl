### コマンド `cartagena analyse`、`study`、`selfplay`。

## 解析

cli-analyse = ゲームを解析する：勝率、より良い手番、運と腕前
more-analyse = どの手番も、それを指した人の席から見て調べます。手番の損は最善の手番との差、運は引いた札の値打ちを引けたはずの札全体と比べたものです。公平な取り分、配札、運、腕前、予想外の合計が結果になります。局面の数が同じなら、どの機械でも同じ数値になります。
arg-records = ゲームの記録のファイル。{ $form } は標準入力
opt-nodes = 手番ごとに評価する局面の数。指定がなければ船長に必要な程度
opt-with-analysis = 手番ごとに、その後の勝率と損を伝える
opt-chances-picture = ゲームの勝率をこの { $form } ファイルに描く
opt-notes = 勝率、損、より良い手番を添えた記録をこのファイルに書く。{ $input } は標準出力
analyse-turn = 手番
analyse-moves = 移動
analyse-chance = 勝率
analyse-lost = 損
analyse-luck = 運
analyse-mistakes = 損の大きい手番：{ $percent } ポイント以上の損で、{ $count } 倍長い探索でも同じもの
analyse-no-mistakes = 確かにそれほど損をした手番はありません。
analyse-account = 結果の内訳（100 ポイント中）：
analyse-fair = 公平な取り分
analyse-deal = 配札
analyse-skill = 腕前
analyse-unforeseen = 予想外
analyse-result = 結果
analyse-precision = 正確さ
analyse-left-out = 解析したゲーム：{ $count }。除いたもの：{ $number }。
analyse-step = 勝率：{ $form }。
analyse-step-lost = { $percent ->
   *[other] この手番の損は { $percent } ポイント。{ $form } のほうが良い手でした。
}

## 調査

cli-study = ボットに遊ばせて、ゲームについての問いに答える
more-study = ゲームは元の数から決まるので、誰でも同じ答えになります。{ $key } で答えを出さずに終わります。
arg-question = 問い：{ $form }
opt-study-player = 遊ぶ人。書き方は対戦場と同じ。何度でも指定できます
opt-study-games = 答えの一行あたりのゲーム数。トンネルの場合は試す数
opt-study-seed = すべてのゲームの元の数
studies-interrupted = 調査は中断されました。答えはありません。
studies-first-about = 同じ強さどうしで、最初に動く人が勝つ割合：
studies-luck-about = 強いほうが勝つ割合。公平な取り分に近いほど、運が決め手です：
studies-tunnels-about = トンネルの並びで変わること。一度目立つものはたいてい偶然なので、最初の回で目立ったトンネルは遊び直しました：
studies-length-about = ゲームの長さ（全員の手番の合計）：
studies-branching-about = 決断ごとに選べる移動の数：
studies-kind = テーブル
studies-fair = 公平
studies-beyond-fair = 公平な取り分との差（ポイント）
studies-tunnel = トンネル
studies-turns = 手番
studies-all = { $count ->
   *[other] 無作為のトンネル { $count } 本
}
studies-deviation = 偶然を除いたトンネル間のばらつき
studies-stood-long = 最も長いものの一つ
studies-stood-short = 最も短いものの一つ
studies-stood-first = 最初の人に有利だった
studies-stood-others = ほかの人に有利だった
studies-seed = 元の数：{ $form }
studies-first-title = 最初に動く人のほうがよく勝つ？
studies-luck-title = 運はどのくらい？
studies-tunnels-title = トンネルはどれも同じ？
studies-length-title = ゲームの長さは？
studies-branching-title = 選択肢はいくつ？
studies-above = 公平な取り分より多い：{ $form }。
studies-below = 公平な取り分より少ない：{ $form }。
studies-open = 公平な取り分とはっきりした違いがない：{ $form }。
studies-luck-order = 強いほうが勝つ割合（この組み合わせの平均）：{ $form }。数が小さいほど、運が決め手です。
studies-typical = ふつうの数（十のうち九は括弧の中の範囲）：{ $form }。
studies-tunnels-differ = 偶然を除くと、トンネルごとに平均の長さは約 { $first } 手番、最初の人の取り分は約 { $last } 違います（95% 区間つき）。
studies-tunnels-again = 新しいゲームでも目立ったもの：{ $form }。
studies-tunnels-none = 新しいゲームでは、どれも目立ちませんでした。
studies-one-player = { $form } に指定できるプレイヤーは一人だけです
studies-page-title = ボットのゲームから分かるカルタヘナ
studies-page-about = ボットどうしが遊びます。区間は 100 回のうち 95 回、真の値を含むので、二十行に一行ほどは偶然に外れます。どの数値も、その下のコマンドで再び得られます。{ $form } がこのページを書きます。
studies-page-written = ページを { $file } に書きました。
opt-page = 問い { $form } の場合：答えをこのファイルにページとして書き、絵をその隣に置く
opt-answer-picture = 答えの図をこのファイルに書き出す（{ $form }）

## ボットどうし

cli-selfplay = ボットどうしで遊ばせて、データを書き出す
more-selfplay = 一行が一つの決断です：局面、可能な移動、選んだ移動、ゲームの結果。遊ぶ人の書き方は対戦場と同じで、順に席に着きます。{ $key } で早めに終わりますが、書いた分は完全です。
opt-data-set = 決断を { $form } の形でこのファイルに書く。{ $input } は標準出力
opt-record-file = すべてのゲームの記録をこのファイルに書く。{ $input } は標準出力
opt-chances = どの決断にも全員の勝率を添える
opt-check = データを読み、最初の誤った行を知らせる。{ $input } は標準入力
selfplay-written = { $count ->
   *[other] { $count } ゲームを書き出しました。
}
dataset-error = { $file }、{ $line } 行目：{ $reason }
dataset-whole = データは完全です。ゲーム：{ $number }、決断：{ $count }。
dataset-truncated = データが行またはゲームの途中で終わっています
dataset-form = データの行ではありません
dataset-position = 局面を読めません
dataset-actions = この局面で可能な移動と違うか、選んだ移動がその中にありません
dataset-result = 結果がゲームと合わないか、全席の割合の合計が 1 になりません
dataset-chances = 全席の勝率の合計が 1 になりません
dataset-order = 前の行に続いていません。間に何か欠けています
