### サーバーの人たち：初めての人、友だち、そして気持ちよく遊ぶために。

## 今すぐ誰かと遊ぶ

pair-title = 今すぐ誰かと遊ぶ
pair-about = タップするだけ。同じゲームを遊びたい人が来たら、すぐに同じテーブルに座ります。1手番は1分です。
pair-with = { $name }：今すぐ相手を探す
pair-waiting = { $name }の相手を探しています…
pair-stop = 探すのをやめる
pair-bot = まだ誰も来ていません。ボットと遊ぶことも、このまま待つこともできます。
pair-play-bot = ボットと遊ぶ
pair-found = 相手が見つかりました。ゲームが始まります。
lobby-running = 観戦できるゲーム

## Other people at the table

person-more = その他
person-more-who = その他：{ $name }
person-follow = フォローする
person-followed = { $name }をフォローしました。今いるかどうかはロビーで分かります。
person-block = ブロックする
person-block-about = 相手の発言は見えなくなり、招待も届かず、同じテーブルになることもありません。相手には知らされません。
person-blocked = { $name }をブロックしました。
person-report = 通報する
person-report-why = 何が問題ですか。空欄でもかまいません。
person-report-send = 通報を送る
person-reported = ありがとうございます。サーバーの運営者が確認します。

## Whom one follows and blocks

people-title = フォロー中の人
people-online = オンライン
people-offline = オフライン
people-playing = 対局中
people-waiting = テーブルで待っています
people-unfollow = フォローをやめる
people-unfollow-who = { $name }のフォローをやめる
people-blocked = ブロック中の人
people-unblock = ブロックを解除
people-unblock-who = { $name }のブロックを解除
people-nameless = 名前のない人
people-invite-title = フォロー中の人を招待
people-invite = 招待する
people-invite-who = { $name }を招待する
people-invite-sent = 招待を送りました。
people-invited = { $name }から{ $input }のテーブルへの招待です。
people-invited-go = テーブルへ

## From the people who run the server

announce-maintenance = メンテナンスのためサーバーを停止します：{ $form }。ゲームは保存され、あとで続けられます。
denied-muted = 現在チャットに書き込めません。サーバーの運営者による決定です。
denied-banned = 現在このサーバーでは遊べません。運営者による決定です。
denied-banned-about = サーバーの要らないものはいつもどおり使えます。ボット、同じ端末の友だち、レッスン、検討。
denied-uninvited = このサーバーに新しく参加するには招待が必要です。
denied-no-origin = このサーバーはまだ自分のアドレスを知らないため、ここではオンラインで遊べません。
denied-no-origin-about = 運営している方は、{ $form } をつけて起動してください。
denied-closed = サーバーの運営者がこのテーブルを閉じました。
denied-too-many-kept = これ以上は追加できません。
invited-code = 招待コード
invited-go = 参加する
invited-wrong = このコードは使えません。使用済みか、期限切れか、打ち間違いです。
invited-known = 以前ここで遊んだことがある方は、復旧コードでログインしてください。
invite-title = このサーバーに誰かを招待
invite-about = ここに新しく参加するにはコードが必要です。1つのコードは2週間以内に1回使えます。
invite-make = 招待コードを作る
invite-enough = これ以上コードを作れません。どれかが使われるか期限切れになるまでお待ちください。

## What is kept

privacy-title = 保存されるもの
privacy-link = あなたについて保存されるもの
privacy-device = この端末
privacy-device-about = ボットとのゲームや同じ端末でのゲーム、レッスン、設定は、このブラウザーの中だけにあります。ほかの誰にも渡りません。
privacy-server = サーバー
privacy-no-server = このページにはサーバーがないため、ほかのどこにも保存されません。
privacy-never = 遊ぶのにメールアドレスもパスワードも要りません。ネットワークアドレスは接続中に大量アクセスを防ぐためだけに使い、保存しません。
privacy-people = 名前と、初めて来た日時。
privacy-devices = ログイン中の端末ごとに、ブラウザーとシステムの種類、最後に来た日時。端末の秘密はハッシュ値だけ。
privacy-ways-back = 個人用リンクと復旧コード。ハッシュ値だけ。
privacy-passkeys = パスキーの公開鍵と名前、最後に使った日時。秘密の部分はあなたの手元にしかありません。
privacy-programs = あなたのボットの名前と、トークンを作った日時。トークンそのものは照合用の値だけ。
privacy-merges = ゲストとして遊んだ端末でログインしたとき、二人が同じ人になったこと。
privacy-games = ゲーム：誰がどの席にどの名前で座ったか、すべての手と時刻、チャットの内容。終わったゲームはリンクを知っている人なら誰でも見られます。
privacy-ratings = レーティング対局ごとのあなたのレーティング。誰でも見られます。
privacy-daily = 「今日の配札」の最初の結果。送った場合だけ。
privacy-notices = 手番を知らせる先、オフにした通知、すでに知らせた手番。
privacy-mail = メールアドレス。登録した場合だけ。
privacy-holidays = ゆっくりしたゲームを止める休暇の期間。
privacy-follows = 誰をフォローしているか。相手には知らされません。
privacy-blocks = 誰をブロックしているか。相手には知らされません。
privacy-reports = 通報：誰が誰を通報したかと、前後のチャット。サーバーの運営者だけが見ます。
privacy-sanctions = 運営者によってチャットや参加が止められているか、いつまでか。
privacy-invitations = あなたが作った招待コード。ハッシュ値だけ。
privacy-deletions = 誰かが削除されたこと、または運営者が名前を変えたこと。番号と時刻だけ。削除された人の名前とチャットは、すべてのゲームから消えます。
privacy-admin-log = 運営者が行ったこと。番号だけで、名前はありません。
privacy-days = 保存する期間
privacy-days-games = 終わったゲームは{ $count }日後に消えます。結果とレーティングは残ります。
privacy-days-chat = 終わったゲームのチャットは{ $count }日後に消えます。
privacy-days-idle = { $count }日間何も起こらないテーブルは閉じられます。
privacy-days-reports = 処理が終わった通報は{ $count }日後に消えます。
privacy-days-log = 運営者が行ったことの記録は{ $count }日間残ります。

## The page of the people who run the server

operator-title = サーバーの運営者へ
operator-reports = 通報
operator-no-reports = 未対応の通報はありません。
operator-wrong-token = このリンクではここは開けません。
operator-reported = 通報{ $form }：{ $name }
operator-person = 人{ $form }
operator-done = 通報を閉じる
operator-mute = 1週間チャット禁止
operator-unmute = チャットを許可
operator-ban = 参加禁止
operator-unban = 参加を許可
operator-rename = 別の名前
operator-close-table = テーブルを閉じる
operator-find = 名前で探す
operator-announce = 全員に知らせる
operator-minutes = メンテナンスまでの分数（なければ0）
operator-end-announcement = お知らせを終える
operator-log = 行ったこと
operator-carried-out = 完了しました。
operator-nothing = 変更するものはありませんでした。
