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
