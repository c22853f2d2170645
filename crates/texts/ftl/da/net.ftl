### Online tables at the terminal.

opt-online = Sæt dig ved et onlinebord: linket til det, for eksempel { $form }
reason-link = det skal være linket til et onlinebord, for eksempel { $form }
net-connected = Der er forbindelse.
net-unreachable = serveren kan ikke nås: { $reason }
net-refused = serveren afviser forbindelsen ({ $reason })
net-identity = det, som serveren kender dig på, kan ikke læses eller gemmes: { $reason }
net-outdated = Serveren er nyere end dette program. Opdater det venligst.
net-nonsense = Serveren har sendt noget uforståeligt; der spørges igen.
net-chat = { $name }: { $form }
net-may-start = Er alle her? »{ $form }« begynder spillet.
net-not-begun = Spillet er ikke begyndt endnu.
net-no-advice = Kaptajnen tier, hvor mennesker spiller.
net-free-seat = fri
net-keys = Skriv et træk, { $form } for hjælp, { $key }ord for at snakke, { $input } for at gå.
opt-token = Filen med programmets token; uden den står det i variablen { $form }
opt-bot-ms = Millisekunder til en tur for programmet
arg-program = Programmet og dets argumenter
net-token-missing = der skal bruges et token: angiv filen med { $key }, eller sæt { $form }
net-token-unread = tokenet i { $file } kan ikke læses: { $reason }
net-token-bad = der står intet token i { $file }: det har 64 hexadecimale cifre
net-token-unknown = serveren kender ikke dette token: det er tilbagekaldt eller erstattet af et nyt
net-bot-waits = Der er ingen forbindelse endnu; botten bliver ved med at prøve. ({ $reason })
net-bot-fault = programmet spiller ikke videre: { $reason }. Pladsen venter; start kommandoen igen for at spille videre
