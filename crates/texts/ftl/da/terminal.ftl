## Setting up

setup-title = Et nyt spil
setup-language = Sprog
setup-players = Hvor mange spillere?
setup-players-about = To til fem spiller. Hver af dem er et menneske ved tastaturet eller en bot.
setup-name = Hvem er { seat-name }?
setup-name-about = Skriv et navn, eller lad feltet stå tomt; så spiller du under din farves navn.
setup-variant = Hvilken variant?
setup-first = Hvem begynder?
setup-first-random = Vælg tilfældigt
setup-first-about = Reglerne siger: den, der mest ligner en sørøver. Det er ikke nødvendigvis en fordel.
setup-start = Begynd
setup-resume = Fortsæt det gemte spil
saved-moves = { $count ->
    [one] { $count } træk indtil nu
   *[other] { $count } træk indtil nu
}

## On the table

hand-unseen = { $count ->
    [one] og { $count } skjult
   *[other] og { $count } skjulte
}

## What the keys do

key-line = linje
key-change = skift
key-next = næste
key-type = skriv
key-resume = fortsæt
key-take = vælg
key-back = tilbage
key-menu = til menuen
key-scroll = rul
key-go = udfør
key-sit-down = jeg sidder her
key-undo = fortryd
key-end-turn = slut turen
key-help = hjælp
key-log = forløb
key-language = sprog
key-leave = afslut
key-quit = gem og afslut
key-abandon = afslut uden at gemme

## The help

help-title = Sådan spiller man
help-row = rækken: kortet i klammerne tages først
help-draws = så mange kort trækker du, hvis du rykker tilbage dertil
help-pirate = vælg en sørøver
help-card = vælg et kort, eller ryk tilbage
help-notation = eller skriv et træk: kortet og den plads, sørøveren står på (fortet er 0), eller pladsen og tilbage
help-enter = udfør; det lille bogstav viser, hvor sørøveren ville stå
help-end = slut turen
help-undo = fortryd det sidste træk, så længe ingen har set et nyt kort
help-others = forløbet, sproget, gem og afslut
log-title = Spillets forløb

## Asking and telling

quit-ask = Gem spillet og afslut?
unsaved-ask = Spillet er ikke gemt. Tryk på { $key } for at afslutte uden at gemme, eller gå tilbage og prøv igen senere.
press-key = Tryk på { $key }.
no-terminal = Spillet har brug for en terminal. Start det i en: { $input }
too-small = Vinduet er for lille. Det skal have { $width } kolonner og { $height } linjer.
file-exists = Der er allerede en fil { $file }. Vælg et andet navn.
file-open = Spillet i { $file } er åbent i et andet vindue.
saves-broken = { $count ->
    [one] { $count } gemt spil kan ikke læses: { $reason }
   *[other] { $count } gemte spil kan ikke læses. Det første af dem: { $reason }
}

## After the game

end-record = Gem spilforløbet som
end-rematch = De samme spillere en gang til
end-new = Et andet spil
end-quit = Afslut

## Beside the table

pace-fast = Botterne rykker hurtigere nu.
pace-calm = Botterne giver sig god tid igen.
key-skip = næste træk
key-faster = hurtigere
key-slower = langsommere
key-advice = råd
help-skip = mens en bot spiller: videre til dens næste træk
help-faster = hurtigere eller langsommere botter
help-advice = spørg kaptajnen, hvad du skal spille, og hvorfor
record-saved = Spilforløbet ligger i { $file }.
sit-down = Giv pladsen til { $name }. Tryk på Enter, når ingen andre kigger.
saved = Spillet er gemt i { $file }. I kan spille videre senere.
resumed = Det gemte spil fortsætter.
