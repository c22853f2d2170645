## Notation

settings-notation = 移動の記法
settings-notation-about = 経過、ヒント、振り返りで、移動を{ $form }のように短くも書きます。

## Settings

settings-look = 見た目
look-system = システムに合わせる
look-dark = 夜
look-light = 昼
settings-motion = アニメーション
motion-normal = ふつう
motion-fast = 速い
motion-off = なし
settings-table = テーブルで
settings-confirm = 手番を終える前に確認する
settings-beginner = 初心者向けの手助け
settings-letters = 海賊に文字をつける
settings-text-mode = 文字入力で遊ぶ
settings-keys = テーブルでのキー操作

## Settings: you and your device

settings-name-about = 空のままなら色の名前で遊びます。
settings-confirm-about = 3回目の移動のあと、手番を終える操作をするまで待ちます。
settings-beginner-about = 何ができるか、なぜそうするかをテーブルで詳しく伝えます。
settings-letters-about = 色ごとに決まった文字を海賊の服に書きます。
settings-text-mode-about = テーブルの様子を言葉で伝え、移動を文字で打てます。
settings-keys-about = 文字や数字のキーで遊んだり尋ねたりできます。音声入力を使う場合や押し間違いが多い場合はオフに。矢印キーはいつでも使えます。
settings-device = この端末で
install = アプリとしてインストール
install-about = すべてこの端末の中にあり、通信がなくても動きます。
export-games = 終わったゲームをすべて保存する
export-none = 終わったゲームはまだありません。
