### サーバーの人たち：初めての人、友だち、そして気持ちよく遊ぶために。

## 今すぐ誰かと遊ぶ

pair-title = 今すぐ誰かと遊ぶ
pair-about = タップするだけ。同じゲームを遊びたい人が来たら、すぐに同じテーブルに座ります。1手番は1分です。
pair-with = { $variant }：今すぐ相手を探す
pair-waiting = { $variant }の相手を探しています…
pair-stop = 探すのをやめる
pair-bot = まだ誰も来ていません。ボットと遊ぶことも、このまま待つこともできます。
pair-play-bot = ボットと遊ぶ
pair-found = 相手が見つかりました。ゲームが始まります。
lobby-running = 観戦できるゲーム
