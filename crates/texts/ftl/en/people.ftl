### People on a server: meeting strangers, friends, and what keeps it friendly.

## Somebody to play with, now

pair-title = Play somebody now
pair-about = One tap: the next person who wants the same game sits down with you, with one minute for each turn.
pair-with = { $variant }: find somebody now
pair-waiting = Looking for somebody for { $variant } …
pair-stop = Stop looking
pair-bot = Nobody has come yet. You can play a bot, or go on waiting.
pair-play-bot = Play a bot
pair-found = Somebody has come. Your game begins.
lobby-running = Games to watch
