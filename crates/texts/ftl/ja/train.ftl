## Help

cli-train = ニューラルネットを自分自身と対戦させて鍛える
more-train = 何も知らないニューラルネットが自分自身と対戦し、結果から学びます。同じ設定なら、いつも同じニューラルネットになります。ときどき、自分の手番を読み切るボットと対戦して力を試し、訓練の途中経過をニューラルネットの隣に保存します。{ $key }で止め、{ $form }で続きから始めると、同じ結果にたどり着きます。報告もニューラルネットの隣に書き出します。
opt-learnt = ゲームのバージョン：{ $form }。選択ルールも一緒に学びます
opt-rate = 最初と最後の学習率
opt-lambda = 結果をどこまで信じるか。0は次の移動の評価だけ、1は勝敗だけ
opt-astray = 初めのうち、ランダムに動く割合。0から1まで
opt-marks = 試験の回数
opt-test-deals = 1回の試験で配る回数
opt-out = ニューラルネットを書き出すファイル。例：{ $form }。ほかのファイルもその隣に置きます
opt-resume-training = 止めた訓練の続きをする
opt-report = 終わった訓練の報告をもう一度見る
opt-curve = 学んだ様子の図をこのファイルに書き出す（{ $form }）

## Results

train-net = ニューラルネット
train-score = 手番を読み切るボットへの得点率（互角なら{ $form }）
train-error = 勝率の見積もりのずれ
train-mark = 得点率{ $form }
train-saved = ニューラルネットは{ $file }に、報告は{ $form }にあります。
train-stopped = 止めました。失われたものはありません。続けるには：{ $form }

## In the picture, where only Latin letters can be drawn

curve-score = ボットへの得点率
curve-error = 勝率の誤差
curve-said = 見積もった勝率
curve-came = 実際の勝率

## What may be wrong

train-unfinished = { $file }に終わっていない訓練があります。{ $form }で続けられます。新しく始めるには、このファイルを消してください。
train-net-exists = { $file }には完成したニューラルネットがあります。{ $form }で別のファイルを選ぶか、このファイルを消してください。
school-unknown = 止めた訓練のファイルではありません
school-other = このプログラムの別の版のものです（{ $form }）
school-damaged = 壊れています
report-unknown = 訓練の報告ではありません
reason-rate = 0より大きく1以下の学習率を2つ書いてください。例：{ $form }
