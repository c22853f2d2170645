### Online tables at the terminal.

opt-online = Sit down at an online table: the link to it, such as { $form }
reason-link = it must be the link of an online table, such as { $form }
net-connected = Connected.
net-unreachable = the server cannot be reached: { $reason }
net-refused = the server refuses the connection ({ $reason })
net-identity = what identifies you to the server cannot be read or stored: { $reason }
net-outdated = The server speaks a newer language than this program. Please update it.
net-nonsense = The server has sent something that makes no sense; asking again.
net-chat = { $name }: { $form }
net-may-start = Everybody is here? “{ $form }” begins the game.
net-not-begun = The game has not begun yet.
net-no-advice = The captain keeps silent where people play.
net-free-seat = free
net-keys = Type a move, { $form } for help, { $key }words to chat, { $input } to leave.
opt-token = The file with the program’s token; without it, the variable { $form } holds it
opt-bot-ms = Milliseconds for a turn of the program
arg-program = The program and its arguments
net-token-missing = a token is needed: name its file with { $key }, or set { $form }
net-token-unread = the token in { $file } cannot be read: { $reason }
net-token-bad = { $file } holds no token: it has 64 hexadecimal digits
net-token-unknown = the server does not know this token: it was revoked, or replaced by a new one
net-bot-waits = No connection yet; the bot keeps trying. ({ $reason })
net-bot-fault = the program does not play on: { $reason }. The seat waits; start this command again to go on
