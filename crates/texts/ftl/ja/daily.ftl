### 今日の配札、挑戦、統計。

## 今日の配札

daily-no-day = この日の配札はありません。
daily-to-today = 今日の配札へ
daily-deal = { variant }、2人用。全員が同じカードで、同じ相手と対戦します。
daily-play = 今日の配札で遊ぶ
daily-play-late = この配札で遊ぶ
daily-go-on = 続きから
daily-won = { $count }手番で勝ち
daily-lost = { $count }手番で負け
daily-drawn = { $count }手番で引き分け
daily-luck = 運{ $form }%
daily-late = 後日プレイ
daily-late-about = その日が過ぎてから始めたゲームです。カレンダーには残りますが、連続日数には数えません。
daily-share = 共有
daily-copy = 文章をコピー
daily-picture = 画像を保存
daily-streak = 連続日数：{ $count }
daily-longest = 最長：{ $count }
daily-month-before = 前の月
daily-month-after = 次の月
daily-mark-won = 勝ち
daily-mark-lost = 負け
daily-mark-drawn = 引き分け
daily-mark-open = まだ
daily-about = しくみ
daily-about-deal = トンネルもカードも種類も席も日付だけで決まるので、どの日もネットなしで遊べます。日付が変わるのは協定世界時（UTC）の午前0時です。
daily-about-opponent = 相手はずっと変わりません。ほかのボットが強くなっても同じです。強さは甲板長か船長くらいです。
daily-table = この日の結果
daily-table-empty = まだ結果がありません。
daily-enter = 結果を登録する
daily-proves = サーバーは各ゲームを再現し、相手の手をすべて確かめます。ルールどおりに遊んだ証明にはなりますが、助けがなかった証明にはなりません。
daily-nameless = 名前なし
daily-not-known = サーバーはまだあなたを知りません。先に友だちと遊んでみてください。
daily-over = この日の結果は締め切られました。
daily-not-proved = サーバーがこのゲームを確かめられなかったため、登録されませんでした。

## 挑戦

challenge-title = 同じ配札
challenge-by = { $name }がこの配札で遊びました（{ variant }、相手：{ $opponents }）。
challenge-by-somebody = ほかの人がこの配札で遊びました（{ variant }、相手：{ $opponents }）。
challenge-about = 同じカード、同じ席、同じ相手で遊びます。終わったら結果を比べて、もう一方のゲームも見られます。
challenge-play = この配札で遊ぶ
challenge-unproven = カードが偶然に配られたことは誰にも証明できないので、このゲームは順位の対象になりません。
challenge-unfit = このリンクには、1人でボットと遊び終えたゲームがありません。途中で切れているかもしれません。
challenge-gone = このゲームはもうこの端末にありません。
challenge-cannot = 渡せるのは、1人でボットと遊び終えて、すべてのカードが分かるゲームだけです。
challenge-they = もう1人
challenge-you = あなた
challenge-result = 結果
challenge-game = ゲーム
challenge-watch = 見る
challenge-spaces = { $count }マス
challenge-give = 友だちに挑戦する
challenge-give-about = このリンクを開いた人は、あなたの席からあなたのカードで遊びます。
challenge-share = リンクを共有
challenge-copy = リンクをコピー
end-challenge = 友だちに挑戦する
end-daily = 結果を見る
end-compare = ゲームを比べる

## 統計

statistics-title = 統計
statistics-none = 終わったゲームはまだありません。
statistics-about = この端末で1人でボットと遊んだゲームすべてです。削除したものも含みます。
statistics-games = { $count }ゲーム
statistics-wins = { $count }勝
statistics-opponent = いちばん強い相手
statistics-seats = { $count }人
statistics-column-games = ゲーム
statistics-column-wins = 勝ち
statistics-column-share = 勝率
statistics-course = 正確さ
statistics-course-about = 検討したゲームの正確さを線で表しています。数値は下の表にあります。
statistics-mistakes = よく見落としたこと
statistics-mistake = { $mistake ->
    [wins] 勝ちを決める
    [stops] 相手の勝ちを防ぐ
    [boards] 海賊を船に乗せる
    [draws] カードを引く
    [leaps] 大きく跳ぶ
    [leaves] 海賊を要塞から出す
   *[closes] 相手の道を断つ
}
statistics-jump = 最長のジャンプ
statistics-quick = 最短の勝ち
statistics-turns = { $count }手番
statistics-milestones = 節目
milestone = { $milestone ->
    [first-win] 初めての勝ち
    [every-variant] すべての種類で勝つ
    [full-table] 4人の相手に勝つ
    [captain] 船長に勝つ
    [admiral] 提督に勝つ
    [long-jump] 20マスのジャンプ
    [quick-win] 15手番で勝つ
    [accurate] 正確さ95%のゲーム
    [wild] 野生のトンネルで勝つ
   *[week] 7日連続
}
milestone-reached = 達成
milestone-open = まだ
