### 人々：プロフィール、終わったゲーム、レーティングとその一覧。

profile-nobody = 名前のない人
profile-link = あなたのプロフィール
profile-you = あなたです。
profile-program = これはボットです。だれかが遊ばせているプログラムです。
profile-since = { $form }から参加
profile-missing = このプロフィールはありません。すでに登録がないか、リンクの一部が欠けているかもしれません。
profile-finished = { $count ->
   *[other] 終わったゲーム：{ $count }
}
profile-against = あなたと{ $name }の対戦
profile-ahead-you = あなたが上位
profile-level = 互角
profile-ahead-other = { $name }が上位
profile-games = ゲーム数
profile-results = 成績
profile-players = { $count ->
   *[other] { $count }人
}
profile-game = ゲーム
profile-list = 終わったゲーム
profile-list-about = 非公開のゲームは、参加した人にだけ表示されます。
profile-search = この中から探す
search-opponent = 対戦相手
search-variant = ゲーム
search-result = 結果
search-all = すべて
games-none-found = 該当するゲームはありません。
games-more = もっと見る
games-look-back = 振り返る：{ $name }、{ $form }

outcome-won = 勝ち
outcome-lost = 勝てず
outcome-drawn = 引き分け
outcome-left = 途中退席

## レーティング

rating = レーティング
ratings-title = レーティング一覧
rating-two = 2人
rating-more = 3人以上
rating-none = レーティング戦はまだありません。
rating-provisional = まだ暫定です：{ $count ->
   *[other] 10ゲームのうち{ $count }ゲームが対象になりました。
}
rating-settled = { $count ->
   *[other] { $count }ゲームが対象になりました。
}
rating-place = { $place }位
rating-graph = 最近のレーティングの推移：最初は{ $first }、現在は{ $last }です。
rating-numbers = 数字で見る
rating-date = 日付
rating-waiting = レーティングはまもなく計算されます。
rating-repeated = レーティング戦ですが、対象外です。この中の2人は1週間に対象のゲームをすでに5回していました。
rating-change = レーティング { $form }

ratings-about = レーティング戦は人だけで、時間制限つきで行います。途中でやめた人や時間が切れた人は負けです。10ゲームで確定し、同じ2人のゲームは1週間に5回までが対象です。
ratings-list = 一覧
ratings-place = 順位
ratings-name = 名前
ratings-settled = 確定したレーティング
ratings-empty = この種類のレーティング戦を10回した人はまだいません。
ratings-provisional = まだ暫定
ratings-provisional-about = 対象のゲームが10回に満たない人たちです。
ratings-own = あなた
ratings-page = { $total }ページ中{ $number }ページ目
ratings-before = 前のページ
ratings-next = 次のページ

## レーティング戦のテーブル

rated = レーティング戦
rated-table = レーティング戦にする
rated-about = 人だけで、時間制限つき、配り方は運まかせです。途中でやめた人や時間が切れた人は負けです。ゲームはあとで誰でも見られます。
rated-waiting = これはレーティング戦です。途中でやめた人や時間が切れた人は負けで、ゲームはあとで誰でも見られます。
