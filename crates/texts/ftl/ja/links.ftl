### Links that show the board: what programs say about a link.

link-title = { $places } – カルタヘナ、{ $form }
link-title-empty = カルタヘナ、{ $form }
link-free = { $count ->
    [0] 席はすべて埋まりました。まもなく始まります。
   *[other] 空席が{ $count }つあります。
}
link-playing = ゲームの最中です。{ $name }の番です。
link-over = ゲームは終わりました。
link-won = { $name }の勝ちです。
link-drawn = ゲームは引き分けでした。
link-about = 海賊たちがカルタヘナの砦から脱走する、ブラウザーで遊べるボードゲームです。登録はいりません。
