### コマンド `cartagena puzzles`：ボットどうしの対戦や棋譜から問題を作る。

cli-puzzles = 問題を作る、または問題のファイルを確かめる
more-puzzles = 問題とは、一つの手番だけが明らかに最善で、しかもすぐには気づかない局面です。局面はボットどうしの対戦か、記録された対戦から取ります。どの問題も探索で見つけ、十倍の長さの探索で確かめたか、証明したものです。同じシードと同じノード数なら、どこでも同じ問題になります。決まりは { $file } にあります。
opt-puzzle-count = 問題の数
opt-puzzle-source = ボットの対戦ではなく、このファイルの記録から局面を取る。{ $input } は標準入力
opt-puzzle-file = 問題をこのファイルに書き、報告を画面に出す
opt-puzzle-nodes = 問題を見つける探索のノード数
opt-puzzle-check = このファイルを確かめる。どの問題も局面から導けるはずで、船長と提督が解いてみる
opt-puzzle-every = この数ごとに一問だけ確かめる
puzzles-yield = 局面：{ $first }。対戦：{ $form }。問題：{ $last }。
puzzles-checked = 確かめた問題：{ $first }。段階ごとの正解：
puzzles-bad-file = { $file } は正しい問題のファイルではありません：{ $reason }
puzzles-differs = 問題 { $form } は局面から導けません
puzzles-too-long = ファイルが長すぎます
puzzles-header = 最初の行が { $form } ではありません
puzzles-line = { $line }行目：{ $reason }
puzzles-twice = { $line }行目：この局面は二度目です
puzzles-fields = 項目が足りないか、プログラムの書き方と違います
puzzles-id = 識別子がこの局面のものではありません
puzzles-grade = そのような段階はありません
puzzles-themes = そのようなテーマはありません
puzzles-chances = 勝率が正しくありません
puzzles-position = ありえない局面か、手番がすでに始まっています
puzzles-solution = 解答がこの局面の一つの手番ではありません
