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

home-lead = 海賊は六人、暗いトンネルはひとつ。全員を先に船へ乗せた者が海へ逃げきる。
home-play = 遊ぶ
home-play-about = 見習いを相手に、ふたりでトルチュ。十分ほどで終わります。
home-learn = 遊びながら覚える
home-setup = 人数とルールを選ぶ
home-games = この端末のゲーム

## Settings

settings-language = 言語
settings-look = 見た目
look-system = システムに合わせる
look-dark = 夜
look-light = 昼
settings-motion = 動き
motion-normal = ふつう
motion-fast = 速い
motion-off = なし
settings-table = テーブルで
settings-confirm = 手番を終える前に確認する
settings-beginner = 初心者向けの手助け
settings-letters = 海賊に文字をつける
settings-sound = 音
settings-text-mode = 文字を打って遊ぶ
