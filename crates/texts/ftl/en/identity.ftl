### Passkeys, taking one’s data along, and being deleted.

identity-passkeys = Passkeys
identity-passkeys-about = A passkey stays in your phone, computer or security key. It signs you in by fingerprint, face or PIN, as often as you like.
identity-passkey-none = You have no passkey yet.
identity-passkey-make = Make a passkey
identity-passkey-made = Your passkey is ready.
identity-passkey-failed = No passkey was made. You can try again, or write down a recovery code.
identity-passkey-unnamed = A passkey
identity-passkey-name = A name for the new passkey
identity-passkey-since = Made: { $form }
identity-passkey-used = Last used: { $form }
identity-passkey-remove = Remove
identity-passkey-remove-who = Remove the passkey: { $name }
identity-passkey-removed = The passkey no longer works here. You can now delete it on your device, too.
identity-passkey-go = Sign in with a passkey
identity-passkey-done = Welcome back!
identity-passkey-wrong = This passkey does not work here: it was removed, or it belongs to another server.
identity-passkey-not-used = You are not signed in: no passkey was used.

## Taking everything along

identity-export = Your data
identity-export-about = Everything this server has about you, in one file: your name, your devices and tables, what you said in chat, and the records of your finished games.
identity-export-go = Download everything
identity-export-done = The file is on its way to your downloads.

## Being deleted

identity-delete = Delete everything
identity-delete-about = Your name and everything you said in chat disappear from this server, from finished games too. Games that are still running count as resigned. This cannot be undone.
identity-delete-start = Delete me
identity-delete-sure = Are you sure? Then type this word: { $form }
identity-delete-word = delete
identity-delete-label = The word, to confirm
identity-delete-go = Delete everything for good
identity-delete-keep = Keep everything
identity-delete-done = Done. This server no longer knows you.

## For the others

identity-chat-removed = This message was removed.
identity-end-reworded = Since you noted the end of this game, a name or message in it was removed or replaced, so its record is no longer the same. Cards and moves can still be checked.

## Bots of one’s own

identity-bots = Your bots
identity-bots-about = A program of yours can play at tables to which you have the link, for everybody to see that it is a bot. It comes in by a token.
identity-bot-none = You have no bots.
identity-bot-name = A name for the bot
identity-bot-make = Make a token
identity-bot-yours = Token for { $name }
identity-bot-once = Copy it now: it is shown only this once. Whoever has it can let a program play under this name. “{ $form }” tells how to use it.
identity-bot-copy = Copy the token
identity-bot-kept = I have kept it
identity-bot-since = Token made: { $form }
identity-bot-plays = Playing right now
identity-bot-void = Revoked. With the same name you can make a new token.
identity-bot-revoke = Revoke
identity-bot-revoke-who = Revoke the token of { $name }
identity-bot-revoked = The token no longer works, and the bot is disconnected.
identity-bot-many = You have as many bots as anybody may have. Use a name again, or revoke a bot that has never played.
identity-bot-bad-name = Choose a shorter name for the bot. “{ $form }” is added by itself.
