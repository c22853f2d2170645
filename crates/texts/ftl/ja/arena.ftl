## Help

cli-arena = ボットやほかのプログラムを対戦させ、強さを測る
more-arena = 同じ配札をすべての席から1回ずつ遊ぶので、カードや最初の手番の有利不利が消えます。2者なら対戦になり、1人目だけが1席に、2人目が残りの全席に座ります。3者以上なら総当たりです。誰も指定しなければ6つのレベルが対戦します。{ $key }で途中で終え、そこまでの結果を表示します。{ $count }行動まで続いたゲームは引き分けとします。参加者は次のように書きます：
arena-form-level = ボット。{ $form }がいます
arena-form-time = 1手番にこのミリ秒まで考える
arena-form-nodes = 1回の移動にこの数の局面まで読む。いつも同じゲームになる
arena-form-net = このファイルの別のニューラルネットで
arena-form-baseline = ランダムに動く、またはいつも前へ走る
arena-form-beginner = 初心者。前へ走り、後退はでたらめに、考えて、または早めにする
arena-form-searcher = 自分の手番をこの重みで読み切る
arena-form-program = { $form }と同じ話し方をするプログラム
arena-form-name = 結果に出る名前をつける
arg-contestant = 参加者
opt-deals = 配る回数
opt-ms = 自分で決めていない参加者の、1手番のミリ秒
opt-sprt = 2つのイロレーティング差のどちらが真実に近いか、はっきりしたら止める。例：{ $form }
opt-ladder = 順位の図をこのファイルに書き出す（{ $form }）
opt-margin = プログラムの手番が制限を超えてよいミリ秒。それを過ぎるとそのゲームは負け
opt-log = プログラムが標準エラーに書いたものを、このファイルに書き出す
opt-records = すべてのゲームの記録を、このフォルダーに書き出す

## Results

arena-player = プレイヤー
arena-elo = イロレーティング
arena-interval = 95%区間
arena-score = 得点率
arena-score-fair = 得点率（互角なら{ $form }）
arena-deals = 配った回数
arena-won-drawn-lost = 勝ち、引き分け、負け
arena-difference = イロレーティングの差
arena-by-seat = 席ごとの得点率
arena-by-order = 先手、2番手…のときの得点率
arena-first-player = 最初に動くプレイヤーの得点率
arena-clear = はっきりしました。{ $last }より{ $form }のほうが真実に近いです。
arena-unclear = { $first }と{ $last }のどちらが真実に近いか、まだはっきりしません。
arena-stopped = 途中で終えました。ここまでの結果です。
arena-faults = { $name }は{ $count }ゲームを反則で落としました。最初の理由：{ $reason }
arena-forfeit-position = そのときの局面：{ $form }

## What may be wrong

arena-cannot-play = { $name }は参加できません：{ $reason }
fault-not-started = プログラムが始まりません：{ $reason }
fault-ended = 答える前にプログラムが終わりました
fault-silent = { $count }ミリ秒たっても答えがありません
fault-nonsense = 答えになっていません：{ $input }
fault-illegal = この移動はできません：{ $form }
fault-no-move = ボットが移動を見つけられませんでした
fault-exit-code = { $reason }（終了コード{ $form }）
fault-exit-signal = { $reason }（シグナル{ $form }で終了）
fault-last-line = { $reason }。最後の行：{ $input }
fault-too-slow = 手番に{ $first }ミリ秒と余裕の{ $last }ミリ秒より長くかかりました
fault-no-nodes = このプログラムは、局面数の制限に必要なプロトコル第2版を話せません。ミリ秒で指定してください。例：{ $form }
fault-net-unsuitable = ニューラルネット{ $file }は{ $form }用に訓練されたものです
reason-contestant-name = その名前の参加者はいません。いるのは：{ $form }
reason-contestant-limit = { $input }は制限ではありません。書き方：{ $form }
reason-contestant-setting = その設定は使えません：{ $input }
reason-contestant-command = プログラムのコマンドがありません。例：{ $form }
reason-contestant-label = 結果に出る名前の書き方：{ $form }
reason-net-missing = ニューラルネット{ $file }を読めません：{ $reason }
reason-net-damaged = { $file }は壊れているか、ニューラルネットではありません
reason-sprt = 2つのイロレーティング差を、小さいほうから書いてください。例：{ $form }
reason-ending = ファイル名の終わりは次のどれかにしてください：{ $form }
usage-contestants = 参加者は2者以上必要です
usage-no-program = { $form }はプログラム用ですが、プログラムは参加していません
