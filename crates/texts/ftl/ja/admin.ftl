### `cartagena admin`：サーバーの運営者ができること。

cli-admin = サーバーの運営：通報、チャット禁止、参加禁止、名前、テーブルを閉じる、お知らせ、招待
more-admin = これらのゲームを動かしているサーバーに頼みます。動いていなければ、ゲームのデータに直接行います。変更はすべて記録されます。できること：
arg-act = 行うこと
arg-act-argument = 対象。人と通報の番号は一覧のものです
opt-all-reports = 閉じた通報も
opt-days = 続く日数。0は無期限、招待では通常の期間
opt-minutes = メンテナンスでサーバーを止めるまでの分数
opt-hours = お知らせを表示する時間。0は1日
opt-uses = コードで参加できる人数
opt-invite-only = 新しい人は招待がある場合だけ参加できます
admin-usage = 書き方：{ $form }
admin-no-door = サーバーがこれらのゲームを使っていますが、頼むことができません（{ $file }）：{ $reason }
admin-failed = 何も変更されませんでした：{ $reason }
admin-page-about = このリンクを持つ人は、これらすべてをブラウザーで行えます。秘密にしてください。
admin-done = 完了し、記録しました。
admin-no-reports = 未対応の通報はありません。
admin-nobody = そのような名前の人はいません。
admin-no-log = まだ何も行われていません。
admin-no-person = そのような人はいません
admin-no-table = そのようなテーブルはないか、ゲームが終わっています
admin-nothing = 変更するものはありませんでした
admin-bad-text = このテキストは表示できません。空か、長すぎるか、見えない文字だけです
admin-bad-number = 数が範囲外です
admin-report = 通報{ $first }、{ $form }：{ $name }（人{ $input }）
admin-muted = チャット禁止
admin-banned = 参加禁止
