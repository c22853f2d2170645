### Playing with people elsewhere, through a server.

## The line to the server

online-reaching = 少しお待ちください。接続しています。
online-absent = 今ここからは、誰にもつながりません。
online-absent-about = ネットワークにつながっていないか、このページに一緒に遊ぶためのサーバーがありません。ほかのことはいつもどおり使えます。ボット、ひとつの端末での対戦、練習、振り返り。
online-try-again = もう一度試す
online-outdated = サーバーがこのページより新しくなりました。ページを読み込み直してください。ゲームは失われません。
online-back-soon = 接続が切れました。すぐに戻ります。
online-here-again = 接続が戻りました。
online-unsaid = 今は接続が切れているので、送れませんでした。つながってからもう一度どうぞ。
online-store-away = いまサーバーは保存ができません。ゲームは無事です。保存できるようになりしだい続きます。
online-store-back = サーバーがまた保存できるようになりました。ゲームを続けましょう。

## The lobby

online-next = 手番が来ている次のテーブルへ
online-turn-with = あなたの手番：{ $name }
online-turn-more = ほかに{ $count }つのテーブルがあなたを待っています
online-mine = あなたのテーブル
online-tables = 開いているテーブル
online-none-open = 今は開いているテーブルがありません。自分で開いてみましょう。
online-join = 参加する
online-look = 観戦する
online-playing = ゲーム中です。
online-over = ゲームは終わりました。
online-free = { $count ->
    [0] 空席はありません
   *[other] 空席{ $count }つ
}
online-elsewhere = ほかの端末で
online-elsewhere-about = スマートフォンや別のパソコンで、あなたのテーブルの続きを遊べます。個人用のリンクを開いた端末は、あなたの端末になります。
online-pass = 個人用のリンクを作る
online-pass-link = あなたの個人用リンク
online-pass-about = 使えるのは一度だけ、{ $count }分以内です。ほかの人に渡さないでください。開いた人があなたとして遊ぶことになります。
online-come-ask = このリンクを作った人として入りますか？
online-come-about = 入ると、この端末ではその人として遊ぶことになります。これまでにこの端末で座ったテーブルも引き継がれます。
online-come = 入る

## Your turn, while the page is hidden

settings-away = ほかのことをしているとき
settings-notify = 手番が来たら通知する
settings-notify-about = このページが裏で開いている間だけです。通知には相手の名前だけが出て、カードは出ません。ブラウザーが一度だけ確認します。
settings-notify-refused = このページからの通知はブラウザーで許可されていません。ブラウザーの設定で変更できます。

## A new table

guest-friend = リンクを持つ友だち
guest-anyone = 誰でも
online-private-about = リンクを持っている人だけが座れます。
online-open-about = テーブルは一覧に表示され、空いている席に誰でも座れます。
online-time = 考える時間
pace-none = 時間制限はありません。
pace-turn = 1手番につき{ $form }。
pace-reserve = 1手番につき{ $form }、予備はゲーム全体で{ $input }。
at-zero-bot = 時間が切れると、その手番はボットが代わりに動かします。
at-zero-out = 時間が切れると、そのプレイヤーは脱落します。
online-at-once = 全員がそろったらすぐに始める
online-no-boat = 船からの後退なし

## Time

clock-hours = { $count }時間
clock-days = { $count }日
clock-left = 残り{ $form }。
online-clock-warning = あと{ $count }秒です！

## Before the game

online-invite = 友だちに送るリンク
online-scan = 二次元コード
online-scan-about = カメラで読み取れる、同じリンクの二次元コード
online-sit = ここに座る
online-sit-where = ここに座る：{ $name }
online-sit-as = { $name }として席に着く
online-stand = 席を立つ
online-look-on = 観戦中です。遊ぶには空いている席に座ってください。
online-start-bots = 空席があと{ $count }つあります。今始めると、そこにボットが座ります。
online-full = 全員そろいました。
online-wait-host = 全員そろいました。テーブルを開いた人がゲームを開始します。
online-may-start = ここからはあなたがゲームを始められます。
online-closed = テーブルは閉じられました。
online-dealing = カードを切っています。
seat-here = 席にいます
seat-away = 席を外しています
seat-moved-on = 新しいテーブルで待っています
seat-out = 脱落しました
seat-stand-in = 席を外しています（ボットが代役）
seat-bot = ボット
seat-free-friend = リンクを持つ友だちの席
seat-kept = この人のための席です
seat-free-anyone = 誰でも座れる席

## What happens at the table

online-sits = { $name }が席に着きました。
online-stands = { $name }が席を立ちました。
online-gone = { $name }は席を外しています。
online-back = { $name }が戻りました。
online-stand-in = { $name }が戻るまで、ボットが代わりに遊びます。
online-out = { $name }は脱落しました。
online-begins = ゲームが始まります。
online-draw = 引き分けに同意する
online-draw-offered = { $name }は引き分けでもよいそうです。
online-draw-withdrawn = { $name }は引き分けの同意を取り下げました。
online-drawn-agreed = 全員が同意しました。引き分けです。
online-won-alone = ほかに誰も残っていません。{ $name }の勝ちです。
online-resign = 降参する
online-resign-sure = 本当に降参しますか？
online-rematch = もう一度遊ぶ
online-rematch-offer = { $name }がもう一度遊びたいそうです。
online-rematch-waits = 次のゲームのテーブルが開きました。
care-bot = ボットに任せる
care-wait = 待つ
care-out = 脱落にする
care-about = ボットが遊ぶのは、本人が戻るまでです。脱落になるのは、ほかの全員が望んだときだけです。

## Talking

online-people = テーブルの人たち
online-people-unread = テーブルの人たち、新しい発言{ $count }件
online-watching = 観戦者{ $count }人
online-onlooker = 観戦者
online-mute = ミュート
online-mute-who = { $name }をミュート
online-chat = チャット
online-chat-none = まだ誰も何も言っていません。
online-say = メッセージを入力
online-send = 送信
online-chat-too-long = メッセージが長すぎます。{ $count }文字以内に短くしてください。
online-said = { $name }：{ $input }

## A fair deal

deal-title = 配札は確かめられます
deal-about = 誰かが座る前に、サーバーは秘密の数の指紋を見せて、その数を変えられないようにします。各プレイヤーのブラウザーも自分の数を加え、テーブルが締め切られるまでは指紋だけを見せます。カードはすべての数から決まります。
deal-limits = ゲームのあとで秘密の数が明かされ、このページはそれを、配札の前に控えたものとネットワークなしでも比べます。サーバーが誰かに他人のカードを教えたかどうかまでは分かりません。また、約束された数が届かなかったときは、サーバーは2通りの配札から選べたことになります。
deal-commitment = サーバーの指紋
deal-promise = { $name }の指紋
deal-check = 配札を確かめる
deal-checking = 配札を確かめています。
deal-consistent = 記録のつじつまは合っています。カードはサーバーの秘密の数とプレイヤーの数から決まっています。ただし、それだけでは誰もカードを選べなかった証明にはなりません。
deal-proved = 最初のカードの前にこのブラウザーが控えたものにより、誰もカードを選べなかったことが証明されました。
deal-shared = 数を加えたプレイヤー：{ $name }。
deal-shared-nobody = 数を加えたプレイヤーがいないので、サーバーは都合のよい配札を探せました。
deal-missing = 約束した数が届かなかったプレイヤー：{ $name }。そのためサーバーは、その数を使う配札と使わない配札のどちらかを選べました。
deal-witnessed-all = このブラウザーは、どの数も明かされないうちにサーバーと全プレイヤーの指紋を控えていて、ゲームの記録にあるものと同じでした。
deal-witnessed = このブラウザーは最初のカードの前にサーバーの指紋を見ていて、同じものでした。プレイヤー全員の指紋は間に合うように見ていないので、そちらは保証できません。
deal-unwitnessed = このブラウザーは最初のカードの前にはここにいなかったので、サーバーの指紋が同じだったかどうかは分かりません。
deal-unproved = このゲームの記録には、配札の証明がありません。
deal-changed = おかしな点があります。サーバーの指紋が、ゲームの前に見せたものと違います。
deal-promise-changed = おかしな点があります。{ $name }の指紋が、数が明かされる前にこのブラウザーが控えたものと違います。
deal-share-broken = おかしな点があります。{ $name }の数が、約束されたものと違います。
deal-left-out = あなたのブラウザーの数は配札に入っていません。間に合わなかったのかもしれません。
deal-broken = おかしな点があります。このゲームの記録は配札と合いません。
deal-signed = 名前、手、結果は、ゲームの終わりにサーバーが署名したものです。署名はこのブラウザーが保管しています。
deal-signature-valid = 署名はこのブラウザーで確かめました。サーバーの鍵によるもので、このゲームのものです。
deal-signature-wrong = おかしな点があります。署名がサーバーの鍵ともこのゲームとも合いません。
deal-signature-unchecked = このブラウザーでは署名を確かめられません。署名は控えに入っていて、下のコマンドで確かめられます。
deal-end-changed = おかしな点があります。終わりに署名されたあとで、ゲームが書き換えられています。
deal-key-changed = おかしな点があります。サーバーの署名の鍵が、このブラウザーが控えたものと違います。
deal-save-record = 記録を保存
deal-save-receipt = 控えを保存
deal-receipt = 控えには、ゲーム中にこのブラウザーが書き留めたものが入っています。これがあれば、あとで誰でも、このページがなくても記録を確かめられます：{ $form }

## Looking back together at a game that is over

together-title = いっしょに振り返る
together-begin = いっしょに振り返る
together-none = まだ誰も案内していません。案内する人の見る場面が、全員に見えます。
together-mine = あなたが案内しています。ほかの人にも同じ場面が見えます。
together-follows = { $name }の案内で、いっしょに見ています。
together-other = { $name }が案内しています。
together-lead = 案内する
together-take = 案内を代わる
together-stop = 案内をやめる
together-follow = いっしょに見る
together-alone = ひとりで見る
together-waits = { $name }がみんなとゲームを振り返っています。
together-join = 参加する

## What the server refuses

denied-no-table = そのテーブルはありません。閉じられたか、リンクが途中で切れているのかもしれません。
denied-bad-table = このままではテーブルを開けません。どこかを変えて、もう一度お試しください。
denied-bad-text = 表示できません。空か、長すぎるか、見えない文字だけか、1つの文字に記号が重なりすぎています。
denied-bad-promise = 配札について、テーブルとこのブラウザーが食い違っています。一度立って、座り直してください。
denied-taken = その席はふさがっています。
denied-begun = もう間に合いません。ゲームは始まっています。
denied-not-yet = まだ早すぎます。
denied-not-host = それができるのは、テーブルを開いた人だけです。
denied-not-seated = それができるのは、席に着いている人だけです。
denied-not-missing = その人は席にいるか、外してからまだ1分たっていません。
denied-rated = レーティング戦では、すべての席に人が必要です。ボットが代わりに遊ぶことはありません。
denied-program = プログラムにできるのは、席に着くこと、遊ぶこと、席を立つことだけです。
denied-too-often = 少し急ぎすぎです。ちょっと待ってください。
denied-too-many = 開いているテーブルが多すぎます。まず自分のテーブルをひとつ終えてください。
denied-enough = このテーブルでは、この操作をこれ以上行えません。ゲームはこのまま続けられます。
denied-not-kept = サーバーが今は保存できないため、何も変わっていません。少ししてからもう一度お試しください。
denied-unknown = いまのが保存されたかどうか、サーバーにもまだ分かりません。まずテーブルを見てから、もう一度試してください。同じことが二度起きることはありません。
denied-parked = サーバーでこのテーブルに問題が起きたため、止まっています。保存済みのものは失われていません。サーバーの管理者に知らせてください。
denied-bad-pass = この個人用リンクはもう使われたか、古すぎます。新しく作ってください。
denied-message = ページとサーバーの状態がずれてしまいました。ページを読み込み直してください。ゲームは失われません。
