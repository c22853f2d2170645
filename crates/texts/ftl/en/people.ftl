### People on a server: meeting strangers, friends, and what keeps it friendly.

## Somebody to play with, now

pair-title = Play somebody now
pair-about = One tap: the next person who wants the same game sits down with you, with one minute for each turn.
pair-with = { $name }: find somebody now
pair-waiting = Looking for somebody for { $name } …
pair-stop = Stop looking
pair-bot = Nobody has come yet. You can play a bot, or go on waiting.
pair-play-bot = Play a bot
pair-found = Somebody has come. Your game begins.
lobby-running = Games to watch

## Other people at the table

person-more = More
person-more-who = More: { $name }
person-follow = Follow
person-followed = You now follow { $name }. In the lobby you see when they are here.
person-block = Block
person-block-about = You no longer see what they write, they cannot invite you, and you are not brought to the same table. They are not told.
person-blocked = You block { $name } now.
person-report = Report
person-report-why = What is wrong? You may leave this empty.
person-report-send = Send the report
person-reported = Thank you. The people who run this server will look at it.

## Whom one follows and blocks

people-title = People you follow
people-online = is here
people-offline = is away
people-playing = is playing
people-waiting = waits at a table
people-unfollow = Stop following
people-unfollow-who = Stop following { $name }
people-blocked = People you block
people-unblock = Unblock
people-unblock-who = Unblock { $name }
people-nameless = Somebody without a name
people-invite-title = Invite somebody you follow
people-invite = Invite
people-invite-who = Invite { $name }
people-invite-sent = The invitation is on its way.
people-invited = { $name } invites you to a table: { $input }.
people-invited-go = Go to the table

## From the people who run the server

announce-maintenance = The server pauses for maintenance: { $form }. Games are kept and go on afterwards.
denied-muted = You cannot write in the chat at present. The people who run this server decided so.
denied-banned = You cannot play on this server at present. The people who run it decided so.
denied-banned-about = Everything that needs no server works as usual: bots, friends on the same device, lessons and reviews.
denied-uninvited = This server lets new people in by invitation only.
denied-no-origin = This server does not know its own address yet, so nobody can play online here.
denied-no-origin-about = If you run it, start it with { $form }.
denied-closed = The people who run this server closed the table.
denied-too-many-kept = There are as many of these as there may be.
invited-code = Invitation code
invited-go = Come in
invited-wrong = This code does not work: it has been used, is too old, or has a slip in it.
invited-known = If you have played here before, sign in with your recovery code.
invite-title = Invite somebody to this server
invite-about = New people need a code here. Each works once, within two weeks.
invite-make = Make an invitation code
invite-enough = You have made as many codes as you may. Wait until one is used or too old.

## What is kept

privacy-title = What is kept
privacy-link = What is kept about you
privacy-device = On this device
privacy-device-about = Games against bots and at one device, lessons and settings stay in this browser. Nobody else gets them.
privacy-server = On the server
privacy-no-server = This page has no server, so nothing is kept anywhere else.
privacy-never = No e-mail address and no password is needed to play. The address of your network is used while you are connected, to stop floods, and is not stored.
privacy-people = Your name, and when you first came.
privacy-devices = For each device on which you are signed in: kind of browser and system, and when it was last here. Its secret only as a fingerprint.
privacy-ways-back = Personal links and recovery codes, only as fingerprints.
privacy-passkeys = Passkeys: their public keys, their names, and when each was last used. The secret part stays with you.
privacy-programs = Bots of yours: their names, and when their token was made. The token only as a fingerprint.
privacy-merges = That one person became another, when you signed in on a device where you had played as a visitor.
privacy-games = Games: who sat where, under which name, every move with its time, and what was said in the chat. Anybody who has the link can see finished games.
privacy-ratings = Your rating after each rated game. Anybody can see ratings.
privacy-daily = Your first result of each deal of the day, if you send it.
privacy-notices = Where you want to be told that it is your turn, what you have turned off, and which turns you were told of.
privacy-mail = Your e-mail address, only if you give it.
privacy-holidays = The holidays during which your slow games stand still.
privacy-follows = Whom you follow. They are not told.
privacy-blocks = Whom you block. They are not told.
privacy-reports = Reports: who reported whom, with the chat lines around it. Only the people who run the server see them.
privacy-sanctions = Whether the people who run the server keep you from chatting or playing, and until when.
privacy-invitations = Invitation codes that you made, only as fingerprints.
privacy-deletions = That somebody was deleted, or got another name from the people who run the server: a number and a time. The name and the chat of a deleted person are removed from all games.
privacy-admin-log = What the people who run the server did, by numbers and without names.
privacy-days = For how long
privacy-days-games = { $count ->
    [one] Finished games are removed after a day. Their results and the ratings stay.
   *[other] Finished games are removed after { $count } days. Their results and the ratings stay.
}
privacy-days-chat = { $count ->
    [one] The chat of finished games is removed after a day.
   *[other] The chat of finished games is removed after { $count } days.
}
privacy-days-idle = { $count ->
    [one] A table at which nothing happens for a day is closed.
   *[other] A table at which nothing happens for { $count } days is closed.
}
privacy-days-reports = { $count ->
    [one] Reports are removed a day after they were closed.
   *[other] Reports are removed { $count } days after they were closed.
}
privacy-days-log = { $count ->
    [one] What the people who run the server did is kept for a day.
   *[other] What the people who run the server did is kept for { $count } days.
}

## The page of the people who run the server

operator-title = For the people who run this server
operator-reports = Reports
operator-no-reports = No open reports.
operator-wrong-token = This link does not open anything here.
operator-reported = Report { $form }: { $name }
operator-person = Person { $form }
operator-done = Close the report
operator-mute = Mute for a week
operator-unmute = Allow the chat
operator-ban = Ban
operator-unban = Let in again
operator-rename = Other name
operator-close-table = Close the table
operator-find = Find people by name
operator-announce = Announce to everybody
operator-minutes = Minutes until maintenance, 0 for none
operator-end-announcement = End the announcement
operator-log = What was done
operator-carried-out = Done.
operator-nothing = There was nothing to change.
