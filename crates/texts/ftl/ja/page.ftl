### The frame of the page, its front door and its settings.

nav-label = ページ
skip-to-content = 本文へ
nav-play = 新しいゲーム
nav-learn = 遊び方を学ぶ
nav-puzzles = 問題
nav-rules = ルール
nav-games = ゲーム一覧
nav-study = 振り返り
nav-settings = 設定

## The front door

home-lead = 海賊は6人、暗いトンネルはひとつ。全員を先に船へ乗せた者が海へ逃げきる。
home-play = 遊ぶ
home-play-about = 1対1でトルチュ。相手は{ level }。10分ほどで終わります。
home-learn = はじめての方へ：3分で覚える
home-daily = 今日の配札

## Settings

settings-language = 言語
settings-sound = 音

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

## The ways to other people; their pages are fetched later

home-friends = 友だちと遊ぶ
nav-online = みんなで
online-open = テーブルを開く
online-table = みんなのテーブル
