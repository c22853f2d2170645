### The frame of the page, its front door and its settings.

nav-label = ページ
skip-to-content = 本文へ
nav-play = 新しいゲーム
nav-learn = 遊び方を学ぶ
nav-rules = ルール
nav-games = ゲーム一覧
nav-study = 振り返り
nav-settings = 設定

## The front door

home-lead = 海賊は6人、暗いトンネルはひとつ。全員を先に船へ乗せた者が海へ逃げきる。
home-play = 遊ぶ
home-play-about = 1対1でトルチュ。相手は{ level }。10分ほどで終わります。
home-learn = 遊びながら覚える

## Settings

settings-language = 言語
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
settings-sound = 音
settings-text-mode = 文字入力で遊ぶ
settings-keys = テーブルでのキー操作

## The frame

menu = メニュー
close = 閉じる
update-ready = ゲームの新しい版の準備ができました。
update-now = 今すぐ更新

## When something is wrong with the device

trouble-not-kept = この端末にゲームを保存できません。このまま遊べますが、ページを閉じると消えます。空き容量がないのかもしれません。
trouble-bad-game = 保存したゲームのひとつが読めません。そのまま残してあります。
trouble-no-net = ボットはまだ遊べません。必要なデータを読み込めませんでした。ネットワークに接続して、ページを読み込み直してください。
trouble-message = ページとゲームの状態がずれてしまいました。ページを読み込み直してください。ゲームは失われません。
trouble-table = この内容ではゲームを始められません。入力は残っています。どこかを変えて、もう一度お試しください。
trouble-text = この文字列はゲームの記録でも局面でもありません。

## A page that has to be fetched first

page-awaited = お待ちください…
page-missing = このページを読み込めませんでした
page-missing-why = ネットワークに接続して、もう一度お試しください。うまくいかないときは、ページを読み込み直してください。ゲームは失われません。
try-again = もう一度試す

## The front door: a game that waits

home-continue = ゲームの続き

## Settings: you and your device

settings-name = あなたの名前
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

## The ways to other people; their pages are fetched later

home-friends = 友だちと遊ぶ
nav-online = みんなで
online-open = テーブルを開く
online-table = みんなのテーブル
